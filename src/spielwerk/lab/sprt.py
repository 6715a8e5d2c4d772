"""Stopping early: a sequential test of which of two differences in Elo is the likelier one.

Wald's sequential probability ratio test (1945), in its generalised form for results whose spread
is not known: Van den Bergh, "The Generalized Maximum Likelihood Ratio for the Expectation Value of
a Distribution" (2017), as Fishtest uses it. A deal that is played from both sides has five
results: such a test is called pentanomial; with more seats there are more, and nothing changes.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

SELDOM = 1e-3
"""So often have the best and the worst result been met before the first deal."""
HALVINGS = 60


class Sprt(NamedTuple):
    """What is tested: the first bot is `elo1` stronger, rather than `elo0`.

    `alpha`: how often elo1 is believed where elo0 is true; `beta` the other way round.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """Log likelihood ratios at which elo0 and elo1 are believed."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, scores: Sequence[float]) -> float:
        """How much likelier elo1 makes these results of deals (0 to 1) than elo0; a logarithm."""
        counts = Counter(scores)
        for extreme in (0.0, 1.0):
            counts[extreme] = counts[extreme] or SELDOM  # type: ignore[assignment]
        likely = [likeliest(counts, score(elo)) for elo in (self.elo0, self.elo1)]
        return sum(
            count * math.log(likely[1][result] / likely[0][result])
            for result, count in counts.items()
        )

    def believed(self, ratio: float) -> str | None:
        """Which of the two is believed; None while more deals are needed."""
        low, high = self.bounds
        if ratio >= high:
            return "elo1"
        return "elo0" if ratio <= low else None


def score(elo: float) -> float:
    """The mean result that a difference in Elo stands for."""
    return 1 / (1 + 10 ** (-elo / 400))


def likeliest(counts: Mapping[float, float], mean: float) -> dict[float, float]:
    """The distribution with this mean under which these counts are likeliest.

    Each share is divided by 1 + t (result - mean); that they sum to one with this mean holds for
    one t, which is found by halving.
    """
    total = sum(counts.values())
    low, high = -1 / (max(counts) - mean), 1 / (mean - min(counts))

    def drift(t: float) -> float:
        return sum(n * (x - mean) / (1 + t * (x - mean)) for x, n in counts.items())

    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if drift(middle) > 0:
            low = middle
        else:
            high = middle
    return {x: n / total / (1 + low * (x - mean)) for x, n in counts.items()}
