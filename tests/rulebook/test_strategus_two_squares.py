"""Strategus, §E5: the option `two_squares`."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.rulebook.strategus_scenario import StrategusScene, reason, strategus

THREE = {"two_squares": "3"}
FIVE = {"two_squares": "5"}
ROUND = ("b7-c7", "c7-c8", "c8-b8", "b8-b7")
"""Blue's wolf goes round, so that it may go on for ever."""
CAGE = "Tb10 Tb9 Ta8 Aj10"
"""Around a10 and a9: a blue piece in there can only go to and fro."""


def after(moves: str, options: Mapping[str, Any], red: str = "5e4 7h2") -> StrategusScene:
    """Red has made these moves, and blue's wolf has gone round; red is to move."""
    scene = strategus(f"{red} | 7b7", options)
    for number, move in enumerate(moves.split()):
        scene.shows(f"{move}\n{ROUND[number % 4]}")
    return scene


def to_and_fro(count: int, options: Mapping[str, Any]) -> StrategusScene:
    """Red's lion has gone so often between e4 and e5."""
    return after(" ".join(["e4-e5", "e5-e4"][number % 2] for number in range(count)), options)


def test_E5_two_squares_3_the_fourth_time_across_a_border_is_banned() -> None:
    to_and_fro(2, THREE).shows("can e4-e5")
    to_and_fro(3, THREE).shows("""
        refused E5 two_squares e5-e4
        only  e5-e6, e5-d5, e5-f5, h2-h1, h2-h3, h2-g2, h2-i2
    """)


def test_E5_two_squares_5_the_sixth_time_across_a_border_is_banned() -> None:
    to_and_fro(3, FIVE).shows("can e5-e4")
    to_and_fro(4, FIVE).shows("can e4-e5")
    to_and_fro(5, FIVE).shows("""
        refused E5 two_squares e5-e4
        only  e5-e6, e5-d5, e5-f5, h2-h1, h2-h3, h2-g2, h2-i2
    """)


def test_E5_two_squares_off_a_piece_goes_to_and_fro_for_ever() -> None:
    to_and_fro(21, {}).shows("can e5-e4")
    to_and_fro(21, {"chase": "on"}).shows("can e5-e4")


def test_E5_two_squares_blue_is_bound_as_well() -> None:
    strategus("5e4 | 7b7", THREE).shows("""
        e4-e5
        b7-b8
        e5-d5
        b8-b7
        d5-d4
        b7-b8
        d4-e4
        refused E5 two_squares b8-b7
        only  b8-b9, b8-a8, b8-c8
    """)


def test_E5_two_squares_who_begins_the_shuttle_has_to_end_it() -> None:
    strategus("5d5 | 7e6", THREE).shows("""
        d5-e5
        e6-d6
        e5-d5
        d6-e6
        d5-e5
        e6-d6
        refused E5 two_squares e5-d5
        only  e5-e4, e5-e6, e5-f5
    """)


def test_E5_two_squares_another_own_piece_ends_the_row() -> None:
    after("e4-e5 e5-e4 h2-h3 e4-e5 e5-e4", THREE).shows("can e4-e5")
    after("e4-e5 e5-e4 e4-e5 h2-h3", THREE).shows("can e5-e4")
    after("e4-e5 e5-e4 e4-e5 h2-h3 e5-e4 e4-e5", THREE).shows("can e5-e4")
    after("e4-e5 e5-e4 e4-e5 h2-h3 e5-e4 e4-e5 e5-e4", THREE).shows("not e4-e5")


def test_E5_two_squares_a_move_that_does_not_cross_it_ends_the_row() -> None:
    after("e4-e5 e5-e4 e4-e5 e5-f5 f5-e5", THREE).shows("can e5-e4, e5-f5")
    after("e4-e5 e5-e4 e4-d4 d4-e4 e4-e5 e5-e4", THREE).shows("can e4-e5")
    after("e4-e5 e5-e4 e4-d4 d4-e4 e4-e5 e5-e4 e4-e5", THREE).shows("not e5-e4")


def test_E5_two_squares_the_other_borders_are_free() -> None:
    scene = to_and_fro(3, THREE).shows("e5-e6\nb8-b7").shows("can e6-e5, e6-e7")
    scene.shows("e6-e5\nb7-c7").shows("can e5-e4, e5-e6")


def test_E5_two_squares_the_enemys_moves_do_not_end_the_row() -> None:
    scene = strategus("5e4 7h2 | 7b7 8i8", THREE)
    for red, blue in (("e4-e5", "b7-b8"), ("e5-e4", "i8-i7"), ("e4-e5", "i7-h7")):
        scene.shows(f"{red}\n{blue}")
    scene.shows("not e5-e4")


def test_E5_two_squares_two_pieces_that_take_turns_have_no_row() -> None:
    after("e4-e5 g5-g4 e5-e4 g4-g5 e4-e5 g5-g4", THREE, "5e4 5g5").shows("can e5-e4, g4-g5")


def test_E5_two_squares_it_is_about_the_piece_not_the_border() -> None:
    """Three hares run across e4|e5 one after the other: none of them has a row of its own."""
    scene = after("e4-e8 e3-e7 e2-e6", THREE, "9e4 9e3 9e2 9e1")
    scene.shows("can e6-e5, e6-e4, e6-e2, e1-e5, e1-e2")


def test_E5_two_squares_a_piece_that_follows_another_begins_a_row_of_its_own() -> None:
    after("e4-e5 e5-e6 e3-e4 e4-e5", THREE, "5e4 5e3").shows("can e5-e4")
    after("e4-e5 e5-e6 e3-e4 e4-e5 e5-e4 e4-e5", THREE, "5e4 5e3").shows("not e5-e4")


def test_E5_two_squares_a_hare_crosses_every_border_on_its_way() -> None:
    """All three runs lead across e4|e5 and e5|e6: so may no fourth one, long or short."""
    after("e2-e7 e7-e4 e4-e6", THREE, "9e2 7h2").shows("""
        not   e6-e5, e6-e4, e6-e3, e6-e2, e6-e1
        can   e6-e7, e6-e10, e6-d6
        refused E5 two_squares e6-e4
        refused E5 two_squares e6-e1
    """)


def test_E5_two_squares_borders_that_only_some_of_the_runs_cross_are_free() -> None:
    after("e2-e4 e4-e7 e7-e5", THREE, "9e2 7h2").shows("can e5-e7, e5-e4, e5-e1, e5-e6")
    after("e2-e6 e6-e4 e4-e7", THREE, "9e2 7h2").shows("can e7-e6\nnot e7-e5, e7-e4, e7-e1")


def test_E5_two_squares_a_hare_may_run_on_across_other_borders() -> None:
    after("e4-e5 e5-e4 e4-e5", THREE, "9e4 7h2").shows("""
        not  e5-e4, e5-e3, e5-e1
        can  e5-e6, e5-e10, e5-a5, e5-j5
    """)


def test_E5_two_squares_with_a_fight_the_move_is_banned_too() -> None:
    scene = strategus("5e4 7h2 | 7b7 8d5", THREE)
    for red, blue in (("e4-e5", "d5-d4"), ("e5-e4", "b7-b8"), ("e4-e5", "d4-e4")):
        scene.shows(f"{red}\n{blue}")
    scene.shows("""
        not  e5xe4
        refused E5 two_squares e5xe4
        can  e5-e6, h2-h3
    """)


def test_E5_two_squares_a_fight_may_be_part_of_the_row() -> None:
    scene = strategus("5e4 7h2 | 7b7 8e5", THREE)
    for red, blue in (("e4xe5", "b7-b8"), ("e5-e4", "b8-c8"), ("e4-e5", "c8-c7")):
        scene.shows(f"{red}\n{blue}")
    scene.shows("not e5-e4")


def test_E5_two_squares_a_fight_elsewhere_does_not_end_the_row() -> None:
    scene = strategus("5e4 7h2 | 6h3 8b7 8a9", THREE)
    for red, blue in (("e4-e5", "a9-a8"), ("e5-e4", "h3xh2"), ("e4-e5", "b7-c7")):
        scene.shows(f"{red}\n{blue}")
    scene.shows("not e5-e4")


def test_E5_two_squares_if_only_banned_moves_are_left_the_seat_to_move_has_lost() -> None:
    scene = strategus(f"5e4 | 7a10 {CAGE}", THREE).shows("""
        e4-e5
        a10-a9
        e5-e6
        a9-a10
        e6-e7
        a10-a9
        e7-e8
        over 1 -1
    """)
    assert reason(scene) == "stuck"


def test_E5_two_squares_for_the_seat_not_to_move_a_banned_move_counts_as_a_move() -> None:
    """After its third move blue has only a banned one left; it is judged when it is to move."""
    strategus(f"5e4 | 7a10 {CAGE}", THREE).shows("""
        e4-e5
        a10-a9
        e5-e6
        a9-a10
        e6-e7
        a10-a9
        phase  "play"
        turn   0
        0: can e7-e8
    """)


def test_E5_two_squares_nobody_loses_who_can_attack() -> None:
    strategus(f"5e4 7b4 | 7a10 {CAGE} 9b3", THREE).shows("""
        e4-e5
        a10-a9
        e5-e6
        a9-a10
        e6-e7
        a10-a9
        e7-e8
        not   a9-a10
        can   b3xb4, b3-b2
    """)


@pytest.mark.parametrize(("options", "kept"), [(THREE, 6), (FIVE, 10)])
def test_E5_two_squares_the_last_moves_of_both_seats_are_kept(
    options: dict[str, str], kept: int
) -> None:
    scene = after("e4-e5 e5-e6 e6-e7 e7-f7 f7-f6 f6-f5 f5-f4", options)
    history = scene.match.position()["history"]
    assert len(history) == kept
    assert history[-2:] == ["f5-f4", "c8-b8"]
    for viewer in (0, 1, None):
        assert scene.match.observation(viewer)["history"] == history


def test_E5_two_squares_a_match_read_from_its_position_goes_on_the_same() -> None:
    position = to_and_fro(3, THREE).match.position()
    match = StrategusScene(to_and_fro(0, THREE).match.game.match_from(position)).shows("""
        not  e5-e4
        can  e5-e6
    """)
    assert match.match.position() == position


def test_E5_two_squares_what_is_not_listed_counts_as_not_made() -> None:
    armies = "5e5 7h2 | 7b8"
    full = ["e4-e5", "b7-c7", "e5-e4", "c7-c8", "e4-e5", "c8-b8"]
    last = {"seat": 1, "move": "c8-b8"}
    for listed, said in ((full, "not"), (full[1:], "can"), (full[4:], "can"), ([], "can")):
        scene = strategus(armies, THREE, history=listed, quiet=6, plies=6, last=last)
        scene.shows(f"{said} e5-e4")
