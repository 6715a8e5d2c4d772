"""Legal actions of Cuckoo with their parts."""

from collections.abc import Sequence

from cuckoo import moves
from cuckoo.records import CuckooChoice, Keep, Swap
from cuckoo.state import State


def choices(s: State, seat: int, actions: Sequence[int]) -> list[CuckooChoice]:
    """Each legal action; a swap with the seat that is asked."""
    other = seat + 1 if seat + 1 < s.seats else None
    return [Keep("keep") if action == moves.KEEP else Swap("swap", other) for action in actions]
