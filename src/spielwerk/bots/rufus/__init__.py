"""Bots for Rufus.

From below: `worth` (of a position between two turns), `plans` (for a whole turn), `players`.
"""

from spielwerk.bots.rufus.players import Greedy
from spielwerk.bots.uniform import Uniform

BOTS = {"greedy": Greedy, "random": Uniform}
"""By name, the usual opponent first."""

__all__ = ["BOTS", "Greedy"]
