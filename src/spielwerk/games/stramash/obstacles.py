"""What stands in the way of an action that is refused: holes that the board marks."""

from collections.abc import Callable, Iterable

from spielwerk.games.stramash import moves
from spielwerk.games.stramash.board import (
    DOCK,
    LADDIES_EACH,
    castle,
    depth,
    in_castle,
    name,
    on_track,
)
from spielwerk.games.stramash.cards import EIGHT
from spielwerk.games.stramash.state import EMPTY, State, ahead, before, owner_of, side

Finding = Callable[[State, int], Iterable[int]]


def obstacles(s: State, action: int, code: str) -> list[str]:
    """The holes, as the painter names them, that the reason with this code speaks of."""
    found = IN_THE_WAY.get(code)
    return [] if found is None else [name(field) for field in found(s, action) if field != DOCK]


def mover(s: State, action: int) -> int:
    """Of which seat the laddie is that would go."""
    return owner_of(s.board[moves.origin_of(action)])


def landing(s: State, action: int) -> list[int]:
    """What stands where it is to go."""
    return [moves.target_of(action)]


def own_start(s: State, action: int) -> list[int]:
    """§M2: the laddie on the own start hole."""
    return [s.starts[side(s)]]


def itself(s: State, action: int) -> list[int]:
    """The laddie that is to go."""
    return [moves.origin_of(action)]


def own_between(s: State, action: int) -> list[int]:
    """§M4: the own laddies that would be passed."""
    origin, target, owner = moves.origin_of(action), moves.target_of(action), mover(s, action)
    if moves.card_of(action) == EIGHT:
        first, steps = before(s, origin, EIGHT), EIGHT
    else:
        end = s.entrances[owner] if in_castle(target) else target
        first, steps = origin, ahead(s, origin, end) + in_castle(target)
    own = s.laddies[LADDIES_EACH * owner : LADDIES_EACH * (owner + 1)]
    return [field for field in own if on_track(field) and 0 < ahead(s, first, field) < steps]


def in_the_castle(s: State, action: int) -> list[int]:
    """§M5: the laddies that would be jumped, or stand where it is to go."""
    origin, target = moves.origin_of(action), moves.target_of(action)
    first = depth(origin) + 1 if in_castle(origin) else 1
    ways = [castle(mover(s, action), deep) for deep in range(first, depth(target) + 1)]
    return [field for field in ways if s.board[field] != EMPTY]


def entrance(s: State, action: int) -> list[int]:
    """§P2: the castle entrance to which the partner's laddie would be brought."""
    return [s.entrances[owner_of(s.board[landed_on(s, action)])]]


def landed_on(s: State, action: int) -> int:
    """Where it would land."""
    target = moves.target_of(action)
    return s.starts[side(s)] if target == DOCK else target


def charged_in_castle(s: State, action: int) -> list[int]:
    """§M6: who is in a castle neither charges nor is charged."""
    both = moves.origin_of(action), moves.target_of(action)
    return [field for field in both if in_castle(field)]


IN_THE_WAY: dict[str, Finding] = {
    "own_on_start": own_start,
    "own_in_way": own_between,
    "own_there": landing,
    "start_safe": landing,
    "castle_taken": in_the_castle,
    "fechter_castle": charged_in_castle,
    "fechter_own": landing,
    "partner_on_entrance": entrance,
    "own_entrance_taken": entrance,
    "entrance_taken": entrance,
    "seven_same_laddie": itself,
}
