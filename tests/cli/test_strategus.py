"""Strategus in the terminal, as a second process: setting up, playing, and what stays hidden."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import spielwerk as library
from tests.cli.process import refused, spielwerk

README = Path(library.__file__).parent / "games/strategus/README.md"
ARMY = "setup TTATTT9999 T888885555 99M4443312 6666777799"

FEW: dict[str, Any] = {
    "game": "strategus",
    "phase": "play",
    "to_move": 0,
    "pieces": [
        {"a1": "A", "b1": "T", "c2": "3", "e4": "6", "j4": "9"},
        {"e5": "7", "f8": "1", "h8": "M", "a10": "A", "b10": "T"},
    ],
}
"""Seat 0 can attack a wolf on e5, which it sees from the back."""


@pytest.fixture
def few(tmp_path: Path) -> str:
    return position(tmp_path, FEW)


def position(folder: Path, document: dict[str, Any], name: str = "position.json") -> str:
    file = folder / name
    file.write_text(json.dumps(document), encoding="utf-8")
    return str(file)


def play(*arguments: str, typed: str, **variables: str) -> str:
    """What a person saw at the table; everything is in order."""
    arguments = ("play", "strategus", "--bots", "random", "--seed", "5", *arguments)
    done = spielwerk(*arguments, typed=typed, **variables)
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


def saved(file: Path) -> Any:
    return library.replay(json.loads(file.read_text(encoding="utf-8")))


def army_of(match: Any, seat: int) -> str:
    """The set-up that this seat played."""
    return str(next(action for who, action in match.transcript()["steps"] if who == seat))


# Playing


def test_a_whole_match_can_be_played_and_told_again(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed = "fortress\nready\n" + "1\n" * 400
    shown = play("-o", "quiet_plies=40", "--lang", "en", "--save", str(file), typed=typed)
    assert saved(file).over
    assert "the game ends in a draw" in shown or "win" in shown
    told = spielwerk("replay", str(file), "--seat", "0", "--lang", "en").stdout
    assert "Your set-up: ATT8976987" in told
    assert "Your set-up is ready." in told
    assert told.rstrip().endswith((".", "!"))


def test_the_board_is_turned_to_whoever_sits_there(few: str) -> None:
    mine = play("--from", few, "--lang", "de", typed="q\n").splitlines()
    assert "Dein Platz: Rot. Gegen dich am Tisch: Blau." in mine
    assert mine[3].split() == list("abcdefghij")
    below = next(line for line in mine if line.startswith(" 1 "))
    assert below.split()[1:4] == ["A", "T", "·"]
    theirs = play("--from", few, "--seat", "1", "--lang", "en", typed="q\n")
    labels = next(line for line in theirs.splitlines() if line.split() == list("jihgfedcba"))
    assert labels
    assert re.search(r"^10 .* T   A\b", theirs, re.MULTILINE)


def test_it_fits_into_eighty_columns_and_needs_no_colour() -> None:
    shown = play("--lang", "de", typed="1\nfertig\n" + "1\n" * 30)
    assert max(map(len, shown.splitlines())) <= 80
    assert "\x1b" not in shown
    assert "■" in shown


def test_it_can_be_read_where_there_are_only_letters(few: str) -> None:
    variables = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    shown = play("--from", few, "--lang", "en", typed="c2c3\nq\n", **variables)
    board = [line for line in shown.splitlines() if re.match(r"( \d|10) ", line)]
    assert any(line.split()[1:6] == [".", ".", ".", ".", "B"] for line in board)
    assert "?" not in "".join(board)


@pytest.mark.parametrize("typed", ["e4xe5", "e4-e5", "E4 e5", "e4e5", "e4 > e5"])
def test_a_move_may_be_typed_as_one_likes(few: str, tmp_path: Path, typed: str) -> None:
    file = tmp_path / "match.json"
    shown = play("--from", few, "--save", str(file), "--lang", "de", typed=f"{typed}\nq\n")
    assert "Dein Tiger (6) schlägt auf e5 einen Wolf (7) vom Brett." in shown
    assert saved(file).transcript()["steps"][0] == [0, "e4xe5"]


def test_a_square_alone_shows_what_its_piece_can_do(few: str) -> None:
    shown = play("--from", few, "--lang", "en", typed="e4\nj4\nb\nq\n")
    assert "  1  Tiger on e4: move to e3  (e4-e3)\n" in shown
    assert "Tiger on e4: attack e5  (e4xe5)" in shown
    assert "Hare on j4: move to j10  (j4-j10)\n" in shown


def test_a_long_list_is_divided_by_pieces(few: str) -> None:
    shown = play("--from", few, "--lang", "de", typed="q\n")
    assert "  3  Hase (9) auf j4 …\n" in shown


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("e4e6", "Das geht nicht (§M1). Diese Karte zieht nur ein Feld weit."),
        ("e4f5", "Das geht nicht (§M1). Schräg zieht niemand"),
        ("a1a2", "Das geht nicht (§M3). Falle und Apfel bewegen sich nie."),
        ("e5e6", "Das geht nicht (§M1). Diese Karte gehört dir nicht."),
        ("j4-j11", "Das geht nicht (§M1). Dieses Feld gibt es auf dem Brett nicht."),
        (ARMY, "Das geht nicht (§S2). Aufgestellt wird nur vor dem ersten Zug."),
        ("b1", "Falle und Apfel bewegen sich nie."),
        ("f8", "Diese Karte gehört dir nicht."),
        ("i5", "Dort steht keine Karte."),
        ("hallo", "Mit h bekommst du Hilfe."),
        ("h", "Einen Zug kannst du als e4-e5, e4 e5 oder e4e5 tippen"),
        ("r", "Falle und Fuchs"),
    ],
)
def test_what_cannot_be_done_is_explained(few: str, typed: str, said: str) -> None:
    assert said in play("--from", few, "--lang", "de", typed=f"{typed}\nq\n")


# Setting up


@pytest.mark.parametrize("typed", ["3", "heart", "Hea", "  HEART "])
def test_a_ready_made_set_up_is_chosen_by_number_or_name(tmp_path: Path, typed: str) -> None:
    file = tmp_path / "match.json"
    typed = f"{typed}\nready\nq\n"
    shown = play("--lang", "en", "--save", str(file), typed=typed)
    setups = {setup["name"]: setup["setup"] for setup in library.load("strategus").setups()}
    assert f"Your {setups['heart'].replace('setup', 'set-up:')}" in shown
    assert army_of(saved(file), 0) == setups["heart"]


def test_a_set_up_can_be_mirrored_filled_changed_and_undone(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed = "festung\nspiegeln\nj1\nb\na1 b4\nfertig\nq\n"
    play("--lang", "de", "--save", str(file), typed=typed)
    fortress = next(
        setup["setup"].split()[1:]
        for setup in library.load("strategus").setups()
        if setup["name"] == "fortress"
    )
    rows = [list(row[::-1]) for row in fortress]
    rows[0][0], rows[3][1] = rows[3][1], rows[0][0]
    assert army_of(saved(file), 0) == "setup " + " ".join(map("".join, rows))


def test_pieces_are_placed_one_by_one_and_the_rest_by_chance(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed = "A a1\nplace t b1\nFalle c1 d1\n10 e1\nc1\nrandom\nfertig\nzufall\nfertig\nq\n"
    shown = play("--lang", "de", "--save", str(file), typed=typed)
    assert "Noch aufzustellen: 1 2 33 444" in shown
    assert "36 Karten fehlen noch." in shown
    assert "Stelle zuerst alle Karten auf." in shown
    army = army_of(saved(file), 0).split()
    assert army[1][:2] == "AT"
    assert army[1][3:5] == "TM"


def test_a_whole_set_up_can_be_pasted(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    shown = play(
        "--lang",
        "en",
        "--save",
        str(file),
        typed=f"{ARMY[:-1]}\n{ARMY[:-1]}8\n{ARMY.lower()}\nq\n",
    )
    assert "That isn’t possible (§S4). A set-up is four groups" in shown
    assert "That isn’t possible (§S1). You have no card of that kind left." in shown
    assert army_of(saved(file), 0) == ARMY


@pytest.mark.parametrize(("seat", "example"), [("0", "9 a4 b4"), ("1", "9 j7 i7")])
def test_the_examples_lie_in_the_own_rows(seat: str, example: str) -> None:
    shown = play("--seat", seat, "--lang", "en", typed=f"h\n{example}\nq\n")
    assert f"one by one: {example}." in " ".join(shown.split())
    assert f"{example}         places hares" in shown
    assert "isn’t in your four rows" not in shown


BARRAGE = "setup ---------- T-A---9--- ---M-----9 2---1---8-"


def test_a_small_army_leaves_squares_empty(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    barrage = ["-o", "army=barrage", "--lang", "en", "--save", str(file)]
    shown = play(*barrage, typed=f"corner\na1 e2\nclear\n{BARRAGE}\nq\n")
    assert "1  Corner: " in shown
    assert f"Your {BARRAGE.replace('setup', 'set-up:')}" in shown
    assert army_of(saved(file), 0) == BARRAGE
    play(*barrage, typed="A a1\nT b4\nrandom\nready\nq\n")
    army = army_of(saved(file), 0).replace("setup ", "")
    assert sorted(army.replace(" ", "").replace("-", "")) == sorted("12899MTA")
    assert army[0] == "A"
    assert army.split()[3][1] == "T"


def test_of_a_small_army_what_is_decided_stays(tmp_path: Path) -> None:
    few = {"a1": "-", "b1": "A", "c1": "T"}
    begun = {"game": "strategus", "phase": "setup", "pieces": [few, {}]}
    file = tmp_path / "match.json"
    start = position(tmp_path, begun | {"options": {"army": "barrage"}})
    typed = "1 a1\n1 j1\n2 a2\n8 c2\n9 d2 e2\nM j4\nready\nq\n"
    play("--from", start, "--lang", "en", "--save", str(file), typed=typed)
    placed = [text for who, text in saved(file).steps if who == 0]
    assert placed[:2] == ["place - d1", "place - e1"]
    assert placed[-1] == "place M j4"


def test_what_stands_at_the_table_already_stays(tmp_path: Path) -> None:
    begun = {"game": "strategus", "phase": "setup", "pieces": [{"a1": "A", "b1": "T"}, {}]}
    file = tmp_path / "match.json"
    typed = "1\na1\nmirror\nrandom\nready\nq\n"
    start = position(tmp_path, begun)
    shown = play("--from", start, "--lang", "en", "--save", str(file), typed=typed)
    assert shown.count("Squares fixed before you started stay as they are.") == 3
    steps = saved(file).transcript()["steps"]
    assert [action.split()[2] for who, action in steps if who == 0][:2] == ["c1", "d1"]
    assert "The game starts" in shown


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "Diese Möglichkeit gibt es nicht: Tippe eine Zahl von 1 bis 12."),
        ("9" * 5000, "Diese Möglichkeit gibt es nicht"),
        ("A a5", "Das Feld a5 liegt nicht in deinen vier Reihen."),
        ("A a1 b1", "Davon hast du keine Karte mehr."),
        ("a1", "Dort steht keine Karte."),
        ("b", "Du kannst gerade nichts zurücknehmen."),
        ("f", "Das gibt es hier nicht. Mit h bekommst du Hilfe."),
        ("²", "Das gibt es hier nicht. Mit h bekommst du Hilfe."),
        ("h", "stellt den Rest zufällig auf"),
        ("r", "Falle und Fuchs"),
    ],
)
def test_what_a_set_up_does_not_allow_is_said(typed: str, said: str) -> None:
    assert said in play("--lang", "de", typed=f"{typed}\nq\n")


# What stays hidden


def test_two_armies_that_only_the_other_knows_apart_look_the_same(tmp_path: Path) -> None:
    """Byte by byte, for as long as nobody fights."""
    own, hidden = FEW["pieces"]
    shuffled = dict(zip(hidden, ["1", "M", "7", "T", "A"], strict=True))
    worlds = [FEW, FEW | {"pieces": [own, shuffled]}]
    typed = "c2c3\nc3c2\nc2c3\nc3c2\nq\n"
    shown = [
        play("--from", position(tmp_path, world, f"{n}.json"), "--lang", "en", typed=typed)
        for n, world in enumerate(worlds)
    ]
    assert shown[0] == shown[1]
    assert "Blue moves" in shown[0]


def test_nothing_of_the_other_army_is_shown_before_the_end(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed = f"{ARMY}\n" + "1\n" * 8
    shown = play("--bots", "greedy", "--lang", "en", "--save", str(file), typed=typed)
    rows = army_of(saved(file), 1).split()[1:]
    assert len(rows) == 4
    assert not any(row in shown or row[::-1] in shown for row in rows)
    far = [line[3:43] for line in shown.splitlines() if re.match(r"(10| 9| 8) ", line)]
    assert far
    assert all(set(line) <= set(" ■·[]") for line in far)


def test_at_the_end_both_armies_are_shown(tmp_path: Path) -> None:
    start = position(tmp_path, FEW | {"options": {"max_plies": 1}})
    shown = play("--from", start, "--lang", "en", typed="c2c3\n")
    assert "■1" not in shown[: shown.index("draw")]
    assert all(f"■{code}" in shown for code in "71MAT")


# Commands


def test_legal_lists_what_may_be_done_in_a_position() -> None:
    documents = re.findall(r"```json\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    for document in documents:
        match = library.load("strategus").match_from(json.loads(document))
        expected = [f"{s}: {action}" for s in match.seats_to_act() for action in match.legal(s)]
        shown = spielwerk("legal", "strategus", "-", typed=document).stdout
        assert shown.splitlines() == expected
    assert "1: place A j10" in expected


@pytest.mark.parametrize(("language", "said"), [("de", "Der Hase"), ("en", "The hare")])
def test_the_rules_can_be_read(language: str, said: str) -> None:
    shown = spielwerk("rules", "strategus", "--lang", language).stdout
    assert f"\n{said}\n" in shown
    assert re.search(r"^(Fuchs|Fox) +8 +5 +", shown, re.MULTILINE)
    assert "two_squares=off, two_squares=3, two_squares=5" in shown
    assert "preset=tournament" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_the_preset_of_tournaments_is_an_option(few: str) -> None:
    arguments = ("legal", "strategus", few, "-o", "preset=tournament", "--json")
    assert json.loads(spielwerk(*arguments).stdout)["over"] is False


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "strategus", "-o", "lakes=two"], ["option lakes", "'two'", "off, on"]),
        (["play", "strategus", "-o", "two_squares=4"], ["two_squares", "off, 3, 5"]),
        (["play", "strategus", "-o", "preset=chess"], ["preset", "none, tournament"]),
        (["play", "strategus", "--seat", "2"], ["seat 2", "allowed: 0, 1"]),
        (["play", "strategus", "--bots", "deep"], ["bot 'deep'", "greedy, forgetful, random"]),
    ],
    ids=lambda value: " ".join(value[2:]),
)
def test_a_wrong_request_is_refused_in_one_line(arguments: list[str], said: list[str]) -> None:
    line = refused(arguments)
    assert [part for part in said if part not in line] == []


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"to_move": None}, "key to_move"),
        ({"pieces": [{"a1": "A", "a2": "A"}, {"e7": "1"}]}, "key pieces: seat 0 has only 1 of A"),
        ({"pieces": [{"a1": "A", "e5": "T"}, {"e7": "1"}]}, "key pieces: T on e5"),
        ({"pieces": [{"k1": "A"}, {"e7": "1"}]}, "key pieces: 'k1' is no square"),
        ({"phase": "setup", "to_move": None}, "key pieces: e5 is not in the rows"),
        ({"history": ["e4-e5"]}, "key history"),
        ({"colour": "red"}, "key colour"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, Any], said: str) -> None:
    assert said in refused(["legal", "strategus", "-"], json.dumps(FEW | changes))


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ([[0, "setup A"]], "step 0"),
        ([[0, ARMY], [0, ARMY]], "step 1"),
        ([[0, ARMY], [1, "a4-a5"]], "step 1"),
        ([[0, ARMY], [1, ARMY], ["chance", "first 2"]], "step 2"),
        ([[0, ARMY], [1, ARMY], ["chance", "first 1"], [0, "a4-a5"]], "step 3"),
    ],
)
def test_a_match_that_cannot_have_been_is_refused(steps: list[Any], said: str) -> None:
    transcript = {"game": "strategus", "steps": steps}
    assert said in refused(["replay", "-"], json.dumps(transcript))
