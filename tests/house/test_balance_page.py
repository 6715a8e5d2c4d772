"""What the laboratory's page tells of balance can be done."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "laboratory.md").read_text(encoding="utf-8")
BALANCE = PAGE.partition("\n## Balance\n")[2].partition("\n## ")[0]
FEW = {"--games 2000": "--games 4", "--compare": "--games 4 --compare"}
TOO_LONG = ("casual,child", "--rows", "rulebook")


def run(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_reports_and_comparisons_are_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    (block,) = re.findall(r"```sh\n(.*?)```", BALANCE, re.DOTALL)
    for line in block.splitlines():
        if not any(word in line for word in TOO_LONG):
            for many, few in FEW.items():
                line = line.replace(many, few)  # noqa: PLW2901 - the same line, with fewer games
            run(tmp_path, "-m", "spielwerk.cli", *shlex.split(line, comments=True)[1:],
                "--processes", "1")  # fmt: skip
    assert "<svg" in (tmp_path / "rufus.html").read_text("utf-8")


def test_a_study_is_a_few_lines_of_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    (program,) = re.findall(r"```python\n(.*?)```", BALANCE, re.DOTALL)
    assert "length/actions [" in run(tmp_path, "-c", program)
