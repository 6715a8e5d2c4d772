"""What house rules and their values are called, beside the names that programs use."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spielwerk.rulespages.page import Page

CODE = re.compile(r"<code>([^<]+)</code>")


def named(page: Page, html: str, paragraph: str = "") -> str:
    """A text in which names have the words of the form beside them where they stand first."""
    naming = Naming(page, paragraph)
    return CODE.sub(lambda code: code[0] + naming.beside(code[1]), html)


class Naming:
    """The house rules of which a paragraph tells, and what was said of them so far."""

    def __init__(self, page: Page, paragraph: str) -> None:
        options = page.game.option_list()
        self._page = page
        self._values = {one["name"]: [str(v) for v in one.get("values", ())] for one in options}
        # A value is one of the rule that was named last.
        self._meant: list[str] = [one["name"] for one in options if one["rule"] == paragraph]
        self._said: set[tuple[str, str]] = set()

    def beside(self, code: str) -> str:
        """What stands beside this name, in brackets; nothing if it is no name, or was told."""
        words = ": ".join(self._words(code))
        return f" ({escape(words)})" if words else ""

    def _words(self, code: str) -> list[str]:
        name, _, value = code.partition(": ")
        if name in self._values:
            self._meant.append(name)
            parts = [(name, ""), (name, value)] if value else [(name, "")]
        else:
            of = (one for one in reversed(self._meant) if code in self._values[one])
            parts = [(one, code) for one in of][:1]
        told = [self._word(*part) for part in parts if part not in self._said]
        self._said.update(parts)
        return [word for word in told if word.casefold() != code.casefold()]

    def _word(self, name: str, value: str) -> str:
        title, chosen = self._page.option_words(name, value)
        return chosen if value else title
