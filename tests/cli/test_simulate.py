"""`simulate` and `replay` of its games, as people run them."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

import spielwerk as library
from spielwerk.cli.commands import simulating
from spielwerk.lab import store
from spielwerk.lab.experiments import Experiment, Row
from tests.cli.process import COMMAND, environment, refused, spielwerk

SIMULATE = ("simulate", "rufus", "--seats", "2", "--bots", "random")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six games, of which two were played later."""
    folder = tmp_path_factory.mktemp("lab") / "games"
    for games, new in ((4, 4), (6, 2), (6, 0)):
        done = spielwerk(*SIMULATE, "--games", str(games), "--out", str(folder), "--json")
        assert done.returncode == 0, done.stderr
        told = json.loads(done.stdout)
        assert (told["games"], told["played_now"]) == (games, new)
    return folder


def test_the_same_command_goes_on_and_plays_each_game_once(folder: Path) -> None:
    rows = list(store.read(folder))
    assert sorted(row.number for row in rows) == list(range(6))
    assert len({row.steps for row in rows}) == 6
    assert {row.experiment for row in rows} == {"1"}


def test_other_settings_in_the_same_folder_are_refused(folder: Path) -> None:
    said = refused(["simulate", "rufus", "--out", str(folder), "--seats", "2"])
    assert said == f"{folder} holds bots random; here it would be one-ply"


def test_it_is_one_part_in_the_end(folder: Path) -> None:
    assert len(store.parts(folder)) == 1


def test_every_game_is_played_into_a_folder_of_its_own(tmp_path: Path) -> None:
    done = spielwerk("datasets", str(tmp_path / "all"), "--games", "1", "--json")
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one["game"] for one in told] == library.games()
    for game in library.games():
        (row,) = store.read(tmp_path / "all" / game)
        assert row.experiment == "self-play"
        assert library.replay(row.transcript()).over


def test_a_folder_that_is_named_like_a_file_is_refused(tmp_path: Path) -> None:
    said = refused(["simulate", "rufus", "--out", str(tmp_path / "x.txt")])
    assert said.endswith("x.txt: games are kept in a folder, and .txt ends a file's name")
    assert not any(tmp_path.iterdir())


def test_a_game_of_a_folder_is_told_again(folder: Path, tmp_path: Path) -> None:
    row = store.row(folder, 5)
    told = json.loads(spielwerk("replay", str(folder), "--game", "5", "--json").stdout)
    assert told["returns"] == row.returns
    file = tmp_path / "match.json"
    assert spielwerk("replay", str(folder), "--game", "5", "--save", str(file)).stdout == ""
    assert json.loads(file.read_text()) == row.transcript()
    assert library.replay(json.loads(file.read_text())).over


def test_a_game_of_a_folder_is_shown_in_the_browser(folder: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "replay", str(folder), "--game", "5", "--browser", "--no-open"],
        stdout=subprocess.PIPE,
        text=True,
        env=environment(),
    ) as shown:
        assert shown.stdout is not None
        line = shown.stdout.readline()
        address = re.fullmatch(r"Spielwerk is at (\S+)replay/(\S+) \(.*\)\n", line)
        assert address, line
        root, name = address.groups()
        with urllib.request.urlopen(f"{root}api/tables/{name}/replay?seat=0") as answer:
            told = json.load(answer)
        with urllib.request.urlopen(f"{root}replay/{name}") as page:
            assert b"<html" in page.read()
        shown.send_signal(signal.SIGINT)
    assert told["names"] == ["random", "random"]
    assert told["moments"][-1]["steps"] == len(json.loads(store.row(folder, 5).steps))


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--game", "9"), "{folder}: game 9 is not in it"),
        ((), "{folder} is a folder: say which game of it, as --game 0"),
    ],
)
def test_a_game_that_is_not_there_is_refused(
    folder: Path, arguments: tuple[str, ...], reason: str
) -> None:
    assert refused(["replay", str(folder), *arguments]) == reason.format(folder=folder)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--bots", "deep-blue"), "bot 'deep-blue' is unknown; allowed: .*, one-ply, newcomer"),
        (("--bots", "greedy,greedy"), "bots: 2 names; allowed: one for all, or 3"),
        (
            ("--games", "0"),
            "Invalid value for '--games': 0 is too small; it has to be 1 or more .*",
        ),
        (
            ("--games", str(10**23)),
            f"Invalid .* {10**23} is too large; it has to be {10**12} or less .*",
        ),
        (
            ("--games", "10**9"),
            r"Invalid .* '10\*\*9' is not a whole number; write digits .*",
        ),
        (("--seats", "9"), "option seats: 9 is not allowed.*"),
        (("-o", "prizes=many"), "option prizes: .*"),
        (("--out", __file__), ".*cannot be used as a folder .*"),
        (("--scheduler", "nowhere"), "scheduler nowhere: .*"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is_written(
    tmp_path: Path, arguments: tuple[str, ...], reason: str
) -> None:
    asked = ["simulate", "rufus", "--out", str(tmp_path / "x"), *arguments]
    assert re.fullmatch(reason, refused(asked))


def all_gone(group: int) -> bool:
    """Whether all processes of a group end, at once or soon."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


def test_simulate_counts_who_won_as_balance_does() -> None:
    rows = [
        {"returns": won, "turns": 9, "plies": 9} for won in ([1, 1], [1, -1], [1, -1], [-1, 1])
    ]
    told = simulating.summary(rows, [[0], [1]])
    assert (told["games"], told["drawn"], told["won"]) == (4, 1, [0.6667, 0.3333])
    three = [{"returns": [1, 1, -1], "turns": 9, "plies": 9}]
    assert simulating.summary(three, [[0], [1], [2]])["won"] == [0.5, 0.5, 0]
    mates = [{"returns": [-1, 1, -1, 1], "turns": 9, "plies": 9}]
    assert simulating.summary(mates, [[0, 2], [1, 3]])["won"] == [0, 1, 0, 1]
    assert simulating.summary(rows[:1], [[0], [1]])["won"] is None


def test_interrupted_before_a_game_is_over_it_says_that_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt() -> Row:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulating, "played", lambda *_: (interrupt() for _ in range(1)))
    experiment = Experiment("rufus", bots=("random",))
    with (
        store.Store(tmp_path / "x", experiment).open() as kept,
        pytest.raises(KeyboardInterrupt),
    ):
        simulating.simulate(kept, 9, None)
    assert capsys.readouterr().err == (
        f"spielwerk: no game was over: {tmp_path / 'x'} has kept none\n"
    )


SOON = """
from spielwerk.cli import main
from spielwerk.cli.commands import simulating
simulating.PART_ROWS = 10
main()
"""
"""The command line, which writes a part as soon as it has a few games."""


def test_interrupted_it_keeps_what_was_played_and_says_how_to_go_on(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    command = ("simulate", "rufus", "--bots", "random", "--out", str(folder))
    with subprocess.Popen(
        [sys.executable, "-c", SOON, *command, "--games", str(10**9)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        start_new_session=True,
    ) as running:
        while not store.parts(folder) and running.poll() is None:
            time.sleep(0.1)
        os.killpg(running.pid, signal.SIGINT)
        _, said = running.communicate()
    assert running.returncode == 130
    assert all_gone(running.pid)
    numbers = {row.number for row in store.read(folder)}
    left = f"{len(numbers)} of 1000000000 games are in {folder}"
    assert said.endswith(f"{left}; the same command goes on\n")
    assert "Traceback" not in said
    up_to = max(numbers) + 1
    again = json.loads(spielwerk(*command, "--games", str(up_to), "--json").stdout)
    assert again["games"] == up_to
    assert again["played_now"] == up_to - len(numbers)
