"""Bots for Strategus.

From below: `memory` (what was seen of a card), `priors` (where it is laid), `laying` (of armies by
chance), `table` (a state that remembers what was seen), `belief` (odds and worths), `worlds`
(that may be), `arranging` (the set-up).

A choice by rule: `parameters` (what it weighs), `prospects` (of fights), `drawing` (to them),
`rule`, `players`; `spsa` finds by playing what weighs how much.

For those who search: `remembered` (the rules over that state), `nearness`, `initial_weights` and
`guide` (features), `playout` (by rule), `regression` (of features, by results), `openings` (the
set-up).
"""

from spielwerk.bots.knowledge import WHOLE, Knowledge, Teacher
from spielwerk.bots.strategus import guide, openings, playout, remembered
from spielwerk.bots.strategus.players import Anyhow, Forgetful, Greedy
from spielwerk.bots.strategus.worlds import worlds


def teacher() -> Teacher:
    from spielwerk.bots.strategus import regression

    return regression


KNOWLEDGE = Knowledge(
    bots={"greedy": Greedy, "forgetful": Forgetful, "random": Anyhow},
    worlds=worlds,
    openings=openings,
    guide=guide,
    rules=remembered,
    playout=playout,
    levels={WHOLE: guide.LEVELS},
    tables={WHOLE: guide.TRAINING_TABLES},
    simple={WHOLE: guide.SIMPLE},
    training=guide.TRAINING,
    initial_weights=guide.INITIAL_WEIGHTS,
    teacher=teacher,
)
