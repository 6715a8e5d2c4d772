"""Strategus, chapter *Position document*: `last`, `history`, `fights` and `seen`."""

from typing import Any

import pytest

import spielwerk
from tests.rulebook.scenario import refused
from tests.rulebook.strategus_scenario import document, strategus

CHASE = {"chase": "on"}
TWO_SQUARES = {"two_squares": "3"}
LOG = {"memory_aid": "log"}
MARKED = {"memory_aid": "marked"}
TABLE = "5e4 7h2 Tb1 | 7e7 9c7 8g9"
"""Red is to move."""


def game() -> spielwerk.Game:
    return spielwerk.load("strategus")


def fight(seat: int, move: str, attacker: str, defender: str) -> dict[str, Any]:
    return {"seat": seat, "move": move, "attacker": attacker, "defender": defender}


def taken(keys: dict[str, Any], options: dict[str, str], armies: str = TABLE) -> dict[str, Any]:
    """A document with these keys is read; what is written of it."""
    return strategus(armies, options, **keys).match.position()


def test_position_last_is_kept() -> None:
    for last, quiet in (
        ({"seat": 1, "move": "e8-e7"}, 1),
        ({"seat": 1, "move": "c10-c7"}, 1),
        (fight(1, "e8xe7", "7", "9"), 0),
        (fight(1, "c9xc7", "9", "M"), 0),
        (fight(1, "e5xe4", "6", "5"), 0),
        (fight(1, "d6xd5", "6", "6"), 0),
        (None, 0),
    ):
        assert taken({"last": last, "quiet": quiet}, {})["last"] == last


@pytest.mark.parametrize(
    "last",
    [
        {},
        [],
        "e8-e7",
        7,
        {"seat": 1},
        {"move": "e8-e7"},
        {"seat": 0, "move": "e3-e4"},
        {"seat": 2, "move": "e8-e7"},
        {"seat": None, "move": "e8-e7"},
        {"seat": True, "move": "e8-e7"},
        {"seat": "1", "move": "e8-e7"},
        {"seat": 1, "move": None},
        {"seat": 1, "move": 7},
        {"seat": 1, "move": "place 9 a10"},
        {"seat": 1, "move": "e8-e7", "won": 1},
        {"seat": 1, "move": "e8-e7", "attacker": "7", "defender": "9"},
        {"seat": 1, "move": "e8xe7"},
        {"seat": 1, "move": "e8xe7", "attacker": "7"},
        {"seat": 1, "move": "e8-f8"},
        {"seat": 1, "move": "e9-e7"},
        {"seat": 1, "move": "d6-e7"},
        {"seat": 1, "move": "e4-e7"},
        {"seat": 1, "move": "b10-a10"},
        {"seat": 1, "move": "e11-e7"},
    ],
)
def test_position_last_is_refused_if_it_cannot_have_been(last: Any) -> None:
    refused(game(), document(TABLE, last=last, quiet=1, plies=1), "last")


@pytest.mark.parametrize(
    "last",
    [
        fight(1, "e8xe7", "7", "6"),
        fight(1, "e8xe7", "8", "9"),
        fight(1, "e8xe7", "7", "7"),
        fight(1, "e8xe7", "7", "?"),
        fight(1, "e8xe7", "7", "10"),
        fight(1, "e8xe7", "T", "9"),
        fight(1, "e5xe4", "4", "5"),
        fight(1, "e5xe4", "6", "T"),
        fight(1, "d6xd5", "6", "7"),
        fight(0, "e6xe7", "8", "7"),
    ],
)
def test_position_a_last_fight_fits_what_is_left(last: Any) -> None:
    refused(game(), document(TABLE, last=last, quiet=0, plies=1), "last")


def test_position_quiet_fits_what_was_last() -> None:
    refused(game(), document(TABLE, last={"seat": 1, "move": "e8-e7"}, quiet=0), "quiet")
    refused(game(), document(TABLE, last=fight(1, "e8xe7", "7", "9"), quiet=1), "quiet")


@pytest.mark.parametrize("options", [CHASE, TWO_SQUARES, {"two_squares": "5", "chase": "on"}])
def test_position_history_is_kept(options: dict[str, str]) -> None:
    for history, quiet in (
        ([], 0),
        ([], 7),
        (["e8-e7"], 1),
        (["e8-e7"], 9),
        (["e3-e4", "e8-e7"], 2),
        (["e8-f8", "e4-e3", "f8-e8", "e3-e4", "e8-e7"], 5),
        (["c9-c7", "e5-e4", "g10-g9"], 3),
        (["c3-c7", "e5-e4", "c7-c9", "h3-h2", "c9-c7"], 5),
    ):
        keys = {"history": history, "quiet": quiet, "plies": 9}
        position = taken(keys, options)
        assert (position["history"], position["quiet"]) == (history, quiet)


def test_position_history_with_fights_is_kept_with_two_squares() -> None:
    for history, quiet in (
        (["d7xe7"], 0),
        (["e3xe4", "e8-e7"], 1),
        (["e6xe7", "g10-g9"], 1),
        (["d4xd5", "g10-g9"], 1),
        (["g8xg9", "h3-h2", "e8-e7"], 2),
        (["c8xc7"], 0),
    ):
        keys = {"history": history, "quiet": quiet, "plies": 9}
        assert taken(keys, TWO_SQUARES)["history"] == history


IMPOSSIBLE = [
    ["e4-e5"],
    ["e3-e4"],
    ["e8-e7", "e3-e4"],
    ["e6-e5"],
    ["e9-e7"],
    ["d6-e7"],
    ["e4-e7"],
    ["g9-e7"],
    ["b10-a10"],
    ["b2-b1", "e8-e7"],
    ["i1-j1", "e8-e7"],
    ["e4-e5", "e8-e7"],
    ["e8-e7", "e8-e7"],
    ["e8-e7", "e3-e4", "e8-e7"],
    ["c7-c9", "h3-h2", "c9-c8"],
    ["e7-c7"],
    ["g7-c7"],
    ["e11-e7"],
    ["e7-e7"],
    ["e8e7"],
    ["e8-e7 "],
    ["E8-E7"],
    [""],
    ["place 9 a10"],
    ["first 1"],
    [7],
    [None],
    [["e8", "e7"]],
    "e8-e7",
    {"0": "e8-e7"},
    None,
    7,
]


@pytest.mark.parametrize("history", IMPOSSIBLE)
def test_position_a_history_that_is_not_possible_backwards_is_refused(history: Any) -> None:
    refused(game(), document(TABLE, CHASE, history=history, quiet=9, plies=9), "history")
    refused(game(), document(TABLE, TWO_SQUARES, history=history, quiet=9, plies=9), "history")


def test_position_with_lakes_nothing_came_out_of_the_water() -> None:
    wet = {"chase": "on", "lakes": "on"}
    armies = "5e4 | 7c7 9e6"
    dry = document(armies, CHASE, history=["c6-c7"], quiet=1, plies=1)
    assert game().match_from(dry).position()["history"] == ["c6-c7"]
    refused(game(), document(armies, wet, history=["c6-c7"], quiet=1, plies=1), "history")
    run = ["b6-e6"]
    refused(game(), document(armies, wet, history=run, quiet=1, plies=1), "history")


def test_position_with_hare_attack_adjacent_no_hare_has_attacked_from_afar() -> None:
    armies = "5e4 | 7c7 9e6"
    far = ["e9xe6"]
    assert taken({"history": far, "plies": 1}, TWO_SQUARES, armies)["history"] == far
    adjacent = {**TWO_SQUARES, "hare_attack": "adjacent"}
    refused(game(), document(armies, adjacent, history=far, plies=1), "history")


def test_position_quiet_fits_the_history() -> None:
    """It is at least the listed moves since the last fight, and just those after a listed one."""
    three = ["e8-f8", "h3-h2", "f8-e8"]
    table = "5e4 7h2 | 7e8 9c7"
    for quiet in (3, 4, 100):
        assert taken({"history": three, "quiet": quiet, "plies": 100}, CHASE, table)
    for quiet in (0, 1, 2):
        wrong = document(table, CHASE, history=three, quiet=quiet, plies=100)
        refused(game(), wrong, "quiet")
    fought = ["e7xe8", "h3-h2", "c6-c7"]
    assert taken({"history": fought, "quiet": 2, "plies": 9}, TWO_SQUARES, table)
    for quiet in (0, 1, 3):
        wrong = document(table, TWO_SQUARES, history=fought, quiet=quiet, plies=9)
        refused(game(), wrong, "quiet")


def test_position_quiet_left_out_is_what_the_listed_moves_make() -> None:
    assert taken({"history": ["e3-e4", "e8-e7"]}, CHASE)["quiet"] == 2
    assert taken({"last": {"seat": 1, "move": "e8-e7"}}, {})["quiet"] == 1
    assert taken({"history": ["d4xd5", "g10-g9"]}, TWO_SQUARES)["quiet"] == 1
    assert taken({}, CHASE)["quiet"] == 0


def test_position_of_a_long_history_the_latest_1024_moves_are_kept() -> None:
    endless = {"chase": "on", "quiet_plies": "0"}
    full = ["e4-e5", "e7-e8", "e5-e4", "e8-e7"] * 256
    keys = {"history": full, "quiet": 1500, "plies": 1500}
    scene = strategus(TABLE, endless, **keys).shows("h2-h3\nquiet 1501")
    assert scene.match.position()["history"] == [*full[1:], "h2-h3"]
    keys["history"] = [*full[-2:], *full]
    refused(game(), document(TABLE, endless, **keys), "history")


def test_position_last_fits_the_history() -> None:
    fitting = {"history": ["e3-e4", "e8-e7"], "last": {"seat": 1, "move": "e8-e7"}, "quiet": 2}
    assert taken({**fitting, "plies": 2}, CHASE)["last"] == {"seat": 1, "move": "e8-e7"}
    for other in ("c8-c7", "f7-e7", "g10-g9"):
        wrong = {**fitting, "last": {"seat": 1, "move": other}}
        with pytest.raises(spielwerk.PositionError) as refusal:
            game().match_from(document(TABLE, CHASE, plies=2, **wrong))
        assert refusal.value.key.split(".")[0] in ("last", "history")


@pytest.mark.parametrize("key", ["history", "fights", "seen"])
def test_position_what_its_option_does_not_ask_for_may_only_be_empty(key: str) -> None:
    full: dict[str, Any] = {
        "history": ["e8-e7"],
        "fights": [fight(1, "e8xe7", "7", "9")],
        "seen": [["e4"], []],
    }
    empty: dict[str, Any] = {"history": [], "fights": [], "seen": [[], []]}
    with_others = {
        "history": LOG,
        "fights": {**MARKED, **CHASE},
        "seen": {**LOG, **CHASE},
    }[key]
    for options in ({}, with_others):
        refused(game(), document(TABLE, options, quiet=1, **{key: full[key]}), key)
        assert key not in taken({key: empty[key]}, options)


def test_position_fights_are_kept() -> None:
    fights = [
        fight(0, "e5xe6", "9", "9"),
        fight(1, "h3xh2", "6", "6"),
        fight(0, "c3xc6", "9", "M"),
        fight(1, "e5xe4", "6", "5"),
    ]
    for listed in ([], fights[:1], fights):
        assert taken({"fights": listed, "quiet": 5, "plies": 90}, LOG)["fights"] == listed


def test_position_fights_go_on() -> None:
    first = fight(0, "e5xe6", "9", "9")
    scene = strategus("5e4 | 7e5 9c7", LOG, fights=[first], quiet=4, plies=9).shows("e4xe5")
    assert scene.match.position()["fights"] == [first, fight(0, "e4xe5", "5", "7")]


@pytest.mark.parametrize(
    "fights",
    [
        None,
        {},
        "e5xe6",
        7,
        [7],
        ["e5xe6"],
        [{}],
        [{"seat": 0, "move": "e5xe6"}],
        [{"seat": 0, "move": "e5-e6"}],
        [{"seat": 0, "move": "e5-e6", "attacker": "9", "defender": "9"}],
        [fight(2, "e5xe6", "9", "9")],
        [fight(0, "e5xe7", "8", "9")],
        [fight(0, "e5xf6", "9", "9")],
        [fight(0, "e5xe6", "T", "9")],
        [fight(0, "e5xe6", "A", "9")],
        [fight(0, "e5xe6", "9", "X")],
        [fight(0, "e5xe6", "9", "?")],
        [fight(0, "e5xe11", "9", "9")],
        [fight(0, "e5xe5", "9", "9")],
        [{**fight(0, "e5xe6", "9", "9"), "won": None}],
    ],
)
def test_position_fights_that_cannot_have_been_are_refused(fights: Any) -> None:
    refused(game(), document(TABLE, LOG, fights=fights, quiet=5, plies=90), "fights")


def test_position_last_fits_the_fights() -> None:
    last = fight(1, "e8xe7", "7", "9")
    keys = {"last": last, "fights": [last], "quiet": 0, "plies": 9}
    assert taken(keys, LOG)["fights"] == [last]
    for fights in ([], [fight(1, "c8xc7", "9", "M")], [last, fight(0, "h3xh2", "7", "9")]):
        with pytest.raises(spielwerk.PositionError) as refusal:
            game().match_from(document(TABLE, LOG, **{**keys, "fights": fights}))
        assert refusal.value.key.split(".")[0] in ("last", "fights")


def test_position_seen_is_kept_in_board_order() -> None:
    seen = taken({"seen": [["h2", "e4"], ["g9", "c7", "e7"]]}, MARKED)["seen"]
    assert seen == [["h2", "e4"], ["c7", "e7", "g9"]]


def test_position_seen_is_what_the_other_side_sees() -> None:
    match = strategus(TABLE, MARKED, seen=[["e4", "b1"], ["c7"]]).match
    assert match.observation(1)["pieces"][0] == {"b1": "T", "j1": "?", "h2": "?", "e4": "5"}
    assert match.observation(0)["pieces"][1] == {"c7": "9", "e7": "?", "g9": "?", "a10": "?"}


@pytest.mark.parametrize(
    "seen",
    [
        None,
        {},
        [],
        [[]],
        [[], [], []],
        [["e4"]],
        ["e4", "e7"],
        [["e7"], []],
        [[], ["e4"]],
        [["e5"], []],
        [["e4", "e4"], []],
        [["k4"], []],
        [[5], []],
        [None, []],
        [{"e4": "5"}, {}],
    ],
)
def test_position_only_a_piece_that_stands_has_been_seen(seen: Any) -> None:
    refused(game(), document(TABLE, MARKED, seen=seen), "seen")


def test_position_in_the_set_up_there_is_no_past() -> None:
    every = {**CHASE, **LOG}
    start = {"game": "strategus", "phase": "setup"}
    assert game().match_from({**start, "options": every}).position()["history"] == []
    refused(game(), {**start, "options": every, "history": ["e8-e7"]}, "history")
    one = [fight(1, "e8xe7", "7", "9")]
    refused(game(), {**start, "options": every, "fights": one}, "fights")
    armies = [{"a1": "9"}, {}]
    seen = {**start, "options": MARKED, "pieces": armies, "seen": [["a1"], []]}
    refused(game(), seen, "seen")
