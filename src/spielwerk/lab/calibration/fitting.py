"""What puts chances right: a line that never falls, or what the numbers behind them weigh."""

from collections import Counter
from collections.abc import Sequence
from math import exp, log

from spielwerk.lab.calibration.telling import One

POINTS = 40
"""Parts of a line."""
NEVER = 0.002
"""Nobody is surer of anything before the end."""
DOUBT = 0.2
"""How much speaks for leaving what was said as it is."""
FEWEST = 50
"""Matches; fewer put nothing right."""
RIDGE = 1.0
STEPS = 30


def line_through(told: Sequence[One]) -> list[list[float]]:
    """Points from what is said to what is true: log odds, shifted and stretched (Platt, 1999).

    All matches weigh alike, however long they took.
    """
    numbers = [[1.0, log_odds(one.said)] for one in told]
    won, times = [one.won for one in told], Counter(one.match for one in told)
    weights = [1 / times[one.match] for one in told]
    shift, stretch = logistic(numbers, won, weights, start=(0.0, 1.0), doubt=DOUBT)
    said = [number / POINTS for number in range(POINTS + 1)]
    return [[p, round(squashed(shift + max(stretch, 0.0) * log_odds(p)), 4)] for p in said]


def log_odds(chance: float) -> float:
    within = min(1 - NEVER, max(NEVER, chance))
    return log(within / (1 - within))


def squashed(total: float) -> float:
    return 1 / (1 + exp(-total))


def weights_of(numbers: Sequence[Sequence[float]], won: Sequence[float]) -> list[float]:
    """What numbers weigh that a chance is made of, with a little weight on their being nothing."""
    start = [0.0] * len(numbers[0])
    found = logistic(numbers, won, [1.0] * len(won), start=start, doubt=RIDGE)
    return [round(weight, 4) for weight in found]


def logistic(
    numbers: Sequence[Sequence[float]],
    won: Sequence[float],
    weights: Sequence[float],
    *,
    start: Sequence[float],
    doubt: float,
) -> list[float]:
    """Logistic regression by Newton's method.

    `weights`: how often each row counts; `doubt`: how much speaks for the start.
    """
    import numpy

    x, y, counts = (numpy.array(one, float) for one in (numbers, won, weights))
    begin = numpy.array(start, float)
    found = begin.copy()
    for _ in range(STEPS):
        p = 1 / (1 + numpy.exp(-x @ found))
        slope = x.T @ (counts * (y - p)) - doubt * (found - begin)
        bend = (x * (counts * p * (1 - p))[:, None]).T @ x + doubt * numpy.eye(x.shape[1])
        found = found + numpy.linalg.solve(bend, slope)
    return [float(weight) for weight in found]
