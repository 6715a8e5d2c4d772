"""Texts for people, from Project Fluent files. The browser reads the same files."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from spielwerk.finding import home_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "de")


class Texts:
    """The messages of some Fluent files in one language."""

    def __init__(self, language: str, *files: Traversable) -> None:
        """Read `files`. An id that two of them define is refused (ValueError)."""
        from fluent.runtime import FluentBundle

        self.language = language
        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        seen: set[str] = set()
        for file in files:
            resource = _parsed(file.read_text(encoding="utf-8"))
            ids = {entry.id.name for entry in resource.body if hasattr(entry, "id")}
            if ids & seen:
                raise ValueError(f"{file.name} defines {min(ids & seen)} a second time")
            seen |= ids
            self._bundle.add_resource(resource)

    def __contains__(self, message: str) -> bool:
        """Is there such a message, or such an attribute (`message.attribute`)?"""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def say(self, message: str, **variables: object) -> str:
        """The text of a message, or of an attribute written `message.attribute`.

        LookupError if there is none, or if it wants a variable that is not given.
        """
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise LookupError(f"{message} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise LookupError(f"{message}: {errors[0]}")
        return _printed(str(text), variables)


def _printed(text: str, variables: Mapping[str, object]) -> str:
    """With the minus that printers use, wherever a variable is a number below nothing."""
    for value in variables.values():
        if isinstance(value, int) and value < 0:
            text = text.replace(f"{value}", f"−{-value}")
    return text


@functools.cache
def _parsed(text: str) -> Resource:
    """What a file says. To parse a game's takes a tenth of a second, and is done once."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


def game_texts(game: str, language: str, *more: Traversable) -> Texts:
    """The words of one game, and of `more` files. FileNotFoundError if the game has none."""
    folder = home_of(game) / "text"
    return Texts(language, folder / f"{language}.ftl", *more)
