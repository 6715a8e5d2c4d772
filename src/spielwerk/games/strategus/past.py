"""Moves taken back: could the past that a document or an observation tells of have been?

Each card on the table is a set of the kinds that it may be (a known one is a set of one). Taking
back a move narrows what the cards in it can have been: what moved is no trap, what ran is a hare,
what won a fight is stronger than a card that is lost. Lost cards come back as sets, too.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from spielwerk.games.strategus import moves
from spielwerk.games.strategus.board import LAKES, between, in_zone, is_straight, name
from spielwerk.games.strategus.cards import HARE, KINDS, can_walk
from spielwerk.games.strategus.fights import ATTACKER, DEFENDER, NEITHER, survivor
from spielwerk.games.strategus.options import ADJACENT, LAKES_ON
from spielwerk.games.strategus.state import State, other

WALKERS = frozenset(kind for kind in KINDS if can_walk(kind))


class ImpossibleError(ValueError):
    """It cannot have been so."""


@dataclass
class Card:
    """A card on the table: whose it is, and the kinds that it may be."""

    seat: int
    kinds: set[int]


class Past:
    """The table on its way back. `lost`: each seat's kinds that are not on it any more."""

    def __init__(self, s: State, cards: Mapping[int, Card], lost: Sequence[Sequence[int]]) -> None:
        self.cards = dict(cards)  # the cards themselves are narrowed
        self.lost = lost
        self.back = [0, 0]  # how many of them have come back
        self.s = s

    def undo(self, seat: int, action: int, fought: tuple[int, int] | None = None) -> None:
        """Take back a move of this seat; `fought`: the kinds, where they are known.

        ImpossibleError if it cannot have been made.
        """
        origin, target = moves.origin_of(action), moves.target_of(action)
        kinds = movers(self.s, action)
        if origin in self.cards:
            raise ImpossibleError(f"a card stands on {name(origin)}")
        if any(at in self.cards for at in between(origin, target)):
            raise ImpossibleError(f"the way of {moves.text(action)} is not free")
        if moves.what_of(action) == moves.ATTACKING:
            self.undo_fight(seat, action, kinds, fought)
        else:
            self.undo_walk(seat, action, kinds)

    def undo_walk(self, seat: int, action: int, kinds: Collection[int]) -> None:
        card = self.cards.pop(moves.target_of(action), None)
        if card is None or card.seat != seat:
            place = name(moves.target_of(action))
            raise ImpossibleError(f"no card of seat {seat} stands on {place}")
        narrow(card, kinds, action)
        self.cards[moves.origin_of(action)] = card

    def undo_fight(
        self, seat: int, action: int, kinds: Collection[int], fought: tuple[int, int] | None
    ) -> None:
        """§M4: the winner is found on the square, the other comes back; or both come back."""
        origin, target = moves.origin_of(action), moves.target_of(action)
        left = self.cards.pop(target, None)
        attacker = left if left and left.seat == seat else self.come_back(seat, action)
        defender = left if left and left.seat != seat else self.come_back(other(seat), action)
        result = NEITHER if left is None else ATTACKER if attacker is left else DEFENDER
        narrow(attacker, kinds, action)
        narrow(defender, defenders(defender.seat, target), action)
        pairs = {
            (a, d)
            for a in attacker.kinds
            for d in defender.kinds
            if survivor(a, d, self.s.sprung_trap) == result
        }
        if fought is not None:
            pairs &= {fought}
        narrow(attacker, {a for a, _ in pairs}, action)
        narrow(defender, {d for _, d in pairs}, action)
        self.cards[origin], self.cards[target] = attacker, defender

    def come_back(self, seat: int, action: int) -> Card:
        """One of the seat's lost cards, which it is we need not know."""
        self.back[seat] += 1
        if self.back[seat] > len(self.lost[seat]):
            raise ImpossibleError(f"{moves.text(action)}: seat {seat} has not lost so many cards")
        return Card(seat, set(self.lost[seat]))


def movers(s: State, action: int) -> frozenset[int]:
    """§M1-M3: the kinds that can make this move: animals, hares alone if it is a run.

    ImpossibleError if none can, wherever the others lie.
    """
    origin, target = moves.origin_of(action), moves.target_of(action)
    if not is_straight(origin, target):
        raise ImpossibleError(f"{moves.text(action)} is no move")
    way = between(origin, target)
    if s.lakes == LAKES_ON and any(at in LAKES for at in (origin, *way, target)):
        raise ImpossibleError(f"{moves.text(action)} leads through water")
    attacks = moves.what_of(action) == moves.ATTACKING
    if attacks and s.hare_attack == ADJACENT and len(way) > 0:
        raise ImpossibleError(f"{moves.text(action)} is no attack with this option")
    return frozenset({HARE}) if len(way) > 0 else WALKERS


def defenders(seat: int, at: int) -> frozenset[int]:
    """§M3: the kinds that can be attacked on a square: what never moves only in its own rows."""
    return frozenset(KINDS) if in_zone(seat, at) else WALKERS


def narrow(card: Card, kinds: Collection[int], action: int) -> None:
    card.kinds &= set(kinds)
    if not card.kinds:
        raise ImpossibleError(f"no such card can have made or met {moves.text(action)}")
