"""Rufus in the terminal, as a second process: playing, asking why not, and what stays hidden."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import spielwerk as library
from tests.cli.process import refused, spielwerk

CHASE: dict[str, Any] = {
    "game": "rufus",
    "seats": 2,
    "to_move": 0,
    "fox": 28,
    "stones": [[21, 12], [33, 20]],
    "hands": ["3 4 6 9", "2 3 4 5 6 7 9"],
    "trail": [{"at": 15, "seat": 1, "value": 8}, {"at": 26, "seat": 0, "value": 2}],
    "picked": [{"seat": 0, "value": v} for v in (5, 7, 8)],
}
"""Seat 0 can catch the fox with the stone on 21, or lead him to fox field 30 and to a stone."""


@pytest.fixture
def chase(tmp_path: Path) -> str:
    return position(tmp_path, CHASE)


def position(folder: Path, document: dict[str, Any]) -> str:
    file = folder / "position.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    return str(file)


def play(*arguments: str, typed: str, **variables: str) -> str:
    """What a person saw at the table; everything is in order."""
    arguments = ("play", "rufus", "--seed", "5", *arguments)
    done = spielwerk(*arguments, typed=typed, **variables)
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


def saved(file: Path) -> Any:
    return library.replay(json.loads(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_whole_match_can_be_played_and_told_again(tmp_path: Path, seats: int) -> None:
    file = tmp_path / "match.json"
    game = ("--seats", str(seats), "--bots", "greedy", "-o", "fields=40")
    shown = play(*game, "--lang", "en", "--save", str(file), typed="1\n" * 900)
    match = saved(file)
    assert match.over
    assert len(match.returns) == seats
    assert "How the scores add up" in shown
    assert f"Stag, {match.scores[0]} points" in shown
    told = spielwerk("replay", str(file), "--seat", "0", "--lang", "en").stdout
    assert told.rstrip().splitlines()[-1].strip() in flat(shown)


def test_it_fits_into_eighty_columns_and_needs_no_colour() -> None:
    game = ("--seats", "5", "-o", "fields=80", "--bots", "random", "--lang", "de")
    shown = play(*game, typed="1\n" * 60)
    assert max(map(len, shown.splitlines())) <= 80
    assert "\x1b" not in shown
    assert "79" in shown
    assert "◆" in shown


def test_it_can_be_read_where_there_are_only_letters() -> None:
    variables = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    shown = play("--lang", "en", "--bots", "random", typed="1\n1\nq\n", **variables)
    assert "?" not in "".join(re.findall(r"^  . (?:Stag|Boar|Badger).*$", shown, re.MULTILINE))
    assert "R Rufus" in shown


def test_each_player_is_introduced_and_any_seat_can_be_mine() -> None:
    shown = play("--seats", "4", "--seat", "2", "--lang", "de", typed="q\n")
    assert shown.startswith("Dein Platz: Dachs. Gegen dich am Tisch: Hirsch, Keiler, Fuchs.\n")


def test_one_is_told_where_one_stands_and_what_will_come_of_it(chase: str) -> None:
    shown = play("--from", chase, "--lang", "en", typed="fox\nq\n")
    assert "Rufus is on space 28. Your stones are 16 and 7 spaces behind him." in shown
    assert "Cards in hand: 3 4 6 9" in shown
    assert "7 move points left: Rufus, card or stone?" in shown
    assert "Move the stone from space 21 to space 28 (catches Rufus)  (stone 21>28)" in shown
    assert "finds Boar’s trail card beside space 15" in flat(shown)
    assert "Lead Rufus 2 spaces on, to fox space 30 (brings 1 prize card)  (fox 2)" in shown
    assert "Lead Rufus 5 spaces on, to space 33 (brings 2 prize cards)  (fox 5)" in shown
    assert "(fox 6)" not in shown


@pytest.mark.parametrize(
    ("stones", "told"),
    [
        ([28, 28], "Both your stones are on his space."),
        ([28, 12], "One of your stones is on his space, the other 16 spaces behind him."),
        ([27, 12], "One of your stones is 1 space behind him, the other 16."),
        ([12, 12], "Both your stones are 16 spaces behind him."),
    ],
)
def test_stones_on_one_space_are_told_as_two(stones: list[int], told: str, tmp_path: Path) -> None:
    file = position(tmp_path, CHASE | {"stones": [stones, [33, 20]]})
    assert told in flat(play("--from", file, "--lang", "en", typed="q\n"))


def test_actions_may_be_typed_as_one_likes(chase: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed = "Rufus 1\nb\n4@27\nb\nStein 21-28\nq\n"
    shown = play("--from", chase, "--save", str(file), "--lang", "de", typed=typed)
    assert saved(file).transcript()["steps"][0] == [0, "stone 21>28"]
    assert "Du führst Rufus 1 Feld weiter, auf Feld 29." in shown
    assert "Du legst deine 4 neben Feld 27." in shown
    assert "Du fängst Rufus auf Feld 28!" in shown
    assert "Du gewinnst die Gewinnkarte 1." in shown


def test_cards_are_divided_by_card_and_by_field(chase: str) -> None:
    shown = play("--from", chase, "--lang", "en", typed="lay\n2\nb\nlay 9\nb\nq\n")
    assert "  1  Lay the 3 …\n  2  Lay the 4 …\n  3  Lay the 6 …\n  4  Lay the 9 …\n" in shown
    assert "Lay the 4 beside a space from 20 to 29 …\n" in shown
    assert "Lay the 9 beside a space from 30 to 39 …\n" in shown


def test_a_turn_can_be_taken_back(chase: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed = "fox 1\n4@20\nb\nb\nb\nstone 21\nq\n"
    shown = play("--from", chase, "--save", str(file), "--lang", "en", typed=typed)
    assert shown.count("You undo your last step.") == 2
    assert "There’s nothing to undo." in shown
    assert saved(file).transcript()["steps"][0] == [0, "stone 21>28"]


WHY_NOT = {
    "fox 6": "(§T3). Rufus doesn’t run past a stone. He stops where the next one stands.",
    "fox 9": "(§T1). With 7 move points left, that’s too far clockwise:",
    "21>26": "(§T2). 2 move points would be left over: a stone uses all that you",
    "21>27": "(§T2). 1 move point would be left over",
    "5@20": "(§T5). You don’t have this card.",
    "4@26": "(§T5). There’s already a trail card beside this space.",
    "4@28": "(§T5). You can’t lay a card beside Rufus, only behind him.",
    "4@33": "(§T5). Lay cards only behind Rufus and in front of the others’ rearmost stone.",
    "20>27": "That’s not your stone.",
    "22>27": "There’s no stone there.",
    "stone 77": "There’s no such space on this path.",
    "hello": "That isn’t a possible move. Type h for help.",
    "h": "Everybody moves from lower to higher numbers",
    "r": "A paper chase in the woods",
}


def test_what_cannot_be_done_is_explained(chase: str) -> None:
    shown = flat(play("--from", chase, "--lang", "en", typed="\n".join([*WHY_NOT, "q", ""])))
    for typed, said in WHY_NOT.items():
        assert f": {typed} " in shown
        assert said in shown


def flat(shown: str) -> str:
    """Without the breaks between lines."""
    return " ".join(shown.split())


def test_rufus_cannot_be_passed_and_is_reached_with_the_last_point_alone(tmp_path: Path) -> None:
    near = position(tmp_path, CHASE | {"stones": [[24, 12], [33, 20]]})
    typed = "24>31\n24>28\nstone 24\nq\n"
    shown = flat(play("--from", near, "--lang", "de", typed=typed))
    assert shown.count("(§T6). Rufus steht im Weg: Mit Zugpunkten kommt dein Stein nicht") == 2
    assert "(§T6). Rufus fängst du nur mit dem letzten Zugpunkt. Hier blieben noch 3" in shown


def test_when_nothing_of_a_kind_is_left_the_refusal_says_why(chase: str) -> None:
    shown = play("--from", chase, "--lang", "en", typed="fox 1\nfox\n4@20\nlay\nlay 3\nq\n")
    assert "(§T1). Rufus has already moved this turn." in shown
    assert shown.count("(§T1). You’ve already laid a card this turn.") == 2


def test_why_not_is_answered_for_a_position(chase: str) -> None:
    command = ("legal", "rufus", chase, "--lang", "de", "--why")
    assert spielwerk(*command, "fox 5").stdout == "0: fox 5 ist erlaubt.\n"
    assert "(§T3)" in spielwerk(*command, "fox 6").stdout
    answer = json.loads(spielwerk(*command, "stone 21>26", "--json").stdout)
    reason = answer["why"]["0"]
    assert (reason["rule"], reason["reason"]) == ("T2", "points_left_over")
    assert reason["args"] == {"left": 2}


def test_what_others_lay_is_not_told(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    played = ("--bots", "random", "-o", "fields=40", "--lang", "en", "--save", str(file))
    play(*played, typed="1\n" * 900)
    mine = spielwerk("replay", str(file), "--seat", "0", "--lang", "en").stdout
    assert "Boar lays a trail card face down beside space" in mine
    assert not re.search(r"(Boar|Badger) lays an? \d", mine)


def test_the_rules_can_be_read() -> None:
    shown = spielwerk("rules", "rufus", "--lang", "de").stdout
    assert "Eine Fährte legen" in shown
    assert "führt einen fremden Stein 5 Felder zurück" in shown
    assert "exact_catch=on, exact_catch=off" in shown
    assert "fields=60 (40, 42 .. 80)" in shown
    assert "§T2" in spielwerk("rules", "rufus", "--exact").stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "6"], "option seats: 6 is not allowed; allowed: "),
        (["--seats", "2", "--seat", "2"], "seat 2 does not exist; allowed: 0, 1"),
        (["-o", "fields=41"], "option fields: "),
    ],
)
def test_what_there_is_not_is_refused(arguments: list[str], said: str) -> None:
    assert said in refused(["play", "rufus", *arguments])


def test_a_position_has_its_own_number_of_seats(chase: str) -> None:
    said = refused(["play", "rufus", "--from", chase, "--seats", "3"])
    assert said == "seats 3: the position has 2"
