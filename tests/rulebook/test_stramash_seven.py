"""Stramash, chapter *The moves*: the seven (§M3)."""

import pytest

import spielwerk
from tests.rulebook.stramash_scenario import stramash

PARTS = range(1, 7)
LAST_HOME = "C0.2 C0.3 C0.4 C0.5"
"""Four in the castle; the fifth belongs onto C0.1."""


def test_M3_a_seven_moves_one_laddie_seven_forward() -> None:
    stramash("T10", "7").shows("""
        only     7 T10>T17
        7 T10>T17
        laddies  T17
        turn     1
    """)


@pytest.mark.parametrize("steps", PARTS)
def test_M3_a_seven_is_split_into_two_parts_by_two_laddies(steps: int) -> None:
    stramash("T10 T30", "7").shows(f"""
        7 T10>T{10 + steps}
        turn     0
        seven    {{"left": {7 - steps}, "moved": "T{10 + steps}"}}
        only     7 T30>T{37 - steps}
        7 T30>T{37 - steps}
        laddies  T{10 + steps} T{37 - steps}
        turn     1
    """)


def test_M3_every_split_and_both_wholes_are_offered() -> None:
    stramash("T10 T30", "7").shows("""
        only  7 T10>T11, 7 T10>T12, 7 T10>T13, 7 T10>T14, 7 T10>T15, 7 T10>T16, 7 T10>T17,
              7 T30>T31, 7 T30>T32, 7 T30>T33, 7 T30>T34, 7 T30>T35, 7 T30>T36, 7 T30>T37
    """)


def test_M3_the_second_part_is_anybody_but_the_first_laddie() -> None:
    stramash("T10 T30 T50", "7").shows("""
        7 T30>T33
        only  7 T10>T14, 7 T50>T54
        refused M3 seven_same_laddie 7 T33>T37
        refused M3 seven_steps 7 T10>T13
        refused M3 seven_steps 7 T10>T15
    """)


def test_M3_the_second_part_may_not_be_split_again() -> None:
    stramash("T10 T30 T50", "7").shows("""
        7 T30>T32
        only  7 T10>T15, 7 T50>T55
    """)


def test_M3_nothing_but_the_second_part_is_played_meanwhile() -> None:
    stramash("T10 T30", "7 5 A K").shows("""
        7 T10>T13
        refused M3 seven_under_way 5 T30>T35
        refused M3 seven_under_way A out
        refused M3 seven_under_way discard 5
        1: refused T1 not_your_turn A out
    """)


def test_M3_the_seven_lies_open_from_its_first_part_on() -> None:
    scene = stramash("T10 T30", "7 5", discard="Q").shows("""
        7 T10>T13
        open    Q 7
        0: hand 5 5 5 5 5
        7 T30>T34
        open    Q 7
    """)
    for viewer in (0, 1, None):
        assert scene.told(viewer, "played") == [{"event": "played", "seat": 0, "card": "7"}]
        assert [event["to"] for event in scene.told(viewer, "moved")] == ["T13", "T34"]


def test_M3_both_parts_are_actions() -> None:
    stramash("T10 T30", "7", plies=4).shows("""
        7 T10>T13
        plies 5
        7 T30>T34
        plies 6
    """)


def test_M3_the_second_part_belongs_to_the_same_card() -> None:
    stramash("T10 T30", "7 7").shows("7 T10>T13\nonly 7 T30>T34")


def test_M3_there_are_seven_steps_and_no_more() -> None:
    stramash("T10 T30", "7").shows("""
        refused M1 wrong_steps 7 T10>T18
        refused M1 wrong_steps 7 T10>T3
        refused M5 castle_too_far 7 T30>C0.1
    """)


def test_M3_one_laddie_alone_moves_all_seven() -> None:
    stramash("T10 C0.2", "7").shows("""
        only  7 T10>T17
        refused M3 seven_unfinished 7 T10>T13
    """)


def test_M3_a_laddie_in_the_dock_takes_no_part() -> None:
    stramash("T10", "7").shows("not 7 T10>T16, 7 D>T9, 7 D>T8")


def test_M3_both_parts_must_be_legal_one_after_the_other() -> None:
    stramash("T10 T13", "7").shows("""
        only  7 T10>T11, 7 T10>T12, 7 T13>T16, 7 T13>T17, 7 T13>T18, 7 T13>T19, 7 T13>T20
        refused M4 own_there 7 T10>T13
        refused M4 own_in_way 7 T10>T17
    """)


def test_M3_the_first_part_may_make_way_for_the_second() -> None:
    stramash("T10 T13", "7").shows("""
        7 T13>T16
        only     7 T10>T14
        7 T10>T14
        laddies  T14 T16
    """)
    stramash("T10 T11", "7").shows("7 T11>T15\nonly 7 T10>T13")


def test_M3_a_first_part_that_blocks_the_second_is_not_legal() -> None:
    stramash("T10 T14", "7").shows("""
        refused M3 seven_unfinished 7 T14>T15
        can   7 T14>T16, 7 T14>T20, 7 T10>T13
    """)
    stramash("T10 T13", "7").shows("""
        refused M3 seven_unfinished 7 T13>T14
        refused M3 seven_unfinished 7 T13>T15
    """)


def test_M3_each_part_hits_where_it_lands_and_only_there() -> None:
    scene = stramash("T10 T30 | T12 T13 | T32 T34", "7").shows("""
        7 T10>T13
        laddies  T13 T30 | T12 | T32 T34
        7 T30>T34
        laddies  T13 T34 | T12 | T32
    """)
    assert [event["owner"] for event in scene.told(None, "docked")] == [1, 2]


def test_M3_a_whole_seven_only_hits_where_it_ends() -> None:
    stramash("T10 | T12 T17", "7").shows("7 T10>T17\nladdies T17 | T12")


def test_M3_a_laddie_may_turn_in_with_a_whole_seven() -> None:
    stramash("T1", "7").shows("""
        only     7 T1>T8, 7 T1>C0.5
        7 T1>C0.5
        laddies  C0.5
    """)


def test_M3_a_laddie_may_turn_in_with_a_part() -> None:
    stramash("T1 T30", "7").shows("""
        can      7 T1>C0.1, 7 T1>C0.2, 7 T1>C0.3, 7 T1>C0.4, 7 T1>C0.5, 7 T30>T33
        7 T1>C0.2
        seven    {"left": 3, "moved": "C0.2"}
        only     7 T30>T33
    """)
    stramash("T1 T30", "7").shows("""
        7 T30>T33
        only     7 T1>T5, 7 T1>C0.2
        7 T1>C0.2
        laddies  T33 C0.2
    """)


def test_M3_both_laddies_may_turn_in() -> None:
    stramash("T1 T2", "7").shows("""
        7 T2>C0.3
        only     7 T1>T4, 7 T1>C0.1
        7 T1>C0.1
        laddies  C0.1 C0.3
    """)


def test_M3_the_last_laddie_does_not_come_home_with_a_first_part() -> None:
    stramash(f"T2 {LAST_HOME}", "7").shows("""
        only  7 T2>T9
        refused M3 seven_unfinished 7 T2>C0.1
    """)
    stramash("T70 T2 C0.3 C0.4 C0.5", "7").shows("can 7 T2>C0.1, 7 T2>C0.2, 7 T70>T1")


def test_M3_the_last_laddie_comes_home_with_the_second_part() -> None:
    stramash("T1 T2 C0.3 C0.4 C0.5", "7").shows("""
        7 T2>C0.2
        only  7 T1>T5
    """)
    stramash("T70 T2 C0.3 C0.4 C0.5", "7").shows("""
        refused M3 seven_unfinished 7 T2>T3
        7 T2>T5
        only  7 T70>T2
    """)
    stramash("T0 T2 C0.3 C0.4 C0.5", "7").shows("""
        7 T2>C0.2
        only  7 T0>T4, 7 T0>C0.1
        7 T0>C0.1
        over  1 -1 -1 -1
    """)


def test_M3_the_last_laddie_comes_home_with_a_whole_seven() -> None:
    stramash(f"T69 {LAST_HOME}", "7").shows("""
        only  7 T69>T4, 7 T69>C0.1
        7 T69>C0.1
        over  1 -1 -1 -1
    """)


def test_M3_a_laddie_in_the_castle_takes_no_part() -> None:
    stramash("T30 C0.1", "7").shows("""
        only  7 T30>T37
        refused M3 seven_in_castle 7 C0.1>C0.2
        refused M3 seven_in_castle 7 C0.1>C0.5
    """)
    stramash("T10 T30 C0.1", "7").shows("""
        7 T10>T14
        only  7 T30>T33
        refused M3 seven_in_castle 7 C0.1>C0.4
    """)


def test_M3_a_laddie_that_turned_in_with_the_first_part_does_not_take_the_second() -> None:
    for options in ({}, {"castle_seven": "on"}):
        stramash("T3 T30", "7", options).shows("""
            7 T3>C0.3
            only  7 T30>T34
        """)


CASTLE = {"castle_seven": "on"}


def test_M3_with_castle_seven_a_laddie_in_the_castle_may_take_a_part() -> None:
    stramash("T30 C0.1", "7", CASTLE).shows("""
        only  7 T30>T37, 7 T30>T33, 7 T30>T34, 7 T30>T35, 7 T30>T36,
              7 C0.1>C0.2, 7 C0.1>C0.3, 7 C0.1>C0.4, 7 C0.1>C0.5
        7 C0.1>C0.4
        seven    {"left": 4, "moved": "C0.4"}
        only     7 T30>T34
        7 T30>T34
        laddies  T34 C0.4
    """)
    stramash("T30 C0.1", "7", CASTLE).shows("""
        7 T30>T34
        only     7 C0.1>C0.4
        7 C0.1>C0.4
        laddies  T34 C0.4
    """)


def test_M3_with_castle_seven_nobody_is_jumped_in_the_castle() -> None:
    stramash("T30 C0.1 C0.3", "7", CASTLE).shows("""
        only  7 T30>T35, 7 T30>T36, 7 T30>T37, 7 C0.1>C0.2, 7 C0.3>C0.4, 7 C0.3>C0.5
    """)


def test_M3_with_castle_seven_the_castle_alone_is_too_short_for_a_seven() -> None:
    stramash("C0.1 C0.2", "7", CASTLE).shows("only discard 7")
    stramash("C0.1", "7", CASTLE).shows("only discard 7")
    stramash("C0.1 C0.5", "7", CASTLE).shows("only discard 7")


def test_M3_with_castle_seven_moving_up_makes_room_for_the_last_laddie() -> None:
    stramash("T71 C0.1 C0.3 C0.4 C0.5", "7", CASTLE).shows("""
        only  7 T71>T5, 7 T71>T6, 7 C0.1>C0.2
        7 C0.1>C0.2
        only  7 T71>T5
    """)
    stramash("T70 C0.1 C0.3 C0.4 C0.5", "7", CASTLE).shows("""
        7 C0.1>C0.2
        only  7 T70>T4, 7 T70>C0.1
        7 T70>C0.1
        over  1 -1 -1 -1
    """)


def test_M3_with_castle_seven_the_last_laddie_still_does_not_come_home_with_a_first_part() -> None:
    stramash(f"T2 {LAST_HOME}", "7", CASTLE).shows("only 7 T2>T9")


def test_M3_the_first_part_may_be_taken_back() -> None:
    scene = stramash("T10 T30 | T13", "7 5", discard="Q")
    before = scene.match.position()
    scene.shows("7 T10>T13")
    for seat in range(4):
        assert scene.match.can_take_back(seat) == (seat == 0)
    scene.match.take_back(0)
    assert scene.match.position() == before
    told = {"event": "taken_back", "seat": 0, "laddies": before["laddies"]}
    for viewer in (0, 1, 2, 3, None):
        assert scene.match.events(viewer)[-1] == told
    scene.shows("7 T30>T37\nturn 1")


def test_M3_nothing_else_is_taken_back() -> None:
    for first in ("", "7 T10>T13\n7 T30>T34", "7 T10>T17", "5 T10>T15"):
        match = stramash("T10 T30", "7 5").shows(first).match
        for seat in range(4):
            assert not match.can_take_back(seat)
            with pytest.raises(spielwerk.IllegalAction) as refusal:
                match.take_back(seat)
            assert refusal.value.code == "nothing_to_take_back"


def test_M3_two_seats_split_a_seven_as_well() -> None:
    stramash("T10 T35 | T36 T38", "2 | 7", seats=2, to_move=1).shows("""
        can      7 T36>T37, 7 T38>T42, 7 T38>C1.2
        7 T38>C1.2
        only     7 T36>T40, 7 T36>C1.1
        7 T36>C1.1
        laddies  T10 T35 | C1.1 C1.2
        turn     0
    """)
