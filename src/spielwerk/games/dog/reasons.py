"""Why an action is not legal: the § it breaks and the name of the sentence that says so.

The first thing that is wrong is told. Only asked after the rules have refused the action.
"""

from spielwerk.core.contract import Reason
from spielwerk.games.dog import moves, rules
from spielwerk.games.dog.board import (
    KENNEL,
    LANE,
    MEN_EACH,
    NOWHERE,
    depth,
    field_named,
    fields_of_board,
    in_lane,
    is_there,
    lane_owner,
    name,
    on_track,
)
from spielwerk.games.dog.cards import ACE, FOUR, JACK, JOKER, KING, RANKS, SEVEN, card_named
from spielwerk.games.dog.options import ALONE, NO_EXCHANGE, PARTNER_ALWAYS, TWO_MEN
from spielwerk.games.dog.seven import first_in_seven, seats_in_seven
from spielwerk.games.dog.state import (
    EMPTY,
    EXCHANGE,
    SEVEN_STEPS,
    State,
    ahead,
    is_fresh,
    owner_of,
    side,
    start,
    steps_between,
    team,
)
from spielwerk.games.dog.ways import (
    along,
    barrier,
    filled,
    lane_free,
    man_in_kennel,
    may_be_swapped,
    may_turn_in,
)

FAR = frozenset(
    [
        "wrong_distance",
        "leaves_lane",
        "lane_backwards",
        "lane_too_far",
        "start_only",
        "no_way_out",
        "no_man_there",
        "swap_nobody",
    ]
)
"""What is wrong where a man, or a card that a joker stands for, cannot have been meant."""


def reason(s: State, seat: int, action: int) -> Reason:
    """Rule and code of the reason why `seat` may not do this."""
    kind = moves.origin_of(action)
    if kind in (moves.STARTING, moves.DEALING) or not on_board(s, action):
        return None, "unknown_action"
    if s.phase == EXCHANGE:
        return exchange_reason(s, seat, action)
    if s.turn != seat:
        return "R3", "not_your_turn"
    if kind == moves.GIVING:
        return ("S4", "no_exchange") if s.exchange == NO_EXCHANGE else ("R2", "not_exchange")
    return card_reason(s, seat, action)


def on_board(s: State, action: int) -> bool:
    """§S1: has the board of this table the fields that are named?"""
    named = moves.origin_of(action), moves.target_of(action)
    return all(field > KENNEL or is_there(field, s.seats) for field in named)


def exchange_reason(s: State, seat: int, action: int) -> Reason:
    """§R2."""
    if moves.origin_of(action) != moves.GIVING:
        return "R2", "exchange_only"
    if not rules.acts(s, seat):
        return "R2", "already_given"
    return "R3", "no_such_card"


def card_reason(s: State, seat: int, action: int) -> Reason:
    """§R3, R4: is it a card that this seat may lay now?"""
    card, joker = moves.card_of(action), moves.joker_of(action)
    if s.left:
        if card != SEVEN or joker != s.joker:
            return "M5", "seven_under_way"
    elif s.hands[seat][moves.laid_card(action)] == 0:
        return "R3", "no_such_card"
    if moves.origin_of(action) == moves.FOLDING:
        return fold_reason(s)
    if moves.origin_of(action) == KENNEL:
        return out_reason(s, action)
    return man_reason(s, action)


def fold_reason(s: State) -> Reason:
    """§R4."""
    return ("R3", "must_play") if rules.can_play(s) else ("R4", "fold_not_allowed")


def out_reason(s: State, action: int) -> Reason:
    """§M1."""
    if not brings_out(moves.card_of(action), moves.joker_of(action)):
        return "M1", "no_way_out"
    if moves.target_of(action) != KENNEL:
        return "M1", "start_only"
    if man_in_kennel(s, side(s)) == EMPTY:
        return "M1", "not_in_kennel"
    return ("M1", "start_blocked") if s.fresh[side(s)] else ("M1", "own_on_start")


def man_reason(s: State, action: int) -> Reason:
    """§M9: is there a man that this seat plays with?"""
    man = s.board[moves.origin_of(action)]
    if man == EMPTY:
        return None, "no_man_there"
    if not plays_with(s, man, moves.card_of(action)):
        return foreign_reason(s, man)
    if moves.card_of(action) == JACK:
        return swap_reason(s, man, s.board[moves.target_of(action)])
    if moves.goes_back(s.track, action):
        return "M2", "blocked_by_fresh"
    return way_reason(s, man, action)


def foreign_reason(s: State, man: int) -> Reason:
    """§M9, M10: before the last own man is home; §S5: who plays alone has nobody to help."""
    if s.left and side(s) == s.turn and team(s, owner_of(man)) == team(s, s.turn):
        return "M10", "seven_not_home"
    return ("S5" if s.teams == ALONE else "M9"), "not_your_man"


def plays_with(s: State, man: int, card: int) -> bool:
    """§M9; §S7: with a seven perhaps the men of the whole side."""
    shared = card == SEVEN and s.seven_partner == PARTNER_ALWAYS
    return owner_of(man) == side(s) or (shared and team(s, owner_of(man)) == team(s, s.turn))


def swap_reason(s: State, man: int, other: int) -> Reason:
    """§M7: with nobody to swap with anywhere, it does not matter what else is wrong there."""
    if (other == EMPTY or owner_of(other) == owner_of(man)) and not has_swap(s, owner_of(man)):
        return "M7", "swap_nobody"
    if other == EMPTY:
        return None, "no_man_there"
    if owner_of(other) == owner_of(man):
        return "M7", "swap_own"
    if not (on_track(s.men[man]) and on_track(s.men[other])):
        return "M7", "swap_not_on_track"
    return "M7", "swap_fresh"


def has_swap(s: State, owner: int) -> bool:
    """§M7: may any man be swapped with one of this owner?"""
    men = range(MEN_EACH * s.seats)
    return any(owner_of(man) != owner and may_be_swapped(s, man) for man in men)


def way_reason(s: State, man: int, action: int) -> Reason:
    """§M4, M6: does the card lead there, and is the way free?"""
    owner, origin, target = owner_of(man), s.men[man], moves.target_of(action)
    if in_lane(origin) and not in_lane(target):
        return "M6", "leaves_lane"
    if in_lane(target) and lane_owner(target) != owner:
        return "M6", "wrong_distance"
    if in_lane(origin) and depth(target) <= depth(origin):
        return "M6", "lane_backwards"
    steps = steps_between(s, owner, origin, target)
    if not reaches(s, moves.card_of(action), steps):
        return too_far_or_wrong(s, man, action)
    if moves.card_of(action) == SEVEN and s.moved[man]:
        return "M5", "seven_moved_already"
    if in_lane(target):
        return lane_reason(s, man, steps, action)
    if along(s, man, steps) == NOWHERE:
        return "M2", "blocked_by_fresh"
    return seven_reason(s)


def reaches(s: State, card: int, steps: int) -> bool:
    """Is this a number of steps forward that the card has?"""
    if card == SEVEN:
        return 1 <= steps <= (s.left or SEVEN_STEPS)
    return steps in ((1, 11) if card == ACE else (card,))


def too_far_or_wrong(s: State, man: int, action: int) -> Reason:
    """§M6: a card whose steps lead beyond the goal's end, or just somewhere else."""
    owner = owner_of(man)
    origin, target, card = moves.origin_of(action), moves.target_of(action), moves.card_of(action)
    if in_lane(target):
        to_go = -depth(origin) if in_lane(origin) else ahead(s, origin, start(s, owner))
        if card == FOUR and not in_lane(origin) and 0 < ahead(s, start(s, owner), origin) <= FOUR:
            return "M6", "lane_backwards"
        if card not in (ACE, SEVEN) and card - to_go > LANE:
            return ("M6", "lane_fresh") if is_fresh(s, man) else ("M6", "lane_too_far")
    return None, "wrong_distance"


def lane_reason(s: State, man: int, steps: int, action: int) -> Reason:
    """§M6, M8: why a man may not go to that field of its lane."""
    owner, origin, target = owner_of(man), s.men[man], moves.target_of(action)
    joker = moves.joker_of(action)
    if on_track(origin):
        if is_fresh(s, man):
            return "M6", "lane_fresh"
        if ahead(s, origin, start(s, owner)) >= barrier(s, origin):
            return "M2", "blocked_by_fresh"
        if not may_turn_in(s, man, joker):
            return "M8", "joker_finish"
    first = depth(origin) + 1 if in_lane(origin) else 1
    if not lane_free(s, owner, first, depth(target)):
        return "M6", "lane_jump"
    if not filled(s, owner, depth(target)):
        return "M6", "strict_fill"
    return seven_reason(s)


def seven_reason(s: State) -> Reason:
    """§M5: what is left after this part could not be used up."""
    if s.seven_men == TWO_MEN and s.parts > 0:
        return "M5", "seven_two_men"
    return "M5", "seven_rest_impossible"


# What is chosen, and where it could be meant to go


def attempts(s: State, seat: int, chosen: str) -> dict[str, list[int]]:
    """For each field the actions that would take there what is chosen, the likeliest first.

    Chosen is a card, with or without the field of a man: `5`, `5 T10`, `X T10`, `X=5`, `A K` (from
    the kennel). ValueError for anything else.
    """
    cards, joker, origins = read_chosen(s, chosen)
    return {
        name(field): meant_first(
            s, seat, [led(s, card, joker, at, field) for at in origins for card in cards]
        )
        for field in fields_of_board(s.seats)
    }


def read_chosen(s: State, chosen: str) -> tuple[tuple[int, ...], int, list[int]]:
    """What the card may be played as, whether it is a joker, and where the man may stand."""
    code, _, at = chosen.partition(" ")
    try:
        card = card_named(code.removeprefix("X="))
        origins = [field_named(at)] if at else fields_played(s, card)
    except KeyError:
        raise ValueError(chosen) from None
    if not all(is_there(field, s.seats) for field in origins):
        raise ValueError(chosen)
    if card != JOKER:
        return (card,), int(code.startswith("X=")), origins
    if code != "X":
        raise ValueError(chosen)
    return (SEVEN,) if s.left else RANKS, 1, origins


def fields_played(s: State, card: int) -> list[int]:
    """Where the men stand that may be meant with this card."""
    if card in (SEVEN, JOKER):
        first = first_in_seven(s)
        seats = [(first + n * s.sides) % s.seats for n in range(seats_in_seven(s))]
    else:
        seats = [side(s)]
    men = [MEN_EACH * seat + number for seat in seats for number in range(MEN_EACH)]
    return sorted({s.men[man] for man in men})


def led(s: State, card: int, joker: int, origin: int, field: int) -> int:
    """The action by which a card takes a man from one field to another, if any does."""
    if origin == KENNEL and field == start(s, side(s)) and brings_out(card, joker):
        return moves.coming_out(card, joker)
    return moves.encode(card, joker, origin, field)


def brings_out(card: int, joker: int) -> bool:
    """§M1, M9: an ace or a king; a joker comes out as an ace."""
    return card == ACE or (card == KING and not joker)


def meant_first(s: State, seat: int, actions: list[int]) -> list[int]:
    """Where the card leads to the field, or nearly, before where it does not.

    A fresh man is meant after those that could get there with another card or a free way.
    """

    def far(action: int) -> tuple[bool, bool]:
        code = reason(s, seat, action)[1]
        return code in FAR, code == "lane_fresh"

    return sorted(actions, key=far)
