"""§T2: all points must be used. What can still be used is found without playing anything."""

from spielwerk.games.rufus.fox import copy_stones, fox_reach, set_back
from spielwerk.games.rufus.moves import fox as fox_action
from spielwerk.games.rufus.state import (
    NOWHERE,
    State,
    ahead,
    is_fox_field,
    onward,
    prizes_left,
    seats_left,
)
from spielwerk.games.rufus.stones import can_take
from spielwerk.games.rufus.trail import is_room, rearmost

NO_PLAN = -100
"""No stone can be moved so: fewer than any points."""


def has_card(s: State) -> bool:
    """§T1: may a card be laid in this turn, if there is room?"""
    return s.card_laid == 0 and s.held[s.turn] > 0


def most(s: State, points: int, card: bool, short: bool) -> int:
    """§T2: the most that plans use of so many points; `card`: a card may still be laid.

    With `short` a stone may announce fewer than all that are left to it. A plan that ends the game
    or takes the mover out counts as using all.
    """
    best = most_of_rest(s, s.stones[:], s.fox, prizes_left(s), points, card, short)
    if best < points and s.fox_moved == 0:
        stones, prizes = s.scratch[:], prizes_left(s)
        copy_stones(s, stones)
        for steps in range(1, fox_reach(s, points) + 1):
            prizes = try_fox(s, stones, steps, prizes)
            best = max(best, most_with_fox(s, stones, steps, prizes, points, card, short))
            if best < points and steps < points and card and is_room_now(s):
                after = most_with_fox(s, stones, steps, prizes, points - 1, False, short)
                best = max(best, 1 + after)
            if best == points:
                break
    return best


def is_room_now(s: State) -> bool:
    """§T5: may a card be laid before the fox is moved?"""
    return is_room(s, s.fox, rearmost(s, s.stones[:], s.fox))


def add_foxes(s: State, best: int, card: bool, short: bool, out: list[int], n: int) -> int:
    """§T1-T3: how far the fox may go, so that the best plan is still possible."""
    stones, prizes = s.scratch[:], prizes_left(s)
    copy_stones(s, stones)
    for steps in range(1, fox_reach(s, s.points) + 1):
        prizes = try_fox(s, stones, steps, prizes)
        if most_with_fox(s, stones, steps, prizes, s.points, card, short) == best:
            out[n] = fox_action(steps)
            n += 1
    return n


def try_fox(s: State, stones: list[int], steps: int, prizes: int) -> int:
    """§T3, T4: try the last of so many steps of the fox, with the stones as they then stand.

    Returns how many prizes are left; 0 also if the plan is complete for another reason (§E3).
    """
    if prizes == 0:
        return 0
    fox = onward(s, s.fox, steps)
    if is_fox_field(s, fox):
        prizes -= 1
    if set_back(s, stones, fox):
        prizes -= 1
        if completes(s, stones):
            return 0
    return max(prizes, 0)


def completes(s: State, stones: list[int]) -> bool:
    """§T4, E3: the fox goes no further, as the mover is out or nobody is left to play with."""
    return stones[2 * s.turn] == NOWHERE or seats_left(s, stones) <= 1


def most_with_fox(
    s: State, stones: list[int], steps: int, prizes: int, points: int, card: bool, short: bool
) -> int:
    """§T2: the most of so many points that a plan uses that begins with these steps of the fox.

    `prizes` is 0 if the plan is complete with the fox.
    """
    if prizes == 0:
        return points
    rest, fox = points - steps, onward(s, s.fox, steps)
    return steps + most_of_rest(s, stones, fox, prizes, rest, card, short)


def most_of_rest(
    s: State, stones: list[int], fox: int, prizes: int, points: int, card: bool, short: bool
) -> int:
    """§T2: the most of so many points that a stone uses, alone or after a card.

    The fox is on that field, and so many prizes are left.
    """
    best = most_of_stones(s, stones, fox, prizes, points, short)
    if best < points and card and is_room(s, fox, rearmost(s, stones, fox)):
        best = 1 + most_of_stones(s, stones, fox, prizes, points - 1, short)
    return best


def most_of_stones(
    s: State, stones: list[int], fox: int, prizes: int, points: int, short: bool
) -> int:
    """§T2: the most of so many points that one of the mover's two stones uses."""
    best = most_of_stone(s, stones[2 * s.turn], fox, prizes, points, short)
    if best < points:
        best = max(best, most_of_stone(s, stones[2 * s.turn + 1], fox, prizes, points, short))
    return best


def most_of_stone(s: State, field: int, fox: int, prizes: int, points: int, short: bool) -> int:
    """§T2, T6: the most of so many points that a stone on this field uses.

    If it cannot take them all it stops at the fox; the last prize ends the game.
    """
    if points == 0 or can_take(s, field, fox, points):
        return points
    if not short:
        return NO_PLAN
    return points if prizes == 1 else ahead(s, field, fox)
