"""Partners that come for the other side: chaser, raider, digger, rusher, sacrificer."""

from spielwerk.bots.strategus.arranging import arranged
from spielwerk.bots.strategus.league.sight import Card, Move, Sight, perhaps, surely
from spielwerk.bots.strategus.league.weighing import NEVER, Partner, gain, likeliest, loses, nearer
from spielwerk.games.strategus.cards import FOX, GRIZZLY, HARE, RHINO, TRAP

DIGGERS = (5, 6, 7, HARE)
"""Who may be lost to a trap."""


class Chaser(Partner):
    """Hunts with grizzly and rhinos whatever has moved, to the end; the rest stays at home."""

    def attack(self, sight: Sight, move: Move, card: Card) -> float:
        if surely(move.kind, card):
            return gain(move.kind, card) + 5
        if move.kind == GRIZZLY and card.moved:
            return 2.0 if perhaps(GRIZZLY, card) > 0.5 else NEVER
        return 0.2 if move.kind in (6, 7) and not card.moved else NEVER

    def walk(self, sight: Sight, move: Move) -> float:
        if move.kind not in (GRIZZLY, RHINO):
            return -0.5
        prey = [at for at, c in sight.theirs.items() if c.moved and c.kind not in (1, move.kind)]
        return 2.0 * nearer(move, prey) if prey else 0.3 * sight.forward(move)


class Raider(Partner):
    """Comes early with rhinos to wolves, and attacks what never moved."""

    arranges = staticmethod(arranged)

    def attack(self, sight: Sight, move: Move, card: Card) -> float:
        if surely(move.kind, card):
            return gain(move.kind, card) + 4
        if loses(move, card):
            return NEVER
        return 3.0 if move.kind in (3, 4, 5, 6, 7, FOX) and not card.kind else -10.0

    def walk(self, sight: Sight, move: Move) -> float:
        return sight.forward(move) * (2.0 if 3 <= move.kind <= 7 else 0.2)


class Digger(Partner):
    """Digs for the apple, card by card from the back corner: weak animals find traps, foxes go."""

    def attack(self, sight: Sight, move: Move, card: Card) -> float:
        if surely(move.kind, card):
            return gain(move.kind, card) + (8 if card.kind == TRAP else 4)
        if card.moved or card.kind:
            return NEVER
        deep = 4 - sight.back_rows(move.target)
        return 4.0 + deep if move.kind in DIGGERS else 2.0 if move.kind == FOX else NEVER

    def walk(self, sight: Sight, move: Move) -> float:
        traps = [at for at, card in sight.theirs.items() if card.kind == TRAP]
        if move.kind == FOX:
            return 3.0 * nearer(move, traps)
        return 2.0 * nearer(move, [likeliest(sight)]) if move.kind in DIGGERS else -0.5


class Rusher(Partner):
    """Foxes go straight for the likeliest corner of the apple, and hares look there."""

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
        near = nearer(move, [likeliest(sight)])
        return near * (4.0 if move.kind == FOX else 1.0 if move.kind in (6, 7) else 0.1)


class Sacrificer(Partner):
    """Gives hares, then wolves, to see what it meets, and takes that with the next best."""

    def attack(self, sight: Sight, move: Move, card: Card) -> float:
        if surely(move.kind, card):
            return gain(move.kind, card) + 6
        if card.kind:
            return NEVER
        return 5.0 if move.kind == HARE else 1.0 if move.kind == 7 and card.moved else NEVER

    def walk(self, sight: Sight, move: Move) -> float:
        if move.kind == HARE:
            return 0.5 * sight.forward(move)
        seen = [at for at, c in sight.theirs.items() if c.kind and surely(move.kind, c)]
        return 2.0 * nearer(move, seen)
