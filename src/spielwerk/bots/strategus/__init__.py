"""Bots for Strategus.

From below: `memory` (what was seen of a card), `belief` (what it may be), `worth` (of a card),
`situation` (all that a seat knows, in order), `odds` (of a fight), `ways` (to a fight), `choosing`
(an action), `arranging` (the set-up), `players`.
"""

from spielwerk.bots.strategus.players import Anyhow, Forgetful, Greedy

__all__ = ["Anyhow", "Forgetful", "Greedy"]
