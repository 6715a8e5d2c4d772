"""Bots for Strategus.

From below: `memory` (what was seen of a card), `priors` (where it is laid), `laying` (of armies by
chance), `table` (a state that remembers what was seen), `belief` (odds and worths), `worlds`
(that may be), `arranging` (the set-up).

The four levels read the board (`reading`), and so do who says chances to win (`reading.judge`),
the coach and looks back. What was learned (`guide`, see below) is how they played before.

A choice by rule: `parameters` (what it weighs), `prospects` (of fights), `drawing` (to them),
`rule`, `players`; `spsa` finds by playing what weighs how much.

For those who search: `remembered` (the rules over that state), `nearness`, `initial_weights` and
`guide` (features), `playout` (by rule), `regression` (of features, by results), `openings` (the
set-up).

`league` has sparring partners of many styles, to measure by.
"""

from functools import partial

from spielwerk.bots.knowledge import WHOLE, Knowledge, Teacher
from spielwerk.bots.strategus import guide, openings, playout, remembered
from spielwerk.bots.strategus.players import Anyhow, Forgetful, Greedy
from spielwerk.bots.strategus.reading import search
from spielwerk.bots.strategus.reading.judge import judge
from spielwerk.bots.strategus.reading.levels import READINGS
from spielwerk.bots.strategus.reading.player import Reader
from spielwerk.bots.strategus.worlds import worlds

READERS = {name: partial(Reader, reading) for name, reading in READINGS.items()}


def teacher() -> Teacher:
    from spielwerk.bots.strategus import regression

    return regression


KNOWLEDGE = Knowledge(
    bots={**READERS, "greedy": Greedy, "forgetful": Forgetful, "random": Anyhow},
    worlds=worlds,
    openings=openings,
    judge=judge,
    guide=guide,
    rules=remembered,
    playout=playout,
    levels={WHOLE: guide.LEVELS},
    tables={WHOLE: guide.TRAINING_TABLES},
    simple={WHOLE: guide.SIMPLE},
    training=guide.TRAINING,
    initial_weights=guide.INITIAL_WEIGHTS,
    teacher=teacher,
    machine_code=(search,),
)
