"""Streifzug durch: adding to melds, exchanging jokers, used letters (§C2, §C4, §C5)."""

import pytest

import spielwerk
from tests.rulebook.streifzug_scenario import streifzug

SEVEN = "B1 B2 B3 B4 B5 B6 B7"

# §C2: runs


def test_C2_numbers_are_added_to_either_end_of_an_own_run() -> None:
    streifzug("", "", hands="R3 R7 R5", melds="R4 R5 R6").shows(
        """
        cards add R3 #1, add R7 #1
        add R3 #1
        0: melds R3 R4 R5 R6
        add R7 #1
        0: melds R3 R4 R5 R6 R7
    """
    )


def test_C2_the_next_number_only_and_of_the_same_colour() -> None:
    streifzug("", "", hands="R2 R8 B3 B7 R5", melds="R4 R5 R6").shows("""
        cards add
        refused C2 does_not_fit add R2 #1
        refused C2 does_not_fit add B7 #1
        refused C2 does_not_fit add R5 #1
    """)


def test_C2_a_run_ends_with_1_and_8() -> None:
    streifzug("", "", hands="R8", melds="R1 R2 R3").shows("cards add")
    streifzug("", "", hands="R1", melds="R6 R7 R8").shows("cards add")


def test_C2_a_joker_is_added_to_a_run_in_front_or_at_the_back() -> None:
    streifzug("", "", hands="BJ", melds="R4 R5 R6").shows("""
        cards add BJ #1 front, add BJ #1 back
        add BJ #1 front
        0: melds BJ R4 R5 R6
    """)
    streifzug("", "", hands="BJ", melds="R4 R5 R6").shows("add BJ #1 back\n0: melds R4 R5 R6 BJ")


def test_C2_a_joker_stands_for_a_number_from_1_to_8() -> None:
    streifzug("", "", hands="RJ", melds="R1 R2 R3").shows("cards add RJ #1 back")
    streifzug("", "", hands="RJ", melds="R6 R7 R8").shows("cards add RJ #1 front")


def test_C2_numbers_are_added_beyond_a_joker_at_the_edge() -> None:
    """It is inside then."""
    streifzug("", "", hands="R6 R5", melds="R3 R4 RJ").shows("""
        can add R6 #1
        add R6 #1
        0: melds R3 R4 RJ R6
    """)
    streifzug("", "", hands="R2", melds="RJ R4 R5").shows("add R2 #1\n0: melds R2 RJ R4 R5")


def test_C2_a_run_of_eight_takes_a_joker_at_either_end_as_ninth_card() -> None:
    for side, run in (("front", f"BJ {SEVEN} B8"), ("back", f"{SEVEN} B8 BJ")):
        streifzug("", "", hands="BJ", melds=f"{SEVEN} B8").shows(f"""
            cards add BJ #1 front, add BJ #1 back
            add BJ #1 {side}
            0: melds {run}
        """)


def test_C2_a_run_of_nine_takes_nothing_more() -> None:
    for options in ({}, {"max_jokers": "any"}):
        keys = {"hands": "BJ B1 B8", "melds": f"{SEVEN} B8 RJ"}
        streifzug("", "", options, **keys).shows("cards add")


def test_C2_a_run_of_eight_with_a_joker_takes_no_second_one() -> None:
    streifzug("", "", hands="BJ", melds=f"{SEVEN} RJ").shows("cards add")
    streifzug("", "", {"max_jokers": "2"}, hands="BJ", melds=f"{SEVEN} RJ").shows("""
        cards add BJ #1 front, add BJ #1 back
    """)


# §C2: sets


def test_C2_a_set_grows_to_four() -> None:
    streifzug("", "", hands="B5 R6", melds="R5 R5 B5").shows("""
        cards add B5 #1
        refused C2 does_not_fit add R6 #1
        add B5 #1
        0: melds R5 R5 B5 B5
    """)


def test_C2_a_set_is_kept_in_the_order_of_the_card_list() -> None:
    streifzug("", "", hands="R5", melds="R5 B5 RJ").shows("add R5 #1\n0: melds R5 R5 B5 RJ")


def test_C2_a_joker_is_added_to_a_set_of_three() -> None:
    streifzug("", "", hands="RJ", melds="R5 R5 B5").shows("""
        cards add RJ #1
        add RJ #1
        0: melds R5 R5 B5 RJ
    """)


def test_C2_a_set_of_four_numbers_takes_a_joker_as_fifth_card() -> None:
    streifzug("", "", hands="BJ", melds="R5 R5 B5 B5").shows("""
        cards add BJ #1
        add BJ #1
        0: melds R5 R5 B5 B5 BJ
    """)


def test_C2_a_set_of_three_numbers_and_a_joker_takes_the_fourth_number() -> None:
    streifzug("", "", hands="B5", melds="R5 R5 B5 RJ").shows("""
        cards add B5 #1
        add B5 #1
        0: melds R5 R5 B5 B5 RJ
    """)


def test_C2_a_set_of_two_numbers_and_two_jokers_does_not_grow_to_five() -> None:
    keys = {"hands": "B5 BJ", "melds": "R5 B5 RJ BJ"}
    streifzug("", "", {"max_jokers": "2"}, **keys).shows("cards add")
    streifzug("", "", {"max_jokers": "2"}, hands="BJ", melds="R5 R5 B5 RJ").shows("cards add")


def test_C2_a_set_of_five_takes_nothing_more() -> None:
    keys = {"hands": "BJ", "melds": "R5 R5 B5 B5 RJ"}
    streifzug("", "", {"max_jokers": "any"}, **keys).shows("cards add")


# §C2: flushes, and in general


def test_C2_a_flush_grows_to_four() -> None:
    streifzug("", "", hands="RM BM BH", melds="RJ BP RH").shows("""
        cards add RM #1, add BM #1
        add BM #1
        0: melds RJ BP RH BM
        cards add
    """)


def test_C2_a_letter_comes_to_its_place_in_a_flush() -> None:
    streifzug("", "", hands="BJ", melds="RP RH RM").shows("add BJ #1\n0: melds BJ RP RH RM")


def test_C2_a_joker_is_added_to_a_flush_that_has_none() -> None:
    streifzug("", "", hands="BJ", melds="RJ RP RH").shows("cards add")


def test_C2_only_to_own_melds() -> None:
    streifzug("", "", hands="R7", melds="| R4 R5 R6").shows("""
        cards add
        refused C2 no_such_meld add R7 #1
    """)


def test_C2_only_single_cards_of_the_own_hand() -> None:
    streifzug("", "", hands="R8 | R7", melds="R4 R5 R6").shows("""
        refused C2 no_such_card add R7 #1
        refused C2 does_not_fit add R8 #1
        refused C2 no_such_meld add R8 #2
    """)


def test_C2_the_number_says_which_meld() -> None:
    streifzug("", "", hands="R7", melds="R4 R5 R6 + R4 R5 R6").shows("""
        cards add R7 #1, add R7 #2
        add R7 #2
        0: melds R4 R5 R6 + R4 R5 R6 R7
    """)


def test_C2_melds_are_never_split_or_taken_up_again() -> None:
    streifzug("", "", hands="R2 R3", melds="R4 R5 R6 R7").shows("""
        refused C1 no_such_card meld R2 R3 R4
        refused C1 no_such_card meld R5 R6 R7
    """)


def test_C2_two_runs_that_meet_stay_two() -> None:
    streifzug("", "", hands="R4", melds="R1 R2 R3 + R5 R6 R7").shows("""
        add R4 #1
        0: melds R1 R2 R3 R4 + R5 R6 R7
    """)


# §C4


def test_C4_the_number_takes_the_place_of_the_joker_which_moves_to_an_end() -> None:
    streifzug("", "", hands="R4", melds="R3 RJ R5").shows("""
        cards exchange R4 #1 front, exchange R4 #1 back
        exchange R4 #1 front
        0: melds RJ R3 R4 R5
        0: hand
    """)
    streifzug("", "", hands="R4", melds="R3 RJ R5").shows("""
        exchange R4 #1 back
        0: melds R3 R4 R5 RJ
    """)


def test_C4_the_joker_stands_for_the_next_number_then() -> None:
    streifzug("", "", hands="R4 R7", melds="R3 RJ R5").shows("""
        exchange R4 #1 back
        add R7 #1
        0: melds R3 R4 R5 RJ R7
    """)


def test_C4_no_joker_before_1_or_behind_8() -> None:
    streifzug("", "", hands="R2", melds="R1 RJ R3").shows("cards exchange R2 #1 back")
    streifzug("", "", hands="R7", melds="R6 RJ R8").shows("cards exchange R7 #1 front")
    streifzug("", "", hands="R2", melds="R1 RJ R3").shows("""
        refused C4 nothing_to_exchange exchange R2 #1 front
    """)


def test_C4_in_a_full_run_the_joker_becomes_the_ninth_card() -> None:
    keys = {"hands": "B4", "melds": "B1 B2 B3 RJ B5 B6 B7 B8"}
    streifzug("", "", **keys).shows("""
        cards exchange B4 #1 front, exchange B4 #1 back
        exchange B4 #1 front
        0: melds RJ B1 B2 B3 B4 B5 B6 B7 B8
    """)


def test_C4_also_for_an_edge_joker_that_stands_for_a_number() -> None:
    streifzug("", "", hands="R5", melds="R3 R4 RJ").shows("""
        cards exchange R5 #1 front, exchange R5 #1 back
        exchange R5 #1 back
        0: melds R3 R4 R5 RJ
    """)
    streifzug("", "", hands="R1", melds="RJ R2 R3").shows("""
        cards exchange R1 #1 back
        exchange R1 #1 back
        0: melds R1 R2 R3 RJ
    """)


def test_C4_an_edge_joker_of_a_full_run_becomes_the_ninth_card() -> None:
    streifzug("", "", hands="B8", melds=f"{SEVEN} RJ").shows("""
        cards exchange B8 #1 front, exchange B8 #1 back
        exchange B8 #1 back
        0: melds B1 B2 B3 B4 B5 B6 B7 B8 RJ
    """)


def test_C4_not_for_the_ninth_card() -> None:
    for run in (f"RJ {SEVEN} B8", f"{SEVEN} B8 RJ"):
        streifzug("", "", hands="B1 B8", melds=run).shows("cards exchange")


def test_C4_not_where_there_is_a_ninth_card_already() -> None:
    keys = {"hands": "B2", "melds": "B1 RJ B3 B4 B5 B6 B7 B8 BJ"}
    streifzug("", "", {"max_jokers": "2"}, **keys).shows("cards exchange")


def test_C4_only_the_number_for_which_it_stands() -> None:
    streifzug("", "", hands="R2 R5 B4", melds="R3 RJ R5").shows("""
        cards exchange
        refused C4 nothing_to_exchange exchange B4 #1 back
        refused C4 nothing_to_exchange exchange R5 #1 back
    """)


def test_C4_only_in_own_runs() -> None:
    streifzug("", "", hands="R4", melds="| R3 RJ R5").shows("cards exchange")
    streifzug("", "", hands="R5", melds="R5 B5 RJ").shows("cards exchange")


def test_C4_only_from_the_own_hand() -> None:
    streifzug("", "", hands="| R4", melds="R3 RJ R5").shows("""
        refused C2 no_such_card exchange R4 #1 back
    """)


def test_C4_of_two_jokers_the_one_moves_that_stands_for_the_number() -> None:
    keys = {"hands": "R4 R6", "melds": "R3 RJ R5 BJ R7"}
    options = {"max_jokers": "2"}
    streifzug("", "", options, **keys).shows("exchange R4 #1 front\n0: melds RJ R3 R4 R5 BJ R7")
    streifzug("", "", options, **keys).shows("exchange R6 #1 back\n0: melds R3 RJ R5 R6 R7 BJ")


def test_C4_it_may_be_exchanged_again() -> None:
    streifzug("", "", hands="R4 R6", melds="R3 RJ R5").shows("""
        exchange R4 #1 back
        exchange R6 #1 back
        0: melds R3 R4 R5 R6 RJ
    """)


# §C5


def test_C5_a_letter_whose_action_has_been_used_lies_open() -> None:
    scene = streifzug("o3", "", hands="RH", stacks="").shows("""
        hopser o3>m0
        0: hand
        0: used RH
        only end
    """)
    for viewer in (0, 1, None):
        assert scene.match.observation(viewer)["used"] == ["RH", ""]


def test_C5_its_user_cannot_use_it_again() -> None:
    streifzug("o3", "", used="RH RM", hands="| R1").shows("""
        refused L2 no_hopser hopser o3>m0
        refused L1 no_mopser mopser 1 hand
    """)


def test_C5_nor_in_a_meld() -> None:
    streifzug("o3", "", used="RH", hands="RJ RP").shows("""
        refused C1 no_such_card meld RJ RP RH
        only end
    """)
    streifzug("o3", "", used="RH", melds="RJ RP RM").shows("refused C2 no_such_card add RH #1")


def test_C5_whoever_takes_it_gets_it_into_hand_as_new() -> None:
    streifzug("o3", "", used="| RH", hands="RM").shows("""
        mopser 1 used RH
        0: hand RH
        0: used RM
        1: used
        hopser o3>m0
        0: used RH RM
    """)


@pytest.mark.parametrize("letter", ["RP", "BP", "RH", "BH", "RM", "BM"])
def test_C5_any_used_letter_can_lie_there(letter: str) -> None:
    streifzug("o3", "", used=letter).shows(f"0: used {letter}")


@pytest.mark.parametrize("joker", ["RJ", "BJ"])
def test_L4_no_joker_is_ever_used(joker: str) -> None:
    with pytest.raises(spielwerk.PositionError, match="used"):
        streifzug("o3", "", used=joker)
