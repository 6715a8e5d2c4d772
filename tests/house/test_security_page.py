"""The page on security answers every requirement, and names tests that there are."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text()
TEST = re.compile(r"`(tests/[\w/]+\.py)(?:::(\w+))?`")
FOUND_TESTS = re.compile(r"^def (test_\w+)", re.MULTILINE)
ITEMS = re.compile(r"^\| (\d[^|]*) \|", re.MULTILINE)

LEVEL_2 = {
    "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2,
    "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1,
    "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2,
    "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4,
    "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3,
    "6.1": 3, "6.2": 11, "6.3": 3, "6.4": 4, "6.5": 5,
    "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2,
    "8.1": 2, "8.2": 3, "8.3": 1, "8.4": 1,
    "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 3, "11.5": 1, "11.6": 1,
    "12.1": 3, "12.2": 2, "12.3": 4,
    "13.1": 1, "13.2": 5, "13.3": 2, "13.4": 5,
    "14.1": 2, "14.2": 4, "14.3": 3,
    "15.1": 3, "15.2": 3, "15.3": 7,
    "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3,
}  # fmt: skip
"""How many requirements of levels 1 and 2 each section of ASVS 5.0 has; they come first in it."""

WHOLE = {"6.6", "6.7", "6.8"}
"""Sections about what there is not, answered as a whole; so are chapters 9, 10 and 17."""


def answered() -> list[str]:
    """The requirements that stand before an answer, each by itself."""
    found = []
    for cell in ITEMS.findall(PAGE):
        for part in cell.split(", "):
            first, _, last = part.partition("–")
            section, _, number = first.rpartition(".")
            until = int(last.rpartition(".")[2]) if last else int(number)
            whole = part in WHOLE
            found += [part] if whole else [f"{section}.{n}" for n in range(int(number), until + 1)]
    return found


def test_every_requirement_of_level_2_is_answered_once() -> None:
    wanted = [f"{section}.{n}" for section, most in LEVEL_2.items() for n in range(1, most + 1)]
    assert sorted(answered()) == sorted([*wanted, *WHOLE])
    assert "## V9 Self-contained tokens, V10 OAuth, V17 WebRTC" in PAGE


def test_every_test_that_the_page_names_is_there() -> None:
    named = TEST.findall(PAGE)
    assert len(named) > 50
    for file, name in named:
        path = ROOT / file
        assert path.is_file(), file
        assert not name or name in FOUND_TESTS.findall(path.read_text()), name
