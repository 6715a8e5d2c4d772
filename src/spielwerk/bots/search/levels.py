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
    beyond: int = 1  # new turns that an iteration plays after its first new one
    explore: float = 0.1  # how much an action seldom tried is preferred
    own_eyes: bool = False  # one tree of what the seat itself sees; else everybody sees as they do
    deep: int = 64  # choices in a row that are looked at each by itself
    plies: int = 0  # that are played on by rule beyond those (`playout`)
    width: int = 1000  # actions that are looked at: the best at first sight
    trust: float = 1.0  # so many tries does that first sight count for
    memory: int | None = None  # own turns after which what was seen fades; None: never
    more: int = 0  # iterations for every seat beyond the second


GLANCE = Level("full", 0, 4, 0.4)
"""One action ahead, with all that the net knows."""

FEW_SEATS = 3
"""With so many seats at most a guide's `AMONG_FEW` counts, besides its `LEVELS`."""

LEVELS = {
    "child": Level("simple", 0, 1, 0.2),
    "casual": GLANCE,
    "club": Level("full", 300, 16, 0.9),
    "master": Level("full", 30_000, 192, 1.8),
}
