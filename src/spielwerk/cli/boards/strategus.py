"""The board of Strategus in letters: 12 rows of at most 78 columns, readable without colour."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from textwrap import wrap
from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from spielwerk.core.documents import Document

if TYPE_CHECKING:
    from spielwerk.cli.terminal.strategus import Words

FILES = "abcdefghij"
ROWS = range(1, 11)
PANEL = 32
"""Columns of what stands beside the board."""

QUIET = Style(dim=True)
COLOURS = ("red", "bright_blue")


@dataclass(frozen=True)
class Signs:
    """A sign for the cards of each seat, one for empty squares, one for water."""

    seats: Sequence[str]
    empty: str
    water: str


DRAWN = Signs("▲■", "·", "≈")
LETTERS = Signs("RB", ".", "~")

Part = tuple[str, Style]
"""Some letters and how they look."""


def moved(move: str) -> tuple[str, str]:
    """From where and to where a move or an attack goes."""
    first, second = re.split("[-x]", move)
    return first, second


class Board:
    """The board as a seat sees it, its own side below; beside it what is lost or to be placed."""

    def __init__(self, observation: Document, words: Words, signs: Signs) -> None:
        self.seen = observation
        self.words = words
        self.signs = signs
        self.me: int = observation["seat"]
        last = observation.get("last")
        self.latest = moved(last["move"]) if last else ()
        self.known = observation.get("seen", ((), ()))

    def text(self) -> Text:
        """All rows, with the names of the files above and below."""
        files, rows = (FILES, ROWS[::-1]) if self.me == 0 else (FILES[::-1], ROWS)
        labels: list[Part] = [("   " + "".join(f"  {file} " for file in files), QUIET)]
        lines = [labels]
        for row, beside in zip_longest(rows, self.beside()):
            line = [(f"{row:>2} ", QUIET), *(self.square(f"{file}{row}") for file in files)]
            lines.append([*line, (f"   {beside}", Style())])
        return Text("\n").join(line_of(parts) for parts in [*lines, labels])

    def beside(self) -> list[str]:
        """What stands beside the rows: the other seat above, the own below."""
        above, below = self.panel(1 - self.me), self.panel(self.me)
        between = [""] * (len(ROWS) - len(above) - len(below))
        if self.seen["quiet"] and between:
            quiet = self.words.say("cli-strategus-quiet", quiet=self.seen["quiet"])
            between[len(between) // 2] = f"  {quiet}"
        return above + between + below

    def square(self, name: str) -> Part:
        """Four columns: a face between brackets if the latest move went from or to there."""
        left, right = "[]" if name in self.latest else "  "
        face, style = self.face(name)
        return f"{left}{face}{right}", style

    def face(self, name: str) -> Part:
        """Two columns: a code, with `!` if the other side knows it; a sign for the other side."""
        for seat, pieces in enumerate(self.seen["pieces"]):
            if (code := pieces.get(name)) is None:
                continue
            style = Style(color=COLOURS[seat], bold=seat == self.me)
            if seat == self.me:
                return f"{'!' if name in self.known[seat] else ' '}{code}", style
            sign = self.signs.seats[seat]
            return (f" {sign}" if code == "?" else f"{sign}{code}"), style
        water = name in self.words.lakes
        return f" {self.signs.water if water else self.signs.empty}", QUIET

    def panel(self, seat: int) -> list[str]:
        """Who sits there, and that seat's cards that are lost or still to be placed."""
        mark = ">" if self.seen["to_move"] == seat else " "
        title = f"{mark} {self.signs.seats[seat]} {self.words.name(seat)}"
        text = self.placing(seat) if self.seen["phase"] == "setup" else self.lost(seat)
        return [title, *wrap(text, PANEL, initial_indent="  ", subsequent_indent="    ")]

    def placing(self, seat: int) -> str:
        """In the set-up: what the reader has left, and whether the other seat is ready."""
        if seat != self.me:
            ready = self.seen["ready"][seat]
            return self.words.say(f"strategus-status-{'ready' if ready else 'setup'}")
        return self.words.say("cli-strategus-left", cards=heaps(self.seen["to_place"]))

    def lost(self, seat: int) -> str:
        codes = self.seen["lost"][seat]
        counts = {code: codes.count(code) for code in codes}
        return self.words.say("cli-strategus-lost", cards=heaps(counts))


def heaps(counts: Mapping[str, int]) -> str:
    """Cards by kinds: `1 33 9999`."""
    return " ".join(code * count for code, count in counts.items()) or "-"


def line_of(parts: Sequence[Part]) -> Text:
    line = Text()
    for text, style in parts:
        line.append(text, style)
    line.rstrip()
    return line
