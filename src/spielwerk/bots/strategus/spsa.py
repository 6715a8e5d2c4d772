"""How `parameters` are tuned: by playing, all of them varied by lot at once (SPSA).

Two players vary the present numbers by the same lot, one this way, one the other, and play from
the same starts, on both sides, against `greedy`'s numbers. After a step every number has moved
towards where the better ones had it, the further the surer it is that it mattered. Spall:
Multivariate Stochastic Approximation Using a Simultaneous Perturbation Gradient Approximation
(1992).

`python -m spielwerk.bots.strategus.spsa FILE --steps 10` begins with `greedy`'s numbers, or
goes on with those in the file, and writes them there after every step.
"""

import argparse
import json
import math
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from spielwerk import files
from spielwerk.bots.strategus import playout, remembered
from spielwerk.bots.strategus.parameters import (
    BOLD,
    CROWDED,
    GREEDY,
    NEARER,
    PARAMETERS,
    RUNNING,
    STILL,
    STIRRED,
    WHOLE,
)
from spielwerk.bots.strategus.regression import LONGEST, begun, result
from spielwerk.bots.strategus.rule import LARGEST
from spielwerk.core import compiled
from spielwerk.core.documents import Written

if TYPE_CHECKING:
    from numpy.random import Generator
from spielwerk.games.strategus.board import SEATS
from spielwerk.games.strategus.moves import MAX_ACTIONS

Numbers = list[float]

PAIRS, STARTS = 100, 3
"""Varied twice in a step, so often; and from so many starts each plays."""
MATCHES = 2 * SEATS * PAIRS * STARTS
"""Matches of a step."""
CHECKED = 50
"""Starts from which it is seen after a step how the numbers fare."""
WIDTH = 0.45
"""How far numbers are varied: by so much of themselves, usually, …"""
ADDED = 675
"""… and those that are added to what an attack is worth by so much."""
EAGER, FURTHEST, SURE = 0.35, 1.5, 1.0
"""A number moves by so much of its standard errors from naught, so far at most, and not below so
many."""
MOST = {NEARER: 1000, RUNNING: 1015, CROWDED: 1000, BOLD: 2000}
"""Larger ones make no sense: what is further away would draw more."""


class Tuner:
    """Where matches by rule are played, to find numbers that win."""

    def __init__(self, seed: int, starts: int = 400) -> None:
        self.seed = seed
        self.go_on = compiled.guide(playout, remembered).go_on
        self.room = [np.zeros(MAX_ACTIONS, np.int32) for _ in range(2)]
        lot = random.Random(seed)
        self.starts = [begun(lot) for _ in range(starts)]

    def moved(self, present: Numbers, rng: "Generator", pairs: int = PAIRS) -> Numbers:
        """The numbers after one more step."""
        lots = rng.standard_normal((pairs, PARAMETERS))
        gains = np.array([self.gain(present, lot, rng) for lot in lots])
        sure = lots.T @ gains / (pairs**0.5 * gains.std() + 1e-9)
        steps = np.clip(EAGER * sure, -FURTHEST, FURTHEST) * (abs(sure) > SURE)
        return varied(present, steps)

    def gain(self, present: Numbers, lot: Sequence[float], rng: "Generator") -> float:
        """How much more is won with the numbers varied by a lot than by its opposite."""
        first = int(rng.integers(len(self.starts)))
        one, other = varied(present, lot), varied(present, [-z for z in lot])
        return self.score(one, GREEDY, first, STARTS) - self.score(other, GREEDY, first, STARTS)

    def score(
        self, one: Sequence[float], other: Sequence[float], first: int, starts: int
    ) -> float:
        """What one wins against the other, from so many starts, each from both sides."""
        won = 0.0
        for number in range(first, first + starts):
            for seat in range(SEATS):
                world = self.starts[number % len(self.starts)].copy()
                state = world[0]
                state.parameters[seat], state.parameters[1 - seat] = one, other
                state.lot = (number * 7919 + self.seed) % LARGEST
                self.go_on(state, LONGEST, *self.room)
                won += result(state, seat)
        return won / (SEATS * starts)


def varied(numbers: Sequence[float], lot: Sequence[float]) -> Numbers:
    """Numbers moved by a lot, each in its own measure."""
    moved = [n * math.exp(WIDTH * z) for n, z in zip(numbers, lot, strict=True)]
    for i in (STILL, STIRRED):
        moved[i] = numbers[i] + ADDED * lot[i]
    for i in (NEARER, RUNNING):
        moved[i] = WHOLE - (WHOLE - numbers[i]) * math.exp(WIDTH * lot[i])
    for i, most in MOST.items():
        moved[i] = min(moved[i], most)
    return moved


def begun_or_kept(file: Path, seed: int) -> Written:
    """What the file tells of numbers that were found; greedy's where there is none."""
    if not file.exists():
        return {"matches": 0, "numbers": list(GREEDY), "seed": seed}
    kept: Written = json.loads(file.read_text(encoding="utf-8"))
    return kept


def main() -> None:
    """Find numbers, and say after every step how they fare against greedy's."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--steps", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    try:
        files.check(given.file)
    except files.NotWritten as error:
        parser.error(str(error))
    told = begun_or_kept(given.file, given.seed)
    tuner = Tuner(told["seed"])
    for _ in range(given.steps):
        rng = np.random.default_rng([told["seed"], told["matches"]])
        moved = tuner.moved(told["numbers"], rng)
        told["numbers"] = [round(number) for number in moved]
        told["matches"] += MATCHES
        files.write(given.file, json.dumps(told) + "\n")
        won = tuner.score(told["numbers"], GREEDY, 0, CHECKED)
        sys.stdout.write(f"{told['matches']} matches, against greedy's numbers {won:.3f}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
