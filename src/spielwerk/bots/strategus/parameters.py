"""How a player by rule weighs things: one number for each, so that rules can be varied.

`GREEDY` are the bot's of that name; most are thousandths.
Those in `parameters.json` were found by playing (`spsa`).
"""

import json
from functools import lru_cache
from pathlib import Path

FILE = Path(__file__).parent / "parameters.json"

(
    CURIOSITY,  # to have seen a card that stays, as part of what that is worth
    SECRET,  # to show an own card, as part of what that is worth
    RECKLESS,  # at the greatest urge so much of the own card's worth does not count
    BOLD,  # how likely an enemy attacks a card that it knows and beats
    CURIOUS,  # … and one that it does not know
    DRAWN,  # how much of the pull of a square counts
    HOME,  # the first move of a card
    GUARD,  # to leave the place beside the own apple
    AGAIN,  # for each time that the card was lately where it goes
    OTHERS,  # of all threats but the greatest so much counts
    ALARM,  # to remove an animal next to the own apple
    DOOR,  # to remove a trap before the apple
    NEARER,  # a fight one step further away draws so much of WHOLE
    RUNNING,  # the same for a hare
    CROWDED,  # an own animal is in the way, of WHOLE
    PRIZE,  # worth of the other side's apple
    APPLE_HERE,  # worth of the own one
    STRONG,  # worth of own elephants, grizzlies and rhinos in a fight
    MIDDLING,  # … of gorillas to tigers
    FOXES,  # … of foxes
    WEAK,  # … of wolves, hares and the mouse
    TRAPS,  # worth of the other side's traps
    STILL,  # added to an attack on a card that has never moved
    STIRRED,  # added to an attack on a hidden card that has moved
) = range(24)
PARAMETERS = 24
WHOLE = 1024

GREEDY = (
    *(150, 120, 600, 900, 500),
    *(300, 150, 1500, 300, 250),
    *(60_000, 150, 870, 973, 768),
    *(120_000, 120_000),
    *(1000, 1000, 1000, 1000, 3000, 0, 0),
)


@lru_cache
def tuned() -> tuple[int, ...]:
    """The numbers in `parameters.json`, which beat greedy's."""
    told = json.loads(FILE.read_text(encoding="utf-8"))
    return tuple(told["numbers"])
