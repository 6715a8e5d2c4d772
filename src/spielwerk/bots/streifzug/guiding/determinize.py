"""Dealing anew what a seat of Streifzug durch does not see."""

from spielwerk.core.machine import Lot
from spielwerk.games.streifzug.board import STACKS
from spielwerk.games.streifzug.cards import BOX, CARDS, NO_CARD
from spielwerk.games.streifzug.options import ON
from spielwerk.games.streifzug.state import STACK_SIZE, State, add_card, remove_card


def deal_again(s: State, seat: int, rng: Lot) -> None:
    """The cards below the top ones and, in the extended mode, others' hands, in any order."""
    for card in range(len(CARDS) + 1):
        s.scratch[card] = 0
    left = gathered(s, seat)
    for stack in range(STACKS):
        for place in range(STACK_SIZE * stack + 1, STACK_SIZE * stack + s.stacked[stack]):
            s.stacks[place] = draw(s, left, rng)
            left -= 1
    for other in range(s.seats):
        if other != seat and s.ext_cards == ON:
            for _ in range(s.scratch[BOX + other]):
                add_card(s, other, draw(s, left, rng))
                left -= 1


def gathered(s: State, seat: int) -> int:
    """Take all that is hidden into `scratch`, by card; returns how many cards that is.

    Behind them it says how many of them were in whose hand.
    """
    total = 0
    for stack in range(STACKS):
        for place in range(STACK_SIZE * stack + 1, STACK_SIZE * stack + s.stacked[stack]):
            s.scratch[s.stacks[place]] += 1
            total += 1
    for other in range(s.seats):
        if other != seat and s.ext_cards == ON:
            s.scratch[BOX + other] = s.held[other]
            total += s.held[other]
            for card in CARDS:
                while s.hands[other][card] > 0:
                    remove_card(s, other, card)
                    s.scratch[card] += 1
    return total


def draw(s: State, left: int, rng: Lot) -> int:
    """One of the cards in `scratch`."""
    ticket = int(rng.random() * left)
    for card in CARDS:
        ticket -= s.scratch[card]
        if ticket < 0:
            s.scratch[card] -= 1
            return card
    return NO_CARD
