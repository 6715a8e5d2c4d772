"""The board of Stramash: only this file knows where a hole is, by number, by name, in the picture.

Holes 0-119 are the track in the direction of movement, as far as the board goes; 120-149 the
castles, five holes a seat; 150 is every seat's dock. The board is put together from mashies of
`holes` holes each, on every one of which an entrance and a start have the same place.
"""

import bisect
import functools
import itertools
import math
import re

from spielwerk.core.documents import Document, Written

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


def sitting(seats: int) -> dict[int, int]:
    """Who sits at which part of the board."""
    return {mashie_of(seat, seats): seat for seat in range(seats)}


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


@functools.cache
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


# The picture: 1000 by 1000 units, clockwise, seat 0 at the bottom. Every mashie is a lobe: its
# track goes round a circle, and turns into the next one's round a smaller circle between them.

CENTRE = 500.0
TIP = 458.0
"""How far from the centre the track goes."""
ROUND = {3: 210.0, 4: 160.0, 5: 130.0, 6: 110.0}
"""The radius of a lobe, by the number of mashies."""
WAIST = 230.0
"""How near to the centre the track comes between two lobes."""
BEND = 60.0
"""The radius with which it turns there."""
FINE = 100
"""Points on each arc by which the track is measured."""
CASTLE_STEP = 40.0
"""Between the holes of a castle, unless those of the track are closer."""
DOCK_FROM = {3: 384.0, 4: 402.0, 5: 416.0, 6: 424.0}
"""How far from the centre a dock begins, by the number of mashies."""
DOCK_STEP = 36.0
DOCK_AT = 0.88
"""Where on its mashie the dock lies, from 0 to 1: in the corner outside the track."""

Point = tuple[float, float]
"""On a mashie: how far to the left of its middle line, how far from the centre of the board."""


def placed(parts: int, mashie: int, at: Point) -> list[float]:
    """A point of a mashie in the picture; the middle line of the first leads down."""
    (across, out), angle = at, 2 * math.pi * mashie / parts
    return [
        round(CENTRE - out * math.sin(angle) - across * math.cos(angle), 1),
        round(CENTRE + out * math.cos(angle) - across * math.sin(angle), 1),
    ]


def arc(middle: Point, radius: float, begin: float, end: float) -> list[Point]:
    """Points on a circle between two directions; 0 is to the left, a quarter turn is outwards."""
    turns = (begin + (end - begin) * i / FINE for i in range(FINE + 1))
    return [
        (middle[0] + radius * math.cos(turn), middle[1] + radius * math.sin(turn))
        for turn in turns
    ]


def half_lobe(parts: int) -> list[Point]:
    """The track of a mashie from the tip of its lobe to the end, where the next one begins."""
    lobe, edge = ROUND[parts], math.pi / parts
    middle = 0.0, TIP - lobe
    beside = (WAIST + BEND) * math.sin(edge), (WAIST + BEND) * math.cos(edge)
    apart = math.acos((lobe + BEND) / math.dist(middle, beside))
    leaves = math.atan2(beside[1] - middle[1], beside[0]) + apart
    return [
        *arc(middle, lobe, math.pi / 2, leaves),
        *arc(beside, BEND, leaves + math.pi, 1.5 * math.pi - edge),
    ]


def way_of(parts: int) -> list[Point]:
    """The track of a mashie from its beginning to its end, in short steps."""
    half = half_lobe(parts)
    return [*((-across, out) for across, out in reversed(half[1:])), *half]


def holes_on(way: list[Point], holes: int) -> list[Point]:
    """Where the holes of a mashie lie: equally far from each other along the way."""
    far = [0.0, *itertools.accumulate(itertools.starmap(math.dist, itertools.pairwise(way)))]
    return [between(way, far, (hole + 0.5) / holes * far[-1]) for hole in range(holes)]


def between(way: list[Point], far: list[float], wanted: float) -> Point:
    """The point at this distance along the way; `far`: the distances of its points."""
    after = bisect.bisect_left(far, wanted)
    (x, y), (to_x, to_y) = way[after - 1], way[after]
    part = (wanted - far[after - 1]) / (far[after] - far[after - 1])
    return x + part * (to_x - x), y + part * (to_y - y)


def castle_from(before: Point, entrance: Point, after: Point) -> list[Point]:
    """From the entrance at right angles to the track, then ever more towards the centre."""
    step = min(CASTLE_STEP, math.dist(before, entrance))
    heading = math.atan2(before[0] - after[0], after[1] - before[1])
    at, holes = entrance, list[Point]()
    for _ in range(CASTLE):
        at = at[0] + step * math.cos(heading), at[1] + step * math.sin(heading)
        holes.append(at)
        home = math.atan2(-at[1], -at[0])
        heading += math.remainder(home - heading, 2 * math.pi) / 2
    return holes


def kind_of(offset: int) -> str:
    return {ENTRANCE: "entrance", START: "start"}.get(offset, "track")


def mashie_cells(parts: int, holes: int, mashie: int, seat: int | None) -> list[Written]:
    """The holes of one part of the board, with the castle of the seat that sits there."""
    track = holes_on(way_of(parts), holes)
    cells: list[Written] = []
    for offset, at in enumerate(track):
        kind = kind_of(offset)
        cell = {"name": name(mashie * holes + offset), "at": placed(parts, mashie, at)}
        cell |= {"kind": kind}
        cells.append(cell if seat is None or kind == "track" else cell | {"seat": seat})
    if seat is not None:
        before, entrance, after = track[ENTRANCE - 1 : ENTRANCE + 2]
        inside = castle_from(before, entrance, after)
        cells += [
            castle_cell(seat, d, placed(parts, mashie, at)) for d, at in enumerate(inside, 1)
        ]
    return cells


def castle_cell(seat: int, deep: int, at: list[float]) -> Written:
    return {
        "name": name(castle(seat, deep)),
        "at": at,
        "kind": "castle",
        "seat": seat,
        "depth": deep,
    }


def dock_spots(parts: int, mashie: int) -> list[list[float]]:
    """Where a seat's laddies wait: two and three in the corner of its mashie."""
    turn = 2 * math.pi * (DOCK_AT - 0.5) / parts
    rows = [(DOCK_FROM[parts], 2), (DOCK_FROM[parts] + DOCK_STEP, 3)]
    across = [(far, DOCK_STEP * (i - (many - 1) / 2)) for far, many in rows for i in range(many)]
    return [
        placed(parts, mashie, (far * math.sin(turn + by / far), far * math.cos(turn + by / far)))
        for far, by in across
    ]


def geometry(seats: int, options: Document) -> Written:
    """All that a painter needs to know; `parts` names the cells of each mashie."""
    many = mashies(seats)
    seat_at = sitting(seats)
    parts = [mashie_cells(many, options["holes"], m, seat_at.get(m)) for m in range(many)]
    return {
        "game": "stramash",
        "size": [1000, 1000],
        "cells": [cell for part in parts for cell in part],
        "kennel": [dock_spots(many, mashie) for mashie in seat_at],
        "seats": [{"seat": seat, "angle": 360 * at / many} for at, seat in seat_at.items()],
        "direction": "clockwise",
        "parts": [[cell["name"] for cell in part] for part in parts],
    }
