"""Dog, chapter *Moves*: the seven and how it goes on with the partner (§M5 and §M10)."""

import pytest

import spielwerk
from tests.rulebook.dog_scenario import dog

HOME = "G0.1 G0.2 G0.3 G0.4"
NEARLY = "G0.2 G0.3 G0.4"
"""Three men home: the last one still needs G0.1."""
TWO = {"seven_men": "two"}


def test_M5_every_man_on_a_field_that_a_seven_enters_goes_home() -> None:
    dog("T10 | T12 T30 | T14 | T16", "7").shows("""
        7 T10>T17
        men  T17 | T30
    """)


def test_M5_a_man_on_the_last_field_goes_home_as_well() -> None:
    dog("T10 | T17", "7").shows("""
        7 T10>T17
        men  T17
    """)


def test_M5_the_partners_men_and_the_own_go_home_too() -> None:
    dog("T10 T13 T17 | | T11 T12", "7").shows("""
        7 T10>T17
        men  T17
    """)


def test_M5_men_beside_the_way_stay() -> None:
    dog("T10 | T9 T18", "7").shows("""
        7 T10>T17
        men  T17 | T9 T18
    """)


def test_M5_the_men_go_home_in_the_order_of_the_fields() -> None:
    scene = dog("T10 | T12 T16 | T14", "7").shows("7 T10>T17")
    sent = [(event["owner"], event["from"]) for event in scene.told(None, "sent_home")]
    assert sent == [(1, "T12"), (2, "T14"), (1, "T16")]


def test_M5_the_seven_steps_may_be_shared_among_several_men() -> None:
    dog("T10 T20 | T12 | T23 | T15", "7 2").shows("""
        7 T10>T13
        seven    {"left": 4, "moved": ["T13"], "joker": false}
        turn     0
        only     7 T20>T24
        7 T20>T24
        men      T13 T24 | | | T15
        turn     1
        discard  7
    """)


def test_M5_all_four_men_may_share() -> None:
    dog("T10 T20 T30 T40", "7").shows("""
        7 T30>T31
        7 T10>T12
        7 T40>T41
        seven  {"left": 3, "moved": ["T12", "T31", "T41"], "joker": false}
        only   7 T20>T23
        7 T20>T23
        men    T12 T23 T31 T41
    """)


def test_M5_the_card_is_laid_open_with_the_first_part() -> None:
    scene = dog("T10 T20", "7 2").shows("""
        7 T10>T13
        discard  7
        0: hand  2
        7 T20>T24
    """)
    assert scene.told(1, "played") == [{"event": "played", "seat": 0, "card": "7", "as": "7"}]
    assert len(scene.told(1, "moved")) == 2


def test_M5_each_part_is_one_action() -> None:
    dog("T10 T20", "7", plies=5).shows("""
        7 T10>T13
        plies  6
        7 T20>T24
        plies  7
    """)


def test_M5_all_seven_steps_must_be_used() -> None:
    dog("T10", "7").shows("only 7 T10>T17")
    dog("T10 G0.1 G0.2 G0.3", "7").shows(
        "only 7 T10>T14, 7 T10>T15, 7 T10>T16, 7 T10>T17, 7 G0.3>G0.4"
    )


def test_M5_a_seven_that_cannot_be_used_up_cannot_be_played() -> None:
    dog("G0.1", "7 A").shows("only A out, A G0.1>G0.2")
    dog("T14 | T16!", "7 A").shows("only A out, A T14>T15")
    dog("G0.1 G0.3 T15 | T16!", "7 2 3 A").shows("only A out, A G0.1>G0.2, A G0.3>G0.4")


def test_M5_a_first_part_after_which_the_rest_cannot_be_used_is_not_legal() -> None:
    dog("G0.1 T10 | T16!", "7").shows("""
        only  7 T10>T14, 7 T10>T15, 7 G0.1>G0.3, 7 G0.1>G0.4
        not   7 T10>T11, 7 T10>T13, 7 G0.1>G0.2
        7 T10>T14
        only  7 G0.1>G0.4
    """)


def test_M5_only_parts_of_the_seven_follow_the_first_part() -> None:
    dog("T10 T20", "7 7 2 K").shows("""
        7 T10>T13
        not  2 T20>T22, K out, X=7 T20>T24
        only 7 T20>T24
    """)


def test_M5_the_men_may_go_in_any_order() -> None:
    men = ", ".join(f"7 T{man}>T{man + steps}" for man in (20, 40) for steps in range(1, 8))
    dog("T20 T40", "7").shows(f"only {men}")


def test_M5_each_man_takes_its_steps_in_one_go() -> None:
    dog("T10 T20", "7").shows("""
        7 T10>T12
        not  7 T12>T13, 7 T12>T17
        only 7 T20>T25
    """)
    dog("T10 T20 T30", "7").shows("""
        7 T10>T12
        7 T20>T21
        not  7 T12>T16, 7 T21>T25
        only 7 T30>T34
    """)


def test_M5_a_man_sent_home_by_an_earlier_part_takes_no_part() -> None:
    dog("T10 T12", "7").shows("""
        only  7 T10>T11, 7 T10>T17, 7 T12>T13, 7 T12>T14, 7 T12>T15,
              7 T12>T16, 7 T12>T17, 7 T12>T18, 7 T12>T19
        not   7 T10>T12, 7 T10>T13, 7 T10>T16
    """)
    dog("T10 T12 T40", "7").shows("""
        7 T10>T13
        only  7 T40>T44
        not   7 T12>T16
    """)


def test_M5_a_man_that_took_its_part_may_be_sent_home_by_a_later_one() -> None:
    dog("T10 T12", "7").shows("""
        7 T12>T13
        only  7 T10>T16
        7 T10>T16
        men   T16
    """)


def test_M5_such_a_man_is_named_among_the_moved_no_longer() -> None:
    dog("T10 T12 T40", "7").shows("""
        7 T12>T13
        7 T10>T14
        seven  {"left": 2, "moved": ["T14"], "joker": false}
        only   7 T40>T42
    """)


def test_M5_a_man_that_comes_back_home_does_not_come_out_with_the_rest() -> None:
    dog("T10 T12 T40", "7 A").shows("""
        7 T10>T13
        not  A out, 7 out
    """)


def test_M5_a_fresh_man_blocks_a_seven() -> None:
    dog("T14 T30 | T16!", "7").shows("only 7 T14>T15, 7 T30>T36, 7 T30>T37")


@pytest.mark.parametrize("blocker", ["T0! T63 | ", "T63 | T16! | ", "T63 | | T32!"])
def test_M5_a_fresh_man_blocks_wherever_it_stands_and_only_there(blocker: str) -> None:
    scene = dog(blocker, "7")
    blocked = "T0!" in blocker
    assert ("7 T63>T6" in scene.match.legal(0)) is not blocked


def test_M5_a_fresh_man_of_the_partner_blocks_too() -> None:
    dog("T30 T40 | | T32!", "7").shows("only 7 T30>T31, 7 T40>T46, 7 T40>T47")


def test_M5_the_own_fresh_man_blocks_until_it_has_taken_its_part() -> None:
    dog("T0! T62", "7").shows("""
        only  7 T62>T63, 7 T0>T1, 7 T0>T2, 7 T0>T3, 7 T0>T4, 7 T0>T5, 7 T0>T6, 7 T0>T7
        7 T0>T3
        only  7 T62>T2, 7 T62>G0.2
        7 T62>T2
        men   T2 T3
    """)


def test_M5_a_fresh_man_that_takes_a_part_is_fresh_no_longer() -> None:
    dog("T0! T62", "7").shows("""
        7 T62>T63
        7 T0>T6
        men  T6 T63
    """)


def test_M5_an_own_fresh_man_may_be_hit_after_it_took_its_part() -> None:
    dog("T0! T62", "7").shows("""
        7 T0>T1
        7 T62>T4
        men  T4
    """)


def test_M5_an_ordinary_man_on_its_start_field_does_not_block() -> None:
    dog("T14 | T16", "7").shows("""
        7 T14>T21
        men  T21
    """)


def test_M5_a_seven_may_end_in_the_goal() -> None:
    dog("T61", "7").shows("""
        only  7 T61>T4, 7 T61>G0.4
        7 T61>G0.4
        men   G0.4
    """)


def test_M5_a_part_may_end_in_the_goal() -> None:
    dog("T62 T20", "7").shows("""
        can   7 T62>G0.1, 7 T62>G0.2, 7 T62>G0.3, 7 T62>G0.4
        7 T62>G0.4
        only  7 T20>T21
    """)


def test_M5_a_part_that_turns_in_enters_the_start_field_too() -> None:
    dog("T61 | T63 | T0 | T1", "7").shows("""
        7 T61>G0.4
        men  G0.4 | | | T1
    """)


def test_M5_a_man_that_turns_in_from_its_start_field_does_not_enter_it() -> None:
    dog("T0 T20 | T1", "7").shows("""
        7 T0>G0.3
        7 T20>T24
        men  T24 G0.3 | T1
    """)


def test_M5_a_fresh_man_does_not_turn_in() -> None:
    dog("T0! T20", "7").shows("not 7 T0>G0.1, 7 T0>G0.4")


def test_M5_nobody_turns_in_past_a_fresh_man() -> None:
    dog("T62 T0!", "7").shows("not 7 T62>G0.1, 7 T62>G0.4")


def test_M5_men_in_the_lane_may_take_steps() -> None:
    dog("G0.1 T20", "7").shows("""
        can   7 G0.1>G0.2, 7 G0.1>G0.3, 7 G0.1>G0.4, 7 T20>T24, 7 T20>T25, 7 T20>T26
        not   7 T20>T21, 7 T20>T22, 7 T20>T23
        7 G0.1>G0.4
        seven {"left": 4, "moved": ["G0.4"], "joker": false}
        only  7 T20>T24
    """)


def test_M5_a_man_in_the_lane_is_not_jumped_by_a_seven() -> None:
    dog("T61 G0.2", "7").shows("not 7 T61>G0.2, 7 T61>G0.3, 7 T61>G0.4")


def test_M5_a_man_in_the_lane_may_make_room_first() -> None:
    dog("T61 G0.2", "7").shows("""
        7 G0.2>G0.4
        only  7 T61>T2, 7 T61>G0.2
    """)


def test_M5_a_man_that_came_in_with_a_part_does_not_move_up_with_the_same_seven() -> None:
    dog("T62 T20", "7").shows("""
        7 T62>G0.1
        not  7 G0.1>G0.2
        only 7 T20>T24
    """)


def test_M5_men_in_the_lanes_are_not_met_by_a_seven() -> None:
    dog("T14 | G1.1 G1.2", "7").shows("""
        7 T14>T21
        men  T21 | G1.1 G1.2
    """)


def test_M5_a_joker_as_seven_is_shared_in_the_same_way() -> None:
    dog("T10 T20 | T12", "X 7 2").shows("""
        X=7 T10>T13
        seven  {"left": 4, "moved": ["T13"], "joker": true}
        only   X=7 T20>T24
        not    7 T20>T24
        X=7 T20>T24
        men    T13 T24
        discard X
        0: hand 2 7
    """)


def test_M5_a_seven_and_a_joker_as_seven_are_two_choices() -> None:
    dog("T10", "X 7").shows("can 7 T10>T17, X=7 T10>T17")


def test_M5_each_seven_begins_anew() -> None:
    for options in ({}, TWO):
        dog("T10 T20 | T30 T40", "X | 7", options=options).shows("""
            X=7 T10>T13
            X=7 T20>T24
            7 T30>T31
            seven  {"left": 6, "moved": ["T31"], "joker": false}
            only   7 T40>T46
            7 T40>T46
            men    T13 T24 | T31 T46
        """)
        dog("T10 T40", "7 7 | - | - | -", options=options).shows("""
            7 T10>T13
            7 T40>T44
            can  7 T13>T14, 7 T13>T19, 7 T13>T20, 7 T44>T45, 7 T44>T50, 7 T44>T51
        """)


def test_M5_a_part_goes_as_far_as_its_field_says() -> None:
    dog("T10 T20", "7").shows("not 7 T10>T18, 7 T10>T10, 7 T10>T9, 7 T11>T12, 7 K>T0")


def test_M5_the_last_man_wins_with_a_seven_that_is_used_up() -> None:
    dog(f"T58 {NEARLY} | | G2.1 G2.2 G2.3 G2.4", "7").shows("""
        7 T58>G0.1
        over  1 -1 1 -1
    """)


def test_M5_the_last_man_does_not_win_with_a_seven_that_is_not_used_up() -> None:
    dog(f"T61 {NEARLY} | | G2.1 G2.2 G2.3 G2.4", "7").shows("""
        only  7 T61>T4
        not   7 T61>G0.1
    """)


def test_M5_the_winning_seven_may_be_shared() -> None:
    dog("T61 G0.1 G0.2 G0.3 | | G2.1 G2.2 G2.3 G2.4", "7").shows("""
        only  7 G0.3>G0.4, 7 T61>T1, 7 T61>T2, 7 T61>T3, 7 T61>T4
        7 G0.3>G0.4
        7 G0.2>G0.3
        7 G0.1>G0.2
        only  7 T61>G0.1, 7 T61>T1
        7 T61>G0.1
        over  1 -1 1 -1
    """)


ENDS = {"seven_win": "ends"}


def test_M5_with_seven_win_ends_the_last_man_wins_with_steps_left() -> None:
    dog(f"T61 {NEARLY} | | G2.1 G2.2 G2.3 G2.4", "7", ENDS).shows("""
        only  7 T61>T4, 7 T61>G0.1
        7 T61>G0.1
        over  1 -1 1 -1
    """)
    dog(f"T61 {NEARLY} | | G2.1 G2.2 G2.3 G2.4", "X", ENDS).shows("can X=7 T61>G0.1")


def test_M5_with_seven_win_ends_the_partners_last_man_wins_so_too() -> None:
    dog("G0.1 G0.2 G0.3 G0.4 | | T30 G2.2 G2.3 G2.4", "7", ENDS).shows("""
        7 T30>G2.1
        over  1 -1 1 -1
    """)


def test_M5_with_seven_win_ends_earlier_parts_need_only_leave_enough_to_win() -> None:
    men = "T61 G0.1 G0.3 G0.4 | | G2.1 G2.2 G2.3 G2.4"
    dog(men, "7", ENDS).shows("""
        can   7 G0.1>G0.2
        7 G0.1>G0.2
        can   7 T61>G0.1
        7 T61>G0.1
        over  1 -1 1 -1
    """)
    dog(men, "7", ENDS | {"seven_men": "two"}).shows("can 7 G0.1>G0.2")


def test_M5_with_seven_win_ends_other_men_still_use_up_the_seven() -> None:
    dog(f"T61 {NEARLY} | | T5 G2.2 G2.3 G2.4", "7", ENDS).shows("""
        7 T61>G0.1
        turn  0
        only  7 T5>T8
    """)
    dog("T61 G0.2 G0.3 K", "7", ENDS).shows("not 7 T61>G0.1")


def test_M5_with_seven_men_two_the_second_man_uses_up_the_rest() -> None:
    dog("T10 T20 T30", "7", options=TWO).shows("""
        7 T10>T12
        only  7 T20>T25, 7 T30>T35
    """)


def test_M5_with_seven_men_two_one_man_may_take_all() -> None:
    dog("T10 T20", "7", options=TWO).shows("can 7 T10>T17, 7 T20>T27")


def test_M5_with_seven_men_two_a_first_part_must_leave_what_one_man_can_use() -> None:
    dog("T10 G0.1 G0.3 | T16!", "7").shows("can 7 G0.3>G0.4, 7 T10>T14")
    dog("T10 G0.1 G0.3 | T16!", "7 A", options=TWO).shows("""
        not  7 G0.3>G0.4, 7 T10>T14, 7 T10>T15, 7 G0.1>G0.2
    """)


def test_M5_with_seven_men_two_a_man_sent_home_has_still_taken_part() -> None:
    dog("T10 T12 T40", "7", options=TWO).shows("""
        7 T12>T13
        only  7 T10>T16, 7 T40>T46
    """)


def test_M5_with_seven_men_two_a_joker_is_held_to_it_too() -> None:
    dog("T10 T20", "X", options=TWO).shows("""
        X=7 T10>T12
        only  X=7 T20>T25
    """)


def test_M5_parts_may_be_taken_back_until_the_turn_is_complete() -> None:
    scene = dog("T10 T20 T30 | T12 | T23", "7 2")
    match = scene.match
    before = match.position()
    scene.shows("""
        7 T10>T13
        7 T20>T21
    """)
    assert match.can_take_back(0)
    match.take_back(0)
    scene.shows("""
        only  7 T20>T21, 7 T20>T22, 7 T20>T23, 7 T20>T24,
              7 T30>T31, 7 T30>T32, 7 T30>T33, 7 T30>T34
    """)
    match.take_back(0)
    assert match.position() == before
    assert not match.can_take_back(0)


@pytest.mark.parametrize("steps", range(1, 7))
def test_M5_every_first_part_may_be_taken_back(steps: int) -> None:
    scene = dog("T10 T30", "7 2")
    before = scene.match.position()
    scene.shows(f"7 T10>T{10 + steps}")
    assert [scene.match.can_take_back(seat) for seat in range(4)] == [True, False, False, False]
    scene.match.take_back(0)
    assert scene.match.position() == before


def test_M5_a_complete_turn_is_not_taken_back() -> None:
    match = (
        dog("T10 T20", "7 2")
        .shows("""
        7 T10>T13
        7 T20>T24
    """)
        .match
    )
    for seat in range(4):
        assert not match.can_take_back(seat)
        with pytest.raises(spielwerk.IllegalAction):
            match.take_back(seat)


def test_M5_taking_back_is_told_to_everybody_and_counts_as_a_decision() -> None:
    scene = dog("T10 T20 | T12", "7 2").shows("7 T10>T13")
    made = scene.match.decisions(0)
    scene.match.take_back(0)
    assert scene.match.decisions(0) > made
    for seat in (0, 1, 2, 3, None):
        told = scene.match.events(seat)[-1]
        assert (told["event"], told["seat"]) == ("taken_back", 0)
        assert told["men"] == scene.match.observation(seat)["men"]


def test_M10_the_rest_of_a_seven_goes_on_with_the_partners_men() -> None:
    dog(f"T62 {NEARLY} | | T40", "7").shows("""
        only  7 T62>T5, 7 T62>G0.1
        7 T62>G0.1
        seven {"left": 4, "moved": ["G0.1"], "joker": false}
        turn  0
        only  7 T40>T44
        7 T40>T44
        men   G0.1 G0.2 G0.3 G0.4 | | T44
        turn  1
    """)


@pytest.mark.parametrize(
    ("to_move", "men"),
    [
        (1, "| T14 G1.2 G1.3 G1.4 | | T50"),
        (2, "T50 | | T30 G2.2 G2.3 G2.4"),
        (3, "| T50 | | T46 G3.2 G3.3 G3.4"),
    ],
)
def test_M10_every_seat_goes_on_with_the_seat_opposite(to_move: int, men: str) -> None:
    hands = " | ".join(["7" if seat == to_move else "" for seat in range(4)])
    dog(men, hands, to_move=to_move).shows(f"""
        7 T{16 * to_move - 2}>G{to_move}.1
        only  7 T50>T54
    """)


def test_M10_before_the_last_own_man_is_in_the_partners_men_take_no_steps() -> None:
    dog(f"T62 {NEARLY} | | T40 G2.1", "7").shows("not 7 T40>T41, 7 T40>T47, 7 G2.1>G2.2")
    dog("T10 T62 G0.3 G0.4 | | T40", "7").shows("""
        7 T62>G0.2
        only  7 T10>T13
    """)


def test_M10_the_rest_may_be_shared_among_the_partners_men() -> None:
    dog(f"T62 {NEARLY} | T42 | T40 T50", "7").shows("""
        7 T62>G0.1
        only  7 T40>T41, 7 T40>T42, 7 T40>T43, 7 T40>T44,
              7 T50>T51, 7 T50>T52, 7 T50>T53, 7 T50>T54
        7 T40>T43
        only  7 T50>T51
        7 T50>T51
        men   G0.1 G0.2 G0.3 G0.4 | | T43 T51
    """)


def test_M10_without_a_man_of_the_partner_on_the_track_the_seven_must_be_used_up() -> None:
    dog(f"T62 {NEARLY}", "7").shows("only 7 T62>T5")
    dog(f"T58 {NEARLY}", "7").shows("only 7 T58>G0.1, 7 T58>T1")


def test_M10_a_man_of_the_partner_in_its_lane_alone_is_not_enough() -> None:
    dog(f"T61 {NEARLY} | | G2.1", "7").shows("only 7 T61>T4")


def test_M10_the_men_in_the_partners_lane_may_take_steps_if_one_is_on_the_track() -> None:
    dog(f"T61 {NEARLY} | | T40 G2.1", "7").shows("""
        7 T61>G0.1
        can  7 G2.1>G2.4
        7 G2.1>G2.4
        men  G0.1 G0.2 G0.3 G0.4 | | T40 G2.4
    """)


def test_M10_the_man_on_the_track_need_not_move_itself() -> None:
    dog(f"T61 {NEARLY} | T16! | T15 G2.1", "7").shows("""
        7 T61>G0.1
        only  7 G2.1>G2.4
    """)


def test_M10_a_blocked_man_of_the_partner_takes_the_steps_that_it_can() -> None:
    dog(f"T61 {NEARLY} | T16! | T14 G2.1", "7").shows("""
        7 T61>G0.1
        only  7 T14>T15, 7 G2.1>G2.3, 7 G2.1>G2.4
        7 T14>T15
        only  7 G2.1>G2.3
    """)


def test_M10_a_rest_that_the_partners_men_cannot_use_up_makes_the_part_illegal() -> None:
    dog(f"T61 {NEARLY} | | | T48!", "7").shows("only 7 T61>T4")
    dog(f"T61 {NEARLY} | | T46 | T48!", "7").shows("only 7 T61>T4")


def test_M10_the_partners_men_are_counted_after_the_part() -> None:
    dog(f"T61 {NEARLY} | | T63", "7").shows("only 7 T61>T4")
    dog(f"T61 {NEARLY} | | T0", "7").shows("only 7 T61>T4")
    dog(f"T61 {NEARLY} | | T63 T40", "7").shows("""
        7 T61>G0.1
        men   G0.1 G0.2 G0.3 G0.4 | | T40
        only  7 T40>T43
    """)


def test_M10_a_fresh_man_of_the_partner_is_a_man_on_the_track() -> None:
    dog(f"T61 {NEARLY} | | T32!", "7").shows("""
        7 T61>G0.1
        only  7 T32>T35
        7 T32>T35
        men   G0.1 G0.2 G0.3 G0.4 | | T35
    """)


def test_M10_own_men_may_take_steps_before_the_last_one_comes_in() -> None:
    dog("T62 G0.1 G0.3 G0.4 | | T40", "7").shows("""
        only  7 G0.1>G0.2, 7 T62>T4, 7 T62>T5
        7 G0.1>G0.2
        only  7 T62>G0.1, 7 T62>T4
        7 T62>G0.1
        only  7 T40>T43
    """)


def test_M10_two_men_may_come_in_before_the_partner_goes_on() -> None:
    dog("T62 T63 G0.3 G0.4 | | T40", "7").shows("""
        7 T63>G0.2
        only  7 T62>G0.1, 7 T62>T2
        7 T62>G0.1
        only  7 T40>T41
    """)


def test_M10_men_on_the_partners_way_go_home_too() -> None:
    dog(f"T61 {NEARLY} | T41 | T40 T43 | T42", "7").shows("""
        7 T61>G0.1
        7 T40>T43
        men  G0.1 G0.2 G0.3 G0.4 | | T43
    """)


def test_M10_the_partners_man_may_turn_in_with_the_rest() -> None:
    dog(f"T61 {NEARLY} | | T31 T50", "7").shows("""
        7 T61>G0.1
        only  7 T31>T32, 7 T31>T33, 7 T31>T34, 7 T31>G2.1, 7 T31>G2.2,
              7 T50>T51, 7 T50>T52, 7 T50>T53
        7 T31>G2.2
        men   G0.1 G0.2 G0.3 G0.4 | | T50 G2.2
    """)


def test_M10_the_rest_may_win() -> None:
    dog(f"T61 {NEARLY} | | T30 G2.2 G2.3 G2.4", "7").shows("""
        7 T61>G0.1
        only  7 T30>G2.1, 7 T30>T33
        7 T30>G2.1
        over  1 -1 1 -1
    """)


def test_M10_the_rest_wins_only_if_it_is_used_up() -> None:
    dog(f"T61 {NEARLY} | | T31 G2.2 G2.3 G2.4", "7").shows("""
        7 T61>G0.1
        only  7 T31>T34
    """)


def test_M10_the_partners_men_may_make_room_for_their_last_one() -> None:
    dog(f"T61 {NEARLY} | | T31 G2.1 G2.3 G2.4", "7").shows("""
        7 T61>G0.1
        can   7 G2.1>G2.2
        7 G2.1>G2.2
        only  7 T31>G2.1, 7 T31>T33
        7 T31>G2.1
        over  1 -1 1 -1
    """)


def test_M10_a_joker_as_seven_goes_on_with_the_partner_too() -> None:
    dog(f"T62 {NEARLY} | | T40", "X").shows("""
        X=7 T62>G0.1
        seven  {"left": 4, "moved": ["G0.1"], "joker": true}
        only   X=7 T40>T44
    """)


def test_M10_a_seat_whose_men_are_all_home_plays_the_seven_with_the_partners_men() -> None:
    dog(f"{HOME} | | T40 T50", "7").shows("""
        can  7 T40>T41, 7 T40>T47, 7 T50>T57
        7 T40>T42
        only 7 T50>T55
    """)


def test_M10_after_the_partners_last_man_there_is_nobody_to_go_on_with() -> None:
    dog(f"{HOME} | | T30 G2.2 G2.3 G2.4", "7").shows("only 7 T30>T37")
    dog(f"{HOME} | | T26 G2.2 G2.3 G2.4", "7").shows("""
        7 T26>G2.1
        over  1 -1 1 -1
    """)


def test_M10_the_part_and_the_rest_may_be_taken_back() -> None:
    scene = dog(f"T62 {NEARLY} | | T40 T50", "7")
    before = scene.match.position()
    scene.shows("""
        7 T62>G0.1
        7 T40>T42
    """)
    scene.match.take_back(0)
    scene.match.take_back(0)
    assert scene.match.position() == before


def test_M10_the_seat_is_told_home_when_the_part_brings_its_last_man_in() -> None:
    scene = dog(f"T62 {NEARLY} | | T40", "7").shows("7 T62>G0.1")
    assert scene.told(None, "home") == [{"event": "home", "seat": 0}]


def test_M10_with_seven_men_two_one_man_of_the_partner_takes_the_whole_rest() -> None:
    dog(f"T62 {NEARLY} | | T40 T50", "7", options=TWO).shows("""
        7 T62>G0.1
        only  7 T40>T44, 7 T50>T54
    """)


def test_M10_with_seven_men_two_no_second_man_of_the_partner_helps() -> None:
    men = f"T61 {NEARLY} | T16! | T14 G2.2"
    dog(men, "7").shows("can 7 T61>G0.1")
    dog(men, "7", options=TWO).shows("only 7 T61>T4")


def test_M10_with_seven_men_two_the_last_own_man_is_not_the_second_with_steps_left() -> None:
    dog("T62 G0.1 G0.3 G0.4 | | T40", "7", options=TWO).shows("""
        7 G0.1>G0.2
        only  7 T62>T4
    """)


NONE = {"seven_rest": "none"}


def test_M10_with_seven_rest_none_the_last_own_man_must_use_up_the_seven() -> None:
    dog(f"T62 {NEARLY} | | T40", "7", options=NONE).shows("only 7 T62>T5")
    dog(f"T58 {NEARLY} | | T40", "7", options=NONE).shows("""
        only  7 T58>T1, 7 T58>G0.1
        7 T58>G0.1
        turn  1
    """)


def test_M10_with_seven_rest_none_earlier_parts_by_own_men_are_free() -> None:
    dog("T61 G0.1 G0.2 G0.3 | | T40", "7", options=NONE).shows("""
        7 G0.3>G0.4
        7 G0.2>G0.3
        7 G0.1>G0.2
        7 T61>G0.1
        men  G0.1 G0.2 G0.3 G0.4 | | T40
    """)


def test_M10_with_seven_rest_none_a_seat_already_home_plays_the_partners_men_as_ever() -> None:
    dog(f"{HOME} | | T40 T50", "7", options=NONE).shows("""
        7 T40>T42
        only 7 T50>T55
    """)
