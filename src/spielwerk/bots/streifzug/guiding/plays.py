"""The rules of Streifzug durch for search and self-play, where a match says how far one is ahead.

Besides, who alone can use a card takes it. All else is the game's own. In the basic mode somebody
may be the only one who lacks what lies on top of the stacks. Nothing is lost by waiting then,
least of all for who is behind: a match that never ends is no defeat. People do not play so, and
neither do bots.
"""

from spielwerk.games.streifzug import rules as game
from spielwerk.games.streifzug.board import NOWHERE, STACKS, stack_at
from spielwerk.games.streifzug.cards import NO_CARD, colour_of
from spielwerk.games.streifzug.chapters.score import counts_points, points
from spielwerk.games.streifzug.moves import third_of
from spielwerk.games.streifzug.options import ON
from spielwerk.games.streifzug.rules import acts, apply, fill_outcomes, mid_turn, to_act
from spielwerk.games.streifzug.state import DICE, State, is_full, team, top

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

fill_all = game.fill_actions
results = game.returns

WON = 0.3
"""How much of a result is for who has won; the rest is for the lead."""
POINTS_AHEAD, CARDS_AHEAD = 15, 5
"""A lead that counts in full, with cards laid out and in the basic mode."""


def fill_actions(s: State, seat: int, out: list[int]) -> int:
    """The actions of the seat to move that are worth looking at."""
    count = fill_all(s, seat, out)
    if s.ext_cards == ON or s.phase != DICE or not is_alone(s, seat):
        return count
    kept = 0
    for i in range(count):
        if takes(s, seat, third_of(out[i])):
            out[kept] = out[i]
            kept += 1
    return kept if kept > 0 else count


def is_alone(s: State, seat: int) -> bool:
    """Is no top card of use to anybody else?"""
    for stack in range(STACKS):
        for other in range(s.seats):
            if other != seat and is_of_use(s, other, top(s, stack)):
                return False
    return True


def takes(s: State, seat: int, field: int) -> bool:
    """Does a seat take a card where it lands here?"""
    return stack_at(field) != NOWHERE and is_of_use(s, seat, top(s, stack_at(field)))


def is_of_use(s: State, seat: int, card: int) -> bool:
    """§B3: is this card of a colour that the seat collects?"""
    return card != NO_CARD and not is_full(s, seat, colour_of(card))


def returns(s: State, seat: int) -> float:
    """At the end, 1 to -1: a part for who has won, a part for the lead.

    Learned from that, what a position is worth is as good a chance to win as if only winning had
    counted (decision 0026): but it is learned in far fewer matches.
    """
    return WON * results(s, seat) + (1 - WON) * lead(s, seat)


def lead(s: State, seat: int) -> float:
    """How far a side is ahead of the best other one, as a share of a large lead; at most 1."""
    best = -1000
    for other in range(s.seats):
        if team(s, other) != team(s, seat):
            best = max(best, standing(s, other))
    large = POINTS_AHEAD if counts_points(s) else CARDS_AHEAD
    return min(1.0, max(-1.0, (standing(s, seat) - best) / large))


def standing(s: State, seat: int) -> int:
    """The points of a side, or its cards in the basic mode."""
    return points(s, seat) if counts_points(s) else s.held[seat]
