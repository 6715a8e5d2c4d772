"""Where a roll may lead a figure of Streifzug durch, and how much a field promises for later."""

from functools import cache, lru_cache

from spielwerk.games.streifzug.board import (
    CLOCKWISE_WALKS,
    ENDS,
    ENDS_FROM,
    FIELDS,
    GOAL,
    MOST_STEPS,
    NOWHERE,
    START,
    end_of,
    entry,
    follow,
    in_zone,
    opening,
    walk_number,
)
from spielwerk.games.streifzug.options import CLOCKWISE

ROLLS = tuple(
    (high, low, (1 + (low < high)) / 36) for high in range(1, 7) for low in range(1, high + 1)
)
"""Every roll with its likelihood."""
LATER = 0.85
"""What a turn later is worth."""
COMES_IN = 0.55
"""What a figure is worth that needs one certain number more before it comes in."""
SWEEPS = 6
NEVER = -1000.0

Ends = tuple[tuple[tuple[int, ...], ...], ...]


@cache
def ends(quadrant: int, direction: int) -> Ends:
    """For every field and number of steps, less one, where a party's walk may end.

    Empty for the fields of zones from which no figure walks.
    """
    return tuple(
        ()
        if cannot_walk(field, quadrant)
        else tuple(
            ends_of(field, steps, quadrant, direction) for steps in range(1, MOST_STEPS + 1)
        )
        for field in range(GOAL)
    )


def cannot_walk(field: int, quadrant: int) -> bool:
    """Does no figure of this party begin a walk on this field?"""
    return in_zone(field) and field != opening(quadrant)


def ends_of(field: int, steps: int, quadrant: int, direction: int) -> tuple[int, ...]:
    walk = walk_number(field, 0, steps) + (CLOCKWISE_WALKS if direction == CLOCKWISE else 0)
    found = (end_of(end, quadrant) for end in ENDS[ENDS_FROM[walk] : ENDS_FROM[walk + 1]])
    return tuple(end for end in found if end != NOWHERE)


@cache
def chance_to_hit(origin: int, target: int, quadrant: int, direction: int) -> float:
    """How likely one roll leads a figure from one field to another."""
    if cannot_walk(origin, quadrant):
        return 0.0
    walks = ends(quadrant, direction)[origin]
    hits = [target in there for there in walks]
    return sum(
        weight
        for high, low, weight in ROLLS
        if hits[high - 1] or hits[low - 1] or hits[high + low - 1]
    )


@lru_cache(maxsize=64)
def promise(rewards: tuple[float, ...], quadrant: int, direction: int) -> tuple[float, ...]:
    """What a figure on each field may bring in its next turns.

    `rewards` is what landing on a field brings, NEVER where one may not land.
    """
    walks = ends(quadrant, direction)
    values = [0.0] * FIELDS
    for _ in range(SWEEPS):
        worths = [reward + LATER * value for reward, value in zip(rewards, values, strict=True)]
        values = [one_roll(there, worths) if there else 0.0 for there in walks] + [0.0, 0.0]
    values[follow(quadrant)] = COMES_IN * values[opening(quadrant)]
    values[entry(quadrant)] = COMES_IN * values[follow(quadrant)]
    values[START] = COMES_IN * values[entry(quadrant)]
    return tuple(values)


def one_roll(walks: tuple[tuple[int, ...], ...], worths: list[float]) -> float:
    """The best of each roll, on average."""
    worth_of = worths.__getitem__
    best = [max(map(worth_of, there), default=0.0) for there in walks]
    total = 0.0
    for high, low, weight in ROLLS:
        total += weight * max(0.0, best[high - 1], best[low - 1], best[high + low - 1])
    return total
