"""The board of Strategus: only this file knows where a square is, by number and name.

Squares are numbered on a board of 12 x 12 with a border all around, so that a step never has to
ask whether it leaves the board: a1 is 13, b1 is 14, a2 is 25, j10 is 130.
"""

import functools

from spielwerk.core.documents import Written
from spielwerk.core.options import Values

SEATS = 2
SIDE = 10
ROW = SIDE + 2
BOARD = ROW * ROW
STEPS = (1, -1, ROW, -ROW)
"""To the neighbouring squares: right, left, up, down, as seat 0 sees them."""

ZONE_ROWS = 4
ZONE = ZONE_ROWS * SIDE
"""Squares of a seat's own four rows."""

FILES = "abcdefghij"
PITCH = 96
EDGE = 68


def square(file: int, row: int) -> int:
    """The square in a file (0 is a) and a row (0 is the row called 1)."""
    return ROW * (row + 1) + file + 1


def file_of(at: int) -> int:
    return at % ROW - 1


def row_of(at: int) -> int:
    return at // ROW - 1


def in_zone(seat: int, at: int) -> bool:
    """§S1: is this one of the seat's own four rows?"""
    if seat == 0:
        return row_of(at) < ZONE_ROWS
    return row_of(at) >= SIDE - ZONE_ROWS


def zone_square(seat: int, order: int) -> int:
    """§S4: a seat's squares in the order in which it is asked, 0 to 39, own back row first."""
    if seat == 0:
        return square(order % SIDE, order // SIDE)
    return square(SIDE - 1 - order % SIDE, SIDE - 1 - order // SIDE)


def is_step(one: int, two: int) -> bool:
    """§M1: do these squares lie next to each other?"""
    return two - one in STEPS


def in_a_row(one: int, two: int) -> bool:
    """Are both squares in the same row?"""
    return one // ROW == two // ROW


def in_a_file(one: int, two: int) -> bool:
    """Are both squares in the same file?"""
    return one % ROW == two % ROW


def is_straight(one: int, two: int) -> bool:
    """§M2: do two squares lie in one row or one file?"""
    return one != two and (in_a_row(one, two) or in_a_file(one, two))


def between(one: int, two: int) -> range:
    """The squares between two of a row or a file."""
    step = 1 if in_a_row(one, two) else ROW
    return range(min(one, two) + step, max(one, two), step)


@functools.cache
def name(at: int) -> str:
    """`a1` to `j10`."""
    return f"{FILES[file_of(at)]}{row_of(at) + 1}"


def square_named(text: str) -> int:
    """The square with this name; KeyError for any other text."""
    return NAMED[text]


A1, J10 = square(0, 0), square(SIDE - 1, SIDE - 1)

SQUARES = tuple(square(file, row) for row in range(SIDE) for file in range(SIDE))
"""All squares, a1 to j1, then a2 …"""
NAMED = {name(at): at for at in SQUARES}

BORDER = tuple(at for at in range(BOARD) if at not in SQUARES)

LAKES = tuple(square_named(text) for text in ("c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"))
"""Where water is if the option `lakes` is on."""


def geometry(seats: int, options: Values) -> Written:
    """All that a painter needs to know about the board.

    A cell's `order` is its place in its seat's set-up; cells of kind `lake` are water only if the
    option `lakes` is on.
    """
    return {
        "game": "strategus",
        "size": [1000, 1000],
        "cells": [cell(at) for at in SQUARES],
        "kennel": [],
        "seats": [{"seat": seat, "angle": 180 * seat} for seat in range(seats)],
        "direction": "none",
    }


def cell(at: int) -> Written:
    """A square as the painter sees it."""
    point = [EDGE + PITCH * file_of(at), EDGE + PITCH * (SIDE - 1 - row_of(at))]
    kind = "lake" if at in LAKES else "square"
    painted: Written = {"name": name(at), "at": point, "kind": kind}
    for seat in range(SEATS):
        if in_zone(seat, at):
            order = next(n for n in range(ZONE) if zone_square(seat, n) == at)
            painted |= {"seat": seat, "order": order}
    return painted
