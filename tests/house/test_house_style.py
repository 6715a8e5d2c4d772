"""Texts are written as docs/texts.md says, as far as a machine can tell."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import spielwerk
from spielwerk.text import LANGUAGES
from tests.house.style import (
    KINDS,
    ROOT,
    said_otherwise,
    too_long,
    unheard,
    without_kind,
    without_sz,
    wrong_marks,
)

CLIENT = ROOT / "web/src/text"

GAMES = spielwerk.games()
HOUSE = [CLIENT, *(ROOT / "src/spielwerk" / part / "text" for part in ("server", "cli", "lab"))]
OF_GAMES = [ROOT / "src/spielwerk/games" / game / "text" for game in GAMES]
PAGES = sorted((ROOT / "src/spielwerk/rulespages").rglob("text"))
LESSONS = [ROOT / "src/spielwerk/lessons" / game / "text" for game in spielwerk.games()]
PUZZLES = [ROOT / "src/spielwerk/puzzles" / game / "text" for game in spielwerk.games()]
FOLDERS = [*HOUSE, *OF_GAMES, *PAGES, *LESSONS, *PUZZLES]
MEASURED = [CLIENT, *OF_GAMES]
"""What stands on the client's pages; the terminal, the laboratory and pages to read have room, and
the sentences of lessons are counted in words (`lessons/wording.py`)."""

SIGNED = {ROOT / "src/spielwerk/lab/text", ROOT / "src/spielwerk/cli/text"}
"""Pages of tables, and the terminal, where signs may stand."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def folder(request: pytest.FixtureRequest) -> Path:
    found = request.param
    assert isinstance(found, Path)
    return found


@pytest.mark.parametrize("folder", MEASURED, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_text_of_a_page_has_a_kind(folder: Path) -> None:
    assert without_kind(folder) == []


@pytest.mark.parametrize("folder", MEASURED, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_no_text_is_longer_than_its_place(folder: Path, language: str) -> None:
    assert too_long(folder, language) == set()


def test_no_text_says_what_the_house_says_otherwise(folder: Path, language: str) -> None:
    assert said_otherwise(folder, language) == set()


def test_german_has_its_sz(folder: Path) -> None:
    assert without_sz(folder) == set()


def test_quotation_marks_are_those_of_the_language(folder: Path, language: str) -> None:
    assert wrong_marks(folder, language) == []


def test_what_signs_say_can_be_heard(folder: Path, language: str) -> None:
    """A text with signs that nobody reads aloud has another that says it."""
    assert folder in SIGNED or unheard(folder, language) == set()


def test_a_style_page_names_every_kind() -> None:
    page = (ROOT / "docs/texts.md").read_text(encoding="utf-8")
    limits = {str(one["most"]) for kind, one in KINDS.items() if kind not in {"heading", "long"}}
    named = set(re.findall(r"\| (\d+) \|$", page, re.MULTILINE))
    assert limits == named
