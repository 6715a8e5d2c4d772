"""What is played beyond the tree before a position is judged: in most games nothing."""

from spielwerk.core.machine import Ints, Lot, Record


def play_on(s: Record, plies: int, actions: Ints, weights: Ints, rng: Lot) -> None:
    """Leave the position as it is."""


def prior(s: Record, seat: int, action: int) -> float:
    """How much better than others a simple player takes an action to be, as a chance to win."""
    return 0.0
