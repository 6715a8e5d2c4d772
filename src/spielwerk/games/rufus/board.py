"""The board of Rufus: a closed track of fields, numbered clockwise, the direction of movement.

Only this file knows where a field is, by number, by name, in the picture.
"""

import functools
import math
import re

from spielwerk.core.documents import Document, Written

MOST_SEATS = 5
MOST_FIELDS = 80

Point = tuple[float, float]


def first_start(fields: int) -> int:
    """The start field that is farther behind fox field 0."""
    return fields - 12


def second_start(fields: int) -> int:
    """The start field that is nearer to it."""
    return fields - 8


def name(field: int) -> str:
    """A field's number in writing."""
    return str(field)


def field_named(text: str) -> int:
    """The field with this name; KeyError for any other text."""
    if re.fullmatch(r"0|[1-9]\d?", text, re.ASCII) and int(text) < MOST_FIELDS:
        return int(text)
    raise KeyError(text)


# The picture: 1000 by 1000 units. The path winds around a clearing, with a deep bend into each
# corner, no two alike. Trail cards lie on the outer side of a bend: there is more room.

CENTRE = 500.0
CARD_AWAY = 44.0
"""How far from its field a trail card lies."""
FINENESS = 2400
BEND = 1 / 30
"""The part of a lap that is looked at, both ways, to see which way the path bends."""


def winding(turn: float) -> Point:
    """A point of the path, after this part of a lap."""
    angle = 2 * math.pi * turn
    radius = (
        366
        - 189 * math.cos(4 * angle - 0.05)
        + 28 * math.cos(8 * angle - 0.1)
        + 10 * math.sin(3 * angle + 0.4)
        + 9 * math.sin(2 * angle + 0.6)
    )
    return CENTRE - radius * math.sin(angle), CENTRE + radius * math.cos(angle)


@functools.cache
def path() -> list[Point]:
    """The path as a fine chain of points, the last next to the first."""
    return [winding(i / FINENESS) for i in range(FINENESS)]


@functools.cache
def spots(fields: int) -> list[Point]:
    """Where the fields are: equal steps along the path."""
    chain = path()
    ends = [*chain[1:], chain[0]]
    lengths = [math.dist(a, b) for a, b in zip(chain, ends, strict=True)]
    step, walked, found = sum(lengths) / fields, 0.0, list[Point]()
    for point, length in zip(chain, lengths, strict=True):
        if len(found) < fields and walked >= step * len(found):
            found.append(point)
        walked += length
    return found


def bends_left(field: int, fields: int) -> bool:
    """Whether the path, walked clockwise, bends to the left here."""
    at, far = spots(fields), round(fields * BEND)
    (x, y), before, after = at[field], at[field - far], at[(field + far) % fields]
    return (x - before[0]) * (after[1] - y) < (y - before[1]) * (after[0] - x)


def beside(field: int, fields: int) -> Point:
    """Where a trail card lies: on the outer side of the bend."""
    at = spots(fields)
    (x, y), before, after = at[field], at[field - 1], at[(field + 1) % fields]
    right, down = after[0] - before[0], after[1] - before[1]
    away = CARD_AWAY / math.hypot(right, down) * (-1 if bends_left(field, fields) else 1)
    return x + away * down, y - away * right


def rounded(point: Point) -> list[float]:
    return [round(point[0], 1), round(point[1], 1)]


def kind(field: int, fields: int) -> str:
    """What is special about a field."""
    if field in (0, fields // 2):
        return "fox"
    return "start" if field in (first_start(fields), second_start(fields)) else "field"


def cell(field: int, fields: int) -> Written:
    return {
        "name": name(field),
        "at": rounded(spots(fields)[field]),
        "kind": kind(field, fields),
        "beside": rounded(beside(field, fields)),
    }


def geometry(seats: int, options: Document) -> Written:
    """All that a painter needs to know."""
    fields = options["fields"]
    return {
        "game": "rufus",
        "size": [1000, 1000],
        "cells": [cell(field, fields) for field in range(fields)],
        "kennel": [],
        "seats": [{"seat": seat, "angle": 360 * seat // seats} for seat in range(seats)],
        "direction": "clockwise",
        "places": {"prizes": [CENTRE, CENTRE]},
    }
