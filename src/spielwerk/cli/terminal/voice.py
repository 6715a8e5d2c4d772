"""What the terminal asks of a game.

`cli/terminal/<game>.py` has the class `Words`, made from this one; else the voice is `plain`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from spielwerk.core.documents import Document
from spielwerk.core.lines import NOM, Line, Reader, Variable, joined
from spielwerk.core.match import ENDED_BY
from spielwerk.core.records import document, tag_of

if TYPE_CHECKING:
    from rich.text import Text

    from spielwerk import Game, IllegalAction, Match
    from spielwerk.cli.terminal.person import Person
    from spielwerk.text import Texts

AGREED = [tag_of(kind.__name__) for kind in ENDED_BY.values()]
"""Events of which no game knows."""

Said = dict[str, str | int]
"""Variables of a text."""

Event = Document
Observation = Document
Choice = tuple[str, list[str]]
"""What a line of a list offers: its words, and the actions behind it."""


def yes(fact: bool) -> str:
    """How texts are told whether something is so."""
    return "yes" if fact else "no"


class CannotBe(Exception):
    """Why what was typed cannot be done: a text for the person."""


class Voice(ABC):
    """A game in one language, told to the reader in one seat (None: a spectator)."""

    columns = 80
    """How wide a picture may be."""

    def __init__(self, texts: Texts, game: Game, reader: int | None) -> None:
        self.texts, self.say = texts, texts.say
        self.game = game
        self.reader = reader
        self.offered: dict[str, Document] = {}
        self.wordings: dict[str, Line] = {}

    def offer(self, match: Match, seat: int) -> None:
        """What a seat can do now, with its parts, and what that is called."""
        choices = match.choices(seat)
        self.offered = {choice.text: document(choice) for choice in choices}
        words = zip(choices, match.wordings(seat), strict=False)
        self.wordings = {choice.text: line for choice, line in words}

    def name(self, seat: int, form: str = "") -> str:
        return self.seat_name(f"{self.game.name}-seat-{seat}", form)

    def seat_name(self, seat: str, form: str) -> str:
        """What a seat is called in this form, if it has one of its own."""
        return self.say(seat + form if seat + form in self.texts else seat)

    def words(self, line: Variable) -> str:
        """A line, made for this reader, in words."""
        return str(Reader(self.reader, self.say, self.name, self.listed).said(line))

    def listed(self, parts: Sequence[str], any_of_them: bool) -> str:
        """Several as the language has it: "A, B and C", or "A, B or C"."""
        if len(parts) < 2:
            return "".join(parts)
        last = self.say("cli-listed-any" if any_of_them else "cli-listed-all")
        return f"{', '.join(parts[:-1])} {last} {parts[-1]}"

    @abstractmethod
    def introduction(self, seat: int) -> str:
        """Who sits in this seat, and who in the others."""

    def told(self, events: Sequence[Event]) -> Iterator[str]:
        """The events in sentences, and at the end what people agreed on, which no game knows."""
        agreed = [event for event in events if event["event"] in AGREED]
        yield from self.tell([event for event in events if event not in agreed])
        for event in agreed:
            yield self.say(f"event-{event['event']}", who=self.name(event["seat"], NOM))

    def tell(self, events: Sequence[Event]) -> Iterator[str]:
        """The events in sentences; what joins is told in one."""
        for lines in in_one([self.game.lines(self.game.event(event)) for event in events]):
            yield " ".join(map(self.words, lines))

    @abstractmethod
    def picture(self, observation: Observation, *, letters: bool) -> Text:
        """The table as the reader sees it; with `letters`, in ASCII alone."""

    @abstractmethod
    def asked(self, observation: Observation, legal: Sequence[str]) -> list[str]:
        """What the reader, whose turn it is, is told and asked for, line by line."""

    @abstractmethod
    def choices(self, legal: Sequence[str], observation: Observation, short: int) -> list[Choice]:
        """The actions one by one if the list is `short`, else in groups."""

    def meant(self, typed: str, legal: Sequence[str], observation: Observation) -> list[str]:
        """The actions that were meant, whatever the blanks and capitals; else what was typed.

        CannotBe if there is nothing to choose from.
        """
        meant = {plain(text): text for text in legal}
        return [meant.get(plain(typed), typed)]

    def arranged(self, person: Person, observation: Observation) -> list[str]:
        """Actions that a person is asked for in a way of the game's own; mostly there are none."""
        return []

    def help(self, legal: Sequence[str]) -> str:
        """What may be typed."""
        return self.say("cli-help", example=legal[0])

    def refusal(self, error: IllegalAction) -> str:
        """Why something cannot be played."""
        text = self.say(f"{self.game.name}-reason-{error.code}", **error.reason_args)
        if error.rule is None:
            return text
        return self.say("cli-refused", rule=error.rule, reason=text)


def in_one(told: Sequence[Sequence[Line]]) -> list[Sequence[Line]]:
    """What is told of event after event, without what is silent, and in one where it joins."""
    found: list[Sequence[Line]] = []
    for lines in told:
        last = found[-1] if found else ()
        both = joined(last[0], lines[0]) if len(last) == len(lines) == 1 else None
        if both is not None:
            found[-1] = [both]
        elif lines:
            found.append(lines)
    return found


def plain(text: str) -> str:
    return "".join(text.split()).casefold()
