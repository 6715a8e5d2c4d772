"""Actions and chance outcomes of Strategus as numbers and in writing. Only this file knows how.

Read a number in decimal digits, KFFFTTT: what it is, from, to; squares by their numbers (`board`).
29041 is e2-e3 and 1029041 is e2xe3; 2009013 places a hare (kind 9) on a1, 2000013 leaves a1 empty;
with 3000001 seat 1 begins.
"""

import re

from spielwerk.core.notation import canonical, remembered
from spielwerk.core.options import Values
from spielwerk.games.strategus.board import SEATS, SIDE, name, square_named, zone_square
from spielwerk.games.strategus.cards import CODES, NOTHING, SIZES, laid_named
from spielwerk.games.strategus.options import ARMY

WALKING, ATTACKING, PLACING, BEGINNING = range(4)
MAX_ACTIONS = 256
"""More than any seat can have: 8 hares with 18 each and 25 other animals with 4 are 244."""
MAX_OUTCOMES = 2

WHOLE = re.compile(rf"setup ([{CODES}]{{10}}(?: [{CODES}]{{10}}){{3}})", re.ASCII)
MOVE = re.compile(r"([a-j]\d+)([-x])([a-j]\d+)", re.ASCII)


def encode(what: int, origin: int, target: int) -> int:
    return (what * 1000 + origin) * 1000 + target


def what_of(action: int) -> int:
    """WALKING, ATTACKING, PLACING or BEGINNING."""
    return action // 1_000_000


def origin_of(action: int) -> int:
    return action // 1000 % 1000


def target_of(action: int) -> int:
    return action % 1000


def walking(origin: int, target: int) -> int:
    return encode(WALKING, origin, target)


def attacking(origin: int, target: int) -> int:
    return encode(ATTACKING, origin, target)


def placing(kind: int, target: int) -> int:
    return encode(PLACING, kind, target)


def kind_placed(action: int) -> int:
    """The kind that is laid down; NOTHING where the square is left empty."""
    return origin_of(action)


def beginning(seat: int) -> int:
    return encode(BEGINNING, 0, seat)


@remembered
def text(action: int) -> str:
    """The canonical notation."""
    what, origin, target = what_of(action), origin_of(action), target_of(action)
    if what == PLACING:
        return f"place {CODES[origin]} {name(target)}"
    if what == BEGINNING:
        return f"first {target}"
    return f"{name(origin)}{'x' if what == ATTACKING else '-'}{name(target)}"


def parse(written: str) -> int:
    """The action or outcome that is written so; ValueError if it is not canonical notation."""
    return canonical(written, parse_words, text)


def parse_words(written: str) -> int:
    words = written.split(" ")
    if words[0] == "place" and len(words) == 3:
        return placing(laid_named(words[1]), square_named(words[2]))
    if words[0] == "first" and words[1:] in ([str(seat)] for seat in range(SEATS)):
        return beginning(int(words[1]))
    move = MOVE.fullmatch(written)
    if move is None:
        raise KeyError(written)
    what = ATTACKING if move[2] == "x" else WALKING
    return encode(what, square_named(move[1]), square_named(move[3]))


def whole(codes: str) -> str:
    """§S4: a whole set-up in writing, from its forty codes in order, `-` for an empty square."""
    rows = (codes[at : at + SIDE] for at in range(0, len(codes), SIDE))
    return " ".join(("setup", *rows))


def spelled_out(options: Values, seat: int, written: str) -> list[str]:
    """§S4, S5: the placements of a whole `setup …`; any other text stands for itself.

    The last is that of the last card, if there are as many as the army has.
    """
    matched = WHOLE.fullmatch(str(written))
    if matched is None:
        return [written]
    codes = matched[1].replace(" ", "")
    empty = CODES[NOTHING]
    if len(codes) - codes.count(empty) == SIZES[ARMY.code(options["army"])]:
        codes = codes.rstrip(empty)
    return [text(placing(laid_named(c), zone_square(seat, n))) for n, c in enumerate(codes)]
