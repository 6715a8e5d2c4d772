"""Games in which a hand of cards moves something over a board: what they say alike."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from spielwerk.cli.terminal.voice import Choice, Observation, Voice

Parts = tuple[str, ...]
"""What lists of actions are divided by, one after the other; each action has as many."""


class CardVoice(Voice):
    """Cards are called by `<game>-card-…`, and dealt ones are told in one sentence."""

    def card(self, code: str, form: str = "") -> str:
        return self.say(f"{self.game.name}-card-{code}{form}")

    def cards(self, codes: Sequence[str]) -> str:
        return ", ".join(self.card(code) for code in codes)

    def hand(self, observation: Observation) -> list[str]:
        """What the reader holds, in a line; none where the last card is being played."""
        held = observation["hand"].split()
        return [self.say("cli-hand", cards=self.cards(held))] if held else []

    def codes(self) -> list[str]:
        """All cards, in the order in which they are shown."""
        return self.say(f"{self.game.name}-cards").split()

    @abstractmethod
    def place(self, name: str, owner: int, form: str = "") -> str:
        """Where something of `owner` stands, in words."""

    # Choices

    def choices(self, legal: Sequence[str], observation: Observation, short: int) -> list[Choice]:
        """The actions one by one if the list is `short`, else in groups.

        They are grouped by the first part that differs.
        """
        keys = [self.parts(text) for text in legal]
        differing = (n for n in range(len(keys[0])) if len({key[n] for key in keys}) > 1)
        apart = next(differing, None)
        if len(legal) <= short or apart is None:
            return [self.single(text) for text in legal]
        groups: dict[str, list[str]] = {}
        for key, text in zip(keys, legal, strict=True):
            groups.setdefault(key[apart], []).append(text)
        cards = self.codes()
        in_order = sorted(groups, key=lambda part: cards.index(part) if part in cards else 0)
        return [self.group(groups[part], part, apart) for part in in_order]

    def single(self, text: str) -> Choice:
        return f"{self.action(text)}  ({text})", [text]

    def group(self, texts: list[str], part: str, apart: int) -> Choice:
        """Actions that share a part, as one line."""
        if len(texts) == 1:
            return self.single(texts[0])
        return f"{self.part(part, apart)} …", texts

    @abstractmethod
    def parts(self, text: str) -> Parts:
        """What an action is divided into for long lists."""

    @abstractmethod
    def part(self, part: str, number: int) -> str:
        """One of these parts in words."""

    @abstractmethod
    def action(self, text: str) -> str:
        """What an action does."""
