"""`play` in the terminal: what is typed and what is said."""

from __future__ import annotations

import contextlib
import json
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

import spielwerk as library
from tests.cli.process import COMMAND, environment, refused, spielwerk

SEVEN = {
    "game": "dog",
    "phase": "play",
    "to_move": 0,
    "hand_size": 4,
    "men": [["T5", "T20", "K", "K"], ["T16!", "T22", "K", "K"], ["K"] * 4, ["K"] * 4],
    "hands": ["7 X", "2 3 4", "5 6", "8 9"],
}


@pytest.fixture
def seven(tmp_path: Path) -> str:
    """A position in which seat 0 holds a seven and a joker."""
    file = tmp_path / "seven.json"
    file.write_text(json.dumps(SEVEN), encoding="utf-8")
    return str(file)


def play(*arguments: str, typed: str, **variables: str) -> str:
    """What a person saw at the table; everything is in order."""
    done = spielwerk("play", "dog", "--seed", "5", *arguments, typed=typed, **variables)
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


def saved(file: Path) -> Any:
    return library.replay(json.loads(file.read_text(encoding="utf-8")))


def test_a_whole_match(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    shown = play("--lang", "en", "--save", str(file), typed="1\n" * 5000)
    match = saved(file)
    assert match.over
    assert f"Saved to {file}." in shown
    winner = "Red and Yellow" if match.returns[0] > 0 else "Blue and Green"
    assert winner in shown
    assert spielwerk("replay", str(file)).returncode == 0


def test_the_same_seed_is_the_same_match() -> None:
    assert play(typed="1\n" * 30) == play(typed="1\n" * 30)


def test_a_short_match_ends_in_a_draw() -> None:
    shown = play("-o", "max_plies=20", "--bots", "random", "--lang", "de", typed="1\n" * 100)
    assert "unentschieden" in shown


def test_it_fits_into_eighty_columns_and_needs_no_colour() -> None:
    shown = play("--lang", "de", typed="1\n" * 40)
    assert max(map(len, shown.splitlines())) <= 80
    assert "\x1b" not in shown
    assert "▲" in shown


def test_it_can_be_read_where_there_are_only_letters() -> None:
    shown = play("--lang", "en", typed="1\n1\n", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert " 0r " in shown
    assert "R R R R" in shown


@pytest.mark.parametrize("seat", ["0", "1", "2", "3"])
def test_any_seat_can_be_mine(seat: str) -> None:
    name = ("Red", "Blue", "Yellow", "Green")[int(seat)]
    assert f"You are {name}." in play("--seat", seat, "--lang", "en", typed="1\nq\n")


def test_an_action_may_be_typed_out(seven: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed = "7t5>T8\n 7  T20 > T24 \nq\n"
    shown = play("--from", seven, "--save", str(file), "--lang", "en", typed=typed)
    assert "You move 3 forward, from space 5 to space 8." in shown
    assert "You have 4 steps of your seven left." in shown
    assert "Blue’s piece on space 22 back" in shown
    assert saved(file).transcript()["steps"][:2] == [[0, "7 T5>T8"], [0, "7 T20>T24"]]


def test_a_part_of_a_seven_can_be_taken_back(seven: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    typed = "7 T5>T8\nb\nb\n7 T5>T12\nq\n"
    shown = play("--from", seven, "--save", str(file), "--lang", "en", typed=typed)
    assert "You undo the last part of the seven." in shown
    assert "There’s nothing to undo." in shown
    assert saved(file).transcript()["steps"][0] == [0, "7 T5>T12"]


def test_a_long_list_is_divided_and_one_can_go_back(seven: str) -> None:
    shown = play("--from", seven, "--lang", "en", typed="1\nb\n2\nq\n")
    assert shown.count("  1  Seven …\n  2  Joker …\n") == 2
    assert "  1  Piece on space 5 …\n" in shown


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "5 T5>T10", "You don’t have this card."),
        ("de", "5 T5>T10", "Diese Karte hast du nicht."),
        ("de", "8 T5>T13", "Das geht nicht (§R3)."),
        ("en", "give 7", "That isn’t possible (§R2)."),
        ("en", "hello", "That isn’t a possible move. Type h for help."),
        ("en", "3", "There’s no such choice: type a number from 1 to 2."),
        ("en", "0", "There’s no such choice: type a number from 1 to 2."),
        ("en", "9" * 5000, "There’s no such choice"),
        ("en", "²", "That isn’t a possible move"),
        ("en", "h", "one step back"),
        ("de", "r", "Die Sieben"),
    ],
)
def test_what_cannot_be_done_is_explained(
    seven: str, language: str, typed: str, said: str
) -> None:
    shown = play("--from", seven, "--lang", language, typed=f"{typed}\nq\n")
    assert said in shown


def test_bytes_that_are_no_text_are_no_action() -> None:
    done = spielwerk("play", "dog", "--lang", "en", typed=b"\xff\xfe\n")
    assert done.returncode == 0
    assert "That isn’t a possible move" in done.stdout


@pytest.mark.parametrize("typed", ["q\n", "quit\n", ""])
def test_leaving_is_polite(typed: str) -> None:
    assert play("--lang", "de", typed=typed).endswith("\nBis bald!\n")


def test_an_interruption_is_leaving_too() -> None:
    person = subprocess.Popen(
        [*COMMAND, "play", "dog", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(PYTHONUNBUFFERED="1"),
    )
    with person:
        assert person.stdout is not None
        assert person.stderr is not None
        for line in person.stdout:
            if "(give" in line:
                break
        assert interrupted(person) == 0
        assert "See you soon!" in person.stdout.read()
        assert person.stderr.read() == ""


def interrupted(person: subprocess.Popen[str]) -> int:
    """Press Ctrl-C until it is heard: not just before the program waits for a line."""
    for _ in range(10):
        person.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            return person.wait(timeout=10)
    person.kill()
    return person.wait()


def test_a_position_of_another_game_is_refused() -> None:
    assert "key game" in refused(["play", "dog", "--from", "-"], '{"game": "rufus"}')
