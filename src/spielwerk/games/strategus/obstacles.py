"""What stands in the way of an action that is refused: squares that the board marks."""

from collections.abc import Callable, Iterable

from spielwerk.games.strategus import moves
from spielwerk.games.strategus.board import between, name
from spielwerk.games.strategus.state import EMPTY, State

Finding = Callable[[State, int], Iterable[int]]


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
