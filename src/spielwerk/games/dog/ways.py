"""§M1-M4, M6-M8: where a man may go, and how it goes there."""

from spielwerk.games.dog import news
from spielwerk.games.dog.board import (
    ARM,
    KENNEL,
    LANE,
    MEN_EACH,
    NOWHERE,
    depth,
    goal,
    in_lane,
    on_track,
)
from spielwerk.games.dog.cards import FOUR, JACK
from spielwerk.games.dog.moves import coming_out, encode
from spielwerk.games.dog.options import JOKER_NOT_LAST, OWN_BARS, STRICT_ON
from spielwerk.games.dog.state import (
    EMPTY,
    ROAD_FREE,
    State,
    ahead,
    before,
    beyond,
    clear,
    is_fresh,
    owner_of,
    place,
    side,
    start,
)


def barrier(s: State, field: int) -> int:
    """§M2: how many steps ahead of a field of the track a fresh man bars the way.

    Only the next start field matters: no card leads past two of them.
    """
    seat = s.following[field // ARM]
    return ahead(s, field, start(s, seat)) if s.fresh[seat] else ROAD_FREE


def barred_behind(s: State, field: int, steps: int) -> bool:
    """§M2: does a fresh man stand within so many steps behind a field of the track?"""
    for seat in range(s.seats):
        if s.fresh[seat] and 0 < ahead(s, start(s, seat), field) <= steps:
            return True
    return False


def along(s: State, man: int, steps: int) -> int:
    """§M4: the field of the track so many steps ahead, NOWHERE if the way is barred."""
    field = s.men[man]
    if on_track(field) and steps < barrier(s, field):
        return beyond(s, field, steps)
    return NOWHERE


def back(s: State, man: int, steps: int) -> int:
    """§M6: the field so many steps back, always on the track; NOWHERE if the way is barred."""
    field = s.men[man]
    if on_track(field) and not barred_behind(s, field, steps):
        return before(s, field, steps)
    return NOWHERE


def inside(s: State, man: int, steps: int, joker: int) -> int:
    """§M6: the field of the goal lane so many steps ahead, NOWHERE if the man may not go there."""
    owner, field, first = owner_of(man), s.men[man], 1
    if in_lane(field):
        deep, first = depth(field) + steps, depth(field) + 1
    elif on_track(field):
        deep = steps - ahead(s, field, start(s, owner))
    else:
        return NOWHERE
    if not first <= deep <= LANE or (on_track(field) and not may_turn_in(s, man, joker)):
        return NOWHERE
    if lane_free(s, owner, first, deep) and filled(s, owner, deep):
        return goal(owner, deep)
    return NOWHERE


def may_turn_in(s: State, man: int, joker: int) -> bool:
    """§M6: not fresh, and the way to the own start field not barred; §M8: not by this joker."""
    owner = owner_of(man)
    if is_fresh(s, man) or ahead(s, s.men[man], start(s, owner)) >= barrier(s, s.men[man]):
        return False
    last_man = s.home[owner] == MEN_EACH - 1
    return not (joker and last_man and s.joker_finish == JOKER_NOT_LAST)


def lane_free(s: State, owner: int, first: int, last: int) -> bool:
    """§M6: no jumping in the lane."""
    for deep in range(first, last + 1):
        if s.board[goal(owner, deep)] != EMPTY:
            return False
    return True


def filled(s: State, owner: int, deep: int) -> bool:
    """§M6, option strict_fill: every deeper field of the lane is taken."""
    if s.strict_fill == STRICT_ON:
        for deeper in range(deep + 1, LANE + 1):
            if s.board[goal(owner, deeper)] == EMPTY:
                return False
    return True


def add_out(s: State, rank: int, joker: int, out: list[int], n: int) -> int:
    """§M1: a man from the kennel onto the own start field, unless a fresh man stands there."""
    seat = side(s)
    if not (s.fresh[seat] or bars_itself(s, seat)) and man_in_kennel(s, seat) != EMPTY:
        out[n] = coming_out(rank, joker)
        n += 1
    return n


def bars_itself(s: State, seat: int) -> bool:
    """§M1, option own_on_start: bars: does a man of this seat stand on its own start field?"""
    man = s.board[start(s, seat)]
    return s.own_on_start == OWN_BARS and man != EMPTY and owner_of(man) == seat


def man_in_kennel(s: State, seat: int) -> int:
    """One of a seat's men in the kennel (they are interchangeable), EMPTY if there is none."""
    for man in range(MEN_EACH * seat, MEN_EACH * seat + MEN_EACH):
        if s.men[man] == KENNEL:
            return man
    return EMPTY


def add_forward(s: State, rank: int, steps: int, joker: int, out: list[int], n: int) -> int:
    """§M4, M6: forward on the track, or into the goal lane and deeper."""
    first = MEN_EACH * side(s)
    for man in range(first, first + MEN_EACH):
        if s.men[man] != KENNEL:
            n = add_target(s, rank, joker, man, along(s, man, steps), out, n)
            n = add_target(s, rank, joker, man, inside(s, man, steps, joker), out, n)
    return n


def add_back(s: State, joker: int, out: list[int], n: int) -> int:
    """The card table of §M: a 4 also goes back."""
    first = MEN_EACH * side(s)
    for man in range(first, first + MEN_EACH):
        if s.men[man] != KENNEL:
            n = add_target(s, FOUR, joker, man, back(s, man, FOUR), out, n)
    return n


def add_target(
    s: State, rank: int, joker: int, man: int, field: int, out: list[int], n: int
) -> int:
    if field != NOWHERE:
        out[n] = encode(rank, joker, s.men[man], field)
        n += 1
    return n


def add_swaps(s: State, joker: int, out: list[int], n: int) -> int:
    """§M7: an own man with another seat's, both on the track and neither fresh."""
    seat = side(s)
    for man in range(MEN_EACH * seat, MEN_EACH * seat + MEN_EACH):
        if may_be_swapped(s, man):
            for other in range(MEN_EACH * s.seats):
                if owner_of(other) != seat and may_be_swapped(s, other):
                    n = add_target(s, JACK, joker, man, s.men[other], out, n)
    return n


def may_be_swapped(s: State, man: int) -> bool:
    return on_track(s.men[man]) and not is_fresh(s, man)


def come_out(s: State) -> None:
    """§M1: a man comes out, fresh; another man that stood there goes home."""
    seat = side(s)
    man = man_in_kennel(s, seat)
    news.comes_out(s, seat, start(s, seat))
    clear(s, start(s, seat))
    place(s, man, start(s, seat))
    s.fresh[seat] = 1


def go(s: State, origin: int, field: int) -> None:
    """§M4: land exactly there; passing does nothing."""
    man = s.board[origin]
    own = s.home[owner_of(man)]
    clear(s, field)
    place(s, man, field)
    news.home(s, owner_of(man), own)


def swap(s: State, own: int, other: int) -> None:
    """§M7: two men change places."""
    man, swapped = s.board[own], s.board[other]
    news.swaps(s, own, other)
    s.men[man], s.men[swapped] = other, own
    s.board[own], s.board[other] = swapped, man
