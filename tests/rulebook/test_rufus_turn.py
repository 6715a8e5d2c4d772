"""Rufus, the turn: seven points (§T1), and all of them (§T2)."""

import pytest

from tests.rulebook.rufus_scenario import FAR, rufus


def test_T1_a_turn_has_seven_points() -> None:
    rufus().shows("""
        points 7
        can    fox 1, fox 7, lay 5 @55, stone 48>55, stone 52>59
        not    fox 8, fox 0, stone 48>56
    """)


def test_T1_the_fox_costs_a_point_for_each_field() -> None:
    rufus().shows("""
        fox 3
        rufus  3
        points 4
        turn   0
        can    stone 48>52, stone 52>56
    """)


def test_T1_the_fox_moves_at_most_once_in_a_turn() -> None:
    rufus().shows("""
        fox 3
        refused T1 fox_moved fox 1
        refused T1 fox_moved fox 4
    """)


def test_T1_a_trail_card_costs_one_point() -> None:
    rufus().shows("""
        lay 5 @55
        points 6
        turn   0
        trail  0:5@55
        hand   2 3 4 6 7 8 9
        can    fox 1, fox 6, stone 48>54, stone 52>58
        not    fox 7, stone 48>55
    """)


def test_T1_at_most_one_trail_card_is_laid_in_a_turn() -> None:
    rufus().shows("""
        lay 5 @55
        refused T1 card_laid lay 6 @56
        refused T1 card_laid lay 5 @56
        fox 2
        refused T1 card_laid lay 6 @56
    """)


def test_T1_the_fox_first_and_then_the_card() -> None:
    rufus().shows("""
        fox 2
        lay 5 @55
        points 4
        only   stone 48>52, stone 52>56
        stone 48>52
        stones 52 52 | 48 52
        turn   1
        points 7
    """)


def test_T1_the_card_first_and_then_the_fox() -> None:
    rufus().shows("""
        lay 5 @55
        fox 2
        points 4
        only   stone 48>52, stone 52>56
        stone 52>56
        turn   1
    """)


def test_T1_not_the_fox_a_card_and_the_fox_again() -> None:
    rufus().shows("""
        fox 2
        lay 5 @55
        refused T1 fox_moved fox 1
    """)


def test_T1_one_point_for_each_field_of_a_stone() -> None:
    rufus().shows("""
        stone 48>55
        stones 52 55 | 48 52
        turn   1
    """)


def test_T1_the_stone_comes_last_and_ends_the_turn() -> None:
    rufus().shows("""
        stone 48>55
        0: refused T1 not_your_turn fox 1
        0: refused T1 not_your_turn stone 52>59
        turn 1
    """)


def test_T1_the_fox_alone_may_use_up_all_points() -> None:
    rufus().shows("""
        fox 7
        rufus  7
        stones 48 52 | 48 52
        turn   1
        points 7
    """)


def test_T1_fox_and_card_may_use_up_all_points() -> None:
    rufus().shows("""
        fox 6
        points 1
        turn   0
        can    stone 48>49, stone 52>53
        lay 5 @55
        turn   1
    """)
    rufus().shows("""
        lay 5 @55
        fox 6
        turn   1
    """)


def test_T1_a_turn_that_ends_by_itself_leaves_the_next_one_fresh() -> None:
    scene = rufus().shows("fox 6\nlay 5 @55\nturn 1")
    fresh = {"points": 7, "fox_moved": False, "card_laid": False}
    assert scene.match.position()["turn"] == fresh


def test_T1_one_point_left_may_be_a_step() -> None:
    rufus().shows("""
        lay 5 @55
        fox 5
        only stone 48>49, stone 52>53
    """)


def test_T1_nothing_costs_more_points_than_are_left() -> None:
    rufus().shows("""
        fox 5
        refused T1 too_few_points stone 48>55
        refused T1 too_few_points stone 48>51
        can stone 48>50
    """)
    rufus().shows("""
        refused T1 too_few_points fox 8
        refused T1 too_few_points fox 60
        refused T1 too_few_points stone 48>56
        refused T1 too_few_points stone 48>47
    """)
    rufus().shows("""
        lay 5 @55
        refused T1 too_few_points fox 7
        refused T1 too_few_points stone 48>55
    """)


def test_T1_a_stone_alone_is_a_turn_and_so_is_fox_and_stone_and_card_and_stone() -> None:
    for script in ("stone 48>55", "fox 1\nstone 48>54", "lay 2 @50\nstone 48>54"):
        rufus().shows(f"{script}\nturn 1")


def test_T1_a_seat_moves_its_own_stones() -> None:
    rufus("48 52 | 40 45").shows("""
        refused - not_your_stone stone 40>47
        refused - no_stone_there stone 10>17
        can stone 48>55
    """)


def test_T1_who_is_not_to_move_does_nothing() -> None:
    rufus("48 52 | 40 45 | 48 52").shows("""
        1: refused T1 not_your_turn fox 1
        2: refused T1 not_your_turn stone 48>55
        turn 0
    """)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_T1_it_goes_round_clockwise(seats: int) -> None:
    scene = rufus(" | ".join(["48 52"] * seats))
    for seat in range(seats):
        scene.shows(f"turn {seat}\nstone 48>55")
    scene.shows("turn 0")


def test_T1_seats_that_are_out_are_passed_over() -> None:
    rufus("48 52 | - | 48 52 | -").shows("""
        stone 48>55
        turn 2
        stone 48>55
        turn 0
    """)


def test_T2_a_stone_takes_all_the_points_that_are_left() -> None:
    rufus().shows("""
        refused T2 points_left_over stone 48>50
        refused T2 points_left_over stone 48>54
        fox 3
        refused T2 points_left_over stone 48>51
        can stone 48>52
    """)


CLOSE = "57 58"
"""Stones three and two fields behind a fox on 0: no stone can take more than five points."""


def test_T2_what_would_leave_points_unused_is_not_legal() -> None:
    """Without cards: after `fox 1` six points would be left, the stones can use three or four."""
    rufus(f"{CLOSE} | {FAR}", hands="-").shows("""
        only    fox 2, fox 3, fox 4, fox 5, fox 6, fox 7
        refused T2 points_lost fox 1
        refused T6 fox_in_way stone 57>4
    """)


def test_T2_the_plan_goes_on_as_it_must() -> None:
    rufus(f"{CLOSE} | {FAR}", hands="-").shows("""
        fox 2
        only   stone 57>2
        stone 57>2
        stones 58 58 | 20 21
        turn   1
    """)
    rufus(f"{CLOSE} | {FAR}", hands="-").shows("""
        fox 3
        only stone 57>1, stone 58>2
    """)


def test_T2_a_card_can_be_the_point_that_is_missing() -> None:
    """`fox 2` and a card leave four points: enough for the stone on 58, not on 57."""
    rufus(f"{CLOSE} | {FAR}", hands="5").shows("""
        refused T2 points_lost fox 1
        can    fox 2, lay 5 @50
        fox 2
        can    stone 57>2, lay 5 @50
        not    stone 58>2
        lay 5 @50
        only   stone 57>1, stone 58>2
    """)


def test_T2_a_card_that_is_needed_must_be_laid() -> None:
    """After `fox 1` the stones on 56 can use five points; the sixth is a card's."""
    rufus("56 56 | 20 21", hands="5").shows("""
        fox 1
        not stone 56>1, stone 56>2
        can lay 5 @50
        lay 5 @50
        only stone 56>1
    """)


def test_T2_after_a_card_the_fox_must_go_far_enough() -> None:
    rufus(f"{CLOSE} | {FAR}", hands="5").shows("""
        lay 5 @50
        only    fox 2, fox 3, fox 4, fox 5, fox 6
        refused T2 points_lost fox 1
    """)


def test_T2_where_no_plan_uses_all_points_as_many_as_possible_are_used() -> None:
    """A stone right ahead of the fox: `fox 1` and four points with the stone on 57 are five."""
    rufus(f"{CLOSE} | 1 40", hands="-").shows("""
        only   fox 1
        not    stone 57>0, stone 58>0, stone 57>59, stone 57>4
        fox 1
        points 6
        only   stone 57>1
        not    stone 58>1, stone 57>0, stone 57>3
        stone 57>1
        stones 58 58 | 40 40
        won    1 3 |
        turn   1
        points 7
    """)


def test_T2_in_the_last_resort_a_shorter_plan_is_refused_because_points_are_lost() -> None:
    rufus(f"{CLOSE} | 1 40", hands="-").shows("""
        refused T2 points_lost stone 57>0
        refused T2 points_lost stone 58>59
        refused T6 fox_in_way stone 57>4
        fox 1
        refused T2 points_lost stone 58>1
        refused T6 fox_in_way stone 57>2
    """)
    rufus(f"{CLOSE} | 1 40", hands="5").shows("""
        fox 1
        refused T2 points_lost stone 57>1
    """)


def test_T2_the_best_plan_lays_a_card_too() -> None:
    rufus(f"{CLOSE} | 1 40", hands="5").shows("""
        can    fox 1, lay 5 @2, lay 5 @59
        not    stone 57>0, stone 58>0, fox 2
        fox 1
        not    stone 57>1, stone 58>1
        can    lay 5 @50, lay 5 @0
        lay 5 @41
        only   stone 57>1
    """)
    rufus(f"{CLOSE} | 1 40", hands="5").shows("""
        lay 5 @2
        only fox 1
        fox 1
        only stone 57>1
    """)


def test_T2_a_card_must_be_laid_before_there_is_no_room_for_it() -> None:
    """Once caught, the foreign stones stand right behind the fox, and no card can be laid."""
    rufus(f"{CLOSE} | 0 1", hands="5").shows("""
        refused T2 points_lost fox 1
        lay 5 @50
        only   fox 1
        fox 1
        stones 57 58 | 0 0
        only   stone 57>1
    """)
    rufus(f"{CLOSE} | 0 1", hands="-").shows("only fox 1")


def test_T2_in_the_last_resort_a_stone_stops_short_with_its_last_point() -> None:
    """§T6: the last point is the last one announced. The points that are left lapse."""
    scene = rufus("54 55 | 20 21", fox=59, hands="-", turn="6 fox").shows("""
        only   stone 54>59
        stone 54>59
        won    1 |
        stones 55 55 | 20 21
        turn   1
    """)
    assert scene.told(0, "stone_moved")[0]["points"] == 5


def test_T2_in_the_last_resort_only_the_best_plan_is_legal() -> None:
    rufus("59 59 | 20 21", hands="-", turn="5 fox").shows("only stone 59>0")
    rufus("58 58 | 20 21", hands="-", turn="5 fox").shows("only stone 58>0")
    rufus("58 58 | 20 21", hands="5", turn="5 fox").shows("""
        not   stone 58>0, stone 58>59
        can   lay 5 @59, lay 5 @22
        lay 5 @59
        only  stone 58>0
    """)


def test_T2_a_foreign_card_before_the_fox_lets_a_stone_use_all_points() -> None:
    rufus(f"{CLOSE} | 1 40", trail="1:3@59", hands="-").shows("""
        only  stone 57>4, stone 58>5, fox 1
        fox 1
        only  stone 57>3, stone 58>4
    """)


def test_T2_an_own_card_before_the_fox_does_not() -> None:
    rufus(f"{CLOSE} | 1 40", trail="0:3@59", hands="-").shows("only fox 1")


def test_T2_a_plan_that_ends_the_game_is_complete() -> None:
    """`fox 1` reaches the fox field: with the last prize the points that are left are used."""
    rufus("26 27 | 45 46", fox=29, hands="-", left="17 19").shows("""
        not  fox 1
        can  fox 2
    """)
    rufus("26 27 | 45 46", fox=29, hands="-", left="19").shows("""
        can   fox 1
        fox 1
        over  -1 1
    """)


def test_T2_a_catch_that_ends_the_game_is_complete() -> None:
    rufus("26 27 | 30 46", fox=29, hands="-", left="19", options={"fields": 80}).shows("""
        only  fox 1
        fox 1
        over  -1 1
    """)


def test_T2_so_is_a_catch_that_leaves_only_one_seat() -> None:
    """Laying the card first would use a point more, but `fox 1` ends the game."""
    rufus(f"{CLOSE} | 1 1", hands="5").shows("""
        can   fox 1, lay 5 @50
        not   stone 57>0
        fox 1
        over  1 -1
    """)


def test_T2_whoever_can_end_the_game_with_all_points_has_no_short_move() -> None:
    """Short moves are for where no plan uses all points; here `fox 1` ends the game."""
    rufus(f"{CLOSE} | 1 40", hands="-", left="19").shows("""
        only fox 1
    """)


def test_T2_a_plan_that_takes_the_own_seat_out_is_complete() -> None:
    rufus("1 1 | 40 41 | 40 42", hands="-").shows("""
        only  fox 1, stone 1>8
        fox 1
        stones - | 40 41 | 40 42
        won   1 | |
        turn  1
        points 7
    """)


def test_T2_with_a_card_laid_too() -> None:
    rufus("1 1 | 40 41 | 40 42", hands="5").shows("""
        lay 5 @50
        only  fox 1, stone 1>7
        fox 1
        turn  1
        trail 0:5@50
    """)


def test_T2_in_the_last_resort_a_short_catch_that_ends_the_game_is_complete() -> None:
    """With the last prize both catches use all points; before it, only the longer one does."""
    rufus("55 57 | 20 21", hands="-", left="17 19", turn="6 fox").shows("only stone 55>0")
    rufus("55 57 | 20 21", hands="-", left="19", turn="6 fox").shows("""
        only  stone 55>0, stone 57>0
        stone 57>0
        over  -1 1
    """)


def test_T2_a_turn_under_way_is_judged_from_where_it_stands() -> None:
    rufus("40 41 | 20 21", turn="3 fox card", hands="5 |", trail="0:6@50").shows("""
        only stone 40>43, stone 41>44
    """)
    rufus("59 58 | 20 21", turn="3 fox card", hands="5 |", trail="0:6@50").shows("""
        only stone 58>0
    """)


def test_T2_the_options_that_let_everything_be_used_leave_no_last_resort() -> None:
    rufus(f"{CLOSE} | 1 40", {"exact_catch": "off"}, hands="-").shows("""
        can  stone 57>4, stone 58>5, fox 1
        not  stone 57>0, stone 58>0
    """)
    rufus(f"{CLOSE} | 1 40", {"fox_continues": "on"}, hands="-").shows("""
        only fox 2, fox 3, fox 4, fox 5, fox 6, fox 7
    """)
