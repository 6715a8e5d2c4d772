"""The figures of all pages as the client's boards draw them.

Positions are looked at by their game, and places named on them become points of its board. What
comes of it is `web/src/rulespages/figures.json`, which the client's build draws; it is written by
`python -m spielwerk.rulespages.drawing` after every change of a figure.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import spielwerk
from spielwerk.core.documents import Document, Written
from spielwerk.rulespages.contents import Figure, contents_of, games
from spielwerk.rulespages.laid import Laid

FILE = Path(__file__).parents[3] / "web/src/rulespages/figures.json"
ROW = re.compile(r"(\D*)(\d+)\.\.\1(\d+)")
WHOLE = [-22, -22, 1044, 1044]
"""A board with its rim."""

Point = list[float]


def main() -> None:
    """Write all figures."""
    FILE.write_text(written())


def written() -> str:
    """All figures as the client's build reads them, a line for each."""
    drawn = {game: figures(game) for game in games()}
    lines = json.dumps(drawn, ensure_ascii=False, separators=(",", ":"))
    return lines.replace('"},"', '"},\n"').replace('}},"', '}},\n"') + "\n"


def figures(name: str) -> Written:
    """The figures of a game, and the boards that they stand on."""
    boards: dict[str, Written] = {}
    drawn = {one: figure(name, spec, boards) for one, spec in contents_of(name).figures.items()}
    return {"boards": boards, "figures": drawn}


def figure(name: str, spec: Figure, boards: dict[str, Written]) -> Written:
    """A position as a seat sees it, and what is shown on it."""
    match = spielwerk.load(name).match_from(spec.position, seed=1)
    game, board = match.game, match.game.geometry()
    key = next((one for one, known in boards.items() if known == board), str(len(boards)))
    boards[key] = board
    observation = match.observation(spec.seat)
    laid = Laid(observation) if spec.laid else None
    places = Places(board, laid)
    return {
        "board": key,
        "seat": spec.seat,
        "names": [""] * game.seats,
        "teams": game.teams(),
        "options": dict(game.options),
        "observation": observation,
        "crop": places.around(spec.crop, spec.margin),
        "rings": [places.at(place) for ring in spec.rings for place in places.row(ring)],
        "steps": [step for steps in spec.steps for step in places.counted(steps)],
        "ways": [places.way(way) for way in spec.ways],
        "labels": [places.label(*label) for label in spec.labels],
        "cards": laid.cards() if laid else [],
    }


class Places:
    """Where the fields of a board are, by name; beside it `K0.1` is the first place of seat 0."""

    def __init__(self, board: Document, laid: Laid | None = None) -> None:
        self._at: dict[str, Point] = {cell["name"]: cell["at"] for cell in board["cells"]}
        self.fields = [*self._at]
        self._at |= {
            f"K{seat}.{number}": at
            for seat, spots in enumerate(board["kennel"])
            for number, at in enumerate(spots, 1)
        }
        self._at |= board.get("places", {})
        self._whole = [*WHOLE]
        if laid is not None:
            self._at |= laid.places()
            self._whole[3] += laid.high
        self._at |= {
            f"{cell['name']}+": cell["beside"] for cell in board["cells"] if "beside" in cell
        }

    def at(self, place: str) -> Point:
        """The middle of a field."""
        return [round(x, 1) for x in self._at[place]]

    def row(self, row: str) -> Iterator[str]:
        """The fields that `T7..T13` names, round the end of the ring; one field as it is."""
        found = ROW.fullmatch(row)
        if found is None:
            yield row
            return
        prefix, number, last = found[1], int(found[2]), int(found[3])
        while number != last:
            yield f"{prefix}{number}"
            number = number + 1 if f"{prefix}{number + 1}" in self._at else 0
        yield f"{prefix}{last}"

    def counted(self, steps: str) -> list[Written]:
        """A number on each field; `T7=a` writes something else there."""
        if "=" in steps:
            place, _, text = steps.partition("=")
            return [{"at": self.at(place), "text": text}]
        fields = [field for part in steps.split() for field in self.row(part)]
        return [{"at": self.at(one), "text": str(n)} for n, one in enumerate(fields, 1)]

    def way(self, way: str) -> list[Point]:
        """Straight from field to field, or along a row."""
        return [self.at(place) for part in way.split(">") for place in self.row(part)]

    def label(self, text: str, place: str, right: int, below: int) -> Written:
        x, y = self.at(place)
        return {"at": [round(x + right, 1), round(y + below, 1)], "text": f"⟦{text}⟧"}

    def around(self, fields: list[str], margin: int) -> list[float]:
        """The part of the board that shows these fields."""
        points = [self.at(place) for field in fields for place in self.row(field)]
        if not points:
            return [*self._whole]
        left, top = (min(axis) - margin for axis in zip(*points, strict=True))
        right, below = (max(axis) + margin for axis in zip(*points, strict=True))
        return [round(one, 1) for one in (left, top, right - left, below - top)]


if __name__ == "__main__":
    main()
