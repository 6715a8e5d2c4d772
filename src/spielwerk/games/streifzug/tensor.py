"""What a seat of Streifzug durch may know, in whole numbers (`core.tensors`)."""

from spielwerk.core.documents import MOST_PLIES
from spielwerk.core.options import Values
from spielwerk.core.tensors import Field, seen_from
from spielwerk.games.streifzug.board import (
    GOAL,
    MOST_NEIGHBOURS,
    NOWHERE,
    STACKS,
    START,
    neighbour,
)
from spielwerk.games.streifzug.cards import BOX, CARDS, COPIES, FIRST_LETTER
from spielwerk.games.streifzug.chapters.melds import meld_at
from spielwerk.games.streifzug.chapters.outcomes import SIX
from spielwerk.games.streifzug.options import AGAIN, ON
from spielwerk.games.streifzug.rules import returns
from spielwerk.games.streifzug.state import (
    BY_GOAL,
    BY_GUARD,
    CARD_PHASE,
    DICE,
    FIGURES_EACH,
    GIVE,
    MELD_SIZE,
    MELDS_EACH,
    NO_SEAT,
    OVER,
    PATRON_ASKED,
    ROB,
    STACK_SIZE,
    State,
    figure_of,
    top,
)

LETTERS = len(CARDS) + 1 - FIRST_LETTER
KINDS = len(CARDS)


def fields(seats: int, options: Values) -> tuple[Field, ...]:
    """What the numbers mean that `fill` writes."""
    each, cards = (seats,), (seats, KINDS)
    found = (
        Field("seat", (), seats - 1, "the seat that looks: the board is not turned"),
        Field("phase", (), 5, "0 dice, 1 patron, 2 rob, 3 give, 4 cards, 5 over"),
        Field("to_move", (), seats, "whose turn it is"),
        Field("plies", (), MOST_PLIES, "actions of seats so far"),
        Field("dice", (2,), SIX, "the roll, the higher die first; 0 before it"),
        Field("left", (2,), SIX, "once a die was played, what is left"),
        Field("moved", (2,), START, "from where and whereto a figure moved last; -1: none", -1),
        Field("came", (MOST_NEIGHBOURS,), 1, "1: by this neighbour of its field it may have come"),
        Field("throw", (), GOAL, "where figures are being thrown; -1: nowhere", -1),
        Field("victims", each, 1, "1: figures of this seat still wait there to be sent back"),
        Field("owing", (2,), max(seats, FIGURES_EACH), "who owes cards for them, and how many"),
        Field("figures", (seats, FIGURES_EACH), START, "their fields in ascending order"),
        Field("tops", (STACKS,), KINDS, "the top card of every stack; 0: it is empty"),
        Field("stacks", (STACKS,), STACK_SIZE, "cards in every stack"),
        Field("hands", cards, COPIES, "how many of each card, as far as they lie open or are own"),
        Field("reason", (), BY_GUARD, "how it ended: 1 bell, 2 goal, 3 stall, 4 guard"),
        Field("returns", each, 1, "1 won, -1 lost; 0: drawn, or not over", -1),
    )
    if options["ext_cards"] != "on":
        return found
    return (
        *found,
        Field("quiet", (), MOST_PLIES, "turns in a row without anything of §F4; -1: not so", -1),
        Field("hand_sizes", each, BOX, "cards in each hand"),
        Field("rung", each, 1, "1 once the bell was rung"),
        Field("ender", (), seats, "whose figures in Z ended it"),
        Field("used", (seats, LETTERS), COPIES, "how many of each letter card have acted"),
        Field("melds", (seats, MELDS_EACH, MELD_SIZE), KINDS, "the cards of every meld, in order"),
    )


def fill(s: State, seat: int, x: list[int]) -> int:
    """Write all that this seat may know; returns how many numbers that are."""
    n = fill_turn(s, seat, x)
    n = fill_moved(s, x, n)
    n = fill_throw(s, seat, x, n)
    n = fill_table(s, seat, x, n)
    n = fill_hands(s, seat, x, n)
    x[n] = s.ended if s.phase == OVER else 0
    for step in range(s.seats):
        x[n + 1 + step] = returns(s, (seat + step) % s.seats) if s.phase == OVER else 0
    n += 1 + s.seats
    return fill_extended(s, seat, x, n) if s.ext_cards == ON else n


def phase_seen(s: State) -> int:
    """The phase; while chance is to act, the one that is under way."""
    if s.phase == OVER:
        return 5
    if s.phase == CARD_PHASE:
        return 4
    if s.phase in (DICE, PATRON_ASKED, ROB, GIVE):
        return (0 if s.phase == DICE else 1) + int(s.phase == ROB) + 2 * int(s.phase == GIVE)
    if s.throw_field != NOWHERE:
        return 2
    return 4 if s.source != NO_SEAT else 0


def fill_turn(s: State, seat: int, x: list[int]) -> int:
    """§D11: the dice are told until the turn is over, where they say whose the next one is."""
    x[0], x[1] = seat, phase_seen(s)
    x[2] = 0 if s.phase == OVER else seen_from(seat, s.turn, s.seats)
    x[3] = s.plies
    told = s.phase != OVER and (s.phase != CARD_PHASE or s.doubles == AGAIN)
    x[4], x[5] = (s.high, s.low) if told else (0, 0)
    return 6


def fill_moved(s: State, x: list[int], n: int) -> int:
    """§D1, D2: what has become of the dice that were played."""
    told = s.at != NOWHERE and s.phase in (DICE, PATRON_ASKED, ROB, GIVE)
    for i in range(4 + MOST_NEIGHBOURS):
        x[n + i] = 0
    x[n + 2], x[n + 3] = NOWHERE, NOWHERE
    if told:
        field = s.figures[figure_of(s.turn, s.at)]
        x[n], x[n + 1] = s.left[0], s.left[1]
        x[n + 2], x[n + 3] = s.began[s.at], field
        for number in range(MOST_NEIGHBOURS):
            if field != START and s.came >> number & 1:
                near = neighbour(field, number, s.quadrant[s.turn])
                x[n + 4 + number] = int(near not in (NOWHERE, GOAL))
    return n + 4 + MOST_NEIGHBOURS


def fill_throw(s: State, seat: int, x: list[int], n: int) -> int:
    """§T6: who still waits to be sent back, and what is owed."""
    told = s.throw_field != NOWHERE and s.phase in (PATRON_ASKED, ROB, GIVE)
    x[n] = s.throw_field if told else NOWHERE
    for step in range(s.seats):
        x[n + 1 + step] = s.victims[(seat + step) % s.seats] if told else 0
    n += 1 + s.seats
    owed = s.owed if told else 0
    x[n] = seen_from(seat, s.victim, s.seats) if owed > 0 else 0
    x[n + 1] = owed
    return n + 2


def fill_table(s: State, seat: int, x: list[int], n: int) -> int:
    """Figures (those of a seat are interchangeable) and stacks."""
    for step in range(s.seats):
        first = figure_of((seat + step) % s.seats, 0)
        one, two = s.figures[first], s.figures[first + 1]
        x[n], x[n + 1] = min(one, two), max(one, two)
        n += FIGURES_EACH
    for stack in range(STACKS):
        x[n + stack] = top(s, stack)
        x[n + STACKS + stack] = s.stacked[stack]
    return n + 2 * STACKS


def fill_hands(s: State, seat: int, x: list[int], n: int) -> int:
    """In the basic mode all cards lie open, else the others' at the end."""
    for step in range(s.seats):
        other, at = (seat + step) % s.seats, n + KINDS * step
        shown = step == 0 or s.ext_cards != ON or s.phase == OVER
        for card in CARDS:
            x[at + card - 1] = s.hands[other][card] if shown else 0
    return n + KINDS * s.seats


def fill_extended(s: State, seat: int, x: list[int], n: int) -> int:
    """What lies open in the extended mode."""
    x[n] = s.quiet
    for step in range(s.seats):
        other = (seat + step) % s.seats
        x[n + 1 + step] = s.held[other]
        x[n + 1 + s.seats + step] = s.rung[other]
    n += 1 + 2 * s.seats
    by_goal = s.phase == OVER and s.ended == BY_GOAL
    x[n] = seen_from(seat, s.ender, s.seats) if by_goal else 0
    n += 1
    for step in range(s.seats):
        for letter in range(LETTERS):
            x[n + letter] = s.used[(seat + step) % s.seats][FIRST_LETTER + letter]
        n += LETTERS
    for step in range(s.seats):
        n = fill_melds(s, (seat + step) % s.seats, x, n)
    return n


def fill_melds(s: State, seat: int, x: list[int], n: int) -> int:
    """§C: the runs, sets and flushes of a seat."""
    for number in range(MELDS_EACH):
        meld = meld_at(seat, number)
        size = s.meld_sizes[meld] if number < s.meld_counts[seat] else 0
        for place in range(MELD_SIZE):
            x[n + place] = s.melds[meld][place] if place < size else 0
        n += MELD_SIZE
    return n
