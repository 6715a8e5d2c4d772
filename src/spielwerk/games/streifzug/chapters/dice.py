"""§D: where figures may go with the dice, and how much of a roll must be played."""

from spielwerk.games.streifzug.board import (
    BELL,
    CLOCKWISE_WALKS,
    ENDS,
    ENDS_FROM,
    GOAL,
    MOST_NEIGHBOURS,
    START,
    end_of,
    last_steps,
    second_stage,
    stack_at,
    walk_number,
)
from spielwerk.games.streifzug.cards import NO_CARD, colour_of
from spielwerk.games.streifzug.moves import first_of, is_among, moving, second_of, third_of
from spielwerk.games.streifzug.options import CLOCKWISE, FORBIDDEN, NO_TURNING, ON
from spielwerk.games.streifzug.state import (
    FIGURES_EACH,
    NOWHERE,
    State,
    add_card,
    entry_of,
    figure_of,
    follow_of,
    has_all,
    has_run_or_set,
    in_goal,
    is_full,
    is_taken,
    is_thrown_by,
    opening_of,
    owner_of,
    remove_card,
    shares_with,
    stand_together,
    top,
)

NO_BAR = 0
BOTH = 20
ONE = 10
"""§D6, D7: what a plan is worth: ten for each die, one for each figure that leaves its catch
field."""


# Where a walk may end


def may_land(s: State, number: int, field: int) -> bool:
    """§D4: may the turn's figure of this number end a walk on this field?"""
    seat = s.turn
    if field == BELL:
        return may_ring(s, seat) and has_room(s, seat, field)
    if field == GOAL:
        return s.ext_finish == ON and s.rung[seat] == 1 and has_run_or_set(s, seat)
    if stack_at(field) != NOWHERE:
        return field != s.began[number] and not is_taken(s, field) and may_catch(s, seat, field)
    return has_room(s, seat, field)


def has_room(s: State, seat: int, field: int) -> bool:
    """§D8, D9, M1: on figures that cannot be thrown one may land only if they share."""
    for figure in range(FIGURES_EACH * s.seats):
        if s.figures[figure] == field:
            other = owner_of(figure)
            if other != seat and not is_thrown_by(s, seat, other):
                return shares_with(s, seat, other)
    return True


def may_catch(s: State, seat: int, field: int) -> bool:
    """§B3, B4: in the basic mode a full collection bars catch fields."""
    if s.ext_cards == ON:
        return True
    card = top(s, stack_at(field))
    if s.full_colour == FORBIDDEN and card != NO_CARD and is_full(s, seat, colour_of(card)):
        return False
    return not has_all(s, seat)


def may_ring(s: State, seat: int) -> bool:
    """§B5, F1, F3: the bell, once per party."""
    if s.ext_cards != ON:
        return has_all(s, seat)
    return s.rung[seat] == 0 and (s.ext_finish == ON or has_run_or_set(s, seat))


# Where the dice lead


def step_in(s: State, field: int, steps: int, whole: bool) -> int:
    """§D5: the next field of the own zone if a die shows its number, else NOWHERE.

    `whole`: it is the sum of both dice, which shows it only with the option `zone_sum`.
    """
    if whole and s.zone_sum != ON:
        return NOWHERE
    if field == START:
        return entry_of(s, s.turn) if steps == 6 else NOWHERE
    if field == entry_of(s, s.turn):
        return follow_of(s, s.turn) if steps == 4 else NOWHERE
    return opening_of(s, s.turn) if steps == 2 else NOWHERE


def is_coming_in(s: State, field: int) -> bool:
    """§D5: is a figure on this field still on its way into the game?"""
    return field in (START, entry_of(s, s.turn), follow_of(s, s.turn))


def has_stage(s: State, number: int) -> bool:
    """§D2: has this figure walked with the other die, so that its next walk is a second stage?

    Nobody has who was sent back by a Patron, or has come in.
    """
    return s.at == number and s.came != 0 and not is_coming_in(s, s.began[number])


def bar(s: State, number: int) -> int:
    """§D2, no_turning: the neighbour to which a second stage may not step first.

    NO_BAR if it may step to all.
    """
    if s.at != number:
        return NO_BAR
    for place in range(MOST_NEIGHBOURS):
        if s.came == 1 << place:
            return 1 + place
    return NO_BAR


def first_walk(s: State, number: int, steps: int) -> int:
    """The walks of a figure with so many steps, as `ENDS_FROM` numbers them."""
    clockwise = CLOCKWISE_WALKS if s.direction == CLOCKWISE else 0
    field = s.figures[figure_of(s.turn, number)]
    if s.stages == NO_TURNING or not has_stage(s, number):
        return walk_number(field, bar(s, number), steps) + clockwise
    first = walk_number(s.began[number], 0, s.high + s.low - steps) + clockwise
    return second_stage(first, end_at(s, first, field), steps)


def end_at(s: State, walk: int, field: int) -> int:
    """Which of its ends this field is, counted from 0; NOWHERE if none."""
    for at in range(ENDS_FROM[walk], ENDS_FROM[walk + 1]):
        if end_of(ENDS[at], s.quadrant[s.turn]) == field:
            return at - ENDS_FROM[walk]
    return NOWHERE


def target_of(s: State, number: int, end: int) -> int:
    """The field where such a walk ends, NOWHERE if the figure may not land there."""
    field = end_of(end, s.quadrant[s.turn])
    return field if field != NOWHERE and may_land(s, number, field) else NOWHERE


def can_play(s: State) -> bool:
    """§D6: can any figure use a die that is left, or both as a sum?"""
    high, low = s.left[0], s.left[1]
    for number in range(FIGURES_EACH):
        if high > 0 and can_move(s, number, high):
            return True
        if low > 0 and (can_move(s, number, low) or can_sum(s, number)):
            return True
    return False


def can_sum(s: State, number: int) -> bool:
    """Can a figure move by the sum of both dice?"""
    steps = s.left[0] + s.left[1]
    field = s.figures[figure_of(s.turn, number)]
    if is_coming_in(s, field):
        return step_in(s, field, steps, True) != NOWHERE
    return can_move(s, number, steps)


def can_move(s: State, number: int, steps: int) -> bool:
    """Can a figure use this die at all?"""
    field = s.figures[figure_of(s.turn, number)]
    if is_coming_in(s, field):
        return step_in(s, field, steps, False) != NOWHERE
    if field == GOAL:
        return False
    walk = first_walk(s, number, steps)
    for at in range(ENDS_FROM[walk], ENDS_FROM[walk + 1]):
        if target_of(s, number, ENDS[at]) != NOWHERE:
            return True
    return False


# What must be played


def would_leave(s: State, number: int) -> int:
    """§D7: 1 if a figure still stands on the catch field on which it began the turn."""
    began = s.began[number]
    return int(stack_at(began) != NOWHERE and s.figures[figure_of(s.turn, number)] == began)


def gone(s: State) -> int:
    """§D7: how many figures have left the catch fields on which they began the turn."""
    left = 0
    for number in range(FIGURES_EACH):
        began = s.began[number]
        here = s.figures[figure_of(s.turn, number)]
        left += int(stack_at(began) != NOWHERE and here != began)
    return left


def worth_of(s: State, number: int, field: int, came: int, spare: int) -> int:
    """§D6, D7: what the best plan is worth that begins with this move and has a die to spare.

    The move is tried on the state itself and undone; nobody is thrown by it.
    """
    figure = figure_of(s.turn, number)
    origin, last, last_came, rung = s.figures[figure], s.at, s.came, s.rung[s.turn]
    caught = try_landing(s, figure, field)
    s.at, s.came = number, came
    if spare == 0 or ends_game(s):
        best = BOTH + gone(s)
    else:
        best = ONE + gone(s) + worth_of_spare(s, spare)
    s.at, s.came, s.rung[s.turn] = last, last_came, rung
    s.figures[figure] = origin
    if caught != NO_CARD:
        remove_card(s, s.turn, caught)
    return best


def sure_worth(s: State, number: int, spare: int) -> int:
    """What any move of a figure to a field of the rings is worth, 0 if it depends on the field.

    It does not if no die is left, or if the other figure can use it on a field where nobody can
    be in its way.
    """
    other = 1 - number
    worth = int(stack_at(s.began[number]) != NOWHERE)
    worth += int(stack_at(s.began[other]) != NOWHERE)
    if spare == 0:
        return BOTH + worth - would_leave(s, other)
    return BOTH + worth if is_free_to_move(s, other, spare) else 0


def is_free_to_move(s: State, number: int, steps: int) -> bool:
    """Can a figure use this die on a field that is no catch field, neither the bell nor Z?"""
    field = s.figures[figure_of(s.turn, number)]
    if is_coming_in(s, field):
        return step_in(s, field, steps, False) != NOWHERE
    if field == GOAL:
        return False
    walk = first_walk(s, number, steps)
    for at in range(ENDS_FROM[walk], ENDS_FROM[walk + 1]):
        end = end_of(ENDS[at], s.quadrant[s.turn])
        if 0 <= end < BELL and stack_at(end) == NOWHERE and has_room(s, s.turn, end):
            return True
    return False


def worth_of_spare(s: State, steps: int) -> int:
    """§D6, D7: what the other die adds: nothing if no figure can use it."""
    best = 0
    for number in range(FIGURES_EACH):
        worth = ONE + would_leave(s, number)
        if worth > best and can_move(s, number, steps):
            best = worth
    return best


def try_landing(s: State, figure: int, field: int) -> int:
    """Put a figure there, with what that changes for the rest of a plan; the card it took."""
    s.figures[figure] = field
    if field == BELL:
        s.rung[s.turn] = 1
    if stack_at(field) == NOWHERE or s.ext_cards == ON:
        return NO_CARD
    card = top(s, stack_at(field))
    if card == NO_CARD or is_full(s, s.turn, colour_of(card)):
        return NO_CARD
    add_card(s, s.turn, card)
    return card


def ends_game(s: State) -> bool:
    """§B5, F3: is the game over, or will it be after the card phase?"""
    return in_goal(s, s.turn) or (s.ext_finish != ON and s.rung[s.turn] == 1)


# The actions of a roll


def add_moves(s: State, out: list[int]) -> int:
    """§D1-D7: all moves with which as much as possible of the roll is played."""
    found, worths = s.scratch[:], s.trail[:]
    n = 0
    for number in range(FIGURES_EACH):
        n = add_moves_of(s, number, found, worths, n)
    best = 0
    for at in range(n):
        best = max(best, worths[at])
    count, alike = 0, stand_together(s)
    for at in range(n):
        if worths[at] == best and not (alike and is_among(found[at], out, count)):
            out[count] = found[at]
            count += 1
    return count


def add_moves_of(s: State, number: int, found: list[int], worths: list[int], n: int) -> int:
    """§D1: by the sum, or by one die, the other to spare."""
    high, low = s.left[0], s.left[1]
    n = add_walks(s, number, 10 * high, found, worths, n)
    if low > 0:
        n = add_walks(s, number, 10 * high + low, found, worths, n)
        if low < high:
            n = add_walks(s, number, 10 * low, found, worths, n)
    return n


def add_walks(
    s: State, number: int, dice: int, found: list[int], worths: list[int], n: int
) -> int:
    """The moves of a figure by one die, or by two as a sum; each with its worth (§D6, D7).

    `dice` is the higher die times ten and the lower, or one die times ten.
    """
    origin = s.figures[figure_of(s.turn, number)]
    steps, whole, spare = dice // 10 + dice % 10, dice % 10 > 0, spare_die(s, dice)
    if origin == GOAL:
        return n
    if is_coming_in(s, origin):
        field = step_in(s, origin, steps, whole)
        if field != NOWHERE:
            found[n] = moving(dice, origin, field)
            worths[n] = worth_of(s, number, field, came_in(origin), spare)
            n += 1
        return n
    walk, sure = first_walk(s, number, steps), sure_worth(s, number, spare)
    for at in range(ENDS_FROM[walk], ENDS_FROM[walk + 1]):
        field = target_of(s, number, ENDS[at])
        if field != NOWHERE:
            found[n] = moving(dice, origin, field)
            if sure > 0 and field < BELL:
                worths[n] = sure
            else:
                worths[n] = worth_of(s, number, field, last_steps(ENDS[at]), spare)
            n += 1
    return n


def spare_die(s: State, dice: int) -> int:
    """The die that is left when these are played; 0 for none."""
    if dice % 10 > 0 or s.left[1] == 0:
        return 0
    return s.left[0] + s.left[1] - dice // 10


def came_in(origin: int) -> int:
    """§D2: by which neighbour a figure has come that made a step of coming in (§D5)."""
    return 0 if origin == START else 1


# Which figure an action means


def mover(s: State, action: int) -> int:
    """The number (0, 1) of the figure that moves, and by which neighbours it may come.

    Two figures on one field share their texts: then the first with which it is legal is meant.
    The answer is number * 16 + came.
    """
    dice, origin, field = first_of(action), second_of(action), third_of(action)
    if not stand_together(s):
        number = int(s.figures[figure_of(s.turn, 0)] != origin)
        return number * 16 + came_by(s, number, dice, field)
    best, meant = -1, 0
    for number in range(FIGURES_EACH):
        came = came_by(s, number, dice, field)
        worth = worth_of(s, number, field, came, spare_die(s, dice)) if came >= 0 else -1
        if worth > best:
            best, meant = worth, number * 16 + came
    return meant


def came_by(s: State, number: int, dice: int, field: int) -> int:
    """By which neighbours a figure comes to a field with these dice; -1 if it cannot."""
    origin, steps = s.figures[figure_of(s.turn, number)], dice // 10 + dice % 10
    if is_coming_in(s, origin):
        return came_in(origin) if step_in(s, origin, steps, dice % 10 > 0) == field else -1
    if origin == GOAL:
        return -1
    walk = first_walk(s, number, steps)
    for at in range(ENDS_FROM[walk], ENDS_FROM[walk + 1]):
        if target_of(s, number, ENDS[at]) == field:
            return last_steps(ENDS[at])
    return -1
