"""What is sent of Stramash: what happened."""

from typing import Literal

from spielwerk.core.records import Event, Place, Seat

Card = str


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
