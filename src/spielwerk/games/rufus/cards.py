"""The cards of Rufus: eight trail cards 2 to 9 for each seat, and ten prize cards 1, 3, … 19.

A card is its number.
"""

LOWEST, HIGHEST = 2, 9
TRAIL_CARDS = tuple(range(LOWEST, HIGHEST + 1))
HAND = len(TRAIL_CARDS)
PRIZES = 10
PRIZE_CARDS = tuple(range(1, 2 * PRIZES, 2))
ALTERNATED = (1, 19, 3, 17, 5, 15, 7, 13, 9, 11)

IN_HAND, LAID, PICKED = range(3)
"""Where a trail card is: still in its owner's hand, beside a field, or picked up by another."""


def prize_number(prize: int) -> int:
    """The place of a prize card in the box: 0 for the 1, 9 for the 19."""
    return prize // 2


def is_forward(card: int) -> bool:
    """§T6: an even trail card leads forward, an odd one back."""
    return card % 2 == 0


def worth(card: int) -> int:
    """§E2: what a trail card counts: odd ones are won, even ones lost."""
    return -card if is_forward(card) else card
