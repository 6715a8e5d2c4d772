"""The ways from C into one match's machine code: `single` for pointers instead of arrays.

A state comes as a pointer to its record; columns are of 32-bit numbers, single ones have 64 bits.
"""

from typing import Any

from numba import carray  # type: ignore[attr-defined]

from spielwerk.core.machine import UNBOUND, Ints

single = UNBOUND
"""`envs.single` as machine code, bound to the game; `bridge` sets it."""

Pointer = Any
"""To a state, or to the first of a column of numbers."""
SEAT, COUNT = range(2)
"""Of a turn: whose it is, CHANCE or NOBODY, and how many things can be done."""


def turn(row: Pointer, most: int, facts: Ints, found: Pointer, weights: Pointer) -> None:
    """`single.turn`, with room for `most` things that can be done."""
    facts[SEAT], facts[COUNT] = single.turn(
        carray(row, 1), carray(found, most), carray(weights, most)
    )


def play(
    row: Pointer, seat: int, action: int, most: int, facts: Ints, found: Pointer, weights: Pointer
) -> None:
    """`single.play`, then as `turn`."""
    facts[SEAT], facts[COUNT] = single.play(
        carray(row, 1), seat, action, carray(found, most), carray(weights, most)
    )


def see(row: Pointer, seat: int, length: int, numbers: Pointer) -> None:
    """`single.see`."""
    single.see(carray(row, 1), seat, carray(numbers, length))


def returns(row: Pointer, seats: int, results: Ints) -> None:
    """`single.returns` of every seat; the match must be over."""
    for seat in range(seats):
        results[seat] = single.returns(carray(row, 1), seat)
