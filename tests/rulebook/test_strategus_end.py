"""Strategus, chapter *End*: §E1 to §E4, the draw guard, and what comes first."""

import pytest

import spielwerk
from tests.rulebook.strategus_scenario import (
    BLUE,
    RED,
    VIEWERS,
    begun,
    reason,
    strategus,
)


def test_E1_taking_the_apple_wins() -> None:
    scene = strategus("7e6 | Ae7 1a5 2b5").shows("""
        e6xe7
        over     1 -1
        red      7e7
        phase    "over"
        to_move  null
        returns  [1, -1]
    """)
    assert reason(scene) == "apple"
    assert scene.match.position()["pieces"][1] == {"a5": "1", "b5": "2"}


def test_E1_blue_wins_as_well() -> None:
    scene = strategus("1e6 Aj1 | 9j4", to_move=1).shows("j4xj1\nover -1 1")
    assert reason(scene) == "apple"


@pytest.mark.parametrize("code", "123456789M")
def test_E1_every_animal_takes_the_apple(code: str) -> None:
    strategus(f"{code}e6 | Ae7 1a5").shows("e6xe7\nover 1 -1")


def test_E1_the_apple_counts_even_if_the_winner_has_nothing_else() -> None:
    strategus("9e6 | Ae7 1e5 2d7 3f7").shows("e6xe7\nover 1 -1")


def test_E1_the_fight_for_the_apple_is_told_before_the_end() -> None:
    scene = strategus("7e6 | Ae7 1a5").shows("e6xe7")
    assert [event["event"] for event in scene.match.events(None)] == ["fought", "over"]
    assert scene.match.events(None)[0]["defender"] == "A"
    assert scene.match.events(None)[0]["won"] == 0


def test_E1_when_the_match_is_over_both_armies_are_shown() -> None:
    scene = strategus("7e6 8b2 Tc1 | Ae7 1a5 Tb8").shows("e6xe7")
    for viewer in VIEWERS:
        look = scene.match.observation(viewer)
        assert look["pieces"] == [
            {"c1": "T", "j1": "A", "b2": "8", "e7": "7"},
            {"a5": "1", "b8": "T"},
        ]
        assert look["returns"] == [1, -1]
        assert look["phase"] == "over"
        assert look["to_move"] is None


def test_E1_when_the_match_is_over_nothing_can_be_done() -> None:
    strategus("7e6 | Ae7 1a5").shows(f"""
        e6xe7
        0: refused - over e7-e8
        1: refused - over a5-a6
        1: refused - over setup {RED}
        0: refused - over nonsense
    """)


def test_E1_comes_before_the_draw_guard() -> None:
    scene = strategus("7e6 | Ae7 1a5", {"max_plies": 8}, plies=7).shows("e6xe7\nover 1 -1")
    assert reason(scene) == "apple"


def test_E2_a_seat_without_animals_loses_at_once() -> None:
    scene = strategus("4e6 | 6e7 Tb9").shows("e6xe7\nover 1 -1\nplies 1")
    assert reason(scene) == "stuck"


def test_E2_the_seat_that_attacks_with_its_last_animal_and_loses_it_loses_the_match() -> None:
    scene = strategus("6e6 Tb2 | 4e7").shows("e6xe7\nover -1 1")
    assert reason(scene) == "stuck"
    strategus("6e6 Tb2 | Te7 9a5").shows("e6xe7\nover -1 1")


def test_E2_a_seat_whose_animals_are_all_blocked_loses_at_once() -> None:
    """Blue's rhino is shut in by its own traps and apple."""
    scene = strategus("4e6 | 6e7 3a10 Ta9 Ab10").shows("e6xe7\nover 1 -1")
    assert reason(scene) == "stuck"


def test_E2_an_animal_beside_an_enemy_is_not_blocked() -> None:
    strategus("4e6 7b9 | 6e7 3a10 Ta9 Ac10").shows("""
        b9-b10
        turn  1
        e7-f7
        e6-e5
        a10xb10
        phase  "play"
    """)
    strategus("4e6 7b10 | 6e7 3a10 Ta9 Ac10").shows("e6xe7\nturn 1\nonly a10xb10")


def test_E2_a_hare_shut_in_is_blocked_too() -> None:
    strategus("4e6 | 6e7 9a10 Ta9 Ab10").shows("e6xe7\nover 1 -1")


def test_E2_the_water_blocks_as_well() -> None:
    armies = "4e8 | 6e9 3c7 Tb7 Td7 Tc8"
    strategus(armies, {"lakes": "on"}).shows("e8xe9\nover 1 -1")
    strategus(armies).shows("e8xe9\nturn 1\nonly c7-c6")


def test_E2_the_seat_that_moves_itself_into_a_corner_can_still_go_back() -> None:
    strategus("5a2 Tb1 Ac1 | 7j8").shows('a2-a1\nphase "play"')


BLOCKED = "9999999988 8885577766 6544433217 TTAMTT56TT"
"""With lakes nothing can move: traps before the land, the others before the water."""


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
def test_E2_who_cannot_move_when_play_begins_has_lost(first: int, seat: int) -> None:
    setups = [RED, BLUE]
    setups[seat] = BLOCKED
    scene = begun({"lakes": "on", "first": str(first)}).shows(f"""
        0: setup {setups[0]}
        1: setup {setups[1]}
        over {"-1 1" if seat == 0 else "1 -1"}
        plies 0
    """)
    assert reason(scene) == "stuck"
    assert [event["event"] for event in scene.match.events(None)] == [
        "ready",
        "ready",
        "first",
        "over",
    ]


def test_E2_comes_after_the_draw_of_who_begins() -> None:
    scene = begun({"lakes": "on"}).shows(f"0: setup {BLOCKED}\n1: setup {BLUE}\nover -1 1")
    assert scene.match.steps[-1][0] == "chance"
    assert spielwerk.replay(scene.match.transcript()).returns == [-1, 1]


def test_E3_if_nobody_can_move_when_play_begins_it_is_a_draw() -> None:
    scene = begun({"lakes": "on"}).shows(f"0: setup {BLOCKED}\n1: setup {BLOCKED}\nover 0 0")
    assert reason(scene) == "both_stuck"


def test_E3_if_neither_seat_can_move_it_is_a_draw() -> None:
    scene = strategus("6e6 Tb2 | 6e7 Tb9").shows("e6xe7\nover 0 0\nreturns [0, 0]")
    assert reason(scene) == "both_stuck"


def test_E3_blocked_and_without_animals_is_the_same() -> None:
    scene = strategus("6e6 3a1 Ta2 Ab1 | 6e7").shows("e6xe7\nover 0 0")
    assert reason(scene) == "both_stuck"


def test_E3_comes_before_the_draw_guard() -> None:
    scene = strategus("6e6 | 6e7", {"max_plies": 1}).shows("e6xe7\nover 0 0")
    assert reason(scene) == "both_stuck"


def test_E2_comes_before_the_draw_guard() -> None:
    scene = strategus("4e6 | 6e7", {"max_plies": 1}).shows("e6xe7\nover 1 -1")
    assert reason(scene) == "stuck"


def test_E4_two_hundred_actions_without_a_fight_are_a_draw() -> None:
    scene = strategus("5e4 | 7e8", quiet=198, plies=198).shows("""
        e4-e5
        quiet  199
        phase  "play"
        e8-e9
        over   0 0
        quiet  200
    """)
    assert reason(scene) == "quiet"


def test_E4_a_fight_begins_the_count_anew() -> None:
    strategus("5e4 | 7e5 7e8", quiet=199, plies=300).shows("""
        e4xe5
        quiet  0
        phase  "play"
        e8-e9
        quiet  1
    """)


def test_E4_both_seats_are_counted_together() -> None:
    strategus("5e4 | 7e8", {"quiet_plies": 3}).shows("""
        e4-e5
        e8-e9
        phase  "play"
        e5-e4
        over   0 0
    """)


@pytest.mark.parametrize("quiet_plies", [1, 2, 7, 50])
def test_E4_the_number_can_be_chosen(quiet_plies: int) -> None:
    scene = strategus("9e4 | 9j8", {"quiet_plies": quiet_plies}, quiet=quiet_plies - 1, plies=60)
    scene.shows("e4-e5\nover 0 0")
    assert reason(scene) == "quiet"


def test_E4_0_is_off() -> None:
    strategus("5e4 | 7e8", {"quiet_plies": 0}, quiet=5000, plies=5000).shows("""
        e4-e5
        e8-e9
        phase  "play"
        quiet  5002
    """)


def test_E4_set_up_actions_are_not_counted() -> None:
    scene = begun({"quiet_plies": 2, "first": "0"}).shows(f"""
        0: setup {RED}
        1: setup {BLUE}
        phase  "play"
        quiet  0
        a4-a5
        phase  "play"
        a7-a6
        over   0 0
    """)
    assert reason(scene) == "quiet"


def test_E2_comes_before_E4() -> None:
    """Blue's wolf may not go back a third time (§E5), and just then the seventh move is made."""
    options = {"quiet_plies": 7, "two_squares": "3"}
    scene = strategus("5e4 | 7a10 Tb10 Tb9 Ta8 Aj10", options).shows("""
        e4-e5
        a10-a9
        e5-e4
        a9-a10
        e4-d4
        a10-a9
        d4-d5
        over  1 -1
    """)
    assert reason(scene) == "stuck"


def test_E4_comes_before_the_draw_guard() -> None:
    options = {"quiet_plies": 2, "max_plies": 2}
    scene = strategus("5e4 | 7e8", options).shows("e4-e5\ne8-e9\nover 0 0")
    assert reason(scene) == "quiet"


def test_guard_after_so_many_actions_it_is_a_draw() -> None:
    scene = strategus("5e4 | 7e8", {"max_plies": 3}).shows("""
        e4-e5
        e8-e9
        phase  "play"
        e5-e6
        over   0 0
        plies  3
    """)
    assert reason(scene) == "guard"


def test_guard_ten_thousand_is_the_default() -> None:
    scene = strategus("5e4 | 7e8", {"quiet_plies": 0}, plies=9_999).shows("e4-e5\nover 0 0")
    assert reason(scene) == "guard"


def test_guard_a_set_up_is_not_counted() -> None:
    begun({"max_plies": 2, "first": "0"}).shows(f"""
        0: setup {RED}
        1: setup {BLUE}
        phase  "play"
        a4-a5
        phase  "play"
        plies  1
    """)


def test_guard_0_is_off() -> None:
    options = {"quiet_plies": 0, "max_plies": 0}
    strategus("5e4 | 7e8", options, plies=20_000).shows('e4-e5\nphase "play"')
