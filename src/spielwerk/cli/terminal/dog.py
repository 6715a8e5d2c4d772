"""Dog in words: its events and actions as sentences for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spielwerk.cli.boards.dog import DRAWN, LETTERS, board
from spielwerk.cli.terminal.cards import CardVoice, Parts
from spielwerk.cli.terminal.voice import Observation, Said
from spielwerk.core.documents import Document

if TYPE_CHECKING:
    from rich.text import Text

    from spielwerk import Game
    from spielwerk.text import Texts


def places(geometry: Document) -> dict[str, Said]:
    """Each field of the board by its name, as the message `dog-place` wants it."""
    return {
        cell["name"]: {
            "kind": cell["kind"],
            "seat": cell.get("seat", 0),
            "number": cell.get("depth") or int(cell["name"].lstrip("T")),
        }
        for cell in geometry["cells"]
    }


class Words(CardVoice):
    """Tells what happens in one language to the reader in one seat (None: a spectator)."""

    def __init__(self, texts: Texts, game: Game, reader: int | None) -> None:
        super().__init__(texts, game, reader)
        self.mates = {
            seat: [a for a in team if a != seat] for team in game.teams() for seat in team
        }
        self.places = places(game.geometry())

    def introduction(self, seat: int) -> str:
        mates = self.mates[seat]
        others = [self.name(n) for n in range(self.game.seats) if n not in {seat, *mates}]
        who = {"who": self.name(seat), "others": ", ".join(others)}
        if not mates:
            return self.say("cli-against", **who)
        partner = ", ".join(map(self.name, mates))
        if len(mates) == 1:
            return self.say("cli-seats", **who, partner=partner)
        return self.say("cli-dog-trio", **who, partners=partner)

    def picture(self, observation: Observation, *, letters: bool) -> Text:
        return board(observation, self, LETTERS if letters else DRAWN)

    def place(self, name: str, owner: int, form: str = "") -> str:
        """Where a man of `owner` stands (`T10`, `T0!`, `G1.4` or `K`) in words."""
        kennel: Said = {"kind": "kennel", "seat": owner, "number": 0}
        where = kennel if name == "K" else self.places[name.rstrip("!")]
        return self.say(f"dog-place{form}", **where)

    def asked(self, observation: Observation, legal: Sequence[str]) -> list[str]:
        """The reader's hand, and what is to be chosen."""
        return [*self.hand(observation), self.prompt(observation, legal)]

    def prompt(self, observation: Observation, legal: Sequence[str]) -> str:
        if observation["phase"] == "exchange":
            return self.say("dog-prompt-exchange")
        if seven := observation.get("seven"):
            return self.say("dog-prompt-seven", left=seven["left"])
        folds = legal[0].startswith("fold ")
        return self.say("dog-prompt-fold" if folds else "dog-prompt-play")

    def parts(self, text: str) -> Parts:
        """The card of an action, what it stands for, and the place of the man that moves."""
        card, _, rest = text.partition(" ")
        played, _, stands_for = card.partition("=")
        return played, stands_for, rest.partition(">")[0].rstrip("<")

    def part(self, part: str, number: int) -> str:
        """One of these parts in words."""
        if number < 2:
            return self.card(part)
        if part == "out":
            return self.say("dog-action-out")
        return self.say("cli-man", at=self.place(part, 0, ".at"))

    def action(self, text: str) -> str:
        """What an action does."""
        card, _, rest = text.partition(" ")
        if card in {"give", "fold"}:
            return self.say(f"dog-action-{card}", card=self.card(rest, ".one"))
        done = self.movement(rest)
        joker, _, code = card.rpartition("=")
        if joker:
            return self.say("dog-action-joker", **{"as": self.card(code, ".as"), "action": done})
        return self.say("dog-action-card", name=self.card(code), action=done)

    def movement(self, rest: str) -> str:
        """The part of an action behind its card: `out`, `T10>T15` or `T5<>T30`."""
        if rest == "out":
            return self.say("dog-action-out")
        if "<>" in rest:
            here, there = (self.place(name, 0) for name in rest.split("<>"))
            return self.say("dog-action-swap", here=here, there=there)
        source, _, target = rest.partition(">")
        way = {"from": self.place(source, 0, ".from"), "to": self.place(target, 0, ".to")}
        return self.say("dog-action-move", **way)
