"""Streifzug durch: what a legal action says of itself (§D, §C, §L, §T)."""

from typing import Any

import pytest

import spielwerk
from spielwerk.core.records import document

EMPTY: list[list[str]] = [[] for _ in range(8)]
FIGURES = [["o3", "S"], ["o30", "S"]]


def offered(text: str, **parts: Any) -> dict[str, Any]:
    """One of the choices of the seat to move, but for its text."""
    position = {"game": "streifzug", "mode": "extended", "seats": 2, "to_move": 0}
    match = spielwerk.load("streifzug").match_from(
        position | {"figures": FIGURES, "stacks": EMPTY} | parts, seed=1
    )
    chosen = [one for one in match.choices(match.seats_to_act()[0]) if one.text == text]
    return {key: value for key, value in document(chosen[0]).items() if key != "text"}


def test_D9_D10_a_move_says_its_way_whom_it_throws_and_what_it_catches() -> None:
    figures = [["o4", "o44"], ["o9", "S"]]
    stacks = [["R1"], ["BJ"], *EMPTY[2:]]
    move = offered("5 o4>o9", dice=[5, 3], figures=figures, stacks=stacks)
    assert move == {
        "kind": "move",
        "seat": 0,
        "dice": [5],
        "from": "o4",
        "to": "o9",
        "path": ["o5", "o6", "o7", "o8", "o9"],
        "throws": [1],
    }
    assert offered("3 o4>o7", dice=[5, 3], figures=figures, stacks=stacks)["card"] == "BJ"


@pytest.mark.parametrize(
    ("there", "hand", "brings"),
    [
        (["o9", "S"], "R3 R4", 1),
        (["o9", "o9"], "R3 R4 B1", 2),
        (["o9", "o9"], "R3", 1),
        (["o9", "o9"], "", None),
    ],
)
def test_T1_T4_a_move_says_how_many_cards_it_brings_to_throw(
    there: list[str], hand: str, brings: int | None
) -> None:
    figures, hands = [["o4", "o44"], there], ["", hand]
    move = offered("5 o4>o9", dice=[5, 3], figures=figures, hands=hands)
    assert move.get("brings") == brings


def test_T3_on_the_inner_ring_it_brings_none_to_throw() -> None:
    figures, hands = [["i1", "S"], ["i4", "S"]], ["", "R3"]
    move = offered("3 i1>i4", dice=[5, 3], figures=figures, hands=hands)
    assert move["throws"] == [1]
    assert "brings" not in move


def test_C1_what_is_laid_out_says_what_it_is_and_what_it_is_worth() -> None:
    run = offered("meld R3 R4 BJ", phase="cards", hands=["R3 R4 BJ", ""])
    assert run == {"kind": "lay_out", "cards": ["R3", "R4", "BJ"], "meld_kind": "run", "points": 1}


def test_C2_a_card_that_is_added_says_what_the_meld_is_worth_then() -> None:
    melds = [[["R5", "R6", "R7"]], []]
    added = offered("add R4 #1", phase="cards", hands=["R4", ""], melds=melds)
    assert added == {
        "kind": "add",
        "card": "R4",
        "meld": 1,
        "cards": ["R5", "R6", "R7"],
        "points": 4,
        "side": "front",
    }


def test_C4_a_card_that_is_exchanged_sends_the_joker_to_an_end() -> None:
    melds = [[["B4", "RJ", "B6"]], []]
    exchanged = offered("exchange B5 #1 back", phase="cards", hands=["B5", ""], melds=melds)
    assert (exchanged["kind"], exchanged["side"], exchanged["points"]) == ("exchange", "back", 2)


def test_L1_L2_letter_cards_say_against_whom_and_what_they_catch() -> None:
    played = {"phase": "cards", "hands": ["RM RH", "B1"], "stacks": [["R1"], *EMPTY[1:]]}
    assert offered("mopser 1 hand", **played) == {"kind": "rob", "owner": 1}
    hop = {"kind": "hop", "seat": 0, "from": "o3", "to": "m0", "card": "R1"}
    assert offered("hopser o3>m0", **played) == hop


def test_clients_are_shown_what_melds_are_worth() -> None:
    position = {
        "game": "streifzug",
        "mode": "extended",
        "seats": 2,
        "to_move": 0,
        "phase": "cards",
    }
    laid = {"figures": FIGURES, "stacks": EMPTY, "melds": [[["R3", "BJ", "R5"]], []]}
    match = spielwerk.load("streifzug").match_from(position | laid, seed=1)
    assert match.shown(1)["worths"] == [[{"meld_kind": "run", "points": 0}], []]
    assert match.observation(1) == {
        key: value for key, value in match.shown(1).items() if key != "worths"
    }
