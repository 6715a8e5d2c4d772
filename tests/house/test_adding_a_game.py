"""What the page on adding a game shows is code that the tests play."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"```(?:python|toml)\n# (\S+)\n(.*?)```", PAGE, re.DOTALL)


def test_every_piece_of_code_says_where_it_stands() -> None:
    assert len(SHOWN) == PAGE.count("```") / 2 > 3


@pytest.mark.parametrize(("file", "code"), SHOWN, ids=[file for file, _ in SHOWN])
def test_it_stands_there(file: str, code: str) -> None:
    assert code in (ROOT / file).read_text(encoding="utf-8")


def test_every_file_of_a_game_has_its_line() -> None:
    files = {path.name for path in (ROOT / "tests/sixth/src/cuckoo").glob("*.py")}
    named = set(re.findall(r"`(\w+\.py)`", PAGE))
    assert files - {"__init__.py"} <= named
