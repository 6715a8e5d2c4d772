"""What bots know of Dog: what a position is worth, and what they see and count."""

from math import log

from spielwerk.bots.dog import guide
from spielwerk.bots.dog.worlds import worlds
from spielwerk.bots.dog.worth import value
from spielwerk.bots.knowledge import WHOLE, Knowledge
from spielwerk.core.options import Values
from spielwerk.games.dog.options import sides_of


def log_odds(options: Values, seats: int) -> float:
    """Where it was taught one of two sides wins; of more sides each wins as much less often."""
    return -log(sides_of(seats, str(options["teams"])) - 1)


KNOWLEDGE = Knowledge(
    value=value,
    worlds=worlds,
    guide=guide,
    log_odds=log_odds,
    levels={WHOLE: guide.LEVELS},
    simple={WHOLE: guide.SIMPLE},
)
