"""What the guide says of a collection in the basic mode: what is lacking, and how near it is."""

from spielwerk.bots.streifzug.guiding.figures import dice_left, risk_at
from spielwerk.bots.streifzug.guiding.walks import (
    HIGHS,
    LOWS,
    TO_BELL,
    WEIGHTS,
    catches_of,
    nearness_of,
    row_of,
    steps_to,
)
from spielwerk.games.streifzug.board import STACKS, catch_field, opening
from spielwerk.games.streifzug.cards import BLUE, NO_CARD, RED, colour_of
from spielwerk.games.streifzug.state import (
    COLLECTED,
    FIGURES_EACH,
    State,
    figure_of,
    is_full,
    is_taken,
    top,
)

NAMES = (
    "cards lacking",
    "lacks nothing",
    "lacks at most one",
    "lacks at most two",
    "lacks at most three",
    "lacks at most four",
    "lacks at most six",
    "lacking of one colour",
    "stacks with a card it lacks",
    "likelihood of a catch with the next roll",
    "likelihood of two",
    "a catch with the dice left",
    "two",
    "nearness of a card",
    "nearness of another card to the other figure",
    "nearness lost by a throw",
    "lacks nothing: nearness of the bell",
    "lacks nothing: of the other figure",
    "lacks nothing: likelihood of ringing with the next roll",
    "lacks nothing: the bell with the dice left",
    "lacks nothing: likelihood of being thrown",
    "lacks one: nearness of the bell",
    "lacks one: nearness of a card",
    "lacks two: nearness of the bell",
    "catches ahead",
    "catches ahead of the other figure",
    "catches lost by a throw",
)
BASIC = 27
MANY_CATCHES = 4


def fill_collection(s: State, seat: int, at: int, x: list[float]) -> None:
    lacks_red, lacks_blue = lacking(s, seat, RED), lacking(s, seat, BLUE)
    lacks = lacks_red + lacks_blue
    x[at] = lacks / (2 * COLLECTED)
    x[at + 1] = int(lacks == 0)
    x[at + 2] = int(lacks <= 1)
    x[at + 3] = int(lacks <= 2)
    x[at + 4] = int(lacks <= 3)
    x[at + 5] = int(lacks <= 4)
    x[at + 6] = int(lacks <= 6)
    x[at + 7] = max(lacks_red, lacks_blue) / COLLECTED
    if lacks == 0:
        fill_race(s, seat, at, x)
    else:
        fill_catches(s, seat, lacks, at, x)


def lacking(s: State, seat: int, colour: int) -> int:
    return COLLECTED - s.colours[2 * seat + colour]


def row(s: State, seat: int, number: int) -> int:
    return row_of(s.figures[figure_of(seat, number)], s.quadrant[seat])


# To the bell


def fill_race(s: State, seat: int, at: int, x: list[float]) -> None:
    """Who lacks nothing runs for the bell."""
    first, second = row(s, seat, 0), row(s, seat, 1)
    near, other = (
        nearness_of(s.direction, first, TO_BELL),
        nearness_of(s.direction, second, TO_BELL),
    )
    steps, others = steps_to(s.direction, first, TO_BELL), steps_to(s.direction, second, TO_BELL)
    x[at + 16] = max(near, other)
    x[at + 17] = min(near, other)
    x[at + 18] = chance_of_one(steps, others)
    x[at + 19] = hits_now(s, seat, steps, others)
    for number in range(FIGURES_EACH):
        x[at + 20] += risk_at(s, seat, s.figures[figure_of(seat, number)]) / 2


def chance_of_one(steps: int, others: int) -> float:
    """How likely a roll allows one of these numbers of steps to either figure."""
    total = 0
    for i in range(21):
        total += WEIGHTS[i] * hits_with(HIGHS[i], LOWS[i], steps | others)
    return total / 36


def hits_with(high: int, low: int, steps: int) -> int:
    """1 if one of these numbers of steps can be made with the dice."""
    return (steps >> high | steps >> low | steps >> high + low) & 1


def hits_now(s: State, seat: int, steps: int, others: int) -> int:
    """The same with the dice that are left in the seat's turn."""
    left = dice_left(s) if s.turn == seat else 0
    if left == 0:
        return 0
    if left == 1:
        return (steps | others) >> s.left[0] & 1
    return hits_with(s.left[0], s.left[1], steps | others)


# To the cards


def fill_catches(s: State, seat: int, lacks: int, at: int, x: list[float]) -> None:
    """The top cards that the seat lacks, and how near they are."""
    first, second, home = row(s, seat, 0), row(s, seat, 1), opening(s.quadrant[seat])
    steps, others, stacks, wanted = 0, 0, 0, 0
    near, other_near, both, back = 0.0, 0.0, 0.0, 0.0
    for stack in range(STACKS):
        if brings(s, seat, stack):
            stacks += 1
            wanted |= 1 << stack
            steps |= steps_to(s.direction, first, stack)
            others |= steps_to(s.direction, second, stack)
            here = nearness_of(s.direction, first, stack)
            there = nearness_of(s.direction, second, stack)
            both = max(both, here + other_near, there + near)
            near, other_near = max(near, here), max(other_near, there)
            back = max(back, nearness_of(s.direction, home, stack))
    x[at + 8] = stacks / STACKS
    fill_chances(steps, others, stacks, at + 9, x)
    fill_now(s, seat, steps, others, stacks, at + 11, x)
    fill_ahead(s, seat, wanted, at + 24, x)
    x[at + 26] = lost_catches(s, seat, wanted) / MANY_CATCHES
    best = max(near, other_near)
    x[at + 13] = best
    x[at + 14] = max(both - best, 0.0)
    x[at + 15] = risk_at(s, seat, s.figures[figure_of(seat, 0)]) * max(near - back, 0.0)
    x[at + 15] += risk_at(s, seat, s.figures[figure_of(seat, 1)]) * max(other_near - back, 0.0)
    if lacks <= 2:
        bell = max(
            nearness_of(s.direction, first, TO_BELL), nearness_of(s.direction, second, TO_BELL)
        )
        if lacks == 1:
            x[at + 21] = bell
            x[at + 22] = best
        else:
            x[at + 23] = bell


def brings(s: State, seat: int, stack: int) -> bool:
    """Is the top card of a stack one that the seat lacks, and nobody on its catch field?"""
    card = top(s, stack)
    if card == NO_CARD or is_full(s, seat, colour_of(card)):
        return False
    return not is_taken(s, catch_field(stack))


def fill_chances(steps: int, others: int, stacks: int, at: int, x: list[float]) -> None:
    """How likely the next roll allows a catch, and two."""
    one, two = 0, 0
    for i in range(21):
        one += WEIGHTS[i] * hits_with(HIGHS[i], LOWS[i], steps | others)
        two += WEIGHTS[i] * hits_twice(HIGHS[i], LOWS[i], steps, others)
    x[at] = one / 36
    x[at + 1] = two / 36 if stacks > 1 else 0.0


def hits_twice(high: int, low: int, steps: int, others: int) -> int:
    """1 if each die makes one of its figure's numbers of steps."""
    return (steps >> high & others >> low | steps >> low & others >> high) & 1


def fill_now(
    s: State, seat: int, steps: int, others: int, stacks: int, at: int, x: list[float]
) -> None:
    """The same with the dice that are left in the seat's turn."""
    x[at] = hits_now(s, seat, steps, others)
    if s.turn == seat and dice_left(s) == 2 and stacks > 1:
        x[at + 1] = hits_twice(s.left[0], s.left[1], steps, others)


def fill_ahead(s: State, seat: int, stacks: int, at: int, x: list[float]) -> None:
    """The catches at these stacks that lie ahead of each figure."""
    first = catches_of(s.direction, row(s, seat, 0), stacks)
    second = catches_of(s.direction, row(s, seat, 1), stacks)
    x[at] = max(first, second) / MANY_CATCHES
    x[at + 1] = min(first, second) / MANY_CATCHES


def lost_catches(s: State, seat: int, stacks: int) -> float:
    """§B1: how many fewer lie ahead, for each figure as likely as it is thrown."""
    home, lost = catches_of(s.direction, opening(s.quadrant[seat]), stacks), 0.0
    for number in range(FIGURES_EACH):
        ahead = catches_of(s.direction, row(s, seat, number), stacks)
        lost += risk_at(s, seat, s.figures[figure_of(seat, number)]) * max(ahead - home, 0.0)
    return lost
