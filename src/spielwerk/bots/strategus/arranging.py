"""How a bot arranges its cards: one of the ready-made set-ups, varied by lot."""

import random
from collections.abc import Mapping, Sequence

from spielwerk.bots.strategus.belief import USUAL
from spielwerk.games.strategus.board import SIDE, ZONE, name, zone_square
from spielwerk.games.strategus.cards import CODES, COUNT, KINDS, can_walk, kind_named
from spielwerk.games.strategus.moves import whole
from spielwerk.games.strategus.setups import SETUPS

SWAPS = 6


def arranged(
    seat: int, placed: Mapping[str, str], legal: Sequence[str], lot: random.Random
) -> str:
    """The whole set-up, or where some cards lie already the next one."""
    codes = chosen(seat, placed, lot)
    if not placed:
        return whole(codes)
    return next_card(seat, codes, legal)


def shuffled(lot: random.Random) -> str:
    """Any set-up, all equally likely."""
    codes = [CODES[kind] for kind in KINDS for _ in range(COUNT[kind])]
    lot.shuffle(codes)
    return whole("".join(codes))


def chosen(seat: int, placed: Mapping[str, str], lot: random.Random) -> str:
    """The forty codes in order, of a set-up that agrees best with what lies already."""
    candidates = [varied(setup, lot) for setup in SETUPS.values()]
    squares = [name(zone_square(seat, order)) for order in range(ZONE)]

    def agreeing(codes: str) -> int:
        return sum(placed.get(at) == code for at, code in zip(squares, codes, strict=True))

    best = max(agreeing(codes) for codes in candidates)
    return lot.choice([codes for codes in candidates if agreeing(codes) == best])


def varied(setup: str, lot: random.Random) -> str:
    """A set-up, perhaps mirrored, in which some neighbouring animals have changed places."""
    rows = [list(row) for row in setup.split()]
    if lot.random() < 0.5:
        rows = [row[::-1] for row in rows]
    for _ in range(SWAPS):
        row, file = lot.choice(rows), lot.randrange(SIDE - 1)
        if all(can_walk(kind_named(code)) for code in row[file : file + 2]):
            row[file], row[file + 1] = row[file + 1], row[file]
    return "".join("".join(row) for row in rows)


def next_card(seat: int, codes: str, legal: Sequence[str]) -> str:
    """The card that the set-up wants on the next square, or one that is usual in that row."""
    squares = [name(zone_square(seat, order)) for order in range(ZONE)]
    order = squares.index(legal[0].split()[2])
    wanted = f"place {codes[order]} {squares[order]}"
    if wanted in legal:
        return wanted
    usual = USUAL[order // SIDE]
    return max(legal, key=lambda text: usual[kind_named(text.split()[1])])
