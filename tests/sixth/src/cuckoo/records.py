"""What is sent of Cuckoo: what happened, what a seat sees, what it can do."""

from typing import Literal

from spielwerk.core.records import Choice, Event, Seat, Seen

Hidden = Literal["?"]
Deed = Literal["keep", "swap", "cuckoo"]


class CuckooPosition(Seen, kw_only=True):
    """The position document: everything."""

    cards: list[int]
    done: list[Deed]
    returns: list[int] | None = None


class CuckooObservation(Seen, kw_only=True):
    """What a seat may know."""

    phase: Literal["play", "over"]
    to_move: Seat | None
    cards: list[int | Hidden]
    done: list[Deed]
    plies: int
    returns: list[int] | None = None


class Dealt(Event):
    """§P: only its owner is told the card."""

    seat: Seat
    card: int | None = None


class Kept(Event):
    seat: Seat


class Swapped(Event):
    """§T2: only the two are told which cards."""

    seat: Seat
    other: Seat
    gave: int | None = None
    got: int | None = None


class Refused(Event):
    """§T4: the other has shown the cuckoo."""

    seat: Seat
    other: Seat


class Drew(Event):
    """§T3: all is shown right after."""

    seat: Seat


class Over(Event):
    returns: list[int]
    cards: list[int]


CuckooEvent = Dealt | Kept | Swapped | Refused | Drew | Over


class Keep(Choice):
    pass


class Swap(Choice):
    """With this seat, or with the stock."""

    other: Seat | None


CuckooChoice = Keep | Swap
