"""The board of Streifzug durch in letters: three rings as squares inside each other, 80 columns.

The outer ring has twelve fields on a side, the middle one six, the inner circle two: so they lie
in a grid of 13 by 13 cells, with the bell in its middle and red at the bottom. Beside it, or below
it where there are fewer columns, stand the parties; below it the dice, what lies before everybody,
and at the end the points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from spielwerk.cli.boards.canvas import PLAIN, QUIET, Canvas
from spielwerk.core.documents import Document

if TYPE_CHECKING:
    from spielwerk.cli.terminal.streifzug import Words

COLUMNS = 80
SIDE = 13
"""Cells on a side of the grid."""
WIDE, NARROW, HIGH = 5, 4, 2
"""Columns and rows of a cell: a field's name, and below it who stands there."""

PANEL = 66
"""Column where the parties begin."""
PARTY_ROWS = 6

SIDES = {"o": 12, "m": 6, "i": 2}
"""Steps on one side of each ring."""
OFFSETS = {"o": -1, "m": 0, "i": 0}
"""Steps from the middle of the bottom side to the number 0, anticlockwise."""

RINGS = {
    "o": Style(color="bright_green"),
    "m": Style(color="bright_cyan"),
    "i": Style(color="green"),
    "b": Style(color="bright_yellow", bold=True),
}
COLOURS = ("red", "yellow", None, "bright_blue")
"""Of the parties, by quadrant; black has the terminal's own colour."""
CARD_COLOURS = {"R": "red", "B": "bright_blue"}
ZONE_NUMBERS = {"entry": "6", "follow": "4", "opening": "2"}

Place = tuple[int, int]
"""Row and column in the grid."""

Part = tuple[str, Style]


QUADRANTS = {"o": 12, "m": 6}
"""Fields in a quadrant of the rings that have stacks."""


@dataclass(frozen=True)
class Signs:
    """A sign for each party, by quadrant; for plain, catch and closed fields, the bell, a way."""

    parties: Sequence[str]
    plain: str
    catch: str
    closed: str
    bell: str
    bridge: str


DRAWN = Signs("▲★■●", "·", "◎", "x", "♪", "∙")
LETTERS = Signs("RYKB", ".", "O", "x", "!", "'")


def place(name: str) -> Place:
    """Where in the grid a field lies."""
    middle = SIDE // 2
    if name == "bell":
        return middle, middle
    side = SIDES[name[0]]
    half = side // 2
    step = (int(name[1:]) + OFFSETS[name[0]] + half) % (4 * side)
    quarter, along = divmod(step, side)
    across = half - along
    row, column = ((half, across), (across, -half), (-half, -across), (-across, half))[quarter]
    return middle + row, middle + column


def bridges() -> Iterator[tuple[str, str]]:
    """The fields between which figures change from ring to ring, but for those beside the bell."""
    for quadrant in range(4):
        yield f"o{12 * quadrant + 5}", f"m{6 * quadrant + 2}"
        yield f"o{12 * quadrant + 9}", f"m{6 * quadrant + 4}"
        yield f"m{6 * quadrant + 3}", f"i{2 * quadrant + 1}"


class Board:
    """The table as a seat sees it."""

    def __init__(self, observation: Document, words: Words, signs: Signs) -> None:
        self.seen = observation
        self.words = words
        self.signs = signs
        self.columns = min(words.columns, COLUMNS)
        self.roomy = self.columns == COLUMNS
        self.wide = WIDE if self.roomy else NARROW
        self.canvas = Canvas(SIDE * HIGH, COLUMNS)

    def text(self) -> Text:
        for first, second in bridges():
            self.bridge(place(first), place(second))
        for cell in self.words.cells.values():
            if cell["kind"] != "goal":
                self.field(cell)
        seats = range(len(self.seen["figures"]))
        for seat in seats if self.roomy else ():
            self.party(seat, seat * PARTY_ROWS)
        parties = [] if self.roomy else [[], *map(self.party_line, seats)]
        lines = [*parties, self.dice(), *self.laid(), *self.sheet()]
        return Text("\n").join([self.canvas.text(), *(line_of(parts) for parts in lines)])

    def style(self, seat: int, *, bold: bool = True) -> Style:
        return Style(color=COLOURS[self.words.quadrants[seat]], bold=bold)

    def sign(self, seat: int) -> str:
        return self.signs.parties[self.words.quadrants[seat]]

    # The rings

    def field(self, cell: Document) -> None:
        """A field's name, and below it who stands there, or the field's own sign."""
        name: str = cell["name"]
        row, column = place(name)
        top, left = row * HIGH, column * self.wide
        if len(name) < self.wide:
            self.canvas.write(top, left, name, RINGS[name[0]])
        standing = self.figures(name)
        for number, seat in enumerate(standing):
            self.canvas.write(top + 1, left + number, self.sign(seat), self.style(seat))
        if not standing:
            self.canvas.write(top + 1, left, *self.empty(cell))
        if cell["kind"] == "catch":
            self.stack(name, row, column)

    def figures(self, name: str) -> list[int]:
        """The owners of all figures on a field."""
        return [
            seat
            for seat, fields in enumerate(self.seen["figures"])
            for field in fields
            if field == name
        ]

    def empty(self, cell: Document) -> Part:
        """The sign of a field on which nobody stands."""
        kind = cell["kind"]
        if kind in ZONE_NUMBERS:
            if "seat" not in cell:
                return self.signs.closed, QUIET
            return ZONE_NUMBERS[kind], self.style(cell["seat"], bold=False)
        if kind == "catch":
            return self.signs.catch, PLAIN
        return (self.signs.bell, RINGS["b"]) if kind == "bell" else (self.signs.plain, QUIET)

    def stack(self, name: str, row: int, column: int) -> None:
        """The top card of a catch field's stack, and how many cards it has.

        They stand outside the middle ring and inside the outer one.
        """
        number = stack_beside(name)
        towards = 1 if name[0] == "m" else -1
        middle = SIDE // 2
        down, right = towards * sign_of(row - middle), towards * sign_of(column - middle)
        top, left = (row + down) * HIGH, (column + right) * self.wide
        card, count = self.seen["tops"][number], self.seen["stack_sizes"][number]
        if card is None:
            self.canvas.write(top, left, "--", QUIET)
            return
        self.canvas.write(top, left, card, Style(color=CARD_COLOURS[card[0]], bold=True))
        self.canvas.write(top + 1, left, f"x{count}", QUIET)

    def bridge(self, first: Place, second: Place) -> None:
        """Some points between two cells."""
        for part in (0.35, 0.5, 0.65):
            row = (first[0] + (second[0] - first[0]) * part) * HIGH
            column = (first[1] + (second[1] - first[1]) * part) * self.wide
            self.canvas.write(round(row + 0.5), round(column + 1), self.signs.bridge, QUIET)

    # The parties

    def party(self, seat: int, row: int) -> None:
        """Whose turn it is, figures at the start and in the goal, cards, points, the bell."""
        self.canvas.write(row, PANEL, *self.title(seat))
        for number, line in enumerate([self.waiting(seat), *self.owned(seat)], 1):
            self.canvas.write(row + number, PANEL + 2, line[: COLUMNS - PANEL - 2], PLAIN)

    def party_line(self, seat: int) -> list[Part]:
        """The same in one line."""
        facts = [self.waiting(seat), *self.owned(seat)]
        return [self.title(seat), ("   ".join(["", *filter(None, facts)]), PLAIN)]

    def title(self, seat: int) -> Part:
        moving = self.seen["to_move"] == seat
        title = f"{'>' if moving else ' '} {self.sign(seat)} {self.words.name(seat)}"
        return title, self.style(seat, bold=moving)

    def waiting(self, seat: int) -> str:
        """Figures that are not on the rings."""
        fields = self.seen["figures"][seat]
        signs = (f"{field}:{self.sign(seat) * fields.count(field)}" for field in ("S", "Z"))
        return " ".join(sign for sign in signs if not sign.endswith(":"))

    def owned(self, seat: int) -> Iterator[str]:
        """What a party has collected."""
        say, seen = self.words.say, self.seen
        if "cards" in seen:
            cards = seen["cards"][seat].split()
            for colour in ("red", "blue"):
                count = sum(card[0] == colour[0].upper() for card in cards)
                yield say(f"cli-streifzug-{colour}", count=count)
            return
        yield say("streifzug-cards-held", count=seen["hand_sizes"][seat])
        points = [worth["points"] for worth in seen["worths"][seat]]
        yield say("streifzug-points", points=sum(points))
        if seat in seen["rung"]:
            yield say("cli-streifzug-rung", sign=self.signs.bell)

    # Below the rings

    def dice(self) -> list[Part]:
        """The roll, and what of it is still to be played."""
        if "dice" not in self.seen:
            return []
        dice, left = self.seen["dice"], self.seen.get("turn", {}).get("left", self.seen["dice"])
        rolled = self.words.say("cli-streifzug-dice", dice=" ".join(f"[{die}]" for die in dice))
        rest = self.words.say("cli-streifzug-dice-left", dice=" ".join(f"[{d}]" for d in left))
        return [(rolled, PLAIN), (f"  {rest}" if 0 < len(left) < len(dice) else "", PLAIN)]

    def laid(self) -> Iterator[list[Part]]:
        """What lies open before each party, if anything does."""
        for seat in range(len(self.seen["figures"])):
            told = "; ".join(self.lying(seat))
            for number, line in enumerate(wrap(told, self.columns - 4)):
                sign = self.sign(seat) if number == 0 else " "
                yield [(f"{sign} ", self.style(seat)), (line, PLAIN)]

    def lying(self, seat: int) -> Iterator[str]:
        """Collected cards; or melds and used letters."""
        if "cards" in self.seen:
            yield from [self.seen["cards"][seat]] * bool(self.seen["cards"][seat])
            return
        for number, (meld, kind, _) in enumerate(self.words.melds_of(self.seen, seat), 1):
            yield f"#{number} {self.words.say('streifzug-meld', meld=kind)} {' '.join(meld)}"
        if used := self.seen["used"][seat]:
            yield self.words.say("cli-streifzug-used", cards=used)

    def sheet(self) -> Iterator[list[Part]]:
        """When the game is over: how the points came about, line by line."""
        if "counted" not in self.seen:
            return
        yield []
        yield [(self.words.say("streifzug-score"), Style(bold=True))]
        for seat in range(len(self.seen["figures"])):
            yield [(f"{self.sign(seat)} {self.words.name(seat)}", self.style(seat))]
            for label, points in self.words.score_lines(self.seen, seat):
                yield [(f"    {label:<44}{points:>4}", PLAIN)]


def stack_beside(name: str) -> int:
    """The stack of a catch field: in each quadrant the middle ring's, then the outer ring's."""
    return 2 * (int(name[1:]) // QUADRANTS[name[0]]) + (name[0] == "o")


def sign_of(number: int) -> int:
    return (number > 0) - (number < 0)


def line_of(parts: Sequence[Part]) -> Text:
    line = Text()
    for text, style in parts:
        line.append(text, style)
    line.rstrip()
    return line
