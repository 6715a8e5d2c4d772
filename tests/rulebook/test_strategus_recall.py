"""Strategus, §M5: what somebody who looks away and comes back is told again."""

from typing import Any

import pytest

from tests.rulebook.strategus_scenario import BLUE, RED, StrategusScene, begun, set_up, strategus


def recalled(scene: StrategusScene, viewer: int | None) -> list[dict[str, Any]]:
    """What a viewer that comes anew is told of the match so far."""
    return scene.match.events(viewer)[scene.match.recalled(viewer) :]


def squares(events: list[dict[str, Any]]) -> list[str]:
    """The moves and fights among events."""
    return [f"{e['from']}{'x' if e['event'] == 'fought' else '-'}{e['to']}" for e in events]


def test_M5_a_seat_is_told_again_what_has_happened_since_its_own_latest_action() -> None:
    scene = strategus("5e4 9b2 | 7e5 9c7").shows("e4xe5\nc7-c6\nb2-b3\nc6-c5")
    assert squares(recalled(scene, 0)) == ["b2-b3", "c6-c5"]
    assert squares(recalled(scene, 1)) == ["c6-c5"]
    scene.shows("b3-b4")
    assert squares(recalled(scene, 0)) == ["b3-b4"]
    assert squares(recalled(scene, 1)) == ["c6-c5", "b3-b4"]


def test_M5_a_spectator_is_told_the_latest_action_again() -> None:
    scene = strategus("5e4 9b2 | 7e5 9c7").shows("e4xe5\nc7-c6")
    assert squares(recalled(scene, None)) == ["c7-c6"]
    scene.shows("b2-b3")
    assert squares(recalled(scene, None)) == ["b2-b3"]


def test_M5_a_fight_is_told_again_until_the_reply_to_ones_own_next_action() -> None:
    scene = strategus("5e4 9b2 | 7e5 9c7").shows("e4xe5")
    for viewer in (0, 1, None):
        assert recalled(scene, viewer)[-1]["defender"] == "7"
    scene.shows("c7-c6")
    assert recalled(scene, 0)[0]["defender"] == "7"
    assert squares(recalled(scene, 1)) == squares(recalled(scene, None)) == ["c7-c6"]
    scene.shows("b2-b3")
    for viewer in (0, 1, None):
        assert all(event["event"] == "moved" for event in recalled(scene, viewer))


@pytest.mark.parametrize("memory", ["off", "log", "marked"])
def test_M5_nothing_that_is_told_again_says_more_than_the_observation(memory: str) -> None:
    scene = strategus("5e4 9b2 | 7e5 9c7", {"memory_aid": memory}).shows("e4xe5\nc7-c6\nb2-b3")
    assert "fought" not in str(recalled(scene, 0))


def test_M5_after_the_end_everything_may_be_told() -> None:
    scene = strategus("5e6 9b2 | Ae8 7e7 9c7").shows("e6xe7\nc7-c6\ne7xe8\nover 1 -1")
    for viewer in (0, 1, None):
        assert scene.match.recalled(viewer) == 0
        assert len(recalled(scene, viewer)) == 4


def test_M5_in_the_set_up_a_seat_may_be_told_of_its_own_cards_again() -> None:
    scene = begun().shows("0: place 9 a1\n0: place A b1\n1: place 9 j10")
    assert [event["at"] for event in recalled(scene, 0)][-1] == "b1"
    assert all(event["seat"] == 1 for event in recalled(scene, 1))
    assert recalled(scene, None) == []


def test_M5_that_play_has_begun_is_told_again_until_one_has_acted() -> None:
    scene = set_up({"first": "0"}, RED, BLUE)
    assert recalled(scene, 0)[-1] == {"event": "first", "seat": 0}
    scene.shows("a4-a5\na7-a6\nb4-b5")
    assert squares(recalled(scene, 0)) == ["b4-b5"]
    assert squares(recalled(scene, 1)) == ["a7-a6", "b4-b5"]
