"""Why an action of Dog may be the best, as far as the rules can say it."""

from spielwerk.bots.dog.guide import EACH, SEAT_FEATURES, fill_seat
from spielwerk.bots.dog.turns import (
    another_lap,
    into_goal,
    moved_up,
    own_sent_home,
    sent_home,
)
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
from spielwerk.core.news import copied
from spielwerk.games.dog.board import MEN_EACH, in_lane
from spielwerk.games.dog.cards import ACE, JOKER, KING, SEVEN
from spielwerk.games.dog.state import PLAY, State
from spielwerk.turns import Measure, Reason, Turn, gained, tried

EXPOSED = SEAT_FEATURES.index("worth of these men")
WAITING = SEAT_FEATURES.index("men in the kennel")
ALL_HOME = SEAT_FEATURES.index("all men at home")
FRESH = SEAT_FEATURES.index("fresh man on the start field")
GAPS = SEAT_FEATURES.index("gaps behind men in the lane")
STEPS = SEAT_FEATURES.index("steps gone by men on the track")


def seen(turn: Turn, seat: int) -> list[float]:
    """A seat as bots see it."""
    x = [0.0] * EACH
    fill_seat(turn.state, seat, 0, x)
    return x


def fresh(turn: Turn) -> float:
    """How many fresh pieces stay where they are."""
    return of_team(turn, seen, FRESH) - came_out(turn)


def brought_in(turn: Turn) -> float:
    """How many pieces got into the goal."""
    return len(into_goal(turn))


def steps(turn: Turn) -> float:
    """How much of their way the own pieces have gone; in the lane it is all behind them."""
    s: State = turn.state
    men = (s.men[MEN_EACH * seat + man] for seat in turn.team for man in range(MEN_EACH))
    return of_team(turn, seen, STEPS) + sum(in_lane(man) for man in men) / 2


waits = has_waiting(seen, WAITING, ALL_HOME)
then_hits = in_rest(sent_home)
"""How many opponents the rest of a seven may send back."""
then_brings_in = in_rest(brought_in)
"""How many pieces it may bring in."""
plain_rest = rest_without(then_hits, then_brings_in)


def next_turns(turn: Turn) -> list[Turn]:
    """What the seat could do next if nobody else moved; nothing where cards are dealt before."""
    if turn.state.phase != PLAY or not is_done(turn):
        return []
    s: State = copied(turn.state)
    s.turn, s.joker, s.parts = turn.seat, 0, 0
    s.moved = [0] * len(s.moved)
    return tried(turn, s)


def ready_for_goal(turn: Turn) -> float:
    """How many pieces a card of the hand could bring into the goal next."""
    return len({field for after in next_turns(turn) for field in into_goal(after)})


def ready_to_hit(turn: Turn) -> float:
    """Could a card of the hand send an opponent back next?"""
    return float(any(sent_home(after) for after in next_turns(turn)))


def playable(turn: Turn) -> float:
    """How many different cards could be played next."""
    words = {str(event["card"]) for after in next_turns(turn) for event in after.told("played")}
    return len(words)


def avoids(name: str, harm: Measure) -> Reason:
    """It does no such harm, and others do."""
    return Reason(name, lambda turn: -harm(turn), holds=lambda turn: not harm(turn))


REASONS = (
    Reason("hit", sent_home, deed=True),
    Reason("goal", brought_in, deed=True),
    avoids("spares", own_sent_home),
    avoids("no_lap", another_lap),
    Reason("moved_up", moved_up, deed=True),
    Reason("then_hit", then_hits),
    Reason("then_goal", then_brings_in),
    Reason("deep", fewer(seen, GAPS), 0.2),
    Reason("rest", plain_rest, names=True),
    Reason("out", came_out, deed=True),
    Reason("ready", ready_for_goal),
    Reason("reach", fewer(seen, EXPOSED), 0.2, holds=is_done),
    Reason("joker", lambda turn: held(turn, JOKER)),
    Reason("way_out", lambda turn: held(turn, ACE, KING), holds=waits),
    Reason("seven", lambda turn: held(turn, SEVEN)),
    Reason("fresh", fresh),
    Reason("threat", ready_to_hit),
    Reason("playable", playable),
    Reason("steps", steps, 0.03, holds=gained(steps)),
)
"""The weightiest first."""
