"""Stramash in words: its events and actions as sentences for the terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from spielwerk.cli.boards.stramash import DRAWN, LETTERS, board
from spielwerk.cli.terminal.cards import CardVoice, Parts
from spielwerk.cli.terminal.voice import Observation, Said
from spielwerk.core.documents import Written

if TYPE_CHECKING:
    from rich.text import Text

    from spielwerk import Game
    from spielwerk.text import Texts

Cell = Written

MOVE = re.compile(r"(10|[2-9AJQKX])(?:(OUT)|(T\d+|C\d\.\d|D)>?(T\d+|C\d\.\d))")
DISCARD = re.compile(r"DISCARD(10|[2-9AJQKX])")
"""An action in capitals, without blanks; the sign between from and to may be left out."""

HOME = 5
"""Laddies in the castle of a seat that is done."""


def spelled(typed: str) -> str:
    """What was typed in the game's notation, whatever the blanks and capitals."""
    letters = "".join(typed.split()).upper()
    if move := MOVE.fullmatch(letters):
        card, out, source, target = move.groups()
        return f"{card} out" if out else f"{card} {source}>{target}"
    if discard := DISCARD.fullmatch(letters):
        return f"discard {discard[1]}"
    return typed


class Words(CardVoice):
    """Tells what happens in one language to the reader in one seat (None: a spectator)."""

    def __init__(self, texts: Texts, game: Game, reader: int | None) -> None:
        super().__init__(texts, game, reader)
        self.partner = {
            a: b for team in game.teams() for a, b in zip(team, team[::-1], strict=True)
        }
        geometry = game.geometry()
        self.cells: dict[str, Cell] = {cell["name"]: cell for cell in geometry["cells"]}
        self.mashies: list[list[Cell]] = [
            [self.cells[name] for name in part] for part in geometry["parts"]
        ]

    def introduction(self, seat: int) -> str:
        partner = self.partner[seat]
        others = [self.name(n) for n in range(self.game.seats) if n not in {seat, partner}]
        who = {"who": self.name(seat), "others": ", ".join(others)}
        if partner == seat:
            return self.say("cli-against", **who)
        return self.say("cli-seats", **who, partner=self.name(partner))

    def picture(self, observation: Observation, *, letters: bool) -> Text:
        return board(observation, self, LETTERS if letters else DRAWN)

    def help(self, legal: Sequence[str]) -> str:
        return f"{super().help(legal)}\n{self.say('cli-stramash-help')}"

    def place(self, name: str, owner: int, form: str = "") -> str:
        """Where a laddie of `owner` stands (`T10`, `C1.4`, `D`), by the text `stramash-place`."""
        cell = self.cells.get(name, {"kind": "dock", "seat": owner})
        seat = cell.get("seat")
        if seat is None:
            where: Said = {"kind": "track", "colour": "", "number": int(name[1:])}
        else:
            colour = f"stramash-colour-{seat}"
            number = cell.get("depth", 0)
            where = {"kind": cell["kind"], "colour": self.say(f"{colour}{form}"), "number": number}
        return self.say(f"stramash-place{form}", **where)

    # Choices

    def asked(self, observation: Observation, legal: Sequence[str]) -> list[str]:
        """The reader's hand, and what is to be chosen."""
        return [*self.hand(observation), *self.prompts(observation, legal)]

    def prompts(self, observation: Observation, legal: Sequence[str]) -> list[str]:
        if seven := observation.get("seven"):
            return [self.say("stramash-prompt-seven", left=seven["left"])]
        if all(text.startswith("discard ") for text in legal):
            return [self.say("stramash-prompt-discard")]
        helping = self.say("stramash-prompt-partner", owner=self.helped(observation))
        first = [helping] if self.is_home(observation) else []
        return [*first, self.say("stramash-prompt-play")]

    def is_home(self, observation: Observation) -> bool:
        """Are all laddies of the reader in the castle?"""
        holes: list[str] = observation["laddies"][observation["seat"]]
        return sum(hole.startswith("C") for hole in holes) == HOME

    def helped(self, observation: Observation) -> str:
        """Whose laddies the reader moves when it is home itself."""
        return self.name(self.partner[observation["seat"]])

    def meant(self, typed: str, legal: Sequence[str], observation: Observation) -> list[str]:
        """An action; or those with a card, or of a laddie, if only that was typed."""
        shared = [text for text in legal if typed.upper() in self.parts(text)]
        return shared or [spelled(typed)]

    def parts(self, text: str) -> Parts:
        """The card of an action and where its laddie comes from; or `discard` and a card."""
        card, _, rest = text.partition(" ")
        return card, rest.partition(">")[0]

    def part(self, part: str, number: int) -> str:
        """One of these parts in words."""
        if part == "discard":
            return self.say("cli-discard")
        if number == 0:
            return self.card(part)
        if part == "out":
            return self.say("stramash-action-out")
        if part == "D":
            return self.say("cli-laddie-in-dock")
        return self.say("cli-laddie", at=self.place(part, 0, ".at"))

    def action(self, text: str) -> str:
        """What an action does."""
        card, _, rest = text.partition(" ")
        if card == "discard":
            return self.say("stramash-action-discard", card=self.card(rest, ".one"))
        done = self.movement(rest, charges=card == "X")
        return self.say("stramash-action-card", name=self.card(card), action=done)

    def movement(self, rest: str, *, charges: bool) -> str:
        """The part of an action behind its card: `out` or `T10>T15`."""
        if rest == "out":
            return self.say("stramash-action-out")
        source, _, target = rest.partition(">")
        way = {"from": self.place(source, 0, ".from"), "to": self.place(target, 0, ".to")}
        return self.say("stramash-action-charge" if charges else "stramash-action-move", **way)
