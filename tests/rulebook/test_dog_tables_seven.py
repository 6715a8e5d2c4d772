"""Dog, chapter *Other tables*: what becomes of a seven (§S6, §S7)."""

import pytest

import spielwerk
from tests.rulebook.dog_scenario import dog

HOME = {seat: " ".join(f"G{seat}.{deep}" for deep in range(1, 5)) for seat in range(6)}
NEARLY = "G0.2 G0.3 G0.4"
"""Three men home: the last one still needs G0.1."""
TRIOS = {"teams": "trios"}
ALWAYS = {"seven_partner": "always"}
TWO = {"seven_men": "two"}


# §S6: the rest goes to the next mate


def test_S6_the_rest_goes_to_the_first_mate_that_is_not_finished() -> None:
    dog(f"T95 {NEARLY} | | T40 | | T70", "7", TRIOS, seats=6).shows("""
        7 T95>G0.1
        only  7 T40>T45
    """)
    dog(f"T95 {NEARLY} | | {HOME[2]} | | T70", "7", TRIOS, seats=6).shows("""
        7 T95>G0.1
        only  7 T70>T75
    """)


def test_S6_from_the_first_mate_it_goes_on_to_the_next() -> None:
    men = f"T95 {NEARLY} | | T31 G2.2 G2.3 G2.4 | | T70"
    dog(men, "7", TRIOS, seats=6).shows("""
        7 T95>G0.1
        7 T31>G2.1
        only  7 T70>T73
        7 T70>T73
        turn  1
    """)


def test_S6_only_the_first_mate_counts_also_if_it_has_no_man_on_the_track() -> None:
    dog(f"T95 {NEARLY} | | | | T70", "7 2", TRIOS, seats=6).shows("""
        not  7 T95>G0.1
        can  7 T95>T6
    """)


def test_S6_it_is_said_of_a_mates_men_as_well() -> None:
    men = f"{HOME[0]} | | T31 G2.2 G2.3 G2.4 | | T70"
    dog(men, "7", TRIOS, seats=6).shows("""
        can  7 T31>G2.1
        7 T31>G2.1
        only  7 T70>T75
    """)
    dog(men.replace("T70", ""), "7 2", TRIOS, seats=6).shows("""
        not  7 T31>G2.1
    """)


def test_S6_where_there_is_no_such_mate_the_part_must_use_up_the_seven() -> None:
    dog(f"T95 {NEARLY}", "7 2", seats=3).shows("""
        not  7 T95>G0.1
    """)
    dog(f"T90 {NEARLY}", "7 2", seats=3).shows("""
        7 T90>G0.1
        over  1 -1 -1
    """)
    men = f"{HOME[0]} | | | T47 G3.2 G3.3 G3.4"
    dog(men, "7 2", seats=6).shows("""
        not  7 T47>G3.1
        can  7 T47>T54
    """)


def test_S6_with_seven_rest_none_every_last_man_must_use_it_up() -> None:
    none = {**TRIOS, "seven_rest": "none"}
    dog(f"T95 {NEARLY} | | T40", "7 2", none, seats=6).shows("""
        not  7 T95>G0.1
    """)
    men = f"{HOME[0]} | | T31 G2.2 G2.3 G2.4 | | T70"
    dog(men, "7 2", none, seats=6).shows("""
        not  7 T31>G2.1
    """)


def test_S6_seven_men_two_counts_the_men_of_all_seats_together() -> None:
    dog(f"T95 {NEARLY} | | T40 T50 | | T70", "7", {**TRIOS, **TWO}, seats=6).shows("""
        7 T95>G0.1
        only  7 T40>T45, 7 T50>T55
    """)
    men = f"T95 {NEARLY} | | T31 G2.2 G2.3 G2.4 | | T70"
    dog(men, "7", {**TRIOS, **TWO}, seats=6).shows("""
        7 T95>G0.1
        only  7 T31>T36
    """)


# §S7: all men of the side


def test_S7_any_man_of_the_side_takes_a_part_from_the_first_on_in_any_order() -> None:
    dog("T10 | | T40", "7 2", ALWAYS).shows("""
        can  7 T40>T43, 7 T10>T17, 7 T40>T47
        7 T40>T43
        only  7 T10>T14
        7 T10>T14
        men   T14 | | T43
    """)


def test_S7_no_own_man_needs_to_take_part() -> None:
    dog("| | T40 T50", "7", ALWAYS).shows("""
        7 T40>T43
        only  7 T50>T54
    """)


def test_S7_a_seven_that_only_a_mates_man_can_use_must_be_played() -> None:
    dog("| | T40", "7 2", ALWAYS).shows("only  7 T40>T47")


def test_S7_a_jokers_seven_too() -> None:
    dog("| | T40", "X", ALWAYS).shows("""
        can  X=7 T40>T47, X=A out
        not  X=6 T40>T46
    """)


def test_S7_all_other_cards_are_for_the_own_men() -> None:
    dog("T10 | | T40", "6 J", ALWAYS).shows("""
        only  6 T10>T16, J T10<>T40
    """)


def test_S7_in_trios_all_twelve_may_share_it() -> None:
    dog("T10 | | T40 | | T70 T80", "7", {**TRIOS, **ALWAYS}, seats=6).shows("""
        7 T80>T82
        7 T40>T41
        7 T10>T11
        only  7 T70>T73
    """)


def test_S7_who_is_finished_does_not_matter() -> None:
    """§M10 would want a man of the partner on the track, and its rest for the partner alone."""
    dog("T63 G0.2 G0.3 G0.4 | | T40", "7", {**ALWAYS, "seven_rest": "none"}).shows("""
        7 T63>G0.1
        only  7 T40>T45
    """)


def test_S7_it_must_be_used_up_to_win() -> None:
    men = f"T63 {NEARLY} | | {HOME[2]}"
    dog(men, "7", ALWAYS).shows("""
        not  7 T63>G0.1
        can  7 T63>T6
    """)
    dog(men, "7", {**ALWAYS, "seven_win": "ends"}).shows("""
        7 T63>G0.1
        over  1 -1 1 -1
    """)


def test_S7_every_man_keeps_to_its_own_start_and_lane() -> None:
    dog("| T20 | T15 T28", "7", ALWAYS).shows("""
        can  7 T28>G2.3
        not  7 T28>G0.1
    """)
    dog("T10 | | T32!", "7", {**ALWAYS, "strict_fill": "on"}).shows("""
        not  7 T32>G2.4
    """)
    strict = {**ALWAYS, "strict_fill": "on"}
    dog("| | T29", "7", strict).shows("not  7 T29>G2.3\n can  7 T29>G2.4\n")
    not_last = {**ALWAYS, "joker_finish": "not_last_man"}
    dog("T10 | | T30 G2.4 G2.3 G2.2", "X", not_last).shows("""
        not  X=7 T30>G2.1
    """)


def test_S7_is_refused_where_all_play_alone() -> None:
    for seats, options in ((2, {}), (4, {"teams": "alone"}), (6, {"teams": "alone"})):
        with pytest.raises(spielwerk.OptionError, match="allowed: last") as refused:
            spielwerk.load("dog", {**options, **ALWAYS}, seats)
        assert refused.value.option == "seven_partner"


def test_S7_parts_of_a_mate_stand_in_the_document() -> None:
    dog("T10 | | T40", "7 2", ALWAYS).shows("""
        7 T40>T43
        seven  {"left": 4, "moved": ["T43"], "joker": false}
    """)
