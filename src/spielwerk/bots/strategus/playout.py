"""Play on by rule, each side by its own parameters, before the position is judged."""

from spielwerk.bots.strategus.nearness import apple_of_board
from spielwerk.bots.strategus.remembered import apply, fill_actions, fill_outcomes, to_act
from spielwerk.bots.strategus.rule import LARGEST, best, prepare, value
from spielwerk.bots.strategus.table import State
from spielwerk.core.machine import Ints, Lot
from spielwerk.core.seats import CHANCE, NOBODY

NOISE = 100
"""So much of an action's worth is left to chance, or all playouts of a world were the same."""
FRESH = 8
"""After so many plies it is worked out anew what draws a kind where."""
WORTH = 150_000
"""So much more than others would be worth a match."""


def play_on(s: State, plies: int, actions: Ints, weights: Ints, rng: Lot) -> None:
    """So many plies, or to the end."""
    s.lot = int(rng.random() * LARGEST)
    go_on(s, plies, actions, weights)


def go_on(s: State, plies: int, actions: list[int], weights: list[int]) -> None:
    """The same with the state's own lot."""
    seat, until = to_act(s), s.plies + plies
    while seat != NOBODY and (s.plies < until or seat == CHANCE):
        if seat == CHANCE:
            fill_outcomes(s, actions, weights)
            apply(s, CHANCE, actions[0])
        else:
            count = fill_actions(s, seat, actions)
            apply(s, seat, best(s, seat, actions, count, NOISE, FRESH))
        seat = to_act(s)


def prior(s: State, seat: int, action: int) -> float:
    """How much better than others an action is by rule, as a chance to win."""
    prepare(s, seat, 1)
    return value(s, seat, action, apple_of_board(s, seat)) / WORTH
