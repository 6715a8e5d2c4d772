"""What the guide knows of walks: tables of where dice may lead a figure, made once.

A *row* is a field, except that S has one for each quadrant. A *target* is a catch field (by its
stack), the bell, or the goal of a quadrant.
"""

import numpy as np
from numpy.typing import NDArray

from spielwerk.games.streifzug.board import (
    BELL,
    CLOCKWISE_WALKS,
    ENDS,
    ENDS_FROM,
    GOAL,
    GOALS,
    MOST_STEPS,
    OUTER,
    QUADRANTS,
    STACKS,
    START,
    catch_field,
    entry,
    follow,
    opening,
    stack_at,
    walk_number,
)

TO_BELL = STACKS
TO_GOAL = STACKS + 1
"""The goal of quadrant 0; then those of the others."""
TARGETS = TO_GOAL + QUADRANTS
ROWS = START + QUADRANTS
THOUSAND = 1000
SETS = TARGETS
"""The view of no stack at all; then those of all sets of stacks, a bit for each."""
VIEWS = SETS + (1 << STACKS)
LATER = np.repeat(np.array([0.65, 0.85], np.float32), [SETS, VIEWS - SETS])
"""What coming to a target a turn later is worth, and a catch a turn later."""
SWEEPS = 9
NO_END = GOALS + QUADRANTS
ROLLS = tuple((high, low, 1 + (low < high)) for high in range(1, 7) for low in range(1, high + 1))
"""Every roll and how often of 36 it comes."""
HIGHS = tuple(high for high, _, _ in ROLLS)
LOWS = tuple(low for _, low, _ in ROLLS)
WEIGHTS = tuple(weight for _, _, weight in ROLLS)

Views = NDArray[np.float32]
Walks = NDArray[np.int64]
Ends = list[list[list[int]]]
"""For each field and number of steps where a walk may end; goals as in `ENDS`."""


def row_of(field: int, quadrant: int) -> int:
    return START + quadrant if field == START else field


def is_walkable(field: int) -> bool:
    """Does a figure walk freely from here (§D5)?"""
    return field >= OUTER or field % 12 > 1


def all_ends(direction: int) -> Ends:
    return [
        [ends_of(field, steps, direction) for steps in range(MOST_STEPS + 1)]
        for field in range(GOAL)
    ]


def ends_of(field: int, steps: int, direction: int) -> list[int]:
    if steps == 0 or not is_walkable(field):
        return []
    walk = walk_number(field, 0, steps) + direction * CLOCKWISE_WALKS
    return [end // 16 for end in ENDS[ENDS_FROM[walk] : ENDS_FROM[walk + 1]]]


def target_at(end: int) -> int:
    """Which target the end of a walk is, -1 for none."""
    if end >= GOALS:
        return TO_GOAL + end - GOALS
    return TO_BELL if end == BELL else stack_at(end)


def steps_table(ends: Ends) -> list[int]:
    """For each row and target the numbers of steps that lead there, a bit for each."""
    table = [0] * (ROWS * TARGETS)
    for field in range(GOAL):
        for steps in range(1, MOST_STEPS + 1):
            for end in ends[field][steps]:
                if target_at(end) >= 0:
                    table[field * TARGETS + target_at(end)] |= 1 << steps
    return table


def hits_table(ends: Ends) -> list[int]:
    """For each pair of fields how many of 36 rolls may lead from one to the other."""
    table = [0] * (GOAL * GOAL)
    for field in range(GOAL):
        there = [{end for end in found if end < GOAL} for found in ends[field]]
        for high, low, weight in ROLLS:
            for end in there[high] | there[low] | there[high + low]:
                table[field * GOAL + end] += weight
    return table


# What lies ahead of a figure that plays on well alone, in thousandths. A *view* is what it is
# after: a target, worth 1 if it is reached with the next roll and less for each turn more, or
# the catch fields of some stacks, where every catch is worth as much.


def views_table(ends: Ends) -> list[int]:
    """For each row and view what it promises."""
    views, walks = np.zeros((ROWS, VIEWS), np.float32), padded(ends)
    for _ in range(SWEEPS):
        best = best_steps(walks, landed(views))
        after = np.zeros_like(views)
        after[:GOAL] = one_roll(best, views[:GOAL])
        for quadrant in range(QUADRANTS):
            come_in(quadrant, views, after, best[opening(quadrant)])
        views = after
    numbers: list[int] = np.rint(THOUSAND * views).astype(int).ravel().tolist()
    return numbers


def landed(views: Views) -> Views:
    """What the end of a walk is worth in each view; the last row is for no end at all."""
    worth = np.zeros((GOALS + QUADRANTS + 1, VIEWS), np.float32)
    worth[:BELL] = LATER * views[:BELL]
    for end in range(GOALS + QUADRANTS):
        if target_at(end) >= 0:
            worth[end, target_at(end)] = 1.0
    for stack in range(STACKS):
        wanted = SETS + np.flatnonzero(np.arange(1 << STACKS) >> stack & 1)
        worth[catch_field(stack), wanted] += 1.0
    return worth


def padded(ends: Ends) -> Walks:
    """The ends of the walks of each number of steps, by field; filled up with no end at all."""
    walks = [there for found in ends for there in found]
    most = 1 + max(map(len, walks))
    return np.array([there + [NO_END] * (most - len(there)) for there in walks])


def best_steps(walks: Walks, worth: Views) -> Views:
    """The best that a walk of each number of steps brings, by field."""
    best = worth[walks[:, 0]]
    for ends in walks.T[1:]:
        np.maximum(best, worth[ends], out=best)
    return best.reshape(GOAL, MOST_STEPS + 1, VIEWS)


def one_roll(best: Views, stays: Views) -> Views:
    """The best of every roll, on average; a figure may also stay."""
    after = np.zeros_like(stays)
    for high, low, weight in ROLLS:
        either = np.maximum(best[:, high], best[:, low])
        after += weight / 36 * np.maximum.reduce([either, best[:, high + low], LATER * stays])
    return after


def come_in(quadrant: int, views: Views, after: Views, best: Views) -> None:
    """§D5: from S with a 6, from E6 with a 4, from F4 with a 2, and on with the other die."""
    start, at_entry, at_follow = START + quadrant, entry(quadrant), follow(quadrant)
    at_opening = opening(quadrant)
    after[[start, at_entry, at_follow]] = 0.0
    for high, low, weight in ROLLS:
        dice, share = (high, low), weight / 36
        onto_entry = at_follow if 4 in dice else at_entry
        onto_follow = at_opening if 2 in dice else at_follow
        after[start] += share * LATER * views[onto_entry if 6 in dice else start]
        after[at_entry] += share * LATER * views[onto_follow if 4 in dice else at_entry]
        if 2 in dice:
            after[at_follow] += share * np.maximum(best[high + low - 2], LATER * views[at_opening])
        else:
            after[at_follow] += share * LATER * views[at_follow]


_FREE, _CLOCKWISE = all_ends(0), all_ends(1)
STEPS = (*steps_table(_FREE), *steps_table(_CLOCKWISE))
HITS = (*hits_table(_FREE), *hits_table(_CLOCKWISE))
VIEW = (*views_table(_FREE), *views_table(_CLOCKWISE))


def steps_to(direction: int, row: int, target: int) -> int:
    """The numbers of steps that lead from a row to a target, a bit for each."""
    return STEPS[(direction * ROWS + row) * TARGETS + target]


def nearness_of(direction: int, row: int, target: int) -> float:
    """0 to 1: how near a target is."""
    return VIEW[(direction * ROWS + row) * VIEWS + target] / THOUSAND


def catches_of(direction: int, row: int, stacks: int) -> float:
    """How many catches at these stacks, a bit for each, lie ahead; later ones count less."""
    return VIEW[(direction * ROWS + row) * VIEWS + SETS + stacks] / THOUSAND


def hits_of(direction: int, origin: int, field: int) -> int:
    """How many of 36 rolls may lead a figure from one field to another of the rings."""
    return HITS[(direction * GOAL + origin) * GOAL + field] if origin < GOAL else 0
