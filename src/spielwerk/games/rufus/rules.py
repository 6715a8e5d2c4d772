"""The rules of Rufus: who acts, what is legal, what an action does, how it ends.

The chapters of README.md have files of their own: `points` (§T2), `fox` (§T3, T4), `trail` (§T5,
T7), `stones` (§T6), `prizes` (§E); `state` has what they stand on. All are plain functions over
one mutable `State` of ints and int lists: they run as they stand, and `core.compiled` makes a
machine-code twin of the same source. Hence no recursion, no dicts, no text.
"""

from spielwerk.core.seats import CHANCE, NOBODY
from spielwerk.games.rufus import news
from spielwerk.games.rufus.board import first_start, second_start
from spielwerk.games.rufus.cards import ALTERNATED, HAND, PRIZE_CARDS, PRIZES
from spielwerk.games.rufus.fox import run_fox
from spielwerk.games.rufus.moves import (
    FOX,
    LAYING,
    beginning,
    first_of,
    prize,
    second_of,
    what_of,
)
from spielwerk.games.rufus.options import (
    ALTERNATING,
    CUSTOM,
    DESCENDING,
    FIRST_BY_CHANCE,
    SHUFFLED,
)
from spielwerk.games.rufus.points import add_foxes, has_card, most
from spielwerk.games.rufus.prizes import end, points_in_hand, points_laid, points_won
from spielwerk.games.rufus.state import (
    FIRST,
    GUARD,
    OVER,
    PLAY,
    POINTS,
    STACK,
    State,
    ahead,
    is_out,
)
from spielwerk.games.rufus.stones import add_stones, move_stone
from spielwerk.games.rufus.trail import add_layings, lay


def set_up(s: State, seats: int) -> None:
    """§P: two stones for each seat on the start fields, eight trail cards in its hand; prizes."""
    s.seats = seats
    for seat in range(seats):
        s.stones[2 * seat], s.stones[2 * seat + 1] = first_start(s.fields), second_start(s.fields)
        s.held[seat] = HAND
    for place in range(PRIZES):
        s.stack[place] = prize_at(s, place)
    s.stacked = 0 if s.prizes == SHUFFLED else PRIZES


def prize_at(s: State, place: int) -> int:
    """§P, option prizes: the prize at this place of the stack, 0 the top, before any is taken."""
    if s.prizes == DESCENDING:
        return PRIZE_CARDS[PRIZES - 1 - place]
    if s.prizes == ALTERNATING:
        return ALTERNATED[place]
    if s.prizes == CUSTOM:
        return s.prize_order[place]
    return PRIZE_CARDS[place]


def to_act(s: State) -> int:
    """The seat that has to act, CHANCE or NOBODY."""
    if s.phase == PLAY:
        return s.turn
    return NOBODY if s.phase == OVER else CHANCE


def acts(s: State, seat: int) -> bool:
    """May this seat act now?"""
    return s.phase == PLAY and s.turn == seat


def mid_turn(s: State) -> bool:
    """Is the turn incomplete, and has the latest action shown nothing? Then it may be undone."""
    return s.phase == PLAY and s.points < POINTS and s.shown == 0


def fill_outcomes(s: State, outcomes: list[int], weights: list[int]) -> int:
    """§P: any seat may begin; option prizes: shuffled, any prize that is left may be the next."""
    count = 0
    if s.phase == FIRST:
        for seat in range(s.seats if s.first == FIRST_BY_CHANCE else 1):
            outcomes[count], weights[count] = beginning(seat), 1
            count += 1
    else:
        for value in PRIZE_CARDS:
            if not is_stacked(s, value):
                outcomes[count], weights[count] = prize(value), 1
                count += 1
    return count


def is_stacked(s: State, value: int) -> bool:
    """Has this prize been put on the stack already?"""
    for place in range(s.stacked):
        if s.stack[place] == value:
            return True
    return False


def fill_actions(s: State, seat: int, out: list[int]) -> int:
    """§T1, T2: all actions of the seat to move with which the best plan is still possible.

    Plans with stones that announce fewer points than are left are the last resort.
    """
    card = has_card(s)
    best = most(s, s.points, card, False)
    short = best < s.points
    if short:
        best = most(s, s.points, card, True)
    n = 0
    if s.fox_moved == 0:
        n = add_foxes(s, best, card, short, out, n)
    if card and 1 + most(s, s.points - 1, False, short) == best:
        n = add_layings(s, out, n)
    return add_stones(s, best, short, out, n)


def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action or outcome (not checked) and all that it forces."""
    take(s, seat, action)


def take(s: State, seat: int, action: int) -> None:
    """Carry out one action or outcome; nothing is ever forced by it."""
    s.shown = 0
    if s.phase == FIRST:
        s.turn = second_of(action)
        news.begins(s)
        s.phase = STACK if s.stacked < PRIZES else PLAY
    elif s.phase == STACK:
        put_on_stack(s, first_of(action))
    else:
        play(s, action)
        s.plies += 1
        if s.phase == PLAY and s.plies == s.max_plies:
            end(s, GUARD)


def put_on_stack(s: State, value: int) -> None:
    """§P, option prizes: shuffled: the next prize, from the top down."""
    s.stack[s.stacked] = value
    s.stacked += 1
    if s.stacked == PRIZES:
        s.phase = PLAY


def play(s: State, action: int) -> None:
    """§T1: move the fox, lay a card, or move a stone, which ends the turn."""
    what = what_of(action)
    if what == FOX:
        s.points -= first_of(action)
        s.fox_moved = 1
        run_fox(s, first_of(action))
    elif what == LAYING:
        lay(s, first_of(action), second_of(action))
    else:
        origin = first_of(action)
        s.points = 0
        move_stone(s, origin, ahead(s, origin, second_of(action)))
    if s.phase == PLAY and (s.points == 0 or is_out(s, s.turn)):
        next_turn(s)


def next_turn(s: State) -> None:
    """§T1: seven points for the next seat that is not out (§E3)."""
    s.points = POINTS
    s.fox_moved = 0
    s.card_laid = 0
    s.turn = (s.turn + 1) % s.seats
    while is_out(s, s.turn):
        s.turn = (s.turn + 1) % s.seats


def team(s: State, seat: int) -> int:
    """Each plays alone."""
    return seat


def score(s: State, seat: int) -> int:
    """§E2, E3: a seat's points as they stand."""
    return points_won(s, seat) + points_in_hand(s, seat) + points_laid(s, seat)


def returns(s: State, seat: int) -> int:
    """§E4: 1 for the highest score, also if it is shared, -1 for others; 0 if drawn by guard."""
    if s.ended == GUARD:
        return 0
    for other in range(s.seats):
        if score(s, other) > score(s, seat):
            return -1
    return 1
