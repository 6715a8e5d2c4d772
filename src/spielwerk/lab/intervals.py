"""How sure a figure is: intervals for means, shares and paired differences."""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

SURE = 0.95
"""Of a hundred such intervals so many hold what is true."""
FEWEST = 30
"""Differences of fewer pairs tell nothing."""


class Interval(NamedTuple):
    """A figure and its bounds."""

    mean: float
    low: float
    high: float


def reach(questions: int = 1) -> float:
    """Standard errors on either side of a mean, so that with so many questions all hold at once.

    Bonferroni's correction: who asks twenty things of chance alone gets one answer in vain.
    """
    return NormalDist().inv_cdf(1 - (1 - SURE) / 2 / questions)


def of(values: Sequence[float]) -> Interval | None:
    """The mean of independent values; None where they are all alike and so tell of no bounds."""
    return mean(values) if min(values) < max(values) else None


def part(values: Sequence[float]) -> Interval:
    """The mean of independent values between 0 and 1.

    By Wilson (1927) where they are zeros and ones, or all alike: nothing else varies more.
    """
    if set(values) <= {0.0, 1.0} or min(values) == max(values):
        return share(sum(values), len(values))
    return mean(values)


def mean(values: Sequence[float], questions: int = 1) -> Interval:
    """The mean of two or more values, by its standard error."""
    middle, error = fmean(values), stdev(values) / math.sqrt(len(values))
    return Interval(middle, middle - reach(questions) * error, middle + reach(questions) * error)


def share(hits: float, count: int) -> Interval:
    """So many of so many, by Wilson's score interval, which never leaves 0 to 1."""
    z = reach()
    found, room = hits / count, 1 + z * z / count
    middle = (found + z * z / (2 * count)) / room
    half = z / room * math.sqrt(found * (1 - found) / count + z * z / (4 * count * count))
    return Interval(found, max(0.0, middle - half), min(1.0, middle + half))


def is_beyond_chance(differences: Sequence[float], questions: int) -> bool:
    """Whether paired differences, of so many questions at once, are more than chance."""
    if len(differences) < FEWEST:
        return False
    found = mean(differences, questions)
    return found.low > 0 or found.high < 0
