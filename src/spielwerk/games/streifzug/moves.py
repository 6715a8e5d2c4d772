"""Actions and chance outcomes of Streifzug durch as numbers and in writing. Only this file knows.

A number is what is done (times 100 000 000) and what with: a figure's move is the dice, from, to;
cards laid out together are numbered in `layouts`.
"""

import re

from spielwerk.core.notation import canonical, remembered
from spielwerk.games.streifzug.board import field_named, name
from spielwerk.games.streifzug.cards import (
    BLUE,
    CODES,
    JOKER,
    NO_CARD,
    NUMBERS,
    RED,
    card_named,
    colour_of,
    is_joker,
    is_number,
    letter_card,
    letter_of,
    number_card,
    number_of,
)
from spielwerk.games.streifzug.chapters.layouts import (
    IN_RED,
    LARGEST_RUN,
    LETTERS_IN_ALL,
    MISSING,
    SMALLEST,
    card_at,
    flush_layout,
    run_layout,
    set_layout,
    size_of,
)

(
    MOVING,
    ENDING,
    LAYING_OUT,
    ADDING,
    EXCHANGING,
    ROBBING_HAND,
    ROBBING_USED,
    HOPPING,
    PROTECTING,
    LETTING_GO,
    DRAWING,
    TAKING,
    GIVING,
    GIVING_EDGE,
    BEGINNING,
    DEALING,
    ROLLING,
    REVEALING,
) = range(18)

WHAT = 100_000_000
NO_SIDE, FRONT, BACK = 0, 1, 2
SIDES = ("", " front", " back")
MAX_ACTIONS = 8192
MAX_OUTCOMES = 32


def encode(what: int, first: int, second: int, third: int) -> int:
    return what * WHAT + (first * 100 + second) * 100 + third


def what_of(action: int) -> int:
    return action // WHAT


def first_of(action: int) -> int:
    return action % WHAT // 10_000


def second_of(action: int) -> int:
    return action // 100 % 100


def start_of(action: int) -> int:
    """What is the same for all moves by the same dice from the same field."""
    return action // 100


def third_of(action: int) -> int:
    return action % 100


def layout_of(action: int) -> int:
    """The cards that are laid out together, as `layouts` numbers them."""
    return action % WHAT


def moving(dice: int, origin: int, target: int) -> int:
    """A figure moves by one die or by the sum: the higher die times ten and the lower, or 0."""
    return encode(MOVING, dice, origin, target)


def dice_of(action: int) -> tuple[int, int]:
    """The dice of a move: the sum's two, or one and 0."""
    return first_of(action) // 10, first_of(action) % 10


def laying_out(layout: int) -> int:
    return LAYING_OUT * WHAT + layout


def with_card(what: int, card: int) -> int:
    return encode(what, card, 0, 0)


def with_meld(what: int, card: int, meld: int, side: int) -> int:
    """A card and an own or another's meld, counted from 0."""
    return encode(what, card, meld, side)


def ending() -> int:
    return encode(ENDING, 0, 0, 0)


def letting_go() -> int:
    return encode(LETTING_GO, 0, 0, 0)


def drawing() -> int:
    return encode(DRAWING, 0, 0, 0)


def beginning(seat: int) -> int:
    return encode(BEGINNING, seat, 0, 0)


def rolling(high: int, low: int) -> int:
    return encode(ROLLING, high * 10 + low, 0, 0)


def is_among(action: int, out: list[int], count: int) -> bool:
    for at in range(count):
        if out[at] == action:
            return True
    return False


@remembered
def text(action: int) -> str:
    """The canonical notation."""
    what = what_of(action)
    if what == MOVING:
        high, low = dice_of(action)
        dice = f"{high}+{low}" if low else f"{high}"
        return f"{dice} {name(second_of(action))}>{name(third_of(action))}"
    if what == LAYING_OUT:
        return f"meld {layout_text(layout_of(action))}"
    if what == ROLLING:
        return f"roll {first_of(action) // 10} {first_of(action) % 10}"
    if what == HOPPING:
        return f"hopser {name(second_of(action))}>{name(third_of(action))}"
    return words_text(action)


def words_text(action: int) -> str:
    what, card = what_of(action), CODES[first_of(action)] if first_of(action) < 25 else ""
    place = f"{card} #{second_of(action) + 1}{SIDES[third_of(action)]}"
    return {
        ENDING: "end",
        ADDING: f"add {place}",
        EXCHANGING: f"exchange {place}",
        ROBBING_HAND: f"mopser {second_of(action)} hand",
        ROBBING_USED: f"mopser {second_of(action)} used {card}",
        PROTECTING: f"patron {card}",
        LETTING_GO: "let go",
        DRAWING: "draw",
        TAKING: f"take {card}",
        GIVING: f"give {card}",
        GIVING_EDGE: f"give {place}",
        BEGINNING: f"first {first_of(action)}",
        DEALING: f"deal {card}",
        REVEALING: f"reveal {card}",
    }[what]


def parse(written: str) -> int:
    """The action or outcome that is written so; ValueError if it is not canonical notation."""
    return canonical(written, parse_words, text)


MOVE = re.compile(r"([1-6])(?:\+([1-6]))? (\w+)>(\w+)")
PLACE = re.compile(r"(add|exchange|give) (\w\w) #([1-9]\d?)( front| back)?")
SEATED = re.compile(r"(mopser|first) ([0-3])(?: (?:hand|used (\w\w)))?")
HOP = re.compile(r"hopser (\w+)>(\w+)")
ROLL = re.compile(r"roll ([1-6]) ([1-6])")
WITH_CARD = {
    "patron": PROTECTING,
    "take": TAKING,
    "give": GIVING,
    "deal": DEALING,
    "reveal": REVEALING,
}
ALONE = {"end": ENDING, "let go": LETTING_GO, "draw": DRAWING}
PLACED = {"add": ADDING, "exchange": EXCHANGING, "give": GIVING_EDGE}


def parse_words(written: str) -> int:
    if written in ALONE:
        return encode(ALONE[written], 0, 0, 0)
    if match := MOVE.fullmatch(written):
        high, low = int(match[1]), int(match[2] or 0)
        return moving(10 * high + low, field_named(match[3]), field_named(match[4]))
    if match := HOP.fullmatch(written):
        return encode(HOPPING, 0, field_named(match[1]), field_named(match[2]))
    if match := ROLL.fullmatch(written):
        return rolling(int(match[1]), int(match[2]))
    if match := PLACE.fullmatch(written):
        side = SIDES.index(match[4] or "")
        return with_meld(PLACED[match[1]], card_named(match[2]), int(match[3]) - 1, side)
    return parse_cards(written)


def parse_cards(written: str) -> int:
    """What is done with cards alone."""
    first, _, rest = written.partition(" ")
    if first == "meld":
        return laying_out(layout_named(rest))
    if match := SEATED.fullmatch(written):
        if match[1] == "first":
            return beginning(int(match[2]))
        what = ROBBING_USED if match[3] else ROBBING_HAND
        return encode(what, card_named(match[3]) if match[3] else NO_CARD, int(match[2]), 0)
    if first in WITH_CARD:
        return with_card(WITH_CARD[first], card_named(rest))
    raise KeyError(written)


# Cards laid out together


def layout_text(layout: int) -> str:
    return " ".join(CODES[card_at(layout, place)] for place in range(size_of(layout)))


def layout_named(written: str) -> int:
    """Cards laid out together that are written so; KeyError if they are nothing of the kind."""
    cards = [card_named(code) for code in written.split(" ")]
    numbers = [number_of(card) for card in cards if is_number(card)]
    if not SMALLEST <= len(cards) <= LARGEST_RUN:
        raise KeyError(written)
    if not numbers:
        return flush_of(cards)
    if any(not is_number(card) and not is_joker(card) for card in cards):
        raise KeyError(written)
    return set_of(cards, numbers) if len(set(numbers)) == 1 else run_of(cards)


def flush_of(cards: list[int]) -> int:
    colours = [MISSING] * LETTERS_IN_ALL
    for card in cards:
        colours[letter_of(card)] = IN_RED + colour_of(card)
    return flush_layout(*colours)


def set_of(cards: list[int], numbers: list[int]) -> int:
    number = numbers[0]
    counts = [
        sum(card == wanted for card in cards)
        for wanted in (
            number_card(RED, number),
            number_card(BLUE, number),
            letter_card(JOKER, RED),
            letter_card(JOKER, BLUE),
        )
    ]
    if max(counts) > 2:
        raise KeyError(number)
    return set_layout(number, *counts)


def run_of(cards: list[int]) -> int:
    place, card = next((n, card) for n, card in enumerate(cards) if is_number(card))
    start = number_of(card) - place
    if not 1 <= start <= NUMBERS - len(cards) + 1:
        raise KeyError(cards)
    jokers = sum(1 << n for n, card in enumerate(cards) if is_joker(card))
    blues = sum(1 << n for n, c in enumerate(cards) if is_joker(c) and colour_of(c) == BLUE)
    return run_layout(colour_of(card), start, len(cards), jokers, blues)
