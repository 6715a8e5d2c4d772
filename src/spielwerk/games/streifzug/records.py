"""What is sent of Streifzug durch: what happened."""

from typing import Literal

from spielwerk.core.records import Event, Place, Seat, Seen

Ending = Literal["bell", "goal", "stall", "guard"]
Card = str


class Count(Seen):
    """How a score came about."""

    laid: int
    hand: int
    ending: int


class First(Event):
    seat: Seat


class Stacked(Event):
    tops: list[Card | None]


class Rolled(Event):
    seat: Seat
    dice: list[int]


class Moved(Event):
    seat: Seat
    dice: list[int]
    origin: Place
    target: Place
    path: list[Place]


class Lapsed(Event):
    seat: Seat


class CaughtCard(Event, tag="caught"):
    """§D10: a stack has one card less."""

    seat: Seat
    stack: int
    card: Card
    top: Card | None


class Rang(Event):
    seat: Seat


class Thrown(Event):
    seat: Seat
    by: Seat
    origin: Place
    target: Place


class Asked(Event):
    seat: Seat


class Patron(Event):
    seat: Seat
    card: Card
    by: Seat
    origin: Place
    target: Place


class LetGo(Event):
    seat: Seat


class Draws(Event, rename={"giver": "from"}):
    seat: Seat
    giver: Seat


class Robbed(Event, rename={"giver": "from"}):
    """A card from hand to hand: only these two see which."""

    seat: Seat
    giver: Seat
    card: Card | None = None


class Took(Event, rename={"giver": "from"}):
    seat: Seat
    giver: Seat
    card: Card


class Melds(Event):
    """§T4, T5: the melds of a victim after it has lost an edge card."""

    seat: Seat
    melds: list[list[Card]]
    hand: int


class LaidOut(Event):
    seat: Seat
    meld: int
    cards: list[Card]
    points: int


class Added(Event):
    card: Card
    seat: Seat
    meld: int
    cards: list[Card]
    points: int


class Exchanged(Added):
    pass


class Mopser(Event, rename={"giver": "from"}):
    seat: Seat
    giver: Seat
    card: Card


class Hopped(Event):
    seat: Seat
    card: Card
    origin: Place
    target: Place


class Ended(Event):
    seat: Seat


class Turned(Event):
    tops: list[Card | None]


class Over(Event):
    returns: list[int]
    reason: Ending
    scores: list[int] | None = None
    hands: list[str] | None = None
    counted: list[Count] | None = None


StreifzugEvent = (
    First
    | Stacked
    | Rolled
    | Moved
    | Lapsed
    | CaughtCard
    | Rang
    | Thrown
    | Asked
    | Patron
    | LetGo
    | Draws
    | Robbed
    | Took
    | Melds
    | LaidOut
    | Added
    | Exchanged
    | Mopser
    | Hopped
    | Ended
    | Turned
    | Over
)
