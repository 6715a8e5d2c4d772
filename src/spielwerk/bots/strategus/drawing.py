"""What draws a kind to a square: the best fight that it can reach from there.

For both seats; and what removing a card brings besides.
"""

from spielwerk.bots.strategus.nearness import apple_of_board, steps_between
from spielwerk.bots.strategus.parameters import ALARM, CROWDED, DOOR, NEARER, PRIZE, RUNNING, WHOLE
from spielwerk.bots.strategus.prospects import chance_of
from spielwerk.bots.strategus.table import CELLS, MOVED, State, cell_of
from spielwerk.games.strategus.board import A1, BOARD, J10, ROW, STEPS
from spielwerk.games.strategus.cards import APPLE, HARE, TRAP
from spielwerk.games.strategus.state import EMPTY, count_of, is_enemy, is_own, is_own_animal, other

FEARED = 2
LIKELY = 500
ALARM_REACH = 4
ROUNDS = 2


def draw(s: State, seat: int) -> None:
    """Work out what draws each own kind where."""
    add_extra(s, seat)
    for kind in range(1, TRAP):
        if count_of(s, kind) > s.left[seat][kind]:
            spread(s, seat, kind)


def add_extra(s: State, seat: int) -> None:
    """What removing each enemy's card brings besides its worth."""
    apple = apple_of_board(s, seat)
    for at in range(A1, J10 + 1):
        s.extra[at] = 0
        if is_enemy(s.board[at], seat):
            if s.marks[at] & MOVED:
                far = steps_between(at, apple)
                if far <= ALARM_REACH:
                    s.extra[at] = s.parameters[seat][ALARM] // (1 << (far - 1))
            else:
                s.extra[at] = door(s, at, other(seat))


def door(s: State, at: int, foe: int) -> int:
    """The apple may lie behind this trap."""
    if chance_of(s, foe, cell_of(s, at), TRAP) < 0.5:
        return 0
    behind = 0.0
    for step in STEPS:
        if is_own(s.board[at + step], foe):
            behind = max(behind, chance_of(s, foe, cell_of(s, at + step), APPLE))
    return int(s.parameters[other(foe)][DOOR] / 1000 * behind * s.parameters[other(foe)][PRIZE])


def spread(s: State, seat: int, kind: int) -> None:
    """From every enemy's card worth a fight, over all squares that the kind gets across."""
    nearer = s.parameters[seat][RUNNING if kind == HARE else NEARER]
    start, pulls, handed, onward = kind * BOARD, s.pulls[seat], s.handed, s.onward
    for at in range(BOARD):
        handed[at] = onward[at] = pulls[start + at] = 0
    for at in range(A1, J10 + 1):
        if s.board[at] == EMPTY:
            onward[at] = nearer
        elif is_own_animal(s.board[at], seat):
            onward[at] = nearer * s.parameters[seat][CROWDED] // WHOLE
    begin(s, seat, kind, nearer)
    for _ in range(ROUNDS):
        hand_on(s, 1)
        hand_on(s, -1)
    for at in range(A1, J10 + 1):
        if onward[at] > 0:
            across = max(handed[at - 1], handed[at + 1])
            pulls[start + at] = max(across, handed[at - ROW], handed[at + ROW])


def hand_on(s: State, way: int) -> None:
    """From square to square over the whole board: to the right and up, or with -1 back."""
    handed, onward = s.handed, s.onward
    at = A1 if way > 0 else J10
    for _ in range(J10 + 1 - A1):
        if onward[at] > 0:
            most = max(handed[at - way], handed[at - way * ROW])
            if most > 0:
                handed[at] = max(handed[at], most * onward[at] // WHOLE)
        at += way


def begin(s: State, seat: int, kind: int, nearer: int) -> None:
    """Where fights draw, and where who goes past is in danger."""
    for at in range(A1, J10 + 1):
        if is_enemy(s.board[at], seat):
            pair = kind * CELLS + cell_of(s, at)
            gain = s.gains[seat][pair] + s.removes[seat][pair] * s.extra[at] // 1000
            s.handed[at] = max(0, gain) * nearer // WHOLE
            if s.beaten[seat][pair] > LIKELY:
                for step in STEPS:
                    s.onward[at + step] //= FEARED
