"""What has happened in a turn of Dog, as reasons and puzzles ask about it."""

from spielwerk.bots.pieces import moved_within, passed, ran_in, sent_back
from spielwerk.turns import Turn

GOAL = "G"


def sent_home(turn: Turn) -> int:
    """How many pieces of opponents went back to their kennel."""
    return len(sent_back(turn, "sent_home"))


def own_sent_home(turn: Turn) -> int:
    """How many pieces of the own team did."""
    return len(turn.told("sent_home")) - sent_home(turn)


def into_goal(turn: Turn) -> set[str]:
    """From which fields of the track pieces got into the goal."""
    return ran_in(turn, GOAL)


def moved_up(turn: Turn) -> int:
    """How many pieces moved on within the goal."""
    return moved_within(turn, GOAL)


def another_lap(turn: Turn) -> int:
    """How many pieces of the own team passed the way into their goal."""
    return sum(
        event["owner"] in turn.team
        and not event["back"]
        and not event["to"].startswith(GOAL)
        and start_of(turn, event["owner"]) in event["path"][:-1]
        for event in turn.told("moved")
    )


def passed_by(turn: Turn) -> bool:
    """Did a piece go past one of an opponent?"""
    return passed(turn, "men")


def start_of(turn: Turn, seat: int) -> str:
    """The field on which a seat's pieces come out, and behind which its goal begins."""
    return f"T{turn.before.apart * seat}"
