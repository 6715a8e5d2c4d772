"""What chance may bring: who begins, the dice, cards for the stacks, cards drawn blind."""

from spielwerk.games.streifzug.cards import CARDS, COPIES
from spielwerk.games.streifzug.moves import DEALING, REVEALING, beginning, rolling, with_card
from spielwerk.games.streifzug.options import FIRST_BY_CHANCE
from spielwerk.games.streifzug.state import DEAL, State

SIX = 6


def fill_seats(s: State, outcomes: list[int], weights: list[int]) -> int:
    """§D11: any seat may begin; option first: seat 0."""
    count = s.seats if s.first == FIRST_BY_CHANCE else 1
    for seat in range(count):
        outcomes[seat], weights[seat] = beginning(seat), 1
    return count


def fill_rolls(outcomes: list[int], weights: list[int]) -> int:
    """§D1: two dice; two that differ come twice as often as two that are alike."""
    count = 0
    for high in range(1, SIX + 1):
        for low in range(1, high + 1):
            outcomes[count], weights[count] = rolling(high, low), 1 + int(low < high)
            count += 1
    return count


def fill_cards(s: State, outcomes: list[int], weights: list[int]) -> int:
    """A card for the stacks, or one drawn blind from a hand."""
    count = 0
    for card in CARDS:
        left = COPIES - s.put[card] if s.phase == DEAL else s.hands[s.source][card]
        if left > 0:
            what = DEALING if s.phase == DEAL else REVEALING
            outcomes[count], weights[count] = with_card(what, card), left
            count += 1
    return count
