"""The cards of Stramash: two packs of 54 for up to four seats, three for five and six.

A pack has four of each of thirteen ranks and two Bonnie Fechters.
A card is its number of pips; a hand is how many of each card it holds (index 0 stays empty).
"""

NO_CARD = 0
ACE, SEVEN, EIGHT, TEN, JACK, QUEEN, KING, FECHTER = 1, 7, 8, 10, 11, 12, 13, 14
CARDS = tuple(range(ACE, FECHTER + 1))
RANKS = tuple(range(ACE, KING + 1))
CODES = (" ", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X")
HAND = 5
"""Cards in a hand; a sixth is drawn by the seat whose turn it is."""


def packs(seats: int) -> int:
    return 2 if seats <= 4 else 3


def in_pack(card: int) -> int:
    """How many of a card one pack has."""
    return 2 if card == FECHTER else 4


def card_named(code: str) -> int:
    """The card with this code; KeyError for any other text."""
    if code in CODES[ACE:]:
        return CODES.index(code)
    raise KeyError(code)


def codes_of(counts: list[int]) -> str:
    """Cards in writing, in the order of the codes: `A 7 7 X`."""
    return " ".join([CODES[card] for card in CARDS if counts[card] for _ in range(counts[card])])
