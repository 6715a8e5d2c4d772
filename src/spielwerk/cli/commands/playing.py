"""`play`: setting up a table in the terminal, and clearing it away."""

import json
from dataclasses import dataclass
from pathlib import Path

from spielwerk import Game, Match, bots, files
from spielwerk.bots.knowledge import Bot
from spielwerk.cli.commands import given
from spielwerk.cli.terminal.person import LeftTheTable, Person
from spielwerk.cli.terminal.plain import voice_of
from spielwerk.cli.terminal.table import Table
from spielwerk.cli.terminal.words import console, words_of
from spielwerk.core.documents import Written


@dataclass(frozen=True)
class Evening:
    """What somebody wants to play: one match against bots."""

    game: Game
    bots: str | None
    """One bot's name for all other seats, or one for each, divided by commas."""

    seat: int
    seed: str | None
    position: Written | None
    """Where to begin; None: at the beginning."""

    language: str
    save: str | None
    """The file for the transcript."""

    def play(self) -> None:
        """To the end, or until the person leaves. Refused if it cannot be set up."""
        match = self.match()
        rivals = self.rivals(match.game)
        if self.save:
            files.check(Path(self.save))
        texts, screen = words_of(self.game.name, self.language), console()
        person = Person(voice_of(match.game, texts, self.seat), texts, screen)
        try:
            Table(match, self.seat, rivals, person).play()
        except (LeftTheTable, KeyboardInterrupt):
            screen.print()
            screen.print(texts.say("cli-goodbye"))
        finally:
            if self.save:
                save(match.transcript(), self.save)
        if self.save:
            screen.print(texts.say("cli-saved", file=self.save), markup=False, soft_wrap=True)

    def match(self) -> Match:
        if self.position is None:
            return self.game.match(self.seed)
        return self.game.match_from(self.position, self.seed)

    def rivals(self, game: Game) -> dict[int, Bot]:
        """The bot in every seat but the person's."""
        given.seat(self.seat, game.seats)
        seats = [seat for seat in range(game.seats) if seat != self.seat]
        names = self.bot_names(len(seats))
        return {
            seat: bots.load(name, game, seat, f"{self.seed}/{seat}")
            for seat, name in zip(seats, names, strict=True)
        }

    def bot_names(self, count: int) -> tuple[str, ...]:
        known = bots.names(self.game.name)
        names = given.bots(self.bots or given.usual("greedy", known), known, count)
        return names * count if len(names) == 1 else names


def save(transcript: Written, file: str) -> None:
    """Write a transcript into a file. NotWritten if that cannot be."""
    files.write(Path(file), json.dumps(transcript, ensure_ascii=False) + "\n")
