"""Why an action of Rufus may be the best, as far as the rules can say it."""

from spielwerk.bots.rufus.outlook import prospect
from spielwerk.bots.rufus.turns import prizes
from spielwerk.games.rufus.board import field_named
from spielwerk.games.rufus.cards import is_forward
from spielwerk.games.rufus.fox import fox_reach
from spielwerk.games.rufus.moves import LAYING, what_of
from spielwerk.games.rufus.options import HARD_ON
from spielwerk.games.rufus.state import PLAY, POINTS, State, ahead, is_out
from spielwerk.turns import Reason, Turn, acted, gained, legal


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
    return -min(gaps(turn)) / POINTS


def rear(turn: Turn) -> float:
    """How near the other one is."""
    return -max(gaps(turn)) / POINTS


def gaps(turn: Turn) -> list[int]:
    """How many spaces the own stones are behind Rufus."""
    s: State = turn.state
    return [ahead(s, field, s.fox) for field in s.stones[2 * turn.seat : 2 * turn.seat + 2]]


def came_on(turn: Turn) -> bool:
    """Has a stone moved by itself, with none caught and no card in between?"""
    return bool(turn.told("stone_moved")) and not turn.told("caught", "met")


def came_nearer(turn: Turn) -> bool:
    """Is it now nearer to Rufus than both were?"""
    return came_on(turn) and gained(near)(turn)


def closed_up(turn: Turn) -> bool:
    """Was it the rear one, and is the gap behind the other smaller?"""
    return came_on(turn) and gained(rear)(turn)


def out_of_reach(turn: Turn) -> float:
    """The fewer own stones Rufus may be led to in a turn, the better."""
    s: State = turn.state
    reach = fox_reach(s, POINTS)
    own = s.stones[2 * turn.seat : 2 * turn.seat + 2]
    return -float(sum(0 < ahead(s, s.fox, field) <= reach for field in own))


def leaves_rufus(turn: Turn) -> bool:
    """Does Rufus stay where he is until the others come?"""
    s: State = turn.state
    return is_over(turn) or (goes_on(turn) and s.fox_moved == 1)


def is_over(turn: Turn) -> bool:
    """Is the turn over, with the seat still in the game?"""
    return not goes_on(turn) and not is_out(turn.state, turn.seat)


def sure_prizes(turn: Turn) -> float:
    """How many prizes the seat wins, whatever lies face down."""
    return 0 if turn.told("met") else prizes(turn)


def meets(turn: Turn) -> float:
    """Does another's card stop the stone, wherever it may lead it?"""
    return len(turn.told("met"))


def cornered(turn: Turn) -> bool:
    """However the turn goes on, does its stone run onto another's card?

    Which card is laid meanwhile, and where, does not matter.
    """
    if not goes_on(turn):
        return bool(turn.told("met"))
    actions = legal(turn.game, turn.state, turn.seat)
    lays = [action for action in actions if what_of(action) == LAYING]
    ways = [action for action in reversed(actions) if action not in lays[1:]]
    return all(cornered(acted(turn, action)) for action in ways)


def runs_on(turn: Turn) -> float:
    """Has the seat left itself nothing but others' cards?"""
    return float(goes_on(turn) and cornered(turn))


def laid(turn: Turn) -> list[tuple[int, int]]:
    """The trail cards that are laid, and no longer count in the hand (§E2), and beside which."""
    if turn.state.hard_count == HARD_ON:
        return []
    own = (event for event in turn.told("laid") if event["seat"] == turn.seat)
    return [(event["value"], field_named(event["at"])) for event in own]


def leads_to_rufus(turn: Turn) -> float:
    """How many lead whoever finds them to Rufus where he stands, or past him."""
    s: State = turn.state
    return sum(is_forward(card) and card >= ahead(s, at, s.fox) for card, at in laid(turn))


def even_laid(turn: Turn) -> float:
    """How many lead forward, but not so far."""
    return sum(is_forward(card) for card, _ in laid(turn)) - leads_to_rufus(turn)


def odd_laid(turn: Turn) -> float:
    return sum(not is_forward(card) for card, _ in laid(turn))


REASONS = (
    Reason("meets", meets, caution=True),
    Reason("runs_on", runs_on, caution=True),
    Reason("gives", leads_to_rufus, caution=True),
    Reason("even", even_laid, caution=True),
    Reason("odd", odd_laid, caution=True),
    Reason("prize", sure_prizes, deed=True),
    Reason("more", more_prizes, 0.5),
    Reason("others", left_to_others, 0.3, holds=leaves_rufus),
    Reason("safe", out_of_reach, holds=is_over),
    Reason("near", near, 1 / POINTS, holds=came_nearer),
    Reason("rear", rear, 1 / POINTS, holds=closed_up),
)
"""The weightiest first."""
