"""What is sent of Rufus: what happened, what a seat sees, what it can do."""

from typing import Literal

from spielwerk.core.records import Choice, Event, Place, Seat, Seen

Hidden = Literal["?"]
"""What stands there for who may not know it."""

Ending = Literal["prizes", "alone", "guard"]
Why = Literal["fox_field", "caught", "overtaken", "rest"]


class TrailCard(Seen):
    """A card beside the path; its value is shown to its owner alone."""

    at: int
    seat: Seat
    value: int | Hidden


class Turn(Seen):
    """The points of a turn that are left, and what has been done already."""

    points: int
    fox_moved: bool
    card_laid: bool


class Picked(Seen):
    """A card that somebody came to."""

    seat: Seat
    value: int


class Count(Seen):
    """How a score came about."""

    won: int
    hand: int
    laid: int


class RufusPosition(Seen, kw_only=True):
    """The position document: everything (README.md)."""

    phase: Literal["over"] | None = None
    to_move: Seat | None
    fox: int
    stones: list[list[int]]
    hands: list[str]
    trail: list[TrailCard]
    picked: list[Picked]
    prizes: list[int]
    won: list[list[int]]
    out: list[Seat]
    turn: Turn
    plies: int
    returns: list[int] | None = None


class RufusObservation(Seen, kw_only=True):
    """What a seat may know; at the end the scores, and how they came about."""

    phase: Literal["play", "over"]
    to_move: Seat | None
    fox: int
    stones: list[list[int]]
    hand: str
    hand_sizes: list[int]
    trail: list[TrailCard]
    picked: list[Picked]
    prizes: list[int | Hidden]
    won: list[list[int]]
    out: list[Seat]
    turn: Turn
    plies: int
    returns: list[int] | None = None
    scores: list[int] | None = None
    hands: list[str] | None = None
    counted: list[Count] | None = None


# What happened


class First(Event):
    seat: Seat


class FoxMoved(Event):
    seat: Seat
    origin: Place
    target: Place
    points: int
    path: list[Place]


class Laid(Event):
    """§T5: only its owner is told the value."""

    seat: Seat
    at: Place
    value: int | None = None


class StoneMoved(Event):
    seat: Seat
    origin: Place
    target: Place
    points: int
    path: list[Place]


class Met(Event):
    seat: Seat
    owner: Seat
    at: Place
    value: int


class Trailed(Event):
    seat: Seat
    origin: Place
    target: Place
    value: int
    path: list[Place]


class SetBack(Seen):
    """Whose stone it is, and where its mate stands; None: nowhere, it is out."""

    seat: Seat
    target: Place | None


class Caught(Event):
    seat: Seat
    by: Literal["fox", "stone"]
    at: Place
    stones: list[SetBack]


class Won(Event):
    seat: Seat
    prize: int
    why: Why
    at: Place


class Out(Event):
    seat: Seat


class TakenBack(Event):
    """All stands again as it did before."""

    seat: Seat
    fox: int
    stones: list[list[int]]
    hand: str
    hand_sizes: list[int]
    trail: list[TrailCard]
    prizes: list[int | Hidden]
    won: list[list[int]]
    out: list[Seat]
    turn: Turn


class Over(Event):
    returns: list[int]
    scores: list[int]
    hands: list[str]
    trail: list[TrailCard]
    reason: Ending


RufusEvent = (
    First | FoxMoved | Laid | StoneMoved | Met | Trailed | Caught | Won | Out | TakenBack | Over
)


# What a seat can do


class Fox(Choice):
    """Lead the fox so far."""

    target: Place
    points: int
    prizes: int


class Lay(Choice):
    """Lay this card beside a field."""

    card: int
    target: Place
    points: int


class Stone(Choice):
    """Move a stone towards `target`; it stops at `end`, where it meets the fox or whose card."""

    origin: Place
    target: Place
    end: Place
    points: int
    meets: Seat | Literal["fox"] | None = None


RufusChoice = Fox | Lay | Stone
