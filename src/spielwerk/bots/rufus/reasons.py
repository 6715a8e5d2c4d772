"""Why an action of Rufus may be the best, as far as the rules can say it."""

from spielwerk.bots.rufus.outlook import prospect
from spielwerk.bots.rufus.turns import prizes
from spielwerk.games.rufus.fox import fox_reach
from spielwerk.games.rufus.state import PLAY, POINTS, State, ahead, is_out
from spielwerk.turns import Reason, Turn


def goes_on(turn: Turn) -> bool:
    """Is it still the seat's turn?"""
    s: State = turn.state
    return s.phase == PLAY and s.turn == turn.seat


def more_prizes(turn: Turn) -> float:
    """How many prizes the rest of the turn may bring."""
    return prospect(turn.state, turn.seat, turn.seat) if goes_on(turn) else 0.0


def left_to_others(turn: Turn) -> float:
    """The fewer prizes whoever comes next may win, the better; the turn may go on before."""
    s: State = turn.state
    others = [seat for seat in range(s.seats) if seat != turn.seat and not is_out(s, seat)]
    return -max((prospect(s, turn.seat, seat) for seat in others), default=0.0)


def stones(turn: Turn) -> list[int]:
    """From the own stones to Rufus, the way they move."""
    s: State = turn.state
    own = s.stones[2 * turn.seat : 2 * turn.seat + 2]
    return [] if is_out(s, turn.seat) else [ahead(s, field, s.fox) for field in own]


def near(turn: Turn) -> float:
    """How near the nearer stone is behind Rufus, in turns."""
    return -min(stones(turn), default=0) / POINTS


def out_of_reach(turn: Turn) -> float:
    """The fewer own stones Rufus may be led to in a turn, the better."""
    s: State = turn.state
    reach = fox_reach(s, POINTS)
    own = s.stones[2 * turn.seat : 2 * turn.seat + 2]
    return -float(sum(0 < ahead(s, s.fox, field) <= reach for field in own))


REASONS = (
    Reason("prize", prizes, deed=True),
    Reason("more", more_prizes, 0.5),
    Reason("others", left_to_others, 0.3),
    Reason("safe", out_of_reach),
    Reason("near", near, 0.3),
)
"""The weightiest first."""
