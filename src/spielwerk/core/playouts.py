"""Random playouts over any game's rules, for counting; `core.compiled.bound` binds it to one."""

from spielwerk.core.machine import UNBOUND, Ints, Lot, Playable, Record, Records
from spielwerk.core.seats import CHANCE, NOBODY

rules: Playable[Record] = UNBOUND
"""The game's rules or their twin; `bound` sets it."""


def pick(weights: Ints, count: int, rng: Lot) -> int:
    """The index of one of `count` outcomes, drawn by weight."""
    total = 0
    for i in range(count):
        total += weights[i]
    ticket = int(rng.random() * total)
    for i in range(count):
        ticket -= weights[i]
        if ticket < 0:
            return i
    return count - 1


def playout(s: Record, rng: Lot, actions: Ints, weights: Ints) -> tuple[int, int]:
    """Play at random to the end. Returns the number of seats' actions and of chance outcomes.

    `rng.random()` gives floats in [0, 1); `actions` and `weights` are buffers.
    """
    decisions = outcomes = 0
    seat = rules.to_act(s)
    while seat != NOBODY:
        if seat == CHANCE:
            count = rules.fill_outcomes(s, actions, weights)
            action = actions[pick(weights, count, rng)]
            outcomes += 1
        else:
            count = rules.fill_actions(s, seat, actions)
            action = actions[int(rng.random() * count)]
            decisions += 1
        rules.apply(s, seat, action)
        seat = rules.to_act(s)
    return decisions, outcomes


def playouts(
    s: Records, start: Records, count: int, rng: Lot, actions: Ints, weights: Ints
) -> tuple[int, int]:
    """`count` playouts, each from a copy of the record `start[0]`; sums what `playout` returns."""
    decisions = outcomes = 0
    for _ in range(count):
        s[0] = start[0]
        more_decisions, more_outcomes = playout(s[0], rng, actions, weights)
        decisions += more_decisions
        outcomes += more_outcomes
    return decisions, outcomes
