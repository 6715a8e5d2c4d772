"""Why an action of Streifzug durch may be the best, as far as the rules can say it."""

from collections.abc import Iterable

from spielwerk.bots.streifzug.hands import runs_value, sets_value
from spielwerk.bots.streifzug.outlook import Outlook
from spielwerk.bots.streifzug.reach import chance_to_hit
from spielwerk.bots.streifzug.turns import caught, rang, thrown
from spielwerk.games.streifzug.board import BELL, GOAL, STACKS, START, catch_field
from spielwerk.games.streifzug.cards import BLUE, RED, colour_of
from spielwerk.games.streifzug.chapters.score import points_laid
from spielwerk.games.streifzug.options import ON
from spielwerk.games.streifzug.state import (
    COLLECTED,
    FIGURES_EACH,
    State,
    figure_of,
    is_full,
    is_safe,
    is_taken,
    is_thrown_by,
    owner_of,
    top,
)
from spielwerk.turns import Reason, Turn, still


def figures(turn: Turn) -> list[int]:
    """The fields of the own pawns."""
    s: State = turn.state
    return [s.figures[figure_of(turn.seat, number)] for number in range(FIGURES_EACH)]


def reached(turn: Turn, fields: Iterable[int]) -> float:
    """On how many of these fields the next roll may lead a pawn, on average."""
    s: State = turn.state
    own, quadrant = [field for field in figures(turn) if field < GOAL], s.quadrant[turn.seat]
    return sum(chance_to_hit(at, to, quadrant, s.direction) for to in fields for at in own)


def wanted(s: State, seat: int, stack: int) -> bool:
    """Is there a card on this stack that a seat may want? §F1: who has rung takes none."""
    card = top(s, stack)
    if card == 0 or s.rung[seat] or is_taken(s, catch_field(stack)):
        return False
    return s.ext_cards == ON or not is_full(s, seat, colour_of(card))


def next_catches(turn: Turn) -> float:
    """How many cards the next roll may bring."""
    stacks = (stack for stack in range(STACKS) if wanted(turn.state, turn.seat, stack))
    return reached(turn, map(catch_field, stacks))


def next_throws(turn: Turn) -> float:
    """How many pawns of others it may knock out."""
    s: State = turn.state
    others = [
        s.figures[figure]
        for figure in range(FIGURES_EACH * s.seats)
        if is_thrown_by(s, turn.seat, owner_of(figure)) and s.figures[figure] < GOAL
    ]
    return reached(turn, [field for field in others if not is_safe(field)])


def near_bell(turn: Turn) -> float:
    """How likely the next roll leads to the bell, where that is good."""
    worth = Outlook(turn.state, turn.seat).rewards[BELL]
    return reached(turn, [BELL]) if worth > 0 else 0


def safety(turn: Turn) -> float:
    """The less likely own pawns are knocked out, the better."""
    outlook = Outlook(turn.state, turn.seat)
    return -sum(outlook.risk(field) for field in figures(turn) if field < GOAL)


def fitting(turn: Turn) -> float:
    """What runs and sets the hand may make besides with the card that was caught."""
    s: State = turn.state
    return s.ext_cards * bool(caught(turn)) * (melds(turn, s) - melds(turn, turn.before))


def melds(turn: Turn, s: State) -> float:
    """What runs and sets its hand may make."""
    hand = s.hands[turn.seat]
    return runs_value(hand, RED) + runs_value(hand, BLUE) + sets_value(hand)


def points(turn: Turn) -> float:
    """The points that lie before the seat."""
    s: State = turn.state
    return points_laid(s, turn.seat) if s.ext_cards == ON else 0


def needed(turn: Turn) -> float:
    """In the basic game: how many cards it has of those that it needs."""
    s: State = turn.state
    has = s.colours[2 * turn.seat : 2 * turn.seat + 2]
    return 0 if s.ext_cards == ON else sum(min(COLLECTED, colour) for colour in has)


def came_in(turn: Turn) -> float:
    """How many own pawns have left the start."""
    before = figures(turn._replace(state=turn.before)).count(START)
    return max(0, before - figures(turn).count(START))


REASONS = (
    Reason("card", caught, deed=True),
    Reason("throw", thrown, deed=True),
    Reason("laid", lambda turn: len(turn.told("laid_out")), deed=True),
    Reason("points", points, holds=lambda turn: bool(turn.told("laid_out"))),
    Reason("ring", rang, deed=True),
    Reason("then_card", lambda turn: still(caught, turn)),
    Reason("then_throw", lambda turn: still(thrown, turn)),
    Reason("fits", fitting, 0.8),
    Reason("needed", needed),
    Reason("in", came_in, deed=True),
    Reason("bell", near_bell, 0.1),
    Reason("safe", safety, 0.03),
    Reason("next_card", next_catches, 0.1),
    Reason("hunts", next_throws, 0.1),
)
"""The weightiest first."""
