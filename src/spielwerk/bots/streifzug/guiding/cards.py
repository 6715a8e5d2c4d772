"""What the guide says of cards in the extended mode: what lies open, and the finish."""

from spielwerk.bots.streifzug.guiding.basic import chance_of_one, fill_ahead, hits_now, row
from spielwerk.bots.streifzug.guiding.figures import has_cards, risk_at
from spielwerk.bots.streifzug.guiding.walks import TO_BELL, TO_GOAL, nearness_of, steps_to
from spielwerk.games.streifzug.board import GOAL, STACKS, catch_field
from spielwerk.games.streifzug.cards import CARDS, FIRST_LETTER, NO_CARD, NUMBERS
from spielwerk.games.streifzug.chapters.dice import may_ring
from spielwerk.games.streifzug.chapters.layouts import LARGEST_SET, RUN
from spielwerk.games.streifzug.chapters.melds import meld_at, place_for
from spielwerk.games.streifzug.chapters.score import points_laid
from spielwerk.games.streifzug.chapters.throws import costs_card
from spielwerk.games.streifzug.moves import BACK, NO_SIDE
from spielwerk.games.streifzug.options import ON
from spielwerk.games.streifzug.state import (
    FIGURES_EACH,
    NOWHERE,
    REVEAL,
    State,
    figure_of,
    is_taken,
    stands_on,
    top,
)

NAMES = (
    "points laid",
    "cards in hand",
    "a run or set is laid",
    "has rung",
    "a figure in Z",
    "both figures in Z",
    "used letters",
    "melds that may grow",
    "may ring: nearness of the bell",
    "may ring: likelihood with the next roll",
    "may go home: nearness of Z",
    "may go home: of the other figure",
    "may go home: likelihood with the next roll",
    "may go home: Z with the dice left",
    "figures that a throw would cost a card",
    "nearness of any card",
    "likelihood of catching any card with the next roll",
    "any card with the dice left",
    "nearness of a card that can be added",
    "cards owed after a throw",
    "about to draw a card blind",
    "a card is about to be drawn from its hand",
    "cards ahead",
    "cards ahead of the other figure",
)
CARDS_EACH = 24
LETTER_CARDS = CARDS[FIRST_LETTER - 1 :]


def fill_cards(s: State, seat: int, at: int, x: list[float]) -> None:
    """What everybody sees of a seat's cards, and its way to the end."""
    x[at] = points_laid(s, seat) / 30
    x[at + 1] = s.held[seat] / 12
    x[at + 2] = int(s.runs_and_sets[seat] > 0)
    x[at + 3] = s.rung[seat]
    home = stands_on(s, seat, GOAL)
    x[at + 4] = int(home == 1)
    x[at + 5] = int(home == FIGURES_EACH)
    x[at + 6] = used_letters(s, seat) / 4
    x[at + 7] = growing(s, seat) / 4
    fill_finish(s, seat, at, x)
    fill_danger(s, seat, at, x)
    if s.rung[seat] == 0:
        fill_tops(s, seat, at, x)
    x[at + 20] = int(s.phase == REVEAL and s.turn == seat)
    x[at + 21] = int(s.phase == REVEAL and s.source == seat)


def used_letters(s: State, seat: int) -> int:
    count = 0
    for card in LETTER_CARDS:
        count += s.used[seat][card]
    return count


def growing(s: State, seat: int) -> int:
    """How many melds are not full."""
    count = 0
    for number in range(s.meld_counts[seat]):
        meld = meld_at(seat, number)
        count += int(s.meld_sizes[meld] < (NUMBERS if s.meld_kinds[meld] == RUN else LARGEST_SET))
    return count


# The finish


def fill_finish(s: State, seat: int, at: int, x: list[float]) -> None:
    """§F: how near the bell is to who may ring, and Z to who may go home."""
    if may_ring(s, seat):
        x[at + 8] = max(near(s, seat, 0, TO_BELL), near(s, seat, 1, TO_BELL))
        x[at + 9] = chance_of_one(steps(s, seat, 0, TO_BELL), steps(s, seat, 1, TO_BELL))
    if s.ext_finish == ON and s.rung[seat] == 1 and s.runs_and_sets[seat] > 0:
        home = TO_GOAL + s.quadrant[seat]
        one, two = near(s, seat, 0, home), near(s, seat, 1, home)
        first, second = steps(s, seat, 0, home), steps(s, seat, 1, home)
        x[at + 10] = max(one, two)
        x[at + 11] = min(one, two)
        x[at + 12] = chance_of_one(first, second)
        x[at + 13] = hits_now(s, seat, first, second)


def near(s: State, seat: int, number: int, target: int) -> float:
    return nearness_of(s.direction, row(s, seat, number), target)


def steps(s: State, seat: int, number: int, target: int) -> int:
    return steps_to(s.direction, row(s, seat, number), target)


def fill_danger(s: State, seat: int, at: int, x: list[float]) -> None:
    """§T: throws that would cost cards, and cards that are owed."""
    if has_cards(s, seat):
        for number in range(FIGURES_EACH):
            field = s.figures[figure_of(seat, number)]
            if costs_card(s, field):
                x[at + 14] += risk_at(s, seat, field) / 2
    if s.victim == seat:
        x[at + 19] = s.owed / 2
    elif s.turn == seat:
        x[at + 19] = -s.owed / 2


# The stacks


def fill_tops(s: State, seat: int, at: int, x: list[float]) -> None:
    """Who has not rung the bell still catches cards."""
    first, second, stacks = 0, 0, 0
    for stack in range(STACKS):
        card = top(s, stack)
        if card != NO_CARD and not is_taken(s, catch_field(stack)):
            stacks |= 1 << stack
            first |= steps(s, seat, 0, stack)
            second |= steps(s, seat, 1, stack)
            nearest = max(near(s, seat, 0, stack), near(s, seat, 1, stack))
            x[at + 15] = max(x[at + 15], nearest)
            if fits(s, seat, card):
                x[at + 18] = max(x[at + 18], nearest)
    x[at + 16] = chance_of_one(first, second)
    x[at + 17] = hits_now(s, seat, first, second)
    fill_ahead(s, seat, stacks, at + 22, x)


def fits(s: State, seat: int, card: int) -> bool:
    """Can the card be added to a meld of the seat?"""
    for number in range(s.meld_counts[seat]):
        for side in range(NO_SIDE, BACK + 1):
            if place_for(s, meld_at(seat, number), card, side) != NOWHERE:
                return True
    return False
