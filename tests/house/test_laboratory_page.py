"""What the page about the laboratory tells to do can be done."""

import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.forks import on_one_core

PAGE = (Path(__file__).parents[2] / "docs" / "laboratory.md").read_text(encoding="utf-8")
FEW = {"--games 2000": "--games 3", "--games 5000": "--games 4", "--game 17": "--game 3"}
FEWER = {"--deals 100": "--deals 2", "master club casual child": "greedy random"}


def section(name: str) -> str:
    return re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:][TITLES.index(name)]


TITLES = re.findall(r"^## (.+)$", PAGE, re.MULTILINE)


def commands(text: str) -> list[list[str]]:
    """What is to be typed, with few matches where the page has many."""
    block = "".join(re.findall(r"```sh\n(.*?)```", text, re.DOTALL))
    for many, few in (FEW | FEWER).items():
        block = block.replace(many, few)
    return [shlex.split(line, comments=True)[1:] for line in block.splitlines()]


def programs(text: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


def run(folder: Path, *arguments: str, cores: Callable[[], None] = on_one_core) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=cores,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def on_all_cores() -> None:
    """As a process usually works."""


@pytest.fixture(autouse=True)
def absolute_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the commands are run, they are ours."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2] / "src"))


def test_games_are_simulated_gone_on_with_told_again_and_read(tmp_path: Path) -> None:
    told = section("Simulate")
    for command in commands(told):
        if "--browser" not in command:
            run(tmp_path, "-m", "spielwerk.cli", *command)
    assert (tmp_path / "match.json").exists()
    (program,) = programs(told)
    assert run(tmp_path, "-c", program).startswith("4 games; who began won ")


def test_bots_meet_and_are_drawn(tmp_path: Path) -> None:
    first, second = commands(section("Arena"))
    run(tmp_path, "-m", "spielwerk.cli", *first)
    assert (tmp_path / "elo.svg").exists()
    assert second[-2:] == ["--sprt", "0,20"]


def test_work_of_ones_own_is_done_on_all_cores(tmp_path: Path) -> None:
    (program,) = programs(section("More than one machine"))
    (tmp_path / "own.py").write_text(program)
    told = run(tmp_path, "own.py", cores=on_all_cores)
    assert re.fullmatch(r"one-ply wins \d+ of 10 against random\n", told)
