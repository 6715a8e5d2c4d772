"""Strategus, chapter *Position document*: what may be left out, what is refused, what is written.

What a document tells of the past (`last`, `history`, `fights`, `seen`) is in
test_strategus_past.py.
"""

import copy
import json
from typing import Any

import pytest

import spielwerk
from tests.rulebook.scenario import refused
from tests.rulebook.strategus_scenario import (
    BLUE,
    FILES,
    RED,
    StrategusScene,
    army_of_setup,
    document,
    strategus,
)

EXAMPLE: dict[str, Any] = {
    "game": "strategus",
    "phase": "play",
    "to_move": 0,
    "pieces": [{"a1": "A", "b1": "T", "e4": "9"}, {"a10": "A", "e7": "1"}],
    "quiet": 0,
}
SET_UP: dict[str, Any] = {
    "game": "strategus",
    "phase": "setup",
    "pieces": [{"a1": "T", "b1": "T"}, {"j10": "A"}],
}
TWO = "5e4 Tb1 | 7e7 9c7"


def game() -> spielwerk.Game:
    return spielwerk.load("strategus")


def read(position: dict[str, Any]) -> StrategusScene:
    return StrategusScene(game().match_from(position, seed=1))


def written(position: dict[str, Any]) -> dict[str, Any]:
    """What becomes of a document that is read and written again."""
    return game().match_from(position, seed=1).position()


def test_position_plies_left_out_are_as_many_as_quiet_tells() -> None:
    position = written(EXAMPLE | {"quiet": 3})
    assert (position["quiet"], position["plies"]) == (3, 3)
    assert written(position) == position


def test_position_the_example_of_the_rulebook() -> None:
    read(EXAMPLE).shows("""
        turn   0
        can    e4-e6, e4xe7, e4-a4, e4-j4
        not    e4-e7, b1-b2, a1-a2
        e4-e6
        turn   1
    """)


def test_position_the_example_is_written_complete_and_in_canonical_order() -> None:
    position = written(EXAMPLE)
    assert position == {
        **EXAMPLE,
        "pieces": [{"a1": "A", "b1": "T", "e4": "9"}, {"e7": "1", "a10": "A"}],
        "plies": 0,
        "last": None,
    }
    assert [list(army) for army in position["pieces"]] == [["a1", "b1", "e4"], ["e7", "a10"]]
    assert list(position) == ["game", "phase", "to_move", "pieces", "quiet", "plies", "last"]


def test_position_what_is_written_reads_and_writes_the_same() -> None:
    position = written(EXAMPLE)
    assert json.dumps(written(position)) == json.dumps(position)


def test_position_of_the_past_keys_only_what_their_options_ask_for_is_written() -> None:
    every = {"memory_aid": "log", "two_squares": "3"}
    assert list(written(document(TWO, every)))[-2:] == ["history", "fights"]
    assert list(written(document(TWO, {"chase": "on"})))[-1] == "history"
    marked = written(document(TWO, {"memory_aid": "marked"}))
    assert list(marked)[-1] == "seen"
    assert marked["seen"] == [[], []]
    assert list(written(document(TWO)))[-1] == "last"


def test_position_the_phase_left_out_is_the_set_up() -> None:
    position = written({"game": "strategus"})
    assert position == {
        "game": "strategus",
        "phase": "setup",
        "to_move": None,
        "pieces": [{}, {}],
        "quiet": 0,
        "plies": 0,
        "last": None,
    }
    assert position == game().match(seed=1).position()


def test_position_of_a_set_up_under_way() -> None:
    read(SET_UP).shows("""
        turn   0, 1
        0: can place T c1, place A c1
        1: can place 9 i10
        1: not place A i10
        to_move  null
    """)
    assert written(SET_UP)["pieces"] == SET_UP["pieces"]
    assert written({**SET_UP, "to_move": None})["to_move"] is None


def test_position_of_a_set_up_with_gaps() -> None:
    """The first empty square is the next one, wherever the others stand."""
    read({**SET_UP, "pieces": [{"a1": "T", "c1": "9", "j4": "A"}, {}]}).shows(f"""
        0: can place T b1
        0: not place T d1, place A b1
        0: place T b1
        0: can place T d1
        0: refused S4 not_next_square setup {RED}
        1: setup {BLUE}
    """)


def test_position_of_a_set_up_with_one_seat_ready() -> None:
    read({**SET_UP, "pieces": [army_of_setup(0, RED), {}]}).shows(f"""
        turn  1
        1: setup {BLUE}
        phase "play"
    """)


def test_position_a_set_up_with_two_complete_armies_is_play() -> None:
    armies = [army_of_setup(0, RED), army_of_setup(1, BLUE)]
    refused(game(), {**SET_UP, "pieces": armies}, "phase")
    read({**SET_UP, "phase": "play", "to_move": 1, "pieces": armies}).shows("turn 1")


def test_position_a_set_up_nearly_complete_has_to_be_finished() -> None:
    armies = [army_of_setup(0, RED), army_of_setup(1, BLUE)]
    assert armies[1].pop("a7") == "9"
    read({**SET_UP, "pieces": armies}).shows("""
        turn  1
        only  place 9 a7
        place 9 a7
        phase "play"
    """)


def test_position_a_seat_may_have_few_pieces() -> None:
    scene = strategus("5e4 | 7e7")
    assert len(scene.match.observation(0)["lost"][0]) == 38
    scene.shows('phase "play"')


def test_position_pieces_may_be_named_in_any_order() -> None:
    position = document("5e4 Tb1 9a4 8j10 | 7e7")
    position["pieces"][0] = dict(reversed(position["pieces"][0].items()))
    assert list(written(position)["pieces"][0]) == ["b1", "j1", "a4", "e4", "j10"]


def test_position_row_ten_comes_after_row_nine() -> None:
    position = written(document("5e4 | 7a10 8j9 9b10 9a9 Aj10"))
    assert list(position["pieces"][1]) == ["a9", "j9", "a10", "b10", "j10"]


def test_position_of_a_finished_match() -> None:
    over = {**document(), "phase": "over", "to_move": None, "returns": [1, -1]}
    over["pieces"] = [{"j1": "A", "e7": "5"}, {"e9": "5"}]
    read(over).shows("over 1 -1")
    assert written(over)["returns"] == [1, -1]
    assert list(written(over))[-1] == "returns"
    assert written(written(over)) == written(over)


def test_position_in_play_that_is_finished_is_read_as_the_finished_match() -> None:
    without_apple = document()
    without_apple["pieces"] = [{"j1": "A", "e7": "5"}, {"e9": "5"}]
    read(without_apple).shows('over 1 -1\nphase "over"\nto_move null')
    without_apple["pieces"] = [{"e2": "5"}, {"j10": "A", "e7": "5"}]
    read(without_apple).shows("over -1 1")
    read(document("5e4 | Tb8")).shows("over 1 -1")
    read(document("Tb2 | 5e4")).shows("over -1 1")
    read(document("Tb2 | Tb8")).shows("over 0 0")
    read(document(TWO, quiet=200, plies=200)).shows("over 0 0")
    read(document(TWO, {"quiet_plies": 9}, quiet=11, plies=11)).shows("over 0 0")
    read(document(TWO, plies=10_000)).shows("over 0 0")
    read(document(TWO, {"max_plies": 7}, plies=8)).shows("over 0 0")


def test_position_that_is_finished_is_judged_in_the_order_of_the_rules() -> None:
    read(document("5e4 | Tb8", quiet=200, plies=10_000)).shows("over 1 -1")
    position = document(quiet=0, plies=10_000)
    position["pieces"] = [{"j1": "A", "b1": "T"}, {"e9": "5"}]
    read(position).shows("over 1 -1")


def test_position_every_finished_match_reads_and_writes_the_same() -> None:
    banned = "a10-a9 e5-e6 a9-a10 e6-e7 a10-a9 e7-e8"
    cage = "5e5 | 7a10 Tb10 Tb9 Ta8 Aj10"
    scenes = [
        strategus("7e6 | Ae7 1a5").shows("e6xe7"),
        strategus("4e6 | 6e7").shows("e6xe7"),
        strategus("6e6 | 6e7").shows("e6xe7"),
        strategus("5e4 | 7e8", {"quiet_plies": 1}).shows("e4-e5"),
        strategus("5e4 | 7e8", {"max_plies": 1}).shows("e4-e5"),
        strategus("4e6 | 6e7", {"memory_aid": "marked"}).shows("e6xe7"),
        strategus("4e6 | 6e7", {"memory_aid": "log", "chase": "on"}).shows("e6xe7"),
        strategus(cage, {"two_squares": "3"}, to_move=1).shows("\n".join(banned.split())),
    ]
    for scene in scenes:
        assert scene.match.over
        position = scene.match.position()
        assert json.dumps(written(position)) == json.dumps(position)


def without(position: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in position.items() if name != key}


@pytest.mark.parametrize("nonsense", [None, [], "strategus", 7, [EXAMPLE]])
def test_position_a_document_is_an_object(nonsense: Any) -> None:
    with pytest.raises(spielwerk.PositionError):
        game().match_from(nonsense)


@pytest.mark.parametrize("key", ["piece", "Pieces", "lost", "seats", "", "ready", "seat"])
def test_position_an_unknown_key_is_refused(key: str) -> None:
    refused(game(), {**EXAMPLE, key: 1}, key)


def test_position_in_play_who_is_to_move_must_be_given() -> None:
    refused(game(), without(EXAMPLE, "to_move"), "to_move")
    refused(game(), {**EXAMPLE, "to_move": None}, "to_move")


def test_position_in_play_without_pieces_both_apples_are_missing() -> None:
    refused(game(), without(EXAMPLE, "pieces"), "pieces")
    refused(game(), {**EXAMPLE, "pieces": [{"e4": "5"}, {"e7": "7"}]}, "pieces")


REFUSALS: list[tuple[str, dict[str, Any]]] = [
    ("game", {"game": "dog"}),
    ("game", {"game": None}),
    ("phase", {"phase": "place"}),
    ("phase", {"phase": None}),
    ("phase", {"phase": 1}),
    ("to_move", {"to_move": 2}),
    ("to_move", {"to_move": -1}),
    ("to_move", {"to_move": "0"}),
    ("to_move", {"to_move": True}),
    ("to_move", {"to_move": 0.0}),
    ("to_move", {"to_move": [0]}),
    ("quiet", {"quiet": -1}),
    ("quiet", {"quiet": "3"}),
    ("quiet", {"quiet": 1.0}),
    ("quiet", {"quiet": None}),
    ("quiet", {"quiet": True}),
    ("plies", {"plies": -1}),
    ("plies", {"plies": "3"}),
    ("plies", {"plies": 2.5}),
    ("plies", {"plies": None}),
    ("plies", {"plies": True}),
    ("pieces", {"pieces": None}),
    ("pieces", {"pieces": {}}),
    ("pieces", {"pieces": "a1"}),
    ("pieces", {"pieces": [{"a1": "A", "e4": "5"}]}),
    ("pieces", {"pieces": [{"a1": "A", "e4": "5"}, {"a10": "A", "e7": "5"}, {}]}),
    ("pieces", {"pieces": [["a1", "A"], {"a10": "A"}]}),
    ("pieces", {"pieces": ["A", {"a10": "A"}]}),
    ("pieces", {"pieces": [None, {"a10": "A", "e7": "5"}]}),
    ("returns", {"returns": [1, -1]}),
    ("returns", {"returns": None}),
    ("phase", {"phase": "over", "to_move": None, "returns": [0, 0]}),
]


@pytest.mark.parametrize(("key", "change"), REFUSALS)
def test_position_a_wrong_value_is_refused_with_its_key(key: str, change: dict[str, Any]) -> None:
    refused(game(), {**document(TWO), **change}, key)


NOWHERE = "a0|a11|k1|A4|e|4|e4 | e4|e04|ee4|e4!|é4||e١|e-4|E4|10e|e4e4"


@pytest.mark.parametrize("square", NOWHERE.split("|"))
def test_position_a_piece_stands_on_a_square_of_the_board(square: str) -> None:
    position = document("5d4 | 7e7")
    position["pieces"][0][square] = "9"
    refused(game(), position, "pieces")


@pytest.mark.parametrize("code", ["10", "0", "m", "a", "?", "", "B", " 5", "55", 5, None, True])
def test_position_a_piece_is_one_of_twelve(code: Any) -> None:
    position = document("5d4 | 7e7")
    position["pieces"][0]["e4"] = code
    refused(game(), position, "pieces")


@pytest.mark.parametrize("armies", ["5e4 | 7e4", "Tb1 | 5b1", "5j1 Aa1 | 5j1"])
def test_position_two_pieces_do_not_stand_on_one_square(armies: str) -> None:
    refused(game(), document(armies), "pieces")


@pytest.mark.parametrize(
    "armies",
    [
        "1e4 1e5 | 7e7",
        "2e4 2e5 | 7e7",
        "3e4 3e5 3e6 | 7e7",
        "Me4 Me5 | 7e7",
        "5e4 | 4a5 4b5 4c5 4d5",
        "5e4 | 9a6 9b6 9c6 9d6 9e6 9f6 9g6 9h6 9i6",
        "Aa1 Ab1 5e4 | 7e7",
        "Ta1 Tb1 Tc1 Td1 Te1 Tf1 Tg1 5e4 | 7e7",
        "5e4 5e5 5e6 5f4 5f5 | 7e7",
    ],
)
def test_position_a_piece_too_many_is_refused(armies: str) -> None:
    refused(game(), document(armies), "pieces")
    refused(game(), document(armies, to_move=1), "pieces")


def test_position_a_set_up_has_no_piece_too_many_either() -> None:
    refused(game(), {**SET_UP, "pieces": [{"a1": "A", "b1": "A"}, {}]}, "pieces")
    refused(game(), {**SET_UP, "pieces": [{}, {"a10": "1", "b10": "1"}]}, "pieces")


@pytest.mark.parametrize("code", ["T", "A"])
@pytest.mark.parametrize("square", ["e5", "e6", "e7", "a10"])
def test_position_what_never_moves_stands_in_its_own_rows(code: str, square: str) -> None:
    position = document("5d4 | 7f7 Aj10")
    position["pieces"][0] = {"d4": "5", square: code, **({"j1": "A"} if code == "T" else {})}
    refused(game(), position, "pieces")
    mirrored = f"{square[0]}{11 - int(square[1:])}"
    position = document("5d4 | 7f7")
    position["pieces"][1] = {"f7": "7", mirrored: code, **({"j10": "A"} if code == "T" else {})}
    refused(game(), position, "pieces")


@pytest.mark.parametrize("row", [5, 6, 7, 10])
def test_position_in_the_set_up_every_piece_stands_in_its_own_rows(row: int) -> None:
    refused(game(), {**SET_UP, "pieces": [{f"e{row}": "5"}, {}]}, "pieces")
    refused(game(), {**SET_UP, "pieces": [{}, {f"e{11 - row}": "5"}]}, "pieces")


def test_position_in_play_animals_stand_anywhere() -> None:
    for row in (1, 4, 5, 6, 7, 10):
        strategus(f"5e{row} | 7i{11 - row} Ab10").shows("turn 0")


@pytest.mark.parametrize("square", [f"{file}{row}" for file in "cdgh" for row in (5, 6)])
def test_position_nothing_stands_in_the_water(square: str) -> None:
    armies = f"5{square} | 7e7"
    refused(game(), document(armies, {"lakes": "on"}), "pieces")
    refused(game(), document(f"5e4 | 7{square}", {"lakes": "on"}), "pieces")
    read(document(armies)).shows("turn 0")


def test_position_beside_the_water_there_is_land() -> None:
    for square in [f"{file}{row}" for file in set(FILES) - set("cdgh") for row in (5, 6)]:
        strategus(f"5{square} | 7e8", {"lakes": "on"}).shows("turn 0")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("to_move", 0),
        ("quiet", 1),
        ("plies", 1),
        ("last", {"seat": 0, "move": "a1-a2"}),
        ("returns", [0, 0]),
    ],
)
def test_position_in_the_set_up_nothing_has_been_played(key: str, value: Any) -> None:
    refused(game(), {**SET_UP, key: value}, key)


@pytest.mark.parametrize(
    ("armies", "returns"),
    [
        ("5e4 | Tb8", [-1, 1]),
        ("5e4 | Tb8", [0, 0]),
        ("5e4 | Tb8", [1, -1, 0]),
        ("5e4 | Tb8", [1]),
        ("5e4 | Tb8", [1, 1]),
        ("5e4 | Tb8", "won"),
        ("5e4 | Tb8", None),
        ("Tb2 | Tb8", [1, -1]),
    ],
)
def test_position_the_returns_fit_the_pieces(armies: str, returns: Any) -> None:
    over = document(armies, phase="over", to_move=None, returns=returns)
    refused(game(), over, "returns")


def test_position_a_draw_is_a_draw() -> None:
    over = document(TWO, phase="over", to_move=None, quiet=200, plies=200)
    refused(game(), {**over, "returns": [1, -1]}, "returns")
    read({**over, "returns": [0, 0]}).shows("over 0 0")


def test_position_nobody_is_to_move_when_the_match_is_over() -> None:
    over = document("5e4 | Tb8", phase="over", to_move=1, returns=[1, -1])
    refused(game(), over, "to_move")


def test_position_a_refusal_says_the_reason_in_a_sentence() -> None:
    with pytest.raises(spielwerk.PositionError) as refusal:
        read(document("5e4 | 7e4"))
    assert refusal.value.key.startswith("pieces")
    assert "e4" in str(refusal.value)


def test_position_reading_does_not_change_the_document() -> None:
    position = document("5e4 9a2 | 7e7", {"chase": "on"})
    before = copy.deepcopy(position)
    match = read(position).match
    match.play(0, "e4-e5")
    assert position == before


def test_position_what_is_written_is_the_callers_own() -> None:
    match = strategus("5e4 | 7e7", {"chase": "on", "memory_aid": "marked"}).match
    for shown in (match.position(), match.observation(0)):
        shown["pieces"][0]["a2"] = "9"
        shown["history"].append("e4-e5")
        shown["seen"][0].append("e4")
    assert match.position()["pieces"][0] == {"j1": "A", "e4": "5"}
    assert match.position()["history"] == []
    assert match.position()["seen"] == [[], []]
