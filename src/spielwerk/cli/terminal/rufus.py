"""Rufus in words: its events and actions as sentences for the terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from spielwerk.cli.boards.rufus import DRAWN, LETTERS, Board
from spielwerk.cli.terminal.voice import Choice, Observation, Voice, yes
from spielwerk.core.documents import Written

if TYPE_CHECKING:
    from rich.text import Text


ROW = 10
"""So many fields are one line in a long list of fields."""

FOX = r"(?:fox|rufus|fuchs|f|r)"
CARD = r"(?:lay|leg|card|karte|l)"
STONE = r"(?:stone|stein|s)"
TYPED = (
    (re.compile(rf"{FOX}\s*\+?\s*(\d+)"), "fox {}"),
    (re.compile(rf"{CARD}?\s*(\d)\s*@\s*(\d+)"), "lay {} @{}"),
    (re.compile(rf"{CARD}\s*(\d)\s+(\d+)"), "lay {} @{}"),
    (re.compile(rf"{STONE}?\s*(\d+)\s*(?:>|-|\s)\s*(\d+)"), "stone {}>{}"),
)
"""Ways to type an action, and how it is written."""

BEGINNINGS = (
    (re.compile(FOX), "fox "),
    (re.compile(CARD), "lay "),
    (re.compile(rf"{CARD}\s*(\d)"), "lay {} "),
    (re.compile(rf"{STONE}\s*(\d+)"), "stone {}>"),
)
"""Ways to ask for all actions that begin so."""


class Words(Voice):
    """Tells what happens in one language to the reader in one seat (None: a spectator)."""

    @cached_property
    def kinds(self) -> list[str]:
        """What is special about each field: `fox`, `start` or, mostly, nothing: `field`."""
        return [cell["kind"] for cell in self.game.geometry()["cells"]]

    def introduction(self, seat: int) -> str:
        others = [self.name(other) for other in range(self.game.seats) if other != seat]
        return self.say("cli-against", who=self.name(seat), others=", ".join(others))

    def picture(self, observation: Observation, *, letters: bool) -> Text:
        return Board(observation, self, LETTERS if letters else DRAWN).text()

    def help(self, legal: Sequence[str]) -> str:
        return f"{super().help(legal)}\n{self.say('cli-rufus-help')}"

    def place(self, field: int | str) -> str:
        """A field in words."""
        number = int(field)
        return self.say("rufus-place", kind=self.kinds[number], number=number)

    # What can be done

    def asked(self, observation: Observation, legal: Sequence[str]) -> list[str]:
        """Where one's stones are, the hand, and what may be done with how many points."""
        fields, fox = len(self.kinds), observation["fox"]
        far, near = sorted((fox - at) % fields for at in observation["stones"][self.reader])[::-1]
        behind = {"first": far, "second": near, "together": yes(far == near)}
        where = self.say("cli-rufus-behind", at=self.place(fox), **behind)
        hand = observation["hand"] or self.say("rufus-score-none")
        return [where, self.say("cli-hand", cards=hand), self.prompt(observation, legal)]

    def prompt(self, observation: Observation, legal: Sequence[str]) -> str:
        kinds = {kind_of(text) for text in legal}
        left = {("fox", "lay"): "all", ("fox",): "fox", ("lay",): "card"}
        can = tuple(kind for kind in ("fox", "lay") if kind in kinds)
        points = observation["turn"]["points"]
        return self.say("rufus-prompt-play", points=points, left=left.get(can, "stone"))

    def choices(self, legal: Sequence[str], observation: Observation, short: int) -> list[Choice]:
        """The actions one by one if the list is `short`, else in groups.

        They are grouped by what they do; the layings by card, those of one card by fields.
        """
        if len(legal) <= short:
            return [self.single(text, observation) for text in legal]
        groups: dict[str, list[str]] = {}
        for text in legal:
            groups.setdefault(self.group_of(text, legal), []).append(text)
        if len(groups) == 1:
            return [self.single(text, observation) for text in legal]
        return [self.group(name, texts, observation) for name, texts in groups.items()]

    def group_of(self, text: str, legal: Sequence[str]) -> str:
        """In which line of a long list an action belongs."""
        if len({kind_of(other) for other in legal}) > 1:
            return self.kind_group(text)
        if len({text.split()[1] for text in legal}) > 1:
            return self.say("cli-rufus-lay", card=self.card(text))
        row = int(text.partition("@")[2]) // ROW * ROW
        last = min(row + ROW, len(self.kinds)) - 1
        return self.say("cli-rufus-fields", card=self.card(text), first=row, last=last)

    def kind_group(self, text: str) -> str:
        """Fox and cards each in one line, stones one by one."""
        kind = kind_of(text)
        return text if kind == "stone" else self.say(f"cli-rufus-any-{kind}")

    def group(self, name: str, texts: list[str], observation: Observation) -> Choice:
        if len(texts) == 1:
            return self.single(texts[0], observation)
        return f"{name} …", texts

    def card(self, text: str) -> str:
        """The card of a laying."""
        return self.say("rufus-card.one", value=int(text.split()[1]))

    def single(self, text: str, observation: Observation) -> Choice:
        """An action in words, with what is sure to come of it."""
        told = getattr(self, f"word_{kind_of(text)}")(text, observation)
        return f"{told}  ({text})", [text]

    def word_lay(self, text: str, observation: Observation) -> str:
        at = self.place(text.partition("@")[2])
        return self.say("rufus-action-lay", value=int(text.split()[1]), at=at)

    def word_fox(self, text: str, observation: Observation) -> str:
        fox = self.offered[text]
        told = self.say("rufus-action-fox", count=fox["points"], to=self.place(fox["to"]))
        return self.noted(told, "prizes", count=fox["prizes"])

    def word_stone(self, text: str, observation: Observation) -> str:
        origin, target = map(int, text.split()[1].split(">"))
        points = (target - origin) % len(self.kinds)
        way: Written = {"from": self.place(origin), "to": self.place(target)}
        told = self.say("rufus-action-stone", **way)
        foreign = {
            card["at"]: card["seat"]
            for card in observation["trail"]
            if card["seat"] != observation["seat"]
        }
        for step in range(1, points + 1):
            field = (origin + step) % len(self.kinds)
            if field == observation["fox"]:
                return self.noted(told, "catch")
            if field in foreign:
                owner, at = self.name(foreign[field], ".of"), self.place(field)
                return self.noted(told, "meets", owner=owner, at=at)
        return told

    def noted(self, told: str, note: str, **said: str | int) -> str:
        """An action with what comes of it, if anything does."""
        return (
            told if said.get("count") == 0 else f"{told} ({self.say(f'cli-rufus-{note}', **said)})"
        )

    def meant(self, typed: str, legal: Sequence[str], observation: Observation) -> list[str]:
        """An action however it is written; for its beginning, all that begin so.

        Where none does, one that would have: the refusal says why it cannot be.
        """
        plain = " ".join(typed.casefold().split())
        for pattern, written in TYPED:
            if found := pattern.fullmatch(plain):
                return [written.format(*(int(number) for number in found.groups()))]
        for pattern, written in BEGINNINGS:
            if found := pattern.fullmatch(plain):
                begun = written.format(*(int(number) for number in found.groups()))
                begins = [text for text in legal if text.startswith(begun)]
                return begins or [self.example(begun, observation)]
        return [typed]

    def example(self, begun: str, observation: Observation) -> str:
        """An action that begins so, and would be likely if it were legal."""
        fields, kind = len(self.kinds), kind_of(begun)
        if kind == "fox":
            return "fox 1"
        if kind == "stone":
            origin = int(begun.split()[1].rstrip(">"))
            return f"{begun}{(origin + observation['turn']['points']) % fields}"
        card = begun.removeprefix("lay").strip() or observation["hand"][:1] or "2"
        return f"lay {card} @{(observation['fox'] - 1) % fields}"


def kind_of(text: str) -> str:
    """`fox`, `lay` or `stone`."""
    return text.partition(" ")[0]
