"""The board of Dog: only this file knows where a field is, by number, by name, in the picture.

Fields 0-63 are the track, in the direction of movement; 64-79 the goal lanes, four fields a seat;
80 is every seat's kennel, where a man is before it comes out and after it has been hit.
"""

import math
import re
from collections.abc import Iterator

from spielwerk.core.documents import Document, Written

SEATS = 4
MEN_EACH = 4
MEN = SEATS * MEN_EACH
TRACK = 64
LANE = 4
KENNEL = TRACK + SEATS * LANE
FIELDS = KENNEL
NOWHERE = -1


def start(seat: int) -> int:
    """The field on which a seat's men come out."""
    return 16 * seat


def is_start(field: int) -> bool:
    return field < TRACK and field % (TRACK // SEATS) == 0


def start_owner(field: int) -> int:
    """Whose men come out on a start field."""
    return field * SEATS // TRACK


def goal(seat: int, depth: int) -> int:
    """A field of a seat's goal lane; depth 1 is next to the track, 4 deepest."""
    return TRACK + LANE * seat + depth - 1


def on_track(field: int) -> bool:
    return field < TRACK


def in_lane(field: int) -> bool:
    return TRACK <= field < KENNEL


def depth(field: int) -> int:
    """How deep in its lane a goal field lies, 1 to 4."""
    return (field - TRACK) % LANE + 1


def lane_owner(field: int) -> int:
    """Whose goal lane a goal field belongs to."""
    return (field - TRACK) // LANE


def ahead(field: int, other: int) -> int:
    """How many steps forward from one field of the track to another, 0 to 63."""
    return (other - field) % TRACK


def steps_between(owner: int, origin: int, target: int) -> int:
    """How many steps forward a man of `owner` goes from `origin` to `target`."""
    if in_lane(origin):
        return target - origin
    if in_lane(target):
        return ahead(origin, start(owner)) + depth(target)
    return ahead(origin, target)


def next_on_way(owner: int, field: int, target: int) -> int:
    """The field after `field` for a man of `owner` on its way forward to `target`."""
    if in_lane(field):
        return field + 1
    if in_lane(target) and field == start(owner):
        return goal(owner, 1)
    return (field + 1) % TRACK


def way(owner: int, origin: int, target: int, back: bool) -> Iterator[int]:
    """The fields that a man enters on its way."""
    field = origin
    while field != target:
        field = (field - 1) % TRACK if back else next_on_way(owner, field, target)
        yield field


def name(field: int) -> str:
    """`T12`, `G0.4` or `K`."""
    if on_track(field):
        return f"T{field}"
    if in_lane(field):
        return f"G{lane_owner(field)}.{depth(field)}"
    return "K"


def field_named(text: str) -> int:
    """The field with this name; KeyError for any other text."""
    if re.fullmatch(r"T(0|[1-9]\d?)", text, re.ASCII) and int(text[1:]) < TRACK:
        return int(text[1:])
    if re.fullmatch(r"G[0-3]\.[1-4]", text, re.ASCII):
        return goal(int(text[1]), int(text[3]))
    if text == "K":
        return KENNEL
    raise KeyError(text)


# The picture: a ring of 1000 by 1000 units, seat 0 at the bottom, movement anticlockwise.

CENTRE = 500.0
RING_RADIUS = 420.0
LANE_STEP = 48.0
KENNEL_RADIUS = 470.0
KENNEL_SPREAD = math.radians(6)


def point(angle: float, radius: float) -> list[float]:
    """A point of the picture: `angle` anticlockwise from the bottom, in radians."""
    return [
        round(CENTRE + radius * math.sin(angle), 1),
        round(CENTRE + radius * math.cos(angle), 1),
    ]


def angle_of(field: int) -> float:
    return 2 * math.pi * field / TRACK


def track_cell(field: int) -> Written:
    cell: Written = {
        "name": name(field),
        "at": point(angle_of(field), RING_RADIUS),
        "kind": "track",
    }
    if is_start(field):
        cell |= {"kind": "start", "seat": start_owner(field)}
    return cell


def goal_cell(field: int) -> Written:
    seat = lane_owner(field)
    at = point(angle_of(start(seat)), RING_RADIUS - LANE_STEP * depth(field))
    return {"name": name(field), "at": at, "kind": "goal", "seat": seat, "depth": depth(field)}


def kennel_spots(seat: int) -> list[list[float]]:
    """Where a seat's four men lie that are not on the board, beside its start field."""
    middle = angle_of(start(seat))
    return [point(middle + KENNEL_SPREAD * (i - 1.5), KENNEL_RADIUS) for i in range(MEN_EACH)]


def geometry(seats: int, options: Document) -> Written:
    """All that a painter needs to know."""
    return {
        "game": "dog",
        "size": [1000, 1000],
        "cells": [track_cell(field) for field in range(TRACK)]
        + [goal_cell(field) for field in range(TRACK, KENNEL)],
        "kennel": [kennel_spots(seat) for seat in range(seats)],
        "seats": [{"seat": seat, "angle": 360 * seat // seats} for seat in range(seats)],
        "direction": "anticlockwise",
    }
