"""Actions and chance outcomes of Dog as numbers and in writing. Only this file knows how.

Read a number in decimal digits, CCJFFFTTT: card, joker or not, from, to. 50010015 is a 5 from T10
to T15, 40002062 a 4 from T2 back to T62, and with a joker that stands for the 4 it is 41002062.
"""

from spielwerk.core.notation import canonical, remembered
from spielwerk.games.dog.board import KENNEL, MOST_SEATS, field_named, name, on_track
from spielwerk.games.dog.cards import ACE, CODES, FOUR, JACK, JOKER, KING, card_named

GIVING, FOLDING, STARTING, DEALING = 900, 901, 902, 903
MAX_ACTIONS = 1024
MAX_OUTCOMES = 16


def encode(card: int, joker: int, origin: int, target: int) -> int:
    return ((card * 10 + joker) * 1000 + origin) * 1000 + target


def card_of(action: int) -> int:
    """The card that is played, given or dealt; for a joker the card it stands for."""
    return action // 10_000_000


def joker_of(action: int) -> int:
    """1 if a joker is played."""
    return action // 1_000_000 % 10


def origin_of(action: int) -> int:
    return action // 1000 % 1000


def target_of(action: int) -> int:
    return action % 1000


def goes_back(track: int, action: int) -> bool:
    """Is this, on a track of so many fields, a 4 back? (Forward, it may lead into the lane.)"""
    origin, target = origin_of(action), target_of(action)
    back = (origin - FOUR) % track == target
    return card_of(action) == FOUR and on_track(origin) and on_track(target) and back


def laid_card(action: int) -> int:
    """The card that is laid open: the joker itself for a joker."""
    return JOKER if joker_of(action) else card_of(action)


def coming_out(card: int, joker: int) -> int:
    return encode(card, joker, KENNEL, KENNEL)


def giving(card: int) -> int:
    return encode(card, 0, GIVING, GIVING)


def folding(card: int) -> int:
    return encode(card, 0, FOLDING, FOLDING)


def starting(seat: int) -> int:
    return encode(0, 0, STARTING, seat)


def dealing(card: int) -> int:
    return encode(card, 0, DEALING, DEALING)


WORDS = {GIVING: "give", FOLDING: "fold", DEALING: "deal"}


@remembered
def text(action: int) -> str:
    """The canonical notation."""
    origin = origin_of(action)
    if origin == STARTING:
        return f"starter {target_of(action)}"
    if origin in WORDS:
        return f"{WORDS[origin]} {CODES[card_of(action)]}"
    card = f"X={CODES[card_of(action)]}" if joker_of(action) else CODES[card_of(action)]
    if origin == KENNEL:
        return f"{card} out"
    between = "<>" if card_of(action) == JACK else ">"
    return f"{card} {name(origin)}{between}{name(target_of(action))}"


def parse(written: str) -> int:
    """The action or outcome that is written so; ValueError if it is not canonical notation."""
    return canonical(written, parse_words, text)


def parse_words(written: str) -> int:
    first, _, rest = written.partition(" ")
    if first == "starter":
        if rest not in map(str, range(MOST_SEATS)):
            raise KeyError(written)
        return starting(int(rest))
    if first in ("give", "fold", "deal"):
        kind = next(k for k, word in WORDS.items() if word == first)
        return encode(card_named(rest), 0, kind, kind)
    return parse_play(first, rest)


def parse_play(first: str, rest: str) -> int:
    """A card and what is done with it."""
    joker = first.startswith("X=")
    card = card_named(first.removeprefix("X="))
    if rest == "out" and (card == ACE or (card == KING and not joker)):
        return coming_out(card, int(joker))
    origin, _, target = rest.partition("<>" if card == JACK else ">")
    if card == JOKER or "K" in (origin, target):
        raise KeyError(rest)
    return encode(card, int(joker), field_named(origin), field_named(target))
