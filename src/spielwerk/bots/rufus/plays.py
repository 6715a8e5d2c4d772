"""The rules of Rufus for search and self-play: of the many cards to lay only the telling ones.

All else is the game's own. What is left out is legal, but hardly ever better: cards that lie
farther from a stone, and those between the highest and the lowest; and to move the fox after
laying a card, which could as well have been laid after him.
"""

from spielwerk.games.rufus import rules as game
from spielwerk.games.rufus.cards import HIGHEST, IN_HAND, LOWEST, is_forward
from spielwerk.games.rufus.moves import LAYING, STONE, laying, second_of, what_of
from spielwerk.games.rufus.rules import acts, apply, fill_outcomes, mid_turn, returns, team, to_act
from spielwerk.games.rufus.state import NO_SEAT, NOWHERE, State, ahead, backward, onward
from spielwerk.games.rufus.trail import rearmost

__all__ = (
    "State",
    "acts",
    "apply",
    "fill_actions",
    "fill_outcomes",
    "mid_turn",
    "returns",
    "team",
    "to_act",
)

FURTHER = 4
"""A card so far before a stone or farther meets one that comes on at its next turn but one."""

fill_all = game.fill_actions


def fill_actions(s: State, seat: int, out: list[int]) -> int:
    """The actions of the seat to move that are worth looking at."""
    count = fill_all(s, seat, out)
    if s.card_laid == 1:
        return without_fox(out, count)
    kept = 0
    for i in range(count):
        if what_of(out[i]) != LAYING:
            out[kept] = out[i]
            kept += 1
    return kept if kept == count else add_telling(s, seat, out, kept)


def without_fox(out: list[int], count: int) -> int:
    """After a card: the stones alone, if one can be moved."""
    kept = 0
    for i in range(count):
        if what_of(out[i]) == STONE:
            out[kept] = out[i]
            kept += 1
    return kept if kept > 0 else count


def add_telling(s: State, seat: int, out: list[int], n: int) -> int:
    """Cards right behind the fox, and right before or somewhat before others' stones."""
    first, last = n, rearmost(s, s.stones[:], s.fox)
    for far in range(1, last):
        field = backward(s, s.fox, far)
        if s.layer[field] == NO_SEAT:
            n = add_cards(s, seat, field, out, first, n)
            break
    for stone in range(2 * s.seats):
        if stone // 2 != seat and s.stones[stone] != NOWHERE:
            n = add_before(s, seat, stone, 1, out, first, n)
            n = add_before(s, seat, stone, FURTHER, out, first, n)
    return n


def add_before(
    s: State, seat: int, stone: int, nearest: int, out: list[int], first: int, n: int
) -> int:
    """Cards on the first free field so far before a stone or farther."""
    for steps in range(nearest, ahead(s, s.stones[stone], s.fox)):
        field = onward(s, s.stones[stone], steps)
        if s.layer[field] == NO_SEAT:
            return add_cards(s, seat, field, out, first, n)
    return n


def add_cards(s: State, seat: int, field: int, out: list[int], first: int, n: int) -> int:
    """The lowest odd card of the hand, the lowest and the highest even one, on a free field."""
    for i in range(first, n):
        if second_of(out[i]) == field:
            return n
    odd, low, high = 0, 0, 0
    for card in range(HIGHEST, LOWEST - 1, -1):
        if s.cards[seat][card] == IN_HAND:
            if is_forward(card):
                low = card
                high = max(high, card)
            else:
                odd = card
    for card in (odd, low, high):
        if card > 0 and not (n > first and out[n - 1] == laying(card, field)):
            out[n] = laying(card, field)
            n += 1
    return n
