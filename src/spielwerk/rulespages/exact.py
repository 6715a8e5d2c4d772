"""The exact paragraphs of a game's rules, read from the pages where they are written."""

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

from spielwerk.finding import home_of
from spielwerk.rulespages.contents import folder_of

HEADING = re.compile(r"^(#+) (?:§([A-Z]+\d*) )?(.*)$", re.MULTILINE)
LAST = {"en": "Options", "de": "Optionen"}
"""After the rules a page tells of options, of notation and of documents."""


@dataclass(frozen=True)
class Paragraph:
    """One numbered paragraph, in Markdown. What a part of the rules begins with is its first's."""

    id: str
    title: str
    text: str


@dataclass(frozen=True)
class Exact:
    """All paragraphs by their ids, and what is said before the first."""

    front: str
    paragraphs: dict[str, Paragraph]


@cache
def exact_rules(game: str, language: str) -> Exact:
    """The exact rules of a game in a language."""
    front: list[str] = []
    pending: list[str] = []
    found: dict[str, Paragraph] = {}
    for paragraph, title, text in _sections(_source(game, language)):
        if title == LAST[language]:
            break
        if paragraph:
            found[paragraph] = Paragraph(paragraph, title, "\n\n".join([*pending, text]))
            pending.clear()
        elif text:
            (pending if found else front).append(text)
    return Exact("\n\n".join(front), found)


def _source(game: str, language: str) -> str:
    if language == "en":
        return (home_of(game) / "README.md").read_text(encoding="utf-8")
    page = resources.files(folder_of(game) or "") / f"exact.{language}.md"
    return page.read_text(encoding="utf-8")


def _sections(source: str) -> list[tuple[str, str, str]]:
    """Each heading with its paragraph's id, if it has one, and what stands below it."""
    headings = [*HEADING.finditer(source)]
    ends = [*(heading.start() for heading in headings[1:]), len(source)]
    return [
        (heading[2] or "", heading[3], source[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
        if heading[1] != "#"
    ]
