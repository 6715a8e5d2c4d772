"""How a seat stands: a few numbers of what it knows, and the chance to win that they make.

What they weigh was fitted by logistic regression to matches of many different players
(`spielwerk.lab.calibration`); the numbers stand in `standing.json`.
"""

import json
from collections.abc import Sequence
from functools import lru_cache
from importlib import resources
from math import exp
from typing import NamedTuple

from spielwerk.bots.strategus.reading.state import KIND_STEP, MINE, THEIRS, State
from spielwerk.games.strategus.cards import FOX

FILE = "standing.json"
NAMES = ("even", "lead", "lead late", "lead while nothing happens", "foxes", "sight")
"""`lead` and `sight` are shares of all worth: of who has more, and of what the search finds."""


class Frame(NamedTuple):
    """What is the same in a whole match."""

    quiet_plies: int  # quiet actions until a draw; 0: there is none
    cards: int  # of both sides, to begin with


@lru_cache
def weights() -> list[float]:
    """What each of the numbers weighs."""
    told = resources.files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    fitted: dict[str, float] = json.loads(told)
    return [fitted[name] for name in NAMES]


def chance_of(numbers: Sequence[float]) -> float:
    """The chance to win of who stands so."""
    total = sum(weight * number for weight, number in zip(weights(), numbers, strict=True))
    return 1 / (1 + exp(-total))


def standing(s: State, value: int, frame: Frame) -> list[float]:
    """The numbers of a picture, and of what the search has found in it."""
    mine, theirs = (int(worth) for worth in s.army)
    lead = (mine - theirs) / max(mine + theirs, 1)
    foxes = (min(left(s, MINE, FOX), 2) - min(left(s, THEIRS, FOX), 2)) / 2
    sight = max(-1.0, min(1.0, value / max(mine + theirs, 1)))
    return [1.0, lead, lead * late(s, frame), lead * quiet(s, frame), foxes, sight]


def with_move(s: State, numbers: Sequence[float], worse: int, frame: Frame) -> list[float]:
    """The numbers after a move that is worse by so much than the best: it leads by less."""
    mine, theirs = (int(worth) for worth in s.army)
    less = min(2.0, worse / max(mine + theirs, 1))
    even, lead, lead_late, lead_quiet, foxes, sight = numbers
    lead_late -= less * late(s, frame)
    lead_quiet -= less * quiet(s, frame)
    return [even, lead - less, lead_late, lead_quiet, foxes, sight]


def late(s: State, frame: Frame) -> float:
    """Which share of all cards is lost."""
    return 1 - sum(int(count) for count in s.left) / frame.cards


def quiet(s: State, frame: Frame) -> float:
    """How near the draw is."""
    return min(int(s.quiet) / frame.quiet_plies, 1.0) if frame.quiet_plies else 0.0


def left(s: State, side: int, kind: int) -> int:
    """How many of a kind a side has left."""
    return int(s.left[side * KIND_STEP + kind])
