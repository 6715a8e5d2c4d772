"""Streifzug durch: what can be laid out, and jokers in it (§C1, §C3, §X1, §X2)."""

import pytest

import spielwerk
from tests.rulebook.streifzug_scenario import streifzug


def melds(hand: str, options: dict[str, str] | None = None) -> set[str]:
    """All that a hand can lay out."""
    legal = streifzug("", "", options, hands=hand).match.legal(0)
    return {text.removeprefix("meld ") for text in legal if text.startswith("meld ")}


# §X1, §X2


def test_X1_first_all_dice_then_the_cards() -> None:
    streifzug("o3", "5 3", hands="R1 R2 R3").shows("""
        refused X1 dice_first meld R1 R2 R3
        refused X1 dice_first end
        5 o3>o8
        refused X1 dice_first meld R1 R2 R3
        3 o8>o11
        phase cards
        can meld R1 R2 R3, end
        refused X1 card_phase 3 o11>o14
    """)


def test_X1_any_number_of_card_actions_in_any_order() -> None:
    streifzug("o3", "", hands="R1 R2 R3 R4 B4 B5 B6 RM | B7").shows("""
        meld B4 B5 B6
        mopser 1 hand
        add B7 #1
        meld R1 R2 R3
        add R4 #2
        0: melds B4 B5 B6 B7 + R1 R2 R3 R4
        0: hand
        only end
    """)


def test_X1_the_card_phase_comes_when_the_roll_could_not_be_played() -> None:
    streifzug("S S", "5 3", hands="R1 R2 R3").shows("turn 0\nphase cards\nonly end, meld R1 R2 R3")


def test_X1_end_is_asked_even_if_nothing_else_can_be_done() -> None:
    streifzug("o3", "").shows("only end\nend\nmover 1\nphase dice")


def test_X2_caught_cards_go_to_the_hidden_hand() -> None:
    scene = streifzug("o3 | o40", "4 1", stacks=", R3 B4").shows("4 o3>o7\n0: hand R3")
    assert scene.match.observation(0)["hand"] == "R3"
    for viewer in (1, None):
        seen = scene.match.observation(viewer)
        assert seen["hand"] == ""
        assert seen["hand_sizes"] == [1, 0]
        assert scene.told(viewer, "caught")[0]["card"] == "R3"


def test_X2_there_is_no_limit_of_cards_or_colours() -> None:
    many = "R1 R1 R2 R2 R3 R3 R4 R4 R5 B1 B1 B2 B2"
    streifzug("o3 o15", "4 1", hands=many, stacks=", R8").shows(f"4 o3>o7\n0: hand {many} R8")


def test_X2_five_and_five_do_not_win_on_the_bell() -> None:
    streifzug("i1 o15", "2 5", hands="R1 R1 R2 R2 R3 B1 B1 B2 B2 B3").shows("""
        2 i1>bell
        turn 0
        rung [0]
    """)


# §C1: runs


def test_C1_a_run_is_three_or_more_consecutive_numbers_of_one_colour() -> None:
    assert melds("R3 R4 R5") == {"R3 R4 R5"}
    assert melds("R3 R4 R5 R6") == {"R3 R4 R5", "R4 R5 R6", "R3 R4 R5 R6"}
    assert melds("B1 B2 B3") == {"B1 B2 B3"}


def test_C1_a_run_begins_with_any_number() -> None:
    for start in range(1, 7):
        cards = " ".join(f"B{number}" for number in range(start, start + 3))
        assert melds(cards) == {cards}


def test_C1_two_cards_are_no_run() -> None:
    assert melds("R3 R4") == set()
    streifzug("", "", hands="R3 R4").shows("not meld R3 R4")


def test_C1_a_run_has_no_gap() -> None:
    assert melds("R3 R4 R6") == set()
    streifzug("", "", hands="R3 R4 R6").shows("not meld R3 R4 R6")


def test_C1_a_run_has_one_colour() -> None:
    assert melds("R3 R4 B5") == set()
    streifzug("", "", hands="R3 R4 B5").shows("not meld R3 R4 B5")


def test_C1_a_run_does_not_go_on_from_8_to_1() -> None:
    assert melds("R7 R8 R1") == set()
    streifzug("", "", hands="R7 R8 R1").shows("not meld R7 R8 R1, meld R8 R1 R7")


def test_C1_a_run_of_all_eight_numbers() -> None:
    eight = "B1 B2 B3 B4 B5 B6 B7 B8"
    assert eight in melds(eight)
    assert len(melds(eight)) == 6 + 5 + 4 + 3 + 2 + 1


def test_C1_a_run_is_laid_out_with_at_most_eight_cards() -> None:
    eight = "B1 B2 B3 B4 B5 B6 B7 B8"
    assert all(len(meld.split()) <= 8 for meld in melds(f"{eight} BJ"))
    streifzug("", "", hands=f"{eight} BJ").shows(f"not meld {eight} BJ, meld BJ {eight}")


def test_C1_runs_are_written_in_order() -> None:
    streifzug("", "", hands="R3 R4 R5").shows("not meld R5 R4 R3, meld R4 R3 R5\nmeld R3 R4 R5")


# §C1: sets


@pytest.mark.parametrize("cards", ["R5 R5 B5", "R5 B5 B5", "R5 R5 B5 B5"])
def test_C1_a_set_is_three_or_four_cards_of_one_number_in_any_colours(cards: str) -> None:
    assert cards in melds(cards)


def test_C1_of_four_alike_three_may_be_laid_out() -> None:
    assert melds("R5 R5 B5 B5") == {"R5 R5 B5", "R5 B5 B5", "R5 R5 B5 B5"}


def test_C1_two_cards_are_no_set() -> None:
    assert melds("R5 B5") == set()
    streifzug("", "", hands="R5 B5").shows("not meld R5 B5")


def test_C1_a_set_has_one_number() -> None:
    assert melds("R5 B5 B6") == set()
    streifzug("", "", hands="R5 B5 B6").shows("not meld R5 B5 B6")


def test_C1_a_set_is_laid_out_with_at_most_four_cards() -> None:
    hand = "R5 R5 B5 B5 RJ"
    assert all(len(meld.split()) <= 4 for meld in melds(hand))
    streifzug("", "", hands=hand).shows("not meld R5 R5 B5 B5 RJ")


def test_C1_sets_are_written_in_the_order_of_the_card_list() -> None:
    streifzug("", "", hands="R5 R5 B5 RJ").shows("""
        not  meld B5 R5 R5, meld RJ R5 R5
        can  meld R5 R5 B5, meld R5 R5 RJ, meld R5 B5 RJ, meld R5 R5 B5 RJ
    """)


# §C1: flushes


def test_C1_a_flush_is_three_or_four_different_letters() -> None:
    assert melds("RJ BP RH") == {"RJ BP RH"}
    assert melds("RJ BP RH BM") == {
        "RJ BP RH",
        "RJ BP BM",
        "RJ RH BM",
        "BP RH BM",
        "RJ BP RH BM",
    }


def test_C1_the_letters_of_a_flush_differ() -> None:
    assert melds("RP BP RH") == set()
    streifzug("", "", hands="RP BP RH").shows("not meld RP BP RH")


def test_C1_the_colours_of_a_flush_do_not_matter() -> None:
    assert melds("RP BP RH RM") == {"RP RH RM", "BP RH RM"}


def test_C1_numbers_and_letters_do_not_mix() -> None:
    assert melds("R1 RP RH") == set()
    streifzug("", "", hands="R1 R2 RP").shows("not meld R1 R2 RP")


def test_C1_flushes_are_written_J_P_H_M() -> None:
    streifzug("", "", hands="RJ BP RH BM").shows("not meld BM RH BP\ncan meld BP RH BM")


def test_C1_only_cards_of_the_own_hand() -> None:
    streifzug("", "", hands="R1 R2 | R3").shows("refused C1 no_such_card meld R1 R2 R3")
    streifzug("", "", hands="R1 R2 B7").shows("refused C1 no_such_card meld R1 R2 R3")


def test_C1_a_card_laid_out_leaves_the_hand_and_is_open_to_all() -> None:
    scene = streifzug("", "", hands="R1 R2 R3 B8").shows("""
        meld R1 R2 R3
        0: hand B8
        0: melds R1 R2 R3
    """)
    for viewer in (0, 1, None):
        assert scene.match.observation(viewer)["melds"] == [[["R1", "R2", "R3"]], []]
        told = scene.told(viewer, "laid_out")[0]
        assert (told["cards"], told["points"]) == (["R1", "R2", "R3"], 3)


def test_C1_a_card_lies_in_one_meld() -> None:
    streifzug("", "", hands="R5 R6 R7 B5 B5").shows("""
        can  meld R5 R6 R7, meld R5 B5 B5
        meld R5 R6 R7
        refused C1 no_such_card meld R5 B5 B5
    """)


def test_C1_both_cards_of_a_kind_make_two_runs() -> None:
    streifzug("", "", hands="R5 R5 R6 R6 R7 R7").shows("""
        meld R5 R6 R7
        meld R5 R6 R7
        0: melds R5 R6 R7 + R5 R6 R7
    """)


# §C3


def test_C3_a_joker_stands_in_for_a_number_of_a_run() -> None:
    assert melds("R3 R5 RJ") == {"R3 RJ R5"}
    assert melds("R3 R4 BJ") == {"R3 R4 BJ", "BJ R3 R4"}


def test_C3_a_joker_stands_for_no_number_below_1_or_above_8() -> None:
    assert melds("R1 R2 RJ") == {"R1 R2 RJ"}
    assert melds("R7 R8 RJ") == {"RJ R7 R8"}
    streifzug("", "", hands="R1 R2 R7 R8 RJ").shows("not meld RJ R1 R2, meld R7 R8 RJ")


def test_C3_a_joker_may_stand_for_a_number_that_is_held() -> None:
    assert "R3 RJ R5" in melds("R3 R4 R5 RJ")


def test_C3_one_joker_bridges_one_gap() -> None:
    assert melds("R3 R6 RJ") == set()
    streifzug("", "", hands="R3 R6 RJ").shows("not meld R3 RJ R6")


def test_C3_a_joker_stands_in_for_a_card_of_a_set() -> None:
    assert melds("R5 B5 RJ") == {"R5 B5 RJ"}
    assert "R5 R5 B5 BJ" in melds("R5 R5 B5 BJ")


def test_C3_either_colour_of_joker_may_be_chosen() -> None:
    assert melds("R5 B5 RJ BJ") == {"R5 B5 RJ", "R5 B5 BJ"}


def test_C3_at_most_one_joker_in_a_meld() -> None:
    streifzug("", "", hands="R3 R4 R7 RJ BJ").shows("""
        refused C3 too_many_jokers meld RJ R3 R4 BJ
        refused C3 too_many_jokers meld R3 R4 RJ BJ
    """)
    streifzug("", "", hands="R5 B5 RJ BJ").shows("refused C3 too_many_jokers meld R5 B5 RJ BJ")


def test_C3_max_jokers_2() -> None:
    options = {"max_jokers": "2"}
    assert {"RJ R3 R4 BJ", "R3 RJ BJ R6"} <= melds("R3 R4 R6 RJ BJ", options)
    assert "R5 B5 RJ BJ" in melds("R5 B5 RJ BJ", options)
    streifzug("", "", options, hands="R3 R7 RJ BJ BJ").shows("""
        refused C3 too_many_jokers meld R3 RJ BJ BJ R7
    """)


def test_C3_max_jokers_any() -> None:
    options = {"max_jokers": "any"}
    assert "R3 RJ BJ BJ R7" in melds("R3 R7 RJ BJ BJ", options)
    assert "RJ RJ R3 R4 BJ BJ" in melds("R3 R4 RJ RJ BJ BJ", options)


@pytest.mark.parametrize("jokers", ["1", "2", "any"])
def test_C3_every_run_and_set_has_two_number_cards(jokers: str) -> None:
    assert melds("R3 RJ BJ", {"max_jokers": jokers}) == set()
    streifzug("", "", {"max_jokers": jokers}, hands="R3 RJ BJ").shows("not meld R3 RJ BJ")


def test_C3_in_a_flush_the_joker_is_a_letter_like_the_others() -> None:
    assert melds("RJ RP RH") == {"RJ RP RH"}
    assert melds("RJ BJ RP") == set()
    assert melds("RJ BJ RP RH") == {"RJ RP RH", "BJ RP RH"}


def test_C3_a_joker_does_not_stand_for_a_letter() -> None:
    streifzug("", "", hands="RJ RP RH BH").shows("not meld RJ RP RH BH")


def test_C3_what_a_joker_is_worth_is_told_when_it_is_laid_out() -> None:
    scene = streifzug("", "", hands="R3 R5 BJ").shows("meld R3 BJ R5")
    assert scene.told(None, "laid_out")[0]["points"] == 0


def test_C1_any_text_that_is_no_meld_is_refused() -> None:
    scene = streifzug("", "", hands="R1 R2 R3 RJ")
    for text in ("meld", "meld R1", "meld R1 R2 R9", "meld RJ RJ RJ", "meld R1  R2 R3", "meld r1"):
        with pytest.raises(spielwerk.IllegalAction):
            scene.match.play(0, text)
