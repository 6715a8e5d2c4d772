"""What the things of Streifzug durch are called in the terminal: parties, fields, cards, melds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from spielwerk.cli.terminal.streifzug_worth import kind_of, points_of
from spielwerk.cli.terminal.voice import Said, Voice
from spielwerk.core.documents import Written

if TYPE_CHECKING:
    from spielwerk import Game
    from spielwerk.text import Texts

QUADRANTS = {"o": 12, "m": 6}
"""Fields in a quadrant of the rings that have stacks."""
PLACES = {"S": "start", "Z": "goal"}
"""Places that every party has for itself."""


class Names(Voice):
    """Names in one language for the reader in one seat (None: a spectator)."""

    def __init__(self, texts: Texts, game: Game, reader: int | None) -> None:
        super().__init__(texts, game, reader)
        geometry = game.geometry()
        self.cells: dict[str, Written] = {cell["name"]: cell for cell in geometry["cells"]}
        self.quadrants: list[int] = [seat["angle"] // 90 for seat in geometry["seats"]]

    # Parties and fields

    def name(self, seat: int) -> str:
        return self.say(f"streifzug-seat-{self.quadrants[seat]}")

    def names(self, seats: Iterable[int]) -> str:
        return ", ".join(map(self.name, seats))

    def place(self, name: str, seat: int, form: str = "") -> str:
        """Where a figure of `seat` stands, in words."""
        if name in PLACES:
            return self.spot(PLACES[name], seat, form, 0)
        cell = self.cells[name]
        kind = cell["kind"]
        if kind in {"entry", "follow", "opening"} and "seat" not in cell:
            kind = "closed"
        number = 0 if kind == "bell" else int(name[1:])
        return self.spot(kind, cell.get("seat", seat), form, number)

    def spot(self, kind: str, seat: int, form: str, number: int) -> str:
        place, colour = "streifzug-place", f"streifzug-colour-{self.quadrants[seat]}"
        said: Said = {"kind": kind, "colour": self.say(f"{colour}{form}"), "number": number}
        return self.say(f"{place}{form}", **said)

    # Cards and melds

    def card(self, code: str, form: str = "") -> str:
        card, colour = "streifzug-card", "red" if code[0] == "R" else "blue"
        return self.say(f"{card}{form}", colour=colour, face=code[1])

    def cards(self, codes: Iterable[str]) -> str:
        return ", ".join(map(self.card, codes))

    def meld(self, codes: Sequence[str], form: str = "") -> str:
        """What cards that lie together are called."""
        return self.say(f"streifzug-meld{form}", meld=kind_of(codes))

    def points_of(self, codes: Sequence[str]) -> int:
        """What cards that lie together are worth at this table."""
        return points_of(codes, most=self.game.options["joker_penalty"] == "max")

    def laid_points(self, melds: Iterable[Sequence[str]]) -> int:
        return sum(map(self.points_of, melds))


def stack_beside(name: str) -> int:
    """The stack of a catch field: in each quadrant the middle ring's, then the outer ring's."""
    return 2 * (int(name[1:]) // QUADRANTS[name[0]]) + (name[0] == "o")
