"""What has happened in a turn of Rufus, as reasons and puzzles ask about it."""

from spielwerk.turns import Turn


def prizes(turn: Turn) -> int:
    """How many prize cards the seat wins."""
    return sum(event["seat"] == turn.seat for event in turn.told("won"))
