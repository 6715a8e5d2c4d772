"""Letters with styles, in rows and columns: what boards are drawn on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

from rich.style import Style
from rich.text import Text

PLAIN = Style()
QUIET = Style(dim=True)


class Canvas:
    """Letters in rows and columns, each with a style."""

    def __init__(self, rows: int, columns: int) -> None:
        self.cells = [[(" ", PLAIN)] * columns for _ in range(rows)]

    def write(self, row: int, column: int, text: str, style: Style = PLAIN) -> None:
        for letter in text:
            self.cells[row][column] = (letter, style)
            column += 1

    def text(self) -> Text:
        """All rows, without the blanks at their ends."""
        return Text("\n").join(self.row(cells) for cells in self.cells)

    def row(self, cells: Sequence[tuple[str, Style]]) -> Text:
        line = Text()
        for style, run in groupby(cells, itemgetter(1)):
            line.append("".join(letter for letter, _ in run), style)
        line.rstrip()
        return line
