"""Stramash, chapter *Board, seats and cards*: what the painter is told of the board."""

from math import dist
from typing import Any

import pytest

import spielwerk
from tests.rulebook.test_stramash_moves import STARTS

BOARDS = [(seats, holes) for seats in (2, 3, 4, 5, 6) for holes in (14, 18, 20)]
every_board = pytest.mark.parametrize(("seats", "holes"), BOARDS)


def geometry(seats: int, holes: int = 18) -> dict[str, Any]:
    return spielwerk.load("stramash", {"holes": holes}, seats).geometry()


def mashies(seats: int) -> int:
    return 4 if seats == 2 else seats


@every_board
def test_board_has_a_ring_of_mashies_and_a_castle_for_each_seat(seats: int, holes: int) -> None:
    names = [cell["name"] for cell in geometry(seats, holes)["cells"]]
    track = [f"T{number}" for number in range(holes * mashies(seats))]
    castles = [f"C{seat}.{depth}" for seat in range(seats) for depth in range(1, 6)]
    assert sorted(names) == sorted(track + castles)


@every_board
def test_board_marks_entrances_starts_and_castles(seats: int, holes: int) -> None:
    cells = {cell["name"]: cell for cell in geometry(seats, holes)["cells"]}
    for seat in range(seats):
        mashie = holes * (2 * seat if seats == 2 else seat)
        for offset, kind in ((3, "entrance"), (8, "start")):
            cell = cells[f"T{mashie + offset}"]
            assert (cell["kind"], cell["seat"]) == (kind, seat)
        for depth in range(1, 6):
            cell = cells[f"C{seat}.{depth}"]
            assert (cell["kind"], cell["seat"], cell["depth"]) == ("castle", seat, depth)
    owned = [cell for cell in cells.values() if "seat" in cell]
    assert len(owned) == 7 * seats


@every_board
def test_board_a_mashie_without_a_seat_has_its_marks_all_the_same(seats: int, holes: int) -> None:
    kinds = [cell["kind"] for cell in geometry(seats, holes)["cells"]]
    assert kinds.count("entrance") == kinds.count("start") == mashies(seats)
    assert set(kinds) == {"track", "entrance", "start", "castle"}


def test_board_the_starts_are_where_laddies_come_out() -> None:
    for seats, starts in STARTS.items():
        cells = [cell for cell in geometry(seats)["cells"] if "seat" in cell]
        found = [cell["name"] for cell in cells if cell["kind"] == "start"]
        assert found == [f"T{start}" for start in starts]


@every_board
def test_board_every_mashie_is_a_part(seats: int, holes: int) -> None:
    found = geometry(seats, holes)
    assert len(found["parts"]) == mashies(seats)
    named = [name for part in found["parts"] for name in part]
    assert sorted(named) == sorted(cell["name"] for cell in found["cells"])
    for number, part in enumerate(found["parts"]):
        own = [f"T{holes * number + offset}" for offset in range(holes)]
        assert [name for name in part if name.startswith("T")] == own
        assert len({name.split(".")[0] for name in part if name.startswith("C")}) <= 1


@every_board
def test_board_lies_within_its_picture_and_no_two_holes_on_each_other(
    seats: int, holes: int
) -> None:
    found = geometry(seats, holes)
    width, height = found["size"]
    docks = [tuple(spot) for dock in found["kennel"] for spot in dock]
    spots = [tuple(cell["at"]) for cell in found["cells"]] + docks
    assert all(0 < x < width and 0 < y < height for x, y in spots)
    assert [len(dock) for dock in found["kennel"]] == [5] * seats
    nearest = min(
        dist(spot, other) for number, spot in enumerate(spots) for other in spots[:number]
    )
    assert nearest > 20


@every_board
def test_board_runs_clockwise(seats: int, holes: int) -> None:
    found = geometry(seats, holes)
    assert found["direction"] == "clockwise"
    at = {cell["name"]: cell["at"] for cell in found["cells"]}
    ring = [at[f"T{number}"] for number in range(holes * mashies(seats))]
    following = [*ring[1:], ring[0]]
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, following, strict=True))
    assert area > 0, "with y downwards, a positive area is clockwise"


@every_board
def test_board_says_where_everybody_sits(seats: int, holes: int) -> None:
    found = geometry(seats, holes)
    assert found["game"] == "stramash"
    assert [seat["seat"] for seat in found["seats"]] == list(range(seats))
    assert len({seat["angle"] for seat in found["seats"]}) == seats
