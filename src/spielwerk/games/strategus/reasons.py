"""Why an action is not legal: the § it breaks and the name of the sentence that says so.

The first thing that is wrong is told. Only asked after the rules have refused the action.
"""

import re
from collections.abc import Callable, Iterable

from spielwerk.core.contract import Reason
from spielwerk.games.strategus import moves
from spielwerk.games.strategus.bans import shuttles
from spielwerk.games.strategus.board import (
    LAKES,
    SQUARES,
    between,
    is_step,
    is_straight,
    name,
    square_named,
)
from spielwerk.games.strategus.cards import HARE, NOTHING, can_walk
from spielwerk.games.strategus.options import ADJACENT, LAKES_ON, TWO_SQUARES_OFF
from spielwerk.games.strategus.placing import is_ready, next_square
from spielwerk.games.strategus.state import (
    EMPTY,
    FIRST,
    PLAY,
    SETUP,
    State,
    is_enemy,
    is_own,
    kind_of,
)

Finding = Callable[[State, int], Iterable[int]]

OFF_BOARD = re.compile(r"[a-z]\d+[-x][a-z]\d+", re.ASCII)


def unreadable(text: object) -> Reason:
    """Rule and code for a text that is no action of this game."""
    if str(text).split(" ")[0] == "setup":
        return "S4", "setup_unreadable"
    if OFF_BOARD.fullmatch(str(text)):
        return "M1", "off_board"
    return None, "unknown_action"


def reason(s: State, seat: int, action: int) -> Reason:
    """Rule and code of the reason why `seat` may not do this."""
    what = moves.what_of(action)
    if what == moves.BEGINNING:
        return None, "unknown_action"
    if what == moves.PLACING:
        return place_reason(s, seat, action)
    if s.phase in (SETUP, FIRST):
        return "S3", "setup_first"
    if s.turn != seat:
        return "M1", "not_your_turn"
    return card_reason(s, seat, action)


def place_reason(s: State, seat: int, action: int) -> Reason:
    """§S1, S2, S4, S5."""
    if s.phase == PLAY:
        return "S2", "not_setup"
    if is_ready(s, seat):
        return "S2", "already_ready"
    if moves.target_of(action) != next_square(s, seat):
        return "S4", "not_next_square"
    if moves.kind_placed(action) == NOTHING:
        return "S5", "needs_card"
    return "S1", "none_left"


def card_reason(s: State, seat: int, action: int) -> Reason:
    """§M1, M3: is there a card that may be moved?"""
    card = s.board[moves.origin_of(action)]
    if is_enemy(card, seat):
        return "M1", "not_your_piece"
    if not is_own(card, seat):
        return "M1", "no_piece_there"
    if not can_walk(kind_of(card)):
        return "M3", "never_moves"
    return way_reason(s, seat, action)


def way_reason(s: State, seat: int, action: int) -> Reason:
    """§M1, M2: does the way lead there?"""
    origin, target = moves.origin_of(action), moves.target_of(action)
    runs = kind_of(s.board[origin]) == HARE
    if origin == target:
        return "M1", "own_piece_there"
    if not is_straight(origin, target):
        return ("M2", "hare_not_straight") if runs else ("M1", "diagonal")
    if is_own(s.board[target], seat):
        return "M1", "own_piece_there"
    if s.lakes == LAKES_ON and target in LAKES:
        return "M1", "lake"
    if not runs and not is_step(origin, target):
        return "M1", "too_far"
    if any(s.board[at] != EMPTY for at in between(origin, target)):
        return "M2", "way_blocked"
    return fight_reason(s, seat, action)


def fight_reason(s: State, seat: int, action: int) -> Reason:
    """§M4: a fight where there is one; §M2: a hare's run; §E5: the tournament rules."""
    origin, target = moves.origin_of(action), moves.target_of(action)
    enemy, attacks = is_enemy(s.board[target], seat), moves.what_of(action) == moves.ATTACKING
    if enemy and s.hare_attack == ADJACENT and not is_step(origin, target):
        return "M2", "hare_attack_far"
    if enemy and not attacks:
        return "M4", "fight_is_x"
    if attacks and not enemy:
        return "M4", "nobody_to_fight"
    if s.two_squares != TWO_SQUARES_OFF and shuttles(s, action):
        return "E5", "two_squares"
    return "E5", "chase"


def attempts(s: State, seat: int, chosen: str) -> dict[str, list[int]]:
    """For each square the move by which the card on the chosen one (`e4`) would go there.

    ValueError if it is no square.
    """
    try:
        origin = square_named(chosen)
    except KeyError:
        raise ValueError(chosen) from None
    return {name(target): [led(s, seat, origin, target)] for target in SQUARES}


def led(s: State, seat: int, origin: int, target: int) -> int:
    """A move, or an attack where an enemy stands."""
    attacks = is_enemy(s.board[target], seat)
    return moves.attacking(origin, target) if attacks else moves.walking(origin, target)


# What is in the way: squares that the board marks


def obstacles(s: State, action: int, code: str) -> list[str]:
    """The squares, as the painter names them, that the reason with this code speaks of."""
    found = IN_THE_WAY.get(code)
    return [] if found is None else [name(at) for at in found(s, action)]


def itself(s: State, action: int) -> list[int]:
    """The card that is to move."""
    return [moves.origin_of(action)]


def landing(s: State, action: int) -> list[int]:
    """What lies where it is to go."""
    return [moves.target_of(action)]


def on_the_way(s: State, action: int) -> list[int]:
    """§M2: the cards, and the lakes, over which a hare would jump."""
    squares = between(moves.origin_of(action), moves.target_of(action))
    return [at for at in squares if s.board[at] != EMPTY]


IN_THE_WAY: dict[str, Finding] = {
    "own_piece_there": landing,
    "never_moves": itself,
    "way_blocked": on_the_way,
    "lake": landing,
    "hare_attack_far": landing,
}
