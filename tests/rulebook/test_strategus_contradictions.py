"""Strategus: documents and observations of what cannot have been, found by a second reading."""

from typing import Any

import pytest

import spielwerk
from tests.rulebook.scenario import refused
from tests.rulebook.strategus_scenario import BLUE, RED, document

MARKED = {"memory_aid": "marked"}
LOG = {"memory_aid": "log"}


def fight(seat: int, move: str, attacker: str, defender: str) -> dict[str, Any]:
    return {"seat": seat, "move": move, "attacker": attacker, "defender": defender}


def game() -> spielwerk.Game:
    return spielwerk.load("strategus")


def observed() -> dict[str, Any]:
    """What seat 0 sees of a match that has just begun."""
    match = game().match(seed=1)
    match.play(0, f"setup {RED}")
    match.play(1, f"setup {BLUE}")
    return match.observation(0)


def test_M3_a_trap_did_not_defend_outside_its_rows() -> None:
    last = fight(1, "e6xe5", "8", "T")
    refused(game(), document("5a4 | 8e5 7c7", last=last, quiet=0), "last")
    refused(game(), document("5a4 | 7c7", LOG, fights=[fight(1, "a7xa6", "9", "T")]), "fights")


def test_E1_an_apple_that_is_there_was_not_shown() -> None:
    refused(game(), document("5a4 | 7c7", MARKED, seen=[["j1"], []]), "seen")


def test_M5_who_won_the_last_fight_was_shown() -> None:
    last = fight(1, "e5xe4", "6", "7")
    refused(game(), document("5a4 | 6e4 7c7", MARKED, last=last, quiet=0), "seen")


def test_E1_a_missing_apple_was_taken_just_now() -> None:
    armies = [{"j1": "A", "a4": "5"}, {"c7": "7"}]
    refused(game(), document("", pieces=armies, quiet=5), "quiet")
    last = fight(1, "c8xc7", "7", "8")
    refused(game(), document("", pieces=armies, last=last, quiet=0), "last")


def test_E4_there_were_as_many_actions_as_the_quiet_ones() -> None:
    refused(game(), document("5a4 | 7c7", quiet=50, plies=3), "plies")


def test_S3_no_piece_moves_while_chance_is_to_draw() -> None:
    steps = [[0, f"setup {RED}"], [1, f"setup {BLUE}"], [0, "a4-a5"]]
    with pytest.raises(spielwerk.TranscriptError, match="§S3"):
        spielwerk.replay({"game": "strategus", "options": {}, "seats": 2, "steps": steps})


@pytest.mark.parametrize(
    ("key", "value"),
    [("lost", [[], ["1"]]), ("quiet", 300), ("to_move", None), ("last", {"seat": 7})],
)
def test_M5_what_cannot_be_seen_is_not_imagined(key: str, value: object) -> None:
    with pytest.raises(spielwerk.PositionError):
        game().determinize(observed() | {key: value}, seed=1)
