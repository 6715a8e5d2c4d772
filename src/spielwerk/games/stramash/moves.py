"""Actions and chance outcomes of Stramash as numbers and in writing. Only this file knows how.

Read a number in decimal digits, CCFFFTTT: card, from, to. 7005012 is a 7 from T5 to T12.
"""

import re

from spielwerk.core.notation import canonical, remembered
from spielwerk.games.stramash.board import DOCK, MOST_SEATS, field_named, name
from spielwerk.games.stramash.cards import ACE, CODES, FECHTER, JACK, KING, NO_CARD, card_named

DISCARDING, BEGINNING, DRAWING = 900, 901, 902
MAX_ACTIONS = 512
MAX_OUTCOMES = 16
MOVE = re.compile(r"(\S+) (\S+)>(\S+)")


def encode(card: int, origin: int, target: int) -> int:
    return (card * 1000 + origin) * 1000 + target


def card_of(action: int) -> int:
    """The card that is played, discarded or drawn."""
    return action // 1_000_000


def origin_of(action: int) -> int:
    return action // 1000 % 1000


def target_of(action: int) -> int:
    return action % 1000


def coming_out(card: int) -> int:
    return encode(card, DOCK, DOCK)


def is_coming_out(action: int) -> bool:
    return origin_of(action) == target_of(action) == DOCK


def discarding(card: int) -> int:
    return encode(card, DISCARDING, DISCARDING)


def beginning(seat: int) -> int:
    return encode(NO_CARD, BEGINNING, seat)


def drawing(card: int) -> int:
    return encode(card, DRAWING, DRAWING)


def brings_out(card: int) -> bool:
    """§M1: is it a card with which a laddie may leave the dock?"""
    return card == ACE or JACK <= card <= KING


@remembered
def text(action: int) -> str:
    """The canonical notation."""
    card, origin, target = CODES[card_of(action)], origin_of(action), target_of(action)
    if origin == BEGINNING:
        return f"first {target}"
    if origin == DRAWING:
        return f"draw {card}"
    if origin == DISCARDING:
        return f"discard {card}"
    if is_coming_out(action):
        return f"{card} out"
    return f"{card} {name(origin)}>{name(target)}"


def parse(written: str) -> int:
    """The action or outcome that is written so; ValueError if it is not canonical notation."""
    return canonical(written, parse_words, text)


def parse_words(written: str) -> int:
    first, _, rest = written.partition(" ")
    if first == "first" and rest in map(str, range(MOST_SEATS)):
        return beginning(int(rest))
    if first == "draw":
        return drawing(card_named(rest))
    if first == "discard":
        return discarding(card_named(rest))
    if rest == "out" and brings_out(card_named(first)):
        return coming_out(card_named(first))
    return parse_move(written)


def parse_move(written: str) -> int:
    """A card and where a laddie goes with it; only a Bonnie Fechter takes one from the dock."""
    move = MOVE.fullmatch(written)
    if move is None:
        raise KeyError(written)
    card, origin, target = card_named(move[1]), field_named(move[2]), field_named(move[3])
    if target == DOCK or (origin == DOCK and card != FECHTER):
        raise KeyError(written)
    return encode(card, origin, target)
