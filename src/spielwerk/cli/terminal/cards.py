"""Games in which a hand of cards moves something over a board: what they say alike."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from spielwerk.cli.terminal.rules import table_of
from spielwerk.cli.terminal.voice import Choice, Event, Observation, Said, Voice

if TYPE_CHECKING:
    from rich.table import Table

Parts = tuple[str, ...]
"""What lists of actions are divided by, one after the other; each action has as many."""


class CardVoice(Voice):
    """Cards are called by `<game>-card-…`, and dealt ones are told in one sentence."""

    def card(self, code: str, form: str = "") -> str:
        return self.say(f"{self.game.name}-card-{code}{form}")

    def cards(self, codes: Sequence[str]) -> str:
        return ", ".join(self.card(code) for code in codes)

    def codes(self) -> list[str]:
        """All cards, in the order in which they are shown."""
        return self.say(f"{self.game.name}-cards").split()

    def rules_table(self, section: str) -> Table | None:
        """Each card and what it does."""
        if section != "cards":
            return None
        name = self.game.name
        head = [self.say(f"{name}-help-cards.{title}") for title in ("card", "meaning")]
        rows = ([self.card(code), self.say(f"{name}-card-{code}-help")] for code in self.codes())
        return table_of(head, rows)

    def whose(self, owner: int, actor: int) -> str:
        """How the owner of what `actor` moves is to be called."""
        if owner == actor:
            return "self"
        return "you" if owner == self.reader else "other"

    # Events

    def tell(self, events: Sequence[Event]) -> Iterator[str]:
        """The events in sentences. The reader's new cards are told in one, others' in none."""
        dealt: list[str] = []
        for event in events:
            if event["event"] == "dealt":
                dealt += [event["card"]] if "card" in event else []
                continue
            yield from self.tell_dealt(dealt)
            dealt = []
            if not self.is_silent(event):
                yield self.sentence(event)
        yield from self.tell_dealt(dealt)

    def tell_dealt(self, cards: Sequence[str]) -> Iterator[str]:
        if cards:
            yield self.say(f"{self.game.name}-event-dealt", cards=self.cards(cards))

    def is_silent(self, event: Event) -> bool:
        """Is nothing said of this?"""
        return False

    def sentence(self, event: Event) -> str:
        """One event, which is not a dealt card, in a sentence."""
        special = getattr(self, f"tell_{event['event']}", None)
        said = self.people(event) | (special(event) if special else {})
        return self.say(self.message(event), **said)

    def message(self, event: Event) -> str:
        """The text that tells an event."""
        kind = event["event"]
        return f"{self.game.name}-event-{kind}"

    @abstractmethod
    def people(self, event: Event) -> Said:
        """Who acts, and whose it is what they move."""

    @abstractmethod
    def place(self, name: str, owner: int, form: str = "") -> str:
        """Where something of `owner` stands, in words."""

    def tell_reshuffled(self, event: Event) -> Said:
        return {"cards": event["cards"]}

    def tell_came_out(self, event: Event) -> Said:
        return {"to": self.place(event["to"], event["owner"], ".to")}

    def way(self, event: Event) -> Said:
        """From where and to where."""
        return {
            "from": self.place(event["from"], event["owner"], ".from"),
            "to": self.place(event["to"], event["owner"], ".to"),
        }

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
