"""Six partners of different styles, by plain rules, each a millisecond or so a move."""

import random
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from spielwerk.bots.search.players import Player, level_of
from spielwerk.bots.strategus.arranging import arranged, walled
from spielwerk.bots.strategus.league.sight import (
    LOSES,
    Card,
    Move,
    Sight,
    fares,
    perhaps,
    steps,
    surely,
)
from spielwerk.bots.strategus.players import Anyhow, Greedy
from spielwerk.core import Game
from spielwerk.games.strategus.cards import (
    APPLE,
    FOX,
    GRIZZLY,
    HARE,
    MOUSE,
    RHINO,
    TRAP,
)

WORTH = (0, 40, 30, 20, 14, 10, 7, 5, 6, 3, 8, 4, 100)
"""What a partner takes each kind to be worth."""


class Partner:
    """Weighs every legal move by its style; among equals it goes by lot."""

    arranges = staticmethod(walled)

    def __init__(self, game: Game, seat: int, seed: int | str | None = None) -> None:
        self.game = game
        self.seat = seat
        self.seed = f"{seed}/{seat}"

    def choose(
        self,
        observation: Mapping[str, Any],
        legal: Sequence[str],
        events: Sequence[Mapping[str, Any]],
    ) -> str:
        lot = random.Random(f"{self.seed}/{observation['plies']}")
        if observation["phase"] == "setup":
            placed = observation["pieces"][self.seat]
            return type(self).arranges(self.seat, placed, legal, random.Random(self.seed))
        sight = Sight(self.game, observation, legal, events)
        return max(sight.moves, key=lambda m: (self.weight(sight, m), lot.random())).text

    def weight(self, sight: Sight, move: Move) -> float:
        """What speaks for a move."""
        if move.attacks:
            return self.attack(sight, move, sight.theirs[move.target])
        again = sight.lately.count(move.target) * 1.5
        return self.walk(sight, move) + escape(sight, move) - danger(sight, move) - again

    def attack(self, sight: Sight, move: Move, card: Card) -> float:
        """An attack that wins for certain, and no other."""
        return gain(move.kind, card) if surely(move.kind, card) else -20.0

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
    return 0 < card.kind <= MOUSE and fares(card.kind, move.kind) > 0


class Patient(Partner):
    """Waits behind its wall: takes what is certain, sends hares and tigers to look, dances."""

    def attack(self, sight: Sight, move: Move, card: Card) -> float:
        if surely(move.kind, card):
            return gain(move.kind, card) + 3
        looks = card.moved and move.kind in (5, 6, 7, HARE) and not card.kind
        return 0.5 if looks else -20.0

    def walk(self, sight: Sight, move: Move) -> float:
        return (move.kind == HARE) * 0.6 - (move.kind <= RHINO) * 2 - (move.kind == FOX) * 1.5


class Chaser(Partner):
    """Hunts with grizzly and rhinos whatever has moved, to the end; the rest stays at home."""

    def attack(self, sight: Sight, move: Move, card: Card) -> float:
        if surely(move.kind, card):
            return gain(move.kind, card) + 5
        if move.kind == GRIZZLY and card.moved:
            return 2.0 if perhaps(GRIZZLY, card) > 0.5 else -20.0
        return 0.2 if move.kind in (6, 7) and not card.moved else -20.0

    def walk(self, sight: Sight, move: Move) -> float:
        if move.kind not in (GRIZZLY, RHINO):
            return -0.5
        prey = [at for at, c in sight.theirs.items() if c.moved and c.kind not in (1, move.kind)]
        if not prey:
            return 0.3 * sight.forward(move)
        nearest = min(prey, key=lambda at: steps(move.origin, at))
        return 2.0 * (steps(move.origin, nearest) - steps(move.target, nearest))


class Raider(Partner):
    """Comes early with lions and tigers, and attacks what never moved."""

    arranges = staticmethod(arranged)

    def attack(self, sight: Sight, move: Move, card: Card) -> float:
        if surely(move.kind, card):
            return gain(move.kind, card) + 4
        if surely(move.kind, card, LOSES):
            return -30.0
        return 3.0 if move.kind in (3, 4, 5, 6, 7, FOX) and not card.kind else -10.0

    def walk(self, sight: Sight, move: Move) -> float:
        return sight.forward(move) * (2.0 if 3 <= move.kind <= 7 else 0.2)


class Pacifist(Partner):
    """Never attacks while it can do anything else: walks up to everybody, and away."""

    def attack(self, sight: Sight, move: Move, card: Card) -> float:
        return -50.0

    def walk(self, sight: Sight, move: Move) -> float:
        return 0.4 * sight.forward(move) + 0.5 * len(sight.beside(move.target))


class Rusher(Partner):
    """Foxes and hares go straight for the likeliest corner of the apple."""

    def attack(self, sight: Sight, move: Move, card: Card) -> float:
        if surely(move.kind, card):
            return gain(move.kind, card) + 4
        deep = sight.back_rows(move.target) <= 2
        if move.kind == FOX and not card.moved and not card.kind:
            return 9.0 if deep else 5.0
        if card.kind == TRAP and move.kind == FOX:
            return 12.0
        hidden = not card.moved and not card.kind
        return 6.0 if hidden and deep and move.kind in (6, 7, HARE) else -15.0

    def walk(self, sight: Sight, move: Move) -> float:
        goal = likeliest(sight)
        near = steps(move.origin, goal) - steps(move.target, goal)
        return near * (4.0 if move.kind == FOX else 1.0 if move.kind in (6, 7) else 0.1)


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


class Late:
    """Plays at random at first, and by `greedy`'s rule once few cards are left."""

    FEW = 40

    def __init__(self, game: Game, seat: int, seed: int | str | None = None) -> None:
        self.early, self.late = Anyhow(game, seat, seed), Greedy(game, seat, seed)

    def choose(
        self,
        observation: Mapping[str, Any],
        legal: Sequence[str],
        events: Sequence[Mapping[str, Any]],
    ) -> str:
        there = sum(len(pieces) for pieces in observation["pieces"])
        if observation["phase"] != "setup" and there <= self.FEW:
            return self.late.choose(observation, legal, events)
        return self.early.choose(observation, legal, events)


def before(level: str, game: Game, seat: int, seed: int | str | None = None) -> Player:
    """A level as it was before it read the board: worlds, and playing on by rule."""
    return Player(level_of(game, level), game, seat, seed)


PARTNERS: dict[str, Any] = {
    "patient": Patient,
    "chaser": Chaser,
    "raider": Raider,
    "pacifist": Pacifist,
    "rusher": Rusher,
    "late": Late,
    "club-before": partial(before, "club"),
    "master-before": partial(before, "master"),
}
"""By name."""
