"""The board of Rufus: a closed track of fields, numbered clockwise, the direction of movement.

Only this file knows where a field is, by number, by name, in the picture.
"""

import math
import re
from collections.abc import Mapping
from functools import cache
from typing import Any

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


# The picture: 1000 by 1000 units, a path that winds around a clearing.

CENTRE = 500.0
CLEARING = 165.0
CARD_AWAY = 44.0
"""How far from its field a trail card lies."""
FINENESS = 2400


def bend(turn: float) -> Point:
    """A point of the path, after this part of a lap."""
    angle = 2 * math.pi * turn
    radius = 370 - 120 * math.cos(4 * angle)
    return CENTRE - radius * math.sin(angle), CENTRE + radius * math.cos(angle)


@cache
def path() -> list[Point]:
    """The path as a fine chain of points, the last next to the first."""
    return [bend(i / FINENESS) for i in range(FINENESS)]


@cache
def spots(fields: int) -> list[Point]:
    """Where the fields are: equal steps along the path."""
    chain = path()
    ends = [*chain[1:], chain[0]]
    lengths = [math.dist(a, b) for a, b in zip(chain, ends, strict=True)]
    step, walked, found = sum(lengths) / fields, 0.0, []
    for point, length in zip(chain, lengths, strict=True):
        if len(found) < fields and walked >= step * len(found):
            found.append(point)
        walked += length
    return found


@cache
def sides(fields: int) -> list[Point]:
    """Where trail cards lie: beside their fields."""
    at = spots(fields)
    found = []
    for i, (x, y) in enumerate(at):
        (ax, ay), (bx, by) = at[i - 1], at[(i + 1) % fields]
        length = math.hypot(bx - ax, by - ay)
        found.append((x + CARD_AWAY * (by - ay) / length, y - CARD_AWAY * (bx - ax) / length))
    return found


def rounded(point: Point) -> list[float]:
    return [round(point[0], 1), round(point[1], 1)]


def kind(field: int, fields: int) -> str:
    """What is special about a field."""
    if field in (0, fields // 2):
        return "fox"
    return "start" if field in (first_start(fields), second_start(fields)) else "field"


def cell(field: int, fields: int) -> dict[str, Any]:
    return {
        "name": name(field),
        "at": rounded(spots(fields)[field]),
        "kind": kind(field, fields),
        "beside": rounded(sides(fields)[field]),
    }


def geometry(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
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
