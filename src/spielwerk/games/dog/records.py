"""What is sent of Dog: what happened."""

from typing import Literal

from spielwerk.core.records import Event, Place, Seat, Seen

Card = str


class Starter(Event):
    seat: Seat


class Round(Event):
    starter: Seat
    hand_size: int


class Dealt(Event):
    """§R5: only who gets it sees the card."""

    seat: Seat
    card: Card | None = None


class Gave(Event):
    """§R2: face down."""

    seat: Seat
    card: Card | None = None


class Folded(Event):
    seat: Seat
    cards: str


class Played(Event, rename={"rank": "as"}):
    seat: Seat
    card: Card
    rank: Card


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


class Went(Seen):
    owner: Seat
    origin: Place
    target: Place


class Swapped(Event):
    seat: Seat
    a: Went
    b: Went


class SentHome(Event):
    owner: Seat
    origin: Place
    by: Seat


class Home(Event):
    seat: Seat


class Reshuffled(Event):
    cards: int


class Exchanged(Event):
    pass


class Received(Event, rename={"giver": "from"}):
    seat: Seat
    giver: Seat
    card: Card


class TakenBack(Event):
    seat: Seat
    men: list[list[Place]]


class Over(Event):
    returns: list[int]
    reason: Literal["guard", "goal"]


DogEvent = (
    Starter
    | Round
    | Dealt
    | Gave
    | Folded
    | Played
    | CameOut
    | Moved
    | Swapped
    | SentHome
    | Home
    | Reshuffled
    | Exchanged
    | Received
    | TakenBack
    | Over
)
