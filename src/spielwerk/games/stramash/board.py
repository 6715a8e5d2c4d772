"""The board of Stramash: only this file knows where a hole is, by number, by name, in the picture.

Holes 0-119 are the track in the direction of movement, as far as the board goes; 120-149 the
castles, five holes a seat; 150 is every seat's dock. The board is put together from mashies of
`holes` holes each, on every one of which an entrance and a start have the same place.
"""

import itertools
import math
import re
from collections.abc import Mapping
from typing import Any

MOST_SEATS = 6
MOST_HOLES = 20
LADDIES_EACH = 5
LADDIES = MOST_SEATS * LADDIES_EACH
MOST_TRACK = MOST_SEATS * MOST_HOLES
CASTLE = 5
DOCK = MOST_TRACK + MOST_SEATS * CASTLE
FIELDS = DOCK
NOWHERE = -1

ENTRANCE, START = 3, 8
"""Places on a mashie: the hole before the castle, and where laddies come out."""


def mashies(seats: int) -> int:
    """How many parts the board has: four for two seats, else one for each."""
    return 4 if seats == 2 else seats


def mashie_of(seat: int, seats: int) -> int:
    """At which part of the board a seat sits; two sit opposite each other."""
    return 2 * seat if seats == 2 else seat


def castle(seat: int, depth: int) -> int:
    """A hole of a seat's castle; depth 1 is next to the entrance, 5 innermost."""
    return MOST_TRACK + CASTLE * seat + depth - 1


def on_track(field: int) -> bool:
    return field < MOST_TRACK


def in_castle(field: int) -> bool:
    return MOST_TRACK <= field < DOCK


def depth(field: int) -> int:
    """How deep a hole lies in its castle, 1 to 5."""
    return (field - MOST_TRACK) % CASTLE + 1


def castle_owner(field: int) -> int:
    return (field - MOST_TRACK) // CASTLE


def name(field: int) -> str:
    """`T12`, `C0.5` or `D`."""
    if on_track(field):
        return f"T{field}"
    if in_castle(field):
        return f"C{castle_owner(field)}.{depth(field)}"
    return "D"


def field_named(text: str) -> int:
    """The field with this name on the largest board; KeyError for any other text."""
    if re.fullmatch(r"T(0|[1-9]\d{0,2})", text, re.ASCII) and int(text[1:]) < MOST_TRACK:
        return int(text[1:])
    if re.fullmatch(r"C[0-5]\.[1-5]", text, re.ASCII):
        return castle(int(text[1]), int(text[3]))
    if text == "D":
        return DOCK
    raise KeyError(text)


# The picture: 1000 by 1000 units, clockwise, seat 0 at the bottom. The track goes out and in again
# on each mashie, the more the more there are, so that its holes have room.

CENTRE = 500.0
RADIUS = {3: 385.0, 4: 372.0, 5: 368.0, 6: 366.0}
"""Of the circle that the track goes about, by the number of mashies."""
LOBE = {3: 45.0, 4: 72.0, 5: 84.0, 6: 92.0}
"""How far it goes out of it and into it."""
FINE = 400
"""Points on a mashie by which the track is measured."""
CASTLE_STEP = 40.0
CASTLE_AIM = {3: 60.0, 4: 110.0, 5: 165.0, 6: 190.0}
"""How far from the centre a castle would meet the middle line of its mashie."""
DOCK_RADII = (424.0, 460.0)
DOCK_STEP = 36.0
DOCK_AT = 0.87
"""Where on its mashie the dock lies, from 0 to 1: in the corner outside the track."""


def point(turn: float, radius: float) -> tuple[float, float]:
    """A point of the picture; `turn` is clockwise from the bottom, 1 all round."""
    angle = 2 * math.pi * turn
    return CENTRE - radius * math.sin(angle), CENTRE + radius * math.cos(angle)


def between(
    here: tuple[float, float], there: tuple[float, float], share: float
) -> tuple[float, float]:
    """The point at this share of the way from here to there."""
    return here[0] + share * (there[0] - here[0]), here[1] + share * (there[1] - here[1])


def rounded(at: tuple[float, float]) -> list[float]:
    return [round(at[0], 1), round(at[1], 1)]


def track_radius(parts: int, along: float) -> float:
    """How far from the centre the track runs, at `along` of a mashie (0 to 1)."""
    return RADIUS[parts] - LOBE[parts] * math.cos(2 * math.pi * along)


def turn_of(parts: int, mashie: int, along: float) -> float:
    """The direction of a place on a mashie; the middle of the first is at the bottom."""
    return (mashie + along - 0.5) / parts


def track_point(parts: int, mashie: int, along: float) -> tuple[float, float]:
    return point(turn_of(parts, mashie, along), track_radius(parts, along))


def places_along(parts: int, holes: int) -> list[float]:
    """Where the holes of a mashie lie, from 0 to 1, so that neighbours are equally far apart."""
    fine = [i / FINE for i in range(FINE + 1)]
    points = [track_point(parts, 0, u) for u in fine]
    steps = (math.dist(a, b) for a, b in itertools.pairwise(points))
    lengths = list(itertools.accumulate(steps, initial=0.0))
    wanted = [(hole + 0.5) / holes * lengths[-1] for hole in range(holes)]
    return [fine[next(i for i, far in enumerate(lengths) if far >= way)] for way in wanted]


def kind_of(offset: int) -> str:
    return {ENTRANCE: "entrance", START: "start"}.get(offset, "track")


def mashie_cells(parts: int, holes: int, mashie: int, seat: int | None) -> list[dict[str, Any]]:
    """The holes of one part of the board, with the castle of the seat that sits there."""
    cells = []
    for offset, along in enumerate(places_along(parts, holes)):
        at = track_point(parts, mashie, along)
        kind = kind_of(offset)
        cell = {"name": name(mashie * holes + offset), "at": rounded(at), "kind": kind}
        cells.append(cell if seat is None or kind == "track" else cell | {"seat": seat})
    if seat is not None:
        entrance = places_along(parts, holes)[ENTRANCE]
        cells += castle_cells(parts, mashie, seat, track_point(parts, mashie, entrance))
    return cells


def castle_cells(
    parts: int, mashie: int, seat: int, entrance: tuple[float, float]
) -> list[dict[str, Any]]:
    """From the entrance inwards, towards the middle of the mashie, so that the track has room."""
    aim = point(turn_of(parts, mashie, 0.5), CASTLE_AIM[parts])
    stride = CASTLE_STEP / math.dist(entrance, aim)
    return [
        {
            "name": name(castle(seat, deep)),
            "at": rounded(between(entrance, aim, stride * deep)),
            "kind": "castle",
            "seat": seat,
            "depth": deep,
        }
        for deep in range(1, CASTLE + 1)
    ]


def dock_spots(parts: int, mashie: int) -> list[list[float]]:
    """Where a seat's laddies wait: two and three in the corner of its mashie."""
    turn = turn_of(parts, mashie, DOCK_AT)
    rows = [(DOCK_RADII[0], 2), (DOCK_RADII[1], 3)]
    return [
        rounded(point(turn + DOCK_STEP * (i - (many - 1) / 2) / (2 * math.pi * radius), radius))
        for radius, many in rows
        for i in range(many)
    ]


def geometry(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """All that a painter needs to know; `parts` names the cells of each mashie."""
    many = mashies(seats)
    sitting = {mashie_of(seat, seats): seat for seat in range(seats)}
    parts = [mashie_cells(many, options["holes"], m, sitting.get(m)) for m in range(many)]
    return {
        "game": "stramash",
        "size": [1000, 1000],
        "cells": [cell for part in parts for cell in part],
        "kennel": [dock_spots(many, mashie) for mashie in sitting],
        "seats": [{"seat": seat, "angle": 360 * at / many} for at, seat in sitting.items()],
        "direction": "clockwise",
        "parts": [[cell["name"] for cell in part] for part in parts],
    }
