"""What puzzles of Dog ask for."""

from spielwerk.bots.dog.reasons import REASONS
from spielwerk.bots.dog.turns import (
    another_lap,
    into_goal,
    moved_up,
    own_sent_home,
    passed_by,
    sent_home,
)
from spielwerk.puzzles.tasks import Making, win
from spielwerk.turns import Turn


def hit(turn: Turn) -> bool:
    return sent_home(turn) >= 1


def two_home(turn: Turn) -> bool:
    return sent_home(turn) >= 2


def goal(turn: Turn) -> bool:
    """Does a piece get from the track into the goal?"""
    return bool(into_goal(turn))


def goal_and_hit(turn: Turn) -> bool:
    """A seven into the goal that sends somebody home on its way, or with its other steps."""
    return goal(turn) and hit(turn)


def own(turn: Turn) -> bool:
    """Does a piece of the own team go home instead?"""
    return own_sent_home(turn) > 0


def lap(turn: Turn) -> bool:
    return another_lap(turn) > 0


def inside(turn: Turn) -> bool:
    """Does a piece move that is in the goal already?"""
    return moved_up(turn) > 0


def swap(turn: Turn) -> bool:
    return bool(turn.told("swapped"))


MAKING = Making(
    tasks={
        "hit": hit,
        "two_home": two_home,
        "goal": goal,
        "goal_and_hit": goal_and_hit,
        "win": win,
    },
    tables=({},),
    best=36,
    phases=("play",),
    obvious=True,
    misses={
        "hit": {"own": own, "passed": passed_by, "swap": swap},
        "two_home": {"one": hit, "own": own},
        "goal": {"lap": lap, "inside": inside},
        "goal_and_hit": {"goal": goal, "hit": hit},
    },
    tool=lambda choice: str(choice["card"]),
    reasons=REASONS,
)
