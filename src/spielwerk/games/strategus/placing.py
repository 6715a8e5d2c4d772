"""§S: setting up the two armies, each hidden from the other."""

from spielwerk.games.strategus.board import ZONE, zone_square
from spielwerk.games.strategus.cards import APPLE, KINDS, NOTHING
from spielwerk.games.strategus.moves import kind_placed, placing, target_of
from spielwerk.games.strategus.options import FULL
from spielwerk.games.strategus.state import (
    EMPTY,
    GAP,
    PLAY,
    WALL,
    State,
    army_size,
    card_of,
    count_of,
)


def set_up(s: State, seats: int) -> None:
    """§S1, S5: each seat has an army to place."""
    for seat in range(seats):
        for kind in KINDS:
            s.left[seat][kind] = count_of(s, kind)


def is_ready(s: State, seat: int) -> bool:
    """§S2: all cards of its army stand."""
    return s.placed[seat] == army_size(s)


def is_seen(s: State, seat: int) -> bool:
    """§S2: do the others see a seat's cards from the back? Those of a small army only in play."""
    return s.phase >= PLAY or (s.army == FULL and is_ready(s, seat))


def next_square(s: State, seat: int) -> int:
    """§S4: the first of the seat's squares that is undecided; WALL if there is none."""
    for order in range(ZONE):
        at = zone_square(seat, order)
        if s.board[at] == EMPTY:
            return at
    return WALL


def add_placements(s: State, seat: int, out: list[int]) -> int:
    """§S1, S4: any kind that is left, on the next square."""
    at, n = next_square(s, seat), 0
    for kind in KINDS:
        if s.left[seat][kind] > 0:
            out[n] = placing(kind, at)
            n += 1
    if can_leave_empty(s, seat):
        out[n] = placing(NOTHING, at)
        n += 1
    return n


def can_leave_empty(s: State, seat: int) -> bool:
    """§S5: are more squares undecided than cards are still to be placed?"""
    return s.army != FULL and undecided(s, seat) > army_size(s) - s.placed[seat]


def undecided(s: State, seat: int) -> int:
    """§S5: how many of the seat's squares neither hold a card nor were left empty."""
    count = 0
    for order in range(ZONE):
        count += int(s.board[zone_square(seat, order)] == EMPTY)
    return count


def place(s: State, seat: int, action: int) -> None:
    """§S2: a card is laid down, face down; §S5: or the square is left empty."""
    kind, at = kind_placed(action), target_of(action)
    if kind == NOTHING:
        s.board[at] = GAP
        return
    lay(s, seat, kind, at)
    if s.army != FULL and is_ready(s, seat):
        forget_gaps(s, seat)


def lay(s: State, seat: int, kind: int, at: int) -> None:
    """A card comes onto the board."""
    s.board[at] = card_of(seat, kind)
    s.left[seat][kind] -= 1
    s.placed[seat] += 1
    if kind == APPLE:
        s.apples[seat] = 1


def forget_gaps(s: State, seat: int) -> None:
    """§S5: once the army stands, all other squares are just empty."""
    for order in range(ZONE):
        at = zone_square(seat, order)
        if s.board[at] == GAP:
            s.board[at] = EMPTY
