"""§M5, M10: the seven, shared among men, and its rest for the partner.

A part of a seven is legal only if the rest can be used up after it. Whether it can is found by
trying: parts are carried out on the state and taken back again, without recursion.
"""

from spielwerk.games.dog.board import (
    KENNEL,
    LANE,
    MEN,
    MEN_EACH,
    NOWHERE,
    ahead,
    depth,
    in_lane,
    next_on_way,
    on_track,
    steps_between,
)
from spielwerk.games.dog.cards import SEVEN
from spielwerk.games.dog.options import LAST_ENDS, REST_NONE, TWO_MEN
from spielwerk.games.dog.state import (
    EMPTY,
    SEVEN_STEPS,
    State,
    clear,
    is_fresh,
    owner_of,
    partner,
    place,
    side,
)
from spielwerk.games.dog.ways import add_target, along, barrier, inside


def add_parts(s: State, joker: int, left: int, out: list[int], n: int) -> int:
    """§M5: the parts of a seven that leave a way to use up the rest."""
    first = MEN_EACH * side(s)
    for man in range(first, first + MEN_EACH):
        if may_take_part(s, man):
            for steps in range(1, left + 1):
                field = along(s, man, steps)
                if field != NOWHERE and leaves_a_way(s, man, field, joker, left - steps):
                    n = add_target(s, SEVEN, joker, man, field, out, n)
                field = inside(s, man, steps, joker)
                if field != NOWHERE and leaves_a_way(s, man, field, joker, left - steps):
                    n = add_target(s, SEVEN, joker, man, field, out, n)
    return n


def may_take_part(s: State, man: int) -> bool:
    """§M5: each man takes its steps in one go."""
    return s.men[man] != KENNEL and not s.moved[man]


def leaves_a_way(s: State, man: int, field: int, joker: int, rest: int) -> bool:
    """§M5: can the rest of the seven be used up after this part?"""
    if rest == 0 or wins(s, man, field):
        return True
    if s.seven_men == TWO_MEN and s.parts > 0:
        return False
    if not brings_last_home(s, man, field):
        if reach_of_others(s, man) < rest:
            return False
        if another_takes_all(s, man, field, rest):
            return True
    return way_after(s, man, field, joker, rest)


def brings_last_home(s: State, man: int, field: int) -> bool:
    """§M10: does this part bring the last own man of the seat to move into its goal?"""
    owner = owner_of(man)
    last = owner == s.turn and s.home[owner] == MEN_EACH - 1
    return last and on_track(s.men[man]) and in_lane(field)


def wins(s: State, man: int, field: int) -> bool:
    """§M5, option seven_win: ends: does this part bring the team's last man into its goal?"""
    if s.seven_win != LAST_ENDS or s.home[s.turn] + s.home[partner(s.turn)] < 2 * MEN_EACH - 1:
        return False
    return on_track(s.men[man]) and in_lane(field)


def wins_within(s: State, man: int, joker: int, left: int) -> bool:
    """§M5, option seven_win: ends: can this man, the team's last, come home with so many steps?"""
    for steps in range(1, left + 1):
        field = inside(s, man, steps, joker)
        if field != NOWHERE and wins(s, man, field):
            return True
    return False


def ends_seven(s: State) -> bool:
    """§M5, option seven_win: ends: is the team home, so that the rest of the seven lapses?"""
    home = s.home[s.turn] == MEN_EACH and s.home[partner(s.turn)] == MEN_EACH
    return s.seven_win == LAST_ENDS and home


def reach_of_others(s: State, man: int) -> int:
    """No more steps of a seven than these can the owner's other men take."""
    reach, first = 0, MEN_EACH * owner_of(man)
    for other in range(first, first + MEN_EACH):
        if other != man and may_take_part(s, other):
            reach += SEVEN_STEPS if on_track(s.men[other]) else LANE - depth(s.men[other])
    return reach


def another_takes_all(s: State, man: int, field: int, rest: int) -> bool:
    """A quick answer for the usual case: another man, out of the way, runs the rest."""
    owner, origin = owner_of(man), s.men[man]
    reach = steps_between(owner, origin, field)
    if in_lane(field):
        reach -= depth(field)
    for other in range(MEN_EACH * owner, MEN_EACH * owner + MEN_EACH):
        if other != man and may_take_part(s, other) and on_track(s.men[other]):
            untouched = in_lane(origin) or ahead(origin, s.men[other]) > reach
            if untouched and rest < barrier(s, s.men[other]):
                return True
    return False


def way_after(s: State, man: int, field: int, joker: int, rest: int) -> bool:
    """Try this part, search for a way to use up the rest, take it back."""
    own = s.home[s.turn]
    top = try_part(s, man, field, 0, 0)
    found = rest_may_go_on(s, own) and search(s, joker, rest, top)
    undo_part(s, top)
    return found


def rest_may_go_on(s: State, own_home_before: int) -> bool:
    """§M10: after the last own man has come home, the partner must have a man on the track."""
    if own_home_before == MEN_EACH or s.home[s.turn] < MEN_EACH or ends_seven(s):
        return True
    if s.seven_rest == REST_NONE:
        return False
    first = MEN_EACH * partner(s.turn)
    for man in range(first, first + MEN_EACH):
        if on_track(s.men[man]):
            return True
    return False


CHOICES_A_MAN = SEVEN_STEPS * 2
CHOICES = MEN_EACH * CHOICES_A_MAN
"""Ways to take one part: which man, how many steps, along the track or inside the lane."""


def search(s: State, joker: int, rest: int, bottom: int) -> bool:
    """§M5: is there an order of parts that uses up the rest? Depth first, over a trail of trials.

    The trail lies in `s.trail` from `bottom` on. All trials are taken back before the answer.
    """
    top, left, choice, found = bottom, rest, 0, False
    while True:
        if choice == 0:
            found = ends_seven(s) or one_takes_all(s, joker, left)
        if found or s.seven_men == TWO_MEN:
            choice = CHOICES
        choice, field = next_part(s, joker, left, choice)
        if choice < CHOICES:
            man, steps, own = chosen_man(s, choice), chosen_steps(choice), s.home[s.turn]
            top = try_part(s, man, field, choice, top)
            left -= steps
            choice = 0 if rest_may_go_on(s, own) else CHOICES
        elif top == bottom:
            return found
        else:
            choice = s.trail[top - 1]
            left += chosen_steps(choice)
            top = undo_part(s, top)
            choice += 1


def chosen_man(s: State, choice: int) -> int:
    return MEN_EACH * side(s) + choice // CHOICES_A_MAN


def chosen_steps(choice: int) -> int:
    return choice // 2 % SEVEN_STEPS + 1


def next_part(s: State, joker: int, left: int, choice: int) -> tuple[int, int]:
    """The first possible part from this choice on that leaves steps, and the field it leads to."""
    while choice < CHOICES:
        man, steps = chosen_man(s, choice), chosen_steps(choice)
        if steps >= left or not may_take_part(s, man):
            choice += CHOICES_A_MAN - choice % CHOICES_A_MAN
            continue
        field = inside(s, man, steps, joker) if choice % 2 else along(s, man, steps)
        if field != NOWHERE:
            return choice, field
        choice += 1
    return CHOICES, NOWHERE


def one_takes_all(s: State, joker: int, left: int) -> bool:
    """Can a single man use up what is left, or win with less where that is enough?"""
    if s.seven_men == TWO_MEN and s.parts > 1:
        return False
    first = MEN_EACH * side(s)
    for man in range(first, first + MEN_EACH):
        if may_take_part(s, man):
            if along(s, man, left) != NOWHERE or inside(s, man, left, joker) != NOWHERE:
                return True
            if s.seven_win == LAST_ENDS and wins_within(s, man, joker, left):
                return True
    return False


def try_part(s: State, man: int, field: int, choice: int, top: int) -> int:
    """Take a part and write on the trail how to undo it; returns the trail's new top.

    A part on the trail: the men it sent home with their fields, then the man, where it came from,
    whether it was fresh, how many it sent home, and which choice it was.
    """
    owner, origin, fresh, sent = owner_of(man), s.men[man], is_fresh(s, man), 0
    step = origin
    while step != field:
        step = next_on_way(owner, step, field)
        if s.board[step] != EMPTY:
            s.trail[top], s.trail[top + 1] = s.board[step], step
            top, sent = top + 2, sent + 1
    take_part(s, man, field)
    s.trail[top], s.trail[top + 1] = man, origin
    s.trail[top + 2], s.trail[top + 3], s.trail[top + 4] = int(fresh), sent, choice
    return top + 5


def undo_part(s: State, top: int) -> int:
    """Undo the part on top of the trail; returns the trail's new top."""
    man, origin = s.trail[top - 5], s.trail[top - 4]
    fresh, sent = s.trail[top - 3], s.trail[top - 2]
    top -= 5
    place(s, man, origin)
    s.fresh[owner_of(man)] = max(s.fresh[owner_of(man)], fresh)
    s.moved[man] = 0
    s.parts -= 1
    for _ in range(sent):
        top -= 2
        place(s, s.trail[top], s.trail[top + 1])
    return top


def take_part(s: State, man: int, field: int) -> None:
    """§M5: every man on a field that is entered goes home."""
    owner, step = owner_of(man), s.men[man]
    while step != field:
        step = next_on_way(owner, step, field)
        clear(s, step)
    place(s, man, field)
    s.moved[man] = 1
    s.parts += 1


def close_seven(s: State) -> None:
    s.left = 0
    for man in range(MEN):
        s.moved[man] = 0
    s.parts = 0
    s.joker = 0
