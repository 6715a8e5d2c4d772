"""The rules of a game as they are told: at large, or only what holds at one table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from spielwerk.finding import home_of

if TYPE_CHECKING:
    from spielwerk import Game
    from spielwerk.text import Texts

HEADING = re.compile(r"^(#+) (?:§([A-Z]+\d*)\b)?", re.MULTILINE)


class Told:
    """The rules of a game in one language; with `at_large` for whoever has no table yet."""

    def __init__(self, game: Game, texts: Texts, *, at_large: bool = False) -> None:
        self.game = game
        self.texts = texts
        self.at_large = at_large
        self._chosen = {"seats": game.seats, **game.options}

    def say(self, message: str) -> str:
        """A text of the game, as it is with the table's seats and options."""
        return self.texts.say(message, **self._chosen)

    def sections(self) -> list[str]:
        """The sections of the help, by name."""
        named = self.say(f"{self.game.name}-help-sections").split()
        return [name for name in named if self.holds(f"help-{name}")]

    def rulings(self) -> list[str]:
        """What was ruled where the rulebook is silent and nothing can be chosen, by name."""
        return [name for name in self.say(f"{self.game.name}-rulings").split() if self.ruled(name)]

    def ruled(self, name: str) -> bool:
        """A ruling holds where it says so, else where its paragraph holds."""
        own = f"ruling-{name}"
        return self.holds(own if own in self.game.definition.holds else f"§{name}")

    def holds(self, text: str) -> bool:
        return self.at_large or self.game.holds(text)

    def exact(self) -> str:
        """The exact rules, paragraph by paragraph, as Markdown."""
        page = exact_page(self.game.name, self.texts.language)
        return page if self.at_large else "".join(holding(chapters(page), self.game))


def exact_page(game: str, language: str) -> str:
    """The exact rules of a game; in English if they are in no other language."""
    home = home_of(game)
    page = home / "text" / f"{language}.md"
    return (page if page.is_file() else home / "README.md").read_text(encoding="utf-8")


Part = tuple[int, str | None, str]
"""How deep its heading is, the paragraph it is of, and all of it down to the next heading."""


def chapters(page: str) -> list[Part]:
    """A page of Markdown from heading to heading."""
    found = list(HEADING.finditer(page))
    ends = [*(heading.start() for heading in found[1:]), len(page)]
    return [
        (len(heading[1]), heading[2], page[heading.start() : end])
        for heading, end in zip(found, ends, strict=True)
    ]


def holding(parts: Sequence[Part], game: Game) -> Iterator[str]:
    """The parts that hold at a table: no other paragraph, and no chapter of nothing but those."""
    for number, (_, paragraph, text) in enumerate(parts):
        paragraphs = paragraphs_of(parts, number) if paragraph is None else [paragraph]
        if not paragraphs or any(game.holds(f"§{one}") for one in paragraphs):
            yield text


def paragraphs_of(parts: Sequence[Part], number: int) -> list[str]:
    """The paragraphs of the chapter whose heading is that of this part."""
    depth = parts[number][0]
    inside = takewhile(lambda part: part[0] > depth, parts[number + 1 :])
    return [paragraph for _, paragraph, _ in inside if paragraph]
