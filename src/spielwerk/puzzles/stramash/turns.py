"""What has happened in a turn of Stramash, as puzzles ask about it."""

from spielwerk.bots.stramash.guide import way_gone
from spielwerk.games.stramash.board import field_named
from spielwerk.puzzles.tasks import Turn


def knocked_off(turn: Turn) -> int:
    """How many laddies of opponents went back to their dock."""
    return sum(event["owner"] not in turn.team for event in turn.told("docked"))


def own_knocked_off(turn: Turn) -> int:
    """How many laddies of the own side did."""
    return len(turn.told("docked")) - knocked_off(turn)


def way_lost(turn: Turn) -> float:
    """How much of their way the laddies of opponents lost that went back."""
    s = turn.before
    return sum(
        way_gone(s, s.board[field_named(event["from"])])
        for event in turn.told("docked")
        if event["owner"] not in turn.team
    )


def into_castle(turn: Turn) -> set[str]:
    """From which holes of the track laddies got into the castle."""
    moves = turn.told("moved")
    return {one["from"] for one in moves if one["from"].startswith("T") and is_castle(one["to"])}


def moved_up(turn: Turn) -> int:
    """How many laddies moved on within the castle."""
    return sum(is_castle(event["from"]) for event in turn.told("moved"))


def came_out(turn: Turn) -> int:
    return len(turn.told("came_out"))


def passed_by(turn: Turn) -> bool:
    """Did a laddie go past one of an opponent?"""
    theirs = {
        field
        for seat, laddies in enumerate(turn.game.position(turn.before)["laddies"])
        for field in laddies
        if seat not in turn.team
    }
    return any(not theirs.isdisjoint(event["path"][:-1]) for event in turn.told("moved"))


def is_castle(field: str) -> bool:
    return field.startswith("C")
