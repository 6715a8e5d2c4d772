"""Bots for Streifzug durch.

From below: `reach` (where dice lead), `hands` (what cards are worth), `leads` (who is ahead),
`outlook` (what a seat is after), `worth` (of a position), `plans` (for a roll), `players`.
"""

from spielwerk.bots.knowledge import Knowledge
from spielwerk.bots.streifzug import guide, guide_rules, guide_training
from spielwerk.bots.streifzug.players import Greedy
from spielwerk.bots.streifzug.worlds import worlds
from spielwerk.bots.uniform import Uniform

KNOWLEDGE = Knowledge(
    bots={"greedy": Greedy, "random": Uniform},
    worlds=worlds,
    guide=guide,
    rules=guide_rules,
    levels=guide_training.LEVELS,
    part_of=guide.part_of,
    tables=guide_training.TRAINING_TABLES,
    simple=guide_training.SIMPLE,
    training=guide_training.TRAINING,
    initial_weights=guide_training.INITIAL_WEIGHTS,
    off_policy=guide_training.OFF_POLICY,
)
