"""Every action that a seat of Streifzug durch can ever have."""

from collections.abc import Iterator

from spielwerk.core.options import Values, put
from spielwerk.games.streifzug import rules
from spielwerk.games.streifzug.board import (
    BELL,
    CLOCKWISE_WALKS,
    ENDS,
    ENDS_FROM,
    GOAL,
    NOWHERE,
    STACKS,
    START,
    catch_field,
    end_of,
    in_zone,
    walk_number,
)
from spielwerk.games.streifzug.cards import (
    CARDS,
    COPIES,
    FIRST_LETTER,
    PATRON,
    is_joker,
    is_number,
    letter_of,
)
from spielwerk.games.streifzug.chapters.dice import step_in
from spielwerk.games.streifzug.chapters.laying import add_layouts
from spielwerk.games.streifzug.chapters.outcomes import SIX
from spielwerk.games.streifzug.moves import (
    ADDING,
    BACK,
    EXCHANGING,
    FRONT,
    GIVING,
    GIVING_EDGE,
    HOPPING,
    NO_SIDE,
    PROTECTING,
    ROBBING_HAND,
    ROBBING_USED,
    TAKING,
    drawing,
    encode,
    ending,
    letting_go,
    moving,
    with_card,
    with_meld,
)
from spielwerk.games.streifzug.options import CLOCKWISE, FROM_GOAL, ON, OPTIONS
from spielwerk.games.streifzug.state import MELDS_EACH, State, entry_of, follow_of, opening_of

MOST_LAYOUTS = 1 << 16
LETTERS = range(FIRST_LETTER, CARDS[-1] + 1)

# Nine tenths of all are moves of figures: many ends of walks, with any dice.


def actions(seats: int, options: Values) -> list[int]:
    """Any move with any roll; in the extended mode all that is done with cards.

    A seat is given as many melds as the box has cards for: more than it will ever have.
    """
    s = State()
    put(s, dict(options), OPTIONS)
    rules.set_up(s, seats)
    found = moves(s)
    if s.ext_cards == ON:
        found += [ending(), letting_go(), *layouts(s), *changes(), *letters(s)]
        if s.ext_throws == ON:
            found += payments()
    return sorted(found)


# Figures


def moves(s: State) -> list[int]:
    """§D: coming in, and walks, by one die or by the sum of both."""
    found = set[int]()
    rolls = [(high, low) for high in range(1, SIX + 1) for low in range(high + 1)]
    for seat in range(s.seats):
        s.turn = seat
        for high, low in rolls:
            for origin, target in [*entries(s, high + low, low > 0), *walks(s, high + low)]:
                found.add(moving(10 * high + low, origin, target))
    return sorted(found)


def entries(s: State, steps: int, whole: bool) -> Iterator[tuple[int, int]]:
    """§D5: the steps of a figure that is coming in."""
    for origin in (START, entry_of(s, s.turn), follow_of(s, s.turn)):
        target = step_in(s, origin, steps, whole)
        if target != NOWHERE:
            yield origin, target


def walks(s: State, steps: int) -> Iterator[tuple[int, int]]:
    """§D2: from any field where a figure may stand to all ends of walks."""
    clockwise = CLOCKWISE_WALKS if s.direction == CLOCKWISE else 0
    for origin in fields_of(s):
        walk = walk_number(origin, 0, steps) + clockwise
        for at in range(ENDS_FROM[walk], ENDS_FROM[walk + 1]):
            target = end_of(ENDS[at], s.quadrant[s.turn])
            if target not in (NOWHERE, GOAL) or (target == GOAL and s.ext_finish == ON):
                yield origin, target


def fields_of(s: State) -> list[int]:
    """The fields from which a figure of the seat to move may walk; §F1: also from the bell."""
    fields = [field for field in range(BELL) if not in_zone(field)]
    return [*fields, opening_of(s, s.turn), *([BELL] if s.ext_finish == ON else [])]


# Cards


def layouts(s: State) -> list[int]:
    """§C1: what a hand allows that holds all cards."""
    s.hands[0] = [0, *[COPIES] * len(CARDS)]
    out = [0] * MOST_LAYOUTS
    return out[: add_layouts(s, 0, out, 0)]


def changes() -> Iterator[int]:
    """§C2, C4: cards added to melds, or exchanged for jokers."""
    for meld in range(MELDS_EACH):
        for card in CARDS:
            yield with_meld(ADDING, card, meld, NO_SIDE)
            for side in (FRONT, BACK):
                if is_joker(card):
                    yield with_meld(ADDING, card, meld, side)
                elif is_number(card):
                    yield with_meld(EXCHANGING, card, meld, side)


def letters(s: State) -> Iterator[int]:
    """§L: Mopser, Hopser and Patron."""
    for seat in range(s.seats):
        yield encode(ROBBING_HAND, 0, seat, 0)
        yield from (encode(ROBBING_USED, card, seat, 0) for card in LETTERS)
    yield from (with_card(PROTECTING, card) for card in LETTERS if letter_of(card) == PATRON)
    own = {field for seat in range(s.seats) for field in zone_of(s, seat)}
    goal = [GOAL] if s.ext_finish == ON and s.hopser_from_goal == FROM_GOAL else []
    rings = (field for field in range(BELL + 1) if not in_zone(field))
    for origin in [START, *own, *rings, *goal]:
        for stack in range(STACKS):
            if origin != catch_field(stack) and (origin != BELL or s.ext_finish == ON):
                yield encode(HOPPING, 0, origin, catch_field(stack))


def zone_of(s: State, seat: int) -> tuple[int, ...]:
    return entry_of(s, seat), follow_of(s, seat), opening_of(s, seat)


def payments() -> Iterator[int]:
    """§T: cards drawn, taken and given for thrown figures."""
    yield drawing()
    yield from (with_card(TAKING, card) for card in LETTERS)
    yield from (with_card(GIVING, card) for card in CARDS)
    for meld in range(MELDS_EACH):
        for card in CARDS:
            for side in range(NO_SIDE, BACK + 1):
                if side == NO_SIDE or is_joker(card):
                    yield with_meld(GIVING_EDGE, card, meld, side)
