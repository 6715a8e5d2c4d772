"""The exact paragraphs of a game's rules, as its page of rules has them."""

from dataclasses import dataclass
from functools import cache

from spielwerk.telling import chapters, exact_page

AFTER = "Options"
"""Here the rules are over: options, notation and documents follow."""


@dataclass(frozen=True)
class Paragraph:
    """A numbered paragraph in Markdown. What its chapter begins with stands before the first."""

    id: str
    title: str
    text: str


@dataclass(frozen=True)
class Exact:
    """All paragraphs by their ids, and what is said before the first and after the last."""

    front: str
    paragraphs: dict[str, Paragraph]


@cache
def exact_rules(game: str, language: str) -> Exact:
    """The exact rules of a game in a language."""
    front: list[str] = []
    pending: list[str] = []
    found: dict[str, Paragraph] = {}
    for depth, paragraph, text in chapters(exact_page(game, language)):
        heading, _, body = text.partition("\n")
        title = heading.lstrip("#").strip()
        if title == AFTER:
            break
        if paragraph:
            title = title.removeprefix(f"§{paragraph}").strip()
            whole = "\n\n".join([*pending, body.strip()])
            found[paragraph] = Paragraph(paragraph, title, whole)
            pending.clear()
        elif depth > 1 and body.strip():
            (pending if found else front).append(body.strip())
    return Exact("\n\n".join(front + pending), found)
