"""§M1, M2, M4-M6 and §P1, P2: where a laddie may go, and how it goes there."""

from spielwerk.games.stramash import news
from spielwerk.games.stramash.board import (
    CASTLE,
    DOCK,
    LADDIES_EACH,
    NOWHERE,
    castle,
    depth,
    in_castle,
    on_track,
)
from spielwerk.games.stramash.cards import FECHTER
from spielwerk.games.stramash.moves import coming_out, encode
from spielwerk.games.stramash.options import FROM_DOCK, FULL_TO_DOCK, ON_PARTNER, START_SAFE
from spielwerk.games.stramash.state import (
    EMPTY,
    State,
    ahead,
    are_partners,
    before,
    beyond,
    laddie_in_dock,
    owner_of,
    place,
    side,
)


def own_ahead(s: State, laddie: int, steps: int) -> bool:
    """§M4: does another laddie of its seat stand within so many steps ahead on the track?"""
    field, first = s.laddies[laddie], LADDIES_EACH * owner_of(laddie)
    for other in range(first, first + LADDIES_EACH):
        if on_track(s.laddies[other]) and 0 < ahead(s, field, s.laddies[other]) <= steps:
            return True
    return False


def own_behind(s: State, laddie: int, steps: int) -> bool:
    """§M4: does another laddie of its seat stand within so many steps behind on the track?"""
    field, first = s.laddies[laddie], LADDIES_EACH * owner_of(laddie)
    for other in range(first, first + LADDIES_EACH):
        if on_track(s.laddies[other]) and 0 < ahead(s, s.laddies[other], field) <= steps:
            return True
    return False


# Where it may stand


def may_land(s: State, laddie: int, field: int) -> bool:
    """§M4, P1: on an empty hole, on an opponent, on a partner's laddie that can be promoted."""
    other = s.board[field]
    if other == EMPTY:
        return True
    owner = owner_of(laddie)
    if owner_of(other) == owner:
        return False
    if are_partners(s, owner, owner_of(other)):
        return may_promote(s, laddie, other)
    return not is_safe(s, other)


def is_safe(s: State, laddie: int) -> bool:
    """§M4, option start_safe: nobody hits a laddie on its own start hole."""
    return s.start_safe == START_SAFE and s.laddies[laddie] == s.starts[owner_of(laddie)]


def may_promote(s: State, laddie: int, promoted: int) -> bool:
    """§P1, P2: may this laddie land on that of its partner, and so bring it to its entrance?"""
    owner = owner_of(promoted)
    entrance = s.entrances[owner]
    there = s.board[entrance]
    if there == promoted:
        return False
    if there in (EMPTY, laddie):
        return True
    if owner_of(there) == owner:
        return s.entrance_full == FULL_TO_DOCK
    if owner_of(there) == owner_of(laddie):
        return own_entrance_free(s, laddie, s.laddies[promoted])
    return True


def own_entrance_free(s: State, laddie: int, landing: int) -> bool:
    """§P2: is the own entrance free once the laddie has left its hole and stands on `landing`?"""
    entrance = s.entrances[owner_of(laddie)]
    return entrance != landing and s.board[entrance] in (EMPTY, laddie)


# Where a step or a card leads: a field, or NOWHERE


def along(s: State, laddie: int, steps: int) -> int:
    """§M1, M4: forward on the track."""
    field = s.laddies[laddie]
    if on_track(field):
        target = beyond(s, field, steps)
        if may_land(s, laddie, target) and not own_ahead(s, laddie, steps):
            return target
    return NOWHERE


def back(s: State, laddie: int, steps: int) -> int:
    """§M1: an 8 goes back, always on the track."""
    field = s.laddies[laddie]
    if on_track(field):
        target = before(s, field, steps)
        if may_land(s, laddie, target) and not own_behind(s, laddie, steps):
            return target
    return NOWHERE


def inside(s: State, laddie: int, steps: int) -> int:
    """§M5: from the entrance into the castle, or up inside it."""
    owner, field = owner_of(laddie), s.laddies[laddie]
    if on_track(field):
        way = ahead(s, field, s.entrances[owner])
        deep = steps - way
        if not 1 <= deep <= CASTLE or not castle_free(s, owner, 1, deep):
            return NOWHERE
        return NOWHERE if own_ahead(s, laddie, way) else castle(owner, deep)
    return up(s, laddie, steps) if in_castle(field) else NOWHERE


def up(s: State, laddie: int, steps: int) -> int:
    """§M5: a laddie in its castle moves up."""
    owner, low = owner_of(laddie), depth(s.laddies[laddie])
    if low + steps <= CASTLE and castle_free(s, owner, low + 1, low + steps):
        return castle(owner, low + steps)
    return NOWHERE


def castle_free(s: State, owner: int, first: int, last: int) -> bool:
    """§M5: no jumping in the castle."""
    for deep in range(first, last + 1):
        if s.board[castle(owner, deep)] != EMPTY:
            return False
    return True


# The actions of a card


def add_out(s: State, card: int, out: list[int], n: int) -> int:
    """§M2: a laddie from the dock to the own start hole."""
    seat = side(s)
    laddie = laddie_in_dock(s, seat)
    if laddie != EMPTY and may_land(s, laddie, s.starts[seat]):
        out[n] = coming_out(card)
        n += 1
    return n


def add_forward(s: State, card: int, steps: int, out: list[int], n: int) -> int:
    """§M1, M5: forward on the track, into the castle, up inside it."""
    first = LADDIES_EACH * side(s)
    for laddie in range(first, first + LADDIES_EACH):
        if s.laddies[laddie] != DOCK:
            n = add_target(s, card, laddie, along(s, laddie, steps), out, n)
            n = add_target(s, card, laddie, inside(s, laddie, steps), out, n)
    return n


def add_back(s: State, card: int, steps: int, out: list[int], n: int) -> int:
    """§M1: an 8 goes back, nothing else."""
    first = LADDIES_EACH * side(s)
    for laddie in range(first, first + LADDIES_EACH):
        n = add_target(s, card, laddie, back(s, laddie, steps), out, n)
    return n


def add_target(s: State, card: int, laddie: int, field: int, out: list[int], n: int) -> int:
    if field != NOWHERE:
        out[n] = encode(card, s.laddies[laddie], field)
        n += 1
    return n


def add_charges(s: State, out: list[int], n: int) -> int:
    """§M6: a Bonnie Fechter takes the hole of a laddie on the track."""
    seat = side(s)
    docked = laddie_in_dock(s, seat) if s.fechter_from_dock == FROM_DOCK else EMPTY
    first = LADDIES_EACH * seat
    for laddie in range(first, first + LADDIES_EACH):
        if on_track(s.laddies[laddie]) or laddie == docked:
            for other in range(LADDIES_EACH * s.seats):
                if may_charge(s, laddie, other):
                    n = add_target(s, FECHTER, laddie, s.laddies[other], out, n)
    return n


def may_charge(s: State, laddie: int, other: int) -> bool:
    """§M6: an opponent's laddie on the track; with the option also a partner's."""
    owner, whose = owner_of(laddie), owner_of(other)
    if whose == owner or not on_track(s.laddies[other]):
        return False
    if not are_partners(s, owner, whose):
        return not is_safe(s, other)
    return s.fechter_on_partner == ON_PARTNER and may_promote(s, laddie, other)


# How it goes there


def come_out(s: State) -> None:
    """§M2."""
    seat = side(s)
    arrive(s, laddie_in_dock(s, seat), s.starts[seat])


def charge(s: State, origin: int, field: int) -> None:
    """§M6."""
    arrive(s, laddie_in_dock(s, side(s)) if origin == DOCK else s.board[origin], field)


def arrive(s: State, laddie: int, field: int) -> None:
    """§M4, P1: a laddie comes to a hole; whoever is there goes to its dock or is promoted."""
    other, own = s.board[field], s.home[owner_of(laddie)]
    if other == EMPTY:
        place(s, laddie, field)
    elif are_partners(s, owner_of(laddie), owner_of(other)):
        place(s, laddie, field)
        promote(s, laddie, other)
    else:
        news.moved_aside(s, other, DOCK)
        place(s, other, DOCK)
        place(s, laddie, field)
    news.home(s, owner_of(laddie), own)


def promote(s: State, laddie: int, promoted: int) -> None:
    """§P1, P2: a partner's laddie, just landed on, comes to the entrance of its own castle."""
    field = promoted_to(s, promoted)
    news.moved_aside(s, promoted, field)
    if field != DOCK and s.board[field] != EMPTY:
        there = s.board[field]
        aside = makes_room(s, laddie, there)
        news.moved_aside(s, there, aside)
        place(s, there, aside)
    place(s, promoted, field)


def promoted_to(s: State, promoted: int) -> int:
    """§P1: its entrance; §P2: its dock, if another laddie of its seat stands there."""
    entrance = s.entrances[owner_of(promoted)]
    there = s.board[entrance]
    return DOCK if there != EMPTY and owner_of(there) == owner_of(promoted) else entrance


def makes_room(s: State, laddie: int, there: int) -> int:
    """§P2: who stands on it goes to its dock; one of the seat that lands, to its own entrance."""
    return s.entrances[owner_of(there)] if owner_of(there) == owner_of(laddie) else DOCK
