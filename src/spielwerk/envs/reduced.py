"""Games so small that everything about them can be worked out.

Mini Rufus and mini Strategus are the real games, begun near the end: chance picks one of a few
position documents, nobody is told which, and after `max_plies` actions it is a draw. Importing
this registers them with OpenSpiel as `python_spielwerk_mini_rufus(max_plies=…)` and
`python_spielwerk_mini_strategus(max_plies=…)`.
"""

from collections.abc import Iterator, Mapping
from itertools import permutations, product
from typing import ClassVar, NamedTuple

import spielwerk
from spielwerk.core.documents import Document, Written
from spielwerk.envs import openspiel
from spielwerk.envs.openmatch import Table


class Reduced(NamedTuple):
    """A small game: of which game, under which options, how long, and how it can begin."""

    game: str
    options: Mapping[str, str | int]
    max_plies: int
    beginnings: list[Written]

    def table(self, max_plies: int) -> Table:
        """The small game, drawn after so many actions."""
        game = spielwerk.load(self.game, {**self.options, "max_plies": max_plies}, seats=2)
        heading = game.heading
        return Table(game, [heading | document for document in self.beginnings])


def mini_rufus() -> Iterator[Written]:
    """Two prizes are left, and the second one decides.

    Each seat has two trail cards on the path: which is the 8, that leads forward, and which the 3,
    that leads back? All others are set aside, so that nothing can be laid any more.
    """
    for order in product(permutations((8, 3)), repeat=2):
        yield {
            "to_move": 0,
            "fox": 18,
            "stones": [[7, 13], [9, 15]],
            "trail": [
                {"at": field, "seat": seat, "value": value}
                for seat, fields in enumerate(((16, 15), (11, 13)))
                for field, value in zip(fields, order[seat], strict=True)
            ],
            "picked": [
                {"seat": seat, "value": value} for seat in (0, 1) for value in (2, 4, 5, 6, 7, 9)
            ],
            "prizes": [1, 3],
            "won": [[7, 9, 13, 19], [5, 11, 15, 17]],
        }


def mini_strategus() -> Iterator[Written]:
    """Two armies face to face on a strip between a lake and the edge.

    Behind lie a trap and an apple, in front a grizzly and a fox: in which order?
    """
    behind, front = [*permutations("AT")], [*permutations("28")]
    for mine, my_front, theirs, their_front in product(behind, front, behind, front):
        yield {
            "phase": "play",
            "to_move": 0,
            "pieces": [
                dict(zip(("a4", "b4", "a5", "b5"), mine + my_front, strict=True)),
                dict(zip(("a7", "b7", "a6", "b6"), theirs + their_front, strict=True)),
            ],
        }


REDUCED = {
    "mini_rufus": Reduced("rufus", {"fields": 40, "first": "0"}, 5, [*mini_rufus()]),
    "mini_strategus": Reduced("strategus", {"lakes": "on", "first": "0"}, 10, [*mini_strategus()]),
}


class ReducedGame(openspiel.SpielGame):
    """A small game as OpenSpiel wants it."""

    small: ClassVar[Mapping[str, Reduced]] = REDUCED

    @classmethod
    def table_for(cls, params: Document) -> Table:
        """The small game that is asked for, a draw after `max_plies` actions."""
        return REDUCED[cls.name].table(params["max_plies"])


for name, reduced in REDUCED.items():
    openspiel.register(name, ReducedGame, {"max_plies": reduced.max_plies}, [2])
