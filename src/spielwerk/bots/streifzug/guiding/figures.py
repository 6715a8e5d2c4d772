"""What the guide says of a seat's figures, and of the dice that are left."""

from spielwerk.bots.streifzug.guiding.walks import TO_BELL, hits_of, nearness_of, row_of
from spielwerk.games.streifzug.board import START, stack_at
from spielwerk.games.streifzug.chapters.throws import costs_card
from spielwerk.games.streifzug.rules import rolls_again
from spielwerk.games.streifzug.state import (
    DICE,
    FIGURES_EACH,
    GIVE,
    NOWHERE,
    PATRON_ASKED,
    ROB,
    ROLL,
    State,
    entry_of,
    figure_of,
    follow_of,
    is_safe,
    is_thrown_by,
    owner_of,
)

NAMES = (
    "there",
    "partner",
    "its turn",
    "rolls now",
    "turns until it rolls",
    "figures on S",
    "figures on E6",
    "figures on F4",
    "figures on catch fields",
    "nearness of the bell",
    "nearness of the bell of the other figure",
    "a die is left",
    "two dice are left",
    "likelihood of being thrown",
    "and that costs nearness of the bell",
    "throws that the next roll may bring",
    "figures about to be thrown",
    "cards about to be lost with them",
)
FIGURES = 18


def fill_figures(s: State, seat: int, at: int, x: list[float]) -> None:
    x[at] = 1.0
    if s.turn == seat:
        fill_turn(s, at, x)
    x[at + 4] = rounds_until(s, seat) / 4
    for number in range(FIGURES_EACH):
        fill_figure(s, seat, s.figures[figure_of(seat, number)], at, x)


def fill_thrown(s: State, seat: int, at: int, x: list[float]) -> None:
    """§L3: while somebody is asked for a Patron, what else will happen to its figures."""
    for number in range(FIGURES_EACH):
        if is_about_to_go(s, figure_of(seat, number)):
            x[at + 16] += 0.5
            x[at + 17] += int(has_cards(s, seat) and costs_card(s, s.throw_field)) / 2


def is_about_to_go(s: State, figure: int) -> bool:
    """Does this figure wait to be sent back?"""
    return s.victims[owner_of(figure)] == 1 and s.figures[figure] == s.throw_field


def has_cards(s: State, seat: int) -> bool:
    """Are there cards in the seat's hand, or laid out?"""
    return s.held[seat] + s.meld_counts[seat] > 0


def fill_turn(s: State, at: int, x: list[float]) -> None:
    """Whose turn it is: what is left of it."""
    x[at + 2] = 1.0
    x[at + 3] = int(s.phase == ROLL)
    dice = dice_left(s)
    x[at + 11] = int(dice == 1)
    x[at + 12] = int(dice == 2)


def dice_left(s: State) -> int:
    """How many dice may still be played in this turn."""
    if s.phase in (DICE, PATRON_ASKED, ROB, GIVE):
        return int(s.left[0] > 0) + int(s.left[1] > 0)
    return 0


def rounds_until(s: State, seat: int) -> int:
    """How many seats roll before this one does."""
    waiting = (seat - s.turn) % s.seats
    if s.phase == ROLL:
        return waiting
    if rolls_again(s):
        return waiting + int(waiting > 0)
    return s.seats if waiting == 0 else waiting


def fill_figure(s: State, seat: int, field: int, at: int, x: list[float]) -> None:
    """What one figure adds."""
    x[at + 5] += int(field == START) / 2
    x[at + 6] += int(field == entry_of(s, seat)) / 2
    x[at + 7] += int(field == follow_of(s, seat)) / 2
    x[at + 8] += int(stack_at(field) != NOWHERE) / 2
    near = nearness_of(s.direction, row_of(field, s.quadrant[seat]), TO_BELL)
    x[at + 10] = max(x[at + 10], min(x[at + 9], near))
    x[at + 9] = max(x[at + 9], near)
    risk = risk_at(s, seat, field)
    x[at + 13] += risk / 2
    x[at + 14] += risk * near / 2
    x[at + 15] += min(throws_from(s, seat, field), 2.0) / 4


def risk_at(s: State, seat: int, field: int) -> float:
    """How likely the next rolls of all others may throw a figure here."""
    if is_safe(field):
        return 0.0
    missed = 1.0
    for other in range(s.seats):
        if is_thrown_by(s, other, seat):
            one, two = s.figures[figure_of(other, 0)], s.figures[figure_of(other, 1)]
            missed *= misses(s, one, field) * misses(s, two, field)
    return 1.0 - missed


def misses(s: State, origin: int, field: int) -> float:
    """How likely the next roll cannot lead a figure from one field to another."""
    return (36 - hits_of(s.direction, origin, field)) / 36


def throws_from(s: State, seat: int, field: int) -> float:
    """How many figures of others the next roll may throw, on average."""
    total = 0
    for other in range(FIGURES_EACH * s.seats):
        there = s.figures[other]
        if not is_safe(there) and is_thrown_by(s, seat, owner_of(other)):
            total += hits_of(s.direction, field, there)
    return total / 36
