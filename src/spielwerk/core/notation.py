"""Reading notation: what every game does alike."""

import functools
from collections.abc import Callable
from typing import TypeVar

A = TypeVar("A")
R = TypeVar("R")

REMEMBERED = 8192
"""Actions of one game of which the notation is remembered: less than a megabyte."""


def remembered(function: Callable[[A], R]) -> Callable[[A], R]:
    """The same function, which for what was asked lately has the answer still."""
    return functools.lru_cache(maxsize=REMEMBERED)(function)


def canonical(written: object, read: Callable[[str], int], write: Callable[[int], str]) -> int:
    """The action or outcome that is written so.

    `read` may be generous and raise KeyError; ValueError if it does, or if `write` writes what it
    has read in another way.
    """
    try:
        action = read(str(written))
    except KeyError as unknown:
        raise ValueError(f"unknown action {written!r}") from unknown
    if write(action) != written:
        raise ValueError(f"unknown action {written!r}")
    return action
