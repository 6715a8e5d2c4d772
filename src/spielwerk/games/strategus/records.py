"""What is sent of Strategus: what happened, what a seat sees, what it can do."""

from typing import Literal

from spielwerk.core.records import Choice, Event, Place, Seat, Seen

Piece = str
"""The code of a kind; `?` where it lies face down."""

Army = dict[Place, Piece]
"""A seat's cards by square."""

Phase = Literal["setup", "play", "over"]
Ending = Literal["apple", "stuck", "both_stuck", "quiet", "guard"]


class Latest(Seen):
    """The latest move in notation; in a fight both kinds."""

    seat: Seat
    move: str
    attacker: Piece | None = None
    defender: Piece | None = None


class Fight(Seen):
    """§M5, `memory_aid: log`: a fight on the list that the table keeps."""

    seat: Seat
    move: str
    attacker: Piece
    defender: Piece


class StrategusPosition(Seen, kw_only=True):
    """The position document: everything (README.md)."""

    phase: Phase
    to_move: Seat | None
    pieces: list[Army]
    quiet: int
    plies: int
    last: Latest | None
    history: list[str] | None = None
    fights: list[Fight] | None = None
    seen: list[list[Place]] | None = None
    returns: list[int] | None = None


class StrategusObservation(Seen, kw_only=True):
    """What a seat may know; until play begins who is ready, from then on what is lost."""

    phase: Phase
    to_move: Seat | None
    pieces: list[Army]
    ready: list[bool] | None = None
    to_place: dict[Piece, int] | None = None
    lost: list[list[Piece]] | None = None
    quiet: int
    plies: int
    last: Latest | None
    history: list[str] | None = None
    fights: list[Fight] | None = None
    seen: list[list[Place]] | None = None
    returns: list[int] | None = None


# What happened


class Placed(Event):
    """§S2: only its seat is told."""

    seat: Seat
    at: Place
    piece: Piece


class Ready(Event):
    seat: Seat


class First(Event):
    """§S3; §S5: with a small army also where the cards of each seat lie."""

    seat: Seat
    squares: list[list[Place]] | None = None


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
    reason: Ending
    pieces: list[Army]


StrategusEvent = Placed | Ready | First | Moved | Fought | Over


# What a seat can do


class Lay(Choice):
    """§S2: lay a card of this kind there."""

    piece: Piece
    target: Place


class Move(Choice):
    """§M1, M2: move a card of one's own."""

    piece: Piece
    origin: Place
    target: Place


class Attack(Choice):
    """§M4: attack a card, of which mostly nothing is known."""

    piece: Piece
    origin: Place
    target: Place
    meets: Piece


StrategusChoice = Lay | Move | Attack
