"""Rufus, a stone's own move (§T6): field by field, up to the fox and never past it."""

import pytest

from tests.rulebook.rufus_scenario import rufus

OFF = {"exact_catch": "off"}


def test_T6_a_stone_goes_clockwise_field_by_field() -> None:
    scene = rufus("56 40 | 20 21", fox=30).shows("""
        stone 56>3
        stones 3 40 | 20 21
    """)
    [moved] = scene.told(1, "stone_moved")
    assert moved == {
        "event": "stone_moved",
        "seat": 0,
        "from": "56",
        "to": "3",
        "points": 7,
        "path": ["57", "58", "59", "0", "1", "2", "3"],
    }


def test_T6_any_number_of_stones_may_share_a_field() -> None:
    rufus("48 52 | 50 55 | 55 55").shows("""
        stone 48>55
        stones 52 55 | 50 55 | 55 55
        stone 50>57
        stones 52 55 | 55 57 | 55 55
    """)


def test_T6_other_stones_are_no_hindrance_and_nothing_happens_to_them() -> None:
    rufus("10 40 | 12 17").shows("stone 10>17\nstones 17 40 | 12 17\nwon |")


def test_T6_two_own_stones_on_one_field_are_one_choice() -> None:
    rufus("10 10 | 12 17", hands="-").shows("""
        only   fox 1, fox 2, fox 3, fox 4, fox 5, fox 6, fox 7, stone 10>17
        stone 10>17
        stones 10 17 | 12 17
    """)


def test_T6_with_the_last_point_a_stone_catches_the_fox() -> None:
    scene = rufus("53 40 | 20 21").shows("""
        can    stone 53>0
        stone 53>0
        rufus  0
        stones 40 40 | 20 21
        won    1 |
        turn   1
        points 7
    """)
    assert scene.told(None, "caught") == [
        {
            "event": "caught",
            "seat": 0,
            "by": "stone",
            "at": "0",
            "stones": [{"seat": 0, "to": "40"}],
        }
    ]
    assert scene.told(None, "won") == [
        {"event": "won", "seat": 0, "prize": 1, "why": "caught", "at": "0"}
    ]
    assert scene.told(1, "stone_moved")[0]["to"] == "0"


def test_T6_with_points_left_it_may_not_enter_the_fox_s_field() -> None:
    rufus("54 40 | 20 21").shows("""
        refused T6 fox_needs_last_point stone 54>0
        refused T6 fox_in_way stone 54>1
        can stone 40>47
    """)


def test_T6_a_stone_cannot_pass_the_fox() -> None:
    for stone in range(54, 60):
        rufus(f"{stone} 40 | 20 21").shows(f"""
            refused T6 fox_in_way stone {stone}>{(stone + 7) % 60}
        """)


def test_T6_points_can_be_spent_before_to_catch_it_exactly() -> None:
    rufus("55 40 | 20 21").shows("""
        lay 5 @50
        not  stone 55>1, stone 55>0
        fox 1
        not  stone 55>1
        can  stone 55>0, stone 40>45
    """)
    rufus("55 40 | 20 21").shows("""
        fox 1
        can  stone 55>1
        stone 55>1
        won  1 |
    """)
    rufus("54 40 | 20 21").shows("""
        lay 5 @50
        stone 54>0
        stones 40 40 | 20 21
        won    1 |
        trail  0:5@50
    """)


def test_T6_the_stone_s_mate_may_stand_anywhere() -> None:
    rufus("53 53 | 20 21").shows("stone 53>0\nstones 53 53 | 20 21")
    rufus("53 10 | 20 21").shows("stone 53>0\nstones 10 10 | 20 21")
    rufus("53 0 | 20 21").shows("stone 53>0\nstones 0 0 | 20 21\nwon 1 |")


def test_T6_a_stone_beside_the_fox_moves_away_freely() -> None:
    rufus("0 40 | 20 21").shows("stone 0>7\nstones 7 40 | 20 21\nwon |")


def test_T6_a_stone_right_ahead_of_the_fox_is_not_hindered() -> None:
    rufus("1 40 | 20 21").shows("stone 1>8\nstones 8 40 | 20 21")


def test_T6_the_foreign_stones_beside_the_fox_stay_when_it_is_caught() -> None:
    rufus("53 40 | 0 0 | 0 21").shows("""
        stone 53>0
        stones 40 40 | 0 0 | 0 21
        won    1 | |
    """)


def test_T6_the_fox_comes_before_the_card_on_its_field() -> None:
    scene = rufus("53 40 | 20 21", trail="1:4@0").shows("""
        stone 53>0
        stones 40 40 | 20 21
        won    1 |
        trail  1:4@0
        picked
    """)
    assert scene.told(None, "met") == []


def test_T6_a_card_on_the_fox_s_field_is_no_way_past_it() -> None:
    rufus("55 40 | 20 21", trail="1:4@0").shows("""
        not     stone 55>0
        refused T6 fox_in_way stone 55>2
    """)


def test_T6_a_card_met_before_the_fox_lets_all_points_be_announced() -> None:
    rufus("55 40 | 20 21", trail="1:3@57").shows("""
        can    stone 55>2
        stone 55>2
        stones 40 54 | 20 21
        won    |
        picked 1:3
    """)
    rufus("55 40 | 20 21", trail="1:8@59").shows("""
        stone 55>2
        stones 7 40 | 20 21
        won    1 |
    """)


def test_T6_a_card_behind_the_fox_s_field_does_not() -> None:
    rufus("55 40 | 20 21", trail="1:3@1").shows("not stone 55>2")


def test_T6_an_own_card_before_the_fox_does_not_either() -> None:
    rufus("55 40 | 20 21", trail="0:3@57").shows("refused T6 fox_in_way stone 55>2")


def test_T6_the_set_back_stone_meets_no_card() -> None:
    rufus("53 40 | 20 21", trail="1:4@40").shows("""
        stone 53>0
        stones 40 40 | 20 21
        trail  1:4@40
    """)


def test_T6_exact_catch_on_is_the_rulebook() -> None:
    rufus("54 40 | 20 21", {"exact_catch": "on"}).shows("not stone 54>1, stone 54>0")


def test_T6_off_a_stone_that_meets_the_fox_with_points_left_stops_there() -> None:
    scene = rufus("54 40 | 20 21", OFF).shows("""
        can    stone 54>1
        not    stone 54>0
        stone 54>1
        rufus  0
        stones 40 40 | 20 21
        won    1 |
        turn   1
        points 7
    """)
    [moved] = scene.told(0, "stone_moved")
    assert (moved["to"], moved["points"]) == ("0", 7)
    assert moved["path"] == ["55", "56", "57", "58", "59", "0"]


@pytest.mark.parametrize("stone", range(53, 60))
def test_T6_off_from_every_field_behind_it(stone: int) -> None:
    rufus(f"{stone} 40 | 20 21", OFF).shows(f"""
        stone {stone}>{(stone + 7) % 60}
        stones 40 40 | 20 21
        won   1 |
    """)


def test_T6_off_it_still_takes_all_the_points_that_are_left() -> None:
    rufus("58 40 | 20 21", OFF).shows("""
        fox 2
        refused T2 points_left_over stone 58>2
        can  stone 58>3
    """)


def test_T6_off_a_card_before_the_fox_still_ends_the_move() -> None:
    rufus("54 40 | 20 21", OFF, trail="1:5@57").shows("""
        stone 54>1
        stones 40 52 | 20 21
        won    |
    """)


def test_T6_off_a_card_on_the_fox_s_field_is_not_met() -> None:
    rufus("54 40 | 20 21", OFF, trail="1:5@0").shows("""
        stone 54>1
        stones 40 40 | 20 21
        trail  1:5@0
        won    1 |
    """)


def test_T6_off_short_of_the_fox_nothing_is_different() -> None:
    rufus("50 40 | 20 21", OFF).shows("stone 50>57\nstones 40 57 | 20 21\nwon |")
