"""Pictures of what an observer sees: `svg` for people, `text` for terminals and logs.

Where a field is, the game's geometry knows; what lies there, the observation tells. Nothing that
the observation does not tell is in a picture.
"""

import math
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import spielwerk
from spielwerk.core.documents import Document
from spielwerk.envs.signs import drawn

Point = tuple[float, float]

SEAT_COLOURS = ("#c8553d", "#3d6fa8", "#d9a441", "#5c8a4a", "#8a5a9c", "#4a9a94")
BOARD, FIELD, EDGE, INK, CARD, BACK = (
    "#efe0c2", "#fbf5e6", "#b89b6a", "#4a3b28", "#fffdf6", "#a08a68",
)  # fmt: skip
KINDS = {
    "lake": "#b7d4dc", "fox": "#f0c79a", "catch": "#e9d3a2", "bell": "#f0c052",
    "opening": "#d8c9a6",
}  # fmt: skip
"""What fields of some kinds are filled with; a field with a seat has a ring in its colour."""
STRIP = 120
"""Height of the strip below the board, for cards in hand."""


class Piece(NamedTuple):
    """Something that lies somewhere: whose (None: nobody's), and the sign on it."""

    at: Point
    seat: int | None
    sign: str = ""
    size: float | None = None  # half the width of a card; None: a stone


def svg(observation: Document) -> str:
    """A picture of an observation (`Match.observation`), a seat's or a spectator's."""
    game = spielwerk.load(observation["game"]).for_document(observation)
    geometry = game.geometry()
    width, height = geometry["size"]
    body = "".join(
        [
            f'<rect width="{width}" height="{height + STRIP}" fill="{BOARD}"/>',
            *lines(geometry),
            *cells(geometry, observation),
            *map(drawn_piece, PIECES[game.name](observation, geometry)),
            *strip(observation, height),
        ]
    )
    size = f'viewBox="0 0 {width} {height + STRIP}" width="{width}" height="{height + STRIP}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>'


def text(observation: Document) -> str:
    """An observation in a few lines, a line for each thing that is seen."""
    return "\n".join(f"{key:12} {in_words(value)}".rstrip() for key, value in observation.items())


def in_words(value: object) -> str:
    """`[["T0", "K"], []]` is `T0 K | -`."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key}={in_words(part)}" for key, part in value.items()) or "-"
    if isinstance(value, list):
        nested = any(isinstance(part, (list, Mapping)) for part in value)
        return (" | " if nested else " ").join(map(in_words, value)) or "-"
    return "-" if value in (None, "") else str(value)


def lines(geometry: Document) -> Iterator[str]:
    """The ways between fields, where the geometry names them."""
    spots = spots_of(geometry)
    for one, two in geometry.get("lines", []):
        (x, y), (right, down) = spots[one], spots[two]
        yield f'<path d="M{x} {y}L{right} {down}" stroke="{EDGE}" stroke-width="5"/>'


def spots_of(geometry: Document) -> dict[str, Point]:
    """Where the middle of each field is, by the field's name."""
    return {cell["name"]: tuple(cell["at"]) for cell in geometry["cells"]}


def cells(geometry: Document, observation: Document) -> Iterator[str]:
    """All fields; squares where the board is a grid."""
    dry = observation.get("options", {}).get("lakes", "off") == "off"
    size = radius(geometry)
    for cell in geometry["cells"]:
        kind = "square" if cell["kind"] == "lake" and dry else cell["kind"]
        fill = KINDS.get(kind, FIELD)
        owned = "seat" in cell and geometry["game"] != "strategus"
        edge = SEAT_COLOURS[cell["seat"]] if owned else EDGE
        yield shape(tuple(cell["at"]), size, fill, edge, geometry["game"] == "strategus")


def radius(geometry: Document) -> float:
    """Half the size of a field: what fits between the two that are nearest to each other."""
    spots = [*spots_of(geometry).values()]
    near = min(math.dist(a, b) for a in spots for b in spots if a != b)
    return min(44.0, 0.46 * near)


def shape(at: Point, size: float, fill: str, edge: str, square: bool) -> str:
    """A field or a piece; `size` is half its width."""
    style = f'fill="{fill}" stroke="{edge}" stroke-width="{max(2.0, size / 8):.1f}"'
    if square:
        x, y = at[0] - size, at[1] - size
        return (
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{2 * size:.1f}" height="{2 * size:.1f}"'
            f' rx="{size / 6:.1f}" {style}/>'
        )
    return f'<circle cx="{at[0]}" cy="{at[1]}" r="{size:.1f}" {style}/>'


def drawn_piece(piece: Piece) -> str:
    """A card with its sign, or a stone."""
    colour = BACK if piece.seat is None else SEAT_COLOURS[piece.seat]
    if piece.size is None:
        body = shape(piece.at, 16, colour, INK, square=False)
        return body + drawn(piece.sign, piece.at, 15, CARD)
    body = shape(piece.at, piece.size, CARD, colour, square=True)
    return body + drawn(
        piece.sign, piece.at, piece.size * 0.9, INK if piece.seat is None else colour
    )


def strip(observation: Document, top: float) -> Iterator[str]:
    """Who looks, the cards in its hand, and at the right whose turn it is."""
    seat, to_move = observation["seat"], observation["to_move"]
    middle = top + STRIP / 2
    if seat is not None:
        yield shape((50, middle), 26, SEAT_COLOURS[seat], INK, square=False)
    hand = [Piece((0, middle), None, code, 25) for code in observation.get("hand", "").split()]
    yield from map(drawn_piece, in_a_row(hand, 120, 56))
    if to_move is not None:
        yield shape((950, middle), 26, SEAT_COLOURS[to_move], INK, square=False)
        yield f'<path d="M898 {middle}l-24 -18v36z" fill="{INK}"/>'


def in_a_row(pieces: Iterable[Piece], left: float, pitch: float) -> Iterator[Piece]:
    """The same pieces side by side."""
    for number, piece in enumerate(pieces):
        yield piece._replace(at=(left + pitch * number, piece.at[1]))


def spread(pieces: Iterable[Piece]) -> Iterator[Piece]:
    """The same pieces; those that stand on one spot a little apart."""
    there = dict[Point, list[Piece]]()
    for piece in pieces:
        there.setdefault(piece.at, []).append(piece)
    for at, together in there.items():
        yield from in_a_row(together, at[0] - 8 * (len(together) - 1), 16)


# The games


def men(seen: Document, geometry: Document, key: str) -> Iterator[Piece]:
    """Everybody's men, laddies or figures: on fields, or at home in the order of the list."""
    spots = spots_of(geometry)
    for seat, names in enumerate(seen[key]):
        home = iter(geometry["kennel"][seat])
        for name in names:
            at = spots[name] if name in spots else next(home)
            yield Piece(tuple(at), seat)


def dog(seen: Document, geometry: Document) -> Iterator[Piece]:
    """The men on the board and in the kennels, and the card that was played last."""
    yield from spread(men(seen, geometry, "men"))
    yield from top_card(seen["discard"])


def stramash(seen: Document, geometry: Document) -> Iterator[Piece]:
    """The laddies on the board and beside it, and the card that was played last."""
    yield from spread(men(seen, geometry, "laddies"))
    yield from top_card(seen["discard"])


def top_card(discard: str) -> Iterator[Piece]:
    """The card that was played last lies in the middle."""
    for code in discard.split()[-1:]:
        yield Piece((500, 500), None, code, 30)


def rufus(seen: Document, geometry: Document) -> Iterator[Piece]:
    """Trail cards beside the path, stones and the fox on it, the next prize in the clearing."""
    fields = geometry["cells"]
    for laid in seen["trail"]:
        yield Piece(tuple(fields[laid["at"]]["beside"]), laid["seat"], str(laid["value"]), 17)
    stones = [
        Piece(tuple(fields[field]["at"]), seat)
        for seat, both in enumerate(seen["stones"])
        for field in both
    ]
    yield from spread([*stones, Piece(tuple(fields[seen["fox"]]["at"]), None)])
    for prize in seen["prizes"][:1]:
        yield Piece(tuple(geometry["places"]["prizes"]), None, str(prize), 34)


def strategus(seen: Document, geometry: Document) -> Iterator[Piece]:
    """Both armies, face down where the observer does not know them."""
    spots = spots_of(geometry)
    for seat, army in enumerate(seen["pieces"]):
        for square, code in army.items():
            yield Piece(spots[square], seat, code, 36)


def streifzug(seen: Document, geometry: Document) -> Iterator[Piece]:
    """The figures, the cards on top of the stacks, the dice in the strip."""
    catches = [cell for cell in geometry["cells"] if cell["kind"] == "catch"]
    for cell, code in zip(catches, seen["tops"], strict=True):
        if code:
            yield Piece(tuple(cell["beside"]), None, code, 26)
    yield from spread(men(seen, geometry, "figures"))
    dice = [Piece((0, 40), None, str(die), 22) for die in seen.get("dice") or []]
    yield from in_a_row(dice, 40, 56)


PIECES = {
    "dog": dog, "stramash": stramash, "rufus": rufus, "strategus": strategus,
    "streifzug": streifzug,
}  # fmt: skip
"""What lies where, for each game, bottom first."""
