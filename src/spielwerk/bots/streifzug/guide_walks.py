"""What the guide knows of walks: tables of where dice may lead a figure, made once.

A *row* is a field, except that S has one for each quadrant. A *target* is a catch field (by its
stack), the bell, or the goal of a quadrant.
"""

from spielwerk.games.streifzug.board import (
    BELL,
    CLOCKWISE_WALKS,
    ENDS,
    ENDS_FROM,
    FIRST_INNER,
    FIRST_MIDDLE,
    GOAL,
    GOALS,
    INNER,
    MIDDLE,
    MOST_STEPS,
    OUTER,
    QUADRANTS,
    STACKS,
    START,
    entry,
    follow,
    inner,
    middle,
    opening,
    outer,
    stack_at,
    walk_number,
)

TO_BELL = STACKS
TO_GOAL = STACKS + 1
"""The goal of quadrant 0; then those of the others."""
TARGETS = TO_GOAL + QUADRANTS
ROWS = START + QUADRANTS
DIRECTIONS = 2
THOUSAND = 1000
LATER = 0.65
"""What coming a turn later is worth."""
SWEEPS = 9
ROLLS = tuple((high, low, 1 + (low < high)) for high in range(1, 7) for low in range(1, high + 1))
"""Every roll and how often of 36 it comes."""
HIGHS = tuple(high for high, _, _ in ROLLS)
LOWS = tuple(low for _, low, _ in ROLLS)
WEIGHTS = tuple(weight for _, _, weight in ROLLS)

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


# How near a target is: 1000 if it is reached with the next roll, times LATER for each turn more.


def nearness_table(ends: Ends) -> list[int]:
    """For each row and target how near it is; all quadrants are alike."""
    table = [0] * (ROWS * TARGETS)
    for kind in (0, 1, TO_BELL, TO_GOAL):
        near = nearness(ends, kind)
        for quadrant in range(QUADRANTS if kind != TO_BELL else 1):
            target = kind + quadrant * (2 if kind < TO_BELL else 1)
            for row in range(ROWS):
                worth = near[turned(row, QUADRANTS - quadrant)]
                table[row * TARGETS + target] = round(THOUSAND * worth)
    return table


def turned(row: int, quadrants: int) -> int:
    """The row that lies so many quadrants further."""
    if row >= START:
        return START + (row - START + quadrants) % QUADRANTS
    if row >= BELL:
        return row
    if row >= FIRST_INNER:
        return inner(row - FIRST_INNER + quadrants * INNER // QUADRANTS)
    if row >= FIRST_MIDDLE:
        return middle(0, row - FIRST_MIDDLE + quadrants * MIDDLE // QUADRANTS)
    return outer(quadrants, row)


def nearness(ends: Ends, target: int) -> list[float]:
    """How near one target is to each row, by playing on well with one figure alone."""
    near = [0.0] * ROWS
    for _ in range(SWEEPS):
        best = [best_steps(ends[field], target, near) for field in range(GOAL)]
        after = [walked(best[field], near[field]) for field in range(GOAL)] + [0.0]
        after += [0.0] * QUADRANTS
        for quadrant in range(QUADRANTS):
            come_in(quadrant, near, after, best[opening(quadrant)])
        near = after
    return near


def best_steps(ends: list[list[int]], target: int, near: list[float]) -> list[float]:
    """The best that a walk of each number of steps brings."""
    return [
        max(
            (1.0 if target_at(end) == target else LATER * near[end] if end < BELL else 0.0)
            for end in [*there, GOALS + QUADRANTS]
        )
        for there in ends
    ]


def walked(best: list[float], stays: float) -> float:
    """The best of every roll, on average; a figure may also stay."""
    return (
        sum(
            weight * max(best[high], best[low], best[high + low], LATER * stays)
            for high, low, weight in ROLLS
        )
        / 36
    )


def come_in(quadrant: int, near: list[float], after: list[float], best: list[float]) -> None:
    """§D5: from S with a 6, from E6 with a 4, from F4 with a 2, and on with the other die."""
    start, at_entry, at_follow = START + quadrant, entry(quadrant), follow(quadrant)
    at_opening = opening(quadrant)
    total = [0.0] * 3
    for high, low, weight in ROLLS:
        dice = (high, low)
        onto_entry = at_follow if 4 in dice else at_entry
        onto_follow = at_opening if 2 in dice else at_follow
        total[0] += weight * LATER * near[onto_entry if 6 in dice else start]
        total[1] += weight * LATER * near[onto_follow if 4 in dice else at_entry]
        if 2 in dice:
            rest = high + low - 2
            total[2] += weight * max(best[rest], LATER * near[at_opening])
        else:
            total[2] += weight * LATER * near[at_follow]
    after[start], after[at_entry], after[at_follow] = (worth / 36 for worth in total)


_FREE, _CLOCKWISE = all_ends(0), all_ends(1)
STEPS = (*steps_table(_FREE), *steps_table(_CLOCKWISE))
HITS = (*hits_table(_FREE), *hits_table(_CLOCKWISE))
NEAR = (*nearness_table(_FREE), *nearness_table(_CLOCKWISE))


def steps_to(direction: int, row: int, target: int) -> int:
    """The numbers of steps that lead from a row to a target, a bit for each."""
    return STEPS[(direction * ROWS + row) * TARGETS + target]


def nearness_of(direction: int, row: int, target: int) -> float:
    """0 to 1: how near a target is."""
    return NEAR[(direction * ROWS + row) * TARGETS + target] / THOUSAND


def hit_chance(direction: int, origin: int, field: int) -> float:
    """How likely one roll may lead a figure from one field to another of the rings."""
    if origin >= GOAL:
        return 0.0
    return HITS[(direction * GOAL + origin) * GOAL + field] / 36
