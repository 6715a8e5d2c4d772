"""Every action that a seat of Cuckoo can ever have, and the table, on which nothing is drawn."""

from cuckoo.moves import KEEP, SWAP
from spielwerk.core.documents import Written
from spielwerk.core.options import Values


def actions(seats: int, options: Values) -> list[int]:
    return [KEEP, SWAP]


def geometry(seats: int, options: Values) -> Written:
    """There is no board: seats round an empty table."""
    return {
        "game": "cuckoo",
        "size": [1000, 1000],
        "cells": [],
        "kennel": [],
        "seats": [{"seat": seat, "angle": 360 * seat // seats} for seat in range(seats)],
        "direction": "clockwise",
    }
