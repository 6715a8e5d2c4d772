"""How likely the first hands of Dog are: can everybody come out at once (§M1)?"""

from math import comb

from spielwerk.core.documents import Written
from spielwerk.games.dog.cards import ACE, JOKER, KING, LARGEST_HAND, box_size, in_box
from spielwerk.games.dog.state import State

START_CARDS = (ACE, KING, JOKER)
"""With these a man comes out of the kennel."""


def at_beginning(s: State) -> list[Written]:
    """The first hands that hold no start card: how likely, and to whom it happened."""
    without = [seat for seat in range(s.seats) if not any(s.hands[seat][c] for c in START_CARDS)]
    return [
        {"name": "no-start-card", "chance": none_in_hand(s.seats), "seats": without},
        {"name": "somebody-without", "chance": none_in_some_hand(s.seats), "seats": without},
    ]


def none_in_hand(seats: int, hands: int = 1) -> float:
    """The chance that these hands together, dealt from all cards, hold no start card."""
    start_cards = sum(in_box(seats)[card] for card in START_CARDS)
    dealt = hands * LARGEST_HAND
    return comb(box_size(seats) - start_cards, dealt) / comb(box_size(seats), dealt)


def none_in_some_hand(seats: int) -> float:
    """The chance that at least one of the hands holds none (inclusion and exclusion)."""
    return sum(
        comb(seats, hands) * none_in_hand(seats, hands) * (1 if hands % 2 else -1)
        for hands in range(1, seats + 1)
    )
