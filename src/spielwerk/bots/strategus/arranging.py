"""How a bot arranges its cards: a ready-made set-up, varied by lot, or one of its own."""

import random
from collections.abc import Mapping, Sequence

from spielwerk.bots.strategus.laying import fill_places
from spielwerk.bots.strategus.priors import PRIOR_COUNTS
from spielwerk.bots.strategus.table import State
from spielwerk.games.strategus.board import SEATS, SIDE, ZONE, name, zone_square
from spielwerk.games.strategus.cards import (
    CODES,
    COUNTS,
    KINDS,
    MOUSE,
    NOTHING,
    can_walk,
    laid_named,
)
from spielwerk.games.strategus.moves import whole
from spielwerk.games.strategus.options import ARMY
from spielwerk.games.strategus.placing import is_ready, place, set_up
from spielwerk.games.strategus.setups import ARMIES
from spielwerk.games.strategus.state import kind_of

SWAPS = 6
WALLED = 0.93
"""How often every neighbour of the apple is a trap: never quite always, or traps would tell."""
CAREFUL = 0.8
"""How often an apple that an animal could come to is laid anew: others win four of ten with it."""


def arranged(
    seat: int,
    placed: Mapping[str, str],
    legal: Sequence[str],
    lot: random.Random,
    army: str = "full",
) -> str:
    """The whole set-up, or where some cards lie already the next one."""
    codes = chosen(seat, placed, lot, army)
    if not placed:
        return whole(codes)
    return next_card(seat, codes, legal)


def invented(
    seat: int,
    placed: Mapping[str, str],
    legal: Sequence[str],
    lot: random.Random,
    army: str = "full",
) -> str:
    """A whole set-up that nobody has seen before, or where some cards lie already the next one."""
    if placed:
        return next_card(seat, chosen(seat, placed, lot, army), legal)
    codes = laid(lot, army)
    while not is_sound(codes) or (lot.random() < CAREFUL and not is_walled(codes)):
        codes = laid(lot, army)
    return whole(codes)


def walled(
    seat: int,
    placed: Mapping[str, str],
    legal: Sequence[str],
    lot: random.Random,
    army: str = "full",
) -> str:
    """A whole set-up whose apple is walled in, as a rule, and whose rows have their order."""
    if placed:
        return next_card(seat, chosen(seat, placed, lot, army), legal)
    open_to_all = lot.random() > WALLED
    codes = laid(lot, army)
    while not is_sound(codes) or not (is_orderly(codes) and (open_to_all or is_walled(codes))):
        codes = laid(lot, army)
    return whole(codes)


def is_orderly(codes: str) -> bool:
    """Scouts are in front and strength is not at the back; no trap stops the own army."""
    back, front = codes[:SIDE], codes[-SIDE:]
    return (
        "A" in back
        and not set("123") & set(back)
        and front.count("T") <= 1
        and front.count("9") >= 2
        and front.count("8") <= 1
        and "M" not in front
    )


def laid(lot: random.Random, army: str = "full") -> str:
    """Forty codes, drawn card by card as `laying` says."""
    s, places, weights = State(), [0] * ZONE, [0] * ZONE
    s.army = ARMY.code(army)
    set_up(s, SEATS)
    while not is_ready(s, 0):
        count = fill_places(s, 0, places, weights)
        place(s, 0, lot.choices(places[:count], weights[:count])[0])
    return "".join(CODES[kind_of(s.board[zone_square(0, order)])] for order in range(ZONE))


def is_walled(codes: str) -> bool:
    """Is the apple among traps alone, or among all that there are?"""
    traps = [codes[order] == "T" for order in beside(codes.index("A"))]
    return sum(traps) == min(len(traps), codes.count("T"))


def beside(order: int) -> list[int]:
    """The places beside one of a set-up (§S4)."""
    places = [order + SIDE, order - SIDE]
    places += [order + 1] * (order % SIDE < SIDE - 1) + [order - 1] * (order % SIDE > 0)
    return [place for place in places if 0 <= place < ZONE]


def is_sound(codes: str) -> bool:
    """Can the army come out, and no hare run into the apple at once?"""
    return is_shielded(codes) and lets_out(codes)


def is_shielded(codes: str) -> bool:
    """Does a card stand somewhere before the apple? With a small army there may be none."""
    before = codes[codes.index("A") + SIDE :: SIDE]
    return any(code != CODES[NOTHING] for code in before)


def lets_out(codes: str) -> bool:
    """Can every animal come out, past traps and apple, once those before it have?"""
    animals = {order for order in range(ZONE) if can_walk(laid_named(codes[order]))}
    waiting = [order for order in animals if order >= ZONE - SIDE]
    out = set(waiting)
    while waiting:
        order = waiting.pop()
        new = [at for at in beside(order) if at in animals - out]
        out.update(new)
        waiting += new
    return out == animals


def shuffled(lot: random.Random, army: str = "full") -> str:
    """Any set-up, all equally likely."""
    counts = COUNTS[ARMY.code(army)]
    codes = [CODES[kind] for kind in KINDS for _ in range(counts[kind])]
    codes += CODES[NOTHING] * (ZONE - len(codes))
    lot.shuffle(codes)
    return whole("".join(codes))


def chosen(seat: int, placed: Mapping[str, str], lot: random.Random, army: str) -> str:
    """The forty codes in order, of a set-up that agrees best with what lies already."""
    candidates = [varied(setup, lot) for setup in ARMIES[army].values()]
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
        if all(NOTHING < laid_named(code) <= MOUSE for code in row[file : file + 2]):
            row[file], row[file + 1] = row[file + 1], row[file]
    return "".join("".join(row) for row in rows)


def next_card(seat: int, codes: str, legal: Sequence[str]) -> str:
    """The card that the set-up wants on the next square, or one that is usual in that row."""
    squares = [name(zone_square(seat, order)) for order in range(ZONE)]
    order = squares.index(legal[0].split()[2])
    wanted = f"place {codes[order]} {squares[order]}"
    if wanted in legal:
        return wanted
    counts = PRIOR_COUNTS[order // SIDE]
    return max(legal, key=lambda text: counts[laid_named(text.split()[1])])
