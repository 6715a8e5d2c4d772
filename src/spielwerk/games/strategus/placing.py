"""§S: setting up the two armies, each hidden from the other."""

from spielwerk.games.strategus.board import ZONE, zone_square
from spielwerk.games.strategus.cards import APPLE, ARMY, KINDS
from spielwerk.games.strategus.moves import kind_placed, placing, target_of
from spielwerk.games.strategus.state import EMPTY, WALL, State, card_of


def is_ready(s: State, seat: int) -> bool:
    """§S2: all forty stand."""
    return s.placed[seat] == ARMY


def next_square(s: State, seat: int) -> int:
    """§S4: the first empty one of the seat's squares; WALL if all are taken."""
    for order in range(ZONE):
        at = zone_square(seat, order)
        if s.board[at] == EMPTY:
            return at
    return WALL


def add_placements(s: State, seat: int, out: list[int]) -> int:
    """§S1, S4: any kind that is left, on the next square."""
    at, n = next_square(s, seat), 0
    for kind in KINDS:
        if s.left[seat][kind] > 0:
            out[n] = placing(kind, at)
            n += 1
    return n


def place(s: State, seat: int, action: int) -> None:
    """§S2: a card is laid down, face down."""
    lay(s, seat, kind_placed(action), target_of(action))


def lay(s: State, seat: int, kind: int, at: int) -> None:
    """A card comes onto the board."""
    s.board[at] = card_of(seat, kind)
    s.left[seat][kind] -= 1
    s.placed[seat] += 1
    if kind == APPLE:
        s.apples[seat] = 1
