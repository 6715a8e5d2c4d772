"""Legal actions of Rufus with their parts: nobody else has to read notation or know a rule."""

from collections.abc import Sequence
from typing import Literal

from spielwerk.games.rufus import moves
from spielwerk.games.rufus.board import name
from spielwerk.games.rufus.fox import copy_stones, set_back
from spielwerk.games.rufus.points import completes
from spielwerk.games.rufus.records import Fox, Lay, RufusChoice, Stone
from spielwerk.games.rufus.state import (
    State,
    ahead,
    is_foreign_card,
    is_fox_field,
    onward,
    prizes_left,
)
from spielwerk.games.rufus.stones import counted_end


def choices(s: State, seat: int, actions: Sequence[int]) -> list[RufusChoice]:
    """Each action that is legal for this seat, with what is sure to come of it."""
    return [choice(s, action) for action in actions]


def choice(s: State, action: int) -> RufusChoice:
    what, first, second = moves.what_of(action), moves.first_of(action), moves.second_of(action)
    text = moves.text(action)
    if what == moves.FOX:
        return Fox(text, name(onward(s, s.fox, first)), first, prizes_on(s, first))
    if what == moves.LAYING:
        return Lay(text, first, name(second), points=1)
    points = ahead(s, first, second)
    end = counted_end(s, first, points)
    return Stone(text, name(first), name(second), name(end), points, met_on(s, end))


def met_on(s: State, field: int) -> int | Literal["fox"] | None:
    """§T6: the fox, or whose card."""
    if field == s.fox:
        return "fox"
    return s.layer[field] if is_foreign_card(s, field) else None


def prizes_on(s: State, steps: int) -> int:
    """§T3, T4: how many prizes so many steps of the fox bring."""
    stones, won = s.scratch[:], 0
    copy_stones(s, stones)
    for step in range(1, steps + 1):
        fox = onward(s, s.fox, step)
        won += is_fox_field(s, fox) + set_back(s, stones, fox)
        if completes(s, stones):
            break
    return min(won, prizes_left(s))
