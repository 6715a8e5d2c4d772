"""What is sent of Streifzug durch: what is seen, what happened, and what can be done."""

from typing import Literal

from spielwerk.core.records import Choice, Event, Place, Seat, Seen

Phase = Literal["dice", "patron", "rob", "give", "cards", "over"]
Ending = Literal["bell", "goal", "stall", "guard"]
MeldKind = Literal["run", "set", "flush"]
Side = Literal["front", "back"]
Card = str


# What is seen


class Turn(Seen):
    """What has become of the dice; `came`: the fields from which the last step may have come."""

    left: list[int]
    origin: Place
    at: Place
    came: list[Place]


class Throw(Seen):
    """Whose figures still wait to be sent back; `owing`: who owes how many cards."""

    field: Place
    victims: list[Seat]
    owing: list[int] | None


class Count(Seen):
    """How a score came about."""

    laid: int
    hand: int
    ending: int


class Worth(Seen):
    """What a meld is, and its points."""

    meld_kind: MeldKind
    points: int


class StreifzugPosition(Seen, kw_only=True):
    """The position document: everything (README.md)."""

    to_move: Seat | None
    phase: Phase
    dice: list[int] | None = None
    figures: list[list[Place]]
    stacks: list[list[Card]]
    cards: list[str] | None = None
    used: list[str] | None = None
    melds: list[list[list[Card]]] | None = None
    rung: list[Seat] | None = None
    hands: list[str] | None = None
    turn: Turn | None = None
    throw: Throw | None = None
    quiet: int | None = None
    plies: int
    reason: Ending | None = None
    returns: list[int] | None = None


class StreifzugObservation(Seen, kw_only=True):
    """What a seat may know; `worths` of the melds clients alone are told."""

    to_move: Seat | None
    phase: Phase
    dice: list[int] | None = None
    figures: list[list[Place]]
    tops: list[Card | None]
    stack_sizes: list[int]
    hand: str | None = None
    hand_sizes: list[int] | None = None
    cards: list[str] | None = None
    used: list[str] | None = None
    melds: list[list[list[Card]]] | None = None
    worths: list[list[Worth]] | None = None
    rung: list[Seat] | None = None
    turn: Turn | None = None
    throw: Throw | None = None
    quiet: int | None = None
    plies: int
    reason: Ending | None = None
    returns: list[int] | None = None
    scores: list[int] | None = None
    hands: list[str] | None = None
    counted: list[Count] | None = None


# What happened


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


# What can be done


class Move(Choice):
    """A figure's way by these dice, whom it throws, what it catches, the cards that brings."""

    seat: Seat
    dice: list[int]
    origin: Place
    target: Place
    path: list[Place]
    throws: list[Seat]
    card: Card | None = None
    brings: int | None = None


class Hop(Choice):
    """A figure hops with a Hopser, and catches this card."""

    seat: Seat
    origin: Place
    target: Place
    card: Card | None = None


class LayOut(Choice):
    """Cards of the hand, and what they are worth."""

    cards: list[Card]
    meld_kind: MeldKind
    points: int


class Add(Choice):
    """A card for a meld (counted from 1) of `cards`, with its points then; a run says the end."""

    card: Card
    meld: int
    cards: list[Card]
    points: int
    side: Side | None = None


class Exchange(Add):
    """A number for the joker of a run, which moves to an end."""


class Rob(Choice):
    """A Mopser against a party: for this used letter, or for a card of its hand, unseen."""

    owner: Seat
    card: Card | None = None


class End(Choice):
    """The turn is over."""


class Protect(Choice):
    """This Patron."""

    card: Card


class Forgo(Choice):
    """No Patron."""


class Draw(Choice):
    """The thrower draws from a hand, unseen."""

    owner: Seat


class Take(Choice):
    """The thrower takes a used letter, or a card of a meld (counted from 1) of `cards`."""

    owner: Seat
    card: Card
    meld: int | None = None
    cards: list[Card] | None = None


class Give(Choice):
    """Who was thrown gives a card of its hand, a used letter or a card of a meld of `cards`."""

    card: Card
    used: bool
    meld: int | None = None
    cards: list[Card] | None = None


StreifzugChoice = (
    Move | Hop | LayOut | Add | Exchange | Rob | End | Protect | Forgo | Draw | Take | Give
)
