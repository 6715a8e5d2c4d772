"""A match looked at afterwards: how the chances went, what was luck, what could have been done.

Chances are the learned value of the position as the seat itself could judge it; nobody is blamed
for what it could not see.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import spielwerk
from spielwerk.bots.coach import hint
from spielwerk.bots.search.players import searcher_for
from spielwerk.core.match import CHANCE_NAME, Match

TURNING_POINTS = 5
QUICK = "casual"
MISSED = 0.02
"""From this chance to win on, a better action is worth telling."""


def review(transcript: Mapping[str, Any], level: str = "club") -> dict[str, Any]:
    """What there is to say about a match; TranscriptError if the transcript is none.

    `curve`: each seat's chance to win, before the first step and after each. `luck`: what deals,
    draws and dice gave or took, as sums of chances to win. `turning_points`: numbers of the steps
    that changed most. `missed`: actions for which the seat had a clearly better one, the costliest
    first, and what that would have been worth.
    """
    reviewer = Reviewer(transcript.get("steps"), level)
    match = spielwerk.replay(transcript, reviewer.watch)
    return {
        "game": match.game.name,
        "returns": match.returns,
        "curve": reviewer.curve,
        "luck": [round(sum(luck), 4) for luck in zip(*reviewer.luck, strict=True)],
        "turning_points": turning_points(reviewer.curve),
        "missed": sorted(reviewer.missed, key=lambda missed: -missed["gain"]),
    }


class Reviewer:
    """Watches a match that is replayed."""

    def __init__(self, steps: Any, level: str) -> None:
        self.steps = steps
        self.level = level
        self.curve: list[list[float]] = []
        self.luck: list[list[float]] = []
        self.missed: list[dict[str, Any]] = []

    def watch(self, match: Match) -> None:
        """Note how things stand after a step, and what the next one could have been."""
        chances = chances_of(match)
        if match.steps and match.steps[-1][0] == CHANCE_NAME:
            before = self.curve[-1]
            self.luck.append([now - then for now, then in zip(chances, before, strict=True)])
        self.curve.append([round(chance, 4) for chance in chances])
        if len(match.steps) < len(self.steps):
            self.judge(match, *self.steps[len(match.steps)])

    def judge(self, match: Match, who: int | str, played: str) -> None:
        """Compare what a seat is about to do with the best that it could.

        Only where a quick look finds something better a longer one is taken.
        """
        if not isinstance(who, int) or len(match.legal(who)) < 2:
            return
        if gain(match, who, played, QUICK)[1] < MISSED:
            return
        better, more = gain(match, who, played, self.level)
        if more >= MISSED:
            told = {"seat": who, "played": played, "better": better, "gain": more}
            self.missed.append({"step": len(match.steps)} | told)


def gain(match: Match, seat: int, played: str, level: str) -> tuple[str, float]:
    """The best action, and how much better it is than what is played, as a chance to win."""
    advised = hint(match, seat, level)
    chance = dict(advised).get(played, advised[0].chance)
    return advised[0].action, round(advised[0].chance - chance, 4)


def chances_of(match: Match) -> list[float]:
    """Every seat's chance to win, as the seat itself could judge it."""
    if match.returns is not None:
        return [(result + 1) / 2 for result in match.returns]
    searcher = searcher_for(match.game.name, "full")
    return [searcher.value(match.state, seat) for seat in range(match.game.seats)]


def turning_points(curve: Sequence[Sequence[float]]) -> list[int]:
    """The steps that changed most, by number, in the order in which they came."""
    changes = [
        max(abs(now - then) for now, then in zip(after, before, strict=True))
        for before, after in pairwise(curve)
    ]
    largest = sorted(range(len(changes)), key=lambda step: -changes[step])
    return sorted(largest[:TURNING_POINTS])
