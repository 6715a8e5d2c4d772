"""The board of Streifzug durch: only this file knows where a field is, by number, name, picture.

Fields 0-47 are the outer ring, 48-71 the middle one, 72-79 the inner circle, 80 the bell; 81 is
every party's own goal Z, 82 its start S. The four quadrants are alike.
"""

import functools
import itertools
import math
from collections.abc import Iterator

from spielwerk.core.documents import Written
from spielwerk.core.options import Values

OUTER, MIDDLE, INNER = 48, 24, 8
QUADRANTS = 4
FIRST_MIDDLE = OUTER
FIRST_INNER = OUTER + MIDDLE
BELL = FIRST_INNER + INNER
GOAL = BELL + 1
START = GOAL + 1
FIELDS = START + 1
NOWHERE = -1
STACKS = 8
DIE = 6
MOST_STEPS = 2 * DIE
GOALS = 100
"""Among the ends of walks: the goal behind F4 of the first quadrant, then those of the others."""

OUTER_RING, MIDDLE_RING, INNER_CIRCLE, ZONE = range(4)


def quadrant_of(seat: int, seats: int) -> int:
    """Where a party sits: two sit opposite each other."""
    return 2 * seat if seats == 2 else seat


def outer(quadrant: int, place: int) -> int:
    return (12 * quadrant + place) % OUTER


def middle(quadrant: int, place: int) -> int:
    return FIRST_MIDDLE + (6 * quadrant + place) % MIDDLE


def inner(number: int) -> int:
    return FIRST_INNER + number % INNER


def entry(quadrant: int) -> int:
    """E6, the entry field of the quadrant's party."""
    return outer(quadrant, 0)


def follow(quadrant: int) -> int:
    """F4, the field after it, behind which the goal lies."""
    return outer(quadrant, 1)


def opening(quadrant: int) -> int:
    """O2, where the start-goal zone ends."""
    return outer(quadrant, 2)


def in_zone(field: int) -> bool:
    """Is it a field of anybody's start-goal zone?"""
    return field > BELL or (field < OUTER and field % 12 < 3)


def ring(field: int) -> int:
    """Where a field lies, for what a throw leads to (the bell belongs to the inner circle)."""
    if in_zone(field):
        return ZONE
    if field < FIRST_MIDDLE:
        return OUTER_RING
    return MIDDLE_RING if field < FIRST_INNER else INNER_CIRCLE


def stack_at(field: int) -> int:
    """The stack of a catch field; NOWHERE for all other fields."""
    if field < OUTER:
        return 2 * (field // 12) + 1 if field % 12 == 7 else NOWHERE
    if field < FIRST_INNER:
        return 2 * ((field - OUTER) // 6) if (field - OUTER) % 6 == 0 else NOWHERE
    return NOWHERE


def catch_field(stack: int) -> int:
    return outer(stack // 2, 7) if stack % 2 else middle(stack // 2, 0)


@functools.cache
def name(field: int) -> str:
    """`o12`, `m3`, `i0`, `bell`, `Z` or `S`."""
    if field < FIRST_MIDDLE:
        return f"o{field}"
    if field < FIRST_INNER:
        return f"m{field - FIRST_MIDDLE}"
    if field < BELL:
        return f"i{field - FIRST_INNER}"
    return ("bell", "Z", "S")[field - BELL]


NAMES = {name(field): field for field in range(FIELDS)}


def field_named(text: str) -> int:
    """The field with this name; KeyError for any other text."""
    return NAMES[text]


# Walks. Where they can end does not depend on who stands where, so it is found once and for all.


def neighbours(field: int, quadrant: int) -> list[int]:
    """The fields one step away, for a figure of this quadrant's party."""
    if field == BELL:
        return [inner(0), inner(2), inner(4), inner(6)]
    if field == GOAL:
        return [follow(quadrant)]
    if field >= FIRST_INNER:
        return inner_neighbours(field - FIRST_INNER)
    if field >= FIRST_MIDDLE:
        return middle_neighbours(field - FIRST_MIDDLE)
    return outer_neighbours(field) + ([GOAL] if field == follow(quadrant) else [])


def outer_neighbours(number: int) -> list[int]:
    bridge = {5: 2, 9: 4}.get(number % 12)
    across = [] if bridge is None else [middle(number // 12, bridge)]
    return [(number - 1) % OUTER, (number + 1) % OUTER, *across]


def middle_neighbours(number: int) -> list[int]:
    quadrant, place = divmod(number, 6)
    across = {2: outer(quadrant, 5), 4: outer(quadrant, 9), 3: inner(2 * quadrant + 1)}
    around = [middle(0, number - 1), middle(0, number + 1)]
    return around + ([across[place]] if place in across else [])


def inner_neighbours(number: int) -> list[int]:
    across = middle(number // 2, 3) if number % 2 else BELL
    return [inner(number - 1), inner(number + 1), across]


MOST_NEIGHBOURS = 4
NEIGHBOURS = tuple(
    (*near, *[NOWHERE] * (MOST_NEIGHBOURS - len(near)))[n]
    for field in range(START)
    for near in [neighbours(field, field // 12 if field < OUTER else 0)]
    for n in range(MOST_NEIGHBOURS)
)
"""The neighbours of every field, four places each (Z: of the first quadrant)."""


def neighbour(field: int, number: int, quadrant: int) -> int:
    if field == GOAL:
        return follow(quadrant) if number == 0 else NOWHERE
    return NEIGHBOURS[MOST_NEIGHBOURS * field + number]


def is_forward(field: int, other: int) -> bool:
    """Is the step clockwise, where both fields lie on the same ring?"""
    for first, length in ((0, OUTER), (FIRST_MIDDLE, MIDDLE), (FIRST_INNER, INNER)):
        if first <= field < first + length and first <= other < first + length:
            return (other - field) % length == 1
    return True


Edge = tuple[int, int]


def steps_from(edge: Edge, clockwise: bool) -> tuple[Edge, ...]:
    """§D2: the steps that may follow; no turning back, and no going on from the bell or Z."""
    came, field = edge
    return () if field in (BELL, GOAL) else first_steps(field, came, clockwise)


@functools.cache
def first_steps(field: int, came: int, clockwise: bool) -> tuple[Edge, ...]:
    """The steps from a field, but not back to where one came from."""
    places = NEIGHBOURS[MOST_NEIGHBOURS * field : MOST_NEIGHBOURS * (field + 1)]
    return tuple(
        (field, near)
        for near in places
        if near not in (NOWHERE, came) and (not clockwise or is_forward(field, near))
    )


def walks_from(field: int, came: int, clockwise: bool) -> Iterator[list[int]]:
    """§D2: for one to twelve steps, where a walk can end: 16 * field + the set of last steps.

    The set has a bit for each neighbour of the end from which the last step may have come.
    """
    edges = set(first_steps(field, came, clockwise))
    for _ in range(MOST_STEPS):
        yield ends_of(edges)
        edges = {after for edge in edges for after in steps_from(edge, clockwise)}


def ends_of(edges: set[Edge]) -> list[int]:
    """The ends of walks with these last steps; no walk ends in a zone, but in Z."""
    ends: dict[int, int] = {}
    for before, end in edges:
        if end == GOAL:
            ends[GOALS + before // 12] = 1
        elif not in_zone(end):
            ends[end] = ends.get(end, 0) | bit_of(end, before)
    return [16 * end + ends[end] for end in sorted(ends)]


@functools.cache
def bit_of(field: int, near: int) -> int:
    """The bit of a neighbour."""
    places = NEIGHBOURS[MOST_NEIGHBOURS * field : MOST_NEIGHBOURS * (field + 1)]
    return 1 << places.index(near)


# The quadrants are alike: what is found in the first is turned into the others.


def turned_back(field: int) -> int:
    """The field that lies alike in the quadrant before; NOWHERE in the first, and for the bell."""
    for first, width in ((0, OUTER), (FIRST_MIDDLE, MIDDLE), (FIRST_INNER, INNER)):
        if first + width // QUADRANTS <= field < first + width:
            return field - width // QUADRANTS
    return NOWHERE


def turned_field(field: int) -> int:
    """The field that lies alike in the quadrant after."""
    for first, width in ((0, OUTER), (FIRST_MIDDLE, MIDDLE), (FIRST_INNER, INNER)):
        if first <= field < first + width:
            return first + (field - first + width // QUADRANTS) % width
    return field


def turned_end(end: int) -> int:
    """The end of a walk that goes alike in the quadrant after."""
    field, last = divmod(end, 16)
    if field >= GOALS:
        return 16 * (GOALS + (field - GOALS + 1) % QUADRANTS) + last
    if field == BELL:  # from each quadrant one step leads there
        return 16 * field + (last << 1) % 16 + last // 8
    return 16 * turned_field(field) + last


TURNED = [turned_end(end) for end in range(16 * (GOALS + QUADRANTS))]


def turned(ends: list[int]) -> list[int]:
    """The ends of walks that go alike in the quadrant after."""
    return sorted([TURNED[end] for end in ends])


WALKS_OF_FIELD = (1 + MOST_NEIGHBOURS) * MOST_STEPS
"""A field's walks: from any side or not back to one of its neighbours, of one to twelve steps."""


def all_walks(clockwise: bool) -> Iterator[list[int]]:
    for field in range(GOAL):
        for barred in range(1 + MOST_NEIGHBOURS):
            yield from walks_of(field, barred, clockwise)


@functools.cache
def walks_of(field: int, barred: int, clockwise: bool) -> list[list[int]]:
    """The ends of walks from any side, or not back to one of the neighbours."""
    alike = turned_back(field)
    if alike != NOWHERE:
        return [turned(ends) for ends in walks_of(alike, barred, clockwise)]
    came = NEIGHBOURS[MOST_NEIGHBOURS * field + barred - 1] if barred else NOWHERE
    if barred and came == NOWHERE:
        return [[] for _ in range(MOST_STEPS)]
    return [*walks_from(field, came, clockwise)]


Way = list[int]
"""The fields of a walk, the one where it begins among them."""


def ways_from(field: int, clockwise: bool) -> Iterator[list[Way]]:
    """§D2: for one to six steps all walks."""
    ways = [[field]]
    for _ in range(DIE):
        ways = [[*way, near] for way in ways for _, near in onward(way, clockwise)]
        yield ways


def onward(way: Way, clockwise: bool) -> tuple[Edge, ...]:
    """The steps that may come next where a walk has come this way."""
    if len(way) > 1:
        return steps_from((way[-2], way[-1]), clockwise)
    return first_steps(way[-1], NOWHERE, clockwise)


def stages_after(ways: list[Way], clockwise: bool) -> Iterator[list[Way]]:
    """§D2, one_way: for one to six steps all second stages after any of these first ones.

    They enter no field that the first has entered, nor that on which it began.
    """
    pairs = [(set(way), way[-1:]) for way in ways]
    for _ in range(DIE):
        pairs = [
            (closed, [*way, near])
            for closed, way in pairs
            for _, near in onward(way, clockwise)
            if near not in closed
        ]
        yield [way for _, way in pairs]


Stages = dict[int, list[list[int]]]
"""For each end of a first stage where second stages of one to six steps end."""


@functools.cache
def stages_from(field: int, clockwise: bool) -> list[Stages]:
    """For each first die the stages from a field."""
    alike = turned_back(field)
    if alike == NOWHERE:
        return [stages_behind(ways, clockwise) for ways in ways_from(field, clockwise)]
    return [
        {turned_field(end): [turned(ends) for ends in found] for end, found in stages.items()}
        for stages in stages_from(alike, clockwise)
    ]


def stages_behind(ways: list[Way], clockwise: bool) -> Stages:
    """The stages of which the first goes one of these ways."""
    stages: Stages = {}
    for end in {way[-1] for way in ways}:
        if end != GOAL and not in_zone(end):
            firsts = [way for way in ways if way[-1] == end]
            stages[end] = [
                ends_of({(way[-2], way[-1]) for way in seconds})
                for seconds in stages_after(firsts, clockwise)
            ]
    return stages


def all_stages(clockwise: bool) -> Iterator[list[int]]:
    for field in range(GOAL):
        for stages in stages_from(field, clockwise):
            for end in sorted(stages):
                yield from stages[end]


WHOLE_WALKS = [*all_walks(clockwise=False), *all_walks(clockwise=True)]
FIRST_STAGE = len(WHOLE_WALKS)
WALKS = [*WHOLE_WALKS, *all_stages(clockwise=False), *all_stages(clockwise=True)]
ENDS = tuple(end for ends in WALKS for end in ends)
"""The ends of all walks, one after the other."""
ENDS_FROM = (0, *itertools.accumulate(map(len, WALKS)))
"""Where in `ENDS` those of a walk begin, and behind the last, where they end."""
CLOCKWISE_WALKS = GOAL * WALKS_OF_FIELD
"""The number of the first walk that goes clockwise only."""


def walk_number(field: int, barred: int, steps: int) -> int:
    """Which walk it is; `barred`: 0, or 1 + the neighbour to which it may not step first."""
    return field * WALKS_OF_FIELD + barred * MOST_STEPS + steps - 1


STAGES_FROM = tuple(
    FIRST_STAGE + DIE * behind
    for behind in itertools.accumulate(
        (
            len([end for end in WALKS[first] if end // 16 < GOALS])
            for clockwise in (0, CLOCKWISE_WALKS)
            for field in range(GOAL)
            for steps in range(1, DIE + 1)
            for first in [clockwise + field * WALKS_OF_FIELD + steps - 1]
        ),
        initial=0,
    )
)
"""For each field and first die the first of the walks of second stages; then those clockwise."""


def second_stage(first: int, number: int, steps: int) -> int:
    """§D2, one_way: which walk a second stage is, after a first that ends in its end `number`.

    `first`: the walk of the first stage, from any side; its ends are numbered from 0.
    """
    field, die = first // WALKS_OF_FIELD, first % WALKS_OF_FIELD
    return STAGES_FROM[field * DIE + die] + number * DIE + steps - 1


def end_of(end: int, quadrant: int) -> int:
    """The field of an entry of `ENDS`; NOWHERE for the goal of another party."""
    field = end // 16
    if field < GOALS:
        return field
    return GOAL if field - GOALS == quadrant else NOWHERE


def last_steps(end: int) -> int:
    return end % 16


# The picture: 1000 by 1000 units, clockwise, red at the bottom.

CENTRE = 500.0
OUTER_RADIUS, MIDDLE_RADIUS, INNER_RADIUS = 400.0, 268.0, 134.0
GOAL_RADIUS, START_RADIUS = 452.0, 474.0
START_STEPS = (-0.25, -0.9)
"""How far before the entry, in fields, a party's figures wait: side by side, hiding no field."""
STACK_RADII = (330.0, 462.0)
"""Where stacks lie: those of the middle ring outside it, those of the outer ring outside that."""


def point(turn: float, radius: float) -> list[float]:
    """A point of the picture; `turn` is clockwise from the bottom, 1 all round."""
    angle = 2 * math.pi * turn
    across, down = radius * math.sin(angle), radius * math.cos(angle)
    return [round(CENTRE - across, 1), round(CENTRE + down, 1)]


def turn_of(field: int) -> float:
    """The direction in which a field lies; F4 of red is at the bottom."""
    if field < OUTER:
        return (field - 1) / OUTER
    if field < FIRST_INNER:
        return (field - FIRST_MIDDLE) / MIDDLE
    return (field - FIRST_INNER) / INNER


def cell(field: int, quadrants: tuple[int, ...]) -> Written:
    """A field as the painter sees it; a zone's fields belong to a seat if one sits there."""
    if field == BELL:
        return {"name": name(field), "at": [CENTRE, CENTRE], "kind": "bell"}
    radius = (OUTER_RADIUS, MIDDLE_RADIUS, INNER_RADIUS)[
        (field >= FIRST_MIDDLE) + (field >= FIRST_INNER)
    ]
    painted: Written = {"name": name(field), "at": point(turn_of(field), radius)}
    painted["kind"] = kind(field)
    if in_zone(field) and field // 12 in quadrants:
        painted["seat"] = quadrants.index(field // 12)
    if stack_at(field) != NOWHERE:
        painted["beside"] = point(turn_of(field), STACK_RADII[stack_at(field) % 2])
    return painted


def kind(field: int) -> str:
    if in_zone(field):
        return ("entry", "follow", "opening")[field % 12]
    if stack_at(field) != NOWHERE:
        return "catch"
    return ("outer", "middle", "inner")[ring(field)]


def goal_name(seat: int) -> str:
    """What the painter calls a party's goal; in notation every party's is `Z`."""
    return f"Z{seat}"


def goal_cell(seat: int, quadrant: int) -> Written:
    at = point(turn_of(follow(quadrant)), GOAL_RADIUS)
    return {"name": goal_name(seat), "at": at, "kind": "goal", "seat": seat}


def start_spots(quadrant: int) -> list[list[float]]:
    """Where a party's two figures stand before they come in."""
    at = turn_of(entry(quadrant))
    return [point(at + step / OUTER, START_RADIUS) for step in START_STEPS]


def geometry(seats: int, options: Values) -> Written:
    """All that a painter needs to know; a catch field's stack lies `beside` it."""
    sitting = quadrants(seats)
    goals = [goal_cell(seat, quadrant) for seat, quadrant in enumerate(sitting)]
    return {
        "game": "streifzug",
        "size": [1000, 1000],
        "cells": [cell(field, sitting) for field in range(GOAL)] + goals,
        "kennel": [start_spots(quadrant) for quadrant in sitting],
        "seats": [
            {"seat": seat, "angle": 360 * quadrant // QUADRANTS}
            for seat, quadrant in enumerate(sitting)
        ],
        "direction": "clockwise",
        "lines": [*lines(sitting)],
    }


def lines(sitting: tuple[int, ...]) -> Iterator[list[str]]:
    """The names of all pairs of neighbours, each once."""
    for field in range(GOAL):
        for near in neighbours(field, field // 12 if field < OUTER else 0):
            if field < near < GOAL:
                yield [name(field), name(near)]
    for seat, quadrant in enumerate(sitting):
        yield [name(follow(quadrant)), goal_name(seat)]


def quadrants(seats: int) -> tuple[int, ...]:
    return tuple(quadrant_of(seat, seats) for seat in range(seats))
