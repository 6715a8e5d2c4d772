"""Streifzug durch: the draw guard (§E), and how it agrees with the other ends (§F3, §F4)."""

import spielwerk
from tests.rulebook.scenario import refused
from tests.rulebook.streifzug_scenario import basic, match_of, streifzug


def test_E_the_guard_ends_in_a_draw_right_after_the_action() -> None:
    streifzug("o3", "", {"max_plies": 20}, plies=19, hands="R1").shows("""
        end
        over   0 0
        reason guard
        scores -1 0
    """)
    basic("o3", "5 3", {"max_plies": 20}, plies=19).shows("5 o3>o8\nover 0 0\nreason guard")


def test_E_the_guard_of_0_never_ends_a_match() -> None:
    streifzug("o3", "", {"max_plies": 0}, plies=10**6).shows("end\nturn 1")


def test_E_the_guard_gives_way_to_an_end_by_goal_with_the_same_action() -> None:
    streifzug("Z Z", "", {"max_plies": 20}, plies=19, melds="R1 R2 R3", rung=[0]).shows("""
        end
        over   1 -1
        reason goal
        scores 9 0
    """)


def test_E_the_guard_gives_way_to_an_end_by_the_bell_with_the_same_action() -> None:
    options = {"max_plies": 20, "ext_finish": "off"}
    streifzug("bell", "", options, plies=19, melds="R1 R2 R3", rung=[0]).shows("""
        end
        over   1 -1
        reason bell
        scores 3 0
    """)
    five = "R1 R1 R2 R2 R3 B1 B1 B2 B2 B3"
    basic("i1", "2 1", {"max_plies": 20}, plies=19, cards=five).shows("""
        2 i1>bell
        over   1 -1
        reason bell
    """)


def test_E_the_guard_gives_way_to_a_stall_with_the_same_action() -> None:
    streifzug("o3", "", {"max_plies": 20}, plies=19, quiet=39, hands="| R1").shows("""
        end
        over   1 -1
        reason stall
    """)


def test_E_the_guard_leaves_a_throw_unsettled() -> None:
    """What the rules would force next no longer happens; the document can be read again."""
    for options in ({"max_plies": 20}, {"max_plies": 20, "ext_throws": "off"}):
        scene = streifzug("o3 | o8 o8", "5 3", options, plies=19, hands="|R1").shows("""
            5 o3>o8
            over    0 0
            reason  guard
            figures o8 | o8 o8
            1: hand R1
        """)
        assert match_of(scene.match.position()).position() == scene.match.position()


def test_E_the_guard_only_can_leave_foreign_figures_together() -> None:
    scene = streifzug("o3 | o8", "5 3", {"max_plies": 20}, plies=19).shows("5 o3>o8\nover 0 0")
    position = scene.match.position()
    game = spielwerk.load("streifzug")
    assert game.match_from(position).over
    stalled = {**position, "plies": 5, "quiet": 40, "reason": "stall", "returns": [1, 1]}
    refused(game, stalled, "figures")


def test_E_the_guard_leaves_a_blind_card_where_it_is() -> None:
    thrown = {"field": "o8", "victims": [], "owing": [1, 1]}
    turn = {"left": [3], "from": "o3", "at": "o8", "came": ["o7"]}
    keys = {"phase": "rob", "throw": thrown, "turn": turn, "hands": "| R1 R2", "plies": 19}
    streifzug("o8", "5 3", {"max_plies": 20}, **keys).shows("""
        draw
        over 0 0
        1: hand R1 R2
    """)
    streifzug("", "", {"max_plies": 20}, hands="RM | R1", plies=19).shows("""
        mopser 1 hand
        over 0 0
        0: used RM
        1: hand R1
    """)
