"""Stramash, chapter *Pairs*: playing for the partner, and talking (§P3, §P4)."""

import pytest

import spielwerk
from tests.rulebook.stramash_scenario import StramashScene, stramash
from tests.rulebook.test_stramash_pairs import PAIRS, pairs

HOME = "C0.1 C0.2 C0.3 C0.4 C0.5"


def test_P3_with_all_five_laddies_home_a_seat_plays_with_the_partners() -> None:
    scene = pairs(f"{HOME} | T20 | T40 T60", "5 2").shows("""
        only     5 T40>T45, 5 T60>T65, 2 T40>T42, 2 T60>T62
        5 T40>T45
        turn     1
    """)
    assert scene.match.position()["laddies"][2] == ["T45", "T60", "D", "D", "D"]
    [moved] = scene.told(None, "moved")
    assert (moved["seat"], moved["owner"]) == (0, 2)


def test_P3_of_six_the_partner_is_three_seats_away() -> None:
    pairs(f"{HOME} | T20 | T40 | T60", "5", seats=6).shows("only 5 T60>T65")


def test_P3_the_partners_laddies_come_out_onto_the_partners_start() -> None:
    scene = pairs(f"{HOME} | | T60", "A").shows("""
        only  A out, A T60>T61
        A out
        laddies  C0.1 C0.2 C0.3 C0.4 C0.5 | | T44 T60
    """)
    assert scene.told(3, "came_out") == [{"event": "came_out", "seat": 0, "owner": 2, "to": "T44"}]
    pairs(f"{HOME} | | T44", "A 2").shows("refused M2 own_on_start A out")


def test_P3_the_partners_laddies_turn_into_the_partners_castle() -> None:
    pairs(f"{HOME} | | T36 C2.3", "5 A").shows("""
        only     5 T36>T41, 5 T36>C2.2, A T36>T37, A C2.3>C2.4, A out
        5 T36>C2.2
    """)


def test_P3_the_partners_laddies_are_own_ones_as_to_passing_and_landing() -> None:
    pairs(f"{HOME} | | T40 T45 T47", "5 8").shows("""
        refused M4 own_there 5 T40>T45
        refused M4 own_in_way 5 T45>T50
        can  8 T40>T32, 5 T47>T52
    """)


def test_P3_opponents_are_hit_as_ever_and_may_be_charged() -> None:
    pairs(f"{HOME} | T45 | T40", "5").shows(f"5 T40>T45\nladdies {HOME} | | T45")
    pairs(f"{HOME} | T50 | T40", "X X 8").shows("""
        only  X T40>T50, X D>T50, 8 T40>T32
        refused M6 fechter_own X D>T40
    """)


def test_P3_the_seven_is_split_among_the_partners_laddies() -> None:
    pairs(f"{HOME} | | T10 T30", "7").shows("""
        can      7 T10>T13, 7 T10>T17, 7 T30>T34
        7 T10>T13
        only     7 T30>T34
        refused M3 seven_same_laddie 7 T13>T17
    """)


def test_P3_the_own_laddies_rest() -> None:
    pairs("C0.1 C0.2 C0.3 C0.4 C0.5 | | T40", "5").shows("""
        refused P3 partner_only 5 C0.1>C0.2
    """)


def test_P3_as_if_they_were_its_own_a_move_must_be_made() -> None:
    pairs(f"{HOME} | | T40", "5 2").shows("""
        refused T2 must_play discard 5
    """)
    pairs(f"{HOME} | T20", "5 2").shows("only discard 5, discard 2")


def test_P3_it_begins_with_the_next_turn() -> None:
    scene = pairs("T1 C0.2 C0.3 C0.4 C0.5 | | T40", "3 5").shows("""
        3 T1>C0.1
        turn     1
    """)
    assert scene.told(None, "home") == [{"event": "home", "seat": 0}]
    kinds = [event["event"] for event in scene.match.events(None)]
    assert kinds[:3] == ["played", "moved", "home"]
    scene.shows("""
        draws 2
        discard 2
        draws 2
        2 T40>T42
        draws 2
        discard 2
        draws 5
        turn 0
        only 5 T42>T47
    """)


def test_P3_four_laddies_home_are_not_enough() -> None:
    pairs("C0.2 C0.3 C0.4 C0.5 T10 | | T40", "5").shows("only 5 T10>T15")
    pairs("C0.2 C0.3 C0.4 C0.5 | | T40", "5 A").shows("only A out")


def test_P3_the_partner_plays_its_own_laddies_as_ever() -> None:
    stramash(f"{HOME} | | T40", "| | 5", PAIRS, to_move=2).shows("only 5 T40>T45")


def test_P3_without_pairs_the_first_one_home_has_won() -> None:
    stramash("T1 C0.2 C0.3 C0.4 C0.5 | | T40", "3").shows("""
        3 T1>C0.1
        over  1 -1 -1 -1
    """)


NEARLY = "C0.2 C0.3 C0.4 C0.5"


def rest(laddies: str, **options: object) -> StramashScene:
    """A position with the option `seven_rest: partner`, and sevens in the hand."""
    return stramash(laddies, "7", {**PAIRS, "seven_rest": "partner", **options})


def test_P3_the_rest_of_a_seven_is_not_the_partners() -> None:
    pairs(f"T2 {NEARLY} | | T40", "7").shows("""
        only  7 T2>T9
        refused M3 seven_unfinished 7 T2>C0.1
    """)


def test_P3_with_seven_rest_partner_a_laddie_of_the_partner_takes_the_second_part() -> None:
    scene = rest(f"T2 {NEARLY} | | T40 T60").shows("""
        only     7 T2>T9, 7 T2>C0.1
        7 T2>C0.1
        seven    {"left": 5, "moved": "C0.1"}
        turn     0
        only     7 T40>T45, 7 T60>T65
        7 T40>T45
        laddies  C0.1 C0.2 C0.3 C0.4 C0.5 | | T45 T60
        turn     1
    """)
    assert scene.told(None, "home") == [{"event": "home", "seat": 0}]
    assert [event["owner"] for event in scene.told(None, "moved")] == [0, 2]


def test_P3_with_seven_rest_partner_the_part_may_be_taken_back() -> None:
    scene = rest(f"T2 {NEARLY} | | T40")
    before = scene.match.position()
    scene.shows("7 T2>C0.1").match.take_back(0)
    assert scene.match.position() == before


def test_P3_with_seven_rest_partner_somebody_must_be_able_to() -> None:
    rest(f"T2 {NEARLY} | T20").shows("""
        only  7 T2>T9
        refused M3 seven_unfinished 7 T2>C0.1
    """)
    rest(f"T2 {NEARLY} | | C2.1").shows("only 7 T2>T9")
    rest(f"T2 {NEARLY} | | C2.1 T40 T45").shows("""
        7 T2>C0.1
        only  7 T45>T50
    """)


def test_P3_with_seven_rest_partner_the_partner_may_turn_in_and_win() -> None:
    rest(f"T2 {NEARLY} | | T35 C2.2 C2.3 C2.4 C2.5").shows("""
        7 T2>C0.1
        only  7 T35>T40, 7 T35>C2.1
        7 T35>C2.1
        over  1 -1 1 -1
    """)


def test_P3_with_seven_rest_partner_no_seven_is_over_with_its_first_part() -> None:
    rest(f"T2 {NEARLY} | | C2.1 C2.2 C2.3 C2.4").shows("only 7 T2>T9")
    rest(f"{HOME} | | T38 C2.2 C2.3 C2.4 C2.5").shows("only 7 T38>T45")


def test_P3_with_seven_rest_partner_and_castle_seven_the_castle_takes_part() -> None:
    rest(f"T0 {NEARLY} | | C2.1", castle_seven="on").shows("""
        only     7 T0>T7, 7 T0>C0.1
        7 T0>C0.1
        only     7 C2.1>C2.4
        7 C2.1>C2.4
        laddies  C0.1 C0.2 C0.3 C0.4 C0.5 | | C2.4
    """)


def test_P3_with_seven_rest_partner_own_laddies_still_share_a_seven() -> None:
    rest("T0 T2 C0.3 C0.4 C0.5 | | T40").shows("""
        7 T2>C0.2
        only  7 T0>T4, 7 T0>C0.1
    """)
    rest("T10 T30 | | T40").shows("7 T10>T13\nonly 7 T30>T34")


@pytest.mark.parametrize("talk", ["off", "on"])
def test_P4_talking_changes_nothing_in_the_rules(talk: str) -> None:
    pairs("T10 | | T15", "5", partner_talk=talk).shows("""
        only     5 T10>T15
        5 T10>T15
        laddies  T15 | | T39
    """)


def test_P4_talking_is_a_setting_of_the_table() -> None:
    options = {option["name"]: option for option in spielwerk.load("stramash").option_list()}
    assert options["partner_talk"]["values"] == ["off", "on"]
    assert options["partner_talk"]["default"] == "off"
