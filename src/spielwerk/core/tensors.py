"""What a seat may know as whole numbers in named fields, one field after the other: for learning.

Each game says in `tensor.py` which fields it has (`fields`) and writes their numbers (`fill`).
Seats are seen from the one that looks: 0 is itself, 1 the next in turn order, and so on. Where a
number tells of a seat, 0 is nobody and 1 is itself. The board is not turned: a field has the
number that it has in actions.
"""

from collections.abc import Iterable
from math import prod
from typing import NamedTuple


class Field(NamedTuple):
    """Some numbers of one meaning. A shape () is a single number."""

    name: str
    shape: tuple[int, ...]
    most: int  # the highest number that can stand there
    meaning: str
    least: int = 0  # the lowest


def length(fields: Iterable[Field]) -> int:
    """How many numbers the fields have."""
    return sum(prod(field.shape) for field in fields)


def bounds(fields: Iterable[Field]) -> tuple[list[int], list[int]]:
    """The lowest and the highest value of every single number."""
    counted = [(field, prod(field.shape)) for field in fields]
    low = [field.least for field, count in counted for _ in range(count)]
    return low, [field.most for field, count in counted for _ in range(count)]


def seen_from(seat: int, other: int, seats: int) -> int:
    """How a seat counts another: 1 itself, 2 the next, and so on; 0 nobody (a negative number)."""
    return 0 if other < 0 else (other - seat) % seats + 1
