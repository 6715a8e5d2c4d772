"""Bots for Strategus.

From below: `memory` (what was seen of a card), `belief` (what it may be), `worth` (of a card),
`situation` (all that a seat knows, in order), `odds` (of a fight), `dangers` (of being attacked),
`ways` (to a fight), `choosing` (an action), `arranging` (the set-up), `players`.
"""

from spielwerk.bots.strategus.players import Anyhow, Forgetful, Greedy

BOTS = {"greedy": Greedy, "forgetful": Forgetful, "random": Anyhow}
"""By name, the usual opponent first."""

__all__ = ["BOTS", "Anyhow", "Forgetful", "Greedy"]
