"""A game's page in a language, as it is for one kind of table."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from functools import cache, cached_property
from importlib import resources
from typing import TYPE_CHECKING

from spielwerk.rulespages.contents import HERE, Chapter, Contents, contents_of, folder_of
from spielwerk.rulespages.exact import Exact, Paragraph, exact_rules
from spielwerk.telling import Told
from spielwerk.text import Texts, game_texts

if TYPE_CHECKING:
    from spielwerk import Game
    from spielwerk.core.documents import Written

Table = tuple[list[str], list[list[str]]]
"""A head, and rows whose first cell says what the rest is about."""


class Page:
    """What holds at this table, and how it is said."""

    def __init__(self, game: Game, language: str, *, filtered: bool = False) -> None:
        """The page for a game under its options, or for all; LookupError if the game has none.

        `filtered` leaves out what does not hold under these options.
        """
        self.game = game
        self.filtered = filtered
        self.name = game.name
        self.language = language
        self.contents: Contents = contents_of(game.name)
        self.exact: Exact = exact_rules(game.name, language)
        self._worked_out = importlib.import_module(folder_of(game.name) or "")
        self._texts = _texts(game.name, language)
        self.told = Told(game, self._texts, at_large=not filtered)

    @cached_property
    def counts(self) -> dict[str, int]:
        """How many of everything there are, as the rules have them."""
        return {"seats": self.game.seats, **self._worked_out.counts(self.game)}

    @cached_property
    def _options(self) -> dict[str, object]:
        """What was chosen, in a sentence: several numbers have commas between them."""
        return {name: _in_words(value) for name, value in self.game.options.items()}

    def say(self, message: str, **variables: object) -> str:
        """A text of the page, of the game or of all pages; counts and options may stand in it."""
        return self._texts.say(message, **{**self._options, **self.counts, **variables})

    def __contains__(self, message: str) -> bool:
        return message in self._texts

    def own(self, kind: str, name: str) -> str:
        """The name of a text of this page."""
        return f"{self.name}-rules-{kind}-{name}"

    def holds(self, kind: str, name: str) -> bool:
        """Whether something on the page is so at this table, or at any if none is meant.

        Of figures for so many seats the page for any table has those of the usual number.
        """
        condition = self.contents.only.get(f"{kind}-{name}", {})
        if isinstance(condition, str):
            return not self.filtered or self.game.holds(condition)
        chosen: dict[str, object] = {**self.game.options, "seats": self.game.seats}
        asked = set(condition) if self.filtered else {"seats"} if kind == "figure" else set()
        return all(chosen[one] in values for one, values in condition.items() if one in asked)

    def holding(self, kind: str, names: Iterable[str]) -> list[str]:
        return [name for name in names if self.holds(kind, name)]

    @property
    def open(self) -> str:
        """The figure of such a table in full play."""
        tables = self.contents.open
        return next(iter(self.holding("figure", tables)), tables[0])

    @cached_property
    def chapters(self) -> list[Chapter]:
        """The chapters that mean something at this table: those with a paragraph that does."""
        everything = self.contents.chapters
        return [one for one in everything if self.paragraphs(one) or not one.paragraphs]

    def sections(self, chapter: Chapter) -> list[str]:
        """The sections of the rules at the table whose pictures are in this chapter first."""
        told = {one.id: [one.id, *one.sections] for one in self.chapters}
        first = {name: one for one, names in reversed(told.items()) for name in names}
        return [name for name in told[chapter.id] if first[name] == chapter.id]

    def paragraphs(self, chapter: Chapter) -> list[Paragraph]:
        """The exact paragraphs of a chapter that hold at this table."""
        known = self.exact.paragraphs
        return [known[one] for one in chapter.paragraphs if self.told.holds(f"§{one}")]

    @cached_property
    def held(self) -> frozenset[str]:
        """The exact paragraphs that are on the page."""
        found = (self.paragraphs(chapter) for chapter in self.chapters)
        return frozenset(one.id for paragraphs in found for one in paragraphs)

    @cached_property
    def offered(self) -> list[Written]:
        """The house rules that can be chosen at this table, or at any."""
        return self.game.offered_options() if self.filtered else self.game.option_list()

    def options(self, chapter: Chapter) -> list[Written]:
        """The house rules of which a chapter's paragraphs tell."""
        return [one for one in self.game.option_list() if one["rule"] in chapter.paragraphs]

    @cached_property
    def differing(self) -> dict[str, object]:
        """What this table has decided otherwise than the rulebook, or than we read it."""
        return dict(self.game.differing_options())

    @cached_property
    def house_rules(self) -> dict[str, object]:
        """The same without modes, of which the rulebook has every value."""
        modes = {one["name"] for one in self.game.option_list() if one.get("mode")}
        return {name: value for name, value in self.differing.items() if name not in modes}

    def option_words(self, name: str, value: object) -> tuple[str, str]:
        """What a house rule is called, and what was chosen."""
        message = f"{self.name}-option-{name}"
        named = f"{message}-{value}"
        return self.say(message), self.say(named) if named in self else str(value)

    def table(self, name: str) -> Table:
        """A table that the rules work out."""
        head, rows = self._worked_out.TABLES[name](self)
        return head, rows


@cache
def _texts(game: str, language: str) -> Texts:
    """The words of a game, of its page and of all pages."""
    folders = (HERE, folder_of(game) or HERE)
    files = [resources.files(folder) / "text" / f"{language}.ftl" for folder in folders]
    return game_texts(game, language, *files)


def _in_words(value: str | int) -> str | int:
    return value.replace(" ", ", ") if isinstance(value, str) else value
