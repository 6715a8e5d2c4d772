"""What puzzles of Stramash ask for."""

from spielwerk.bots.stramash.reasons import REASONS
from spielwerk.bots.stramash.turns import (
    into_castle,
    knocked_off,
    passed_by,
)
from spielwerk.puzzles.tasks import Making, win
from spielwerk.turns import Turn


def hit(turn: Turn) -> bool:
    return knocked_off(turn) >= 1


def two_hit(turn: Turn) -> bool:
    return knocked_off(turn) >= 2


def castle(turn: Turn) -> bool:
    """Does a laddie get from the track into the castle?"""
    return bool(into_castle(turn))


def castle_and_hit(turn: Turn) -> bool:
    return castle(turn) and hit(turn)


MAKING = Making(
    tasks={
        "hit": hit,
        "two_hit": two_hit,
        "castle": castle,
        "castle_and_hit": castle_and_hit,
        "win": win,
    },
    tables=({"seats": 2}, {"seats": 4}),
    best=36,
    misses={
        "hit": {"passed": passed_by},
        "two_hit": {"one": hit},
        "castle_and_hit": {"castle": castle, "hit": hit},
    },
    tool=lambda choice: str(choice["card"]),
    reasons=REASONS,
)
