"""What a seat of Strategus knows at its turn, put in order: cards, chances, worths.

Squares are numbers here (`board`). A situation is made anew for every question.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from spielwerk.bots.strategus.belief import Card, Chances, chances, own_row
from spielwerk.bots.strategus.memory import (
    ANIMALS,
    NUMBER_OF,
    Fading,
    Trace,
    possible_kinds,
    recall,
)
from spielwerk.bots.strategus.worth import worths
from spielwerk.games.strategus.board import STEPS, file_of, row_of
from spielwerk.games.strategus.cards import APPLE, COUNT, TRAP, can_walk, kind_named

QUIET_PLIES = 200
"""§E4 by default; also the measure of patience where there is no such end."""
PATIENCE = 0.2
"""The part of the quiet actions allowed (§E4) after which a seat that is not behind gets pushy."""
BEHIND = -12.0
"""With so much less than the other side a draw is welcome."""
ALARM = 60.0
"""What it is worth to remove an animal next to the own apple; half of that a square further …"""
ALARM_REACH = 4
DOOR = 0.15
"""What a trap next to the apple is worth to who removes it, as part of the apple."""


class Situation:
    """The table as one seat sees it and remembers it."""

    def __init__(
        self,
        observation: Mapping[str, Any],
        events: Sequence[Mapping[str, Any]],
        fading: Fading | None = None,
    ) -> None:
        self.seat: int = observation["seat"]
        self.traces: dict[int, Trace] = {}
        self.own: dict[int, int] = {}
        self.cards: dict[int, Card] = {}
        self.known_to_enemy: set[int] = set()
        pieces = observation["pieces"]
        # With memory_aid log everything is written down that a fight showed.
        self.fading = None if "fights" in observation else fading
        for name, trace in recall(observation, events).items():
            at = NUMBER_OF[name]
            self.traces[at] = trace
            self.put(at, trace, name, pieces[trace.owner][name])
        self.left = [kinds_left(lost) for lost in observation["lost"]]
        self.mine = worths(self.left[self.seat], self.left[1 - self.seat])
        self.theirs = worths(self.left[1 - self.seat], self.left[self.seat])
        self.quiet: int = observation["quiet"]
        options = observation.get("options", {})
        self.quiet_plies = int(options.get("quiet_plies", QUIET_PLIES)) or QUIET_PLIES

    def put(self, at: int, trace: Trace, name: str, code: str) -> None:
        """Take in one card: an own one, or what can be known of an enemy's."""
        able = possible_kinds(name, trace, self.fading)
        if trace.owner == self.seat:
            self.own[at] = kind_named(code)
            if len(able) == 1:
                self.known_to_enemy.add(at)
            return
        if code != "?":
            able = frozenset((kind_named(code),))
        self.cards[at] = (able, own_row(trace.owner, NUMBER_OF[trace.origin]))

    @cached_property
    def enemy(self) -> dict[int, Chances]:
        """The chances of each kind on every square of the enemy's."""
        return chances(self.cards, self.left[1 - self.seat])

    @cached_property
    def balance(self) -> float:
        """How much more than the enemy's army the own one is worth."""
        return total(self.left[self.seat], self.mine) - total(
            self.left[1 - self.seat], self.theirs
        )

    @cached_property
    def urge(self) -> float:
        """How much a fight is wanted, 0 to 1: more as the draw of §E4 comes nearer."""
        if self.balance < BEHIND:
            return 0.0
        waited = self.quiet / self.quiet_plies
        return min(1.0, max(0.0, (waited - PATIENCE) / (0.8 - PATIENCE)))

    @cached_property
    def apple(self) -> int | None:
        """Where the own apple is."""
        return next((at for at, kind in self.own.items() if kind == APPLE), None)

    @cached_property
    def suspicion(self) -> float:
        """How likely the enemy thinks that the apple is where it is: it never moved."""
        return 1 / max(1, sum(self.traces[at].moved is None for at in self.own))

    @cached_property
    def extra(self) -> dict[int, float]:
        """What removing an enemy card brings besides its worth."""
        return {at: self.alarm(at) + self.door(at) for at in self.enemy}

    def alarm(self, at: int) -> float:
        """An animal comes near the own apple."""
        if self.apple is None or not self.cards[at][0] <= ANIMALS:
            return 0.0
        far = distance(at, self.apple)
        if far > ALARM_REACH:
            return 0.0
        return ALARM / float(2 ** (far - 1))

    def door(self, at: int) -> float:
        """The apple may lie behind this trap."""
        trap = self.enemy[at][TRAP]
        if trap < 0.5:
            return 0.0
        behind = max(
            (self.enemy[at + step][APPLE] for step in STEPS if at + step in self.enemy),
            default=0.0,
        )
        return DOOR * behind * self.theirs[APPLE]


def kinds_left(lost: Sequence[str]) -> list[int]:
    """How many of each kind are on the table, by the codes of the lost ones."""
    gone = Counter(kind_named(code) for code in lost)
    return [count - gone[kind] for kind, count in enumerate(COUNT)]


def total(left: Sequence[int], worth: Sequence[float]) -> float:
    """What the animals of a side are worth together."""
    return sum(left[kind] * worth[kind] for kind in range(1, len(COUNT)) if can_walk(kind))


def distance(at: int, other: int) -> int:
    """Steps between two squares if nothing is in the way."""
    return abs(row_of(at) - row_of(other)) + abs(file_of(at) - file_of(other))
