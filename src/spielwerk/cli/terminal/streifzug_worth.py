"""What melds of Streifzug durch are, and what they are worth, line by line of the table (§S)."""

from __future__ import annotations

from collections.abc import Sequence

RUN, SET, FLUSH = "run", "set", "flush"

POINTS = {
    RUN: {3: 3, 4: 4, 5: 5, 6: 6, 7: 8, 8: 10, 9: 12},
    SET: {3: 6, 4: 9, 5: 12},
    FLUSH: {3: 8, 4: 12},
}
"""By the number of cards, before jokers cost something."""

FULL_RUN, FULL_SET = 9, 5
"""With so many cards nothing is deducted."""
BETWEEN, FOREIGN = 1, 2
"""What a joker between numbers costs, and one of another colour than the run."""


def kind_of(cards: Sequence[str]) -> str:
    """What these cards are; a run or set has two numbers at least."""
    numbers = [card[1] for card in cards if card[1].isdecimal()]
    if not numbers:
        return FLUSH
    return SET if len(set(numbers)) == 1 else RUN


def points_of(cards: Sequence[str], *, most: bool) -> int:
    """A meld's points; `most`: a joker costs only the dearer of what it would cost."""
    kind = kind_of(cards)
    points = POINTS[kind][len(cards)]
    if kind == RUN:
        return points - run_penalty(cards, most=most)
    return points - (set_penalty(cards) if kind == SET else 0)


def run_penalty(cards: Sequence[str], *, most: bool) -> int:
    if len(cards) == FULL_RUN:
        return 0
    colour = next(card[0] for card in cards if not is_joker(card))
    jokers = [place for place, card in enumerate(cards) if is_joker(card)]
    costs = [
        (BETWEEN * (0 < place < len(cards) - 1), FOREIGN * (cards[place][0] != colour))
        for place in jokers
    ]
    return sum(max(cost) if most else sum(cost) for cost in costs)


def set_penalty(cards: Sequence[str]) -> int:
    return 0 if len(cards) == FULL_SET else sum(map(is_joker, cards))


def after_adding(meld: Sequence[str], card: str, side: str) -> list[str]:
    """A meld with one card more; a number knows its side of a run, and in a set it is all one."""
    front = side == "front" or (not side and number_of(card) < start_of(meld))
    return [card, *meld] if front else [*meld, card]


def after_exchange(run: Sequence[str], card: str, side: str) -> list[str]:
    """A run with a number where its joker stood, and the joker at one of its ends."""
    place = number_of(card) - start_of(run)
    kept = [*run[:place], card, *run[place + 1 :]]
    return [run[place], *kept] if side == "front" else [*kept, run[place]]


def start_of(run: Sequence[str]) -> int:
    """The number for which the first card of a run stands."""
    place = next((place for place, card in enumerate(run) if card[1].isdecimal()), 0)
    return number_of(run[place]) - place


def number_of(card: str) -> int:
    """0 for a letter."""
    return int(card[1]) if card[1].isdecimal() else 0


def is_joker(card: str) -> bool:
    return card[1] == "J"
