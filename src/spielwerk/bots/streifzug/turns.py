"""What has happened in a turn of Streifzug durch, as reasons and puzzles ask about it."""

from spielwerk.games.streifzug.board import STACKS, catch_field, field_named, name
from spielwerk.games.streifzug.state import is_safe
from spielwerk.turns import Turn


def caught(turn: Turn) -> int:
    """How many cards the seat has caught."""
    return len(turn.told("caught"))


def thrown(turn: Turn) -> int:
    """How many pawns the seat has knocked out."""
    return sum(event["by"] == turn.seat for event in turn.told("thrown"))


def rang(turn: Turn) -> bool:
    return any(event["seat"] == turn.seat for event in turn.told("rang"))


def in_circle(turn: Turn) -> bool:
    """Does the pawn that moved last stand in the circle round the bell?"""
    moved = turn.told("moved")
    return bool(moved) and moved[-1]["to"].startswith("i")


def passed_by(turn: Turn) -> bool:
    """Did a pawn go past one of another side that could have been knocked out there?"""
    figures = turn.game.position(turn.before)["figures"]
    others = (row for seat, row in enumerate(figures) if seat not in turn.team)
    theirs = {one for row in others for one in row if not is_safe(field_named(one))}
    return any(not theirs.isdisjoint(event["path"][:-1]) for event in turn.told("moved"))


def passed_card(turn: Turn) -> bool:
    """Did a pawn go past a catch space on which cards lie?"""
    stacked = turn.before.stacked
    fields = {name(catch_field(stack)) for stack in range(STACKS) if stacked[stack]}
    return any(not fields.isdisjoint(event["path"][:-1]) for event in turn.told("moved"))
