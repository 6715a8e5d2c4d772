"""Legal actions of Strategus with their parts: nobody else has to read notation or know a rule."""

from collections.abc import Sequence

from spielwerk.games.strategus import moves
from spielwerk.games.strategus.board import name
from spielwerk.games.strategus.cards import CODES
from spielwerk.games.strategus.observation import piece_seen
from spielwerk.games.strategus.records import Attack, Lay, Move, StrategusChoice
from spielwerk.games.strategus.state import State, kind_of


def choices(s: State, seat: int, actions: Sequence[int]) -> list[StrategusChoice]:
    """Each action that is legal for this seat; of the other side's cards what it may know."""
    return [choice(s, action) for action in actions]


def choice(s: State, action: int) -> StrategusChoice:
    text, target = moves.text(action), moves.target_of(action)
    if moves.what_of(action) == moves.PLACING:
        return Lay(text, CODES[moves.kind_placed(action)], name(target))
    origin = moves.origin_of(action)
    goes = text, CODES[kind_of(s.board[origin])], name(origin), name(target)
    if moves.what_of(action) == moves.ATTACKING:
        return Attack(*goes, piece_seen(s, target))
    return Move(*goes)
