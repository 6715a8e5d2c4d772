"""Why an action is not legal: the § it breaks and the name of the sentence that says so.

The first thing that is wrong is told. Only asked after the rules have refused the action.
"""

import re

from spielwerk.core.contract import Reason
from spielwerk.games.rufus import moves
from spielwerk.games.rufus.board import field_named, name
from spielwerk.games.rufus.cards import IN_HAND
from spielwerk.games.rufus.fox import fox_reach
from spielwerk.games.rufus.options import EXACT
from spielwerk.games.rufus.points import has_card, most
from spielwerk.games.rufus.state import NO_SEAT, NOWHERE, State, ahead, stone_on
from spielwerk.games.rufus.stones import can_take
from spielwerk.games.rufus.trail import is_room, rearmost

CHOSEN = re.compile(r"(fox|stone (?P<stone>\d+)|lay (?P<card>[2-9]))", re.ASCII)


def reason(s: State, seat: int, action: int) -> Reason:
    """Rule, code and variables of the reason why `seat` may not do this."""
    what = moves.what_of(action)
    if what in (moves.BEGINNING, moves.PRIZE):
        return None, "unknown_action"
    if s.turn != seat:
        return "T1", "not_your_turn"
    if what == moves.FOX:
        return fox_reason(s, moves.first_of(action))
    if what == moves.LAYING:
        return lay_reason(s, moves.first_of(action), moves.second_of(action))
    return stone_reason(s, moves.first_of(action), moves.second_of(action))


def fox_reason(s: State, steps: int) -> Reason:
    """§T1, T3, then T2."""
    if s.fox_moved:
        return "T1", "fox_moved"
    if steps == 0:
        return "T3", "fox_no_step"
    if steps > s.points:
        return "T1", "too_few_points", {"points": s.points}
    if steps > fox_reach(s, s.points):
        return "T3", "stone_in_fox_way"
    return "T2", "points_lost"


def lay_reason(s: State, card: int, field: int) -> Reason:
    """§T1, T5, then T2."""
    if field >= s.fields:
        return None, "no_such_field"
    if s.card_laid:
        return "T1", "card_laid"
    if s.cards[s.turn][card] != IN_HAND:
        return "T5", "no_such_card"
    last = rearmost(s, s.stones, s.fox)
    if not is_room(s, s.fox, last):
        return "T5", "no_room"
    if s.layer[field] != NO_SEAT:
        return "T5", "card_there"
    if field == s.fox:
        return "T5", "not_behind_fox"
    if ahead(s, field, s.fox) >= last:
        return "T5", "not_before_rearmost"
    return "T2", "points_lost"


def stone_reason(s: State, origin: int, target: int) -> Reason:
    """Is there a stone that may be moved, and then §T1, T2, T6."""
    if origin >= s.fields or target >= s.fields:
        return None, "no_such_field"
    if origin not in s.stones:
        return None, "no_stone_there"
    if stone_on(s, origin) == NOWHERE:
        return None, "not_your_stone"
    points, gap = ahead(s, origin, target), ahead(s, origin, s.fox)
    if points > s.points:
        return "T1", "too_few_points", {"points": s.points}
    if points and not can_take(s, origin, s.fox, points):
        return "T6", "fox_in_way"
    if points and most(s, s.points, has_card(s), short=False) < s.points:
        return "T2", "points_lost"
    if points and points == gap and s.exact_catch == EXACT:
        return "T6", "fox_needs_last_point", {"left": s.points - points}
    return "T2", "points_left_over", {"left": s.points - points}


def attempts(s: State, seat: int, chosen: str) -> dict[str, list[int]]:
    """The action on each field that would take there what is chosen: fox, stone or card.

    ValueError if nothing can be chosen so.
    """
    match = CHOSEN.fullmatch(str(chosen))
    if match is None:
        raise ValueError(f"nothing is chosen by {chosen!r}")
    if match["stone"]:
        return stone_attempts(s, seat, match["stone"])
    if match["card"]:
        return card_attempts(s, seat, int(match["card"]))
    return {name(f): [moves.fox(ahead(s, s.fox, f))] for f in range(s.fields)}


def stone_attempts(s: State, seat: int, written: str) -> dict[str, list[int]]:
    """One of the seat's stones, on every other field."""
    try:
        origin = field_named(written)
    except KeyError:
        raise ValueError(f"there is no field {written}") from None
    if origin not in s.stones[2 * seat : 2 * seat + 2]:
        raise ValueError(f"no stone of seat {seat} stands on {written}")
    return {name(f): [moves.stone(origin, f)] for f in range(s.fields) if f != origin}


def card_attempts(s: State, seat: int, card: int) -> dict[str, list[int]]:
    """One of the seat's cards in hand, beside every field."""
    if s.cards[seat][card] != IN_HAND:
        raise ValueError(f"seat {seat} does not hold the {card}")
    return {name(f): [moves.laying(card, f)] for f in range(s.fields)}
