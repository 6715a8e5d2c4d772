"""Rufus: what a seat may know (§T5, §P), what it is told, and what can be taken back (§T1)."""

import json
from typing import Any

import pytest

import spielwerk
from tests.rulebook.rufus_scenario import RufusScene, rufus

VIEWERS = (0, 1, 2, None)
SHUFFLED = {"prizes": "shuffled"}


def test_observation_of_a_seat() -> None:
    match = rufus(
        "48 52 | 40 3 | 7 8", fox=10, trail="0:5@20 1:4@30 2:9@31", hands="2 3 | |", left="17 19"
    ).match
    seen = match.observation(0)
    assert seen == {
        "game": "rufus",
        "seats": 3,
        "seat": 0,
        "phase": "play",
        "to_move": 0,
        "fox": 10,
        "stones": [[48, 52], [3, 40], [7, 8]],
        "hand": "2 3",
        "hand_sizes": [2, 7, 7],
        "trail": [
            {"at": 20, "seat": 0, "value": 5},
            {"at": 30, "seat": 1, "value": "?"},
            {"at": 31, "seat": 2, "value": "?"},
        ],
        "picked": [{"seat": 0, "value": value} for value in (4, 6, 7, 8, 9)],
        "prizes": [17, 19],
        "won": [[], [], [1, 3, 5, 7, 9, 11, 13, 15]],
        "out": [],
        "turn": {"points": 7, "fox_moved": False, "card_laid": False},
        "plies": 0,
    }
    assert list(seen)[:3] == ["game", "seats", "seat"]


def test_observation_of_the_other_seats_has_their_own_cards() -> None:
    match = rufus("48 52 | 40 3 | 7 8", fox=10, trail="0:5@20 1:4@30 2:9@31").match
    for viewer, values in ((1, ["?", 4, "?"]), (2, ["?", "?", 9]), (None, ["?", "?", "?"])):
        assert [card["value"] for card in match.observation(viewer)["trail"]] == values
    assert match.observation(1)["hand"] == "2 3 5 6 7 8 9"
    assert match.observation(None)["hand"] == ""
    assert match.observation(None)["seat"] is None


def test_observation_options_come_before_the_seats() -> None:
    seen = rufus("48 52 | 20 21", {"fields": 62}).match.observation(0)
    assert list(seen)[:4] == ["game", "options", "seats", "seat"]


def test_observation_does_not_tell_which_of_its_cards_a_seat_has_laid() -> None:
    one = rufus("48 52 | 40 3", trail="1:4@30 1:7@31").match
    other = rufus("48 52 | 40 3", trail="1:9@30 1:2@31").match
    assert one.observation(0) == other.observation(0)
    assert one.observation(None) == other.observation(None)
    assert one.observation(1) != other.observation(1)


def test_observation_a_laid_value_is_in_nobody_elses_events() -> None:
    told = []
    for value in (2, 9):
        match = rufus("48 52 | 40 3 | 7 8").shows(f"lay {value} @55\nfox 1\nstone 48>53").match
        told.append([match.events(viewer) for viewer in (1, 2, None)])
        assert match.events(0)[0]["value"] == value
    assert told[0] == told[1]


def test_observation_of_a_shuffled_stack_is_how_high_it_is() -> None:
    one = rufus("48 52 | 3 40", SHUFFLED, left="7 3 5 1").match
    other = rufus("48 52 | 3 40", SHUFFLED, left="1 7 3 5").match
    for viewer in (0, 1, None):
        assert one.observation(viewer)["prizes"] == ["?"] * 4
        assert one.observation(viewer) == other.observation(viewer)


def test_observation_of_an_ordered_stack_is_open() -> None:
    assert rufus("48 52 | 3 40", left="7 3 5 1").match.observation(None)["prizes"] == [7, 3, 5, 1]


def ended(trail: str = "1:4@30 0:7@31") -> RufusScene:
    hands = "2 | 3"
    return rufus("48 52 | 3 40", trail=trail, left="19", hands=hands).shows("fox 3")


def test_observation_at_the_end_all_cards_are_shown() -> None:
    match = ended().match
    for viewer in (0, 1, None):
        seen = match.observation(viewer)
        assert seen["phase"] == "over"
        assert seen["to_move"] is None
        assert seen["returns"] == match.returns
        assert seen["scores"] == match.scores
        assert seen["hands"] == ["2", "3"]
        assert [card["value"] for card in seen["trail"]] == [4, 7]


def test_observation_before_the_end_has_no_such_keys() -> None:
    seen = rufus().match.observation(0)
    assert not {"returns", "scores", "hands", "counted"} & set(seen)


def test_observation_counted_adds_up_to_the_scores() -> None:
    for options in ({}, {"hard_count": "on"}, {"out_hand_counts": "on", "hard_count": "on"}):
        match = rufus(
            "48 52 | - | 3 40", options, trail="0:9@30 1:7@31 2:2@32", left="19", won="1 | 3 | 5"
        )
        seen = match.shows("fox 3").match.observation(None)
        assert [sum(counted.values()) for counted in seen["counted"]] == seen["scores"]
        out = {"won": 3, "hand": 0, "laid": 0}
        assert (seen["counted"][1] == out) == ("out_hand_counts" not in options)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_observation_and_events_are_plain_json(viewer: int | None) -> None:
    match = rufus("48 52 | 3 40 | 7 8", trail="1:4@51").shows("fox 3\nstone 48>52").match
    assert json.loads(json.dumps(match.observation(viewer))) == match.observation(viewer)
    assert json.loads(json.dumps(match.events(viewer))) == match.events(viewer)


def test_observation_the_fox_s_way_is_told() -> None:
    scene = rufus("48 52 | 3 40", fox=58).shows("fox 4")
    assert scene.told(1, "fox_moved") == [
        {
            "event": "fox_moved",
            "seat": 0,
            "from": "58",
            "to": "2",
            "points": 4,
            "path": ["59", "0", "1", "2"],
        }
    ]


def test_observation_what_happens_is_told_in_its_order() -> None:
    """First the way, then what was met on it: the fox field, the catch, who goes out."""
    scene = rufus("48 52 | 0 0 | 5 9", fox=58).shows("fox 2")
    told = [(event["event"], event.get("why")) for event in scene.match.events(None)]
    assert told == [
        ("fox_moved", None),
        ("won", "fox_field"),
        ("caught", None),
        ("won", "caught"),
        ("out", None),
    ]
    scene = rufus("10 40 | 5 45", fox=13, trail="1:8@12", left="19").shows("stone 10>17")
    told = [(event["event"], event.get("why")) for event in scene.match.events(None)]
    assert told == [
        ("stone_moved", None),
        ("met", None),
        ("trailed", None),
        ("won", "overtaken"),
        ("over", None),
    ]


# Taking back (§T1: until its last action a turn has shown nothing)


def taken_back(scene: RufusScene, seat: int = 0) -> dict[str, Any]:
    """What everybody sees, after the last action was taken back."""
    scene.match.take_back(seat)
    return sights(scene)


def sights(scene: RufusScene) -> dict[str, Any]:
    """What everybody sees."""
    viewers = [*range(scene.match.game.seats), None]
    return {str(viewer): scene.match.observation(viewer) for viewer in viewers}


def test_T1_a_turn_can_be_taken_back_step_by_step() -> None:
    scene = rufus("48 52 | 3 40 | 7 8")
    start = sights(scene)
    assert not scene.match.can_take_back(0)
    scene.shows("lay 5 @55")
    laid = sights(scene)
    scene.shows("fox 3\nstones 48 52 | 40 40 | 7 8\nwon 1 | |")
    assert scene.match.can_take_back(0)
    assert not scene.match.can_take_back(1)
    assert taken_back(scene) == laid
    assert taken_back(scene) == start
    assert not scene.match.can_take_back(0)
    scene.shows("lay 6 @55\nfox 2\nstone 48>52")


def test_T1_the_last_action_of_a_turn_stays() -> None:
    scene = rufus("48 52 | 20 21").shows("lay 5 @55\nstone 48>54")
    for seat in (0, 1):
        assert not scene.match.can_take_back(seat)
        with pytest.raises(spielwerk.IllegalAction) as refusal:
            scene.match.take_back(seat)
        assert refusal.value.code == "nothing_to_take_back"


def test_T1_a_card_taken_back_was_not_shown() -> None:
    told = []
    for value in (2, 9):
        scene = rufus("48 52 | 3 40 | 7 8").shows(f"lay {value} @55")
        scene.match.take_back(0)
        told.append([scene.match.events(viewer) for viewer in (1, 2, None)])
        assert scene.match.events(0)[-1]["event"] == "taken_back"
        assert scene.match.position()["hands"][0] == "2 3 4 5 6 7 8 9"
    assert told[0] == told[1]


def test_T1_a_prize_of_an_open_stack_can_be_given_back() -> None:
    scene = rufus("48 52 | 3 40").shows("fox 3\nwon 1 |")
    scene.match.take_back(0)
    scene.shows("won |\nleft 1 3 5 7 9 11 13 15 17 19\nrufus 0\npoints 7")


def test_T1_not_past_a_prize_that_was_turned_over() -> None:
    scene = rufus("48 52 | 3 40", SHUFFLED)
    start = sights(scene)
    scene.shows("lay 5 @55\nfox 2")
    scene.match.take_back(0)
    assert taken_back(scene) == start
    scene.shows("lay 5 @55\nfox 3")
    assert not scene.match.can_take_back(0)


def test_T1_after_a_prize_that_was_turned_over_the_rest_can_be_taken_back() -> None:
    scene = rufus("48 52 | 3 40", SHUFFLED).shows("fox 3")
    won = sights(scene)
    scene.shows("lay 5 @55")
    assert taken_back(scene) == won
    assert not scene.match.can_take_back(0)


def test_T1_a_prize_that_could_be_worked_out_is_turned_over_as_well() -> None:
    """The last of a shuffled stack is known, but taking it ends the game."""
    scene = rufus("48 52 | 3 40", SHUFFLED, left="19").shows("fox 3\nover -1 1")
    assert not scene.match.can_take_back(0)
