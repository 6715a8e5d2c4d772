"""Elo for many bots at once from what they scored against each other.

The model of Bradley and Terry (1952), fitted by Newton's method; intervals by resampling deals
(Efron 1979). Every pairing counts one drawn deal that was never played, so that
whoever has won everything is not infinitely strong.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

ROUNDS = 100
CLOSE = 1e-9
STRIDE = 2.0
"""So far (in log odds) a round goes at most, lest it jumps too far where bots are far apart."""
SAMPLES = 1000
"""So often deals are drawn anew for an interval."""
BETWEEN = (2.5, 97.5)
"""Percent of the samples that lie below the ends of an interval."""

Array = NDArray[np.float64]


def elos(bots: int, pairs: Sequence[tuple[int, int]], scores: Array, anchor: int) -> Array:
    """The Elo of each bot; that of the `anchor` is 0.

    `scores[deal, pair]`: what the first of a pair scored in a deal, 0 to 1; nan where it was not
    played.
    """
    points, games = np.zeros((bots, bots)), np.zeros((bots, bots))
    for (one, other), column in zip(pairs, scores.T, strict=True):
        played = column[~np.isnan(column)]
        points[one, other] = played.sum() + 0.5
        points[other, one] = len(played) - played.sum() + 0.5
        games[one, other] = games[other, one] = len(played) + 1
    strength = np.zeros(bots)  # log odds
    for _ in range(ROUNDS):
        wins = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        missing = (points - games * wins).sum(1)
        spread = games * wins * (1 - wins)
        step = np.linalg.pinv(np.diag(spread.sum(1)) - spread) @ missing
        strength += np.clip(step, -STRIDE, STRIDE)
        if np.abs(step).max() < CLOSE:
            break
    elo: Array = 400 / np.log(10) * (strength - strength[anchor])
    return elo


def intervals(
    bots: int, pairs: Sequence[tuple[int, int]], scores: Array, anchor: int
) -> tuple[Array, Array]:
    """The lower and the upper end of each bot's 95 % interval: deals are drawn anew, as wholes."""
    rng, deals = np.random.default_rng(1), len(scores)
    drawn = [
        elos(bots, pairs, scores[rng.integers(deals, size=deals)], anchor) for _ in range(SAMPLES)
    ]
    low, high = np.percentile(drawn, BETWEEN, axis=0)
    return low, high
