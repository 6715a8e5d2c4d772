"""Why an action is not legal: the § it breaks and the name of the sentence that says so.

The first thing that is wrong is told. Only asked after the rules have refused the action.
"""

from spielwerk.core.contract import Reason
from spielwerk.games.streifzug import moves
from spielwerk.games.streifzug.board import (
    BELL,
    CLOCKWISE_WALKS,
    ENDS,
    ENDS_FROM,
    GOAL,
    NOWHERE,
    START,
    end_of,
    field_named,
    goal_name,
    in_zone,
    name,
    stack_at,
    walk_number,
)
from spielwerk.games.streifzug.cards import HOPSER, MOPSER, card_named, colour_of, is_joker
from spielwerk.games.streifzug.chapters.dice import (
    ONE,
    add_moves,
    bar,
    first_walk,
    has_stage,
    is_coming_in,
    mover,
    spare_die,
    step_in,
    worth_of,
)
from spielwerk.games.streifzug.chapters.letters import may_hop, may_rob
from spielwerk.games.streifzug.chapters.melds import jokers_in, meld_at, most_jokers
from spielwerk.games.streifzug.options import CLOCKWISE, FORBID, ON, ONE_WAY
from spielwerk.games.streifzug.state import (
    DICE,
    FIGURES_EACH,
    GIVE,
    PATRON_ASKED,
    ROB,
    State,
    figure_of,
    follow_of,
    has_all,
    held_letter,
    in_goal,
    is_partner,
    is_taken,
    owner_of,
    top,
)

IN_DICE = (moves.MOVING,)
IN_CARDS = (
    moves.ENDING,
    moves.LAYING_OUT,
    moves.ADDING,
    moves.EXCHANGING,
    moves.ROBBING_HAND,
    moves.ROBBING_USED,
    moves.HOPPING,
)
OUTCOMES = (moves.BEGINNING, moves.DEALING, moves.ROLLING, moves.REVEALING)


def reason(s: State, seat: int, action: int) -> Reason:
    """Rule and code of the reason why `seat` may not do this."""
    what = moves.what_of(action)
    if what in OUTCOMES:
        return None, "unknown_action"
    if s.phase in (PATRON_ASKED, GIVE):
        return asked_reason(s, seat, action)
    if seat != s.turn:
        return "D11", "not_your_turn"
    if s.phase == DICE:
        return move_reason(s, action) if what in IN_DICE else ("X1", "dice_first")
    if s.phase == ROB:
        return "T1", "choose_card"
    return card_reason(s, seat, action) if what in IN_CARDS else ("X1", "card_phase")


def asked_reason(s: State, seat: int, action: int) -> Reason:
    """§L3, T2: somebody is asked."""
    if seat != s.victim:
        return "L3" if s.phase == PATRON_ASKED else "T2", "wait_for_victim"
    if s.phase == PATRON_ASKED:
        what = moves.what_of(action)
        return ("L3", "no_patron") if what == moves.PROTECTING else ("L3", "answer_first")
    return "T2", "give_card"


# Moves


def move_reason(s: State, action: int) -> Reason:
    """§D: the dice, the figure, the field, and what must be played."""
    dice, origin, target = moves.first_of(action), moves.second_of(action), moves.third_of(action)
    if not has_dice(s, dice):
        return "D1", "no_such_dice"
    numbers = [n for n in range(FIGURES_EACH) if s.figures[figure_of(s.turn, n)] == origin]
    if not numbers:
        return None, "no_figure_there"
    if is_coming_in(s, origin):
        return coming_in_reason(s, dice, origin, target)
    if origin == GOAL:
        return "F2", "stays_in_goal"
    why = landing_reason(s, numbers[0], target)
    if why is not None:
        return why
    if not reaches(s, numbers, dice, target):
        back = turns_back(s, numbers, dice, target)
        return ("D2", "one_way") if back else ("D2", "not_reached")
    return plan_reason(s, action)


def plan_reason(s: State, action: int) -> Reason:
    """§D6, D7: is a die lost with this move, or does a figure stay on its catch field?"""
    legal = [0] * moves.MAX_ACTIONS
    add_moves(s, legal)
    lost = worth_of_move(s, action) // ONE < worth_of_move(s, legal[0]) // ONE
    return ("D6", "more_dice") if lost else ("D7", "must_leave")


def worth_of_move(s: State, action: int) -> int:
    """What the best plan is worth that begins so."""
    number, came = divmod(mover(s, action), 16)
    spare = spare_die(s, moves.first_of(action))
    return worth_of(s, number, moves.third_of(action), came, spare)


def has_dice(s: State, dice: int) -> bool:
    """§D1: a die that is left, or both."""
    high, low = dice // 10, dice % 10
    if low:
        return (high, low) == (s.left[0], s.left[1])
    return high in [die for die in s.left if die]


def coming_in_reason(s: State, dice: int, origin: int, target: int) -> Reason:
    """§D5."""
    steps, whole = dice // 10 + dice % 10, dice % 10 > 0
    if step_in(s, origin, steps, whole) == target:
        return plan_reason(s, moves.moving(dice, origin, target))
    if origin == START:
        return "D5", "needs_6"
    return ("D5", "needs_4") if origin == s.quadrant[s.turn] * 12 else ("D5", "needs_2")


def landing_reason(s: State, number: int, field: int) -> Reason | None:
    """§D4: why nobody may end a walk there, or this figure may not."""
    if field == START or (in_zone(field) and field != GOAL):
        return "D4", "zone"
    if field == BELL and bell_reason(s) is not None:
        return bell_reason(s)
    if field == GOAL:
        return goal_reason(s)
    if stack_at(field) != NOWHERE:
        return catch_reason(s, number, field)
    others = [owner_of(f) for f in range(FIGURES_EACH * s.seats) if s.figures[f] == field]
    if any(is_partner(s, s.turn, other) for other in others):
        return ("M1", "partner_there") if s.partner_landing == FORBID else None
    return None


def bell_reason(s: State) -> Reason | None:
    """§B5, F1, F3."""
    if s.ext_cards != ON:
        return None if has_all(s, s.turn) else ("B5", "bell_needs_cards")
    if s.rung[s.turn]:
        return "F1", "rung_already"
    if s.ext_finish != ON and not s.runs_and_sets[s.turn]:
        return "F3", "bell_needs_meld"
    return None


def goal_reason(s: State) -> Reason | None:
    """§F2; without it §D4: nobody has a right to Z."""
    if s.ext_finish != ON:
        return "D4", "no_goal"
    if not s.rung[s.turn]:
        return "F2", "goal_needs_bell"
    return None if s.runs_and_sets[s.turn] else ("F2", "goal_needs_meld")


def catch_reason(s: State, number: int, field: int) -> Reason | None:
    """§D4, B3, B4."""
    if field == s.began[number]:
        return "D4", "began_there"
    if is_taken(s, field):
        return "D4", "catch_taken"
    if s.ext_cards != ON and has_all(s, s.turn):
        return "B4", "catch_taboo"
    card = top(s, stack_at(field))
    if s.ext_cards != ON and s.full_colour and card:
        if s.colours[2 * s.turn + colour_of(card)] >= 5:
            return "B3", "colour_full"
    return None


def reaches(s: State, numbers: list[int], dice: int, target: int) -> bool:
    """§D2: does any walk of that many steps end there?"""
    steps = dice // 10 + dice % 10
    return any(target in ends_of(s, first_walk(s, number, steps)) for number in numbers)


def turns_back(s: State, numbers: list[int], dice: int, target: int) -> bool:
    """§D2, one_way: would a walk end there, if it were no second stage?"""
    steps = dice // 10 + dice % 10
    walks = [
        walk_number(s.figures[figure_of(s.turn, number)], bar(s, number), steps)
        + (CLOCKWISE_WALKS if s.direction == CLOCKWISE else 0)
        for number in numbers
        if s.stages == ONE_WAY and has_stage(s, number)
    ]
    return any(target in ends_of(s, walk) for walk in walks)


def ends_of(s: State, walk: int) -> set[int]:
    """The fields where a walk may end."""
    ends = ENDS[ENDS_FROM[walk] : ENDS_FROM[walk + 1]]
    return {end_of(end, s.quadrant[s.turn]) for end in ends}


# Cards


def card_reason(s: State, seat: int, action: int) -> Reason:
    """§C, L."""
    what = moves.what_of(action)
    if what == moves.LAYING_OUT:
        return layout_reason(s, action)
    if what in (moves.ADDING, moves.EXCHANGING):
        return meld_reason(s, seat, action)
    if what == moves.HOPPING:
        return hopser_reason(s, seat, action)
    return mopser_reason(s, seat, action)


def layout_reason(s: State, action: int) -> Reason:
    """§C1, C3."""
    cards = [card_named(code) for code in moves.text(action).split()[1:]]
    if any(cards.count(card) > s.hands[s.turn][card] for card in cards):
        return "C1", "no_such_card"
    if sum(map(is_joker, cards)) > most_jokers(s):
        return "C3", "too_many_jokers"
    return "C1", "no_meld"


def meld_reason(s: State, seat: int, action: int) -> Reason:
    """§C2-C4."""
    card, number = moves.first_of(action), moves.second_of(action)
    if number >= s.meld_counts[seat]:
        return "C2", "no_such_meld"
    if not 0 < card < len(s.hands[seat]) or s.hands[seat][card] == 0:
        return "C2", "no_such_card"
    if moves.what_of(action) == moves.EXCHANGING:
        return "C4", "nothing_to_exchange"
    if is_joker(card) and jokers_in(s, meld_at(seat, number)) >= most_jokers(s):
        return "C3", "too_many_jokers"
    return "C2", "does_not_fit"


def hopser_reason(s: State, seat: int, action: int) -> Reason:
    """§L2."""
    origin, field = moves.second_of(action), moves.third_of(action)
    if held_letter(s, seat, HOPSER) == 0:
        return "L2", "no_hopser"
    if origin not in (s.figures[2 * seat], s.figures[2 * seat + 1]):
        return None, "no_figure_there"
    if not may_hop(s, seat, origin):
        return stays_reason(s, seat, origin)
    return ("L2", "hop_to_catch") if stack_at(field) == NOWHERE else ("D4", "catch_taken")


def stays_reason(s: State, seat: int, origin: int) -> Reason:
    """§L2, F3: why no Hopser moves this figure."""
    if origin == BELL:
        return "F3", "stays_on_bell"
    return ("L2", "both_in_goal") if in_goal(s, seat) else ("L2", "not_from_goal")


def mopser_reason(s: State, seat: int, action: int) -> Reason:
    """§L1, M1."""
    other = moves.second_of(action)
    if held_letter(s, seat, MOPSER) == 0:
        return "L1", "no_mopser"
    if other >= s.seats or other == seat:
        return "L1", "opponents_only"
    if not may_rob(s, seat, other):
        return "M1", "not_from_partner"
    return "L1", "nothing_to_take"


# What is chosen, and where it could be meant to go


def attempts(s: State, seat: int, chosen: str) -> dict[str, list[int]]:
    """For each field, as the painter names it, the actions that would take there what is chosen.

    Those that lead there come before the others, and the fields to which one does likewise.
    Chosen is the dice and a figure (`5 o2`, `4+3 o2`), a figure alone (`o2`), or a figure for a
    Hopser (`hopser o2`). ValueError else.
    """
    try:
        dice, origin = read_chosen(s, chosen)
    except (KeyError, ValueError):
        raise ValueError(chosen) from None
    fields = {name(field): field for field in range(GOAL)}
    for other in range(s.seats):
        fields[goal_name(other)] = GOAL if other == s.turn else follow_of(s, other)
    if dice is None:
        hop = moves.HOPPING
        return {cell: [moves.encode(hop, 0, origin, field)] for cell, field in fields.items()}
    led = {way: fields_led_to(s, way, origin) for way in dice}
    nearest = sorted(fields, key=lambda cell: all(fields[cell] not in led[way] for way in dice))
    return {
        cell: [
            moves.moving(way, origin, fields[cell])
            for way in sorted(dice, key=lambda way: fields[cell] not in led[way])
        ]
        for cell in nearest
    }


def fields_led_to(s: State, dice: int, origin: int) -> set[int]:
    """§D2, D5: where these dice lead a figure from there, whether it may land there or not."""
    steps = dice // 10 + dice % 10
    if is_coming_in(s, origin):
        return {step_in(s, origin, steps, dice % 10 > 0)}
    walks = [
        first_walk(s, n, steps)
        for n in range(FIGURES_EACH)
        if s.figures[figure_of(s.turn, n)] == origin
    ]
    return {end for walk in walks for end in ends_of(s, walk)}


def read_chosen(s: State, chosen: str) -> tuple[list[int] | None, int]:
    """The ways to play the dice (None: a Hopser), and where the figure stands."""
    words = chosen.split(" ")
    origin = field_named(words[-1])
    if origin not in (s.figures[2 * s.turn], s.figures[2 * s.turn + 1]):
        raise KeyError(chosen)
    if words[:-1] == ["hopser"]:
        return None, origin
    if len(words) == 1:
        return ways_to_play(s), origin
    high, _, low = words[0].partition("+")
    if len(words) > 2 or not {high, low or "0"} <= set("0123456"):
        raise KeyError(chosen)
    return [10 * int(high) + int(low or 0)], origin


def ways_to_play(s: State) -> list[int]:
    """§D1: the sum, each die; any die where none is left to be played."""
    high, low = s.left[0], s.left[1]
    ways = [10 * high + low, 10 * high, 10 * low] if low else [10 * high]
    return list(dict.fromkeys(way for way in ways if way)) or [10]
