"""Bots for Streifzug durch.

From below: `reach` (where dice lead), `hands` (what cards are worth), `leads` (who is ahead),
`outlook` (what a seat is after), `worth` (of a position), `plans` (for a roll), `players`.
"""

from spielwerk.bots.knowledge import Knowledge
from spielwerk.bots.streifzug import guide
from spielwerk.bots.streifzug.guiding import plays, training
from spielwerk.bots.streifzug.players import Greedy
from spielwerk.bots.streifzug.reasons import REASONS
from spielwerk.bots.streifzug.worlds import worlds
from spielwerk.bots.uniform import Uniform

KNOWLEDGE = Knowledge(
    bots={"greedy": Greedy, "random": Uniform},
    worlds=worlds,
    reasons=REASONS,
    guide=guide,
    rules=plays,
    levels=training.LEVELS,
    part_of=guide.part_of,
    tables=training.TRAINING_TABLES,
    simple=training.SIMPLE,
    training=training.TRAINING,
    initial_weights=training.INITIAL_WEIGHTS,
    off_policy=training.OFF_POLICY,
)
