"""Stramash: cards and marbles on a board that is put together. The rules are in README.md."""

SEATS = (4, 2, 3, 5, 6)
"""Numbers of seats that can play, the usual one first."""
