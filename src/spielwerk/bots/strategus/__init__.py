"""Bots for Strategus.

From below: `memory` (what was seen of a card), `belief` (what it may be), `worth` (of a card),
`situation` (all that a seat knows, in order), `odds` (of a fight), `dangers` (of being attacked),
`ways` (to a fight), `choosing` (an action), `arranging` (the set-up), `players`.

For those who search: `table` (a state that remembers what was seen), `laying` (of armies by
chance), `reckoning` (odds and worths as machine code), `remembered` (the rules over all this),
`nearness` and `guide` (features), `worlds` (that may be), `openings` (the set-up).

`greedy` once more as machine code, to play on with: `temper` (what it weighs), `prospects` (of
fights), `drawing` (to them), `rule` (the choice), `playout`; `weighing` (of features, by results).
"""

from spielwerk.bots.strategus.players import Anyhow, Forgetful, Greedy

BOTS = {"greedy": Greedy, "forgetful": Forgetful, "random": Anyhow}
"""By name, the usual opponent first."""

__all__ = ["BOTS", "Anyhow", "Forgetful", "Greedy"]
