"""What happens in Cuckoo, told to those who may know it: read every change against the rules."""

from collections.abc import Iterator

from cuckoo.records import CuckooEvent, Dealt, Drew, Kept, Refused, Swapped
from cuckoo.state import State
from spielwerk.core.news import Told, tells

News = Iterator[Told[CuckooEvent]]


@tells
def dealt(s: State, seat: int) -> News:
    """§P: everybody sees that a card is dealt, its owner alone which one."""
    yield Told(Dealt(seat, s.cards[seat]), only=(seat,))
    yield Told(Dealt(seat), but=(seat,))


@tells
def kept(s: State) -> News:
    yield Told(Kept(s.turn))


@tells
def swapped(s: State, other: int) -> News:
    """§T2: the two see both cards; told after the swap."""
    seat = s.turn
    mine, theirs = s.cards[seat], s.cards[other]
    yield Told(Swapped(seat, other, theirs, mine), only=(seat, other))
    yield Told(Swapped(seat, other), but=(seat, other))


@tells
def refused(s: State, other: int) -> News:
    """§T4: all see the cuckoo."""
    yield Told(Refused(s.turn, other))


@tells
def drew(s: State) -> News:
    yield Told(Drew(s.turn))
