"""`legal --why`: why an action cannot be played, in a position of any game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.process import refused, spielwerk

DOG: dict[str, Any] = {
    "game": "dog",
    "phase": "play",
    "to_move": 0,
    "hand_size": 4,
    "men": [["T5", "T20", "K", "K"], ["T16!", "T22", "K", "K"], ["K"] * 4, ["K"] * 4],
    "hands": ["5 8", "2 3 4", "5 6", "8 9"],
}
STRATEGUS: dict[str, Any] = {
    "game": "strategus",
    "phase": "play",
    "to_move": 1,
    "pieces": [{"a1": "A", "e4": "6"}, {"e5": "7", "a10": "A"}],
}
SETUP: dict[str, Any] = {
    "game": "strategus",
    "phase": "setup",
    "to_move": None,
    "pieces": [{"a1": "A"}, {}],
}


def why(document: dict[str, Any], action: str, *arguments: str) -> str:
    """What is said on standard output; everything is in order."""
    command = ("legal", document["game"], "-", "--why", action, *arguments)
    done = spielwerk(*command, typed=json.dumps(document))
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


@pytest.mark.parametrize(
    ("document", "action", "language", "said"),
    [
        (DOG, "5 T5>T10", "en", "0: 5 T5>T10 is allowed.\n"),
        (DOG, "5 T5>T10", "de", "0: 5 T5>T10 ist erlaubt.\n"),
        (DOG, "give 5", "de", "0: Das geht nicht (§R2). "),
        (DOG, "8 T20>T29", "en", "0: This card doesn’t take a piece there.\n"),
        (DOG, "hello", "en", "0: That isn’t a possible move.\n"),
        (STRATEGUS, "e5-e6", "en", "1: e5-e6 is allowed.\n"),
        (STRATEGUS, "a10-a9", "en", "1: That isn’t possible (§M3). Traps and the apple"),
    ],
)
def test_it_says_why_or_that_it_is_legal(
    document: dict[str, Any], action: str, language: str, said: str
) -> None:
    assert why(document, action, "--lang", language).startswith(said)


def test_every_seat_that_has_to_act_is_answered() -> None:
    first, second = why(SETUP, "place A b1", "--lang", "en").splitlines()
    assert first.startswith("0: That isn’t possible (§S1). You have no card of that kind left.")
    assert second.startswith("1: That isn’t possible (§S4). The next free square comes first.")


def test_programs_are_told_the_paragraph_and_the_name_of_the_reason() -> None:
    answer = json.loads(why(STRATEGUS, "a10-a9", "--json"))
    assert answer["over"] is False
    assert answer["action"] == "a10-a9"
    reason = answer["why"]["1"]
    assert reason.pop("text").startswith("§M3: ")
    assert reason == {"legal": False, "rule": "M3", "reason": "never_moves", "args": {}}
    assert json.loads(why(STRATEGUS, "e5-e6", "--json"))["why"] == {"1": {"legal": True}}


def test_after_the_end_nothing_is_legal() -> None:
    ended = STRATEGUS | {"phase": "over", "to_move": None, "returns": [1, -1]}
    ended |= {"pieces": [{"a1": "A", "e4": "6"}, {"a10": "T"}]}
    assert why(ended, "e4-e5", "--lang", "en").splitlines() == [
        "0: The game is over.",
        "1: The game is over.",
    ]
    assert json.loads(why(ended, "e4-e5", "--json"))["over"] is True


def test_a_position_that_is_none_is_refused() -> None:
    assert "key game" in refused(["legal", "dog", "-", "--why", "5 out"], '{"game": "rufus"}')
