"""Rufus, chapter *Position document*: what may be left out, what is refused, what is written."""

import copy
import json
from typing import Any

import pytest

import spielwerk
from tests.rulebook.rufus_scenario import RufusScene, document, rufus
from tests.rulebook.scenario import refused

FRESH = {"points": 7, "fox_moved": False, "card_laid": False}
EXAMPLE: dict[str, Any] = {
    "game": "rufus",
    "seats": 2,
    "to_move": 0,
    "fox": 0,
    "stones": [[48, 52], [48, 52]],
    "hands": ["2 3 4 5 6 7 8 9", "2 3 4 6 7 8 9"],
    "trail": [{"at": 10, "seat": 1, "value": 5}],
    "picked": [],
    "prizes": [1, 3, 5, 7, 9, 11, 13, 15, 17, 19],
    "won": [[], []],
    "out": [],
    "turn": FRESH,
}
LEAST = {"game": "rufus", "seats": 3, "to_move": 1}


def game() -> spielwerk.Game:
    return spielwerk.load("rufus")


def read(position: dict[str, Any]) -> RufusScene:
    return RufusScene(game().match_from(position, seed=1))


def written(position: dict[str, Any]) -> dict[str, Any]:
    """What becomes of a document that is read and written again."""
    return game().match_from(position, seed=1).position()


def test_position_the_example_of_the_rulebook() -> None:
    assert written(EXAMPLE) == {**EXAMPLE, "plies": 0}
    read(EXAMPLE).shows("turn 0\ncan fox 7, lay 5 @50, stone 48>55\n1: not fox 1")


def test_position_the_keys_come_in_a_fixed_order() -> None:
    assert list(written({**EXAMPLE, "options": {"fields": 62}}))[:4] == [
        "game",
        "options",
        "seats",
        "to_move",
    ]
    keys = list(written(EXAMPLE))
    assert set(keys) == {*EXAMPLE, "plies"}
    assert keys == list(written(dict(reversed(EXAMPLE.items()))))


def test_position_what_is_written_reads_and_writes_the_same() -> None:
    position = written(EXAMPLE)
    assert json.dumps(written(position)) == json.dumps(position)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_position_what_is_left_out_is_as_at_the_start(seats: int) -> None:
    position = written({"game": "rufus", "seats": seats, "to_move": 1})
    assert position == {
        "game": "rufus",
        "seats": seats,
        "to_move": 1,
        "fox": 0,
        "stones": [[48, 52]] * seats,
        "hands": ["2 3 4 5 6 7 8 9"] * seats,
        "trail": [],
        "picked": [],
        "prizes": [1, 3, 5, 7, 9, 11, 13, 15, 17, 19],
        "won": [[]] * seats,
        "out": [],
        "turn": FRESH,
        "plies": 0,
    }


def test_position_on_another_path_the_start_is_another() -> None:
    position = written({**LEAST, "options": {"fields": 44}})
    assert position["stones"] == [[32, 36]] * 3


def test_position_hands_left_out_are_what_is_not_laid_or_picked() -> None:
    trail = [{"at": 10, "seat": 1, "value": 5}, {"at": 12, "seat": 2, "value": 9}]
    position = written({**LEAST, "trail": trail, "picked": [{"seat": 1, "value": 8}]})
    assert position["hands"] == ["2 3 4 5 6 7 8 9", "2 3 4 6 7 9", "2 3 4 5 6 7 8"]


def test_position_prizes_left_out_are_the_rest_in_the_order_of_the_option() -> None:
    won = [[1, 3], [], [19]]
    assert written({**LEAST, "won": won})["prizes"] == [5, 7, 9, 11, 13, 15, 17]
    alternating = {**LEAST, "won": won, "options": {"prizes": "alternating"}}
    assert written(alternating)["prizes"] == [17, 5, 15, 7, 13, 9, 11]


def test_position_prizes_left_out_are_in_random_order_when_shuffled() -> None:
    shuffled = {**LEAST, "won": [[1], [], []], "options": {"prizes": "shuffled"}}
    orders = {tuple(game().match_from(shuffled, seed=s).position()["prizes"]) for s in range(8)}
    assert len(orders) > 1
    assert {tuple(sorted(order)) for order in orders} == {(3, 5, 7, 9, 11, 13, 15, 17, 19)}


def test_position_prizes_may_lie_in_any_order() -> None:
    order = [19, 1, 17, 3, 15, 5, 13, 7, 11, 9]
    assert written({**LEAST, "prizes": order})["prizes"] == order
    rufus("48 52 | 3 40", left="9 19 1").shows("fox 3\nwon 9 | 3 5 7 11 13 15 17\nleft 19 1")


def test_position_lists_are_written_in_ascending_order() -> None:
    unordered = {
        "game": "rufus",
        "seats": 3,
        "to_move": 1,
        "stones": [[], [5, 3], [7, 6]],
        "out": [0],
        "trail": [
            {"at": 30, "seat": 0, "value": 2},
            {"at": 9, "seat": 1, "value": 3},
            {"at": 10, "seat": 0, "value": 9},
        ],
        "picked": [
            {"seat": 2, "value": 3},
            {"seat": 0, "value": 8},
            {"seat": 2, "value": 2},
            {"seat": 0, "value": 3},
        ],
        "won": [[9, 1], [], [5, 3]],
    }
    position = written(unordered)
    assert position["stones"] == [[], [3, 5], [6, 7]]
    assert [card["at"] for card in position["trail"]] == [9, 10, 30]
    assert [(card["seat"], card["value"]) for card in position["picked"]] == [
        (0, 3),
        (0, 8),
        (2, 2),
        (2, 3),
    ]
    assert position["won"] == [[1, 9], [], [3, 5]]
    two_out = {"seats": 4, "stones": [[], [5, 3], [], [7, 6]], "out": [2, 0], "to_move": 1}
    assert written({"game": "rufus", **two_out})["out"] == [0, 2]


def test_position_a_hand_may_be_named_in_any_order() -> None:
    hands = ["9 8 7 6 5 4 3 2", "2 3 4 5 6 7 8 9", "3 2 4 5 6 7 8 9"]
    assert written({**LEAST, "hands": hands})["hands"] == ["2 3 4 5 6 7 8 9"] * 3


@pytest.mark.parametrize(
    "turn",
    ["7", "6 card", *(f"{p} fox" for p in range(1, 7)), *(f"{p} fox card" for p in range(1, 6))],
)
def test_position_a_turn_under_way(turn: str) -> None:
    position = document("20 21 | 40 41", turn=turn, trail="0:5@50")
    assert written(position)["turn"] == position["turn"]
    points = int(turn.split(maxsplit=1)[0])
    scene = read(position).shows(f"can stone 20>{20 + points}, stone 21>{21 + points}")
    texts = scene.match.legal(0)
    assert any(text.startswith("fox") for text in texts) == ("fox" not in turn)
    assert any(text.startswith("lay") for text in texts) == ("card" not in turn)


@pytest.mark.parametrize(
    "turn",
    [
        {**FRESH, "points": 0},
        {**FRESH, "points": 8},
        {**FRESH, "points": -1},
        {**FRESH, "points": 6},
        {**FRESH, "points": 3},
        {"points": 7, "fox_moved": True, "card_laid": False},
        {"points": 0, "fox_moved": True, "card_laid": False},
        {"points": 7, "fox_moved": False, "card_laid": True},
        {"points": 5, "fox_moved": False, "card_laid": True},
        {"points": 6, "fox_moved": True, "card_laid": True},
        {"points": 0, "fox_moved": True, "card_laid": True},
        {**FRESH, "points": "7"},
        {**FRESH, "points": 7.0},
        {**FRESH, "fox_moved": 0},
        {**FRESH, "card_laid": None},
        {**FRESH, "stone_moved": False},
        [],
        None,
        7,
    ],
)
def test_position_a_turn_that_cannot_be_is_refused(turn: Any) -> None:
    refused(game(), {**EXAMPLE, "turn": turn}, "turn")


def test_position_after_a_card_was_laid_one_of_the_seat_to_move_lies_there() -> None:
    refused(game(), document("20 21 | 40 41", turn="6 card"), "turn")
    refused(game(), document("20 21 | 40 41", turn="6 card", trail="1:5@50"), "turn")


def test_position_after_the_fox_was_led_no_stone_stands_beside_it() -> None:
    """It would have been caught, and even its mate does not stand there."""
    refused(game(), document("20 21 | 0 41", turn="5 fox"), "turn")
    refused(game(), document("0 21 | 40 41", turn="5 fox"), "turn")


def test_position_of_a_seat_that_is_out() -> None:
    read({**LEAST, "stones": [[], [48, 52], [40, 41]], "out": [0]}).shows("""
        turn 1
        stone 48>55
        turn 2
        stone 40>47
        turn 1
    """)


def test_position_that_is_finished_is_read_as_finished() -> None:
    read(document("48 52 | -")).shows("over 1 -1\nscores 4 0")
    read(document("48 52 | -", to_move=0, left="17 19")).shows("over -1 1")
    read(document("48 52 | 20 21", left="")).shows("over -1 1\nscores 4 104")
    read(document("48 52 | 20 21", {"max_plies": 7}, plies=7)).shows("over 0 0")
    read(document("48 52 | 20 21", plies=10_000)).shows("over 0 0")
    read(document("48 52 | 20 21", left="", plies=10_000)).shows("over -1 1")


def test_position_that_is_finished_gives_the_survivor_the_rest() -> None:
    read(document("48 52 | -", {"survivor_takes_rest": "on"}, left="17 19")).shows("""
        won  17 19 | 1 3 5 7 9 11 13 15
        left
        over -1 1
    """)


def test_position_every_finished_match_reads_and_writes_the_same() -> None:
    scenes = [
        rufus("48 52 | 3 40", left="19").shows("fox 3"),
        rufus("3 3 | 40 41").shows("fox 3"),
        rufus("3 3 | 3 3").shows("fox 3"),
        rufus("3 3 | 40 41", {"survivor_takes_rest": "on"}).shows("fox 3"),
        rufus("48 52 | 20 21", {"max_plies": 1}).shows("fox 3"),
        rufus("48 52 | 20 21", {"max_plies": 1}).shows("stone 48>55"),
        rufus("10 40 | 5 45", fox=13, trail="1:8@12", left="19").shows("stone 10>17"),
        rufus("- | 3 3 | 3 4", left="19", to_move=1).shows("fox 3"),
    ]
    for scene in scenes:
        position = scene.match.position()
        assert position["phase"] == "over"
        assert position["to_move"] is None
        assert json.dumps(written(position)) == json.dumps(position)
        assert read(position).match.scores == scene.match.scores


def test_position_the_phase_is_written_only_when_it_is_over() -> None:
    assert "phase" not in written(EXAMPLE)
    assert "returns" not in written(EXAMPLE)
    over = rufus("48 52 | 3 40", left="19").shows("fox 3").match.position()
    assert (over["phase"], over["returns"]) == ("over", [-1, 1])


@pytest.mark.parametrize("nonsense", [None, [], "rufus", 7, [EXAMPLE]])
def test_position_a_document_is_an_object(nonsense: Any) -> None:
    with pytest.raises(spielwerk.PositionError):
        game().match_from(nonsense)


@pytest.mark.parametrize("key", ["Fox", "foxes", "hand", "pile", "", "seat", "scores", "counted"])
def test_position_an_unknown_key_is_refused(key: str) -> None:
    refused(game(), {**EXAMPLE, key: 1}, key)


@pytest.mark.parametrize("key", ["to_move", "seats"])
def test_position_who_is_to_move_and_how_many_play_must_be_given(key: str) -> None:
    refused(game(), {name: value for name, value in EXAMPLE.items() if name != key}, key)


def test_position_reading_does_not_change_the_document() -> None:
    position = document("48 52 | 3 40", trail="0:5@50 1:4@57")
    before = copy.deepcopy(position)
    read(position).shows("fox 3\nstone 52>56")
    assert position == before


def test_position_what_is_written_is_the_callers_own() -> None:
    match = rufus("48 52 | 3 40", trail="0:5@50").match
    before = match.position()
    for shown in (match.position(), match.observation(0)):
        shown["stones"][0].clear()
        shown["trail"][0]["at"] = 1
        shown["turn"]["points"] = 1
        shown["prizes"].pop()
    assert match.position() == before
