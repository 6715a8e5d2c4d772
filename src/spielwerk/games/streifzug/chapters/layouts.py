"""§C1: the runs, sets and flushes that can be laid out at once, as numbers.

Read a number in bits, lowest first: kind (2), then for a run colour (1), first number less one
(3), length (4), which places a joker takes (8) and which of these jokers are blue (8); for a set
number less one (3), how many red (2), how many blue (2), red jokers (2), blue jokers (2); for a
flush for each letter whether it is missing, red or blue (2 each).
"""

from spielwerk.games.streifzug.cards import (
    BLUE,
    JOKER,
    RED,
    letter_card,
    number_card,
)

RUN, SET, FLUSH = range(3)
SMALLEST, LARGEST_RUN, LARGEST_SET, LARGEST_FLUSH = 3, 8, 4, 4
LETTERS_IN_ALL = 4
MISSING, IN_RED, IN_BLUE = range(3)


def bits(number: int, low: int, count: int) -> int:
    """So many bits of a number, from `low` on."""
    return number >> low & (1 << count) - 1


def run_layout(colour: int, start: int, length: int, jokers: int, blues: int) -> int:
    """A run from the number `start` on; bit n of `jokers`: a joker takes its n-th place."""
    return RUN + (colour << 2) + (start - 1 << 3) + (length << 6) + (jokers << 10) + (blues << 18)


def jokers_of_run(layout: int) -> int:
    """The places of its jokers, a bit for each."""
    return bits(layout, 10, 8)


def with_blue_jokers(layout: int, blues: int) -> int:
    """The same run with blue jokers at these places."""
    return layout + (blues << 18)


def set_layout(number: int, red: int, blue: int, red_jokers: int, blue_jokers: int) -> int:
    return (
        SET
        + (number - 1 << 2)
        + (red << 5)
        + (blue << 7)
        + (red_jokers << 9)
        + (blue_jokers << 11)
    )


def flush_layout(joker: int, patron: int, hopser: int, mopser: int) -> int:
    """For each letter MISSING, IN_RED or IN_BLUE."""
    return FLUSH + (joker << 2) + (patron << 4) + (hopser << 6) + (mopser << 8)


def kind_of(layout: int) -> int:
    return bits(layout, 0, 2)


def size_of(layout: int) -> int:
    """How many cards it has."""
    if kind_of(layout) == RUN:
        return bits(layout, 6, 4)
    if kind_of(layout) == SET:
        return bits(layout, 5, 2) + bits(layout, 7, 2) + bits(layout, 9, 2) + bits(layout, 11, 2)
    size = 0
    for letter in range(LETTERS_IN_ALL):
        size += int(bits(layout, 2 + 2 * letter, 2) != MISSING)
    return size


def card_at(layout: int, place: int) -> int:
    """The card at a place of it, in the order in which it is laid and written."""
    if kind_of(layout) == RUN:
        return run_card(layout, place)
    return set_card(layout, place) if kind_of(layout) == SET else flush_card(layout, place)


def run_card(layout: int, place: int) -> int:
    if bits(layout, 10 + place, 1):
        return letter_card(JOKER, bits(layout, 18 + place, 1))
    return number_card(bits(layout, 2, 1), bits(layout, 3, 3) + 1 + place)


def set_card(layout: int, place: int) -> int:
    number, red, blue = bits(layout, 2, 3) + 1, bits(layout, 5, 2), bits(layout, 7, 2)
    if place < red:
        return number_card(RED, number)
    if place < red + blue:
        return number_card(BLUE, number)
    return letter_card(JOKER, int(place - red - blue >= bits(layout, 9, 2)))


def flush_card(layout: int, place: int) -> int:
    passed = 0
    for letter in range(LETTERS_IN_ALL):
        colour = bits(layout, 2 + 2 * letter, 2)
        if colour != MISSING:
            if passed == place:
                return letter_card(letter, colour - IN_RED)
            passed += 1
    return 0
