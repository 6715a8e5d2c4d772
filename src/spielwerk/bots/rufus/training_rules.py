"""The rules of Rufus for learning, where a match says by how much it was won.

All else is as in `plays`, by which is searched: there a win is a win, and is taken.
"""

from spielwerk.bots.rufus.plays import (
    State,
    acts,
    apply,
    fill_actions,
    fill_outcomes,
    mid_turn,
    team,
    to_act,
)
from spielwerk.games.rufus import rules as game
from spielwerk.games.rufus.rules import score

__all__ = (
    "State",
    "acts",
    "apply",
    "fill_actions",
    "fill_outcomes",
    "mid_turn",
    "returns",
    "team",
    "to_act",
)

results = game.returns

WON = 0.3
"""How much of a result is for who has won; the rest is for the lead."""
LARGE_LEAD = 60
"""Points ahead that count in full."""


def returns(s: State, seat: int) -> float:
    """At the end, 1 to -1: a part for who has won, a part for the lead before the best other."""
    best = -1000
    for other in range(s.seats):
        if other != seat:
            best = max(best, score(s, other))
    lead = min(1.0, max(-1.0, (score(s, seat) - best) / LARGE_LEAD))
    return WON * results(s, seat) + (1 - WON) * lead
