"""How armies are laid by chance: kind by kind, each card on a square that becomes it.

The apple comes first, then the traps, then the animals from the strongest down. What becomes a
kind are rows first of all; the apple likes corners, as few ways lead there, and traps like to lie
beside it, but one now and then lies elsewhere, so that a trap tells nothing for certain. Every
army is drawn anew.
"""

from spielwerk.bots.strategus.table import State
from spielwerk.games.strategus.board import SIDE, STEPS, ZONE, zone_square
from spielwerk.games.strategus.cards import APPLE, COUNT, KINDS, TRAP
from spielwerk.games.strategus.moves import placing
from spielwerk.games.strategus.state import EMPTY, card_of

BESIDE_APPLE = 5
"""How many times more readily a trap lies beside the apple."""

ROWS = (
    (0, 0, 0, 0),
    (10, 35, 35, 20),
    (10, 30, 35, 25),
    (10, 30, 30, 30),
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
APPLE_FILES = (20, 12, 10, 8, 6, 6, 8, 10, 12, 20)
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
    if laid <= COUNT[TRAP]:
        return TRAP
    for kind in KINDS:
        if s.left[seat][kind] > 0:
            return kind
    return APPLE


def fill_places(s: State, seat: int, outcomes: list[int], weights: list[int]) -> int:
    """All empty squares for the next card, and how well it becomes each."""
    kind, n = kind_to_lay(s, seat), 0
    for order in range(ZONE):
        at = zone_square(seat, order)
        if s.board[at] == EMPTY:
            weight = BECOMING[kind * ZONE + order]
            if kind == TRAP and is_beside_apple(s, seat, at):
                weight *= BESIDE_APPLE
            outcomes[n], weights[n] = placing(kind, at), weight
            n += 1
    return n


def is_beside_apple(s: State, seat: int, at: int) -> bool:
    for step in STEPS:
        if s.board[at + step] == card_of(seat, APPLE):
            return True
    return False
