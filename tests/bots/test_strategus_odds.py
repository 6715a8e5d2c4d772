"""What hidden cards of Strategus are taken for: it adds up, and it follows from counting."""

import random

import pytest

import spielwerk
from spielwerk.bots.strategus.arranging import laid
from spielwerk.bots.strategus.prospects import chance_of
from spielwerk.bots.strategus.table import CLASSES, State, cell_of
from spielwerk.bots.strategus.worlds import Table
from spielwerk.games.strategus.board import square_named
from spielwerk.games.strategus.cards import APPLE, CODES, COUNT, ELEPHANT, HARE, KINDS, TRAP
from spielwerk.games.strategus.moves import whole
from tests.bots.telling_strategus import seen, told

GAME = spielwerk.load("strategus")
FRONT, BACK = "e7", "e10"


def at_the_beginning() -> State:
    """What seat 0 makes of the other army before anything was seen."""
    match = GAME.match(seed=1)
    for seat in (0, 1):
        match.play(seat, whole(laid(random.Random(seat))))
    return Table(GAME, match.observation(0), []).state


def after(mine: str, theirs: str, kinds: str, *lines: str) -> State:
    """What seat 0 makes of the other side's last cards, after what it was told."""
    lost = [[code for code in CODES[1:] for _ in range(COUNT[CODES.index(code)])] for _ in "01"]
    for side, left in zip(lost, (mine.split(), kinds.split()), strict=True):
        for card in left:
            side.remove(card.split(":")[-1])
    table = seen(mine, theirs, plies=len(lines) + 2) | {"lost": lost}
    return Table(GAME, table, told(*lines)).state


def chance(s: State, square: str, kind: int) -> float:
    """How likely a card of the other side is of a kind."""
    return chance_of(s, 1, cell_of(s, square_named(square)), kind)


def test_at_the_beginning_everything_adds_up() -> None:
    s = at_the_beginning()
    for c in range(CLASSES):
        if s.hidden[1][c]:
            assert sum(chance_of(s, 1, c, kind) for kind in KINDS) == pytest.approx(1, abs=0.01)
    for kind in KINDS:
        expected = sum(s.hidden[1][c] * chance_of(s, 1, c, kind) for c in range(CLASSES))
        assert expected == pytest.approx(COUNT[kind], rel=0.05)


def test_the_apple_is_looked_for_in_the_back_row_and_hares_in_front() -> None:
    s = at_the_beginning()
    assert chance(s, BACK, APPLE) > 5 * chance(s, FRONT, APPLE)
    assert chance(s, FRONT, HARE) > chance(s, BACK, HARE)


def test_what_is_known_is_certain_and_the_others_are_something_else() -> None:
    s = after("a1:A b1:7", "e5 h7 j10", "1 9 A", "1 e6xe5 17 1")
    assert chance(s, "e5", ELEPHANT) == 1
    assert chance(s, "h7", ELEPHANT) == 0
    assert chance(s, "h7", HARE) > 0.5


def test_who_alone_has_never_moved_is_taken_for_the_apple() -> None:
    s = after("a1:A b1:7", "a6 b6 j10", "4 9 A", "1 a7-a6", "1 b7-b6")
    assert chance(s, "j10", APPLE) > 0.95
    assert chance(s, "a6", APPLE) == 0


def test_as_many_unmoved_as_traps_and_apple_are_no_animals() -> None:
    s = after("a1:A b1:7", "a6 e7 j10", "9 T A", "1 a7-a6")
    for square in ("e7", "j10"):
        assert chance(s, square, TRAP) + chance(s, square, APPLE) == pytest.approx(1, abs=0.05)
    assert chance(s, "j10", APPLE) > chance(s, "e7", APPLE)
