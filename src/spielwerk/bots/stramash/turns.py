"""What has happened in a turn of Stramash, as reasons and puzzles ask about it."""

from spielwerk.bots.pieces import moved_within, passed, ran_in, sent_back
from spielwerk.bots.stramash.guide import way_gone
from spielwerk.games.stramash.board import field_named
from spielwerk.turns import Turn

CASTLE = "C"


def knocked_off(turn: Turn) -> int:
    """How many laddies of opponents went back to their dock."""
    return len(sent_back(turn, "docked"))


def way_lost(turn: Turn) -> float:
    """How much of their way the laddies of opponents lost that went back."""
    s = turn.before
    return sum(
        way_gone(s, s.board[field_named(event["from"])]) for event in sent_back(turn, "docked")
    )


def into_castle(turn: Turn) -> set[str]:
    """From which holes of the track laddies got into the castle."""
    return ran_in(turn, CASTLE)


def moved_up(turn: Turn) -> int:
    """How many laddies moved on within the castle."""
    return moved_within(turn, CASTLE)


def passed_by(turn: Turn) -> bool:
    """Did a laddie go past one of an opponent?"""
    return passed(turn, "laddies")
