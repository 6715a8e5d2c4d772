"""Stramash: what a seat may know (§T1 and *Observation* of the conventions)."""

import json

import pytest

import spielwerk
from tests.rulebook.stramash_scenario import all_but, document, stramash

VIEWERS = (0, 1, 2, 3, None)
HANDS = "A 7 X 2 5 9 | K 4 J 9 3 | 2 8 8 Q 6 | J J 3 5 10"


def test_observation_of_a_seat() -> None:
    match = stramash("T8 T10 C0.3 | T16", HANDS, discard="Q 9 5 9 10").match
    assert match.observation(0) == {
        "game": "stramash",
        "seats": 4,
        "seat": 0,
        "phase": "play",
        "to_move": 0,
        "laddies": [
            ["T8", "T10", "C0.3", "D", "D"],
            ["T16", "D", "D", "D", "D"],
            ["D"] * 5,
            ["D"] * 5,
        ],
        "hand": "A 2 5 7 9 X",
        "hand_sizes": [6, 5, 5, 5],
        "pile": 108 - 21 - 5,
        "discard": "5 9 9 Q 10",
        "plies": 0,
    }
    assert list(match.observation(0))[:4] == ["game", "seats", "seat", "phase"]


def test_observation_names_the_options_that_differ() -> None:
    options = {"pairs": "on", "holes": 15}
    assert stramash("T10", "5", options).match.observation(1)["options"] == options


def test_observation_of_a_spectator_is_that_of_a_seat_without_cards() -> None:
    match = stramash("T10", HANDS).match
    seen = match.observation(None)
    assert (seen["seat"], seen["hand"]) == (None, "")
    for seat in range(4):
        assert match.observation(seat) == {
            **seen,
            "seat": seat,
            "hand": match.position()["hands"][seat],
        }


def test_observation_of_the_other_hands_is_their_size() -> None:
    one = stramash("T10", "5 | 3 K 4 4 6 | 2 | 9").match
    other = stramash("T10", "5 | X A 9 J Q | 7 | K").match
    assert one.observation(0) == other.observation(0)
    assert one.observation(None) == other.observation(None)
    assert one.legal(0) == other.legal(0)


def test_observation_of_a_card_that_another_draws_is_only_that_it_came() -> None:
    one = stramash("T10", "5").shows("5 T10>T15\ndraws K").match
    other = stramash("T10", "5").shows("5 T10>T15\ndraws 2").match
    for viewer in (0, 2, 3, None):
        assert one.observation(viewer) == other.observation(viewer)
        assert one.events(viewer) == other.events(viewer)
    assert one.observation(1) != other.observation(1)


def test_observation_of_a_deal_shows_a_card_only_to_the_seat_that_gets_it() -> None:
    match = spielwerk.load("stramash", seats=5).match(seed=5)
    for seat in range(5):
        dealt = [event for event in match.events(seat) if event["event"] in ("dealt", "drew")]
        own = [event["card"] for event in dealt if "card" in event]
        assert len(dealt) == 26
        assert own == [event["card"] for event in dealt if event["seat"] == seat]
        assert sorted(own) == sorted(match.observation(seat)["hand"].split())
    assert all("card" not in event for event in match.events(None))


def test_observation_of_a_discarded_card_is_open() -> None:
    match = stramash("", "2 3 4 5 6 8").shows("discard 6").match
    for viewer in VIEWERS:
        assert match.observation(viewer)["discard"] == "6"


def test_observation_of_the_cards_that_lie_open_is_by_code_but_for_the_last() -> None:
    scene = stramash("T10", "5 9", discard="K 2 X A 10")
    assert scene.match.observation(None)["discard"] == "A 2 K X 10"
    scene.shows("5 T10>T15")
    assert scene.match.observation(None)["discard"] == "A 2 10 K X 5"


def test_observation_of_a_seven_under_way_is_open() -> None:
    match = stramash("T10 T20", "7 2").shows("7 T10>T13").match
    for viewer in VIEWERS:
        assert match.observation(viewer)["seven"] == {"left": 4, "moved": "T13"}
        assert match.observation(viewer)["hand_sizes"] == [5, 5, 5, 5]


def test_observation_outside_a_seven_and_before_the_end_has_no_such_keys() -> None:
    seen = stramash("T10", "5 2").match.observation(0)
    assert not {"seven", "hands", "returns", "scores"} & set(seen)


def test_observation_of_a_reshuffled_pile_is_its_size() -> None:
    position = document("T10", "5 9")
    played = all_but("8", position["hands"], 0)
    match = spielwerk.load("stramash").match_from({**position, "discard": played}, seed=1)
    match.play(0, "5 T10>T15")
    for viewer in VIEWERS:
        seen = match.observation(viewer)
        assert (seen["pile"], seen["discard"]) == (108 - 21 - 1, "5")


def test_observation_at_the_end_shows_no_hand_either() -> None:
    def end(hand: str) -> spielwerk.Match:
        laddies = "T1 C0.2 C0.3 C0.4 C0.5"
        scene = stramash(laddies, f"3 5 | {hand} | 4 4 6 6 10 | 2 3 6 10 10").shows("3 T1>C0.1")
        return scene.match

    one, other = end("3 K 9 9 9"), end("X A 2 2 Q")
    for viewer in (0, 2, 3, None):
        assert one.observation(viewer) == other.observation(viewer)
        assert one.events(viewer) == other.events(viewer)
    assert one.observation(None)["returns"] == [1, -1, -1, -1]
    assert one.observation(None)["phase"] == "over"
    assert one.observation(None)["to_move"] is None
    assert one.observation(None)["hand_sizes"] == [5, 5, 5, 5]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_observation_and_events_are_plain_json(viewer: int | None) -> None:
    match = stramash("T10 T20 | T13", "7 2 X").shows("7 T10>T13\n7 T20>T24").match
    assert json.loads(json.dumps(match.observation(viewer))) == match.observation(viewer)
    assert json.loads(json.dumps(match.events(viewer))) == match.events(viewer)


def test_observation_of_the_legal_actions_is_for_the_seat_to_move_alone() -> None:
    match = stramash("T10 | T20", "5 2 | 3").match
    assert [bool(match.legal(seat)) for seat in range(4)] == [True, False, False, False]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_observation_says_how_many_play(seats: int) -> None:
    match = spielwerk.load("stramash", seats=seats).match(seed=1)
    for viewer in [*range(seats), None]:
        assert match.observation(viewer)["seats"] == seats
        assert len(match.observation(viewer)["laddies"]) == seats


def test_observation_of_an_imagined_match_hides_other_hands() -> None:
    match = stramash("T10 | T20", HANDS, discard="Q 9").match
    hands = set()
    for seed in range(12):
        twin = match.game.determinize(match.observation(0), seed=seed)
        assert twin.observation(0) == match.observation(0)
        assert twin.position()["hands"][0] == match.position()["hands"][0]
        hands.add(twin.position()["hands"][1])
    assert len(hands) > 8
