"""A game in the terminal: one person against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spielwerk.cli.terminal.voice import CannotBe
from spielwerk.core.documents import Written
from spielwerk.core.errors import IllegalAction

if TYPE_CHECKING:
    from spielwerk import Match
    from spielwerk.bots.knowledge import Bot
    from spielwerk.cli.terminal.person import Person

SHORT = 12
"""A list of choices up to this length is shown at once; a longer one is divided first."""

TAKE_BACK = "take back"
TIPS = 3
"""So many actions are told of what the coach has looked at."""


class Table:
    """One match between a person in `seat` and bots in the others."""

    def __init__(self, match: Match, seat: int, bots: dict[int, Bot], person: Person) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.person = person
        self.say = person.say
        self.voice = person.voice
        self.told = 0

    def play(self) -> None:
        """To the end. LeftTheTable if the person goes before it."""
        self.person.print(self.voice.introduction(self.seat))
        self.person.print(self.say("cli-hint"))
        while not self.match.over:
            self.tell()
            seat = self.match.seats_to_act()[0]
            if seat == self.seat:
                self.let_person_act()
            else:
                self.let_bot_act(seat)
        self.tell()
        self.draw()

    def tell(self) -> None:
        """Say what has happened since this was last asked."""
        events = self.match.events(self.seat, self.told)
        self.told += len(events)
        for sentence in self.voice.told(events):
            self.person.print(sentence)

    def seen(self) -> Written:
        return self.match.shown(self.seat)

    def draw(self) -> None:
        self.person.show(self.voice.picture(self.seen(), letters=self.person.letters))

    def let_bot_act(self, seat: int) -> None:
        match = self.match
        chosen = self.bots[seat].choose(
            match.observation(seat), match.legal(seat), match.events(seat)
        )
        match.play(seat, chosen)

    def let_person_act(self) -> None:
        """Ask until something has been done; in ways of the game's own, ask once."""
        if arranged := self.voice.arranged(self.person, self.seen()):
            all(self.act(text) for text in arranged)
            return
        self.draw()
        legal = self.match.legal(self.seat)
        self.voice.offer(self.match, self.seat)
        for line in self.voice.asked(self.seen(), legal):
            self.person.print(line)
        while not self.act(self.ask(legal)):
            pass

    def act(self, text: str) -> bool:
        """Do what was asked for, or say why it cannot be done."""
        try:
            if text == TAKE_BACK:
                self.match.take_back(self.seat)
            else:
                self.match.play(self.seat, text)
        except IllegalAction as error:
            self.person.print(self.refusal(error))
            return False
        return True

    def refusal(self, error: IllegalAction) -> str:
        """Why not, in the person's language."""
        text = self.voice.refusal(error)
        if error.code == "unknown_action":
            return self.say("cli-not-understood", reason=text)
        return text

    def ask(self, legal: Sequence[str]) -> str:
        """An action: the number of a choice, one after another in long lists, or typed out."""
        choices = self.voice.choices(legal, self.seen(), SHORT)
        numbers = [str(number) for number in range(1, len(choices) + 1)]
        for number, (label, _) in enumerate(choices, 1):
            self.person.number(number, label)
        while True:
            typed = self.person.ask(self.voice.help(legal))
            if typed == "b":
                return TAKE_BACK
            if typed == "t":
                self.advise()
                continue
            if typed in numbers:
                return self.chosen(choices[numbers.index(typed)][1], legal)
            if typed.isdecimal():
                self.person.print(self.say("cli-no-such-number", last=len(choices)))
            elif meant := self.meant(typed):
                return self.chosen(meant, legal)

    def advise(self) -> None:
        """The best that a coach sees for the person, from what the person knows."""
        from spielwerk.bots import coach

        advised = coach.hint(self.match, self.seat)[:TIPS]
        if not advised:
            self.person.print(self.say("cli-no-tip"))
        for action, chance, because in advised:
            (label, _), *_ = self.voice.choices([action], self.seen(), SHORT)
            self.person.print(self.say("cli-tip", action=label, percent=round(100 * chance)))
            for why in because:
                self.person.print(f"   {self.voice.words(why)}")

    def meant(self, typed: str) -> list[str]:
        """The actions that were meant; none, and why, if there is nothing to choose from."""
        try:
            return self.voice.meant(typed, self.match.legal(self.seat), self.seen())
        except CannotBe as why:
            self.person.print(str(why))
            return []

    def chosen(self, actions: Sequence[str], legal: Sequence[str]) -> str:
        """The one action of a choice; if there are several, ask which."""
        if len(actions) == 1:
            return actions[0]
        text = self.ask(actions)
        return self.ask(legal) if text == TAKE_BACK else text
