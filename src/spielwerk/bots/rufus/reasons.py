"""Why an action of Rufus may be the best, as far as the rules can say it."""

from spielwerk.bots.rufus.outlook import prospect
from spielwerk.bots.rufus.turns import prizes
from spielwerk.games.rufus.cards import is_forward
from spielwerk.games.rufus.fox import fox_reach
from spielwerk.games.rufus.options import HARD_ON
from spielwerk.games.rufus.state import PLAY, POINTS, State, ahead, is_out
from spielwerk.turns import Reason, Turn, gained


def goes_on(turn: Turn) -> bool:
    """Is it still the seat's turn?"""
    s: State = turn.state
    return s.phase == PLAY and s.turn == turn.seat


def more_prizes(turn: Turn) -> float:
    """How many prizes the rest of the turn may bring."""
    return prospect(turn.state, turn.seat, turn.seat) if goes_on(turn) else 0.0


def left_to_others(turn: Turn) -> float:
    """The fewer prizes any of the others may win in its turn, the better."""
    s: State = turn.state
    others = [seat for seat in range(s.seats) if seat != turn.seat and not is_out(s, seat)]
    return -max((prospect(s, turn.seat, seat) for seat in others), default=0.0)


def near(turn: Turn) -> float:
    """How near the nearer own stone is behind Rufus, in turns."""
    s: State = turn.state
    own = s.stones[2 * turn.seat : 2 * turn.seat + 2]
    return -min((ahead(s, field, s.fox) for field in own), default=0) / POINTS


def came_nearer(turn: Turn) -> bool:
    """Has a stone come nearer to Rufus by itself, with none caught and no card in between?"""
    moved = turn.told("stone_moved") and not turn.told("caught", "met")
    return bool(moved) and gained(near)(turn)


def out_of_reach(turn: Turn) -> float:
    """The fewer own stones Rufus may be led to in a turn, the better."""
    s: State = turn.state
    reach = fox_reach(s, POINTS)
    own = s.stones[2 * turn.seat : 2 * turn.seat + 2]
    return -float(sum(0 < ahead(s, s.fox, field) <= reach for field in own))


def is_over(turn: Turn) -> bool:
    """Is the turn over, with the seat still in the game?"""
    return not goes_on(turn) and not is_out(turn.state, turn.seat)


def sure_prizes(turn: Turn) -> float:
    """How many prizes the seat wins, whatever lies face down."""
    return 0 if turn.told("met") else prizes(turn)


def meets(turn: Turn) -> float:
    """Does another's card stop the stone, wherever it may lead it?"""
    return len(turn.told("met"))


def laid(turn: Turn) -> list[int]:
    """The trail cards that are laid, and no longer count in the hand (§E2)."""
    if turn.state.hard_count == HARD_ON:
        return []
    return [event["value"] for event in turn.told("laid") if event["seat"] == turn.seat]


def even_laid(turn: Turn) -> float:
    return sum(is_forward(card) for card in laid(turn))


def odd_laid(turn: Turn) -> float:
    return sum(not is_forward(card) for card in laid(turn))


REASONS = (
    Reason("meets", meets, caution=True),
    Reason("even", even_laid, caution=True),
    Reason("odd", odd_laid, caution=True),
    Reason("prize", sure_prizes, deed=True),
    Reason("more", more_prizes, 0.5),
    Reason("others", left_to_others, 0.3, holds=is_over),
    Reason("safe", out_of_reach, holds=is_over),
    Reason("near", near, 0.3, holds=came_nearer),
)
"""The weightiest first."""
