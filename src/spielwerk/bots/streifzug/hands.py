"""What cards in the hand are worth in Streifzug durch, before they are laid out. In points."""

from spielwerk.games.streifzug.cards import (
    BLUE,
    HOPSER,
    JOKER,
    LETTERS,
    MOPSER,
    NUMBERS,
    PATRON,
    RED,
    letter_card,
    number_card,
)
from spielwerk.games.streifzug.chapters.score import FLUSH_POINTS, RUN_POINTS, SET_POINTS

NOT_YET = 0.7
"""What a meld is worth that could be laid out."""
PAIR, NEIGHBOURS, GAP = 1.2, 0.8, 0.4
"""Two of a number; two next to each other; two with a card missing between them."""
LETTERS_WORTH = (0.0, 0.7, 2.0, NOT_YET * FLUSH_POINTS[3], NOT_YET * FLUSH_POINTS[4])
"""So many different letters."""
TRICKS = {JOKER: 1.5, PATRON: 0.8, HOPSER: 1.0, MOPSER: 0.8}
"""What a letter is good for besides."""


def hand_value(hand: list[int]) -> float:
    """What may become of a hand; the point that each card costs at the end is not counted."""
    return sets_value(hand) + runs_value(hand, RED) + runs_value(hand, BLUE) + letters_value(hand)


def sets_value(hand: list[int]) -> float:
    value = 0.0
    for number in range(1, NUMBERS + 1):
        count = hand[number_card(RED, number)] + hand[number_card(BLUE, number)]
        value += NOT_YET * SET_POINTS[count] if count > 2 else PAIR * (count == 2)
    return value


def runs_value(hand: list[int], colour: int) -> float:
    """Numbers of one colour that follow each other, or nearly so."""
    value, length = 0.0, 0
    held = [hand[number_card(colour, number)] > 0 for number in range(1, NUMBERS + 1)]
    for place, there in enumerate([*held, False]):
        if there:
            length += 1
            value += GAP * (length == 1 and place > 1 and held[place - 2])
        else:
            value += NOT_YET * RUN_POINTS[length] if length > 2 else NEIGHBOURS * (length == 2)
            length = 0
    return value


def letters_value(hand: list[int]) -> float:
    value, different = 0.0, 0
    for letter in range(len(LETTERS)):
        count = hand[letter_card(letter, RED)] + hand[letter_card(letter, BLUE)]
        value += TRICKS[letter] * count
        different += count > 0
    return value + LETTERS_WORTH[different]
