"""§M5, M10, S6, S7: the seven, shared among men, and its rest for the partner.

A part of a seven is legal only if the rest can be used up after it. Whether it can is found by
trying: parts are carried out on the state and taken back again, without recursion.
"""

from spielwerk.games.dog.board import (
    KENNEL,
    LANE,
    MEN_EACH,
    NOWHERE,
    depth,
    in_lane,
    on_track,
)
from spielwerk.games.dog.cards import SEVEN
from spielwerk.games.dog.options import LAST_ENDS, PARTNER_ALWAYS, REST_NONE, TWO_MEN
from spielwerk.games.dog.state import (
    EMPTY,
    SEVEN_STEPS,
    State,
    ahead,
    all_home,
    away,
    beyond,
    clear,
    is_fresh,
    mate,
    next_on_way,
    owner_of,
    place,
    side,
    start,
    steps_between,
)
from spielwerk.games.dog.ways import add_target, along, barrier, inside


def add_parts(s: State, joker: int, left: int, out: list[int], n: int) -> int:
    """§M5: the parts of a seven that leave a way to use up the rest."""
    seat = first_in_seven(s)
    for _ in range(seats_in_seven(s)):
        for man in range(MEN_EACH * seat, MEN_EACH * seat + MEN_EACH):
            if may_take_part(s, man):
                n = add_parts_of(s, man, joker, left, out, n)
        seat = mate(s, seat)
    return n


def add_parts_of(s: State, man: int, joker: int, left: int, out: list[int], n: int) -> int:
    """§M5: those of one man. It takes at least what the others cannot, unless it is a last one."""
    others, owner, origin = reach_of_others(s, man), owner_of(man), s.men[man]
    fewest, bar, to_go = max(1, left - others), 0, 0
    if s.home[owner] == MEN_EACH - 1:
        fewest = 1
    if on_track(origin):
        bar, to_go = barrier(s, origin), ahead(s, origin, start(s, owner))
    for steps in range(fewest, left + 1):
        if steps < bar:
            field = beyond(s, origin, steps)
            if leaves_a_way(s, man, field, joker, left - steps, others):
                n = add_target(s, SEVEN, joker, man, field, out, n)
        if steps > to_go:
            field = inside(s, man, steps, joker)
            if field != NOWHERE and leaves_a_way(s, man, field, joker, left - steps, others):
                n = add_target(s, SEVEN, joker, man, field, out, n)
    return n


def seats_in_seven(s: State) -> int:
    """The men of how many seats may share a seven: of one, or §S7, of the whole side."""
    return s.mates + 1 if s.seven_partner == PARTNER_ALWAYS else 1


def first_in_seven(s: State) -> int:
    """§M9: the seat that is played with; §S7: the own one, whose mates come after it."""
    return s.turn if s.seven_partner == PARTNER_ALWAYS else side(s)


def may_take_part(s: State, man: int) -> bool:
    """§M5: each man takes its steps in one go."""
    return s.men[man] != KENNEL and not s.moved[man]


def leaves_a_way(s: State, man: int, field: int, joker: int, rest: int, others: int) -> bool:
    """§M5: can the rest of the seven be used up after this part?

    `others`: no more steps than these can the other men take.
    """
    if rest == 0 or wins(s, man, field):
        return True
    if s.seven_men == TWO_MEN and s.parts > 0:
        return False
    if not brings_last_home(s, man, field):
        if others < rest:
            return False
        if another_takes_all(s, man, field, rest):
            return True
    return way_after(s, man, field, joker, rest)


def brings_last_home(s: State, man: int, field: int) -> bool:
    """§M10: does this part bring the last of its seat's men home, so that the rest goes on?

    §S7: with the option seven_partner: always that changes nothing.
    """
    last = s.home[owner_of(man)] == MEN_EACH - 1 and s.seven_partner != PARTNER_ALWAYS
    return last and on_track(s.men[man]) and in_lane(field)


def wins(s: State, man: int, field: int) -> bool:
    """§M5, option seven_win: ends: does this part bring the side's last man into its goal?"""
    if s.seven_win != LAST_ENDS or away(s, s.turn) > 1:
        return False
    return on_track(s.men[man]) and in_lane(field)


def wins_within(s: State, man: int, joker: int, left: int) -> bool:
    """§M5, option seven_win: ends: can this man, the side's last, come home with so many steps?"""
    for steps in range(1, left + 1):
        field = inside(s, man, steps, joker)
        if field != NOWHERE and wins(s, man, field):
            return True
    return False


def ends_seven(s: State) -> bool:
    """§M5, option seven_win: ends: is the side home, so that the rest of the seven lapses?"""
    return s.seven_win == LAST_ENDS and all_home(s, s.turn)


def reach_of_others(s: State, man: int) -> int:
    """No more steps of a seven than these can the other men take."""
    reach, seat = 0, first_in_seven(s)
    for _ in range(seats_in_seven(s)):
        for other in range(MEN_EACH * seat, MEN_EACH * seat + MEN_EACH):
            if other != man and may_take_part(s, other):
                reach += SEVEN_STEPS if on_track(s.men[other]) else LANE - depth(s.men[other])
        seat = mate(s, seat)
    return reach


def another_takes_all(s: State, man: int, field: int, rest: int) -> bool:
    """A quick answer for the usual case: another man, out of the way, runs the rest."""
    owner, origin = owner_of(man), s.men[man]
    reach = steps_between(s, owner, origin, field)
    if in_lane(field):
        reach -= depth(field)
    seat = first_in_seven(s)
    for _ in range(seats_in_seven(s)):
        for other in range(MEN_EACH * seat, MEN_EACH * seat + MEN_EACH):
            if other != man and may_take_part(s, other) and on_track(s.men[other]):
                untouched = in_lane(origin) or ahead(s, origin, s.men[other]) > reach
                if untouched and rest < barrier(s, s.men[other]):
                    return True
        seat = mate(s, seat)
    return False


def way_after(s: State, man: int, field: int, joker: int, rest: int) -> bool:
    """Try this part, search for a way to use up the rest, take it back."""
    owner, before = owner_of(man), s.home[owner_of(man)]
    top = try_part(s, man, field, 0, 0)
    found = rest_may_go_on(s, owner, before) and search(s, joker, rest, top)
    undo_part(s, top)
    return found


def rest_may_go_on(s: State, owner: int, home_before: int) -> bool:
    """§M10: after the last man has come home, the partner must have a man on the track.

    §S6: the first mate that is not finished. If there is none, no rest may be left.
    """
    last_came_home = home_before < MEN_EACH and s.home[owner] == MEN_EACH
    if not last_came_home or s.seven_partner == PARTNER_ALWAYS or ends_seven(s):
        return True
    if s.seven_rest == REST_NONE:
        return False
    first = MEN_EACH * side(s)
    for man in range(first, first + MEN_EACH):
        if on_track(s.men[man]):
            return True
    return False


CHOICES_A_MAN = SEVEN_STEPS * 2
"""Ways for a man to take one part: how many steps, along the track or inside the lane."""
CHOICES_A_SEAT = MEN_EACH * CHOICES_A_MAN


def search(s: State, joker: int, rest: int, bottom: int) -> bool:
    """§M5: is there an order of parts that uses up the rest? Depth first, over a trail of trials.

    The trail lies in `s.trail` from `bottom` on. All trials are taken back before the answer.
    """
    top, left, choice, found = bottom, rest, 0, False
    choices = seats_in_seven(s) * CHOICES_A_SEAT
    while True:
        if choice == 0:
            found = ends_seven(s) or one_takes_all(s, joker, left)
        if found or s.seven_men == TWO_MEN:
            choice = choices
        choice, field = next_part(s, joker, left, choice)
        if choice < choices:
            man, before = chosen_man(s, choice), s.home[owner_of(chosen_man(s, choice))]
            top = try_part(s, man, field, choice, top)
            left -= chosen_steps(choice)
            choice = 0 if rest_may_go_on(s, owner_of(man), before) else choices
        elif top == bottom:
            return found
        else:
            choice = s.trail[top - 1]
            left += chosen_steps(choice)
            top = undo_part(s, top)
            choice += 1


def chosen_man(s: State, choice: int) -> int:
    seat = first_in_seven(s)
    for _ in range(choice // CHOICES_A_MAN // MEN_EACH):
        seat = mate(s, seat)
    return MEN_EACH * seat + choice // CHOICES_A_MAN % MEN_EACH


def chosen_steps(choice: int) -> int:
    return choice // 2 % SEVEN_STEPS + 1


def next_part(s: State, joker: int, left: int, choice: int) -> tuple[int, int]:
    """The first possible part from this choice on that leaves steps, and the field it leads to."""
    choices = seats_in_seven(s) * CHOICES_A_SEAT
    while choice < choices:
        man, steps = chosen_man(s, choice), chosen_steps(choice)
        if steps >= left or not may_take_part(s, man):
            choice += CHOICES_A_MAN - choice % CHOICES_A_MAN
            continue
        field = inside(s, man, steps, joker) if choice % 2 else along(s, man, steps)
        if field != NOWHERE:
            return choice, field
        choice += 1
    return choices, NOWHERE


def one_takes_all(s: State, joker: int, left: int) -> bool:
    """Can a single man use up what is left, or win with less where that is enough?"""
    if s.seven_men == TWO_MEN and s.parts > 1:
        return False
    seat = first_in_seven(s)
    for _ in range(seats_in_seven(s)):
        for man in range(MEN_EACH * seat, MEN_EACH * seat + MEN_EACH):
            if may_take_part(s, man) and takes_all(s, man, joker, left):
                return True
        seat = mate(s, seat)
    return False


def takes_all(s: State, man: int, joker: int, left: int) -> bool:
    if along(s, man, left) != NOWHERE or inside(s, man, left, joker) != NOWHERE:
        return True
    return s.seven_win == LAST_ENDS and wins_within(s, man, joker, left)


def try_part(s: State, man: int, field: int, choice: int, top: int) -> int:
    """Take a part and write on the trail how to undo it; returns the trail's new top.

    A part on the trail: the men it sent home with their fields, then the man, where it came from,
    whether it was fresh, how many it sent home, and which choice it was.
    """
    owner, origin, fresh, sent = owner_of(man), s.men[man], is_fresh(s, man), 0
    step = origin
    while step != field:
        step = next_on_way(s, owner, step, field)
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
        step = next_on_way(s, owner, step, field)
        clear(s, step)
    place(s, man, field)
    s.moved[man] = 1
    s.parts += 1


def close_seven(s: State) -> None:
    s.left = 0
    for man in range(MEN_EACH * s.seats):
        s.moved[man] = 0
    s.parts = 0
    s.joker = 0
