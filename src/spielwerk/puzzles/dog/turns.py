"""What has happened in a turn of Dog, as puzzles ask about it."""

from spielwerk.puzzles.tasks import Turn


def sent_home(turn: Turn) -> int:
    """How many pieces of opponents went back to their kennel."""
    return sum(event["owner"] not in turn.team for event in turn.told("sent_home"))


def own_sent_home(turn: Turn) -> int:
    """How many pieces of the own team did."""
    return len(turn.told("sent_home")) - sent_home(turn)


def into_goal(turn: Turn) -> set[str]:
    """From which fields of the track pieces got into the goal."""
    moves = turn.told("moved")
    return {one["from"] for one in moves if one["from"].startswith("T") and is_goal(one["to"])}


def moved_up(turn: Turn) -> int:
    """How many pieces moved on within the goal."""
    return sum(is_goal(event["from"]) for event in turn.told("moved"))


def came_out(turn: Turn) -> int:
    return len(turn.told("came_out"))


def another_lap(turn: Turn) -> int:
    """How many pieces of the own team passed the way into their goal."""
    return sum(
        event["owner"] in turn.team
        and not event["back"]
        and not is_goal(event["to"])
        and start_of(turn, event["owner"]) in event["path"][:-1]
        for event in turn.told("moved")
    )


def passed_by(turn: Turn) -> bool:
    """Did a piece go past one of an opponent?"""
    theirs = {
        field
        for seat, men in enumerate(turn.game.position(turn.before)["men"])
        for field in men
        if seat not in turn.team
    }
    return any(not theirs.isdisjoint(event["path"][:-1]) for event in turn.told("moved"))


def start_of(turn: Turn, seat: int) -> str:
    """The field on which a seat's pieces come out, and behind which its goal begins."""
    return f"T{turn.before.apart * seat}"


def is_goal(field: str) -> bool:
    return field.startswith("G")
