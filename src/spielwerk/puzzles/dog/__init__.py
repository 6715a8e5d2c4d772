"""What puzzles of Dog ask for."""

from spielwerk.puzzles.tasks import Making, Turn, win


def sent_home(turn: Turn) -> int:
    """How many pieces of opponents went back to their kennel."""
    return sum(event["owner"] not in turn.team for event in turn.told("sent_home"))


def hit(turn: Turn) -> bool:
    return sent_home(turn) >= 1


def two_home(turn: Turn) -> bool:
    return sent_home(turn) >= 2


def goal(turn: Turn) -> bool:
    """Does a piece get from the track into the goal?"""
    return any(
        event["from"].startswith("T") and event["to"].startswith("G")
        for event in turn.told("moved")
    )


def goal_and_hit(turn: Turn) -> bool:
    """A seven into the goal that sends somebody home on its way, or with its other steps."""
    return goal(turn) and hit(turn)


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
)
