"""What is played beyond the tree before a position is judged: in most games nothing."""

from typing import Any


def play_on(s: Any, plies: int, actions: Any, weights: Any, rng: Any) -> None:
    """Leave the position as it is."""


def prior(s: Any, seat: int, action: int) -> float:
    """How much better than others a simple player takes an action to be, as a chance to win."""
    return 0.0
