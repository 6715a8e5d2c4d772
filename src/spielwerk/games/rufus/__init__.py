"""Rufus: two to five seats with two stones each chase one fox. The rules are in README.md."""

SEATS = (3, 2, 4, 5)
"""Numbers of seats that can play; the first is the usual one."""
