"""Stramash, chapter *The moves*: the castle (§M5)."""

import pytest

from tests.rulebook.stramash_scenario import stramash
from tests.rulebook.test_stramash_moves import EVERY_SEAT, STARTS, alone

LENGTH = {2: 72, 3: 54, 4: 72, 5: 90, 6: 108}


@pytest.mark.parametrize(
    ("card", "ends"),
    [
        ("2", "T2"),
        ("3", "T3"),
        ("4", "T4 C0.1"),
        ("5", "T5 C0.2"),
        ("6", "T6 C0.3"),
        ("9", "T9"),
        ("10", "T10"),
        ("7", "T7 C0.4"),
    ],
)
def test_M5_a_laddie_turns_in_with_the_steps_left_behind_the_entrance(
    card: str, ends: str
) -> None:
    stramash("T0", card).shows("only " + ", ".join(f"{card} T0>{end}" for end in ends.split()))


@pytest.mark.parametrize(
    ("card", "ends"),
    [("A", "T4 C0.1"), ("2", "T5 C0.2"), ("3", "T6 C0.3"), ("4", "T7 C0.4"), ("5", "T8 C0.5")],
)
def test_M5_a_laddie_on_the_entrance_turns_in_with_all_its_steps(card: str, ends: str) -> None:
    out = ", A out" if card == "A" else ""
    moves = ", ".join(f"{card} T3>{end}" for end in ends.split())
    stramash("T3", card).shows(f"only {moves}{out}")


@pytest.mark.parametrize(
    ("card", "laddie", "end"),
    [("9", "T67", "C0.1"), ("9", "T70", "C0.4"), ("10", "T70", "C0.5"), ("K", "T67", "C0.2")],
)
def test_M5_a_laddie_may_turn_in_from_far(card: str, laddie: str, end: str) -> None:
    stramash(laddie, card).shows(f"""
        can      {card} {laddie}>{end}
        {card} {laddie}>{end}
        laddies  {end}
    """)


@pytest.mark.parametrize(("seats", "seat"), EVERY_SEAT)
def test_M5_every_seat_turns_in_at_the_entrance_of_its_own_mashie(seats: int, seat: int) -> None:
    entrance, length = STARTS[seats][seat] - 5, LENGTH[seats]
    before, behind = (entrance - 1) % length, (entrance + 2) % length
    laddies, hand = alone(seat, f"T{before}", seats), alone(seat, "3", seats)
    stramash(laddies, hand, seats=seats, to_move=seat).shows(f"""
        only     3 T{before}>T{behind}, 3 T{before}>C{seat}.2
        3 T{before}>C{seat}.2
        laddies  {alone(seat, f"C{seat}.2", seats)}
    """)


def test_M5_nobody_turns_in_at_a_foreign_entrance() -> None:
    stramash("T20 T38 T56", "4").shows("""
        only  4 T20>T24, 4 T38>T42, 4 T56>T60
        refused M5 foreign_castle 4 T20>C1.3
        refused M5 foreign_castle 4 T38>C2.3
    """)


def test_M5_nobody_turns_in_at_a_mashie_where_nobody_sits() -> None:
    stramash("T20 T56", "4", seats=2).shows("only 4 T20>T24, 4 T56>T60")


def test_M5_the_number_must_be_exact() -> None:
    stramash("T0", "5 4").shows("""
        refused M5 castle_too_far 5 T0>C0.1
        refused M5 castle_too_far 4 T0>C0.2
        refused M5 castle_too_far 5 T0>C0.5
    """)
    stramash("T0", "9").shows("""
        only  9 T0>T9
        refused M5 castle_too_far 9 T0>C0.5
    """)


def test_M5_a_laddie_in_the_castle_does_not_move_beyond_its_end() -> None:
    stramash("C0.4 T20", "2 A").shows("""
        only  2 T20>T22, A T20>T21, A C0.4>C0.5, A out
        refused M5 castle_too_far 2 C0.4>C0.5
    """)


def test_M5_turning_in_is_the_players_choice() -> None:
    stramash("T0", "5").shows("""
        5 T0>T5
        laddies  T5
    """)


def test_M5_who_passed_the_entrance_goes_round_again() -> None:
    stramash("T5", "2 K 6").shows("""
        only  2 T5>T7, K T5>T15, 6 T5>T11, K out
    """)


def test_M5_a_laddie_with_too_many_steps_goes_another_lap() -> None:
    stramash("T2", "9 10 K").shows("only 9 T2>T11, 10 T2>T12, K T2>T12, K out")


def test_M5_nobody_is_jumped_in_the_castle() -> None:
    stramash("T1 C0.2", "5 6 3").shows("""
        only  5 T1>T6, 6 T1>T7, 3 T1>T4, 3 T1>C0.1, 3 C0.2>C0.5
        refused M5 castle_taken 5 T1>C0.3
    """)


def test_M5_nobody_lands_on_another_in_the_castle() -> None:
    stramash("T1 C0.2", "4 4").shows("""
        only  4 T1>T5
        refused M5 castle_taken 4 T1>C0.2
    """)


def test_M5_nobody_passes_an_own_laddie_on_the_entrance() -> None:
    stramash("T1 T3", "4").shows("""
        only  4 T3>T7, 4 T3>C0.4
        refused M4 own_in_way 4 T1>C0.2
        refused M4 own_in_way 4 T1>T5
    """)


def test_M5_an_opponent_on_the_entrance_is_passed() -> None:
    stramash("T1 | T3 T2", "4").shows("""
        4 T1>C0.2
        laddies  C0.2 | T2 T3
    """)


def test_M5_moving_up_inside_the_castle_is_a_move() -> None:
    stramash("C0.1", "A 2 3 4 5 6").shows("""
        only  A out, A C0.1>C0.2, 2 C0.1>C0.3, 3 C0.1>C0.4, 4 C0.1>C0.5
    """)
    stramash("C0.1", "2").shows("""
        only     2 C0.1>C0.3
        refused T2 must_play discard 2
        2 C0.1>C0.3
        laddies  C0.3
    """)


def test_M5_nobody_is_jumped_or_landed_on_when_moving_up() -> None:
    stramash("C0.1 C0.3", "2 3 A").shows("""
        only  A out, A C0.1>C0.2, A C0.3>C0.4, 2 C0.3>C0.5
        refused M5 castle_taken 2 C0.1>C0.3
        refused M5 castle_taken 3 C0.1>C0.4
    """)


def test_M5_moving_up_is_told_with_its_way() -> None:
    scene = stramash("C0.1", "3").shows("3 C0.1>C0.4")
    [moved] = scene.told(None, "moved")
    assert moved["path"] == ["C0.2", "C0.3", "C0.4"]


def test_M5_turning_in_is_told_with_its_way() -> None:
    scene = stramash("T1", "4").shows("4 T1>C0.2")
    [moved] = scene.told(None, "moved")
    assert (moved["from"], moved["to"]) == ("T1", "C0.2")
    assert moved["path"] == ["T2", "T3", "C0.1", "C0.2"]


def test_M5_a_laddie_does_not_leave_the_castle() -> None:
    stramash("C0.1 C0.5", "8 A").shows("""
        only  A C0.1>C0.2, A out
        not   8 C0.5>T3, 8 C0.1>T66, A C0.5>T4, A C0.1>T4
    """)


def test_M5_nobody_moves_backwards_in_the_castle_or_into_it() -> None:
    stramash("T8 T20", "8").shows("""
        only  8 T8>T0, 8 T20>T12
        refused M5 castle_back 8 T8>C0.3
        refused M5 castle_back 8 T8>C0.1
    """)
    stramash("T6 T20", "8").shows("refused M5 castle_back 8 T6>C0.5")
    stramash("C0.5 C0.4 T20", "8 2").shows("""
        only  8 T20>T12, 2 T20>T22
        refused M5 castle_back 8 C0.5>C0.1
        refused M5 castle_back 2 C0.4>C0.2
    """)


def test_M5_no_full_lap_is_needed() -> None:
    stramash("T8", "8 5", seats=2).shows("""
        8 T8>T0
        draws    2
        discard  2
        draws    5
        can      5 T0>C0.2
        5 T0>C0.2
        laddies  C0.2
    """)


def test_M5_a_laddie_goes_back_onto_the_entrance_and_then_in() -> None:
    stramash("T11", "8 5", seats=2).shows("""
        8 T11>T3
        draws    2
        discard  2
        draws    5
        can      5 T3>C0.5, 5 T3>T8
        5 T3>C0.5
        laddies  C0.5
    """)


def test_M5_a_laddie_in_the_castle_is_safe() -> None:
    stramash("C0.1 T30 | T71", "2 | 4", to_move=1).shows("""
        can      4 T71>T3
        4 T71>T3
        laddies  T30 C0.1 | T3
    """)
    stramash("T10 | C1.2", "X X 9").shows("not X T10>C1.2, X D>C1.2")


def test_M5_the_castle_is_filled_in_any_order() -> None:
    stramash("T3", "A 2 3 4 5").shows("""
        can  A T3>C0.1, 2 T3>C0.2, 3 T3>C0.3, 4 T3>C0.4, 5 T3>C0.5
    """)


@pytest.mark.parametrize("holes", [14, 15, 20])
def test_M5_with_other_holes_the_entrance_is_still_the_fourth_hole_of_a_mashie(holes: int) -> None:
    entrance = 2 * holes + 3
    laddies = f" | | T{entrance - 1}"
    stramash(laddies, "| | 3", {"holes": holes}, to_move=2).shows(f"""
        only     3 T{entrance - 1}>T{entrance + 2}, 3 T{entrance - 1}>C2.2
        3 T{entrance - 1}>C2.2
        laddies  | | C2.2
    """)
