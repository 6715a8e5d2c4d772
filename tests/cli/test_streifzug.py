"""Streifzug durch in the terminal, as a second process: both modes and teams, for two to four."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import spielwerk as library
from tests.cli.process import refused, spielwerk

README = Path(library.__file__).parent / "games/streifzug/README.md"
EMPTY: list[list[str]] = [[] for _ in range(8)]

FEW: dict[str, Any] = {
    "game": "streifzug",
    "mode": "extended",
    "seats": 2,
    "to_move": 0,
    "dice": [5, 4],
    "figures": [["o3", "o20"], ["o29", "S"]],
    "stacks": [["B1"], ["R5", "B2"], *EMPTY[2:]],
    "hands": ["R3 R4 BM", "B7 RP"],
    "used": ["", "RH"],
}
"""Red can catch a red 5 with the 4, throw black with the sum, lay out, and play a Mopser."""


@pytest.fixture
def few(tmp_path: Path) -> str:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(FEW), encoding="utf-8")
    return str(file)


def play(*arguments: str, typed: str, **variables: str) -> str:
    """What a person saw at the table; everything is in order."""
    done = spielwerk("play", "streifzug", "--seed", "5", *arguments, typed=typed, **variables)
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


def test_a_whole_match_can_be_played_and_told_again(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    shown = play("--seats", "2", "--lang", "en", "--save", str(file), typed="1\n" * 2000)
    match = library.replay(json.loads(file.read_text(encoding="utf-8")))
    assert match.over
    assert "The bell has rung: the game is over." in shown
    told = spielwerk("replay", str(file), "--seat", "0", "--lang", "en").stdout
    assert told.rstrip().endswith(("You win!", "Black wins!"))


def test_teams_play_to_the_end_and_see_their_points(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    arguments = ("-o", "preset=teams", "--lang", "de", "--save", str(file))
    shown = play(*arguments, typed="1\n" * 2000)
    assert "Du bist Rot. Dein Partner ist Schwarz. Die anderen: Gelb, Blau." in shown
    match = library.replay(json.loads(file.read_text(encoding="utf-8")))
    assert match.over
    assert shown.count("    Team ") == 4
    *played, _, where = shown.splitlines()
    assert str(file) in where
    assert max(map(len, played)) <= 80


def test_it_can_be_read_where_there_are_only_letters(few: str) -> None:
    variables = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    shown = play("--from", few, "--lang", "en", typed="q\n", **variables)
    assert "> R Red" in shown
    assert "bell" in shown


def test_it_can_be_played_where_there_are_few_columns(few: str) -> None:
    shown = play("--from", few, "--lang", "de", typed="o20\n1\nr\nh\nq\n", COLUMNS="60")
    assert "o7  o6  o5  o4  o3  o2  o1  o0  o47 o46 o45 o44 o43\n" in shown
    assert max(map(len, shown.splitlines())) <= 60


def test_a_turn_is_played_step_by_step(few: str) -> None:
    typed = "4o3o7\n5 o20 o15\nmeld r5 r4 r3\nmopser\n2\nend\nq\n"
    shown = play("--from", few, "--lang", "de", typed=typed)
    assert "Du fängst eine rote 5." in shown
    assert "Noch zu ziehen: 5." in shown
    assert "Du legst eine Folge aus: Rote 3, Rote 4 und Rote 5 (3 Punkte)." in shown
    assert "Mopser: Roten Hopser von Schwarz nehmen (benutzt)" in shown
    assert "Du bekommst einen roten Hopser von den offenen Karten vor Schwarz." in shown


def test_a_throw_is_answered_and_paid(few: str) -> None:
    shown = play("--from", few, "--lang", "en", "--bots", "random", typed="5+4 o20>o29\nq\n")
    assert "You move from light green space 20 to light green space 29 (5 + 4)." in shown
    assert "Black is asked whether to play a Protector." in shown


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("6 o3>o9", "Das geht nicht (§D1). Mit dieser Zahl kannst du jetzt nicht ziehen."),
        ("5 o4>o9", "Dort steht keine Figur von dir."),
        ("5 o3>o9", "Das geht nicht (§D2). Die Augenzahl führt die Figur"),
        ("5 o20>o25", "Das geht nicht (§D4). In einer Start-Ziel-Zone hält"),
        ("end", "Das geht nicht (§X1). Ziehe zuerst mit deinen Würfeln."),
        ("hallo", "Mit h bekommst du Hilfe."),
        ("h", "Neben einem Catchfeld steht die oberste Karte"),
        ("r", "In der Schachtel"),
    ],
)
def test_what_cannot_be_done_is_explained(few: str, typed: str, said: str) -> None:
    assert said in play("--from", few, "--lang", "de", typed=f"{typed}\nq\n")


def test_legal_lists_what_may_be_done_in_a_position() -> None:
    documents = re.findall(r"```json\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    for document in documents:
        match = library.load("streifzug").match_from(json.loads(document))
        seat = match.seats_to_act()[0]
        expected = [f"{seat}: {action}" for action in match.legal(seat)]
        assert spielwerk("legal", "streifzug", "-", typed=document).stdout.splitlines() == expected


@pytest.mark.parametrize(
    ("language", "said"), [("de", "Was ein Rauswurf kostet"), ("en", "What a knock-out costs")]
)
def test_the_rules_can_be_read(language: str, said: str) -> None:
    shown = spielwerk("rules", "streifzug", "--lang", language).stdout
    assert f"\n{said}\n" in shown
    assert re.search(r"^(Mopser|Magpie) \(M\) ", shown, re.MULTILINE)
    assert re.search(r"^(Folge|Run) +3 +4 +5 +6 +8 +10 +12 *$", shown, re.MULTILINE)
    assert re.search(r"^(Glocke|Bell) ", shown, re.MULTILINE)
    assert "preset=teams" in shown
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "5"], ["option seats", "allowed: 2, 3, 4"]),
        (["--seats", "3", "-o", "preset=teams"], ["option ext_teams"]),
        (["-o", "ext_finish=on"], ["ext_finish", "ext_cards"]),
        (["--seats", "2", "--seat", "2"], ["seat 2", "allowed: 0, 1"]),
    ],
    ids=" ".join,
)
def test_a_wrong_request_is_refused_in_one_line(arguments: list[str], said: list[str]) -> None:
    line = refused(["play", "streifzug", *arguments])
    assert [part for part in said if part not in line] == []
