"""Where puzzles come from: turns of games between bots, as one seat sees them."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import spielwerk
from spielwerk import Match, bots
from spielwerk.core.documents import Document
from spielwerk.puzzles.records import Puzzle
from spielwerk.puzzles.tasks import (
    MOST,
    MOST_PLANS,
    Making,
    Task,
    TooLong,
    Ways,
    common,
    plans,
    ways,
)

PLAYERS = ("child", "casual")
FEWEST_ACTIONS = 3
FEWEST_TURNS = 8
"""Where fewer turns are possible, there is nothing to be found."""
A_FEW = 12
"""Worlds after which it shows whether a task can be done in many ways."""


class Scene(NamedTuple):
    """The beginning of a seat's turn in a game between bots."""

    match: Match
    seat: int
    seed: str

    def imagined(self, number: int = 0) -> Match:
        """One of the ways it may stand, as far as the seat knows."""
        seen = self.match.observation(self.seat)
        return self.match.game.determinize(seen, seed=f"{self.seed}/{number}")


def scenes(game: str, making: Making, table: Document, seed: str) -> Iterator[Scene]:
    """The beginnings of all turns of a match that leave something to choose."""
    options = {name: value for name, value in table.items() if name != "seats"}
    loaded = spielwerk.load(game, options or None, seats=table.get("seats"))
    match = loaded.match(seed)
    players = [
        bots.load(PLAYERS[seat % len(PLAYERS)], loaded, seat, seed) for seat in range(loaded.seats)
    ]
    while not match.over:
        seat = match.seats_to_act()[0]
        seen, able = match.observation(seat), match.legal(seat)
        plays = not making.phases or seen["phase"] in making.phases
        if plays and len(able) >= FEWEST_ACTIONS and not loaded.rules.mid_turn(match.state):
            yield Scene(match, seat, f"{seed}/{len(match.steps)}")
        match.play(seat, players[seat].choose(seen, able, match.events(seat)))


def tasks_in(
    first: Match, others: Iterable[Match], seat: int, tasks: Mapping[str, Task]
) -> list[Puzzle]:
    """The tasks that can be done in one way, or in two, in all these worlds."""
    try:
        found = ways_in(first, others, seat, tasks)
    except TooLong:
        return []
    position = first.position()
    return [
        Puzzle(task=task, grade=1, seat=seat, position=position, right=one.right, turns=one.turns)
        for task, one in found.items()
        if one.turns >= FEWEST_TURNS and 1 <= plans(one.right) <= MOST_PLANS
    ]


def ways_in(
    first: Match, others: Iterable[Match], seat: int, tasks: Mapping[str, Task]
) -> dict[str, Ways]:
    """What does each task in all these worlds; no more are looked at once nothing does.

    Of what can still be done in many ways after a few worlds it is not asked any further.
    """
    found = ways(first.game, first.state, seat, tasks)
    for number, match in enumerate(others):
        most = MOST_PLANS if number >= A_FEW else MOST
        left = {name: tasks[name] for name, one in found.items() if 1 <= len(one.right) <= most}
        if not left:
            break
        there = ways(match.game, match.state, seat, left)
        found = {name: common(found[name], there[name]) for name in left}
    return found
