"""What a seat of Strategus may know, in whole numbers (`core.tensors`).

Boards are read a1, b1 … j10; a single square is counted so from 1, and 0 is none.
"""

from spielwerk.core.documents import MOST_PLIES
from spielwerk.core.options import Values, put
from spielwerk.core.tensors import Field, seen_from
from spielwerk.games.strategus.bans import earlier, row_length
from spielwerk.games.strategus.board import SEATS, SIDE, file_of, in_zone, row_of, square
from spielwerk.games.strategus.cards import APPLE, COUNTS, HARE, KINDS, NOTHING
from spielwerk.games.strategus.moves import ATTACKING, origin_of, target_of, what_of
from spielwerk.games.strategus.options import (
    AID_LOG,
    AID_MARKED,
    CHASE_ON,
    FULL,
    OPTIONS,
    TWO_SQUARES_OFF,
)
from spielwerk.games.strategus.placing import is_ready, is_seen
from spielwerk.games.strategus.record import written
from spielwerk.games.strategus.rules import returns
from spielwerk.games.strategus.state import (
    FIRST,
    GAP,
    HISTORY,
    MOST_FIGHTS,
    OVER,
    PLAY,
    State,
    is_card,
    is_own,
    kind_of,
    other,
)

HIDDEN = APPLE + 1
"""A card of the other seat of which nothing is known."""
LEFT_EMPTY = APPLE + 1
"""A square that the own seat leaves empty."""
SQUARES = SIDE * SIDE
SORTS = len(KINDS)


def fields(seats: int, options: Values) -> tuple[Field, ...]:
    """What the numbers mean that `fill` writes."""
    s = State()
    put(s, dict(options), OPTIONS)
    rows = rows_kept(s)
    board, kinds, event = (SIDE, SIDE), (seats, SORTS), "seat, from, to, attacker, defender"
    most, gaps = APPLE, ""
    if s.army != FULL:
        most, gaps = LEFT_EMPTY, "; 13: left empty, in the set-up (§S5)"
    found = [
        Field("seat", (), seats - 1, "the seat that looks: the board is not turned"),
        Field("phase", (), 2, "0 set-up, 1 play, 2 over"),
        Field("to_move", (), seats, "whose turn it is"),
        Field("quiet", (), MOST_PLIES, "actions in a row without a fight"),
        Field("plies", (), MOST_PLIES, "actions of play so far"),
        Field("own", board, most, f"the kinds of the own cards, rows 1 to 10, files a to j{gaps}"),
        Field("other", board, HIDDEN, "the other seat's cards; 13: one that is not known"),
        Field("ready", (seats,), 1, "1 once all forty stand"),
        Field(
            "left", kinds, COUNTS[s.army][HARE], "of each kind, not yet placed (own ones) or lost"
        ),
        Field("returns", (seats,), 1, "1 won, -1 lost; 0: drawn, or not over", -1),
        Field("last", (5,), SQUARES, f"the latest action: {event}; the last two in a fight"),
    ]
    if s.memory_aid == AID_MARKED:
        found.append(Field("seen", board, 1, "1 where a card lies that a fight has shown"))
    if s.memory_aid == AID_LOG:
        found.append(Field("fights", (MOST_FIGHTS, 5), SQUARES, f"all, the oldest first: {event}"))
    if rows > 0:
        found.append(
            Field("history", (rows, 3), SQUARES, "moves, the latest first: attack, from, to")
        )
    return tuple(found)


def rows_kept(s: State) -> int:
    """§E5: so many moves are told at most; with chase, all since the last fight."""
    rows = 0 if s.two_squares == TWO_SQUARES_OFF else 2 * row_length(s)
    if s.chase != CHASE_ON:
        return rows
    return max(rows, min(HISTORY, s.quiet_plies) if s.quiet_plies > 0 else HISTORY)


def fill(s: State, seat: int, x: list[int]) -> int:
    """Write all that this seat may know; returns how many numbers that are."""
    n = fill_turn(s, seat, x)
    n = fill_board(s, seat, x, n)
    n = fill_armies(s, seat, x, n)
    n = fill_last(s, seat, x, n)
    if s.memory_aid == AID_MARKED:
        n = fill_seen(s, x, n)
    if s.memory_aid == AID_LOG:
        n = fill_fights(s, seat, x, n)
    rows = rows_kept(s)
    return fill_history(s, rows, x, n) if rows > 0 else n


def fill_turn(s: State, seat: int, x: list[int]) -> int:
    x[0] = seat
    x[1] = max(0, s.phase - FIRST)
    x[2] = seen_from(seat, s.turn, SEATS) if s.phase == PLAY else 0
    x[3], x[4] = s.quiet, s.plies
    return 5


def fill_board(s: State, seat: int, x: list[int], n: int) -> int:
    """§M5: own cards are known, the other's only if shown; §S2: none before it is ready."""
    enemy = other(seat)
    there = is_seen(s, enemy)
    for row in range(SIDE):
        for file in range(SIDE):
            at, place = square(file, row), n + SIDE * row + file
            card = s.board[at]
            x[place] = kind_of(card) if is_own(card, seat) else 0
            if card == GAP and in_zone(seat, at):
                x[place] = LEFT_EMPTY
            x[place + SQUARES] = 0
            if there and is_own(card, enemy):
                shown = s.seen[at] == 1 or s.phase == OVER
                x[place + SQUARES] = kind_of(card) if shown else HIDDEN
    return n + 2 * SQUARES


def fill_armies(s: State, seat: int, x: list[int], n: int) -> int:
    """Who is ready, what is to be placed or lost, and the result."""
    for step in range(SEATS):
        army = (seat + step) % SEATS
        x[n + step] = int(s.phase >= PLAY or is_ready(s, army))
        known_left = step == 0 or s.phase >= PLAY
        for kind in KINDS:
            x[n + SEATS + SORTS * step + kind - 1] = s.left[army][kind] if known_left else 0
        x[n + SEATS + SORTS * SEATS + step] = returns(s, army) if s.phase == OVER else 0
    return n + (2 + SORTS) * SEATS


def square_number(at: int) -> int:
    """Squares counted from 1."""
    return SIDE * row_of(at) + file_of(at) + 1


def fill_last(s: State, seat: int, x: list[int], n: int) -> int:
    """The latest action of play."""
    for i in range(5):
        x[n + i] = 0
    if s.last_seat >= 0:
        x[n] = seen_from(seat, s.last_seat, SEATS)
        x[n + 1] = square_number(origin_of(s.last_move))
        x[n + 2] = square_number(target_of(s.last_move))
        if s.last_attacker != NOTHING:
            x[n + 3], x[n + 4] = s.last_attacker, s.last_defender
    return n + 5


def fill_seen(s: State, x: list[int], n: int) -> int:
    """§M5, memory_aid marked."""
    for row in range(SIDE):
        for file in range(SIDE):
            at = square(file, row)
            x[n + SIDE * row + file] = int(s.seen[at] == 1 and is_card(s.board[at]))
    return n + SQUARES


def fill_fights(s: State, seat: int, x: list[int], n: int) -> int:
    """§M5, memory_aid log."""
    for number in range(MOST_FIGHTS):
        at = n + 5 * number
        for i in range(5):
            x[at + i] = 0
        if number < s.fights:
            x[at] = seen_from(seat, s.fight_log[number][0], SEATS)
            x[at + 1] = square_number(origin_of(s.fight_log[number][1]))
            x[at + 2] = square_number(target_of(s.fight_log[number][1]))
            x[at + 3], x[at + 4] = s.fight_log[number][2], s.fight_log[number][3]
    return n + 5 * MOST_FIGHTS


def fill_history(s: State, rows: int, x: list[int], n: int) -> int:
    """§E5: the latest moves, as many as the options ask for; the seats made them by turns."""
    told = min(written(s), rows)
    for ago in range(told):
        at, move = n + 3 * ago, earlier(s, ago)
        x[at] = int(what_of(move) == ATTACKING)
        x[at + 1] = square_number(origin_of(move))
        x[at + 2] = square_number(target_of(move))
    for i in range(3 * told, 3 * rows):
        x[n + i] = 0
    return n + 3 * rows
