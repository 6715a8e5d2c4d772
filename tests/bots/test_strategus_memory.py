"""What bots remember of the cards of Strategus, from events written by hand."""

import pytest

from spielwerk.bots.strategus.memory import (
    ANIMALS,
    ANY,
    MIDDLE,
    STRONG,
    Fading,
    possible_kinds,
    recall,
)
from spielwerk.games.strategus.cards import ELEPHANT, HARE, TRAP
from tests.bots.telling_strategus import seen, told

AWAY = ["0 a1-a2", "0 a2-a1"]
"""Two own turns in which nothing happens."""


def known(squares: str, *lines: str, span: int | None = None) -> dict[str, frozenset[int]]:
    """What the other side's cards on these squares can be, after these events."""
    fading = None if span is None else Fading(span)
    traces = recall(seen("j1:A", squares), told(*lines))
    return {at: possible_kinds(at, traces[at], fading) for at in squares.split()}


def test_nothing_is_known_of_a_card_that_has_done_nothing() -> None:
    assert known("e7") == {"e7": ANY}


def test_what_has_moved_is_no_trap_and_no_apple() -> None:
    assert known("e7 f7", "1 e8-e7") == {"e7": ANIMALS, "f7": ANY}


def test_what_stands_out_of_its_own_rows_has_moved_whether_seen_or_not() -> None:
    assert known("e6") == {"e6": ANIMALS}


def test_what_ran_further_than_a_square_is_a_hare() -> None:
    assert known("e4", "1 e7-e4") == {"e4": {HARE}}
    assert known("a7", "1 d7-a7", "1 a7-b7", "1 b7-a7") == {"a7": {HARE}}


def test_who_wins_an_attack_is_known_where_it_stands_then() -> None:
    assert known("e4", "1 e5xe4 36 1") == {"e4": {3}}


def test_who_wins_in_defence_is_known_where_it_stood() -> None:
    assert known("e7 e6", "0 e6xe7 5T 1") == {"e7": {TRAP}, "e6": ANIMALS}


def test_a_known_card_is_followed_with_the_eyes() -> None:
    lines = ["1 e5xe4 36 1", "1 e4-d4", "1 d4xd3 38 1", "1 d3-d4", "1 d4-d5"]
    assert known("d5 e4", *lines) == {"d5": {3}, "e4": ANIMALS}


def test_who_comes_where_a_known_card_was_is_not_taken_for_it() -> None:
    assert known("e4 f5", "1 e5xe4 36 1", "1 e4-f4", "1 f4-f5", "1 e5-e4") == {
        "e4": ANIMALS,
        "f5": {3},
    }


def test_who_comes_where_a_known_card_was_lost_is_not_taken_for_it() -> None:
    lines = ["1 e5xe4 36 1", "0 e3xe4 33 -", "1 e5-e4"]
    assert known("e4", *lines) == {"e4": ANIMALS}


def test_who_comes_where_a_hare_had_run_and_died_is_not_taken_for_it() -> None:
    assert known("b4", "1 b7-b4", "0 b3xb4 99 -", "1 b5-b4") == {"b4": ANIMALS}


def test_own_cards_are_followed_as_the_other_side_sees_them() -> None:
    events = told("0 e4-e5", "0 e5xe6 67 0", "0 e6-d6")
    traces = recall(seen("d6:6 a1:T", "j10"), events)
    assert possible_kinds("d6", traces["d6"], None) == {6}
    assert traces["a1"].moved is None


def test_it_is_remembered_where_a_card_stood_at_first() -> None:
    traces = recall(seen("j1:A", "d5"), told("1 e8-e7", "1 e7-e6", "1 e6-d6", "1 d6-d5"))
    assert traces["d5"].origin == "e8"


def test_time_is_counted_in_own_turns() -> None:
    traces = recall(seen("a1:9", "e7 f6"), told("1 e8-e7", *AWAY, "1 f7-f6", "0 a2-a1"))
    assert (traces["e7"].moved, traces["f6"].moved, traces["a1"].moved) == (3, 1, 0)


@pytest.mark.parametrize(
    ("turns", "remembered"), [(4, {6}), (6, MIDDLE), (8, MIDDLE), (10, ANIMALS)]
)
def test_who_forgets_forgets_a_face_bit_by_bit(turns: int, remembered: set[int]) -> None:
    lines = ["1 e5xe4 67 1", *AWAY * (turns // 2)]
    assert known("e4", *lines, span=4) == {"e4": remembered}
    assert known("e4", *lines) == {"e4": {6}}


@pytest.mark.parametrize(("turns", "remembered"), [(16, {ELEPHANT}), (18, STRONG), (34, ANIMALS)])
def test_an_elephant_is_remembered_for_longer(turns: int, remembered: set[int]) -> None:
    assert known("e4", "1 e5xe4 17 1", *AWAY * (turns // 2), span=4) == {"e4": remembered}


def test_a_fight_shows_a_face_anew() -> None:
    lines = ["1 e5xe4 67 1", *AWAY * 3, "1 e4xe3 68 1", *AWAY * 2]
    assert known("e3", *lines, span=4) == {"e3": {6}}


def test_who_forgets_forgets_what_has_moved_or_run_in_its_own_rows() -> None:
    lines = ["1 e8-e7", "1 a9-c9", *AWAY]
    assert known("e7 c9", *lines, span=2) == {"e7": ANIMALS, "c9": {HARE}}
    assert known("e7 c9", *lines, span=1) == {"e7": ANY, "c9": ANY}


def test_who_forgets_still_sees_that_a_card_is_out_of_its_own_rows() -> None:
    assert known("e6", "1 e7-e6", *AWAY, span=1) == {"e6": ANIMALS}
