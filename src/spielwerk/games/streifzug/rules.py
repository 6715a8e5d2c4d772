"""The rules of Streifzug durch: who acts, what is legal, what an action does, how it ends.

The chapters of README.md are in `chapters`: `dice` (§D), `throws` (§T and the Patron), `melds`
(§C), `letters` (§L), `score`; `outcomes` has what chance may bring, `state` what they stand on.
All are plain functions over one mutable `State` of ints and int lists: they run as they stand, and
`core.compiled` makes a machine-code twin of the same source.
"""

from spielwerk.core.seats import CHANCE, NOBODY
from spielwerk.games.streifzug import news
from spielwerk.games.streifzug.board import BELL, GOAL, quadrant_of
from spielwerk.games.streifzug.cards import BOX, HOPSER, MOPSER, NO_CARD
from spielwerk.games.streifzug.chapters.dice import (
    add_moves,
    can_play,
    ends_game,
    mover,
    spare_die,
)
from spielwerk.games.streifzug.chapters.laying import add_layouts
from spielwerk.games.streifzug.chapters.letters import (
    add_hopsers,
    add_mopsers,
    use_hopser,
    use_mopser,
)
from spielwerk.games.streifzug.chapters.melds import (
    add_additions,
    add_exchanges,
    add_to_meld,
    exchange,
    lay_out,
)
from spielwerk.games.streifzug.chapters.outcomes import fill_cards, fill_rolls, fill_seats
from spielwerk.games.streifzug.chapters.score import counts_points, points
from spielwerk.games.streifzug.chapters.stacks import catch, put_on_stack, turn_stacks
from spielwerk.games.streifzug.chapters.throws import (
    add_answers,
    add_gifts,
    add_robberies,
    begin_throw,
    draw_blind,
    give,
    give_edge,
    protect,
    reveal,
    send_back,
    settle,
    take_used,
)
from spielwerk.games.streifzug.moves import (
    ADDING,
    DRAWING,
    ENDING,
    EXCHANGING,
    GIVING,
    HOPPING,
    LAYING_OUT,
    ROBBING_USED,
    TAKING,
    ending,
    first_of,
    layout_of,
    second_of,
    third_of,
    what_of,
)
from spielwerk.games.streifzug.options import AGAIN, ON, ROTATE
from spielwerk.games.streifzug.state import (
    BY_BELL,
    BY_GOAL,
    BY_GUARD,
    BY_STALL,
    CARD_PHASE,
    DEAL,
    DICE,
    FIGURES_EACH,
    FIRST,
    GIVE,
    NOWHERE,
    OVER,
    PATRON_ASKED,
    REVEAL,
    ROB,
    ROLL,
    TURN_OVER,
    State,
    figure_of,
    held_letter,
    in_goal,
    is_last_turn_over,
    next_seat,
    stalls,
    team,
)


def set_up(s: State, seats: int) -> None:
    """So many parties, each at its start-goal zone."""
    s.seats = seats
    for seat in range(seats):
        s.quadrant[seat] = quadrant_of(seat, seats)


def to_act(s: State) -> int:
    """The seat that has to act, CHANCE or NOBODY."""
    if s.phase in (DICE, ROB, CARD_PHASE):
        return s.turn
    if s.phase in (PATRON_ASKED, GIVE):
        return s.victim
    return NOBODY if s.phase == OVER else CHANCE


def acts(s: State, seat: int) -> bool:
    return to_act(s) == seat


def mid_turn(s: State) -> bool:
    """Nothing is taken back: dice and cards have been seen."""
    return False


# Chance


def fill_outcomes(s: State, outcomes: list[int], weights: list[int]) -> int:
    """What chance may bring, each with its weight; returns how many outcomes there are."""
    if s.phase == FIRST:
        return fill_seats(s, outcomes, weights)
    if s.phase == ROLL:
        return fill_rolls(outcomes, weights)
    return fill_cards(s, outcomes, weights)


# What is legal


def fill_actions(s: State, seat: int, out: list[int]) -> int:
    """All legal actions of a seat that has to act; returns how many there are."""
    if s.phase == DICE:
        return add_moves(s, out)
    if s.phase == PATRON_ASKED:
        return add_answers(s, out)
    if s.phase == ROB:
        return add_robberies(s, out)
    if s.phase == GIVE:
        return add_gifts(s, out)
    return add_card_actions(s, seat, out)


def add_card_actions(s: State, seat: int, out: list[int]) -> int:
    """§X1: card actions in any order, then `end`."""
    n = add_layouts(s, seat, out, 0)
    n = add_additions(s, seat, out, n)
    n = add_exchanges(s, seat, out, n)
    n = add_mopsers(s, seat, out, n)
    n = add_hopsers(s, seat, out, n)
    out[n] = ending()
    return n + 1


# What happens


def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action or outcome (not checked) and all that it forces."""
    take(s, seat, action)


def take(s: State, seat: int, action: int) -> None:
    """Carry out one action or outcome, with what follows from it without anybody's choice."""
    if seat == CHANCE:
        take_outcome(s, action)
        return
    act(s, seat, action)
    s.plies += 1
    if s.ext_cards != ON and s.rung[s.turn] == 1:
        end(s, BY_BELL)
    elif 0 < s.max_plies <= s.plies and not is_last_turn_over(s):
        end(s, BY_GUARD)
    else:
        carry_on(s)


def act(s: State, seat: int, action: int) -> None:
    """The action itself."""
    if s.phase == DICE:
        move(s, action)
    elif s.phase == PATRON_ASKED:
        answer(s, first_of(action))
    elif s.phase in (ROB, GIVE):
        pay(s, action)
    else:
        card_action(s, seat, action)


def carry_on(s: State) -> None:
    """What follows from it: the rest of a throw, the next die, the card phase, the next turn."""
    if s.phase in (DICE, PATRON_ASKED, ROB, GIVE):
        settle(s)
        if s.phase == DICE:
            go_on_with_dice(s)
    if s.phase == TURN_OVER:
        end_turn(s)


def take_outcome(s: State, action: int) -> None:
    if s.phase == FIRST:
        s.turn = first_of(action)
        s.phase = DEAL
        news.begins(s)
    elif s.phase == DEAL:
        put_on_stack(s, first_of(action))
        if s.dealt == BOX:
            news.stacked(s)
            begin_turn(s)
    elif s.phase == ROLL:
        roll(s, first_of(action) // 10, first_of(action) % 10)
    else:
        uncover(s, first_of(action))
    carry_on(s)


def begin_turn(s: State) -> None:
    """§X1: a turn begins with the roll."""
    for number in range(FIGURES_EACH):
        s.began[number] = s.figures[figure_of(s.turn, number)]
    s.high = s.low = s.left[0] = s.left[1] = 0
    s.at, s.came = NOWHERE, 0
    s.phase = ROLL


def roll(s: State, high: int, low: int) -> None:
    """§D1: the dice."""
    s.high, s.low = high, low
    s.left[0], s.left[1] = high, low
    s.phase = DICE
    news.rolled(s)


def move(s: State, action: int) -> None:
    """§D1: a figure moves by one die or by the sum, and lands."""
    meant, field = mover(s, action), third_of(action)
    news.moved(s, action)
    s.left[0], s.left[1] = spare_die(s, first_of(action)), 0
    s.at, s.came = meant // 16, meant % 16
    s.figures[figure_of(s.turn, s.at)] = field
    if field in (BELL, GOAL):
        s.quiet = -1
    if field == BELL:
        news.rings(s)
        s.rung[s.turn] = 1
    begin_throw(s, field)
    catch(s, field)


def go_on_with_dice(s: State) -> None:
    """§D6, F3: the next die if one can be played; else, or at the end, what comes after dice."""
    if ends_game(s):
        s.left[0] = s.left[1] = 0
        s.ended = BY_GOAL if in_goal(s, s.turn) else BY_BELL
        s.ender = s.turn
    if not can_play(s):
        news.lapses(s)
        s.phase = CARD_PHASE if s.ext_cards == ON else TURN_OVER


def answer(s: State, card: int) -> None:
    """§L3: a Patron, or none."""
    if card == NO_CARD:
        news.let_go(s)
        send_back(s, s.victim)
    else:
        protect(s, card)


def pay(s: State, action: int) -> None:
    """§T1, T2, T4: a card for the thrower."""
    what, card = what_of(action), first_of(action)
    if what == DRAWING:
        news.draws(s)
        draw_blind(s)
        return
    if what == TAKING:
        take_used(s, s.victim, card)
    elif what == GIVING:
        give(s, card)
    else:
        give_edge(s, card, second_of(action), third_of(action))
    s.owed -= 1


def uncover(s: State, card: int) -> None:
    """§T1, L1: a card drawn blind; then the throw or the card phase goes on."""
    reveal(s, card)
    if s.throw_field == NOWHERE:
        s.phase = CARD_PHASE
    else:
        s.owed -= 1
        s.phase = ROB


# The card phase


def card_action(s: State, seat: int, action: int) -> None:
    """§X1."""
    what, card = what_of(action), first_of(action)
    if what == ENDING:
        news.ends(s, seat)
        s.phase = TURN_OVER
    elif what == LAYING_OUT:
        lay_out(s, seat, layout_of(action))
        news.laid_out(s, seat)
        s.quiet = -1
    elif what == ADDING:
        add_to_meld(s, seat, card, second_of(action), third_of(action))
        news.grown(s, seat, what, card, second_of(action))
        s.quiet = -1
    elif what == EXCHANGING:
        exchange(s, seat, card, second_of(action), third_of(action))
        news.grown(s, seat, what, card, second_of(action))
        s.quiet = -1
    elif what == HOPPING:
        hop(s, seat, second_of(action), third_of(action))
    else:
        rob(s, seat, action)


def hop(s: State, seat: int, origin: int, field: int) -> None:
    """§L2: a figure jumps onto a catch field and takes its card."""
    news.hopped(s, seat, held_letter(s, seat, HOPSER), origin, field)
    use_hopser(s, seat)
    number = 0 if s.figures[figure_of(seat, 0)] == origin else 1
    s.figures[figure_of(seat, number)] = field
    catch(s, field)


def rob(s: State, seat: int, action: int) -> None:
    """§L1: a Mopser takes a used letter, or a card of the hand, blind."""
    news.robs(s, seat, second_of(action), held_letter(s, seat, MOPSER))
    use_mopser(s, seat)
    if what_of(action) == ROBBING_USED:
        take_used(s, second_of(action), first_of(action))
    else:
        s.source = second_of(action)
        s.phase = REVEAL


# The end of a turn and of the match


def end_turn(s: State) -> None:
    """§F3, F4, B6: is it over? Else the stacks may turn, and the next seat rolls."""
    if s.ended == 0:
        s.ended = BY_STALL if stalls(s) else 0
        s.quiet += int(s.ext_cards == ON)
    if s.ended != 0:
        s.phase = OVER
        return
    if s.ext_cards != ON and s.rotate == ROTATE:
        turn_stacks(s)
    if not rolls_again(s):
        s.turn = next_seat(s, s.turn)
    begin_turn(s)


def rolls_again(s: State) -> bool:
    """§D11, option doubles: again: was the roll of this turn doubles?"""
    return s.doubles == AGAIN and s.high == s.low > 0


def end(s: State, how: int) -> None:
    """The match is over at once."""
    s.phase = OVER
    s.ended = how
    s.ender = s.turn


def score(s: State, seat: int) -> int:
    """The points as they stand, in teams the team's sum."""
    return points(s, seat)


def scores_count(s: State) -> bool:
    return counts_points(s)


def returns(s: State, seat: int) -> int:
    """At the end: 1 for who has won, -1 for all others, 0 where the guard ended it."""
    if s.ended == BY_GUARD:
        return 0
    if not counts_points(s):
        return 1 if team(s, seat) == team(s, s.ender) else -1
    for other in range(s.seats):
        if points(s, other) > points(s, seat):
            return -1
    return 1
