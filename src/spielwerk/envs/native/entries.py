"""The ways from C into one match's machine code: `single` for pointers instead of arrays.

A state comes as a pointer to its record; columns are of 32-bit numbers, single ones have 64 bits.
"""

from typing import Any

from numba import carray  # type: ignore[attr-defined]

from spielwerk.core.machine import UNBOUND

single: Any = UNBOUND
"""`envs.single` as machine code, bound to the game; `bridge` sets it."""

SEAT, COUNT = range(2)
"""Of a turn: whose it is, CHANCE or NOBODY, and how many things can be done."""


def turn(row: Any, most: Any, facts: Any, found: Any, weights: Any) -> None:
    """`single.turn`, with room for `most` things that can be done."""
    facts[SEAT], facts[COUNT] = single.turn(
        carray(row, 1), carray(found, most), carray(weights, most)
    )


def play(
    row: Any, seat: Any, action: Any, most: Any, facts: Any, found: Any, weights: Any
) -> None:
    """`single.play`, then as `turn`."""
    facts[SEAT], facts[COUNT] = single.play(
        carray(row, 1), seat, action, carray(found, most), carray(weights, most)
    )


def see(row: Any, seat: Any, length: Any, numbers: Any) -> None:
    """`single.see`."""
    single.see(carray(row, 1), seat, carray(numbers, length))


def returns(row: Any, seats: Any, results: Any) -> None:
    """`single.returns` of every seat; the match must be over."""
    for seat in range(seats):
        results[seat] = single.returns(carray(row, 1), seat)
