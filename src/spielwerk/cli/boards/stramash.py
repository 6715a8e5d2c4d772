"""The board of Stramash in letters: three rows for each mashie, at most 80 columns wide.

The rows are the track, cut where one mashie ends and the next begins. Below the entrance a castle
leads away, with the name and the dock of the seat that sits there beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from spielwerk.cli.boards.canvas import PLAIN, QUIET, Canvas
from spielwerk.core.documents import Document

if TYPE_CHECKING:
    from spielwerk.cli.terminal.stramash import Words

COLUMNS = 80
CELL = 4
"""Columns of a hole of the track: three for the number and the laddie below it, one between."""

DEEP = 3
"""Columns of a hole of a castle."""

ROWS = 4
"""Of a mashie: numbers, laddies, castle, and one that stays empty."""

PANEL = 36
"""Column where name and dock begin."""


@dataclass(frozen=True)
class Signs:
    """For each seat a sign for its laddies and one for its empty start hole and castle."""

    laddies: Sequence[str]
    empty: Sequence[str]
    track: str
    """For an empty hole of the track."""
    entrance: str
    castle: str
    """What leads from the entrance into the castle."""


DRAWN = Signs("▲■✚★☾◉", "△□+☆(○", "·", "↓", "└")
LETTERS = Signs("RBGYVS", "rbgyvs", ".", "v", "`")
COLOURS = ("red", "bright_blue", "green", "yellow", "magenta", None)


def style_of(seat: int, *, bold: bool = True) -> Style:
    return Style(color=COLOURS[seat], bold=bold)


def owners_by_hole(observation: Document) -> dict[str, int]:
    """Whose laddie stands on each hole that is taken."""
    return {
        hole: owner
        for owner, laddies in enumerate(observation["laddies"])
        for hole in laddies
        if hole != "D"
    }


def board(observation: Document, words: Words, signs: Signs) -> Text:
    """The board as a seat sees it."""
    drawing = Drawing(observation, words, signs)
    for number, mashie in enumerate(words.mashies):
        drawing.mashie(number * ROWS, mashie)
    drawing.cards(len(words.mashies) * ROWS)
    return drawing.canvas.text()


class Drawing:
    """A board that is being drawn."""

    def __init__(self, observation: Document, words: Words, signs: Signs) -> None:
        self.seen = observation
        self.words = words
        self.signs = signs
        self.owners = owners_by_hole(observation)
        self.canvas = Canvas(len(words.mashies) * ROWS + 1, COLUMNS)

    def mashie(self, row: int, cells: Sequence[Document]) -> None:
        """A part of the board: its holes, and who sits there."""
        track = [cell for cell in cells if cell["kind"] != "castle"]
        for number, cell in enumerate(track):
            self.hole(row, number * CELL, cell)
        castle = [cell for cell in cells if cell["kind"] == "castle"]
        if castle:
            entrance = next(n for n, cell in enumerate(track) if cell["kind"] == "entrance")
            self.castle(row + 2, entrance * CELL + 2, castle)
            self.seat(row + 2, castle[0]["seat"])

    def hole(self, row: int, column: int, cell: Document) -> None:
        """A hole of the track: its number, and below it a laddie or the hole's own sign."""
        sign, style = self.sign(cell)
        self.canvas.write(row, column, f"{cell['name'][1:]:>3}", QUIET)
        self.canvas.write(row + 1, column + 2, sign, style)

    def sign(self, cell: Document) -> tuple[str, Style]:
        """What stands in a hole, or what kind of hole it is."""
        owner = self.owners.get(cell["name"])
        if owner is not None:
            return self.signs.laddies[owner], style_of(owner)
        if "seat" not in cell:
            return self.signs.track, QUIET
        entrance = cell["kind"] == "entrance"
        sign = self.signs.entrance if entrance else self.signs.empty[cell["seat"]]
        return sign, style_of(cell["seat"], bold=False)

    def castle(self, row: int, column: int, cells: Sequence[Document]) -> None:
        """The holes of a castle with their depths, from the entrance on."""
        self.canvas.write(row, column, self.signs.castle, style_of(cells[0]["seat"], bold=False))
        for cell in cells:
            sign, style = self.sign(cell)
            at = column - 1 + cell["depth"] * DEEP
            self.canvas.write(row, at, str(cell["depth"]), QUIET)
            self.canvas.write(row, at + 1, sign, style)

    def seat(self, row: int, seat: int) -> None:
        """Who sits there, the cards it holds, and its dock."""
        moving = self.seen["to_move"] == seat
        sign, style = self.signs.laddies[seat], style_of(seat, bold=moving)
        cards = self.words.say("stramash-cards-held", count=self.seen["hand_sizes"][seat])
        title = f"{'>' if moving else ' '} {sign} {self.words.name(seat)}, {cards}"
        self.canvas.write(row, PANEL, title, style)
        waiting = " ".join(sign * self.seen["laddies"][seat].count("D"))
        dock = self.words.say("cli-dock", laddies=waiting or "-")
        self.canvas.write(
            row, COLUMNS - len(self.words.say("cli-dock", laddies=" " * 9)), dock, style
        )

    def cards(self, row: int) -> None:
        """Below: the pile, and the card played last."""
        last = self.seen["discard"].split()[-1:]
        lines = [self.words.say("cli-pile", count=self.seen["pile"])]
        lines += [self.words.say("cli-last-card", card=self.words.card(last[0]))] if last else []
        self.canvas.write(row, 2, "   ".join(lines), PLAIN)
