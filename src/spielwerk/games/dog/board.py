"""The board of Dog: only this file knows where a field is, by number, by name, in the picture.

Fields 0-95 are the track, in the direction of movement, as far as the board goes: 16 for each of
its arms; 96-119 the goal lanes, four fields a seat; 120 is every seat's kennel, where a man is
before it comes out and after it has been hit.
"""

import functools
import math
import re
from bisect import bisect_left
from itertools import pairwise

from spielwerk.core.documents import Document, Written

MOST_SEATS = 6
MEN_EACH = 4
MEN = MOST_SEATS * MEN_EACH
ARM = 16
"""Fields of the track on each arm of the board."""
MOST_TRACK = MOST_SEATS * ARM
LANE = 4
KENNEL = MOST_TRACK + MOST_SEATS * LANE
FIELDS = KENNEL
NOWHERE = -1


def arms(seats: int) -> int:
    """§S1: how many arms the board has for so many seats."""
    if seats == 2:
        return 4
    return 6 if seats == 3 else seats


def track_of(seats: int) -> int:
    """§S1: how many fields its track has."""
    return ARM * arms(seats)


def start_of(seat: int, seats: int) -> int:
    """§S1: the start field of a seat; they lie equally far apart."""
    return track_of(seats) // seats * seat


def starts(seats: int) -> dict[int, int]:
    """§S1: the start fields, and whose they are."""
    return {start_of(seat, seats): seat for seat in range(seats)}


def goal(seat: int, depth: int) -> int:
    """A field of a seat's goal lane; depth 1 is next to the track, 4 deepest."""
    return MOST_TRACK + LANE * seat + depth - 1


def on_track(field: int) -> bool:
    return field < MOST_TRACK


def in_lane(field: int) -> bool:
    return MOST_TRACK <= field < KENNEL


def depth(field: int) -> int:
    """How deep in its lane a goal field lies, 1 to 4."""
    return (field - MOST_TRACK) % LANE + 1


def lane_owner(field: int) -> int:
    """Whose goal lane a goal field belongs to."""
    return (field - MOST_TRACK) // LANE


def is_there(field: int, seats: int) -> bool:
    """Has the board for so many seats this field?"""
    if in_lane(field):
        return lane_owner(field) < seats
    return field == KENNEL or field < track_of(seats)


def fields_of_board(seats: int) -> list[int]:
    """The fields of the board for so many seats, track then lanes."""
    return [field for field in range(FIELDS) if is_there(field, seats)]


@functools.cache
def name(field: int) -> str:
    """`T12`, `G0.4` or `K`."""
    if on_track(field):
        return f"T{field}"
    if in_lane(field):
        return f"G{lane_owner(field)}.{depth(field)}"
    return "K"


def field_named(text: str) -> int:
    """The field with this name on the largest board; KeyError for any other text."""
    if re.fullmatch(r"T(0|[1-9]\d?)", text, re.ASCII) and int(text[1:]) < MOST_TRACK:
        return int(text[1:])
    if re.fullmatch(r"G[0-5]\.[1-4]", text, re.ASCII):
        return goal(int(text[1]), int(text[3]))
    if text == "K":
        return KENNEL
    raise KeyError(text)


# The picture: 1000 by 1000 units, seat 0 at the bottom, movement anticlockwise. Four arms make a
# ring; more of them are lobes, so that a longer track has room for its fields.

CENTRE = 500.0
TIP = 420.0
"""How far from the centre the start fields lie."""
WAIST = {4: 420.0, 5: 170.0, 6: 150.0}
"""How near to the centre the track comes between two arms, by how many there are."""
FINE = 1200
"""Steps on each arm by which the track is measured."""
LANE_STEP = 48.0
KENNEL_RADIUS = 470.0
KENNEL_SPREAD = math.radians(6)


def point(angle: float, radius: float) -> list[float]:
    """A point of the picture: `angle` anticlockwise from the bottom, in radians."""
    return [
        round(CENTRE + radius * math.sin(angle), 1),
        round(CENTRE + radius * math.cos(angle), 1),
    ]


def radius_at(angle: float, many: int) -> float:
    """How far out the track runs in this direction, on a board of so many arms."""
    return WAIST[many] + (TIP - WAIST[many]) * (1 + math.cos(many * angle)) / 2


def angles(many: int) -> list[float]:
    """In which directions the fields of an arm lie, from its tip on: equally far apart."""
    turns = [2 * math.pi * step / FINE / many for step in range(FINE + 1)]
    outline = [(turn, radius_at(turn, many)) for turn in turns]
    far = [0.0]
    for (turn, out), (next_turn, next_out) in pairwise(outline):
        far.append(far[-1] + math.hypot(next_out - out, out * (next_turn - turn)))
    return [turns[bisect_left(far, far[-1] * field / ARM)] for field in range(ARM)]


ANGLES = {many: angles(many) for many in WAIST}


def track_at(field: int, seats: int) -> list[float]:
    """Where a field of the track lies."""
    many = arms(seats)
    arm, along = divmod(field, ARM)
    angle = ANGLES[many][along]
    return point(2 * math.pi * arm / many + angle, radius_at(angle, many))


def track_cell(field: int, seats: int) -> Written:
    cell: Written = {"name": name(field), "at": track_at(field, seats), "kind": "track"}
    if field in starts(seats):
        cell |= {"kind": "start", "seat": starts(seats)[field]}
    return cell


def middle_of(seat: int, seats: int) -> float:
    """In which direction a seat's arm points."""
    return 2 * math.pi * seat / seats


def goal_cell(field: int, seats: int) -> Written:
    seat = lane_owner(field)
    at = point(middle_of(seat, seats), TIP - LANE_STEP * depth(field))
    return {"name": name(field), "at": at, "kind": "goal", "seat": seat, "depth": depth(field)}


def kennel_spots(seat: int, seats: int) -> list[list[float]]:
    """Where a seat's four men lie that are not on the board, beside its start field."""
    middle = middle_of(seat, seats)
    return [point(middle + KENNEL_SPREAD * (i - 1.5), KENNEL_RADIUS) for i in range(MEN_EACH)]


def cell_of(field: int, seats: int) -> Written:
    return track_cell(field, seats) if on_track(field) else goal_cell(field, seats)


def geometry(seats: int, options: Document) -> Written:
    """All that a painter needs to know."""
    return {
        "game": "dog",
        "size": [1000, 1000],
        "cells": [cell_of(field, seats) for field in fields_of_board(seats)],
        "kennel": [kennel_spots(seat, seats) for seat in range(seats)],
        "seats": [{"seat": seat, "angle": 360 * seat // seats} for seat in range(seats)],
        "direction": "anticlockwise",
    }
