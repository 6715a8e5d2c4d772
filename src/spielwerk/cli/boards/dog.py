"""The board of Dog in letters, readable without colour.

Four arms are a square of 17 rows and 68 columns. More of them lie one below the other, each with
its start in the middle and, below that, its lane.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from spielwerk.cli.boards.canvas import QUIET, Canvas
from spielwerk.core.documents import Document

if TYPE_CHECKING:
    from spielwerk.cli.terminal.dog import Words

SIDE = 16
"""A side of the square that the 64 fields of the track are laid along."""

CELL = 4
"""Columns of a field: two for its number, one for a man, one for the mark of a fresh man."""

HALF = SIDE // 2
ROWS = 4
"""Of each of more than four arms: its fields, lane and seat, kennel, and one that stays empty."""
PANELS = (
    (SIDE - 3, HALF * CELL - 1, True),
    (HALF + 1, SIDE * CELL - 1, True),
    (2, HALF * CELL + 5, False),
    (HALF - 2, CELL + 1, False),
)
"""Of each arm: the row and column where its lines begin, or end if the third is true."""


@dataclass(frozen=True)
class Signs:
    """A letter for the men of each seat, and one for its empty start and goal fields."""

    men: Sequence[str]
    empty: Sequence[str]
    track: str
    """For an empty field of the track."""


DRAWN = Signs("▲■★✚☾◉", "△□☆+(○", "·")
LETTERS = Signs("RBYGVS", "rbygvs", ".")
COLOURS = ("red", "bright_blue", "yellow", "green", "magenta", None)


class Square:
    """Four arms: the sides of a square, seat 0 below."""

    rows, columns = SIDE + 1, CELL * (SIDE + 1)
    middle = HALF - 1, HALF, HALF + 3

    def __init__(self, seats: int) -> None:
        self.step = 4 // seats

    def on_track(self, number: int) -> tuple[int, int]:
        """Row and column of a field: 0 is at the middle below; the numbers run anticlockwise."""
        side, along = divmod(number + HALF, SIDE)
        return ((SIDE, along), (SIDE - along, SIDE), (0, SIDE - along), (along, 0))[side % 4]

    def in_lane(self, seat: int, depth: int) -> tuple[int, int]:
        """Row and column of a field of a goal lane, which leads inwards from the start field."""
        below, left = SIDE - depth, depth
        return ((below, HALF), (HALF, below), (left, HALF), (HALF, left))[seat * self.step]

    def panel(self, seat: int) -> tuple[int, int, bool]:
        """Where the lines about a seat begin, or end if the third is true."""
        return PANELS[seat * self.step]


class Lines:
    """More arms: one below the other."""

    columns = CELL * (SIDE + 1)

    def __init__(self, arms: int, seats: int) -> None:
        self.arms, self.step = arms, arms // seats
        self.rows = ROWS * arms + 3
        self.middle = ROWS * arms, ROWS * arms + 1, ROWS * arms + 2

    def on_track(self, number: int) -> tuple[int, int]:
        """Row and column of a field; a start is in the middle of its arm."""
        arm, along = divmod(number + HALF, SIDE)
        return ROWS * (arm % self.arms), along

    def in_lane(self, seat: int, depth: int) -> tuple[int, int]:
        """Row and column of a field of a goal lane, from below the start field on."""
        return ROWS * self.step * seat + 1, HALF + depth - 1

    def panel(self, seat: int) -> tuple[int, int, bool]:
        """Where the lines about a seat begin."""
        return ROWS * self.step * seat + 1, 0, False


def layout(places: Mapping[str, Document], seats: int) -> Square | Lines:
    """How the board of a table lies on the screen."""
    arms = sum(place["kind"] != "goal" for place in places.values()) // SIDE
    return Square(seats) if arms == 4 else Lines(arms, seats)


def style_of(seat: int, *, bold: bool = True) -> Style:
    return Style(color=COLOURS[seat], bold=bold)


def men_by_field(observation: Document) -> dict[str, tuple[int, bool]]:
    """Owner and freshness of the man on each field that is taken."""
    return {
        man.rstrip("!"): (owner, man.endswith("!"))
        for owner, men in enumerate(observation["men"])
        for man in men
        if man != "K"
    }


def board(observation: Document, words: Words, signs: Signs) -> Text:
    """The board as a seat sees it."""
    seats = len(observation["men"])
    lies = layout(words.places, seats)
    canvas = Canvas(lies.rows, lies.columns)
    men = men_by_field(observation)
    for name, place in words.places.items():
        number, seat = int(place["number"]), int(place["seat"])
        lane = place["kind"] == "goal"
        at = lies.in_lane(seat, number) if lane else lies.on_track(number)
        draw_field(canvas, at, place, men.get(name), signs)
    for seat in range(seats):
        draw_seat(canvas, lies.panel(seat), seat, observation, words, signs)
    draw_middle(canvas, lies.middle, observation, words)
    return canvas.text()


def draw_field(
    canvas: Canvas,
    at: tuple[int, int],
    place: Document,
    man: tuple[int, bool] | None,
    signs: Signs,
) -> None:
    """A field: its number, and a man or, on start and goal fields, the sign of the seat."""
    number, seat = place["number"], place["seat"]
    plain, (row, column) = place["kind"] == "track", at
    style = QUIET if plain else style_of(seat, bold=False)
    canvas.write(row, column * CELL, f"{number:>2}", style)
    if man:
        owner, fresh = man
        canvas.write(row, column * CELL + 2, signs.men[owner], style_of(owner))
        canvas.write(row, column * CELL + 3, "!" if fresh else " ", style_of(owner))
    else:
        canvas.write(row, column * CELL + 2, signs.track if plain else signs.empty[seat], style)


def draw_seat(
    canvas: Canvas,
    panel: tuple[int, int, bool],
    seat: int,
    observation: Document,
    words: Words,
    signs: Signs,
) -> None:
    """Beside a seat's lane: who sits there, the cards it holds, and its kennel."""
    moving = observation["to_move"] == seat
    sign = signs.men[seat]
    cards = words.say("dog-cards-held", count=observation["hand_sizes"][seat])
    title = f"{'>' if moving else ' '} {sign} {words.name(seat)}, {cards}"
    waiting = " ".join(sign * observation["men"][seat].count("K"))
    lines = (title, f"  {words.say('cli-kennel', men=waiting or '-')}")
    row, column, ends_there = panel
    width = max(map(len, lines))
    for offset, line in enumerate(lines):
        begin = column - width if ends_there else column
        canvas.write(row + offset, begin, line, style_of(seat, bold=moving))


def draw_middle(canvas: Canvas, rows: Sequence[int], observation: Document, words: Words) -> None:
    """In the middle, or below all: the size of the round, the pile and the card played last."""
    last = observation["discard"].split()[-1:]
    lines = (
        words.say("dog-round", hand_size=observation["hand_size"]),
        words.say("cli-pile", count=observation["pile"]),
        words.say("cli-last-card", card=words.card(last[0])) if last else "",
    )
    for row, line in zip(rows, lines, strict=True):
        canvas.write(row, (SIDE + 1) * CELL // 2 - len(line) // 2 - 1, line, QUIET)
