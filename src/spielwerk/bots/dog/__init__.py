"""What bots know of Dog: what a position is worth, and what they see and count."""

from spielwerk.bots.dog import guide
from spielwerk.bots.dog.worlds import worlds
from spielwerk.bots.dog.worth import value
from spielwerk.bots.knowledge import WHOLE, Knowledge

KNOWLEDGE = Knowledge(
    value=value,
    worlds=worlds,
    guide=guide,
    levels={WHOLE: guide.LEVELS},
    simple={WHOLE: guide.SIMPLE},
)
