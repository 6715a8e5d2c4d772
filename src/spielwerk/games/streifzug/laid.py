"""§C: what cards that lie together are, in documents: a run, a set, a flush, or nothing."""

from spielwerk.games.streifzug.cards import (
    NUMBERS,
    colour_of,
    is_joker,
    is_number,
    letter_of,
    number_of,
)
from spielwerk.games.streifzug.chapters.layouts import (
    FLUSH,
    LARGEST_FLUSH,
    LARGEST_SET,
    RUN,
    SET,
    SMALLEST,
)
from spielwerk.games.streifzug.chapters.melds import FEWEST_NUMBERS
from spielwerk.games.streifzug.state import MELD_SIZE, NOWHERE


def kind_laid(cards: list[int], most_jokers: int) -> int:
    """RUN, SET or FLUSH if these cards in this order can lie together, else NOWHERE."""
    numbers = [card for card in cards if is_number(card)]
    jokers = [card for card in cards if is_joker(card)]
    if len(cards) < SMALLEST:
        return NOWHERE
    if not numbers:
        return FLUSH if is_flush(cards) else NOWHERE
    if len(numbers) + len(jokers) < len(cards) or len(numbers) < FEWEST_NUMBERS:
        return NOWHERE
    if len(jokers) > most_jokers:
        return NOWHERE
    if is_set(cards, numbers):
        return SET
    return RUN if is_run(cards, numbers) else NOWHERE


def is_flush(cards: list[int]) -> bool:
    """Different letters, in the order of the card list."""
    letters = {letter_of(card) for card in cards}
    return len(letters) == len(cards) <= LARGEST_FLUSH and cards == sorted(cards)


def is_set(cards: list[int], numbers: list[int]) -> bool:
    """One number, in the order of the card list; a fifth card makes four numbers and a joker."""
    if len({number_of(card) for card in numbers}) > 1 or cards != sorted(cards):
        return False
    return len(cards) <= LARGEST_SET or (len(numbers) == LARGEST_SET and len(cards) == 5)


def is_run(cards: list[int], numbers: list[int]) -> bool:
    """Consecutive numbers of one colour; a ninth card is a joker at an end."""
    first = next(place for place, card in enumerate(cards) if is_number(card))
    start = number_of(cards[first]) - first
    last = start + len(cards) - 1
    if len(cards) > MELD_SIZE or len({colour_of(card) for card in numbers}) > 1:
        return False
    fits = all(is_joker(c) or number_of(c) == start + n for n, c in enumerate(cards))
    ninth = len(cards) == MELD_SIZE and (start, last) in ((0, NUMBERS), (1, NUMBERS + 1))
    return fits and (ninth or (start >= 1 and last <= NUMBERS))
