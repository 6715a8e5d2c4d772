"""What a sparring partner sees: its moves, and what it knows of the cards."""

from collections.abc import Sequence
from dataclasses import dataclass

from spielwerk.bots.strategus.worlds import Kinds, looked_back
from spielwerk.core import Game
from spielwerk.core.documents import Document
from spielwerk.games.strategus.board import STEPS, file_of, row_of, square_named
from spielwerk.games.strategus.cards import kind_named
from spielwerk.games.strategus.fights import ATTACKER, NEITHER, survivor
from spielwerk.games.strategus.moves import ATTACKING, origin_of, parse, target_of, what_of

WINS, EVEN, LOSES = 1, 0, -1
LATELY = 12
NOWHERE = (0, 0)


@dataclass(frozen=True)
class Card:
    """A card of theirs: the kinds that it may be, and whether it has moved."""

    able: Kinds
    moved: bool

    @property
    def kind(self) -> int:
        """What it is, if that is known; else 0."""
        return next(iter(self.able)) if len(self.able) == 1 else 0


@dataclass(frozen=True)
class Move:
    """A legal move of an own card."""

    text: str
    kind: int
    origin: int
    target: int
    attacks: bool


class Sight:
    """The table with the eyes of one seat, which forgets nothing."""

    def __init__(
        self,
        game: Game,
        seen: Document,
        legal: Sequence[str],
        events: Sequence[Document],
    ) -> None:
        self.seat: int = seen["seat"]
        self.quiet: int = seen["quiet"]
        self.own = {square_named(at): kind_named(c) for at, c in seen["pieces"][self.seat].items()}
        self.known = set[int]()  # own cards that the other side knows
        self.theirs = dict[int, Card]()
        for at, (trace, able) in looked_back(game, seen, events, None).items():
            if trace.owner != self.seat:
                self.theirs[at] = Card(able, trace.moved is not None)
            elif len(able) == 1:
                self.known.add(at)
        self.moves = [self.move(text) for text in legal]
        gone = ways(events)
        ours = [way for seat, way in gone if seat == self.seat]
        others = [way for seat, way in gone if seat != self.seat]
        self.lately = [origin for origin, _ in ours[-LATELY:]]
        self.last_own = ours[-1] if ours else NOWHERE
        """From where and where to this seat moved last,"""
        self.last_their = others[-1] if others else NOWHERE
        """… and the other."""

    def move(self, text: str) -> Move:
        action = parse(text)
        origin, target = origin_of(action), target_of(action)
        return Move(text, self.own[origin], origin, target, what_of(action) == ATTACKING)

    def forward(self, move: Move) -> int:
        """How many rows a move goes towards the other side."""
        rows = row_of(move.target) - row_of(move.origin)
        return rows if self.seat == 0 else -rows

    def beside(self, at: int) -> list[Card]:
        """Their cards beside a square."""
        return [self.theirs[at + step] for step in STEPS if at + step in self.theirs]

    def back_rows(self, at: int) -> int:
        """How far a square is from their back row."""
        return 9 - row_of(at) if self.seat == 0 else row_of(at)


def ways(events: Sequence[Document]) -> list[tuple[int, tuple[int, int]]]:
    """All moves that were no fights, by seat: from where, where to."""
    return [
        (event["seat"], (square_named(event["from"]), square_named(event["to"])))
        for event in events
        if event["event"] == "moved"
    ]


def fares(kind: int, other: int) -> int:
    """How an attack of one kind on another ends."""
    left = survivor(kind, other, 0)
    return WINS if left == ATTACKER else EVEN if left == NEITHER else LOSES


def surely(kind: int, card: Card, result: int = WINS) -> bool:
    """Does an attack on it end so, whatever it is?"""
    return all(fares(kind, other) == result for other in card.able)


def perhaps(kind: int, card: Card) -> float:
    """How many of the kinds that it may be are beaten."""
    return sum(fares(kind, other) == WINS for other in card.able) / len(card.able)


def steps(one: int, two: int) -> int:
    return abs(file_of(one) - file_of(two)) + abs(row_of(one) - row_of(two))
