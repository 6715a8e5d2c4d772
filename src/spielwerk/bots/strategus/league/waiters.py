"""Partners that let the other side come: patient, bluffer, pacifist, dancer, mirror."""

from spielwerk.bots.strategus.arranging import arranged
from spielwerk.bots.strategus.league.sight import Card, Move, Sight, surely
from spielwerk.bots.strategus.league.weighing import (
    GORILLA,
    NEVER,
    Partner,
    danger,
    escape,
    gain,
    nearer,
)
from spielwerk.games.strategus.board import BOARD
from spielwerk.games.strategus.cards import FOX, GRIZZLY, HARE, RHINO


class Patient(Partner):
    """Waits behind its wall: takes what is certain, sends hares and tigers to look, dances."""

    def attack(self, sight: Sight, move: Move, card: Card) -> float:
        if surely(move.kind, card):
            return gain(move.kind, card) + 3
        looks = card.moved and move.kind in (5, 6, 7, HARE) and not card.kind
        return 0.5 if looks else NEVER

    def walk(self, sight: Sight, move: Move) -> float:
        return (move.kind == HARE) * 0.6 - (move.kind <= RHINO) * 2 - (move.kind == FOX) * 1.5


class Bluffer(Partner):
    """Walks weak cards that nobody knows up to known strong ones, and stays there."""

    STRONG = (GRIZZLY, RHINO, GORILLA)

    def weight(self, sight: Sight, move: Move) -> float:
        if move.attacks or move.origin in sight.known:
            return super().weight(sight, move)
        strong = [at for at, card in sight.theirs.items() if card.kind in self.STRONG]
        if any(card.kind in self.STRONG for card in sight.beside(move.origin)):
            return -3.0
        if move.kind <= GORILLA or not strong:
            return 0.2 * sight.forward(move) - sight.lately.count(move.target)
        return 3.0 * nearer(move, strong)


class Pacifist(Partner):
    """Never attacks while it can do anything else: walks up to everybody, and away."""

    def attack(self, sight: Sight, move: Move, card: Card) -> float:
        return -50.0

    def walk(self, sight: Sight, move: Move) -> float:
        return 0.4 * sight.forward(move) + 0.5 * len(sight.beside(move.target))


class Dancer(Partner):
    """Wants a draw: takes what is certain, and else goes to and fro with one card in safety."""

    def weight(self, sight: Sight, move: Move) -> float:
        if move.attacks:
            return self.attack(sight, move, sight.theirs[move.target])
        before, at = sight.last_own
        dances = (move.origin, move.target) == (at, before)
        flees = escape(sight, move) - danger(sight, move)
        beside = len(sight.beside(move.target))
        return 2.0 * dances + (move.origin == at) + flees - beside - 0.5 * sight.forward(move)


class Mirror(Partner):
    """Answers every move with the same from the other end of the board, where nothing is lost."""

    arranges = staticmethod(arranged)

    def weight(self, sight: Sight, move: Move) -> float:
        came, went = sight.last_their
        alike = (move.origin, move.target) == (BOARD - 1 - came, BOARD - 1 - went)
        return super().weight(sight, move) + 10.0 * alike

    def attack(self, sight: Sight, move: Move, card: Card) -> float:
        if surely(move.kind, card):
            return gain(move.kind, card) + 3
        return NEVER if card.kind else -9.0

    def walk(self, sight: Sight, move: Move) -> float:
        return 0.3 * sight.forward(move) * (move.kind >= GORILLA)
