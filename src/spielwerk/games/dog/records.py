"""What is sent of Dog: what happened, what a seat sees, what it can do."""

from typing import Literal

from spielwerk.core.records import NAMES, Choice, Event, Place, Seat, Seen

Card = str
"""Its code; `?` where it lies face down."""

Phase = Literal["exchange", "play", "over"]


class Seven(Seen):
    """A seven under way: the steps left, where the men stand that have had their part."""

    left: int
    moved: list[Place]
    joker: bool


class DogPosition(Seen, kw_only=True):
    """The position document: everything (README.md)."""

    phase: Phase
    to_move: Seat | None
    starter: Seat
    hand_size: int
    men: list[list[str]]
    hands: list[str]
    discard: str
    given: list[Card | None] | None = None
    seven: Seven | None = None
    plies: int
    returns: list[int] | None = None


class DogObservation(Seen, kw_only=True):
    """What a seat may know; cards are written `A 7 7 X`, a fresh man `T16!`."""

    phase: Phase
    to_move: Seat | None
    starter: Seat
    hand_size: int
    men: list[list[str]]
    hand: str
    hand_sizes: list[int]
    pile: int
    discard: str
    given: list[Card | None] | None = None
    seven: Seven | None = None
    plies: int
    returns: list[int] | None = None


# What happened


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


# What a seat can do


class Give(Choice):
    """§R2: give this card to the partner."""

    card: Card


class Fold(Choice):
    """§R4, option fold: lay down this card."""

    card: Card


class Met(Seen):
    """A man that goes home for it."""

    owner: Seat
    at: Place


class Play(Choice, rename=NAMES | {"rank": "as"}):
    """A card laid open, what a joker stands for, and whose man it moves."""

    card: Card
    rank: Card
    owner: Seat


class Out(Play):
    """§M1: bring a man out."""

    origin: Place
    target: Place
    meets: list[Met]


class Walk(Play):
    """§M4-M6: go field by field."""

    origin: Place
    target: Place
    path: list[Place]
    back: bool
    meets: list[Met]


class Swap(Play):
    """§M7: change places with another seat's man."""

    origin: Place
    target: Place
    other: Seat


DogChoice = Give | Fold | Out | Walk | Swap
