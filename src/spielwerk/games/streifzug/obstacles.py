"""What stands in the way of an action that is refused: fields that the board marks."""

from collections.abc import Callable, Iterable

from spielwerk.games.streifzug import moves
from spielwerk.games.streifzug.board import BELL, GOAL, START, goal_name, name
from spielwerk.games.streifzug.state import State, entry_of, follow_of, opening_of

Finding = Callable[[State, int], Iterable[int]]


def obstacles(s: State, action: int, code: str) -> list[str]:
    """The fields, as the painter names them, that the reason with this code speaks of."""
    found = IN_THE_WAY.get(code)
    if found is None:
        return []
    return [
        goal_name(s.turn) if at == GOAL else name(at) for at in found(s, action) if at != START
    ]


def entry(s: State, action: int) -> list[int]:
    """§D5: the field that only a six leads to."""
    return [entry_of(s, s.turn)]


def follow(s: State, action: int) -> list[int]:
    """§D5: the field that only a four leads to."""
    return [follow_of(s, s.turn)]


def opening(s: State, action: int) -> list[int]:
    """§D5: the field that only a two leads to."""
    return [opening_of(s, s.turn)]


def landing(s: State, action: int) -> list[int]:
    """What lies or stands where it is to go."""
    return [moves.third_of(action)]


def itself(s: State, action: int) -> list[int]:
    """The figure that is to go."""
    return [moves.second_of(action)]


def bell(s: State, action: int) -> list[int]:
    """§F: the bell, which has to be rung first, or cannot be yet."""
    return [BELL]


IN_THE_WAY: dict[str, Finding] = {
    "needs_6": entry,
    "needs_4": follow,
    "needs_2": opening,
    "catch_taken": landing,
    "catch_taboo": landing,
    "colour_full": landing,
    "began_there": landing,
    "partner_there": landing,
    "bell_needs_cards": bell,
    "bell_needs_meld": bell,
    "rung_already": bell,
    "goal_needs_bell": bell,
    "stays_in_goal": itself,
    "stays_on_bell": itself,
}
