"""Bots for Rufus.

From below: `worth` (of a position between two turns), `plans` (for a whole turn), `players`.
"""

from spielwerk.bots.knowledge import Knowledge
from spielwerk.bots.rufus import guide, plays, training_rules
from spielwerk.bots.rufus.beginner import Beginner
from spielwerk.bots.rufus.players import Greedy
from spielwerk.bots.rufus.reasons import REASONS
from spielwerk.bots.rufus.worlds import worlds
from spielwerk.bots.uniform import Uniform

KNOWLEDGE = Knowledge(
    bots={"greedy": Greedy, "child": Beginner, "random": Uniform},
    worlds=worlds,
    reasons=REASONS,
    guide=guide,
    rules=plays,
    training_rules=training_rules,
    levels=guide.LEVELS,
    part_of=guide.part_of,
    tables=guide.TRAINING_TABLES,
    simple=guide.SIMPLE,
    training=guide.TRAINING,
    initial_weights=guide.INITIAL_WEIGHTS,
)
