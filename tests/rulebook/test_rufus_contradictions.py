"""Rufus: position documents that cannot be, refused by key (chapter *Position document*)."""

from typing import Any

import pytest

import spielwerk
from tests.rulebook.rufus_scenario import begun, document, rufus
from tests.rulebook.scenario import refused
from tests.rulebook.test_rufus_position import EXAMPLE, read

PRIZES = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
OVER: dict[str, Any] = {"phase": "over", "to_move": None, "won": [PRIZES, []], "prizes": []}


def game() -> spielwerk.Game:
    return spielwerk.load("rufus")


def card(at: Any, seat: Any, value: Any) -> dict[str, Any]:
    return {"at": at, "seat": seat, "value": value}


REFUSALS: list[tuple[str, dict[str, Any]]] = [
    ("game", {"game": "dog"}),
    ("game", {"game": None}),
    ("seats", {"seats": 1}),
    ("seats", {"seats": 6}),
    ("seats", {"seats": "2"}),
    ("seats", {"seats": 2.0}),
    ("seats", {"seats": None}),
    ("seats", {"seats": True}),
    ("to_move", {"to_move": 2}),
    ("to_move", {"to_move": -1}),
    ("to_move", {"to_move": None}),
    ("to_move", {"to_move": "0"}),
    ("to_move", {"to_move": True}),
    ("to_move", {"to_move": 0.0}),
    ("fox", {"fox": 60}),
    ("fox", {"fox": -1}),
    ("fox", {"fox": "0"}),
    ("fox", {"fox": None}),
    ("fox", {"fox": 1.0}),
    ("fox", {"fox": True}),
    ("stones", {"stones": [[48, 52]]}),
    ("stones", {"stones": [[48, 52]] * 3}),
    ("stones", {"stones": [[48], [48, 52]]}),
    ("stones", {"stones": [[48, 50, 52], [48, 52]]}),
    ("stones", {"stones": [[48, 60], [48, 52]]}),
    ("stones", {"stones": [[48, -1], [48, 52]]}),
    ("stones", {"stones": [[48, "52"], [48, 52]]}),
    ("stones", {"stones": [48, 52]}),
    ("stones", {"stones": None}),
    ("stones", {"stones": {"0": [48, 52]}}),
    ("hands", {"hands": ["2 3 4 5 6 7 8 9"]}),
    ("hands", {"hands": ["2 3 4 5 6 7 8 9"] * 3}),
    ("hands", {"hands": ["2 3 4 5 6 7 8 9", [2, 3]]}),
    ("hands", {"hands": ["2 3 4 5 6 7 8 9 10", "2 3 4 6 7 8 9"]}),
    ("hands", {"hands": ["1 3 4 5 6 7 8 9", "2 3 4 6 7 8 9"]}),
    ("hands", {"hands": ["2 2 4 5 6 7 8 9", "2 3 4 6 7 8 9"]}),
    ("hands", {"hands": ["2 3 4 5 6 7 8", "2 3 4 6 7 8 9"]}),
    ("hands", {"hands": None}),
    ("trail", {"trail": [card(60, 1, 5)]}),
    ("trail", {"trail": [card(-1, 1, 5)]}),
    ("trail", {"trail": [card("10", 1, 5)]}),
    ("trail", {"trail": [card(10, 2, 5)]}),
    ("trail", {"trail": [card(10, None, 5)]}),
    ("trail", {"trail": [card(10, 1, 1)]}),
    ("trail", {"trail": [card(10, 1, 10)]}),
    ("trail", {"trail": [card(10, 1, "?")]}),
    ("trail", {"trail": [card(10, 1, 5) | {"up": True}]}),
    ("trail", {"trail": [{"at": 10, "seat": 1}]}),
    ("trail", {"trail": [[10, 1, 5]]}),
    ("trail", {"trail": {"10": 5}}),
    ("trail", {"trail": None}),
    ("picked", {"picked": [{"seat": 2, "value": 8}]}),
    ("picked", {"picked": [{"seat": 0, "value": 1}]}),
    ("picked", {"picked": [{"seat": 0}]}),
    ("picked", {"picked": [{"seat": 0, "value": 8, "at": 3}]}),
    ("picked", {"picked": 8}),
    ("prizes", {"prizes": [*PRIZES[:-1], 18]}),
    ("prizes", {"prizes": [*PRIZES[:-1], "19"]}),
    ("prizes", {"prizes": [*PRIZES[:-1], "?"]}),
    ("prizes", {"prizes": None}),
    ("won", {"won": [[]]}),
    ("won", {"won": [[], [], []]}),
    ("won", {"won": [[2], []]}),
    ("won", {"won": [["1"], []]}),
    ("won", {"won": [1, 3]}),
    ("won", {"won": None}),
    ("out", {"out": [2]}),
    ("out", {"out": ["0"]}),
    ("out", {"out": 0}),
    ("out", {"out": None}),
    ("plies", {"plies": -1}),
    ("plies", {"plies": "3"}),
    ("plies", {"plies": None}),
    ("phase", {"phase": "end"}),
    ("phase", {"phase": None}),
    ("phase", {"phase": 1}),
    ("returns", {"returns": [1, -1]}),
]


@pytest.mark.parametrize(("key", "change"), REFUSALS)
def test_position_a_wrong_value_is_refused_with_its_key(key: str, change: dict[str, Any]) -> None:
    refused(game(), {**EXAMPLE, **change}, key)


def refused_for(position: dict[str, Any], *keys: str) -> None:
    """Two keys contradict each other: it is named one of them."""
    with pytest.raises(spielwerk.PositionError) as refusal:
        game().match_from(position)
    assert refusal.value.key.split(".")[0] in keys, str(refusal.value)


@pytest.mark.parametrize(
    ("stones", "out"),
    [
        ([[], [48, 52], [40, 41]], []),
        ([[48, 52], [48, 52], [40, 41]], [0]),
        ([[], [48, 52], [40, 41]], [2]),
        ([[], [48, 52], [40, 41]], [0, 0]),
    ],
)
def test_position_who_is_out_has_no_stones(stones: Any, out: Any) -> None:
    position = {"game": "rufus", "seats": 3, "to_move": 1, "stones": stones, "out": out}
    refused_for(position, "stones", "out")


def test_position_who_is_out_is_not_to_move() -> None:
    refused(game(), document("- | 48 52 | 40 41", to_move=0), "to_move")


@pytest.mark.parametrize(
    "change",
    [
        {"trail": [card(10, 1, 5), card(10, 0, 5)]},
        {"trail": [card(10, 1, 5), card(11, 1, 5)]},
    ],
)
def test_position_one_card_to_a_field_and_each_card_once(change: dict[str, Any]) -> None:
    position = {key: value for key, value in EXAMPLE.items() if key != "hands"}
    refused(game(), {**position, **change}, "trail")


def test_position_a_card_is_in_one_place() -> None:
    """In the hand, beside the path or picked up."""
    refused_for({**EXAMPLE, "hands": ["2 3 4 5 6 7 8 9"] * 2}, "hands", "trail")
    refused_for({**EXAMPLE, "picked": [{"seat": 0, "value": 8}]}, "hands", "picked")
    bare = {key: value for key, value in EXAMPLE.items() if key != "hands"}
    refused_for({**bare, "picked": [{"seat": 1, "value": 5}]}, "trail", "picked")
    refused_for({**bare, "picked": [{"seat": 0, "value": 8}] * 2}, "picked")
    refused_for({**EXAMPLE, "trail": []}, "hands", "trail")


@pytest.mark.parametrize(
    ("prizes", "won"),
    [
        (PRIZES, [[1], []]),
        (PRIZES[1:], [[], []]),
        (PRIZES[1:], [[1, 1], []]),
        (PRIZES[2:], [[1], [1]]),
        ([*PRIZES[:-1], 17], [[], []]),
        ([*PRIZES, 21], [[], []]),
        ([], [[], []]),
    ],
)
def test_position_there_are_ten_prizes(prizes: Any, won: Any) -> None:
    refused_for({**EXAMPLE, "prizes": prizes, "won": won}, "prizes", "won")


def test_position_a_prize_is_won_once() -> None:
    bare = {key: value for key, value in EXAMPLE.items() if key != "prizes"}
    refused(game(), {**bare, "won": [[1, 3], [3]]}, "won")


def test_position_fields_beyond_the_end_of_a_short_path_are_not_there() -> None:
    options = {"fields": 40}
    refused(game(), {**EXAMPLE, "options": options}, "stones")
    refused(game(), document("30 32 | 20 21", options, fox=40), "fox")
    refused(game(), document("30 32 | 20 21", options, trail="1:5@40"), "trail")
    long = document("78 79 | 20 21", {"fields": 80}, fox=70, trail="1:5@77")
    read(long).shows("turn 0\nstone 78>5")


@pytest.mark.parametrize("returns", [[-1, 1], [0, 0], [1], [1, -1, -1], "won", None, [1, "-1"]])
def test_position_the_returns_fit_the_position(returns: Any) -> None:
    refused(game(), {**EXAMPLE, **OVER, "returns": returns}, "returns")


def test_position_of_a_finished_game() -> None:
    read({**EXAMPLE, **OVER, "returns": [1, -1]}).shows("over 1 -1\nscores 104 -1")
    refused(game(), {**EXAMPLE, **OVER, "to_move": 0, "returns": [1, -1]}, "to_move")
    turn = {"points": 2, "fox_moved": True, "card_laid": True}
    read({**EXAMPLE, **OVER, "returns": [1, -1], "turn": turn}).shows("over 1 -1")


def test_position_a_game_that_goes_on_is_not_over() -> None:
    position = {**EXAMPLE, "phase": "over", "to_move": None, "returns": [1, -1]}
    refused_for(position, "phase", "returns")
    refused_for({**position, "returns": [0, 0]}, "phase", "returns")


def test_position_a_draw_is_by_the_guard() -> None:
    position = {**EXAMPLE, "phase": "over", "to_move": None, "plies": 10_000}
    read({**position, "returns": [0, 0]}).shows("over 0 0")
    refused_for({**position, "returns": [1, 1]}, "returns")


def test_position_a_refusal_says_the_reason_in_a_sentence() -> None:
    with pytest.raises(spielwerk.PositionError) as refusal:
        read({**EXAMPLE, "trail": [card(10, 1, 5), card(10, 0, 4)]})
    assert "10" in str(refusal.value)


def test_position_options_that_are_unknown_are_refused() -> None:
    wrong: list[Any] = [{"fields": 41}, {"colour": 1}, {"prizes": "x"}, [], "fields", None]
    for options in wrong:
        with pytest.raises(ValueError, match="option"):
            game().match_from({**EXAMPLE, "options": options})


def test_position_the_seats_are_the_documents() -> None:
    assert rufus("48 52 | 20 21 | 30 31 | 5 6 | 7 8").match.game.seats == 5
    two = begun(2).match.position()
    assert spielwerk.load("rufus", seats=3).match_from(two).game.seats == 2
