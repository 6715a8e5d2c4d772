"""Whatever is wrong is said in one line that tells what is allowed: exit code 2, no traceback."""

from __future__ import annotations

import json
import os
import socket
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.process import COMMAND, environment, refused

POSITION: dict[str, Any] = {
    "game": "dog",
    "phase": "play",
    "to_move": 0,
    "men": [["T0!", "K", "K", "K"], ["K", "K", "K", "K"], ["K"] * 4, ["K"] * 4],
    "hands": ["5", "A", "K", "2"],
}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nonsense"], ["nonsense", "--help"]),
        (["--nonsense"], ["--nonsense", "--help"]),
        (["legal"], ["GAME", "--help"]),
        (["legal", "dog"], ["POSITION.json"]),
        (["rules", "chess"], ["unknown game 'chess'", "allowed: dog"]),
        (["rules", "dog", "extra"], ["extra"]),
        (["rules", "dog", "--lang", "fr"], ["language 'fr'", "allowed: en, de"]),
        (["play", "chess"], ["unknown game 'chess'", "allowed: dog"]),
        (["play", "../dog"], ["unknown game '../dog'"]),
        (["play", "dog", "-o", "colour=red"], ["option colour", "allowed: teams, exchange"]),
        (["play", "dog", "-o", "fold=never"], ["option fold", "'never'", "whole_hand, one_card"]),
        (["play", "dog", "-o", "fold"], ["option 'fold'", "name=value"]),
        (["play", "dog", "-o", "fold=one_card,fold=whole_hand"], ["option fold", "twice"]),
        (["play", "dog", "-o", "max_plies=-1"], ["option max_plies", "0 to 1000000"]),
        (["play", "dog", "--seat", "4"], ["seat 4", "allowed: 0, 1, 2, 3"]),
        (["play", "dog", "--seat", "-1"], ["--seat"]),
        (["play", "dog", "--seat", "two"], ["--seat", "whole number"]),
        (["play", "dog", "--bots", "clever"], ["bot 'clever'", "allowed: ", "greedy", "random"]),
        (["play", "dog", "--bots", "greedy,random"], ["2 names", "one for all, or 3"]),
        (["bench", "boats"], ["part 'boats'", "allowed: rules, server, bots, all"]),
        (["bench", "--seconds", "0"], ["--seconds"]),
        (["serve", "--port", "70000"], ["--port", "65535"]),
        (["serve", "--host", "256.0.0.1"], ["256.0.0.1"]),
        (["serve", "--no-open", "--database", "nonsense"], ["nonsense"]),
        (["serve", "--no-open", "--database", "sqlite:////proc/no/such.db"], ["/proc/no"]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_a_wrong_request(arguments: list[str], said: list[str]) -> None:
    line = refused(arguments)
    for part in said:
        assert part in line


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", ["line 1, column 1"]),
        ('{"game": "dog",\n "phase" "play"}', ["line 2, column 10", "not JSON"]),
        ("[1, 2]", ["a JSON object is needed", "an array"]),
        ("null", ["null"]),
        ('"dog"', ["a string"]),
        ("7", ["a number"]),
        ("[" * 100_000, ["too deeply"]),
        ("9" * 5000, ["not JSON that can be read"]),
        (b'{"game": "d\xf6g"}', ["byte 11", "UTF-8"]),
        ('{"game": "rufus"}', ["key game", "'rufus'"]),
        ('{"game": "dog", "colour": 1}', ["key colour"]),
        ('{"game": "dog"}', ["key hands"]),
        ('{"game": "dog", "game": "dog"}', ["game", "twice"]),
    ],
)
def test_a_document_that_cannot_be_read(
    tmp_path: Path, text: str | bytes, said: list[str]
) -> None:
    file = tmp_path / "position.json"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    line = refused(["legal", "dog", str(file)])
    for part in said:
        assert part in line


def test_a_document_on_standard_input_that_cannot_be_read() -> None:
    assert refused(["legal", "dog", "-"], "{").startswith("-: not JSON, line 1")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"to_move": 4}, "key to_move"),
        ({"men": [["T99", "K", "K", "K"], ["K"] * 4, ["K"] * 4, ["K"] * 4]}, "key men"),
        ({"hands": ["5", "A", "K", "Z"]}, "key hands"),
        ({"options": {"fold": "never"}}, "key options"),
        ({"discard": "X X X X X X X"}, "key discard"),
    ],
)
def test_a_position_that_cannot_be(changes: dict[str, Any], said: str) -> None:
    assert said in refused(["legal", "dog", "-"], json.dumps(POSITION | changes))


def test_options_that_the_document_contradicts() -> None:
    document = POSITION | {"options": {"fold": "one_card"}}
    line = refused(["legal", "dog", "-", "-o", "fold=whole_hand"], json.dumps(document))
    assert "key options" in line


@pytest.mark.parametrize(
    ("transcript", "said"),
    [
        ({}, "steps"),
        ({"game": "dog", "steps": [["chance", "starter 9"]]}, "step 0"),
        ({"game": "dog", "steps": [["chance", "starter 1"], [0, "5 T1>T6"]]}, "step 1"),
        ({"game": "dog", "steps": "none"}, "steps"),
        ({"game": "chess", "steps": []}, "unknown game 'chess'"),
        ({"game": ["dog"], "steps": []}, "unknown game ['dog']"),
        ({"game": "dog", "options": {"fold": "never"}, "steps": []}, "option fold"),
        ({"game": "dog", "seats": 7, "steps": []}, "option seats"),
        ({"game": "dog", "steps": [[7, "give A"]]}, "step 0"),
        ({"game": "dog", "steps": [{}]}, "step 0"),
        ({"game": "dog", "steps": [], "colour": 1}, "colour"),
    ],
)
def test_a_transcript_that_cannot_be_replayed(transcript: dict[str, Any], said: str) -> None:
    assert said in refused(["replay", "-"], json.dumps(transcript))


def test_a_transcript_seen_from_a_seat_that_does_not_exist() -> None:
    transcript = {"game": "dog", "steps": [["chance", "starter 1"]]}
    assert "seat 4" in refused(["replay", "-", "--seat", "4"], json.dumps(transcript))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert "no such file" in refused(["replay", str(tmp_path / "nothing.json")])
    assert "there is no experiment in it" in refused(["replay", str(tmp_path)])
    assert "cannot be read" in refused(["replay", str(tmp_path / ("x" * 300))])


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read every file")
def test_a_file_that_we_may_not_read(tmp_path: Path) -> None:
    secret = tmp_path / "secret.json"
    secret.write_text("{}")
    secret.chmod(0)
    assert "cannot be read" in refused(["replay", str(secret)])


def test_a_match_that_cannot_be_written_is_said_before_it_is_played(tmp_path: Path) -> None:
    where = tmp_path / "missing" / "match.json"
    assert "cannot be written" in refused(["play", "dog", "--save", str(where)])


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        line = refused(["serve", "--no-open", "--port", str(port), "--database", database])
    assert f"127.0.0.1:{port}" in line


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("arguments", [["rules", "dog"], ["--version"]])
def test_a_full_disk(arguments: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*COMMAND, *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            env=environment(),
        )
    assert done.returncode == 2
    assert done.stderr == ("spielwerk: the output cannot be written (No space left on device)\n")


def test_a_reader_that_has_seen_enough() -> None:
    with subprocess.Popen(
        [*COMMAND, "rules", "dog"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(PYTHONUNBUFFERED="1"),
    ) as reader:
        assert reader.stdout is not None
        assert reader.stderr is not None
        reader.stdout.close()
        assert reader.stderr.read() == b""
        assert reader.wait(timeout=60) == 1
