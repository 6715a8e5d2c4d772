"""What bots know of Stramash."""

from spielwerk.bots.knowledge import WHOLE, Knowledge
from spielwerk.bots.stramash import guide
from spielwerk.bots.stramash.worlds import worlds
from spielwerk.bots.stramash.worth import value

KNOWLEDGE = Knowledge(
    value=value,
    worlds=worlds,
    guide=guide,
    levels={WHOLE: guide.LEVELS},
    among_few=guide.AMONG_FEW,
    tables={WHOLE: guide.TRAINING_TABLES},
    simple={WHOLE: guide.SIMPLE},
    training=guide.TRAINING,
    initial_weights=guide.INITIAL_WEIGHTS,
)
