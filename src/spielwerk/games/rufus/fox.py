"""§T3, T4: the fox runs, catches stones and brings prizes."""

from spielwerk.games.rufus import news
from spielwerk.games.rufus.options import CONTINUES
from spielwerk.games.rufus.prizes import judge, take_prize
from spielwerk.games.rufus.state import (
    CATCH,
    FOX_FIELD,
    NOWHERE,
    OVER,
    State,
    ahead,
    is_fox_field,
    is_out,
    mate,
    onward,
)


def fox_reach(s: State, points: int) -> int:
    """§T3: how far the fox may go: as far as the points, but not past the next stone ahead.

    Option fox_continues: it may run on.
    """
    if s.fox_continues == CONTINUES:
        return points
    reach = points
    for stone in range(2 * s.seats):
        if s.stones[stone] != NOWHERE:
            gap = ahead(s, s.fox, s.stones[stone])
            if 0 < gap < reach:
                reach = gap
    return reach


def run_fox(s: State, steps: int) -> None:
    """§T3: field by field, until the game ends or the seat to move goes out."""
    origin = s.fox
    for _ in range(steps):
        step_fox(s)
        if s.phase == OVER or is_out(s, s.turn):
            break
    news.fox_ran(s, origin, steps)


def step_fox(s: State) -> None:
    """One field on; §T4: a fox field brings a prize, then §T3: a catch brings one."""
    s.fox = onward(s, s.fox, 1)
    if is_fox_field(s, s.fox):
        take_prize(s, s.turn, FOX_FIELD)
    stones = s.scratch[:]
    copy_stones(s, stones)
    if set_back(s, stones, s.fox):
        news.fox_caught(s, stones)
        take_prize(s, s.turn, CATCH)
        news.went_out(s, stones)
        for stone in range(2 * s.seats):
            s.stones[stone] = stones[stone]
    judge(s)


def copy_stones(s: State, stones: list[int]) -> None:
    """All stones as they stand."""
    for stone in range(2 * s.seats):
        stones[stone] = s.stones[stone]


def set_back(s: State, stones: list[int], field: int) -> bool:
    """§T3: each stone on this field goes to its mate; a colour with both there is out.

    False if there is none. `stones` may be the true ones or a copy to try things on.
    """
    caught = False
    for stone in range(0, 2 * s.seats, 2):
        first, second = stones[stone] == field, stones[mate(stone)] == field
        if first and second:
            stones[stone] = stones[mate(stone)] = NOWHERE
        elif first:
            stones[stone] = stones[mate(stone)]
        elif second:
            stones[mate(stone)] = stones[stone]
        caught = caught or first or second
    return caught
