"""What bots know of Dog: what a position is worth, and what they see and count."""

from math import log

from spielwerk.bots.dog import guide
from spielwerk.bots.dog.reasons import REASONS
from spielwerk.bots.dog.worlds import worlds
from spielwerk.bots.dog.worth import value
from spielwerk.bots.knowledge import WHOLE, Knowledge, Table
from spielwerk.core.options import Values
from spielwerk.games.dog.options import sides_of

ALONE = "alone"
"""The part of the game in which nobody has a partner."""
TABLES: dict[str, tuple[Table, ...]] = {
    WHOLE: ({},),
    ALONE: ({"seats": 6, "teams": ALONE}, {"seats": 5}, {"seats": 3}, {"seats": 2}),
}


def part_of(options: Values, _seats: int) -> str:
    return ALONE if options["teams"] == ALONE else WHOLE


def log_odds(options: Values, seats: int) -> float:
    """A net says how the odds of two sides stand; of more sides each wins as much less often."""
    return -log(sides_of(seats, str(options["teams"])) - 1)


KNOWLEDGE = Knowledge(
    value=value,
    worlds=worlds,
    reasons=REASONS,
    guide=guide,
    log_odds=log_odds,
    levels=dict.fromkeys(TABLES, guide.LEVELS),
    part_of=part_of,
    tables=TABLES,
    simple=dict.fromkeys(TABLES, guide.SIMPLE),
)
