"""Texts are written as docs/texts.md says, as far as a machine can tell."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import spielwerk
from spielwerk.text import LANGUAGES, Texts
from tests.house.rendered import patterns, renderings

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web/src/text"
KINDS = json.loads((ROOT / "web/src/shown/kinds.json").read_text(encoding="utf-8"))

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

FORBIDDEN = {
    "de": {
        r"am Zug|an der Reihe": "dran",
        r"\b[Bb]eginn\w*": "anfangen",
        r"Telefon\w*": "Handy",
        r"Brief\w*": "E-Mail",
        r"Mailadresse": "E-Mail-Adresse",
        r"Gespräch\w*": "Chat",
        r"Ratgeber\w*|\bRat\b": "Tipp",
        r"Zwinger\w*": "Haus",
        r"\bsichern\b|gesichert\w*": "speichern",
        r"\bMatch\b": "Partie",
        r"Handkarten": "Karten auf der Hand",
        r"\bZuschauer\w*": "beim Zuschauen",
        r"\bBeleg\w*|Fingerabdruck": "Fairness-Prüfung, Prüfcode",
        r"beurteil\w*": "prüfen",
        r"\bjene[rsn]?\b|\btäte\b|\bdarum\b|[Oo]benauf": "plain words",
        r"\bman\b": "du",
        r"\b[Jj]eder (hat|darf|hält|für sich)\b|\bals Erster\b|der Nächste\b": "alle, zuerst",
        r"(?<=[a-zäöüß,;] )(Sie|Ihnen|Ihre?[nmrs]?)\b": "du",
        r"\b(Ich|habe ich|kann ich)\b \w": "nobody speaks",
        r"\b([Ww]ähl|[Ll]eg|[Ss]etz|tausch|[Ff]ühr|[Rr]ück|[Zz]ieh)\b": "imperative with -e",
        r"\b([Ff]ahr|[Ss]tell|[Ww]art|[Ss]chick|[Ss]uch|[Ff]rag)\b": "imperative with -e",
        r"\b[Vv]ersuch es\b|\b[Mm]ach (zuerst|deine)": "imperative with -e",
    },
    "en": {
        r"\b(man|men)\b": "piece",
        r"\bfields?\b": "space",
        r"\b(a|an|the|this|that|other|another|own|whole|any|no|one) match(es)?\b": "game",
        r"\bby the rulebook\b": "in the rulebook",
        r"\banew\b": "again",
        r"\bchances? to win\b": "chance of winning",
        r"\b[Tt]elephones?\b": "phone",
        r"\b[Ll]etters?\b(?! card)": "email",
        r"\bmail address": "email address",
        r"\bshall\b|\b[Ww]hom\b": "plain words",
        r"\b[Ww]ho then\b|\b[Ss]o many\b|\b[Ss]o long for\b": "whoever, that many",
        r"\b[Pp]references\b": "settings",
        r"\b[Ww]atchers?\b": "spectator",
        r"\b[Rr]eceipts?\b|\bfingerprint\b": "fairness check, check code",
        r"\bjudged\b(?! only)": "checked",
        r"\bgiven? up\b": "resign",
        r"\bto move[.:]": "your turn",
        r"\b[Tt]ips?\b|\bcoach\b": "hint",
        r"\blet \w+ die\b": "abandon",
        r"\bparty\b|\bpatron\b": "side, Protector",
        r"\bI (did|am|have|can|will)\b": "nobody speaks",
        r"\b(colors?|neighbors?|center|gray|favorite|canceled|traveled)\b": "British",
    },
}
"""What is not to be read, and what is said instead."""

LISTS = ("-sections", "-rulings")
"""What nobody reads: the names of texts that stand one after the other."""

WITHOUT_SZ = (
    r"\b(\w*liess\w*|weiss\w*|gross\w*|grösser\w*|grösst\w*|ausser\w*|aussen|drauss\w*|\w*schliess\w*"
    r"|\w*stoss\w*|\w*strasse\w*|\w*mass(e|en|stab)?|heiss\w*|\w*fuss|füsse\w*|\w*spass\w*|gruss\w*"
    r"|grüss\w*|\w*süss\w*|dreissig\w*|bloss\w*|fleiss\w*|reiss\w*|beiss\w*|schiess\w*|giess\w*)\b"
)
SIGNS = "→←±§×⋯≠"
FOREIGN_MARKS = {"de": "\"'”«»‹›—", "en": "\"'„‚«»‹›—"}


def texts_of(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Every text of a file in all its branches, with its name."""
    file = folder / f"{language}.ftl"
    texts, found = Texts(language, file), patterns(file)
    for name in found:
        for said in renderings(name, texts, found):
            yield name, said


def kind_of(name: str) -> str | None:
    """The first kind that claims a text."""
    return next(
        (kind for kind, one in KINDS.items() if any(re.fullmatch(p, name) for p in one["texts"])),
        None,
    )


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def folder(request: pytest.FixtureRequest) -> Path:
    found = request.param
    assert isinstance(found, Path)
    return found


def test_every_text_of_the_house_has_a_kind() -> None:
    assert [name for name in patterns(CLIENT / "en.ftl") if kind_of(name) is None] == []


@pytest.mark.parametrize("folder", MEASURED, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_no_text_is_longer_than_its_place(folder: Path, language: str) -> None:
    too_long = {
        f"{name} ({kind}, {len(said)}): {said}"
        for name, said in texts_of(folder, language)
        if (kind := kind_of(name)) is not None and len(said) > KINDS[kind]["most"]
    }
    assert too_long == set()


def test_no_text_says_what_the_house_says_otherwise(folder: Path, language: str) -> None:
    found = {
        f"{name}: {said} ({instead})"
        for name, said in texts_of(folder, language)
        if not name.endswith(LISTS)
        for words, instead in FORBIDDEN[language].items()
        if re.search(words, said)
    }
    assert found == set()


def test_german_has_its_sz(folder: Path) -> None:
    found = {
        word[0]
        for _, said in texts_of(folder, "de")
        for word in re.finditer(WITHOUT_SZ, said, re.IGNORECASE)
    }
    assert found == set()


def test_quotation_marks_are_those_of_the_language(folder: Path, language: str) -> None:
    opened, closed = ("„", "“") if language == "de" else ("“", "”")
    found = [
        f"{name}: {said}"
        for name, said in texts_of(folder, language)
        if set(said) & set(FOREIGN_MARKS[language]) or said.count(opened) != said.count(closed)
    ]
    assert found == []


def test_what_signs_say_can_be_heard(folder: Path, language: str) -> None:
    """A text with signs that nobody reads aloud has another that says it."""
    if folder in SIGNED:
        return
    names = set(patterns(folder / f"{language}.ftl"))
    found = {
        name
        for name, said in texts_of(folder, language)
        if set(said) & set(SIGNS) and f"{name}.spoken" not in names and ".spoken" not in name
    }
    assert found == set()


def test_a_style_page_names_every_kind() -> None:
    page = (ROOT / "docs/texts.md").read_text(encoding="utf-8")
    limits = {str(one["most"]) for kind, one in KINDS.items() if kind not in {"heading", "long"}}
    named = set(re.findall(r"\| (\d+) \|$", page, re.MULTILINE))
    assert limits == named
