"""The cards of Dog: two packs of 55, that is eight of each of thirteen ranks and six jokers.

A card is its number of pips; a hand is how many of each card it holds (index 0 stays empty).
"""

NO_CARD = 0
ACE, FOUR, SEVEN, JACK, QUEEN, KING, JOKER = 1, 4, 7, 11, 12, 13, 14
RANKS = tuple(range(ACE, KING + 1))
CARDS = tuple(range(ACE, JOKER + 1))
CODES = (" ", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X")
PACK: tuple[int, ...] = (0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 6)
PACK_SIZE = 110
LARGEST_HAND = 6
SMALLEST_HAND = 2


def card_named(code: str) -> int:
    """The card with this code; KeyError for any other text."""
    if code in CODES[ACE:]:
        return CODES.index(code)
    raise KeyError(code)


def codes_of(counts: list[int]) -> str:
    """A hand in writing, in the order of the codes: `A 7 7 X`."""
    return " ".join(CODES[card] for card in CARDS for _ in range(counts[card]))
