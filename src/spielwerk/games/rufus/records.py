"""What is sent of Rufus: what happened, what a seat sees, what it can do."""

from typing import Literal

from spielwerk.core.records import Choice, Event, Place, Seat, Seen

Ending = Literal["prizes", "alone", "guard"]
Why = Literal["fox_field", "caught", "overtaken", "rest"]


class TrailCard(Seen):
    """A card beside the path; None, if only its owner knows its value."""

    at: int
    seat: Seat
    value: int | Literal["?"]


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


class RufusObservation(Seen, kw_only=True, tag_field="game", tag="rufus"):
    """What a seat may know."""

    options: dict[str, str | int] | None = None
    seats: int
    seat: Seat | None
    phase: Literal["play", "over"]
    to_move: Seat | None
    fox: int
    stones: list[list[int]]
    hand: str
    hand_sizes: list[int]
    trail: list[TrailCard]
    picked: list[Picked]
    prizes: list[int | Literal["?"]]
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
    prizes: list[int | Literal["?"]]
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


class Stone(Choice):
    """Move a stone; it ends on `target`, wherever its points lead, and meets whose card there."""

    origin: Place
    target: Place
    points: int
    meets: Seat | Literal["fox"] | None = None


RufusChoice = Fox | Lay | Stone
