"""The path of Rufus in letters, ten fields a row, readable without colour; below, who has what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from spielwerk.core.documents import Document

if TYPE_CHECKING:
    from spielwerk.cli.terminal.rufus import Words

ROW = 10
"""Fields in a row, so that the row is the first digit of a field's number."""

CELL = 7
"""Columns of a field."""

WIDTH = 78

QUIET = Style(dim=True)
PLAIN = Style()
RUFUS = Style(color="dark_orange", bold=True)
COLOURS = ("red", "bright_blue", "white", "yellow", "magenta")


@dataclass(frozen=True)
class Signs:
    """A sign for each seat, one for Rufus, and the marks of fox fields and of start fields."""

    seats: Sequence[str]
    rufus: str
    marks: Mapping[str, str]


DRAWN = Signs("▲■★✚◆", "R", {"fox": "*", "start": "°", "field": " "})
LETTERS = Signs("SBGFP", "R", {"fox": "*", "start": "'", "field": " "})

Part = tuple[str, Style]
"""Some letters and how they look."""


class Board:
    """The path as a seat sees it; below it the players, the prizes, at the end the scores."""

    def __init__(self, observation: Document, words: Words, signs: Signs) -> None:
        self.seen = observation
        self.words = words
        self.signs = signs
        self.cards = {card["at"]: card for card in observation["trail"]}

    def text(self) -> Text:
        lines = [
            line for start in range(0, len(self.words.kinds), ROW) for line in self.row(start)
        ]
        below = [[(self.legend(), QUIET)], [], *self.players(), [(self.stack(), PLAIN)]]
        told = [*below, *self.sheet()]
        return Text("\n").join(line_of(parts) for parts in [*lines, [], *told])

    # The path

    def row(self, start: int) -> Iterator[list[Part]]:
        """The numbers of some fields and the cards beside them; below, who stands there."""
        fields = range(start, min(start + ROW, len(self.words.kinds)))
        yield [part for field in fields for part in self.label(field)]
        stacks = [self.stones(field) for field in fields]
        depth = max(1, *(len(stack) for stack in stacks))
        for level in range(depth):
            yield [part for stack in stacks for part in cell_of(stack[level : level + 1])]

    def label(self, field: int) -> list[Part]:
        """A field's number with its mark, and its card with the value if the reader knows it."""
        mark = self.signs.marks[self.words.kinds[field]]
        number: Part = (f"{field:>2}{mark}", PLAIN if mark.strip() else QUIET)
        card = self.cards.get(field)
        if card is None:
            return [number, (" " * (CELL - 3), PLAIN)]
        sign = f"{self.signs.seats[card['seat']]}{card['value']}"
        return [number, (f"{sign:<{CELL - 3}}", self.style(card["seat"]))]

    def stones(self, field: int) -> list[list[Part]]:
        """Rufus and the stones on a field, as many in a line as a field has columns."""
        there: list[Part] = [(self.signs.rufus, RUFUS)] if self.seen["fox"] == field else []
        for seat, stones in enumerate(self.seen["stones"]):
            there += [(self.signs.seats[seat], self.style(seat))] * stones.count(field)
        room = CELL - 2
        return [there[i : i + room] for i in range(0, len(there), room)]

    def style(self, seat: int) -> Style:
        return Style(color=COLOURS[seat], bold=seat == self.seen["seat"])

    # Below it

    def legend(self) -> str:
        marks, signs = self.signs.marks, self.signs
        said = {"fox": marks["fox"], "start": marks["start"], "rufus": signs.rufus}
        return self.words.say("cli-rufus-legend", card=f"{signs.seats[0]}?", **said)

    def players(self) -> Iterator[list[Part]]:
        """A line for each seat: whose turn it is, what they hold, what they have won."""
        seats = range(len(self.seen["stones"]))
        names, held = [self.words.name(seat) for seat in seats], [*map(self.held, seats)]
        wide, broad = max(map(len, names)), max(map(len, held))
        for seat in seats:
            turn = ">" if self.seen["to_move"] == seat else " "
            title = f"{turn} {self.signs.seats[seat]} {names[seat]:<{wide}}  "
            yield [(title, self.style(seat)), (f"{held[seat]:<{broad}}  {self.won(seat)}", PLAIN)]

    def held(self, seat: int) -> str:
        if seat in self.seen["out"]:
            return self.words.say("rufus-out")
        return self.words.say("rufus-cards-held", count=self.seen["hand_sizes"][seat])

    def won(self, seat: int) -> str:
        won = self.seen["won"][seat]
        if not won:
            return self.words.say("rufus-won-none")
        return self.words.say("rufus-won", cards=spaced(won))

    def stack(self) -> str:
        """How many prizes are left, and which, if that is known."""
        say, prizes = self.words.say, self.seen["prizes"]
        left = say("rufus-prizes", count=len(prizes))
        known = [prize for prize in prizes if prize != "?"]
        return f"  {left}: {spaced(known)}" if known else f"  {left}"

    def sheet(self) -> list[list[Part]]:
        """When the game is over: how each score came about."""
        if self.seen["phase"] != "over":
            return []
        say = self.words.say
        lines = [[], [(say("rufus-score"), Style(bold=True))]]
        for seat, score in enumerate(self.seen["scores"]):
            told = [f"{say(f'rufus-score.{part}')}: {sum_}" for part, sum_ in self.sums(seat)]
            points = say("rufus-points", points=score)
            title = f"  {self.signs.seats[seat]} {self.words.name(seat)}, {points}"
            lines.append([(title, self.style(seat))])
            lines += [[(line, PLAIN)] for line in wrapped("; ".join(told))]
        return lines

    def sums(self, seat: int) -> Iterator[tuple[str, str]]:
        """What was counted for a seat, and from which cards."""
        seen, counted = self.seen, self.seen["counted"][seat]
        yield "won", self.added(seen["won"][seat], counted["won"])
        if seat in seen["out"] and self.words.game.options["out_hand_counts"] == "off":
            yield "hand", self.words.say("rufus-score-out")
            return
        yield "hand", self.added(valued(seen["hands"][seat].split()), counted["hand"])
        if self.words.game.options["hard_count"] == "on":
            laid = [card["value"] for card in seen["trail"] if card["seat"] == seat]
            yield "laid", self.added(valued(laid), counted["laid"])

    def added(self, numbers: Sequence[int], total: int) -> str:
        """`1 + 7 - 4 = 4`."""
        if len(numbers) < 2:
            return str(total) if numbers else self.words.say("rufus-score-none")
        first, *others = numbers
        signed = [f" {'-' if number < 0 else '+'} {abs(number)}" for number in others]
        return self.words.say("rufus-score-sum", cards=f"{first}{''.join(signed)}", sum=total)


def spaced(numbers: Sequence[object]) -> str:
    return " ".join(map(str, numbers))


def valued(cards: Iterable[str | int]) -> list[int]:
    """What trail cards count at the end: odd ones for their owner, even ones against."""
    values = map(int, cards)
    return [value if value % 2 else -value for value in values]


def wrapped(text: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent=" " * 6, subsequent_indent=" " * 6)


def cell_of(stack: Sequence[Sequence[Part]]) -> list[Part]:
    """What stands on a field, as wide as a field; nothing if the stack is not so deep."""
    parts = stack[0] if stack else []
    return [*parts, (" " * (CELL - len(parts)), PLAIN)]


def line_of(parts: Sequence[Part]) -> Text:
    line = Text()
    for text, style in parts:
        line.append(text, style)
    line.rstrip()
    return line
