"""Why an action of Stramash may be the best, as far as the rules can say it."""

from spielwerk.bots.pieces import (
    came_out,
    fewer,
    has_waiting,
    held,
    in_rest,
    is_done,
    of_team,
    rest_without,
)
from spielwerk.bots.stramash.guide import SEAT_FEATURES, fill_seat
from spielwerk.bots.stramash.turns import (
    into_castle,
    knocked_off,
    moved_up,
    way_lost,
)
from spielwerk.core.news import copied
from spielwerk.games.stramash.cards import ACE, FECHTER, JACK, KING, QUEEN, SEVEN
from spielwerk.games.stramash.state import EMPTY, OVER, PLAY, State
from spielwerk.turns import Reason, Turn, gained, tried

AT_RISK = SEAT_FEATURES.index("steps that these hits would cost")
WAITING = SEAT_FEATURES.index("laddies in the dock")
IN_CASTLE = SEAT_FEATURES.index("laddies in the castle")
ALL_HOME = SEAT_FEATURES.index("all laddies in the castle")
GAPS = SEAT_FEATURES.index("gaps behind laddies in the castle")
STEPS = SEAT_FEATURES.index("steps gone by laddies on the track")
FAR = 0.5
"""This part of the way behind it, a laddie has come far."""


def seen(turn: Turn, seat: int) -> list[float]:
    """A seat as bots see it."""
    x = [0.0] * len(SEAT_FEATURES)
    fill_seat(turn.state, turn.seat, seat, 0, x)
    return x


def far_knocked_off(turn: Turn) -> float:
    """How much way the laddies lost that went back, if that is much."""
    lost = way_lost(turn)
    return lost if lost >= FAR else 0.0


def near_knocked_off(turn: Turn) -> float:
    """How many went back that had not come far."""
    return knocked_off(turn) if way_lost(turn) < FAR else 0.0


def castled(turn: Turn) -> float:
    """How many laddies got into the castle."""
    return len(into_castle(turn))


def steps(turn: Turn) -> float:
    """How much of their way the own laddies have gone; in the castle it is all behind them."""
    return of_team(turn, seen, STEPS) + of_team(turn, seen, IN_CASTLE)


waits = has_waiting(seen, WAITING, ALL_HOME)
then_hits = in_rest(knocked_off)
"""How many opponents the rest of a seven may send back."""
then_brings_in = in_rest(castled)
"""How many laddies it may bring in."""
plain_rest = rest_without(then_hits, then_brings_in)


def next_turns(turn: Turn) -> list[Turn]:
    """What the seat could do next with the cards it has, if nobody else moved."""
    if turn.state.phase == OVER or not is_done(turn):
        return []
    s: State = copied(turn.state)
    s.phase, s.turn, s.moved = PLAY, turn.seat, EMPTY
    return tried(turn, s)


def ready_for_castle(turn: Turn) -> float:
    """How many laddies a card of the hand could bring into the castle next."""
    return len({field for after in next_turns(turn) for field in into_castle(after)})


def ready_to_hit(turn: Turn) -> float:
    """How much could a card of the hand cost an opponent next?"""
    return max((way_lost(after) for after in next_turns(turn)), default=0.0)


REASONS = (
    Reason("far", far_knocked_off, 0.2, deed=True),
    Reason("hit", near_knocked_off, deed=True),
    Reason("castle", castled, deed=True),
    Reason("moved_up", moved_up, deed=True),
    Reason("then_hit", then_hits),
    Reason("then_castle", then_brings_in),
    Reason("deep", fewer(seen, GAPS), 0.2),
    Reason("rest", plain_rest, names=True),
    Reason("out", came_out, deed=True),
    Reason("ready", ready_for_castle),
    Reason("reach", fewer(seen, AT_RISK), 0.1, holds=is_done),
    Reason("fechter", lambda turn: held(turn, FECHTER)),
    Reason(
        "way_out",
        lambda turn: held(turn, ACE, JACK, QUEEN, KING),
        holds=waits,
    ),
    Reason("seven", lambda turn: held(turn, SEVEN)),
    Reason("threat", ready_to_hit, 0.2),
    Reason("steps", steps, 0.01, holds=gained(steps)),
)
"""The weightiest first."""
