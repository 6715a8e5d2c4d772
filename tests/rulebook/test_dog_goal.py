"""Dog, chapters *The men* and *The end*: the goal, the partner's men, the end (§M6, §M9, §E)."""

import pytest

from tests.rulebook.dog_scenario import dog

HOME = "G0.1 G0.2 G0.3 G0.4"


@pytest.mark.parametrize(
    ("card", "ends"),
    [
        ("3", "T63"),
        ("4", "T0 T56"),
        ("5", "T1 G0.1"),
        ("6", "T2 G0.2"),
        ("8", "T4 G0.4"),
        ("9", "T5"),
        ("Q", "T8"),
    ],
)
def test_M6_a_man_turns_in_with_the_steps_left_behind_its_start_field(
    card: str, ends: str
) -> None:
    dog("T60", card).shows("only " + ", ".join(f"{card} T60>{end}" for end in ends.split()))


@pytest.mark.parametrize(
    ("card", "ends"),
    [
        ("A", "T1 T11 G0.1"),
        ("2", "T2 G0.2"),
        ("3", "T3 G0.3"),
        ("4", "T4 G0.4 T60"),
        ("5", "T5"),
    ],
)
def test_M6_a_man_on_its_start_field_turns_in_with_all_its_steps(card: str, ends: str) -> None:
    out = ", A out" if card == "A" else ""
    moves = ", ".join(f"{card} T0>{end}" for end in ends.split())
    dog("T0", card).shows(f"only {moves}{out}")


@pytest.mark.parametrize(
    ("card", "man", "end"),
    [("A", "T56", "G0.3"), ("Q", "T56", "G0.4"), ("K", "T55", "G0.4"), ("10", "T57", "G0.3")],
)
def test_M6_a_man_may_turn_in_from_far(card: str, man: str, end: str) -> None:
    dog(man, card).shows(f"can {card} {man}>{end}")


@pytest.mark.parametrize("seat", range(4))
def test_M6_every_seat_turns_in_at_its_own_start_field(seat: int) -> None:
    before = (16 * seat - 1) % 64
    men = " | ".join([f"T{before}" if other == seat else "" for other in range(4)])
    hands = " | ".join(["3" if other == seat else "" for other in range(4)])
    dog(men, hands, to_move=seat).shows(
        f"only 3 T{before}>T{(before + 3) % 64}, 3 T{before}>G{seat}.2"
    )


def test_M6_a_man_passes_the_start_fields_of_others() -> None:
    dog("T14 T30 T46", "4 3").shows("""
        only  4 T14>T18, 4 T14>T10, 4 T30>T34, 4 T30>T26, 4 T46>T50, 4 T46>T42,
              3 T14>T17, 3 T30>T33, 3 T46>T49
    """)


def test_M6_a_fresh_man_does_not_turn_in() -> None:
    dog("T0!", "A 2 3 4 5").shows("""
        only  A T0>T1, A T0>T11, 2 T0>T2, 3 T0>T3, 4 T0>T4, 4 T0>T60, 5 T0>T5
    """)


def test_M6_a_fresh_man_goes_back_with_a_four_and_then_in() -> None:
    dog("T0!", "4 5 | - | - | -").shows("""
        4 T0>T60
        5 T60>G0.1
        men  G0.1
    """)


def test_M6_a_man_goes_back_over_its_start_field_and_then_in() -> None:
    dog("T2", "4 3 | - | - | -").shows("""
        only  3 T2>T5, 4 T2>T6, 4 T2>T62
        4 T2>T62
        only  3 T62>T1, 3 T62>G0.1
        3 T62>G0.1
        men   G0.1
    """)


def test_M6_a_man_goes_back_onto_its_start_field_and_then_in() -> None:
    dog("T4", "4 2 | - | - | -").shows("""
        4 T4>T0
        can  2 T0>G0.2
        2 T0>G0.2
        men  G0.2
    """)


def test_M6_nobody_turns_in_backwards() -> None:
    dog("T1 T3 T0", "4").shows("""
        only  4 T1>T5, 4 T1>T61, 4 T3>T7, 4 T3>T63, 4 T0>T4, 4 T0>T60, 4 T0>G0.4
    """)


def test_M6_nobody_moves_backwards_in_the_lane() -> None:
    dog("G0.4 T20", "4").shows("only 4 T20>T24, 4 T20>T16")


def test_M6_turning_in_is_the_players_choice() -> None:
    dog("T60", "5 6 | - | - | -").shows("""
        5 T60>T1
        only  6 T1>T7
    """)


def test_M6_a_man_with_too_many_steps_goes_another_lap() -> None:
    dog("T62", "8 9 10").shows("only 8 T62>T6, 9 T62>T7, 10 T62>T8")


def test_M6_a_man_that_went_past_turns_in_after_its_next_lap() -> None:
    dog("T62", "8 Q Q Q Q K | - | - | -").shows("""
        8 T62>T6
        Q T6>T18
        Q T18>T30
        Q T30>T42
        Q T42>T54
        can  K T54>G0.3
    """)


def test_M6_no_man_is_jumped_in_the_lane() -> None:
    dog("T60 G0.2", "5 6 8").shows("only 5 T60>T1, 5 T60>G0.1, 6 T60>T2, 8 T60>T4")
    dog("T60 G0.1", "6 8").shows("only 6 T60>T2, 8 T60>T4")


def test_M6_no_man_lands_on_another_in_the_lane() -> None:
    dog("T60 G0.2", "6").shows("not 6 T60>G0.2")
    dog("G0.1 G0.3 T20", "2").shows("only 2 T20>T22")


def test_M6_a_man_in_the_lane_may_move_up() -> None:
    dog("G0.1", "A 2 3 4").shows("only A out, A G0.1>G0.2, 2 G0.1>G0.3, 3 G0.1>G0.4")
    dog("G0.2 G0.4", "A 2").shows("only A out, A G0.2>G0.3")


def test_M6_a_man_may_not_leave_the_lane() -> None:
    dog("G0.4 G0.3 T20", "A 5 Q").shows("""
        only  A out, A T20>T21, A T20>T31, 5 T20>T25, Q T20>T32
    """)


def test_M6_a_man_may_stop_on_any_lane_field_that_it_can_reach() -> None:
    dog("T62", "3 5 6").shows("can 3 T62>G0.1, 5 T62>G0.3, 6 T62>G0.4")


def test_M6_an_ordinary_man_on_the_start_field_does_not_bar_the_way_in() -> None:
    dog("T60 | T0", "6").shows("""
        6 T60>G0.2
        men  G0.2 | T0
    """)
    dog("T60 T0", "6").shows("""
        6 T60>G0.2
        men  T0 G0.2
    """)


def test_M6_a_fresh_man_on_the_start_field_bars_the_way_in() -> None:
    dog("T0! T60", "6").shows("only 6 T0>T6")


def test_M6_a_man_in_the_lane_is_safe() -> None:
    dog("G0.1 | T62", "2 3 | 4 J | - | -").shows("""
        2 G0.1>G0.3
        4 T62>T2
        men  G0.3 | T2
    """)


STRICT = {"strict_fill": "on"}


def test_M6_with_strict_fill_a_man_stops_only_where_every_deeper_field_is_taken() -> None:
    dog("T60", "5 6 8", options=STRICT).shows("only 5 T60>T1, 6 T60>T2, 8 T60>T4, 8 T60>G0.4")
    dog("T61 G0.4", "4 5 6", options=STRICT).shows("""
        only  4 T61>T1, 4 T61>T57, 5 T61>T2, 6 T61>T3, 6 T61>G0.3
    """)
    dog("T62 G0.2 G0.3 G0.4", "3", options=STRICT).shows("can 3 T62>G0.1")


def test_M6_with_strict_fill_men_in_the_lane_are_held_to_it_too() -> None:
    dog("G0.1 T20", "A 2 3", options=STRICT).shows("""
        only  A out, A T20>T21, A T20>T31, 2 T20>T22, 3 T20>T23, 3 G0.1>G0.4
    """)
    dog("G0.2 G0.4", "A", options=STRICT).shows("only A out, A G0.2>G0.3")


def test_M6_with_strict_fill_each_part_of_a_seven_is_held_to_it() -> None:
    dog("T60 T20", "7", options=STRICT).shows("not 7 T60>G0.1, 7 T60>G0.2, 7 T60>G0.3")
    dog("T61 T20", "7", options=STRICT).shows("can 7 T61>G0.4")
    dog("G0.1 T20", "7", options=STRICT).shows("""
        not  7 G0.1>G0.2, 7 G0.1>G0.3
        can  7 G0.1>G0.4
    """)


def test_M6_with_strict_fill_an_earlier_part_may_fill_the_deeper_field() -> None:
    dog("T61 G0.3", "7", options=STRICT).shows("""
        7 G0.3>G0.4
        only  7 T61>T3, 7 T61>G0.3
    """)
    dog("T60 G0.3", "7", options=STRICT).shows("""
        7 G0.3>G0.4
        only  7 T60>T2
    """)


def test_M9_with_all_four_men_home_a_seat_plays_with_the_partners() -> None:
    dog(f"{HOME} | T20 | T40 T60", "5 2").shows("""
        only  5 T40>T45, 5 T60>T1, 2 T40>T42, 2 T60>T62
        5 T40>T45
        men   G0.1 G0.2 G0.3 G0.4 | T20 | T45 T60
        turn  1
    """)


def test_M9_the_cards_stay_the_own() -> None:
    dog(f"{HOME} | | T40", "5 2 | | 3 9").shows("""
        5 T40>T45
        0: hand 2
        2: hand 3 9
    """)


def test_M9_it_begins_with_the_next_turn() -> None:
    scene = dog("T60 G0.2 G0.3 G0.4 | | T40", "5 3 | - | - | -").shows("""
        5 T60>G0.1
        turn  0
        men   G0.1 G0.2 G0.3 G0.4 | | T40
        only  3 T40>T43
    """)
    assert scene.told(None, "home") == [{"event": "home", "seat": 0}]


def test_M9_the_partners_men_come_out_onto_the_partners_start_field() -> None:
    for card in ("A", "K"):
        dog(f"{HOME} | | | T32", card).shows(f"""
            {card} out
            men  G0.1 G0.2 G0.3 G0.4 | | T32!
        """)
    dog(f"{HOME} | | T32!", "A 2").shows("not A out")
    dog(f"{HOME}", "X").shows("only X=A out")


def test_M9_coming_out_for_the_partner_says_whose_man_it_is() -> None:
    scene = dog(HOME, "A").shows("A out")
    assert scene.told(3, "came_out") == [
        {"event": "came_out", "seat": 0, "owner": 2, "to": "T32"},
    ]


def test_M9_the_partners_men_turn_into_the_partners_lane() -> None:
    dog(f"{HOME} | | T30 G2.1", "3 A 4").shows("""
        only  3 T30>T33, 3 G2.1>G2.4, A out, A T30>T31, A T30>T41, A G2.1>G2.2,
              4 T30>T34, 4 T30>T26
    """)
    dog(f"{HOME} | | T30 T40 K", "3").shows("can 3 T30>G2.1")


def test_M9_the_partners_fresh_man_may_be_moved_and_holds_up() -> None:
    dog(f"{HOME} | | T32! T30", "3").shows("only 3 T32>T35")


def test_M9_a_seat_that_cannot_move_the_partners_men_lays_down() -> None:
    dog("T10 | G1.1 G1.2 G1.3 G1.4", "2 | 5 6").shows("""
        2 T10>T12
        turn  2
        1: hand
    """)


def test_M9_the_partner_plays_its_men_as_ever() -> None:
    dog(f"{HOME} | | T40", "2 | - | 5").shows("""
        2 T40>T42
        only  5 T42>T47
    """)


def test_M9_men_of_the_own_side_are_hit_all_the_same() -> None:
    dog(f"{HOME} | | T40 T45", "5").shows("""
        5 T40>T45
        men  G0.1 G0.2 G0.3 G0.4 | | T45
    """)


def test_M9_three_men_home_are_not_enough() -> None:
    dog("T10 G0.2 G0.3 G0.4 | | T40", "5").shows("only 5 T10>T15")
    dog("K G0.2 G0.3 G0.4 | | T40", "5 A").shows("only A out")


def test_E_the_team_with_all_eight_men_in_the_goals_wins_at_once() -> None:
    dog("T60 G0.2 G0.3 G0.4 | T20 | G2.1 G2.2 G2.3 G2.4 | T50", "5 2 | 3").shows("""
        5 T60>G0.1
        over     1 -1 1 -1
        phase    "over"
        to_move  null
        returns  [1, -1, 1, -1]
        discard  5
        0: hand  2
        1: hand  3
    """)


def test_E_the_other_team_wins_as_well() -> None:
    dog("| T14 G1.2 G1.3 G1.4 | | G3.1 G3.2 G3.3 G3.4", "| 3", to_move=1).shows("""
        3 T14>G1.1
        over  -1 1 -1 1
    """)


def test_E_a_seat_wins_with_the_partners_last_man() -> None:
    dog(f"{HOME} | | T30 G2.2 G2.3 G2.4", "3").shows("""
        3 T30>G2.1
        over  1 -1 1 -1
    """)


def test_E_four_men_home_are_not_the_end() -> None:
    dog("T60 G0.2 G0.3 G0.4 | | G2.1 G2.2 G2.3 T40", "5").shows("""
        5 T60>G0.1
        turn  1
    """)
    dog(f"{HOME} | T15 G1.2 G1.3 G1.4 | T40", "5 | 2").shows("""
        5 T40>T45
        2 T15>G1.1
        turn  2
    """)


def test_E_it_is_told_to_everybody() -> None:
    scene = dog(f"{HOME} | | T30 G2.2 G2.3 G2.4", "3").shows("3 T30>G2.1")
    for seat in (0, 1, 2, 3, None):
        assert scene.match.events(seat)[-1] == {
            "event": "over",
            "returns": [1, -1, 1, -1],
            "reason": "goal",
        }
        assert scene.match.observation(seat)["returns"] == [1, -1, 1, -1]


def test_E_nobody_plays_after_the_end() -> None:
    dog(f"{HOME} | | T30 G2.2 G2.3 G2.4", "3 5").shows("""
        3 T30>G2.1
        0: only
        0: not  5 T30>T35
        1: not  A out
    """)


def test_E_partners_share_the_result() -> None:
    match = dog(f"{HOME} | | T30 G2.2 G2.3 G2.4", "3").shows("3 T30>G2.1").match
    assert match.returns == [1, -1, 1, -1]
    assert match.scores is None


def test_E_the_match_is_a_draw_when_its_plies_reach_max_plies() -> None:
    scene = dog("T10 | T20", "5 2 | 3", options={"max_plies": 8}, plies=6).shows("""
        5 T10>T15
        turn   1
        3 T20>T23
        over   0 0 0 0
        plies  8
    """)
    assert scene.told(None, "over") == [
        {"event": "over", "returns": [0, 0, 0, 0], "reason": "guard"}
    ]


def test_E_the_default_is_ten_thousand_actions() -> None:
    dog("T10", "5 2", plies=9_999).shows("""
        5 T10>T15
        over  0 0 0 0
    """)
    dog("T10", "5 2", plies=9_998).shows("""
        5 T10>T15
        turn  1
    """)


def test_E_max_plies_zero_is_no_limit() -> None:
    dog("T10", "5 2", options={"max_plies": 0}, plies=123_456).shows("""
        5 T10>T15
        turn  1
    """)


def test_E_a_win_with_the_last_action_is_a_win() -> None:
    dog(f"{HOME} | | T30 G2.2 G2.3 G2.4", "3", options={"max_plies": 8}, plies=7).shows("""
        3 T30>G2.1
        over  1 -1 1 -1
    """)


def test_E_after_max_plies_what_the_rules_would_force_next_no_longer_happens() -> None:
    scene = dog("T10", "5 | 2 3 | - | -", options={"max_plies": 8}, plies=7).shows("""
        5 T10>T15
        over       0 0 0 0
        1: hand    2 3
        discard    5
        hand_size  6
    """)
    assert scene.told(None, "folded") == []
    assert scene.told(None, "round") == []


def test_E_after_max_plies_a_seven_under_way_is_not_finished() -> None:
    dog("T10 T20", "7", options={"max_plies": 8}, plies=7).shows("""
        7 T10>T13
        over   0 0 0 0
        men    T13 T20
        seven  {"left": 4, "moved": ["T13"], "joker": false}
    """)


def test_E_a_card_given_counts_as_an_action() -> None:
    keys = {"phase": "exchange", "hand_size": 2, "plies": 6}
    dog("", "2 7 | K 3 | 4 9 | 5 6", options={"max_plies": 8}, **keys).shows("""
        0: give 7
        plies    7
        2: give 9
        over     0 0 0 0
        0: hand  2
        given    ["7", null, "9", null]
    """)
