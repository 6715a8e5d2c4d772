"""Stramash in the terminal, as a second process: alone and in pairs, for two to six."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import spielwerk as library
from tests.cli.process import refused, spielwerk

README = Path(library.__file__).parent / "games/stramash/README.md"

FEW: dict[str, Any] = {
    "game": "stramash",
    "seats": 2,
    "to_move": 0,
    "laddies": [["T10", "T20", "C0.3", "D", "D"], ["T33", "T40", "D", "D", "D"]],
    "hands": ["A 5 7 8 K X", "2 3 4 5 6"],
}
"""Red can share a seven, come out, and hit Blue on hole 33 with a Bonnie Fechter."""


@pytest.fixture
def few(tmp_path: Path) -> str:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(FEW), encoding="utf-8")
    return str(file)


def play(*arguments: str, typed: str, **variables: str) -> str:
    """What a person saw at the table; everything is in order."""
    done = spielwerk("play", "stramash", "--seed", "5", *arguments, typed=typed, **variables)
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


def saved(file: Path) -> Any:
    return library.replay(json.loads(file.read_text(encoding="utf-8")))


def test_a_whole_match_can_be_played_and_told_again(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    shown = play("--seats", "2", "--lang", "en", "--save", str(file), typed="1\n" * 2000)
    match = saved(file)
    assert match.over
    assert "the Muckle Stoater, the great hero!" in shown
    told = spielwerk("replay", str(file), "--seat", "0", "--lang", "en").stdout
    assert "Your cards: " in told
    assert told.rstrip().endswith("the great hero!")


def test_six_can_play_in_pairs_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    arguments = ("--seats", "6", "-o", "pairs=on", "--lang", "de", "--save", str(file))
    shown = play(*arguments, typed="1\n" * 2000)
    assert "Du bist Rot. Dein Partner ist Gelb." in shown
    match = saved(file)
    assert match.over
    assert sum(value > 0 for value in match.returns) == 2
    assert "sind Muckle Stoater!" in " ".join(shown.split())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_fits_into_eighty_columns_and_needs_no_colour(seats: int) -> None:
    arguments = ("--seats", str(seats), "-o", "holes=20", "--lang", "de")
    shown = play(*arguments, typed="1\n" * 10)
    assert max(map(len, shown.splitlines())) <= 80
    assert "\x1b" not in shown
    assert shown.count("Dock: ") >= seats


def test_it_can_be_read_where_there_are_only_letters(few: str) -> None:
    variables = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    shown = play("--from", few, "--lang", "en", typed="q\n", **variables)
    assert "` 1r 2r 3R 4r 5r      > R Red, 6 cards" in shown
    assert "Dock: B B B" in shown


def test_a_position_says_how_many_play(few: str) -> None:
    assert "Gegen dich am Tisch: Blau." in play("--from", few, "--lang", "de", typed="q\n")
    assert "seats 4: the position has 2" in refused(
        ["play", "stramash", "--seats", "4", "--from", few]
    )


def test_a_seven_is_shared_and_its_first_part_taken_back(few: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed = "7t10t13\nb\n7 T20 T25\n7 t10>t12\nq\n"
    shown = play("--from", few, "--lang", "en", "--save", str(file), typed=typed)
    assert "Seven: move another laddie 4 steps." in shown
    assert "You undo the first part of the seven." in shown
    assert "You move 5 forward, from hole 20 to hole 25." in shown
    assert "You move 2 forward, from hole 10 to hole 12." in shown


def test_a_bonnie_fechter_charges_and_sends_back_to_the_dock(few: str) -> None:
    shown = play("--from", few, "--lang", "de", typed="x\n1\nq\n")
    assert "Bonnie Fechter: von Feld 10 auf Feld 33 stürmen  (X T10>T33)" in shown
    assert "Du stürmst von Feld 10 auf Feld 33!" in shown
    assert "Der Laddie von Blau auf Feld 33 muss ins Dock." in shown


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("5 T10>T16", "Das geht nicht (§M1). Dorthin führt diese Karte nicht."),
        ("8 T20>T28", "Das geht nicht (§M1). Mit einer Acht geht es nur zurück, um 8 Felder."),
        ("5 out", "Das geht nicht (§M2). Diese Karte bringt keinen Laddie aus dem Dock"),
        ("hallo", "Mit h bekommst du Hilfe."),
        ("9 T10>T19", "Das geht nicht (§T1). Diese Karte hast du nicht."),
        ("discard 5", "Das geht nicht (§T2). Mit deinen Karten ist ein Zug möglich"),
        ("K T10>T20", "Das geht nicht (§M4). Dort steht schon ein Laddie der gleichen Farbe."),
        ("x t10 t34", "Das geht nicht (§M6). Der Bonnie Fechter braucht einen Laddie"),
        ("A T33>T34", "Mit diesem Laddie darfst du nicht rücken."),
        ("A T34>T35", "Dort steht kein Laddie."),
        ("h", "Der Pfeil ist der Eingang ins Castle"),
        ("r", "In der Schachtel"),
    ],
)
def test_what_cannot_be_done_is_explained(few: str, typed: str, said: str) -> None:
    assert said in play("--from", few, "--lang", "de", typed=f"{typed}\nq\n")


def test_legal_lists_what_may_be_done_in_a_position() -> None:
    documents = re.findall(r"```json\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    for document in documents:
        match = library.load("stramash").match_from(json.loads(document))
        expected = [f"0: {action}" for action in match.legal(0)]
        assert spielwerk("legal", "stramash", "-", typed=document).stdout.splitlines() == expected


@pytest.mark.parametrize(("language", "said"), [("de", "Dein Zug"), ("en", "The eight")])
def test_the_rules_can_be_read(language: str, said: str) -> None:
    shown = spielwerk("rules", "stramash", "--lang", language).stdout
    assert f"\n{said}\n" in shown
    assert re.search(r"^Muckle Stoater .*(großer Held|great hero)", shown, re.MULTILINE)
    assert re.search(r"^(Acht|Eight) +8 ", shown, re.MULTILINE)
    assert "pairs=off, pairs=on" in shown
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "7"], ["option seats", "allowed: 2, 3, 4, 5, 6"]),
        (["--seats", "3", "-o", "pairs=on"], ["option pairs"]),
        (["-o", "holes=13"], ["option holes", "14 to 20"]),
        (["--seats", "2", "--seat", "2"], ["seat 2", "allowed: 0, 1"]),
        (["--seats", "2", "--bots", "greedy,random"], ["2 names", "one for all, or 1"]),
    ],
    ids=" ".join,
)
def test_a_wrong_request_is_refused_in_one_line(arguments: list[str], said: list[str]) -> None:
    line = refused(["play", "stramash", *arguments])
    assert [part for part in said if part not in line] == []
