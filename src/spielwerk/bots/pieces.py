"""What pieces have done that run round a track and into a lane: Dog's and Stramash's."""

from collections.abc import Callable

from spielwerk.core.documents import Document
from spielwerk.turns import Measure, Turn, still

Seen = Callable[[Turn, int], list[float]]
"""A seat as bots see it, in numbers."""
TRACK = "T"
"""How fields of the track begin; those of a lane begin with another letter."""


def sent_back(turn: Turn, event: str) -> list[Document]:
    """The pieces of opponents that went back to where they had come from."""
    return [one for one in turn.told(event) if one["owner"] not in turn.team]


def ran_in(turn: Turn, lane: str) -> set[str]:
    """From which fields of the track pieces got into a lane."""
    return {
        one["from"]
        for one in turn.told("moved")
        if one["from"].startswith(TRACK) and one["to"].startswith(lane)
    }


def moved_within(turn: Turn, lane: str) -> int:
    """How many pieces moved on within a lane."""
    return sum(event["from"].startswith(lane) for event in turn.told("moved"))


def came_out(turn: Turn) -> int:
    return len(turn.told("came_out"))


def passed(turn: Turn, pieces: str) -> bool:
    """Did a piece go past one of an opponent? `pieces`: where a position has them all."""
    theirs = {
        field
        for seat, fields in enumerate(turn.game.position(turn.before)[pieces])
        for field in fields
        if seat not in turn.team
    }
    return any(not theirs.isdisjoint(event["path"][:-1]) for event in turn.told("moved"))


def held(turn: Turn, *cards: int) -> float:
    """How many of these cards the seat holds."""
    hand = turn.state.hands[turn.seat]
    return float(sum(hand[card] for card in cards))


def of_team(turn: Turn, seen: Seen, feature: int) -> float:
    """How much there is of this on the own side, as bots see each of its seats."""
    return sum(seen(turn, seat)[feature] for seat in turn.team)


def is_done(turn: Turn) -> bool:
    """Is no rest of a seven left to play, which may change how it stands?"""
    return not turn.state.left


def in_rest(measure: Measure) -> Measure:
    """How much of this the rest of a seven may bring; nothing where there is none."""
    return lambda turn: 0.0 if is_done(turn) else still(measure, turn)


def rest_without(*better: Measure) -> Measure:
    """How many steps of a seven are left of which none of these is to be said."""
    return lambda turn: 0 if any(measure(turn) for measure in better) else turn.state.left


def fewer(seen: Seen, feature: int) -> Measure:
    """The less there is of this on the own side, the better."""
    return lambda turn: -of_team(turn, seen, feature)


def has_waiting(seen: Seen, waiting: int, all_in: int) -> Callable[[Turn], bool]:
    """Has the seat a piece still to bring out, or its partner, once its own are all in?"""

    def has(turn: Turn) -> bool:
        own = seen(turn, turn.seat)
        return (of_team(turn, seen, waiting) if own[all_in] else own[waiting]) > 0

    return has
