"""Actions and chance outcomes of Rufus as numbers and in writing. Only this file knows how.

Read a number in decimal digits, KAABB: what it is and two numbers of two digits. 10300 is fox 3,
20512 is lay 5 @12, 34855 is stone 48>55; with 40001 seat 1 begins, 50700 puts the prize 7 on the
stack.
"""

import re

from spielwerk.core.notation import canonical, remembered
from spielwerk.games.rufus.board import MOST_FIELDS, MOST_SEATS
from spielwerk.games.rufus.cards import PRIZE_CARDS, TRAIL_CARDS

FOX, LAYING, STONE, BEGINNING, PRIZE = range(1, 6)
MAX_ACTIONS = 704
"""More than any seat can have: 8 cards beside 79 fields, the fox 7 ways, two stones 7 ways."""
MAX_OUTCOMES = 16

NUMBER = r"(0|[1-9]\d?)"
WRITTEN = {
    FOX: re.compile(rf"fox {NUMBER}", re.ASCII),
    LAYING: re.compile(rf"lay {NUMBER} @{NUMBER}", re.ASCII),
    STONE: re.compile(rf"stone {NUMBER}>{NUMBER}", re.ASCII),
    BEGINNING: re.compile(rf"first {NUMBER}", re.ASCII),
    PRIZE: re.compile(rf"prize {NUMBER}", re.ASCII),
}


def encode(what: int, first: int, second: int) -> int:
    return (what * 100 + first) * 100 + second


def what_of(action: int) -> int:
    """FOX, LAYING, STONE, BEGINNING or PRIZE."""
    return action // 10_000


def first_of(action: int) -> int:
    """The fox's fields, the trail card, the stone's field, or the prize."""
    return action // 100 % 100


def second_of(action: int) -> int:
    """Where the card is laid, the field to which the stone's points lead, or the seat."""
    return action % 100


def fox(steps: int) -> int:
    return encode(FOX, steps, 0)


def laying(card: int, field: int) -> int:
    return encode(LAYING, card, field)


def stone(origin: int, target: int) -> int:
    return encode(STONE, origin, target)


def beginning(seat: int) -> int:
    return encode(BEGINNING, 0, seat)


def prize(value: int) -> int:
    return encode(PRIZE, value, 0)


@remembered
def text(action: int) -> str:
    """The canonical notation."""
    what, first, second = what_of(action), first_of(action), second_of(action)
    if what == LAYING:
        return f"lay {first} @{second}"
    if what == STONE:
        return f"stone {first}>{second}"
    if what == BEGINNING:
        return f"first {second}"
    return f"{'fox' if what == FOX else 'prize'} {first}"


def parse(written: str) -> int:
    """The action or outcome that is written so; ValueError if it is not canonical notation."""
    return canonical(written, parse_words, text)


def parse_words(written: str) -> int:
    for what, pattern in WRITTEN.items():
        if match := pattern.fullmatch(written):
            numbers = [int(number) for number in match.groups()]
            if not exists(what, numbers):
                raise KeyError(written)
            return encode(what, *([0, *numbers] if what == BEGINNING else [*numbers, 0])[:2])
    raise KeyError(written)


def exists(what: int, numbers: list[int]) -> bool:
    """Are there such cards, fields, seats?"""
    first, last = numbers[0], numbers[-1]
    if what == BEGINNING:
        return first < MOST_SEATS
    if what == PRIZE:
        return first in PRIZE_CARDS
    if what == LAYING:
        return first in TRAIL_CARDS and last < MOST_FIELDS
    return first < MOST_FIELDS and last < MOST_FIELDS
