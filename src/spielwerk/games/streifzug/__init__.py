"""Streifzug durch: dice, cards and a race to the bell. The rules are in README.md."""

SEATS = (4, 2, 3)
"""Numbers of seats that can play, the usual one first."""
