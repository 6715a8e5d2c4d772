"""§C1: which runs, sets and flushes a hand allows."""

from spielwerk.games.streifzug.cards import (
    BLUE,
    HOPSER,
    JOKER,
    MOPSER,
    NUMBERS,
    PATRON,
    RED,
    letter_card,
    number_card,
)
from spielwerk.games.streifzug.chapters.layouts import (
    IN_BLUE,
    IN_RED,
    LARGEST_RUN,
    LARGEST_SET,
    MISSING,
    SMALLEST,
    flush_layout,
    jokers_of_run,
    run_layout,
    set_layout,
    size_of,
    with_blue_jokers,
)
from spielwerk.games.streifzug.chapters.melds import FEWEST_NUMBERS, most_jokers
from spielwerk.games.streifzug.moves import laying_out
from spielwerk.games.streifzug.state import State


def add_layouts(s: State, seat: int, out: list[int], n: int) -> int:
    """§C1: all runs, sets and flushes that the hand allows."""
    for colour in (RED, BLUE):
        for start in range(1, NUMBERS - SMALLEST + 2):
            n = add_runs_from(s, seat, colour, start, out, n)
    for number in range(1, NUMBERS + 1):
        n = add_sets(s, seat, number, out, n)
    return add_flushes(s, seat, out, n)


def add_runs_from(s: State, seat: int, colour: int, start: int, out: list[int], n: int) -> int:
    """Runs that begin with this number: the hand's numbers, with jokers at some of their places.

    Each set of places is a number from 0 to 255 (a bit for each place).
    """
    held = numbers_held(s, seat, colour, start)
    for length in range(SMALLEST, min(LARGEST_RUN, NUMBERS - start + 1) + 1):
        lacking = (1 << length) - 1 & ~held
        if count_bits(lacking) <= most_jokers(s):
            for jokers in range(lacking, 1 << length):
                if jokers & lacking == lacking and length - count_bits(jokers) >= FEWEST_NUMBERS:
                    n = add_runs_of(s, seat, run_layout(colour, start, length, jokers, 0), out, n)
    return n


def numbers_held(s: State, seat: int, colour: int, start: int) -> int:
    """The set of places, from `start` on, for which the hand has the number card."""
    held = 0
    for place in range(NUMBERS - start + 1):
        if s.hands[seat][number_card(colour, start + place)] > 0:
            held |= 1 << place
    return held


def count_bits(number: int) -> int:
    count = 0
    while number > 0:
        count += number & 1
        number >>= 1
    return count


def add_runs_of(s: State, seat: int, layout: int, out: list[int], n: int) -> int:
    """A run with jokers at certain places, if there are enough: each may be the red or a blue."""
    jokers = jokers_of_run(layout)
    red, blue = s.hands[seat][letter_card(JOKER, RED)], s.hands[seat][letter_card(JOKER, BLUE)]
    if count_bits(jokers) > min(most_jokers(s), red + blue):
        return n
    for blues in range(jokers + 1):
        if blues & ~jokers == 0 and count_bits(blues) <= blue:
            if count_bits(jokers) - count_bits(blues) <= red:
                out[n] = laying_out(with_blue_jokers(layout, blues))
                n += 1
    return n


def add_sets(s: State, seat: int, number: int, out: list[int], n: int) -> int:
    """Sets of three or four of this number."""
    hand = s.hands[seat]
    if hand[number_card(RED, number)] + hand[number_card(BLUE, number)] < FEWEST_NUMBERS:
        return n
    for red in range(hand[number_card(RED, number)] + 1):
        for blue in range(hand[number_card(BLUE, number)] + 1):
            if red + blue >= FEWEST_NUMBERS:
                n = add_sets_of(s, seat, number, red, blue, out, n)
    return n


def add_sets_of(
    s: State, seat: int, number: int, red: int, blue: int, out: list[int], n: int
) -> int:
    """Sets of so many red and blue numbers, filled up with jokers."""
    hand = s.hands[seat]
    for red_jokers in range(hand[letter_card(JOKER, RED)] + 1):
        for blue_jokers in range(hand[letter_card(JOKER, BLUE)] + 1):
            size = red + blue + red_jokers + blue_jokers
            if SMALLEST <= size <= LARGEST_SET and red_jokers + blue_jokers <= most_jokers(s):
                out[n] = laying_out(set_layout(number, red, blue, red_jokers, blue_jokers))
                n += 1
    return n


def add_flushes(s: State, seat: int, out: list[int], n: int) -> int:
    """Three or four different letters, each in a colour that is held."""
    for mopser in range(MISSING, IN_BLUE + 1):
        if can_lay(s, seat, MOPSER, mopser):
            for hopser in range(MISSING, IN_BLUE + 1):
                if can_lay(s, seat, HOPSER, hopser):
                    n = add_flushes_with(s, seat, hopser, mopser, out, n)
    return n


def can_lay(s: State, seat: int, letter: int, colour: int) -> bool:
    """Is the letter in the hand in this colour, or left out?"""
    return colour == MISSING or s.hands[seat][letter_card(letter, colour - IN_RED)] > 0


def add_flushes_with(s: State, seat: int, hopser: int, mopser: int, out: list[int], n: int) -> int:
    """Flushes with these two, of which one may be left out."""
    if hopser == MISSING and mopser == MISSING:
        return n
    for patron in range(MISSING, IN_BLUE + 1):
        if can_lay(s, seat, PATRON, patron):
            for joker in range(MISSING, IN_BLUE + 1):
                layout = flush_layout(joker, patron, hopser, mopser)
                if can_lay(s, seat, JOKER, joker) and size_of(layout) >= SMALLEST:
                    out[n] = laying_out(layout)
                    n += 1
    return n
