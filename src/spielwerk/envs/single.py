"""One match, step by step, as machine code; `core.compiled.bound` binds it to a game.

A state comes in a row of its own: an array is handed to machine code faster than a record is.
"""

from spielwerk.core.contract import Tensor
from spielwerk.core.machine import UNBOUND, Column, Record, Records, Twin
from spielwerk.core.seats import CHANCE, NOBODY

rules: Twin = UNBOUND
"""The game's rules as machine code; `bound` sets it."""
tensor: Tensor[Record] = UNBOUND
"""How an observation is written as numbers; `bound` sets it."""


def turn(row: Records, found: Column, weights: Column) -> tuple[int, int]:
    """The seat to act, CHANCE or NOBODY, and how many things it can do.

    They are written into `found`; how heavy each outcome of chance weighs, into `weights`.
    """
    s = row[0]
    seat = rules.to_act(s)
    if seat == CHANCE:
        return seat, rules.fill_outcomes(s, found, weights)
    return seat, 0 if seat == NOBODY else rules.fill_actions(s, seat, found)


def play(row: Records, seat: int, action: int, found: Column, weights: Column) -> tuple[int, int]:
    """A seat's action, or CHANCE's outcome; then as `turn`."""
    rules.apply(row[0], seat, action)
    return turn(row, found, weights)


def legal_of(row: Records, seat: int, found: Column) -> int:
    """The same of a seat that acts now, also where several do."""
    s = row[0]
    return rules.fill_actions(s, seat, found) if rules.acts(s, seat) else 0


def see(row: Records, seat: int, x: list[int]) -> None:
    """Write what a seat may know."""
    tensor.fill(row[0], seat, x)


def returns(row: Records, seat: int) -> int:
    """At the end: what the seat has: 1 won, -1 lost, 0 drawn."""
    return rules.returns(row[0], seat)
