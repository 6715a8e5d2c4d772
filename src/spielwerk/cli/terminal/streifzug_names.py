"""What the things of Streifzug durch are called in the terminal: parties, fields, cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from spielwerk.cli.terminal.voice import Observation, Said, Voice
from spielwerk.core.documents import Written

if TYPE_CHECKING:
    from spielwerk import Game
    from spielwerk.text import Texts

PLACES = {"S": "start", "Z": "goal"}
"""Places that every party has for itself."""

RINGS = {"o": "outer", "m": "middle", "i": "inner", "b": "inner"}
"""The ring of a field, by its first letter; the bell belongs to the inner circle."""


class Names(Voice):
    """Names in one language for the reader in one seat (None: a spectator)."""

    def __init__(self, texts: Texts, game: Game, reader: int | None) -> None:
        super().__init__(texts, game, reader)
        geometry = game.geometry()
        self.cells: dict[str, Written] = {cell["name"]: cell for cell in geometry["cells"]}
        self.quadrants: list[int] = [seat["angle"] // 90 for seat in geometry["seats"]]

    # Parties and fields

    def name(self, seat: int, form: str = "") -> str:
        return self.seat_name(f"streifzug-seat-{self.quadrants[seat]}", form)

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
        return self.spot(kind, cell.get("seat", seat), form, number, RINGS.get(name[0], ""))

    def spot(self, kind: str, seat: int, form: str, number: int, ring: str = "") -> str:
        place, colour = "streifzug-place", f"streifzug-colour-{self.quadrants[seat]}"
        said: Said = {"kind": kind, "number": number, "ring": ring}
        return self.say(f"{place}{form}", colour=self.say(f"{colour}{form}"), **said)

    # Cards

    def card(self, code: str, form: str = "") -> str:
        return self.say(f"streifzug-card-{code}{form}")

    def cards(self, codes: Iterable[str]) -> str:
        return ", ".join(map(self.card, codes))

    def melds_of(self, seen: Observation, seat: int) -> Iterator[tuple[list[str], str, int]]:
        """What lies before a party: the cards, what they are and what they are worth."""
        for meld, worth in zip(seen["melds"][seat], seen["worths"][seat], strict=True):
            yield meld, worth["meld_kind"], worth["points"]
