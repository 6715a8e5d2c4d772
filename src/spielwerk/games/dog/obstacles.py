"""What stands in the way of an action that is refused: fields that the board marks."""

from collections.abc import Callable, Iterable

from spielwerk.games.dog import moves
from spielwerk.games.dog.board import LANE, depth, goal, in_lane, name, on_track
from spielwerk.games.dog.cards import FOUR
from spielwerk.games.dog.state import EMPTY, State, ahead, is_fresh, owner_of, side, start

Finding = Callable[[State, int], Iterable[int]]


def obstacles(s: State, action: int, code: str) -> list[str]:
    """The fields, as the painter names them, that the reason with this code speaks of."""
    found = IN_THE_WAY.get(code)
    return [] if found is None else [name(field) for field in found(s, action)]


def own_start(s: State, action: int) -> list[int]:
    """§M1: where the next man would come out."""
    return [start(s, side(s))]


def itself(s: State, action: int) -> list[int]:
    """The man that is to move."""
    return [moves.origin_of(action)]


def landing(s: State, action: int) -> list[int]:
    """What stands where it is to go."""
    return [moves.target_of(action)]


def fresh_men(s: State, action: int) -> list[int]:
    """§M2: the fresh man that bars the way, the nearest if there are several."""
    origin = moves.origin_of(action)
    starts = [start(s, seat) for seat in range(s.seats) if s.fresh[seat]]
    starts = [field for field in starts if field != origin]
    if moves.goes_back(s.track, action):
        return [field for field in starts if ahead(s, field, origin) <= FOUR]
    return sorted(starts, key=lambda field: ahead(s, origin, field))[:1]


def men_in_lane(s: State, action: int) -> list[int]:
    """§M6: the men that would be jumped, or stand where it is to go."""
    origin, target = moves.origin_of(action), moves.target_of(action)
    owner = owner_of(s.board[origin])
    first = depth(origin) + 1 if in_lane(origin) else 1
    lane = [goal(owner, deep) for deep in range(first, depth(target) + 1)]
    return [field for field in lane if s.board[field] != EMPTY]


def deeper(s: State, action: int) -> list[int]:
    """§M6, option strict_fill: the goal fields that have to be taken first."""
    owner, target = owner_of(s.board[moves.origin_of(action)]), moves.target_of(action)
    lane = [goal(owner, deep) for deep in range(depth(target) + 1, LANE + 1)]
    return [field for field in lane if s.board[field] == EMPTY]


def fresh_in_swap(s: State, action: int) -> list[int]:
    """§M7: of the two that would change places the fresh one."""
    both = moves.origin_of(action), moves.target_of(action)
    return [field for field in both if is_fresh(s, s.board[field])]


def off_track_in_swap(s: State, action: int) -> list[int]:
    """§M7: of the two that would change places the one in a goal."""
    both = moves.origin_of(action), moves.target_of(action)
    return [field for field in both if not on_track(field)]


IN_THE_WAY: dict[str, Finding] = {
    "own_on_start": own_start,
    "start_blocked": own_start,
    "blocked_by_fresh": fresh_men,
    "lane_fresh": itself,
    "lane_jump": men_in_lane,
    "strict_fill": deeper,
    "seven_moved_already": itself,
    "swap_fresh": fresh_in_swap,
    "swap_own": landing,
    "swap_not_on_track": off_track_in_swap,
}
