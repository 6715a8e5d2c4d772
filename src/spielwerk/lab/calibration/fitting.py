"""What puts chances right: a line that never falls, or what the numbers behind them weigh."""

from collections.abc import Sequence
from math import exp, log, tanh
from operator import mul

from spielwerk.lab.calibration.telling import One

POINTS = 40
"""Parts of a line."""
NEVER = 0.002
"""Nobody is surer of anything before the end."""
DOUBT = 0.2
"""How much speaks for leaving what was said as it is."""
FEWEST = 50
"""Matches; fewer put nothing right."""
NEAR = 2.0
"""How narrow the part round a half is."""
RIDGE = 1.0
SURE = 30.0
"""Log odds beyond which a computer makes no difference."""
STEPS = 30


def line_through(told: Sequence[One]) -> list[list[float]]:
    """Points from what is said to what is true: log odds, shifted and stretched (Platt, 1999).

    Round a half they may be stretched more than where somebody is sure.
    """
    weights = stretches(told)
    said = [number / POINTS for number in range(POINTS + 1)]
    return [[p, round(squashed(sum(map(mul, weights, parts_of(p)))), 4)] for p in said]


def stretches(told: Sequence[One]) -> list[float]:
    """What `parts_of` a chance weigh; without the last where the line would fall."""
    parts, won = [parts_of(one.said) for one in told], [one.won for one in told]
    shift, stretch, near = logistic(parts, won, start=(0.0, 1.0, 0.0), doubt=DOUBT)
    if stretch >= 0 and stretch + NEAR * near >= 0:
        return [shift, stretch, near]
    shift, stretch = logistic([part[:2] for part in parts], won, start=(0.0, 1.0), doubt=DOUBT)
    return [shift, max(stretch, 0.0)]


def parts_of(chance: float) -> list[float]:
    """A shift, the log odds, and what grows only where they are nearly even."""
    odds = log_odds(chance)
    return [1.0, odds, tanh(NEAR * odds)]


def log_odds(chance: float) -> float:
    within = min(1 - NEVER, max(NEVER, chance))
    return log(within / (1 - within))


def squashed(total: float) -> float:
    return 1 / (1 + exp(-total))


def weights_of(numbers: Sequence[Sequence[float]], won: Sequence[float]) -> list[float]:
    """What numbers weigh that a chance is made of, with a little weight on their being nothing."""
    start = [0.0] * len(numbers[0])
    found = logistic(numbers, won, start=start, doubt=RIDGE)
    return [round(weight, 4) for weight in found]


def logistic(
    numbers: Sequence[Sequence[float]],
    won: Sequence[float],
    *,
    start: Sequence[float],
    doubt: float,
) -> list[float]:
    """Logistic regression by Newton's method; `doubt`: how much speaks for the start."""
    import numpy

    x, y = (numpy.array(one, float) for one in (numbers, won))
    begin = numpy.array(start, float)
    found = begin.copy()
    for _ in range(STEPS):
        p = 1 / (1 + numpy.exp(-numpy.clip(x @ found, -SURE, SURE)))
        slope = x.T @ (y - p) - doubt * (found - begin)
        bend = (x * (p * (1 - p))[:, None]).T @ x + doubt * numpy.eye(x.shape[1])
        found = found + numpy.linalg.solve(bend, slope)
    return [float(weight) for weight in found]
