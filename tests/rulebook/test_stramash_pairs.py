"""Stramash, chapter *Pairs*: helping the partner (§P1, §P2)."""

import pytest

import spielwerk
from tests.rulebook.stramash_scenario import StramashScene, stramash

PAIRS = {"pairs": "on"}


def pairs(laddies: str = "", hands: str = "", seats: int = 4, **options: object) -> StramashScene:
    """A position of a game in pairs; further options by name."""
    return stramash(laddies, hands, PAIRS | options, seats)


@pytest.mark.parametrize(
    ("seats", "teams"), [(4, [[0, 2], [1, 3]]), (6, [[0, 3], [1, 4], [2, 5]])]
)
def test_P1_partners_sit_opposite_each_other(seats: int, teams: list[list[int]]) -> None:
    assert spielwerk.load("stramash", PAIRS, seats).teams() == teams
    alone = [[seat] for seat in range(seats)]
    assert spielwerk.load("stramash", seats=seats).teams() == alone


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_P1_only_four_or_six_can_play_in_pairs(seats: int) -> None:
    with pytest.raises(spielwerk.OptionError) as refusal:
        spielwerk.load("stramash", PAIRS, seats)
    assert refusal.value.option == "pairs"
    assert spielwerk.load("stramash", {"pairs": "off"}, seats).seats == seats


def test_P1_landing_on_a_partners_laddie_moves_it_to_its_own_entrance() -> None:
    scene = pairs("T10 | | T15", "5").shows("""
        5 T10>T15
        laddies  T15 | | T39
        turn     1
    """)
    for viewer in (0, 1, 2, 3, None):
        assert [event["event"] for event in scene.match.events(viewer)] == [
            "played",
            "moved",
            "promoted",
            "drew",
        ]
        assert scene.told(viewer, "promoted") == [
            {"event": "promoted", "owner": 2, "from": "T15", "to": "T39", "by": 0}
        ]


@pytest.mark.parametrize(
    ("laddies", "action", "then"),
    [
        ("T10 | | T11", "A T10>T11", "T11 | | T39"),
        ("T10 | | T20", "J T10>T20", "T20 | | T39"),
        ("| | T8", "K out", "T8 | | T39"),
        ("T30 | | T22", "8 T30>T22", "T22 | | T39"),
        ("T10 | | T17", "7 T10>T17", "T17 | | T39"),
        ("T70 | | T3", "5 T70>T3", "T3 | | T39"),
        ("T40 | | T44", "4 T40>T44", "T44 | | T39"),
    ],
)
def test_P1_every_way_of_landing_promotes(laddies: str, action: str, then: str) -> None:
    pairs(laddies, action.split(maxsplit=1)[0]).shows(f"""
        {action}
        laddies  {then}
    """)


def test_P1_each_part_of_a_seven_promotes_where_it_lands() -> None:
    pairs("T10 T30 | | T13", "7").shows("""
        7 T10>T13
        laddies  T13 T30 | | T39
        7 T30>T34
        laddies  T13 T34 | | T39
    """)
    pairs("T10 T30 | | T34", "7").shows("""
        7 T10>T13
        7 T30>T34
        laddies  T13 T34 | | T39
    """)


def test_P1_a_partners_laddie_may_be_passed() -> None:
    pairs("T10 | | T12 T39", "5").shows("""
        5 T10>T15
        laddies  T15 | | T12 T39
    """)
    pairs("T1 | | T3", "4").shows("4 T1>C0.2\nladdies C0.2 | | T3")
    pairs("T20 | | T15", "8").shows("8 T20>T12\nladdies T12 | | T15")


def test_P1_opponents_are_hit_as_ever() -> None:
    pairs("T10 | T15", "5").shows("5 T10>T15\nladdies T15")
    pairs("T10 | | | T15", "5").shows("5 T10>T15\nladdies T15")


def test_P1_without_pairs_the_seat_opposite_is_hit() -> None:
    stramash("T10 | | T15", "5").shows("5 T10>T15\nladdies T15")


def test_P1_of_six_the_partner_is_three_seats_away() -> None:
    pairs("T10 | | T15", "5", seats=6).shows("5 T10>T15\nladdies T15")
    pairs("T10 | | | T15", "5", seats=6).shows("5 T10>T15\nladdies T15 | | | T57")
    pairs("T10 | | | | T15", "5", seats=6).shows("5 T10>T15\nladdies T15")
    stramash("| | T80 | | | T78", "| | | | | 2", PAIRS, 6, to_move=5).shows("""
        2 T78>T80
        laddies  | | T39 | | | T80
    """)


def test_P1_a_laddie_promoted_from_close_before_its_entrance_moves_all_the_same() -> None:
    pairs("T33 | | T38", "5").shows("5 T33>T38\nladdies T38 | | T39")
    pairs("T35 | | T40", "5").shows("5 T35>T40\nladdies T40 | | T39")


def test_P2_an_opponent_on_that_entrance_goes_to_its_dock() -> None:
    scene = pairs("T10 | T39 T40 | T15", "5").shows("""
        5 T10>T15
        laddies  T15 | T40 | T39
    """)
    assert scene.told(None, "docked") == [{"event": "docked", "owner": 1, "from": "T39", "by": 0}]
    assert scene.told(None, "promoted") == [
        {"event": "promoted", "owner": 2, "from": "T15", "to": "T39", "by": 0}
    ]
    pairs("T10 | | T15 | T39", "5").shows("5 T10>T15\nladdies T15 | | T39")


def test_P2_of_six_everybody_but_mover_and_partner_is_an_opponent_there() -> None:
    for seat in (1, 2, 4, 5):
        others = ["T10", "", "", "T15", "", ""]
        others[seat] = "T57"
        pairs(" | ".join(others), "5", seats=6).shows("5 T10>T15\nladdies T15 | | | T57")


def test_P2_a_laddie_of_the_mover_on_that_entrance_is_promoted_itself() -> None:
    scene = pairs("T10 T39 | | T15", "5").shows("""
        5 T10>T15
        laddies  T3 T15 | | T39
    """)
    told = [(event["owner"], event["from"], event["to"]) for event in scene.told(1, "promoted")]
    assert sorted(told) == [(0, "T39", "T3"), (2, "T15", "T39")]


@pytest.mark.parametrize(
    "laddies",
    ["T3 T10 T39 | | T15", "T10 T39 | T3 | T15", "T10 T39 | | T3 T15", "T10 T39 | | T15 | T3"],
)
@pytest.mark.parametrize("full", ["illegal", "to_dock"])
def test_P2_that_is_not_legal_if_anybody_stands_on_the_movers_entrance(
    laddies: str, full: str
) -> None:
    pairs(laddies, "5", entrance_full=full).shows("""
        refused P2 own_entrance_taken 5 T10>T15
    """)


def test_P2_the_moving_laddie_has_left_its_hole() -> None:
    pairs("T3 T39 | | T8", "5").shows("""
        5 T3>T8
        laddies  T3 T8 | | T39
    """)
    pairs("T39 | | T44", "5").shows("""
        5 T39>T44
        laddies  T44 | | T39
    """)


def test_P2_the_moving_laddie_stands_where_it_lands() -> None:
    pairs("T70 T39 | | T3", "5").shows("refused P2 own_entrance_taken 5 T70>T3")
    pairs("T70 | | T3", "5").shows("5 T70>T3\nladdies T3 | | T39")


def test_P2_another_laddie_of_the_same_owner_there_makes_the_move_illegal() -> None:
    pairs("T10 T50 | | T15 T39", "5").shows("""
        only  5 T50>T55
        refused P2 entrance_taken 5 T10>T15
    """)
    pairs("T10 | | T15 T39", "5").shows("only discard 5")


def test_P2_a_move_that_is_not_legal_forces_nobody() -> None:
    pairs("| | T8 T39", "A 2").shows("""
        only  discard A, discard 2
        refused P2 entrance_taken A out
    """)


def test_P2_with_entrance_full_to_dock_the_laddie_landed_on_goes_to_its_dock() -> None:
    scene = pairs("T10 | | T15 T39", "5", entrance_full="to_dock").shows("""
        5 T10>T15
        laddies  T15 | | T39
    """)
    assert scene.told(None, "docked") == [{"event": "docked", "owner": 2, "from": "T15", "by": 0}]
    assert scene.told(None, "promoted") == []
    pairs("| | T8 T39", "A 2", entrance_full="to_dock").shows("A out\nladdies T8 | | T39")


@pytest.mark.parametrize("full", ["illegal", "to_dock"])
def test_P2_a_partners_laddie_on_its_entrance_cannot_be_landed_on(full: str) -> None:
    pairs("T34 T50 | | T39", "5", entrance_full=full).shows("""
        only  5 T50>T55
        refused P2 partner_on_entrance 5 T34>T39
    """)


def test_P2_it_may_be_passed_there() -> None:
    pairs("T34 | | T39", "6").shows("6 T34>T40\nladdies T40 | | T39")


def test_P2_a_first_part_of_a_seven_is_judged_by_the_same_rule() -> None:
    pairs("T10 T30 | | T13 T39", "7").shows("""
        refused P2 entrance_taken 7 T10>T13
        can  7 T10>T14, 7 T10>T12
    """)


def test_P2_a_second_part_is_judged_after_the_first() -> None:
    pairs("T10 T30 | | T13 T34", "7").shows("""
        refused M3 seven_unfinished 7 T10>T13
        refused M3 seven_unfinished 7 T30>T34
        can  7 T10>T14
    """)
    pairs("T10 T39 | | T13", "7").shows("""
        7 T10>T13
        laddies  T3 T13 | | T39
        only     7 T3>T7, 7 T3>C0.4
        7 T3>C0.4
        laddies  T13 C0.4 | | T39
    """)


def test_P2_the_second_part_may_promote_the_laddie_of_the_first() -> None:
    pairs("T36 T11 | | T15", "7").shows("""
        7 T36>T39
        seven    {"left": 4, "moved": "T39"}
        7 T11>T15
        laddies  T3 T15 | | T39
        turn     1
    """)
