"""§M3: a seven as a whole or split between two laddies; §P3: the rest of one."""

from spielwerk.games.stramash import news
from spielwerk.games.stramash.board import DOCK, LADDIES_EACH, NOWHERE, in_castle, on_track
from spielwerk.games.stramash.cards import SEVEN
from spielwerk.games.stramash.options import CASTLE_SEVEN
from spielwerk.games.stramash.state import (
    EMPTY,
    SEVEN_STEPS,
    State,
    are_partners,
    owner_of,
    place,
    side,
)
from spielwerk.games.stramash.ways import add_forward, add_target, along, arrive, inside


def add_seven(s: State, out: list[int], n: int) -> int:
    """§M3: one laddie goes seven, or one a first part."""
    n = add_forward(s, SEVEN, SEVEN_STEPS, out, n)
    if can_split(s):
        first = LADDIES_EACH * side(s)
        for laddie in range(first, first + LADDIES_EACH):
            if may_take_part(s, laddie):
                n = add_first_parts(s, laddie, out, n)
    return n


def can_split(s: State) -> bool:
    """A quick look: there is nothing to split without a second laddie."""
    seat, able = side(s), 0
    for laddie in range(LADDIES_EACH * seat, LADDIES_EACH * seat + LADDIES_EACH):
        able += int(may_take_part(s, laddie))
    return able > 1 or s.seven_rest > 0


def may_take_part(s: State, laddie: int) -> bool:
    """§M3: a laddie on the track; with the option `castle_seven` also one in its castle."""
    field = s.laddies[laddie]
    if on_track(field):
        return laddie != s.moved
    return in_castle(field) and s.castle_seven == CASTLE_SEVEN and laddie != s.moved


def add_first_parts(s: State, laddie: int, out: list[int], n: int) -> int:
    """§M3: the parts of one to six steps after which another laddie can take the rest."""
    for steps in range(1, SEVEN_STEPS):
        field = along(s, laddie, steps)
        if field != NOWHERE and rest_follows(s, laddie, field, SEVEN_STEPS - steps):
            n = add_target(s, SEVEN, laddie, field, out, n)
        field = inside(s, laddie, steps)
        if field != NOWHERE and rest_follows(s, laddie, field, SEVEN_STEPS - steps):
            n = add_target(s, SEVEN, laddie, field, out, n)
    return n


def rest_follows(s: State, laddie: int, field: int, rest: int) -> bool:
    """Could another laddie take the rest once this one stands there? The state is as before."""
    origin = s.laddies[laddie]
    note_displaced(s, laddie, field)
    news.hush(s)
    arrive(s, laddie, field)
    news.speak(s)
    s.left, s.moved = rest, laddie
    possible = rest_possible(s)
    s.left, s.moved = 0, EMPTY
    put_back(s, laddie, origin)
    return possible


def rest_possible(s: State) -> bool:
    """§M3: is there a second part for what is left?"""
    first = LADDIES_EACH * side(s)
    for laddie in range(first, first + LADDIES_EACH):
        if may_take_part(s, laddie):
            if along(s, laddie, s.left) != NOWHERE or inside(s, laddie, s.left) != NOWHERE:
                return True
    return False


def note_displaced(s: State, laddie: int, field: int) -> None:
    """Write on the trail whom `arrive` will move: who stands there, and who on its entrance."""
    other = s.board[field]
    s.trail[0], s.trail[1] = other, field
    s.trail[2] = EMPTY
    if other != EMPTY and are_partners(s, owner_of(laddie), owner_of(other)):
        entrance = s.entrances[owner_of(other)]
        if s.board[entrance] != laddie:
            s.trail[2], s.trail[3] = s.board[entrance], entrance


def put_back(s: State, laddie: int, origin: int) -> None:
    """Undo what `arrive` has done since `note_displaced`."""
    other, there = s.trail[0], s.trail[2]
    if other != EMPTY:
        place(s, other, DOCK)
    if there != EMPTY:
        place(s, there, DOCK)
    place(s, laddie, origin)
    if other != EMPTY:
        place(s, other, s.trail[1])
    if there != EMPTY:
        place(s, there, s.trail[3])


def add_rest(s: State, out: list[int], n: int) -> int:
    """§M3: a seven that is split is played out, by another laddie."""
    first = LADDIES_EACH * side(s)
    for laddie in range(first, first + LADDIES_EACH):
        if may_take_part(s, laddie):
            n = add_target(s, SEVEN, laddie, along(s, laddie, s.left), out, n)
            n = add_target(s, SEVEN, laddie, inside(s, laddie, s.left), out, n)
    return n
