"""Bots for Streifzug durch.

From below: `reach` (where dice lead), `hands` (what cards are worth), `leads` (who is ahead),
`outlook` (what a seat is after), `worth` (of a position), `plans` (for a roll), `players`.
"""

from spielwerk.bots.streifzug.players import Greedy
from spielwerk.bots.uniform import Uniform

BOTS = {"greedy": Greedy, "random": Uniform}
"""By name, the usual opponent first."""

__all__ = ["BOTS", "Greedy"]
