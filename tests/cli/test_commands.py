"""What the commands say when all is well."""

from __future__ import annotations

import importlib.metadata
import json
import re
import signal
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import spielwerk as library
from spielwerk import bench
from spielwerk.cli.commands.measuring import flat
from tests.cli.process import COMMAND, environment, spielwerk

STS = ["stramash", "strategus", "streifzug"]
README = Path(library.__file__).parent / "games/dog/README.md"


@pytest.fixture(scope="module")
def transcript() -> dict[str, Any]:
    """A match that always plays the first legal action, for two hundred actions."""
    match = library.load("dog").match(seed=11)
    for _ in range(200):
        seat = match.seats_to_act()[0]
        match.play(seat, match.legal(seat)[0])
    return match.transcript()


def test_the_version_is_the_package_s_with_the_commit() -> None:
    version = importlib.metadata.version("spielwerk")
    assert spielwerk("--version").stdout == f"spielwerk {version} ({bench.commit()})\n"


def test_help_names_every_command_and_imports_no_more_than_it_needs() -> None:
    done = spielwerk("--help", PYTHONPROFILEIMPORTTIME="1")
    for command in ("serve", "play", "rules", "legal", "replay", "bench"):
        assert command in done.stdout
    for module in ("numba", "fastapi", "sqlalchemy", "fluent.runtime", "rich.console"):
        assert not re.search(rf"\b{module}\n", done.stderr), module


@pytest.mark.parametrize(
    ("variables", "title"),
    [
        ({}, "Coming out"),
        ({"LANG": "de_CH.UTF-8"}, "Herauskommen"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "Coming out"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "de_AT"}, "Herauskommen"),
        ({"LANG": "fr_FR.UTF-8"}, "Coming out"),
    ],
)
def test_rules_are_in_the_language_of_the_system(variables: dict[str, str], title: str) -> None:
    assert f"\n{title}\n" in spielwerk("rules", "dog", **variables).stdout


def test_a_shell_completes_commands_and_games() -> None:
    for typed, completed in (("spielwerk sim", ["simulate"]), ("spielwerk rules st", STS)):
        place = {"COMP_WORDS": typed, "COMP_CWORD": str(typed.count(" "))}
        asked = {"_SPIELWERK_COMPLETE": "complete_bash", **place}
        assert spielwerk(**asked).stdout.split() == completed


def test_rules_without_a_game_lists_the_games() -> None:
    told = spielwerk("rules", "--lang", "de").stdout.splitlines()
    assert len(told) == 5
    assert told[-1].split() == ["spielwerk", "rules", "streifzug", "Streifzug"]


def test_rules_are_in_the_language_asked_for() -> None:
    done = spielwerk("rules", "dog", "--lang", "de", LANG="en_GB.UTF-8")
    assert "Die Sieben" in done.stdout
    assert "fold=whole_hand, fold=one_card" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_the_exact_rules_are_the_page_of_the_game() -> None:
    done = spielwerk("rules", "dog", "--exact")
    assert "§M10 The rest of a seven" in done.stdout


def test_legal_lists_every_seat_s_actions(tmp_path: Path) -> None:
    document = re.findall(r"```json\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)[0]
    file = tmp_path / "position.json"
    file.write_text("\ufeff" + document, encoding="utf-8")
    expected = library.load("dog").match_from(json.loads(document)).legal(0)
    assert spielwerk("legal", "dog", str(file)).stdout.splitlines() == [
        f"0: {action}" for action in expected
    ]
    answer = json.loads(spielwerk("legal", "dog", "-", "--json", typed=document).stdout)
    assert answer == {"over": False, "legal": {"0": expected}}


def test_a_replay_tells_every_step(transcript: dict[str, Any]) -> None:
    done = spielwerk("replay", "-", "--lang", "en", typed=json.dumps(transcript))
    assert done.returncode == 0, done.stderr
    steps = [line for line in done.stdout.splitlines() if re.match(r" *\d+  ", line)]
    assert len(steps) == len(transcript["steps"])
    who, action = transcript["steps"][-1]
    assert steps[-1].endswith(f"{who}: {action}")


@pytest.mark.parametrize("game", library.games())
def test_a_replay_tells_what_people_agreed_on(game: str) -> None:
    match = library.load(game).match(seed=3)
    match.agree_draw(1)
    given = json.dumps(match.transcript())
    told = spielwerk("replay", "-", "--lang", "en", typed=given).stdout
    assert "offer of a draw is accepted" in told.splitlines()[-1]


def test_a_replay_for_programs_has_every_event(transcript: dict[str, Any]) -> None:
    answer = json.loads(spielwerk("replay", "-", "--json", typed=json.dumps(transcript)).stdout)
    assert [[step["who"], step["action"]] for step in answer["steps"]] == transcript["steps"]
    told = [event for step in answer["steps"] for event in step["events"]]
    assert told == library.replay(transcript).events(None)[: len(told)]
    assert answer["returns"] is None


def test_a_seat_s_replay_shows_nothing_that_it_was_not_told(transcript: dict[str, Any]) -> None:
    arguments = ["replay", "-", "--seat", "2"]
    answer = json.loads(spielwerk(*arguments, "--json", typed=json.dumps(transcript)).stdout)
    assert {key for step in answer["steps"] for key in step} == {"events"}
    told = [event for step in answer["steps"] for event in step["events"]]
    assert told == library.replay(transcript).events(2)[: len(told)]
    german = spielwerk(*arguments, "--lang", "de", typed=json.dumps(transcript)).stdout
    assert "Deine Karten: " in german
    assert re.search(r"Du wählst eine?n? \w+ für Rot\.", german)


@contextmanager
def serving(*arguments: str, **variables: str) -> Iterator[str]:
    """A server in a second process, which is told to stop at the end; gives its address."""
    server = subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(**variables),
    )
    with server:
        assert server.stdout is not None
        assert server.stderr is not None
        try:
            said = server.stdout.readline()
            address = re.search(r"http://\S+", said)
            assert address, said + server.stderr.read()
            yield address[0]
        finally:
            server.send_signal(signal.SIGINT)
        assert server.wait(timeout=60) == 0
        assert server.stderr.read() == ""


def games_at(address: str) -> list[str]:
    with urllib.request.urlopen(f"{address}api/games", timeout=60) as answer:
        return [game["name"] for game in json.load(answer)]


def test_serve_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving("serve", "--no-open", "--port", "0", "--database", database) as address:
        assert games_at(address) == library.games()


def test_without_a_command_the_browser_is_opened(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    opened = tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}.new\nmv {opened}.new {opened}\n')
    browser.chmod(0o755)
    with serving(BROWSER=f"{browser} %s", XDG_DATA_HOME=str(tmp_path)) as address:
        wait_for(opened.exists)
        assert opened.read_text() == address
    assert (tmp_path / "spielwerk/spielwerk.db").exists()


def wait_for(so: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not so():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_bench_measures_the_rules() -> None:
    done = spielwerk("bench", "rules", "--game", "dog", "--seconds", "1", "--json")
    measured = json.loads(done.stdout)
    assert measured["benchmark"] == "rules"
    assert list(measured["games"]) == ["dog"]
    dog = measured["games"]["dog"]
    assert dog["plain"]["steps_per_cpu_second"] > 0
    assert dog["compiled"]["steps_per_cpu_second"] > 0


def test_bench_measures_the_server() -> None:
    done = spielwerk("bench", "server", "--tables", "4", "--seconds", "1", "--json")
    measured = json.loads(done.stdout)
    assert measured["benchmark"] == "server"
    assert measured["tables"] == 4
    assert done.stderr == ""


def test_figures_are_shown_with_the_way_to_them() -> None:
    measured = {"benchmark": "rules", "games": {"dog": {"steps_per_cpu_second": 2500000}}}
    assert list(flat(measured)) == [
        ("benchmark", "rules"),
        ("games dog steps per cpu second", "2,500,000"),
    ]
