"""§T6: a stone goes field by field."""

from spielwerk.games.rufus import news
from spielwerk.games.rufus.moves import stone as stone_action
from spielwerk.games.rufus.options import ANY_POINTS
from spielwerk.games.rufus.prizes import judge, take_prize
from spielwerk.games.rufus.state import (
    CATCH,
    State,
    ahead,
    is_foreign_card,
    mate,
    onward,
    prizes_left,
    stone_on,
)
from spielwerk.games.rufus.trail import follow


def can_take(s: State, field: int, fox: int, points: int) -> bool:
    """§T6: may a stone on this field announce so many points, with the fox on that field?

    It cannot pass the fox, and reaches it with the last point only, unless a foreign card ends its
    move before. Option exact_catch off: it stops at the fox with any points.
    """
    gap = ahead(s, field, fox)
    if gap == 0 or gap >= points or s.exact_catch == ANY_POINTS:
        return True
    for step in range(1, gap):
        if is_foreign_card(s, onward(s, field, step)):
            return True
    return False


def can_end(s: State, field: int, points: int) -> bool:
    """§E1, T2: can this stone catch the fox for the last prize with at most so many points?"""
    return prizes_left(s) == 1 and 0 < ahead(s, field, s.fox) <= points


def counted_end(s: State, field: int, points: int) -> int:
    """§T6: where a stone's counted move ends: at the fox, at a foreign card, or all points on."""
    for _ in range(points):
        field = onward(s, field, 1)
        if field == s.fox or is_foreign_card(s, field):
            break
    return field


def add_stones(s: State, points: int, short: bool, out: list[int], n: int) -> int:
    """§T6: stones that can take so many points; §T2: `short`, a last prize needs fewer as well."""
    first, second = s.stones[2 * s.turn], s.stones[2 * s.turn + 1]
    n = add_stone(s, first, points, short, out, n)
    if second != first:
        n = add_stone(s, second, points, short, out, n)
    return n


def add_stone(s: State, field: int, points: int, short: bool, out: list[int], n: int) -> int:
    if can_take(s, field, s.fox, points):
        out[n] = stone_action(field, onward(s, field, points))
        n += 1
    elif short and can_end(s, field, points):
        out[n] = stone_action(field, s.fox)
        n += 1
    return n


def move_stone(s: State, origin: int, points: int) -> None:
    """§T6: on each field first the fox, then a foreign card."""
    stone = stone_on(s, origin)
    end = counted_end(s, origin, points)
    s.stones[stone] = end
    news.stone_moved(s, origin, end, points)
    if end == s.fox:
        news.stone_caught(s, stone)
        take_prize(s, s.turn, CATCH)
        s.stones[stone] = s.stones[mate(stone)]
    elif is_foreign_card(s, end):
        follow(s, stone)
    judge(s)
