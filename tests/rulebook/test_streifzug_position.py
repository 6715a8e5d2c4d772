"""Streifzug durch: the position document, read and written."""

import json
from collections import Counter
from typing import Any

import pytest

import spielwerk
from tests.rulebook.streifzug_scenario import ORDER, document, match_of, streifzug

RULEBOOK: dict[str, Any] = {
    "game": "streifzug",
    "mode": "extended",
    "seats": 4,
    "to_move": 0,
    "phase": "dice",
    "dice": [5, 3],
    "figures": [["S", "o7"], ["S", "S"], ["m3", "i0"], ["Z", "bell"]],
    "stacks": [["R1", "BJ"], ["B2"], [], [], [], [], [], []],
    "hands": ["R3 R4 RJ", "", "B5", "RM"],
    "used": ["BH", "", "", ""],
    "melds": [[["R1", "R2", "R3"]], [], [], []],
    "rung": [3],
}
"""The example of the rules."""


def again(position: dict[str, Any]) -> dict[str, Any]:
    return match_of(position).position()


def test_the_example_of_the_rules_can_be_read() -> None:
    written = again(RULEBOOK)
    assert written["figures"][3] == ["bell", "Z"]
    assert {key: written[key] for key in RULEBOOK if key != "figures"} == {
        key: value for key, value in RULEBOOK.items() if key != "figures"
    }
    assert (written["quiet"], written["plies"]) == (0, 0)


def test_writing_gives_a_canonical_document() -> None:
    written = again(RULEBOOK)
    assert json.dumps(again(written)) == json.dumps(written)


@pytest.mark.parametrize("mode", ["basic", "extended", "teams"])
def test_reading_and_writing_again_changes_nothing(mode: str) -> None:
    match = spielwerk.load("streifzug", {"preset": mode}, 4).match(seed=3)
    for step in range(150):
        position = match.position()
        assert json.dumps(again(position)) == json.dumps(position)
        if match.over:
            break
        seat = match.seats_to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[step * 11 % len(legal)])


def test_figures_are_written_in_order() -> None:
    """S, outer ring, middle ring, inner circle, bell, Z, each by number."""
    fields = ["Z", "bell", "i3", "i0", "m20", "m3", "o40", "o9", "S"]
    for number, field in enumerate(fields[:-1]):
        figures = [[field, fields[number + 1]], ["S", "S"]]
        position = document("extended", "o3", "5 3", rung=[0, 1]) | {"figures": figures}
        assert again(position)["figures"][0] == [fields[number + 1], field]


def test_cards_are_written_in_the_order_of_the_card_list() -> None:
    position = document("extended", "o3", "5 3")
    position |= {"hands": ["BM RJ B1 R8 R1 BJ", ""], "used": ["BM RP", ""]}
    written = again(position)
    assert written["hands"][0] == "R1 R8 B1 RJ BJ BM"
    assert written["used"][0] == "RP BM"


def test_melds_are_written_as_they_lie() -> None:
    melds = [[["R3", "RJ", "R5"], ["R5", "B5", "BJ"], ["BJ", "RP", "BM"]], []]
    position = document("extended", "o3", "5 3") | {"melds": melds}
    assert again(position)["melds"] == melds


# What is left out


def test_keys_that_are_left_out_are_as_at_the_start() -> None:
    for mode in ("basic", "extended"):
        position = {"game": "streifzug", "mode": mode, "seats": 3, "to_move": 1}
        written = again(position)
        assert written["figures"] == [["S", "S"]] * 3
        assert [len(stack) for stack in written["stacks"]] == [6] * 8
        assert written["plies"] == 0


def test_without_stacks_the_cards_named_nowhere_are_dealt_as_evenly_as_possible() -> None:
    position = {"game": "streifzug", "mode": "extended", "seats": 2, "to_move": 0}
    position |= {"hands": ["R1 R1 R2", "BJ"], "phase": "cards", "used": ["RP", ""]}
    position |= {"melds": [[["B1", "B2", "B3"]], []]}
    sizes, orders = set(), set()
    for seed in range(6):
        match = spielwerk.load("streifzug").match_from(position, seed=seed)
        stacks = match.position()["stacks"]
        sizes.add(tuple(len(stack) for stack in stacks))
        orders.add(json.dumps(stacks))
        named = Counter(["R1", "R1", "R2", "BJ", "RP", "B1", "B2", "B3"])
        dealt = Counter(card for stack in stacks for card in stack)
        assert named + dealt == Counter(ORDER * 2)
    assert sizes == {(5,) * 8}
    assert len(orders) == 6


def test_with_stacks_cards_named_nowhere_are_out_of_this_position() -> None:
    written = again(document("extended", "o3", "", stacks="R1, B2"))
    assert written["stacks"] == [["R1"], ["B2"], [], [], [], [], [], []]


def test_dice_missing_in_the_phase_dice_they_are_rolled_by_chance() -> None:
    rolls = set()
    for seed in range(40):
        match = spielwerk.load("streifzug").match_from(
            document("extended", "o3", phase="dice"), seed=seed
        )
        assert match.steps[0][1].startswith("roll ")
        rolls.add(tuple(match.position()["dice"]))
    assert len(rolls) > 8
    assert all(high >= low for high, low in rolls)


def test_dice_may_be_named_in_any_order_and_are_written_higher_first() -> None:
    position = document("extended", "o3", "5 3") | {"dice": [3, 5]}
    assert again(position)["dice"] == [5, 3]


def test_a_document_whose_roll_cannot_be_played_is_read_as_after_what_the_rules_force() -> None:
    written = again(document("extended", "S S", "5 3"))
    assert (written["phase"], written["to_move"]) == ("cards", 0)
    assert "dice" not in written
    written = again(document("basic", "S S | o40", "5 3"))
    assert (written["phase"], written["to_move"]) == ("dice", 1)


def test_basic_mode_cards_lie_open() -> None:
    written = again(document("basic", "o3", "5 3", cards="R1 B2 | RJ"))
    assert written["cards"] == ["R1 B2", "RJ"]


# In the middle of a turn


def test_a_turn_under_way_says_what_is_left_and_where_the_figure_came_from() -> None:
    scene = streifzug("o3 S", "5 1").shows("5 o3>o8")
    turn = {"left": [1], "from": "o3", "at": "o8", "came": ["o7"]}
    assert scene.match.position()["turn"] == turn
    position = document("extended", "o8 S", "5 1", turn=turn)
    match_of(position)
    assert again(position)["turn"] == turn


def test_came_names_all_fields_by_which_the_last_step_may_have_come() -> None:
    scene = streifzug("o5 S", "4 1").shows("4 o5>o9")
    assert scene.match.position()["turn"]["came"] == ["o8", "m4"]


def test_came_is_empty_after_S_E6_and_after_a_patron() -> None:
    scene = streifzug("", "6 4").shows("6 S>o0")
    assert scene.match.position()["turn"] == {"left": [4], "from": "S", "at": "o0", "came": []}
    scene = streifzug("o3 o15 | o8", "5 1", hands="| RP").shows("5 o3>o8\npatron RP")
    assert scene.match.position()["turn"] == {"left": [1], "from": "o3", "at": "o1", "came": []}


def test_what_the_figure_began_on_is_known_after_reading() -> None:
    """After a Patron it may turn back, but still not to the catch field where it began."""
    turn: dict[str, Any] = {"left": [5], "from": "o7", "at": "o2", "came": []}
    options = {"patron_target": "O2"}
    legal = match_of(document("extended", "o2 S", "5 1", options, turn=turn)).legal(0)
    assert "5 o2>o7" not in legal
    turn["from"] = "o8"
    assert "5 o2>o7" in match_of(document("extended", "o2 S", "5 1", options, turn=turn)).legal(0)


def test_a_first_stage_may_have_led_to_Z() -> None:
    keys = {"rung": [0], "melds": "R1 R2 R3"}
    match = streifzug("o47 o20", "5 3", **keys).shows("3 o47>Z").match
    again = match_of(match.position())
    assert again.position() == match.position()
    assert again.legal(0) == match.legal(0)


def test_a_throw_says_the_field_and_who_still_stands_there() -> None:
    scene = streifzug("o3 | o8 o8", "5 1", hands="| R1 R2").shows("5 o3>o8")
    position = scene.match.position()
    assert position["phase"] == "patron"
    assert position["to_move"] == 0
    assert position["throw"] == {"field": "o8", "victims": [1], "owing": None}
    scene.shows("let go")
    position = scene.match.position()
    assert position["phase"] == "rob"
    assert position["throw"] == {"field": "o8", "victims": [], "owing": [1, 2]}
    scene.shows("draw")
    assert scene.match.position()["throw"]["owing"] == [1, 1]


def test_victims_are_named_clockwise_from_the_thrower() -> None:
    turn = {"left": [], "from": "o3", "at": "o8", "came": ["o7"]}
    throw = {"field": "o8", "victims": [3, 1], "owing": None}
    position = document(
        "teams", "| o8 | o8 | o8", "5 3", seats=4, hands="| R2 || R3", to_move=2, phase="patron"
    )
    position |= {"turn": turn, "throw": throw}
    assert again(position)["throw"] == throw
    assert match_of(position).seats_to_act() == (3,)
    assert again(position | {"throw": throw | {"victims": [1, 3]}})["throw"] == throw


def test_dice_turn_and_throw_are_gone_in_the_card_phase() -> None:
    position = streifzug("o3 S | o8", "5 3").shows("5 o3>o8\n3 o8>o11").match.position()
    assert position["phase"] == "cards"
    assert not {"dice", "turn", "throw"} & set(position)


# The end


def test_a_finished_game_says_phase_reason_and_returns() -> None:
    keys = {"rung": [0], "melds": "R1 R2 R3"}
    position = streifzug("Z Z", "", **keys).shows("end").match.position()
    assert (position["phase"], position["to_move"]) == ("over", None)
    assert (position["reason"], position["returns"]) == ("goal", [1, -1])
    match = match_of(position)
    assert match.over
    assert match.scores == [9, 0]
    assert match.position() == position


def test_reason_and_returns_may_be_left_out_where_the_position_decides_them() -> None:
    keys = {"rung": [0], "melds": "R1 R2 R3"}
    position = streifzug("Z Z", "", **keys).shows("end").match.position()
    short = {key: value for key, value in position.items() if key not in ("reason", "returns")}
    assert again(short) == position


def test_a_document_in_play_whose_position_is_finished_is_read_as_the_finished_game() -> None:
    assert match_of(document("extended", "o3", "5 1", quiet=40)).position()["reason"] == "stall"
    position = document("extended", "o3", "5 1", {"max_plies": 50}, plies=50)
    assert match_of(position).position()["reason"] == "guard"
    five = "R1 R1 R2 R2 R3 B1 B1 B2 B2 B3"
    match = match_of(document("basic", "bell o3", "5 1", cards=five))
    assert match.position()["reason"] == "bell"
    assert match.returns == [1, -1]


def test_quiet_counts_turns_and_is_minus_1_after_something_happened() -> None:
    streifzug("o3", "5 1", quiet=7).shows("quiet 7\n5+1 o3>o9\nquiet 7\nend\nquiet 8")
    streifzug("o3", "", quiet=-1).shows("quiet -1\nend\nquiet 0")


def test_who_stands_on_the_bell_has_rung_it() -> None:
    assert again(document("extended", "o3 | bell", "5 1"))["rung"] == [1]
    assert again(document("extended", "bell o3", "5 1", rung=[1]))["rung"] == [0, 1]
    streifzug("bell o3", "", {"ext_finish": "off"}).shows("end\nreason bell")
    with pytest.raises(spielwerk.PositionError, match="seat 0 has ended the game"):
        streifzug("bell o3", "5 1", {"ext_finish": "off"})


def test_the_basic_mode_has_no_quiet() -> None:
    assert "quiet" not in again(document("basic", "o3", "5 1"))
