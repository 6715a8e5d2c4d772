"""Streifzug durch: documents that contradict themselves are refused, by key and reason."""

from typing import Any

import pytest

import spielwerk
from tests.rulebook.scenario import refused
from tests.rulebook.streifzug_scenario import document

GAME = spielwerk.load("streifzug")
TURN = {"left": [3], "from": "o3", "at": "o8", "came": ["o7"]}
THROW = {"field": "o8", "victims": [1], "owing": None}
PATRON = {"hands": "| R1", "phase": "patron", "turn": TURN, "throw": THROW}
FIVE = "R1 R1 R2 R2 R3 B1 B1 B2 B2 B3"


def extended(figures: str = "o3", dice: str = "5 3", /, **keys: Any) -> dict[str, Any]:
    return document("extended", figures, dice, **keys)


def without(position: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in position.items() if name != key}


def test_the_positions_of_this_file_are_right_but_for_one_thing() -> None:
    for position in (extended(), extended("o8 | o8", **PATRON), document("basic", "o3", "5 3")):
        GAME.match_from(position)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("to_move", None),
        ("to_move", 2),
        ("to_move", "0"),
        ("to_move", True),
        ("phase", "play"),
        ("phase", None),
        ("phase", "patron"),
        ("dice", [5]),
        ("dice", [7, 1]),
        ("dice", [0, 1]),
        ("dice", "53"),
        ("dice", [5, 3, 1]),
        ("figures", [["o3", "S"]]),
        ("figures", [["o3"], ["S", "S"]]),
        ("figures", [["o3", "S", "S"], ["S", "S"]]),
        ("figures", [["x3", "S"], ["S", "S"]]),
        ("figures", [["o48", "S"], ["S", "S"]]),
        ("figures", [["m24", "S"], ["S", "S"]]),
        ("figures", [["i8", "S"], ["S", "S"]]),
        ("figures", [["o24", "S"], ["S", "S"]]),
        ("figures", [["o13", "S"], ["S", "S"]]),
        ("figures", [["o3", "S"], ["o3", "S"]]),
        ("figures", [["o7", "o7"], ["S", "S"]]),
        ("figures", [["o7", "S"], ["o7", "S"]]),
        ("figures", "o3"),
        ("hands", ["R1"]),
        ("hands", ["R9", ""]),
        ("hands", ["R1 R1 R1", ""]),
        ("hands", ["R1 R1", "R1"]),
        ("hands", [["R1"], []]),
        ("used", ["R1", ""]),
        ("used", ["RP RP RP", ""]),
        ("used", ["XX", ""]),
        ("melds", [[["R1", "R2"]], []]),
        ("melds", [[["R1", "R2", "R4"]], []]),
        ("melds", [[["R1", "R2", "B3"]], []]),
        ("melds", [[["R3", "R2", "R1"]], []]),
        ("melds", [[["R7", "R8", "R1"]], []]),
        ("melds", [[["R1", "RJ", "BJ"]], []]),
        ("melds", [[["R1", "R2", "RJ", "BJ"]], []]),
        ("melds", [[["RJ", "R1", "R2"]], []]),
        ("melds", [[["R5", "R5", "R5"]], []]),
        ("melds", [[["R5", "B5", "B6"]], []]),
        ("melds", [[["B5", "R5", "R5"]], []]),
        ("melds", [[["R5", "R5", "B5", "RJ", "BJ"]], []]),
        ("melds", [[["RP", "BP", "RH"]], []]),
        ("melds", [[["RH", "RP", "RJ"]], []]),
        ("melds", [["R1 R2 R3"], []]),
        ("rung", [2]),
        ("rung", [0, 0]),
        ("rung", ["0"]),
        ("rung", 0),
        ("stacks", [["R1"]]),
        ("stacks", [["R1"] * 3, [], [], [], [], [], [], []]),
        ("stacks", [["R1", "R2", "R3", "R4", "R5", "R6", "R7"], [], [], [], [], [], [], []]),
        ("stacks", [["R0"], [], [], [], [], [], [], []]),
        ("quiet", -2),
        ("quiet", "0"),
        ("plies", -1),
        ("plies", 1.5),
        ("cards", ["", ""]),
        ("field", "o3"),
        ("turn", {"left": [3], "from": "o3", "at": "o9", "came": []}),
        ("turn", {"left": [4], "from": "o3", "at": "o3", "came": []}),
        ("turn", {"left": [5, 3], "from": "o3", "at": "o3", "came": []}),
        ("turn", {"left": [], "from": "o3", "at": "o3", "came": []}),
        ("turn", {"left": [3], "from": "Z", "at": "o3", "came": []}),
        ("turn", {"left": [3], "from": "S", "at": "S", "came": []}),
        ("turn", {"left": [3], "from": "x", "at": "o3", "came": []}),
        ("turn", {"left": [3], "from": "o3", "at": "o3", "came": ["o9"]}),
        ("turn", {"left": [3], "from": "o3", "at": "o3", "came": [], "next": 1}),
        ("turn", [3]),
        ("throw", THROW),
        ("returns", [1, -1]),
        ("reason", "goal"),
        ("options", {"direction": "up"}),
        ("options", {"unknown": "on"}),
        ("options", []),
    ],
)
def test_a_wrong_value_is_refused_by_its_key(key: str, value: Any) -> None:
    with pytest.raises(spielwerk.PositionError) as refusal:
        GAME.match_from(extended() | {key: value})
    named = refusal.value.key.split(".")[0]
    assert named == key or (key, value) == ("phase", "patron")


@pytest.mark.parametrize("key", ["game", "seats", "to_move"])
def test_what_must_be_given(key: str) -> None:
    refused(GAME, without(extended(), key), key)


def test_a_card_too_many_anywhere() -> None:
    refused(GAME, extended(hands="R1 R1") | {"stacks": [["R1"], *[[]] * 7]}, "stacks")
    refused(GAME, extended(hands="RP RP", used="| RP"), "used")
    refused(GAME, extended(hands="R1 R1", melds="R1 R2 R3"), "melds")


def test_nobody_is_in_Z_before_its_bell_is_rung() -> None:
    refused(GAME, extended("Z o3"), "rung")
    refused(GAME, extended("Z o3", rung=[1]), "rung")
    GAME.match_from(extended("Z o3", rung=[0]))


def test_nobody_is_in_Z_without_the_part_finish() -> None:
    position = document("extended", "Z o3", "5 3", {"ext_finish": "off"})
    refused(GAME, position, "figures")
    refused(GAME, document("basic", "Z o3", "5 3"), "figures")


def test_only_the_party_to_move_can_have_both_figures_in_Z_in_its_card_phase() -> None:
    keys = {"rung": [0], "melds": "R1 R2 R3"}
    refused(GAME, extended("Z Z", **keys), "phase")
    refused(GAME, extended("Z Z", "", to_move=1, **keys), "phase")
    GAME.match_from(extended("Z Z", "", **keys))


def test_two_parties_cannot_both_have_ended_the_game() -> None:
    keys = {"rung": [0, 1], "melds": "R1 R2 R3 | B1 B2 B3"}
    refused(GAME, extended("Z Z | Z Z", "", **keys), "figures")


def test_basic_mode_nobody_is_on_the_bell_without_five_and_five() -> None:
    refused(GAME, document("basic", "bell o3", "5 3"), "figures")


def test_basic_mode_nobody_has_more_than_five_of_a_colour() -> None:
    refused(GAME, document("basic", "o3", "5 3", cards=f"{FIVE} R3"), "cards")


@pytest.mark.parametrize("key", ["hands", "used", "melds", "rung", "quiet"])
def test_basic_mode_knows_nothing_of_hands(key: str) -> None:
    value = {"hands": ["", ""], "used": ["", ""], "melds": [[], []], "rung": [], "quiet": 0}[key]
    refused(GAME, document("basic", "o3", "5 3") | {key: value}, key)


@pytest.mark.parametrize("phase", ["cards", "patron", "rob", "give"])
def test_basic_mode_has_only_dice(phase: str) -> None:
    refused(GAME, document("basic", "o3", phase=phase), "phase")


# Throws under way


def thrown(**keys: Any) -> dict[str, Any]:
    return extended("o8 | o8", **(PATRON | keys))


@pytest.mark.parametrize("key", ["dice", "turn", "throw"])
def test_a_throw_under_way_has_dice_turn_and_throw(key: str) -> None:
    refused(GAME, without(thrown(), key), key)


@pytest.mark.parametrize(
    "throw",
    [
        {"field": "o9", "victims": [1], "owing": None},
        {"field": "o8", "victims": [0], "owing": None},
        {"field": "o8", "victims": [2], "owing": None},
        {"field": "o7", "victims": [1], "owing": None},
        {"field": "x", "victims": [1], "owing": None},
        {"field": "o8", "victims": [], "owing": [0, 1]},
        {"field": "o8", "victims": [], "owing": [1, 3]},
        {"field": "o8", "victims": [], "owing": [1, 0]},
        {"field": "o8", "victims": [1], "owing": None, "more": 1},
        {"field": "o8", "victims": [1, 1], "owing": None},
        {"field": "o8", "victims": [1], "owing": [1, 1]},
        {"field": "o8", "victims": [], "owing": [1, 1]},
        {"field": "o8", "victims": [], "owing": None},
        [],
    ],
)
def test_a_throw_that_cannot_be_is_refused(throw: Any) -> None:
    refused(GAME, thrown(throw=throw), "throw")


def test_who_owes_cards_has_as_many_figures_back_where_they_are_thrown_to() -> None:
    owing = {"field": "o8", "victims": [], "owing": [1, 2]}
    position = thrown(phase="rob", throw=owing)
    refused(GAME, position | {"figures": [["S", "o8"], ["S", "o20"]]}, "throw")
    GAME.match_from(position | {"figures": [["S", "o8"], ["S", "S"]]})


def test_nobody_owes_cards_in_the_inner_circle_or_without_the_part_throws() -> None:
    turn = TURN | {"from": "o5", "at": "i3", "came": ["i2"]}
    keys = {"phase": "rob", "turn": turn, "hands": "| R1"}
    keys["throw"] = {"field": "i3", "victims": [], "owing": [1, 1]}
    refused(GAME, extended("i3 | o25", **keys), "throw")
    keys |= {"turn": TURN, "throw": {"field": "o8", "victims": [], "owing": [1, 1]}}
    refused(GAME, document("extended", "o8", "5 3", {"ext_throws": "off"}, **keys), "throw")


def test_the_thrower_stands_among_its_victims_or_where_a_patron_has_sent_it() -> None:
    moved = TURN | {"from": "o4", "at": "o9", "came": ["o8", "m4"]}
    refused(GAME, thrown(turn=moved) | {"figures": [["o9", "S"], ["o8", "S"]]}, "throw")
    keys = {"hands": "| R1 || R2", "phase": "patron", "turn": TURN | {"at": "o1", "came": []}}
    keys["throw"] = {"field": "o8", "victims": [3], "owing": None}
    position = document("teams", "o1 | o8 || o8", "5 3", used="| RP", **keys)
    assert GAME.match_from(position).seats_to_act() == (3,)
    refused(GAME, position | {"throw": {"field": "o8", "victims": [1], "owing": None}}, "throw")
    refused(
        GAME,
        position | {"turn": TURN, "figures": [["o8", "S"], *position["figures"][1:]]},
        "throw",
    )


@pytest.mark.parametrize(
    "turn",
    [
        {"came": []},
        {"came": ["o9"]},
        {"from": "o4"},
        {"at": "o7", "came": ["o6"]},
        {"from": "o1", "at": "o2", "came": []},
    ],
)
def test_the_first_stage_is_one_that_the_other_die_allows(turn: dict[str, Any]) -> None:
    refused(GAME, extended(turn.get("at", "o8 o7"), turn=TURN | turn), "turn")


def test_a_partner_is_a_victim_only_where_partners_throw_each_other() -> None:
    keys = {**PATRON, "hands": "|| R1", "throw": {"field": "o8", "victims": [2], "owing": None}}
    refused(GAME, document("teams", "o8 || o8 |", "5 3", **keys), "throw")
    GAME.match_from(document("teams", "o8 || o8 |", "5 3", {"partner_landing": "throw"}, **keys))


def test_a_turn_in_which_somebody_is_thrown_is_not_quiet() -> None:
    assert GAME.match_from(thrown()).position()["quiet"] == -1
    refused(GAME, thrown(quiet=40), "quiet")


def test_the_phase_must_be_what_the_throw_asks_for() -> None:
    refused(GAME, thrown(phase="rob"), "phase")
    refused(GAME, thrown(phase="give"), "phase")
    refused(GAME, thrown(hands=""), "phase")


# The end


def test_what_is_not_over_is_not_read_as_over() -> None:
    refused(GAME, extended("o3", "") | {"phase": "over", "to_move": None}, "phase")


def test_a_finished_game_has_nobody_to_move() -> None:
    keys = {"rung": [0], "melds": "R1 R2 R3", "phase": "over"}
    refused(GAME, extended("Z Z", "", **keys), "to_move")


@pytest.mark.parametrize(
    ("key", "value"), [("reason", "stall"), ("reason", "won"), ("returns", [-1, 1])]
)
def test_reason_and_returns_must_fit(key: str, value: Any) -> None:
    keys = {"rung": [0], "melds": "R1 R2 R3", "phase": "over", "to_move": None}
    position = extended("Z Z", "", **keys)
    GAME.match_from(position)
    refused(GAME, position | {key: value}, key)
