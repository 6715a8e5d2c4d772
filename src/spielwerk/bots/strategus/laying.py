"""How armies are laid by chance: kind by kind, each card on a square that becomes it.

The apple comes first, then the traps, then the animals from the strongest down. What becomes a
kind are rows first of all; the apple likes corners, as few ways lead there, traps like to lie
beside it and the strongest near it, but none of them always, so that a trap tells nothing for
certain. Every army is drawn anew. How much they like it comes from matches between armies drawn
so: who won had the apple in a corner, walled in, the strongest in front, more often than who lost.
"""

from spielwerk.bots.strategus.table import State
from spielwerk.games.strategus.board import ROW, SIDE, ZONE, zone_square
from spielwerk.games.strategus.cards import APPLE, COUNT, KINDS, RHINO, TRAP
from spielwerk.games.strategus.moves import placing
from spielwerk.games.strategus.state import EMPTY, card_of, count_of

BESIDE_APPLE = 9
"""How many times more readily a trap lies beside the apple."""
NEAR_APPLE, GUARDING = 4, 2
"""So few steps away from it elephant, grizzly and rhino lie so many times more readily."""

ROWS = (
    (0, 0, 0, 0),
    (5, 25, 30, 40),
    (5, 25, 35, 35),
    (5, 25, 35, 35),
    (10, 25, 30, 35),
    (15, 25, 30, 30),
    (20, 30, 25, 25),
    (30, 30, 20, 20),
    (40, 30, 20, 10),
    (15, 15, 25, 45),
    (20, 40, 30, 10),
    (46, 30, 9, 15),
    (88, 12, 0, 0),
)
"""How many of a hundred cards of a kind lie in each row, the back one first."""
APPLE_FILES = (26, 14, 7, 6, 6, 6, 6, 7, 14, 26)
EVEN_FILES = (10,) * SIDE


def becoming(kind: int, order: int) -> int:
    """How well a kind becomes a place in the set-up (§S4)."""
    files = APPLE_FILES if kind == APPLE else EVEN_FILES
    return ROWS[kind][order // SIDE] * files[order % SIDE]


BECOMING = tuple(becoming(kind, order) for kind in range(len(COUNT)) for order in range(ZONE))


def kind_to_lay(s: State, seat: int) -> int:
    """Which kind comes next: what cannot move first, then by strength."""
    laid = s.placed[seat]
    if laid == 0:
        return APPLE
    if laid <= count_of(s, TRAP):
        return TRAP
    for kind in KINDS:
        if s.left[seat][kind] > 0:
            return kind
    return APPLE


def fill_places(s: State, seat: int, outcomes: list[int], weights: list[int]) -> int:
    """All empty squares for the next card, and how well it becomes each."""
    kind, apple, n = kind_to_lay(s, seat), apple_laid(s, seat), 0
    for order in range(ZONE):
        at = zone_square(seat, order)
        if s.board[at] == EMPTY:
            weight = BECOMING[kind * ZONE + order]
            if apple > 0:
                weight *= favour(kind, abs(at // ROW - apple // ROW) + abs(at % ROW - apple % ROW))
            outcomes[n], weights[n] = placing(kind, at), weight
            n += 1
    return n


def apple_laid(s: State, seat: int) -> int:
    """Where a seat's apple has been laid; 0 if it has not."""
    for order in range(ZONE):
        at = zone_square(seat, order)
        if s.board[at] == card_of(seat, APPLE):
            return at
    return 0


def favour(kind: int, steps: int) -> int:
    """How many times more readily a kind lies so near the apple."""
    if kind == TRAP and steps == 1:
        return BESIDE_APPLE
    if kind <= RHINO and steps <= NEAR_APPLE:
        return GUARDING
    return 1
