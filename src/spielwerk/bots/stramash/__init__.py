"""What bots know of Stramash."""

from spielwerk.bots.greedy import Greedy
from spielwerk.bots.knowledge import WHOLE, Knowledge
from spielwerk.bots.stramash import guide
from spielwerk.bots.stramash.beginner import Beginner
from spielwerk.bots.stramash.reasons import REASONS
from spielwerk.bots.stramash.worlds import worlds
from spielwerk.bots.stramash.worth import value
from spielwerk.bots.uniform import Uniform

KNOWLEDGE = Knowledge(
    bots={"greedy": Greedy, "child": Beginner, "random": Uniform},
    value=value,
    worlds=worlds,
    reasons=REASONS,
    guide=guide,
    levels={WHOLE: guide.LEVELS},
    among_few=guide.AMONG_FEW,
    tables={WHOLE: guide.TRAINING_TABLES},
    simple={WHOLE: guide.SIMPLE},
    training=guide.TRAINING,
    initial_weights=guide.INITIAL_WEIGHTS,
)
