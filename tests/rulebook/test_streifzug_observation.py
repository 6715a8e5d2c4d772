"""Streifzug durch: what a seat may know (§X2, and who knows what)."""

from collections import Counter

import pytest

import spielwerk
from tests.rulebook.streifzug_scenario import ORDER, basic, begun, match_of, streifzug

VIEWERS = (0, 1, 2, None)


def test_nobody_sees_what_lies_below_the_top_cards() -> None:
    for mode in ("basic", "extended"):
        match = begun(3, {"preset": mode}).match
        stacks = match.position()["stacks"]
        for viewer in VIEWERS:
            seen = match.observation(viewer)
            assert "stacks" not in seen
            assert seen["tops"] == [stack[0] for stack in stacks]
            assert seen["stack_sizes"] == [6] * 8


def test_an_empty_stack_has_no_top() -> None:
    seen = basic("o3", "5 3", stacks="R1").match.observation(0)
    assert seen["tops"] == ["R1", *[None] * 7]
    assert seen["stack_sizes"] == [1, *[0] * 7]


def test_a_seat_sees_its_own_hand_and_how_many_cards_others_hold() -> None:
    match = streifzug("o3 ||", "", hands="R1 B2 | B3 | ").match
    assert [match.observation(viewer)["hand"] for viewer in VIEWERS] == ["R1 B2", "B3", "", ""]
    for viewer in VIEWERS:
        assert match.observation(viewer)["hand_sizes"] == [2, 1, 0]
        assert "hands" not in match.observation(viewer)


def test_what_is_laid_out_and_used_is_seen_by_all() -> None:
    match = streifzug("o3 ||", "", melds="| R1 R2 R3", used="RP | BH").match
    for viewer in VIEWERS:
        seen = match.observation(viewer)
        assert seen["melds"] == [[], [["R1", "R2", "R3"]], []]
        assert seen["used"] == ["RP", "BH", ""]


def test_in_the_basic_mode_all_cards_lie_open() -> None:
    match = basic("o3 ||", "5 3", cards="R1 | B2 |").match
    for viewer in VIEWERS:
        assert match.observation(viewer)["cards"] == ["R1", "B2", ""]
        assert "hand" not in match.observation(viewer)


def test_everybody_sees_figures_dice_and_whose_turn_it_is() -> None:
    match = streifzug("o3 | o8", "5 3").match
    for viewer in (0, 1, None):
        seen = match.observation(viewer)
        assert seen["figures"] == [["S", "o3"], ["S", "o8"]]
        assert (seen["to_move"], seen["phase"], seen["dice"]) == (0, "dice", [5, 3])


def test_the_patron_question_gives_nothing_away() -> None:
    """Whether the victim holds a Patron or not: the others see and hear the same."""
    looks = []
    for hand in ("R1 RP", "R1 R2"):
        match = streifzug("o3 | o8 |", "5 3", hands=f"| {hand} |").shows("5 o3>o8").match
        looks.append([(match.observation(v), match.events(v)) for v in (0, 2, None)])
    assert looks[0] == looks[1]


def test_patron_ask_holders_then_it_tells_that_there_is_one() -> None:
    options = {"patron_ask": "holders"}
    match = streifzug("o3 | o8 |", "5 3", options, hands="| R1 RP |", stacks="R8").match
    match.play(0, "5 o3>o8")
    for viewer in (0, 2, None):
        for seed in range(10):
            imagined = match.game.determinize(match.observation(viewer), seed)
            assert {"RP", "BP"} & set(imagined.position()["hands"][1].split())


def test_imagined_hands_and_stacks_agree_with_what_is_seen() -> None:
    match = begun(3, {"preset": "extended"}).match
    hands = set()
    for step in range(60):
        if match.over:
            break
        seat = match.seats_to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[step * 7 % len(legal)])
    for seed in range(8):
        imagined = match.game.determinize(match.observation(0), seed)
        position = imagined.position()
        assert imagined.observation(0) == match.observation(0)
        cards = [card for stack in position["stacks"] for card in stack]
        cards += " ".join([*position["hands"], *position["used"]]).split()
        cards += [card for melds in position["melds"] for meld in melds for card in meld]
        assert Counter(cards) == Counter(ORDER * 2)
        hands.add(str(position["stacks"]))
    assert len(hands) == 8


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_at_the_end_all_hands_are_shown(viewer: int | None) -> None:
    match = streifzug("o3", "", quiet=39, hands="R1 | B2").shows("end").match
    assert match.observation(viewer)["hands"] == ["R1", "B2"]


def test_an_observation_names_game_mode_seats_and_seat() -> None:
    match = begun(4, {"preset": "teams", "mopser_partner": "on"}).match
    seen = match.observation(2)
    assert list(seen)[:5] == ["game", "rules", "mode", "options", "seats"]
    assert seen["options"] == {"mopser_partner": "on"}
    assert (seen["seats"], seen["seat"]) == (4, 2)


def test_a_turn_and_a_throw_under_way_are_seen_by_all() -> None:
    match = streifzug("o3 | o8 o8 |", "5 3", hands="| R1 |").shows("5 o3>o8").match
    for viewer in VIEWERS:
        seen = match.observation(viewer)
        assert seen["throw"] == {"field": "o8", "victims": [1], "owing": None}
        assert seen["turn"]["left"] == [3]
        assert match_of(match.position()).observation(viewer) == seen


def test_an_observation_of_another_game_is_refused() -> None:
    seen = begun(2).match.observation(0)
    with pytest.raises(spielwerk.PositionError):
        spielwerk.load("dog").determinize(seen)
