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
    extra_depth: int = 1  # new turns that an iteration plays after its first new one
    exploration: float = 0.1  # how much an action seldom tried is preferred
    single_observer: bool = False  # one tree of what the seat itself sees; else everybody's own
    max_depth: int = 64  # choices in a row that the tree may remember
    plies: int = 0  # that are played on by rule beyond those (`playout`)
    width: int = 1000  # actions that are looked at: the best one ply ahead
    prior_weight: float = 1.0  # so many tries does that one-ply value count for
    memory: int | None = None  # own turns after which what was seen fades; None: never
    more: int = 0  # iterations for every seat beyond the second


ONE_PLY = Level("full", 0, 4, 0.4)
"""One action ahead, with all that the net knows."""

FEW_SEATS = 3
"""With so many seats at most `among_few` counts, besides `levels` (`Knowledge`)."""

LEVELS = {
    "child": Level("simple", 0, 1, 0.2),
    "casual": ONE_PLY,
    "club": Level("full", 300, 16, 0.9),
    "master": Level("full", 30_000, 192, 1.8),
}
