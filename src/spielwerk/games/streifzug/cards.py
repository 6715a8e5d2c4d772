"""The 48 cards of Streifzug durch, in the order of the card list.

A card is a number: 1 to 8 the red numbers, 9 to 16 the blue ones, then the letters, red before
blue. There are two of each. A hand is how many of each card it holds (index 0 stays empty).
"""

NO_CARD = 0
RED, BLUE = 0, 1
NUMBERS = 8
JOKER, PATRON, HOPSER, MOPSER = range(4)
LETTERS = "JPHM"
FIRST_LETTER = 2 * NUMBERS + 1
CARDS = tuple(range(1, 25))
COPIES = 2
BOX = COPIES * len(CARDS)
CODES = (
    " ",
    *(f"R{number}" for number in range(1, 9)),
    *(f"B{number}" for number in range(1, 9)),
    *(f"{colour}{letter}" for letter in LETTERS for colour in "RB"),
)


def number_card(colour: int, number: int) -> int:
    return NUMBERS * colour + number


def letter_card(letter: int, colour: int) -> int:
    return FIRST_LETTER + 2 * letter + colour


def is_number(card: int) -> bool:
    return card < FIRST_LETTER


def number_of(card: int) -> int:
    """The number on a number card, 1 to 8."""
    return (card - 1) % NUMBERS + 1


def letter_of(card: int) -> int:
    """JOKER, PATRON, HOPSER or MOPSER."""
    return (card - FIRST_LETTER) // 2


def is_joker(card: int) -> bool:
    return FIRST_LETTER <= card < FIRST_LETTER + 2


def colour_of(card: int) -> int:
    return (card - 1) // NUMBERS if is_number(card) else (card - FIRST_LETTER) % 2


def card_named(code: str) -> int:
    """The card with this code; KeyError for any other text."""
    if code in CODES[1:]:
        return CODES.index(code)
    raise KeyError(code)


def codes_of(counts: list[int]) -> str:
    """Cards in writing, in the order of the card list: `R1 R1 B3 RJ`."""
    return " ".join([CODES[card] for card in CARDS if counts[card] for _ in range(counts[card])])
