"""What bots believe of hidden cards of Strategus: it adds up, and it follows from counting."""

import pytest

from spielwerk.bots.strategus.belief import Card, chances
from spielwerk.bots.strategus.memory import ANIMALS, ANY
from spielwerk.games.strategus.cards import APPLE, COUNT, ELEPHANT, HARE, KINDS, TRAP

FRONT, BACK = 3, 0


def left(**counts: int) -> list[int]:
    """So many of each kind are left: `_1=1, T=2`."""
    codes = [" ", "_1", "_2", "_3", "_4", "_5", "_6", "_7", "_8", "_9", "M", "T", "A"]
    return [counts.get(code, 0) for code in codes]


def test_at_the_beginning_everything_adds_up() -> None:
    cards: dict[int, Card] = {at: (ANY, at % 4) for at in range(40)}
    believed = chances(cards, COUNT)
    for at in cards:
        assert sum(believed[at]) == pytest.approx(1)
    for kind in KINDS:
        assert sum(believed[at][kind] for at in cards) == pytest.approx(COUNT[kind], rel=0.02)


def test_the_apple_is_looked_for_in_the_back_row_and_hares_in_front() -> None:
    believed = chances({at: (ANY, at % 4) for at in range(40)}, COUNT)
    assert believed[BACK][APPLE] > 5 * believed[FRONT][APPLE]
    assert believed[FRONT][HARE] > believed[BACK][HARE]


def test_what_is_known_is_certain_and_the_others_are_something_else() -> None:
    believed = chances({0: (frozenset((ELEPHANT,)), FRONT), 1: (ANY, FRONT)}, left(_1=1, _9=1))
    assert believed[0][ELEPHANT] == 1
    assert believed[1][HARE] == pytest.approx(1)


def test_who_alone_has_never_moved_is_the_apple() -> None:
    cards: dict[int, Card] = {0: (ANIMALS, None), 1: (ANIMALS, FRONT), 2: (ANY, FRONT)}
    assert chances(cards, left(_4=1, _9=1, A=1))[2][APPLE] == pytest.approx(1)


def test_as_many_unmoved_as_traps_and_apple_are_no_animals() -> None:
    cards: dict[int, Card] = {0: (ANIMALS, FRONT), 1: (ANY, FRONT), 2: (ANY, BACK)}
    believed = chances(cards, left(_9=1, T=1, A=1))
    assert believed[0][HARE] == pytest.approx(1)
    for at in (1, 2):
        assert believed[at][TRAP] + believed[at][APPLE] == pytest.approx(1)
    assert believed[2][APPLE] > believed[1][APPLE]


def test_the_elephant_is_not_where_weak_ones_were_seen() -> None:
    rough = frozenset((7, 8, 9, 10))
    believed = chances({0: (rough, None), 1: (ANIMALS, None)}, left(_1=1, _7=1))
    assert believed[1][ELEPHANT] == pytest.approx(1, abs=0.05)
