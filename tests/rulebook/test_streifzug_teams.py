"""Streifzug durch: partners (§M1; the points of teams, §M2, are in `test_streifzug_score`)."""

import pytest

import spielwerk
from tests.rulebook.streifzug_scenario import basic, streifzug, teams

TEAMS = {"ext_teams": "on"}


def test_M1_red_and_black_play_against_yellow_and_blue() -> None:
    assert spielwerk.load("streifzug", {"preset": "teams"}, 4).teams() == [[0, 2], [1, 3]]
    assert spielwerk.load("streifzug", seats=4).teams() == [[0], [1], [2], [3]]


@pytest.mark.parametrize("seats", [2, 3])
def test_M1_teams_need_four_seats(seats: int) -> None:
    with pytest.raises(spielwerk.OptionError, match="ext_teams"):
        spielwerk.load("streifzug", TEAMS, seats)


def test_M1_landing_on_the_partners_figure_throws_nobody_they_share_the_field() -> None:
    teams("o3 o15 || o8", "5 1", hands="|| R1 RP").shows("""
        5 o3>o8
        turn    0
        figures o8 o15 || S o8
        2: hand R1 RP
    """)
    basic("o3 o15 || o8 |", "5 1", TEAMS).shows("5 o3>o8\nfigures o8 o15 || S o8")


def test_M1_the_other_team_is_thrown() -> None:
    teams("o3 o15 | o8 ||", "5 1").shows("5 o3>o8\nfigures o8 o15 | S S ||")


def test_M1_partners_who_share_are_both_thrown_by_an_opponent() -> None:
    teams("o8 | o3 | o8", "5 1", to_move=1).shows("5 o3>o8\nfigures S S | S o8 | S S |")


def test_M1_they_share_the_bell_too() -> None:
    teams("i1 o15 || bell", "2 5", rung=[2]).shows("2 i1>bell\nfigures bell o15 || S bell")


def test_M1_nobody_shares_a_catch_field_with_the_partner() -> None:
    teams("o3 o15 || o7", "4 1").shows("refused D4 catch_taken 4 o3>o7")


def test_M1_partner_landing_forbid() -> None:
    options = {"partner_landing": "forbid"}
    teams("o3 o15 || o8", "5 1", options).shows("""
        refused M1 partner_there 5 o3>o8
        can 5+1 o3>o9
    """)
    teams("o3 o15 | o8 ||", "5 1", options).shows("can 5 o3>o8")
    teams("i1 o15 || bell", "2 5", options, rung=[2]).shows("refused M1 partner_there 2 i1>bell")


def test_M1_partner_landing_throw_throws_as_any_other() -> None:
    teams("o3 o15 || o8", "5 1", {"partner_landing": "throw"}, hands="|| R1").shows("""
        5 o3>o8
        turn 2
        let go
        figures o8 o15 || S S
        draw
        0: hand R1
    """)


def test_M1_partner_landing_matters_only_in_teams() -> None:
    for landing in ("share", "forbid", "throw"):
        options = {"partner_landing": landing}
        streifzug("o3 o15 || o8 |", "5 1", options).shows("5 o3>o8\nfigures o8 o15 || S S |")


def test_M1_no_mopser_against_the_partner() -> None:
    teams("o3", "", hands="RM | R1 | R2 | R3", used="| RP | RH | BP").shows("""
        cards mopser 1 hand, mopser 1 used RP, mopser 3 hand, mopser 3 used BP
        refused M1 not_from_partner mopser 2 hand
        refused M1 not_from_partner mopser 2 used RH
    """)


def test_M1_mopser_partner_on() -> None:
    options = {"mopser_partner": "on"}
    teams("o3", "", options, hands="RM || R2", used="|| RH").shows("""
        cards mopser 2 hand, mopser 2 used RH
        mopser 2 hand
        0: hand R2
    """)


def test_M1_each_party_has_its_own_hand_melds_bell_and_Z() -> None:
    scene = teams("i1 o15||", "2 5", hands="R1 || R2", melds="|| R3 R4 R5", rung=[2])
    scene.shows("can 2 i1>bell\n2 i1>bell\nrung [0, 2]")
    assert scene.match.observation(0)["hand"] == "R1"
    assert scene.match.observation(2)["hand"] == "R2"
    teams("o3", "", hands="R2 R6", melds="|| R3 R4 R5").shows("cards add")
    theirs = {"melds": "|| R3 R4 R5"}
    teams("o3 o15", "3 1", rung=[2], **theirs).shows("refused F2 goal_needs_bell 3 o3>Z")
    teams("o3 o15", "3 1", rung=[0], **theirs).shows("refused F2 goal_needs_meld 3 o3>Z")


def test_M1_one_party_ends_the_game_for_all() -> None:
    """One figure of each partner in Z is not enough."""
    keys = {"rung": [0, 2], "melds": "R1 R2 R3 || R3 R4 R5"}
    teams("o3 o20 || Z", "3 1", **keys).shows("3 o3>Z\n1 o20>o21\nend\nmover 1")


def test_M1_landing_on_a_catch_field_always_takes_the_card() -> None:
    teams("o3 o15", "4 1", stacks=", R1").shows("4 o3>o7\n0: hand R1\nphase dice")


def test_M1_partners_exchange_no_cards() -> None:
    teams("o3", "", hands="R1 R2 || R3").shows("only end")
