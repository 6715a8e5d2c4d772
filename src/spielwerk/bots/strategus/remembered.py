"""The rules for search and self-play: over a `State` that remembers (`table`).

What is legal and what it does is the game's own. Besides, two things are in the hands of chance:
it lays the armies, and it turns the cards over after an attack was announced, so that what an
attack is worth can be asked before anybody has seen what it meets.
"""

from spielwerk.bots.strategus.belief import update_belief
from spielwerk.bots.strategus.laying import fill_places
from spielwerk.bots.strategus.table import MOVED, RAN, SHOWN, State, first_mark, note_move
from spielwerk.core.seats import CHANCE
from spielwerk.games.strategus import rules as game
from spielwerk.games.strategus.board import BOARD, is_step
from spielwerk.games.strategus.moves import ATTACKING, origin_of, target_of, what_of
from spielwerk.games.strategus.placing import is_ready
from spielwerk.games.strategus.rules import fill_actions, mid_turn, team
from spielwerk.games.strategus.state import NO_SEAT, PLAY, SETUP, is_card, is_own, owner_of

__all__ = (
    "State",
    "acts",
    "apply",
    "fill_actions",
    "fill_outcomes",
    "mid_turn",
    "returns",
    "team",
    "to_act",
)

fill_openings = game.fill_outcomes
take = game.take
to_act_in_game = game.to_act

DRAWN = -0.5
"""A draw is half lost to both: they are to look for a way to win, not for shelter."""


def to_act(s: State) -> int:
    """The seat that has to act, CHANCE or NOBODY."""
    if s.phase == SETUP or s.announced > 0:
        return CHANCE
    return to_act_in_game(s)


def acts(s: State, seat: int) -> bool:
    """May this seat act now?"""
    return to_act(s) == seat


def fill_outcomes(s: State, outcomes: list[int], weights: list[int]) -> int:
    """Where the next card may be laid; who begins; how an attack goes, which is settled."""
    if s.phase == SETUP:
        return fill_places(s, laying_seat(s), outcomes, weights)
    if s.phase == PLAY:
        outcomes[0], weights[0] = s.announced, 1
        return 1
    return fill_openings(s, outcomes, weights)


def apply(s: State, seat: int, action: int) -> None:
    """Carry out an action or outcome."""
    if s.phase != PLAY:
        take(s, laying_seat(s), action)
        if s.phase == PLAY:
            mark_all(s)
            update_belief(s)
    elif seat != CHANCE and what_of(action) == ATTACKING:
        s.announced = action
    elif seat == CHANCE:
        s.announced = 0
        fight(s, action)
    else:
        walk(s, action)


def returns(s: State, seat: int) -> float:
    """At the end: 1 for the winner, -1 for the loser, DRAWN for both in a draw."""
    if s.winner == NO_SEAT:
        return DRAWN
    return 2.0 * int(seat == s.winner) - 1.0


def laying_seat(s: State) -> int:
    """Whose cards are laid now."""
    return int(is_ready(s, 0))


def mark_all(s: State) -> None:
    """Nothing has been seen of any card but where it lies."""
    for at in range(BOARD):
        s.marks[at] = first_mark(owner_of(s.board[at]), at) if is_card(s.board[at]) else 0


def walk(s: State, action: int) -> None:
    """A card goes to an empty square, and what was seen of it goes with it."""
    origin, target = origin_of(action), target_of(action)
    before = s.marks[origin]
    note_move(s, s.turn, origin, target)
    s.marks[target] = before | seen_moving(origin, target)
    s.marks[origin] = 0
    take(s, s.turn, action)
    if s.marks[target] != before and before & (RAN | SHOWN) == 0:
        update_belief(s)


def fight(s: State, action: int) -> None:
    """Both cards are shown; whatever is left of them is known from now on."""
    origin, target = origin_of(action), target_of(action)
    mover, moved = s.turn, s.marks[origin] | seen_moving(origin, target)
    s.fought += 1
    s.marks[origin] = 0
    note_move(s, mover, origin, target)
    take(s, mover, action)
    if not is_card(s.board[target]):
        s.marks[target] = 0
    elif is_own(s.board[target], mover):
        s.marks[target] = moved | SHOWN
    else:
        s.marks[target] |= SHOWN
    update_belief(s)


def seen_moving(origin: int, target: int) -> int:
    """What is seen of a card that moves."""
    return MOVED if is_step(origin, target) else MOVED | RAN
