"""Streifzug durch: points, line by line of the rulebook's table (§S)."""

import pytest

from tests.rulebook.streifzug_scenario import basic, laid_points, streifzug, teams

MAX = {"joker_penalty": "max"}


@pytest.mark.parametrize(("size", "points"), [(3, 3), (4, 4), (5, 5), (6, 6), (7, 8), (8, 10)])
@pytest.mark.parametrize("colour", ["R", "B"])
def test_S_a_run_by_its_length(colour: str, size: int, points: int) -> None:
    for start in (1, 9 - size):
        run = " ".join(f"{colour}{number}" for number in range(start, start + size))
        assert laid_points(run) == points


@pytest.mark.parametrize(
    "run",
    [
        "R1 R2 R3 R4 R5 R6 R7 R8 RJ",
        "RJ R1 R2 R3 R4 R5 R6 R7 R8",
        "R1 R2 R3 R4 R5 R6 R7 R8 BJ",
        "BJ R1 R2 R3 R4 R5 R6 R7 R8",
    ],
)
def test_S_a_run_of_nine_is_twelve_and_nothing_is_deducted(run: str) -> None:
    assert laid_points(run) == laid_points(run, MAX) == 12


@pytest.mark.parametrize(
    ("cards", "points"), [("R5 R5 B5", 6), ("R5 B5 B5", 6), ("R5 R5 B5 B5", 9)]
)
def test_S_a_set_by_its_size(cards: str, points: int) -> None:
    assert laid_points(cards) == points


@pytest.mark.parametrize("joker", ["RJ", "BJ"])
def test_S_a_set_of_five_is_twelve_and_nothing_is_deducted(joker: str) -> None:
    assert laid_points(f"R5 R5 B5 B5 {joker}") == 12


@pytest.mark.parametrize(
    ("cards", "points"), [("RJ BP RH", 8), ("RP RH RM", 8), ("RJ BP RH BM", 12)]
)
def test_S_a_flush_by_its_size(cards: str, points: int) -> None:
    assert laid_points(cards) == points


def test_S_a_joker_in_a_flush_costs_nothing() -> None:
    assert laid_points("RJ BP BH") == laid_points("BJ BP BH") == laid_points("BP BH BM") == 8


@pytest.mark.parametrize(
    ("run", "points"),
    [
        ("R3 R4 RJ", 3),
        ("RJ R3 R4 R5", 4),
        ("B2 B3 B4 B5 B6 B7 BJ", 8),
        ("RJ R2 R3 R4 R5 R6 R7 R8", 10),
    ],
)
def test_S_a_joker_at_the_edge_counts_as_a_card(run: str, points: int) -> None:
    assert laid_points(run) == points


@pytest.mark.parametrize(
    ("run", "points"),
    [
        ("R3 RJ R5", 2),
        ("B1 BJ B3 B4", 3),
        ("R1 R2 R3 RJ R5 R6 R7", 7),
        ("R1 RJ R3 R4 R5 R6 R7 R8", 9),
    ],
)
def test_S_a_joker_between_numbers_costs_1(run: str, points: int) -> None:
    assert laid_points(run) == laid_points(run, MAX) == points


@pytest.mark.parametrize(
    ("run", "points"),
    [("R3 R4 BJ", 1), ("RJ B3 B4 B5", 2), ("BJ R2 R3 R4 R5 R6 R7 R8", 8)],
)
def test_S_a_joker_of_another_colour_costs_2(run: str, points: int) -> None:
    assert laid_points(run) == laid_points(run, MAX) == points


@pytest.mark.parametrize(("run", "points"), [("R3 BJ R5", 0), ("R1 R2 R3 R4 R5 R6 BJ R8", 7)])
def test_S_both_cost_3(run: str, points: int) -> None:
    assert laid_points(run) == points


def test_S_joker_penalty_max_both_cost_2() -> None:
    assert laid_points("R3 BJ R5", MAX) == 1
    assert laid_points("R1 R2 R3 R4 R5 R6 BJ R8", MAX) == 8


@pytest.mark.parametrize(
    ("cards", "points"),
    [("R5 B5 RJ", 5), ("R5 B5 BJ", 5), ("R5 R5 B5 RJ", 8), ("R5 R5 B5 BJ", 8)],
)
def test_S_a_joker_within_a_set_of_three_or_four_costs_1(cards: str, points: int) -> None:
    assert laid_points(cards) == laid_points(cards, MAX) == points


def test_S_several_jokers_cost_each_for_itself() -> None:
    options = {"max_jokers": "any"}
    assert laid_points("R5 B5 RJ BJ", options) == 7
    assert laid_points("R3 RJ R5 BJ R7", options) == 5 - 1 - 3
    assert laid_points("BJ R3 R4 BJ", options) == 4 - 2 - 2


def test_S_all_melds_count() -> None:
    assert laid_points("R1 R2 R3 + B5 B6 B7 B8 + R5 R5 B5 + RJ BP RH") == 3 + 4 + 6 + 8


def test_S_each_hand_card_costs_1() -> None:
    streifzug("o3", "", quiet=39, hands="R1 B2 RJ | RP", melds="R5 R6 R7").shows("""
        end
        scores 0 -1
        over   1 -1
    """)


def test_S_ending_the_game_is_6() -> None:
    streifzug("Z Z", "", rung=[0], melds="R5 R6 R7", hands="R1").shows(
        "end\nscores 8 0\nover 1 -1"
    )


def test_S_used_letters_are_0() -> None:
    streifzug("o3", "", quiet=39, used="BP RP RH RM | BM").shows("end\nscores 0 0\nover 1 1")


def test_S_most_points_win_and_ties_share() -> None:
    streifzug("o3", "", seats=3, quiet=59, melds="R5 R6 R7 | B5 B6 B7", hands="||R1").shows("""
        end
        scores 3 3 -1
        over   1 1 -1
    """)
    streifzug("o3", "", seats=3, quiet=59).shows("end\nscores 0 0 0\nover 1 1 1")


def test_S_how_the_points_came_about_is_told_at_the_end() -> None:
    keys = {"rung": [0], "melds": "R5 R6 R7 | R5 B5 B5", "hands": "R1 R2 | B1"}
    scene = streifzug("Z Z", "", **keys).shows("end\nscores 7 5")
    for viewer in (0, 1, None):
        told, seen = scene.told(viewer, "over")[0], scene.match.observation(viewer)
        for what in (told, seen):
            assert what["scores"] == [7, 5]
            assert what["hands"] == ["R1 R2", "B1"]
            assert what["counted"] == [
                {"laid": 3, "hand": -2, "ending": 6},
                {"laid": 6, "hand": -1, "ending": 0},
            ]


# §M2


def test_M2_the_partners_points_are_added() -> None:
    keys = {"melds": "R1 R2 R3 | B1 B2 B3 | R5 R6 R7 R8", "hands": "||R1| B8 B7"}
    teams("o3", "", quiet=79, **keys).shows("end\nscores 6 1 6 1\nover 1 -1 1 -1")


def test_M2_one_party_ends_the_game_and_the_team_gets_6() -> None:
    keys = {"rung": [0], "melds": "R1 R2 R3 | B1 B2 B3", "hands": "||| B8"}
    teams("Z Z", "", **keys).shows("end\nreason goal\nscores 9 2 9 2\nover 1 -1 1 -1")


def test_M2_ties_of_teams_share() -> None:
    keys = {"melds": "R1 R2 R3 || | B1 B2 B3", "quiet": 79}
    teams("o3", "", **keys).shows("end\nscores 3 3 3 3\nover 1 1 1 1")


def test_M2_in_the_basic_mode_both_partners_win() -> None:
    five = "R1 R1 R2 R2 R3 B1 B1 B2 B2 B3"
    basic("i1 o20|||", "2 5", {"ext_teams": "on"}, cards=five).shows("""
        2 i1>bell
        over 1 -1 1 -1
    """)
    basic("i1 o20|||", "2 5", cards=five).shows("2 i1>bell\nover 1 -1 -1 -1")
