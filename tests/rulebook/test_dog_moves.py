"""Dog, chapter *Moves*: coming out, fresh men, hitting, Jack and joker (§M1-§M4, §M7, §M8)."""

import pytest

from tests.rulebook.dog_scenario import dog


@pytest.mark.parametrize("card", ["A", "K"])
def test_M1_an_ace_or_a_king_brings_a_man_out_onto_the_own_start_field(card: str) -> None:
    dog("", card).shows(f"""
        only  {card} out
        {card} out
        men   T0!
    """)


def test_M1_a_joker_brings_a_man_out() -> None:
    dog("", "X").shows("""
        only     X=A out
        X=A out
        men      T0!
        discard  X
    """)


@pytest.mark.parametrize("seat", range(4))
def test_M1_every_seat_has_its_own_start_field(seat: int) -> None:
    scene = dog("", to_move=seat).shows("A out")
    assert scene.match.position()["men"][seat] == [f"T{16 * seat}!", "K", "K", "K"]


def test_M1_no_other_card_brings_a_man_out() -> None:
    dog("T10", "2 3 4 5 6 7").shows("not 2 out, 3 out, 4 out, 5 out, 6 out, 7 out")
    dog("T10 | T30", "8 9 10 J Q 2").shows("not 8 out, 9 out, 10 out, J out, Q out")


def test_M1_no_man_comes_out_while_a_fresh_man_stands_on_the_start_field() -> None:
    dog("T0!", "A K X").shows("not A out, K out, X=A out")


def test_M1_a_man_comes_out_again_when_the_fresh_one_has_moved() -> None:
    dog("T0!", "2 A | - | - | -").shows("""
        2 T0>T2
        A out
        men   T0! T2
    """)


def test_M1_without_a_man_in_the_kennel_none_comes_out() -> None:
    dog("T1 T2 T3 G0.1", "A K X").shows("not A out, K out, X=A out")


def test_M1_an_opponent_on_the_start_field_goes_home() -> None:
    scene = dog("K | T0", "A").shows("""
        A out
        men  T0!
    """)
    assert scene.told(None, "sent_home") == [
        {"event": "sent_home", "owner": 1, "from": "T0", "by": 0}
    ]


def test_M1_the_partner_on_the_start_field_goes_home() -> None:
    dog("K | | T0 T5", "K").shows("""
        K out
        men  T0! | | T5
    """)


def test_M1_an_own_ordinary_man_on_the_start_field_goes_home() -> None:
    scene = dog("T0 T10", "A").shows("""
        can  A out
        A out
        men  T0! T10
    """)
    sent = {"event": "sent_home", "owner": 0, "from": "T0", "by": 0}
    assert scene.told(None, "sent_home") == [sent]


def test_M1_with_own_on_start_bars_an_own_man_on_the_start_field_keeps_others_in() -> None:
    bars = {"own_on_start": "bars"}
    dog("T0 T10", "A 5", bars).shows("""
        not  A out
        5 T0>T5
    """)
    dog("T0 T10 | | K", "X", bars).shows("not X=A out")


def test_M1_with_own_on_start_bars_men_of_others_go_home_as_ever() -> None:
    bars = {"own_on_start": "bars"}
    dog("K | T0", "K", bars).shows("K out\nmen  T0!")
    dog("K | | T0 T5", "K", bars).shows("K out\nmen  T0! | | T5")


def test_M1_with_own_on_start_bars_the_partners_man_bars_when_it_is_played_for() -> None:
    home = "G0.1 G0.2 G0.3 G0.4"
    dog(f"{home} | | T32 T5", "A", {"own_on_start": "bars"}).shows("not A out")


def test_M1_coming_out_is_told_to_everybody() -> None:
    scene = dog("", "A").shows("A out")
    out = {"event": "came_out", "seat": 0, "owner": 0, "to": "T0"}
    assert all(scene.told(seat, "came_out") == [out] for seat in (0, 1, 2, 3, None))


def test_M2_a_fresh_man_cannot_be_hit() -> None:
    dog("T10 | T16!", "6 2").shows("only 2 T10>T12")


def test_M2_a_fresh_man_cannot_be_passed() -> None:
    dog("T10 | T16!", "5 8 K").shows("only 5 T10>T15, K out")


def test_M2_a_fresh_man_cannot_be_hit_or_passed_backwards() -> None:
    dog("T20 T17 T21 T40 | T16!", "4").shows("""
        only  4 T20>T24, 4 T17>T21, 4 T21>T25, 4 T21>T17, 4 T40>T44, 4 T40>T36
        not   4 T20>T16, 4 T17>T13
    """)


def test_M2_a_fresh_man_cannot_be_passed_with_the_steps_of_a_seven() -> None:
    dog("T14 T40 | T16!", "7").shows("""
        only  7 T14>T15, 7 T40>T46, 7 T40>T47
        not   7 T14>T16, 7 T14>T21
    """)


def test_M2_the_own_side_is_held_up_too() -> None:
    dog("T0! T60", "5 4").shows("""
        only  5 T0>T5, 4 T0>T4, 4 T0>T60, 4 T60>T56
    """)
    dog("T30 | | T32!", "2 3 4").shows("only 4 T30>T26")


def test_M2_a_seat_is_held_up_by_its_own_fresh_man_before_its_goal() -> None:
    dog("T0! T60 G0.1", "5 6 8").shows("""
        not  5 T60>G0.1, 6 T60>G0.2, 8 T60>G0.4
        only 5 T0>T5, 6 T0>T6, 8 T0>T8
    """)


def test_M2_a_fresh_man_cannot_be_swapped() -> None:
    dog("T10 | T16! T20", "J").shows("only J T10<>T20")
    dog("T10 T0! | T20", "J").shows("only J T10<>T20")
    dog("T0! | T20", "J 2").shows("only 2 T0>T2")


def test_M2_a_fresh_man_may_move_itself() -> None:
    dog("T0!", "2 4 A").shows("only 2 T0>T2, 4 T0>T4, 4 T0>T60, A T0>T1, A T0>T11")


def test_M2_a_fresh_man_that_moves_back_is_fresh_no_longer() -> None:
    dog("T0! | T60", "4 | - | 2").shows("""
        4 T0>T60
        men   T60
    """)


def test_M2_a_man_is_fresh_only_until_it_first_moves() -> None:
    dog("T0! | T62", "2 | 4").shows("""
        2 T0>T2
        men  T2 | T62
        4 T62>T2
        men  K | T2
    """)


def test_M3_a_man_that_moves_onto_its_own_start_field_is_ordinary() -> None:
    dog("T60 T4", "4 4 | - | - | -").shows("""
        4 T60>T0
        men   T0 T4
        4 T4>T0
        men   T0
    """)


def test_M3_a_man_that_moves_back_onto_its_start_field_does_not_hold_up() -> None:
    dog("T4 | T62", "4 | 3 2").shows("""
        4 T4>T0
        can   2 T62>T0, 3 T62>T1
        3 T62>T1
        men   T0 | T1
    """)


def test_M3_a_man_on_a_foreign_start_field_is_ordinary() -> None:
    dog("T12 T14", "4 3 | - | - | -").shows("""
        4 T12>T16
        3 T14>T17
        men   T16 T17
    """)


def test_M3_a_man_swapped_onto_its_start_field_is_ordinary() -> None:
    dog("T10 | T0 T62", "J | 2").shows("""
        J T10<>T0
        men   T0 | T10 T62
        2 T62>T0
        men   K | T0 T10
    """)


def test_M3_a_man_on_its_start_field_by_a_swap_may_be_swapped_again() -> None:
    dog("T10 | T0", "J | J").shows("""
        J T10<>T0
        J T10<>T0
        men   T10 | T0
    """)


def test_M4_landing_exactly_on_an_opponent_sends_it_home() -> None:
    scene = dog("T10 | T15", "5").shows("""
        5 T10>T15
        men  T15
    """)
    assert scene.told(3, "sent_home") == [
        {"event": "sent_home", "owner": 1, "from": "T15", "by": 0}
    ]


def test_M4_landing_on_the_partner_or_an_own_man_sends_it_home_too() -> None:
    dog("T10 | | T15", "5").shows("""
        5 T10>T15
        men  T15
    """)
    dog("T10 T15 T30", "5").shows("""
        5 T10>T15
        men  T15 T30
    """)


def test_M4_landing_backwards_sends_home_as_well() -> None:
    dog("T10 | T6 T8", "4").shows("""
        4 T10>T6
        men  T6 | T8
    """)


def test_M4_passing_does_nothing() -> None:
    dog("T10 T11 | T12 | T13 | T14", "5").shows("""
        5 T10>T15
        men  T11 T15 | T12 | T13 | T14
    """)


def test_M4_the_track_goes_on_after_its_last_field() -> None:
    dog("T20 | T62 | T63 T3", "2 | 5").shows("""
        2 T20>T22
        5 T62>T3
        men  T22 | T3 | T63
    """)


@pytest.mark.parametrize(
    ("card", "ends"),
    [
        ("A", "T11 T21"),
        ("2", "T12"),
        ("3", "T13"),
        ("4", "T14 T6"),
        ("5", "T15"),
        ("6", "T16"),
        ("8", "T18"),
        ("9", "T19"),
        ("10", "T20"),
        ("Q", "T22"),
        ("K", "T23"),
    ],
)
def test_M4_each_card_moves_a_man_by_its_value(card: str, ends: str) -> None:
    moves = ", ".join(f"{card} T10>{end}" for end in ends.split())
    out = f", {card} out" if card in "AK" else ""
    dog("T10", card).shows(f"only {moves}{out}")


def test_M4_a_move_is_told_field_by_field() -> None:
    scene = dog("T61", "3 4 | - | - | -").shows("""
        3 T61>T0
        4 T0>T60
    """)
    ahead, back = scene.told(None, "moved")
    assert ahead["path"] == ["T62", "T63", "T0"]
    assert (ahead["seat"], ahead["owner"], ahead["from"], ahead["to"]) == (0, 0, "T61", "T0")
    assert (ahead["back"], back["back"]) == (False, True)
    assert back["path"] == ["T63", "T62", "T61", "T60"]


def test_M7_a_jack_swaps_an_own_man_with_another_seats() -> None:
    scene = dog("T5 | T30", "J").shows("""
        only  J T5<>T30
        J T5<>T30
        men   T30 | T5
    """)
    assert scene.told(2, "swapped") == [
        {
            "event": "swapped",
            "seat": 0,
            "a": {"owner": 0, "from": "T5", "to": "T30"},
            "b": {"owner": 1, "from": "T30", "to": "T5"},
        }
    ]


def test_M7_the_partners_man_is_another_seats_man() -> None:
    dog("T5 | | T40", "J").shows("""
        J T5<>T40
        men  T40 | | T5
    """)


def test_M7_two_own_men_are_not_swapped() -> None:
    dog("T5 T20 | T30", "J").shows("only J T5<>T30, J T20<>T30")


def test_M7_two_men_of_others_are_not_swapped() -> None:
    dog("T5 | T30 | T40 | T50", "J").shows("""
        only  J T5<>T30, J T5<>T40, J T5<>T50
        not   J T30<>T40, J T40<>T50, J T30<>T5
    """)


def test_M7_a_fresh_man_takes_no_part_in_a_swap() -> None:
    dog("T0! T5 | T16! T30 | T32!", "J").shows("only J T5<>T30")


def test_M7_men_in_the_lane_and_in_the_kennel_take_no_part() -> None:
    dog("G0.1 T5 | G1.2 T30 | G2.3", "J").shows("only J T5<>T30")


def test_M7_neither_man_is_fresh_afterwards() -> None:
    dog("T10 | T16", "J").shows("""
        J T10<>T16
        men  T16 | T10
    """)
    dog("T16 | T0", "J").shows("""
        J T16<>T0
        men  T0 | T16
    """)


def test_M7_a_man_swapped_onto_its_start_field_may_turn_in() -> None:
    dog("T10 | T0", "J 4 | - | - | -").shows("""
        J T10<>T0
        only  4 T0>T4, 4 T0>T60, 4 T0>G0.4
    """)


def test_M7_a_swap_sends_nobody_home_and_passes_nobody() -> None:
    dog("T10 T12 | T16! T20 | T18", "J").shows("""
        J T10<>T20
        men  T12 T20 | T10 T16! | T18
    """)


def test_M7_a_jack_must_be_played_when_it_is_the_only_card_that_can_be() -> None:
    dog("T15 | T16! T1", "J 3 5 6").shows("only J T15<>T1")


def test_M7_a_jack_cannot_be_played_without_two_such_men() -> None:
    dog("T5", "J 2").shows("only 2 T5>T7")
    dog("G0.1 | T30", "J 2").shows("only 2 G0.1>G0.3")
    dog("T5 | T16! | T32! | T48!", "J 2").shows("only 2 T5>T7")


def test_M7_a_seat_that_has_only_such_jacks_lays_down() -> None:
    dog("T5", "2 | J J").shows("""
        2 T5>T7
        turn  2
        1: hand
    """)


def test_M7_own_and_another_seats_are_said_from_the_partners_side() -> None:
    dog("G0.1 G0.2 G0.3 G0.4 | T20 | T40 T32! | T50", "J").shows("""
        only  J T40<>T20, J T40<>T50
        J T40<>T20
        men   G0.1 G0.2 G0.3 G0.4 | T40 | T20 T32! | T50
    """)


def test_M8_a_joker_is_any_card() -> None:
    dog("T10 | T30", "X").shows("""
        only  X=A out, X=A T10>T11, X=A T10>T21, X=2 T10>T12, X=3 T10>T13,
              X=4 T10>T14, X=4 T10>T6, X=5 T10>T15, X=6 T10>T16, X=7 T10>T17,
              X=8 T10>T18, X=9 T10>T19, X=10 T10>T20, X=J T10<>T30, X=Q T10>T22, X=K T10>T23
    """)


def test_M8_a_joker_is_a_joker_on_the_table() -> None:
    scene = dog("T10", "X 5").shows("""
        X=9 T10>T19
        0: hand  5
        discard  X
    """)
    assert scene.told(None, "played") == [{"event": "played", "seat": 0, "card": "X", "as": "9"}]


def test_M8_a_joker_swaps_like_a_jack_only_where_a_jack_could() -> None:
    dog("T10 | T16!", "X").shows("not X=J T10<>T16")


def test_M8_a_joker_may_bring_home_the_last_man() -> None:
    dog("T60 G0.2 G0.3 G0.4", "X").shows("""
        can  X=5 T60>G0.1
        X=5 T60>G0.1
        men  G0.1 G0.2 G0.3 G0.4
    """)


def test_M8_a_joker_may_end_the_match() -> None:
    dog("T60 G0.2 G0.3 G0.4 | | G2.1 G2.2 G2.3 G2.4", "X").shows("""
        X=5 T60>G0.1
        over  1 -1 1 -1
    """)


NO_JOKER_LAST = {"joker_finish": "not_last_man"}


def test_M8_with_not_last_man_a_joker_does_not_bring_the_last_man_into_its_lane() -> None:
    dog("T60 G0.2 G0.3 G0.4", "X 5", options=NO_JOKER_LAST).shows("""
        not  X=5 T60>G0.1
        can  X=5 T60>T1, 5 T60>G0.1, 5 T60>T1
    """)


def test_M8_with_not_last_man_a_joker_brings_in_any_man_before_the_last() -> None:
    dog("T60 T20 G0.3 G0.4", "X", options=NO_JOKER_LAST).shows("can X=5 T60>G0.1, X=6 T60>G0.2")
    dog("T60 G0.3 G0.4", "X", options=NO_JOKER_LAST).shows("can X=5 T60>G0.1, X=6 T60>G0.2")


def test_M8_with_not_last_man_a_joker_moves_men_up_in_the_lane() -> None:
    dog("T60 G0.1 G0.2 G0.3", "X", options=NO_JOKER_LAST).shows("can X=A G0.3>G0.4")
    dog("G0.1 G0.2 G0.3", "X", options=NO_JOKER_LAST).shows("can X=A G0.3>G0.4, X=A out")


def test_M8_with_not_last_man_a_joker_as_seven_brings_in_no_last_man_either() -> None:
    men = "T58 G0.2 G0.3 G0.4"
    dog(men, "X").shows("can X=7 T58>G0.1")
    dog(men, "X 7", options=NO_JOKER_LAST).shows("""
        not  X=7 T58>G0.1
        can  7 T58>G0.1, X=7 T58>T1
    """)


def test_M8_with_not_last_man_a_man_that_came_in_with_the_same_joker_counts() -> None:
    men = "T61 T63 G0.3 G0.4"
    dog(men, "X").shows("""
        X=7 T63>G0.2
        only  X=7 T61>G0.1, X=7 T61>T1
    """)
    dog(men, "X", options=NO_JOKER_LAST).shows("""
        X=7 T63>G0.2
        only  X=7 T61>T1
    """)


def test_M8_with_not_last_man_the_partners_last_man_is_held_to_it_too() -> None:
    home = "G0.1 G0.2 G0.3 G0.4"
    dog(f"{home} | | T30 G2.2 G2.3 G2.4", "X 3", options=NO_JOKER_LAST).shows("""
        not  X=3 T30>G2.1
        can  X=3 T30>T33, 3 T30>G2.1
    """)
