"""The tutorials do what they say: every program runs, in a short form where it takes minutes."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TUTORIALS = [*sorted((ROOT / "docs/tutorials").glob("*.md")), ROOT / "docs/data/card.md"]
SHORT = {
    "DEALS = 20": "DEALS = 1",
    "GAMES = 2000": "GAMES = 30",
    "ITERATIONS = 5, 50": "ITERATIONS = 4, 10",
    "MINUTES, COUNT, STEPS, RATE = 5, 128, 400, 0.5": (
        "MINUTES, COUNT, STEPS, RATE = 0.01, 16, 60, 0.5"
    ),
    "matches=512": "matches=16",
}
"""What takes minutes, and what the tests make of it."""
PATCHED = "house-rule.md"


def blocks(page: Path, language: str) -> list[str]:
    text = page.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def short(program: str) -> str:
    for long, less in SHORT.items():
        program = program.replace(long, less)
    return program


@pytest.fixture
def house(tmp_path: Path) -> dict[str, str]:
    """Where Cuckoo has the house rule of the tutorial, as an installed package."""
    from tests.sixth.conftest import install

    shutil.copytree(ROOT / "tests/sixth/src/cuckoo", tmp_path / "cuckoo")
    (patch,) = blocks(ROOT / "docs/tutorials" / PATCHED, "diff")
    subprocess.run(["patch", "-p1", "-s"], cwd=tmp_path, input=patch, text=True, check=True)
    install(tmp_path)
    return os.environ | {"PYTHONPATH": str(tmp_path)}


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: page.name)
def test_a_tutorials_programs_run(page: Path, house: dict[str, str]) -> None:
    programs = blocks(page, "python")
    assert programs
    for program in programs:
        done = subprocess.run(
            [sys.executable, "-c", short(program)],
            env=house,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout


def test_everything_that_takes_long_is_shortened_somewhere() -> None:
    texts = "".join(page.read_text(encoding="utf-8") for page in TUTORIALS)
    assert [long for long in SHORT if long not in texts] == []
