"""How much is tried: a short form in every check, the whole one with `./run test --whole`.

`conftest.py` says which of the two it is before any other test file is read.
"""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

WHOLE = 8
"""So many times as much as in the short form."""
EFFORT = 1
"""By this a test multiplies what it tries."""


def many(short: int, whole: int) -> int:
    """How many are tried in the short form, and how many in the whole one."""
    return whole if EFFORT >= WHOLE else short


def some(cases: Sequence[T], few: int) -> Sequence[T]:
    """All cases in the whole form; in the short one a few of them, from the first to the last."""
    if EFFORT >= WHOLE or len(cases) <= few:
        return cases
    return [cases[number * (len(cases) - 1) // max(few - 1, 1)] for number in range(few)]
