"""How strong a player is: not by blunders, but as people differ.

Who is weaker looks less far ahead, at fewer things, and thinks of fewer ways the cards may lie.
"""

from typing import NamedTuple


class Level(NamedTuple):
    """How a player thinks."""

    net: str  # what it has learned to look at
    iterations: int  # of the search; 0: it looks one action ahead
    worlds: int  # ways the hidden things may lie
    seconds: float  # of CPU time at most
    beyond: int = 1
    explore: float = 0.1


LEVELS = {
    "master": Level("full", 30_000, 192, 1.8),
    "club": Level("full", 1_000, 32, 0.9),
    "casual": Level("full", 0, 4, 0.4),
    "child": Level("simple", 0, 1, 0.2),
}
