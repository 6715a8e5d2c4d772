"""Dog: what a seat may know (R2, R5 and *Observation* of the conventions)."""

import json
from typing import Any

import pytest

from tests.rulebook.dog_scenario import document, dog

EXCHANGE: dict[str, Any] = {"phase": "exchange", "hand_size": 2, "to_move": 0}
VIEWERS = (0, 1, 2, 3, None)


def test_observation_of_a_seat() -> None:
    match = dog(
        "T0! T10 | T16", "A 7 X 2 | K 4 J 9 | 2 8 8 Q | J J 3 5", hand_size=4, discard="Q 5 9 9"
    ).match
    assert match.observation(0) == {
        "game": "dog",
        "seat": 0,
        "phase": "play",
        "to_move": 0,
        "starter": 0,
        "hand_size": 4,
        "men": match.position()["men"],
        "hand": "A 2 7 X",
        "hand_sizes": [4, 4, 4, 4],
        "pile": 110 - 16 - 4,
        "discard": "Q 5 9 9",
        "plies": 0,
    }


def test_observation_of_a_spectator_is_that_of_a_seat_without_cards() -> None:
    match = dog("T10", "5 2 | 3 | 4 4 | 6").match
    seen = match.observation(None)
    assert (seen["seat"], seen["hand"]) == (None, "")
    for seat in range(4):
        assert match.observation(seat) == {
            **seen,
            "seat": seat,
            "hand": match.observation(seat)["hand"],
        }


def test_observation_of_the_other_hands_is_their_size() -> None:
    one = dog("T10", "5 2 | 3 K | 4 4 | 6").match
    other = dog("T10", "5 2 | X A | 9 J | Q").match
    assert one.observation(0) == other.observation(0)
    assert one.observation(None) == other.observation(None)


def test_observation_of_a_card_given_is_a_question_mark() -> None:
    one = dog("", "2 7 | K 3 | 4 9 | 5 6", **EXCHANGE).shows("1: give 3").match
    other = dog("", "2 7 | Q 8 | X X | J J", **EXCHANGE).shows("1: give Q").match
    assert one.observation(0)["given"] == [None, "?", None, None]
    for viewer in (0, None):
        assert one.observation(viewer) == other.observation(viewer)
        assert one.events(viewer) == other.events(viewer)
    assert one.observation(1)["given"] == [None, "3", None, None]


def test_observation_of_a_card_on_its_way_is_hidden_from_its_receiver() -> None:
    match = dog("", "2 7 | K 3 | 4 9 | 5 6", **EXCHANGE).shows("0: give 7").match
    assert match.observation(2)["given"] == ["?", None, None, None]
    assert match.observation(2)["hand"] == "4 9"
    assert match.observation(0)["hand"] == "2"


def test_observation_of_a_received_card_is_the_receivers_alone() -> None:
    gifts = "0: give 7\n1: give 3\n2: give 9\n3: give 5"
    one = dog("", "2 7 | K 3 | 4 9 | 5 6", **EXCHANGE).shows(gifts).match
    other = dog("", "2 7 | K 3 | J 9 | 5 6", **EXCHANGE).shows(gifts).match
    for viewer in (0, 1, 3, None):
        assert one.observation(viewer) == other.observation(viewer)
        assert one.events(viewer) == other.events(viewer)


def test_observation_of_a_seven_under_way_is_open() -> None:
    match = dog("T10 T20", "7 2").shows("7 T10>T13").match
    for viewer in VIEWERS:
        assert match.observation(viewer)["seven"] == {"left": 4, "moved": ["T13"], "joker": False}


def test_observation_outside_the_exchange_and_a_seven_has_no_such_keys() -> None:
    seen = dog("T10", "5 2").match.observation(0)
    assert not {"given", "seven", "hands", "returns"} & set(seen)


def test_observation_of_a_reshuffled_pile_has_no_order() -> None:
    """Two piles that hold the same cards look alike, whatever order the cards were played in."""
    discard = ["Q", "5", "9", "A", "K"]
    one = dog("T10", "5 2", discard=" ".join(discard)).match
    other = dog("T10", "5 2", discard=" ".join(reversed(discard))).match
    assert one.observation(0)["pile"] == other.observation(0)["pile"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_observation_and_events_are_plain_json(viewer: int | None) -> None:
    match = dog("T10 T20 | T12", "7 2 X").shows("7 T10>T13\n7 T20>T24").match
    assert json.loads(json.dumps(match.observation(viewer))) == match.observation(viewer)
    assert json.loads(json.dumps(match.events(viewer))) == match.events(viewer)


def test_observation_at_the_end_shows_no_hand_either() -> None:
    def end(hand: str) -> Any:
        men = "T60 G0.2 G0.3 G0.4 | | G2.1 G2.2 G2.3 G2.4"
        return dog(men, f"5 2 | {hand} | 4 | 6").shows("5 T60>G0.1").match

    one, other = end("3 K"), end("X A")
    for viewer in (0, 2, 3, None):
        assert one.observation(viewer) == other.observation(viewer)
        assert one.events(viewer) == other.events(viewer)


def test_observation_of_a_laid_down_hand_is_open_from_then_on() -> None:
    match = dog("T10", "5 2 | 9 4 5").shows("5 T10>T15").match
    for viewer in VIEWERS:
        assert match.observation(viewer)["discard"] == "5 4 5 9"
        assert match.observation(viewer)["hand_sizes"][1] == 0


def test_observation_of_the_legal_actions_is_for_the_seat_to_move_alone() -> None:
    match = dog("T10 | T20", "5 2 | 3").match
    assert [bool(match.legal(seat)) for seat in range(4)] == [True, False, False, False]
    assert "legal" not in document()
