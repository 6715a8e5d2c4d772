"""What is sent of Strategus: what happened."""

from typing import Literal

from spielwerk.core.records import Event, Place, Seat

Piece = str


class Placed(Event):
    """§S2: only its seat is told."""

    seat: Seat
    at: Place
    piece: Piece


class Ready(Event):
    seat: Seat


class First(Event):
    seat: Seat


class Moved(Event):
    """§M1: face down."""

    seat: Seat
    origin: Place
    target: Place


class Fought(Event):
    """§M4: both cards are shown, and whose is left."""

    seat: Seat
    origin: Place
    target: Place
    attacker: Piece
    defender: Piece
    won: Seat | None


class Over(Event):
    returns: list[int]
    reason: Literal["apple", "stuck", "both_stuck", "quiet", "guard"]
    pieces: list[dict[Place, Piece]]


StrategusEvent = Placed | Ready | First | Moved | Fought | Over
