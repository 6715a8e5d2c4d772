"""A game in the terminal: one person against bots."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from textwrap import fill
from typing import TYPE_CHECKING, Any

from rich.console import Console

from spielwerk.cli.dog import DogWords
from spielwerk.cli.dog_board import DRAWN, LETTERS, board
from spielwerk.cli.rules import show_rules
from spielwerk.core.errors import IllegalAction

if TYPE_CHECKING:
    from spielwerk import Match
    from spielwerk.text import Texts

SHORT = 12
"""A list of choices up to this length is shown at once; a longer one is divided first."""

TAKE_BACK = "take back"


class LeftTheTable(Exception):
    """The person has had enough, or the input has ended."""


class Table:
    """One match between a person in `seat` and bots in the others."""

    def __init__(
        self, match: Match, seat: int, bots: dict[int, Any], texts: Texts, console: Console
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.texts = texts
        self.say = texts.say
        self.words = DogWords(texts, match.game, seat)
        self.console = console
        self.signs = DRAWN if console.encoding.startswith("utf") else LETTERS
        self.told = 0

    def play(self) -> None:
        """To the end. LeftTheTable if the person goes before it."""
        self.introduce()
        while not self.match.over:
            self.tell()
            seat = self.match.seats_to_act()[0]
            if seat == self.seat:
                self.let_person_act()
            else:
                self.let_bot_act(seat)
        self.tell()
        self.draw()

    def introduce(self) -> None:
        names = [self.words.name(seat) for seat in range(self.match.game.seats)]
        partner = self.words.partner[self.seat]
        others = [name for n, name in enumerate(names) if n not in (self.seat, partner)]
        who = {"who": names[self.seat], "partner": names[partner], "others": ", ".join(others)}
        self.print(self.say("cli-seats", **who))
        self.print(self.say("cli-hint"))

    def print(self, text: str) -> None:
        self.console.print(text, markup=False, highlight=False)

    def tell(self) -> None:
        """Say what has happened since this was last asked."""
        events = self.match.events(self.seat, self.told)
        self.told += len(events)
        for sentence in self.words.tell(events):
            self.print(sentence)

    def draw(self) -> None:
        self.console.print()
        self.console.print(board(self.match.observation(self.seat), self.words, self.signs))
        self.console.print()

    def let_bot_act(self, seat: int) -> None:
        match = self.match
        chosen = self.bots[seat].choose(
            match.observation(seat), match.legal(seat), match.events(seat)
        )
        match.play(seat, chosen)

    def let_person_act(self) -> None:
        """Ask until something has been done."""
        self.draw()
        observation = self.match.observation(self.seat)
        self.print(self.say("cli-hand", cards=self.words.cards(observation["hand"].split())))
        self.print(self.words.asked(observation, self.match.legal(self.seat)))
        while not self.act(self.ask(self.match.legal(self.seat))):
            pass

    def act(self, text: str) -> bool:
        """Do what was asked for, or say why it cannot be done."""
        try:
            if text == TAKE_BACK:
                self.match.take_back(self.seat)
            else:
                self.match.play(self.seat, text)
        except IllegalAction as error:
            self.print(self.refusal(error))
            return False
        return True

    def refusal(self, error: IllegalAction) -> str:
        """Why not, in the person's language."""
        text = self.say(f"{self.match.game.name}-reason-{error.code}", **error.reason_args)
        if error.code == "unknown_action":
            return self.say("cli-not-understood", reason=text)
        if error.rule is None:
            return text
        return self.say("cli-refused", rule=error.rule, reason=text)

    def ask(self, legal: Sequence[str]) -> str:
        """An action: the number of a choice, one after another in long lists, or typed out."""
        choices = self.words.choices(legal, SHORT)
        numbers = [str(number) for number in range(1, len(choices) + 1)]
        for number, (label, _) in zip(numbers, choices, strict=True):
            line = f"{number:>3}  {label}"
            self.print(fill(line, self.console.width, subsequent_indent=" " * 5))
        while True:
            typed = self.read()
            if typed == "b":
                return TAKE_BACK
            if typed in numbers:
                return self.chosen(choices[numbers.index(typed)][1], legal)
            if typed.isdecimal():
                self.print(self.say("cli-no-such-number", last=len(choices)))
            elif typed == "h":
                self.print(self.say("cli-help", example=legal[0]))
            elif typed == "r":
                show_rules(self.match.game, self.texts, self.console)
            elif typed:
                return typed_action(typed, legal)

    def chosen(self, actions: Sequence[str], legal: Sequence[str]) -> str:
        """The one action of a choice; if there are several, ask which."""
        if len(actions) == 1:
            return actions[0]
        text = self.ask(actions)
        return self.ask(legal) if text == TAKE_BACK else text

    def read(self) -> str:
        """A line of input without the blanks around it."""
        try:
            typed = input(f"{self.say('cli-prompt')}: ").strip()
        except EOFError:
            raise LeftTheTable from None
        if not sys.stdin.isatty():
            self.print(typed)
        if typed in {"q", "quit", "exit"}:
            raise LeftTheTable
        return typed


def typed_action(typed: str, legal: Sequence[str]) -> str:
    """The legal action that was meant, whatever its blanks and capitals; else what was typed."""
    meant = {plain(text): text for text in legal}
    return meant.get(plain(typed), typed)


def plain(text: str) -> str:
    return "".join(text.split()).casefold()
