"""Any game in the terminal: what is seen as a table, and every action as the game calls it."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from spielwerk import finding
from spielwerk.cli.terminal.voice import Choice, Observation, Voice

if TYPE_CHECKING:
    from spielwerk import Game
    from spielwerk.text import Texts

HEADING = ("game", "options", "seats", "seat")
"""What an observation says of the table, not of what lies there."""


class Plain(Voice):
    """The voice of a game that brings none of its own."""

    def introduction(self, seat: int) -> str:
        others = [self.name(other) for other in range(self.game.seats) if other != seat]
        return self.say("cli-plain-seats", who=self.name(seat), others=self.listed(others, False))

    def picture(self, observation: Observation, *, letters: bool) -> Text:
        """All that the reader sees, line by line; of what every seat has, a line each."""
        kept = {key: value for key, value in observation.items() if key not in HEADING}
        lines = [line for key, value in kept.items() for line in self.seen(key, value)]
        return Text("\n".join(lines))

    def seen(self, key: str, value: object) -> list[str]:
        """One part of an observation."""
        if isinstance(value, list) and len(value) == self.game.seats:
            return [f"{key}  {self.name(seat)}: {shown(one)}" for seat, one in enumerate(value)]
        return [f"{key}  {shown(value)}"]

    def asked(self, observation: Observation, legal: Sequence[str]) -> list[str]:
        return [self.say("cli-plain-prompt")]

    def choices(self, legal: Sequence[str], observation: Observation, short: int) -> list[Choice]:
        """The actions one by one if the list is `short`, else by their first words."""
        groups: dict[str, list[str]] = {}
        for text in legal:
            groups.setdefault(text.partition(" ")[0], []).append(text)
        if len(legal) <= short or len(groups) == 1:
            return [self.single(text) for text in legal]
        return [
            (f"{word} …", texts) if len(texts) > 1 else self.single(texts[0])
            for word, texts in groups.items()
        ]

    def single(self, text: str) -> Choice:
        """An action in words, where the game has any."""
        line = self.wordings.get(text)
        return (f"{self.words(line)}  ({text})" if line else text), [text]


def shown(value: object) -> str:
    """A part of an observation on one line."""
    if isinstance(value, Mapping):
        return "  ".join(f"{key}: {shown(one)}" for key, one in value.items())
    if isinstance(value, list):
        return " ".join(map(shown, value)) or "–"
    return "–" if value is None else str(value)


def voice_of(game: Game, texts: Texts, reader: int | None) -> Voice:
    """The voice of a game: its own `Words`, or a plain one."""
    module = finding.module_of(__package__, game.name)
    if module is None:
        return Plain(texts, game, reader)
    voice: Voice = importlib.import_module(module).Words(texts, game, reader)
    return voice
