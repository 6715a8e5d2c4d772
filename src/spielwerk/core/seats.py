"""Who acts: seats are 0, 1, 2, … in turn order; these two stand for nobody's seat."""

CHANCE = -1
"""Deals, draws, dice and shuffles: acts like a seat, with known weights."""

NOBODY = -2
"""The match is over."""
