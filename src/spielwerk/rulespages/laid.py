"""Cards below the board of a figure: what its seat has laid out, and then its hand."""

from collections.abc import Iterator

from spielwerk.core.documents import Document, Written

HIGH = 144
WIDE = 100
STEP = 80
"""So much of a card is seen below the next one."""
GAP = 60
NAMED = HIGH + 46
"""A line of cards with a name below it."""
LINE = NAMED + 30
TOP = 1056
"""Below the rim of the board."""
BOARD = 1000

Group = tuple[str, list[str]]
"""What a group of cards is called as a place, and its cards."""


class Laid:
    """Where the cards lie that a seat sees as its own.

    `L1` is the middle of the first of its melds, `cards1` and `cards2` are the corners of it all.
    """

    def __init__(self, observation: Document) -> None:
        melds = observation["melds"][observation["seat"]]
        self._lines = [*wrapped([(f"L{n}", [*cards]) for n, cards in enumerate(melds, 1)])]
        hand = observation["hand"].split()
        if hand:
            self._lines.append([("hand", hand)])

    @property
    def high(self) -> int:
        """What all lines take below the board."""
        return LINE * len(self._lines)

    def cards(self) -> list[Written]:
        """Each card with its upper left corner."""
        return [
            {"code": code, "at": [left + STEP * number, top]}
            for _, cards, left, top in self._groups()
            for number, code in enumerate(cards)
        ]

    def places(self) -> dict[str, list[float]]:
        """The middle of each group, and the corners."""
        groups = [*self._groups()]
        left = min(left for _, _, left, _ in groups)
        middles = {
            name: [left + width(cards) / 2, top + HIGH / 2] for name, cards, left, top in groups
        }
        corners = {"cards1": [left, TOP], "cards2": [BOARD - left, TOP + self.high - LINE + NAMED]}
        return middles | corners

    def _groups(self) -> Iterator[tuple[str, list[str], float, int]]:
        """Each group with its upper left corner; lines stand in the middle."""
        for number, line in enumerate(self._lines):
            left = (BOARD - sum(width(cards) + GAP for _, cards in line) + GAP) / 2
            for name, cards in line:
                yield name, cards, left, TOP + LINE * number
                left += width(cards) + GAP


def width(cards: list[str]) -> int:
    return WIDE + STEP * (len(cards) - 1)


def wrapped(groups: list[Group]) -> Iterator[list[Group]]:
    """As many groups in a line as are as wide as the board."""
    line: list[Group] = []
    for group in groups:
        if sum(width(cards) + GAP for _, cards in [*line, group]) - GAP > BOARD:
            yield line
            line = []
        line.append(group)
    if line:
        yield line
