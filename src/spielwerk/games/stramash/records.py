"""What is sent of Stramash: what happened, what a seat sees, what it can do."""

from typing import Literal

from spielwerk.core.records import Choice, Event, Place, Seat, Seen

Card = str
"""Its code."""


class Seven(Seen):
    """A seven under way: the steps left, where the laddie stands that took the first part."""

    left: int
    moved: Place


class StramashPosition(Seen, kw_only=True):
    """The position document: everything (README.md)."""

    phase: Literal["over"] | None = None
    to_move: Seat | None
    laddies: list[list[Place]]
    hands: list[str]
    discard: str
    seven: Seven | None = None
    plies: int
    returns: list[int] | None = None


class StramashObservation(Seen, kw_only=True):
    """What a seat may know; cards are written `A 7 7 X`."""

    phase: Literal["play", "over"]
    to_move: Seat | None
    laddies: list[list[Place]]
    hand: str
    hand_sizes: list[int]
    pile: int
    discard: str
    seven: Seven | None = None
    plies: int
    returns: list[int] | None = None


# What happened


class First(Event):
    seat: Seat


class Dealt(Event):
    """§T1: only who gets it sees the card."""

    seat: Seat
    card: Card | None = None


class Drew(Dealt):
    pass


class Discarded(Event):
    seat: Seat
    card: Card


class Played(Event):
    seat: Seat
    card: Card


class Charged(Event):
    seat: Seat
    owner: Seat
    origin: Place
    target: Place


class CameOut(Event):
    seat: Seat
    owner: Seat
    target: Place


class Moved(Event):
    seat: Seat
    owner: Seat
    origin: Place
    target: Place
    path: list[Place]
    back: bool


class Docked(Event):
    owner: Seat
    origin: Place
    by: Seat


class Promoted(Event):
    owner: Seat
    origin: Place
    target: Place
    by: Seat


class Home(Event):
    seat: Seat


class Reshuffled(Event):
    cards: int


class TakenBack(Event):
    seat: Seat
    laddies: list[list[Place]]


class Over(Event):
    returns: list[int]
    reason: Literal["guard", "castle"]


StramashEvent = (
    First
    | Dealt
    | Drew
    | Discarded
    | Played
    | Charged
    | CameOut
    | Moved
    | Docked
    | Promoted
    | Home
    | Reshuffled
    | TakenBack
    | Over
)


# What a seat can do


class Discard(Choice):
    """§T2: discard this card."""

    card: Card


class Met(Seen):
    """A laddie that goes to its dock for it, or (§P1, P2) to its entrance."""

    owner: Seat
    origin: Place
    target: Place


class Play(Choice):
    """A card, whose laddie it moves, and from where to where."""

    card: Card
    owner: Seat
    origin: Place
    target: Place
    meets: list[Met]


class Out(Play):
    """§M2: bring a laddie out."""


class Walk(Play, kw_only=True):
    """§M1, M3, M5: go hole by hole."""

    path: list[Place]
    back: bool


class Charge(Play):
    """§M6: take the hole of another."""


StramashChoice = Discard | Out | Walk | Charge
