"""The cards of Dog: packs of 55, that is four of each of thirteen ranks and three jokers.

Two packs are played with, three at tables of five and six (§S2). A card is its number of pips; a
hand is how many of each card it holds (index 0 stays empty).
"""

NO_CARD = 0
ACE, FOUR, SEVEN, JACK, QUEEN, KING, JOKER = 1, 4, 7, 11, 12, 13, 14
RANKS = tuple(range(ACE, KING + 1))
CARDS = tuple(range(ACE, JOKER + 1))
CODES = (" ", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X")
PACK = (0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3)
PACK_SIZE = 55
MOST_CARDS = 3 * PACK_SIZE
LARGEST_HAND = 6
SMALLEST_HAND = 2


def packs(seats: int) -> int:
    """§S2: how many packs are shuffled together for so many seats."""
    return 2 if seats <= 4 else 3


def copies(card: int, seats: int) -> int:
    """How many of this card there are."""
    return packs(seats) * PACK[card]


def in_box(seats: int) -> list[int]:
    """How many of each card there are."""
    return [copies(card, seats) for card in range(len(PACK))]


def box_size(seats: int) -> int:
    """How many cards there are."""
    return packs(seats) * PACK_SIZE


def card_named(code: str) -> int:
    """The card with this code; KeyError for any other text."""
    if code in CODES[ACE:]:
        return CODES.index(code)
    raise KeyError(code)


def codes_of(counts: list[int]) -> str:
    """A hand in writing, in the order of the codes: `A 7 7 X`."""
    return " ".join([CODES[card] for card in CARDS if counts[card] for _ in range(counts[card])])
