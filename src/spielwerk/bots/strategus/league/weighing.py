"""What all partners that play by rule have in common: they weigh every move, by their style."""

import random
from collections.abc import Sequence

from spielwerk.bots.strategus.arranging import walled
from spielwerk.bots.strategus.league.sight import (
    LOSES,
    Card,
    Move,
    Sight,
    fares,
    steps,
    surely,
)
from spielwerk.core import Game
from spielwerk.core.documents import Document
from spielwerk.games.strategus.cards import APPLE, MOUSE

WORTH = (0, 40, 30, 20, 14, 10, 7, 5, 6, 3, 8, 4, 100)
"""What a partner takes each kind to be worth."""
GORILLA = 4
NEVER = -20.0
"""Weighs less than any walk."""
AGAIN = 1.5
"""Against going where one has been lately."""


class Partner:
    """Weighs every legal move by its style; among equals it goes by lot."""

    arranges = staticmethod(walled)

    def __init__(self, game: Game, seat: int, seed: int | str | None = None) -> None:
        self.game = game
        self.seat = seat
        self.seed = f"{seed}/{seat}"

    def choose(
        self,
        observation: Document,
        legal: Sequence[str],
        events: Sequence[Document],
    ) -> str:
        lot = random.Random(f"{self.seed}/{observation['plies']}")
        if observation["phase"] == "setup":
            placed, army = observation["pieces"][self.seat], str(self.game.options["army"])
            return type(self).arranges(self.seat, placed, legal, random.Random(self.seed), army)
        sight = Sight(self.game, observation, legal, events)
        return max(sight.moves, key=lambda m: (self.weight(sight, m), lot.random())).text

    def weight(self, sight: Sight, move: Move) -> float:
        """What speaks for a move."""
        if move.attacks:
            return self.attack(sight, move, sight.theirs[move.target])
        again = sight.lately.count(move.target) * AGAIN
        return self.walk(sight, move) + escape(sight, move) - danger(sight, move) - again

    def attack(self, sight: Sight, move: Move, card: Card) -> float:
        """An attack that wins for certain, and no other."""
        return gain(move.kind, card) if surely(move.kind, card) else NEVER

    def walk(self, sight: Sight, move: Move) -> float:
        return 0.0


def gain(kind: int, card: Card) -> float:
    """What is won by a fight on the average of what the card may be."""
    won = [
        WORTH[k] if fares(kind, k) > 0 else -WORTH[kind] if fares(kind, k) < 0 else 0
        for k in card.able
    ]
    return 1 + sum(won) / len(won)


def danger(sight: Sight, move: Move) -> float:
    """To come beside a card that is known to be stronger."""
    return max((WORTH[move.kind] for c in sight.beside(move.target) if threat(move, c)), default=0)


def escape(sight: Sight, move: Move) -> float:
    """To leave one, where the own card is known."""
    if move.origin not in sight.known:
        return 0.0
    return max((WORTH[move.kind] for c in sight.beside(move.origin) if threat(move, c)), default=0)


def threat(move: Move, card: Card) -> bool:
    """Is it known to beat who moves?"""
    return 0 < card.kind <= MOUSE and fares(card.kind, move.kind) > 0


def loses(move: Move, card: Card) -> bool:
    """Is an attack lost, whatever the card is?"""
    return surely(move.kind, card, LOSES)


def nearer(move: Move, goals: Sequence[int]) -> int:
    """How many steps a move brings to the nearest of some squares."""
    if not goals:
        return 0
    goal = min(goals, key=lambda at: (steps(move.origin, at), at))
    return steps(move.origin, goal) - steps(move.target, goal)


def likeliest(sight: Sight) -> int:
    """Where their apple may lie: in the back row, among most cards that have never moved."""
    able = [at for at, card in sight.theirs.items() if APPLE in card.able]
    return max(
        able or sight.theirs,
        key=lambda at: (
            len([c for c in sight.beside(at) if not c.moved]) - 2 * sight.back_rows(at),
            at,
        ),
    )
