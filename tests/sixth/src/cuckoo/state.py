"""The state of a match of Cuckoo, and who has seen which card."""

from cuckoo.records import CuckooEvent
from spielwerk.core.news import Telling

MOST_SEATS = 3
CARDS = 9
CUCKOO = 9
NO_CARD = 0

DEAL, PLAY, DRAW, OVER = range(4)
"""Phases: chance deals, seats act, chance draws for the last seat, the end."""

NOTHING, KEPT, SWAPPED, MET_CUCKOO = range(4)
"""What a seat has done."""


class State(Telling[CuckooEvent]):
    """The whole truth about a match of Cuckoo at one moment."""

    def __init__(self) -> None:
        self.cuckoo = 0
        self.seats = MOST_SEATS
        self.phase = DEAL
        self.turn = 0  # the seat to be dealt a card, or to act
        self.plies = 0  # actions of seats so far
        self.cards = [NO_CARD] * MOST_SEATS  # each seat's
        self.done = [NOTHING] * MOST_SEATS  # by each seat


def is_held(s: State, card: int) -> bool:
    """Does a seat hold this card?"""
    for seat in range(s.seats):
        if s.cards[seat] == card:
            return True
    return False


def has_seen(s: State, viewer: int, seat: int) -> bool:
    """§P, T2, T4: does this viewer know the seat's card? It is followed back through the swaps."""
    at = seat
    for other in range(s.turn - 1, -1, -1):
        if s.done[other] == MET_CUCKOO and at == other + 1:
            return True
        if s.done[other] == SWAPPED and at in (other, other + 1):
            if viewer in (other, other + 1):
                return True
            at = 2 * other + 1 - at
    return at == viewer or s.phase == OVER
