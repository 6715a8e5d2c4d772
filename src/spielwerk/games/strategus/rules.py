"""The rules of Strategus: who acts, what is legal, what an action does, how it ends.

The chapters of README.md have files of their own: `placing` (§S), `fights` (§M4, M5), `bans`
(§E5); `state` has what they stand on. All are plain functions over one mutable `State` of ints
and int lists: they run as they stand, and `core.compiled` makes a machine-code twin of the same
source. Hence no recursion, no dicts, no text.
"""

from spielwerk.core.seats import CHANCE, NOBODY
from spielwerk.games.strategus import news
from spielwerk.games.strategus.bans import (
    chases_on,
    find_chase,
    keeps_history,
    note,
    shuttles,
)
from spielwerk.games.strategus.board import A1, J10, LAKES, SEATS, STEPS
from spielwerk.games.strategus.cards import HARE, NOTHING
from spielwerk.games.strategus.fights import fight
from spielwerk.games.strategus.moves import (
    attacking,
    beginning,
    origin_of,
    target_of,
    walking,
)
from spielwerk.games.strategus.options import (
    CHASE_ON,
    FIRST_BY_CHANCE,
    LAKES_ON,
    RANGED,
    TWO_SQUARES_OFF,
)
from spielwerk.games.strategus.placing import add_placements, is_ready, place
from spielwerk.games.strategus.state import (
    APPLE_TAKEN,
    BOTH_STUCK,
    EMPTY,
    FIRST,
    GUARD,
    NO_SEAT,
    OVER,
    PLAY,
    QUIET,
    SETUP,
    STUCK,
    WALL,
    State,
    is_enemy,
    is_own_animal,
    kind_of,
    other,
)


def to_act(s: State) -> int:
    """The (first) seat that has to act, CHANCE or NOBODY."""
    if s.phase == PLAY:
        return s.turn
    if s.phase == SETUP:
        return 1 if is_ready(s, 0) else 0
    if s.phase == FIRST:
        return CHANCE
    return NOBODY


def acts(s: State, seat: int) -> bool:
    """May this seat act now? In the set-up all may that are not ready, in any order (§S2)."""
    if s.phase == SETUP:
        return not is_ready(s, seat)
    return s.phase == PLAY and s.turn == seat


def mid_turn(s: State) -> bool:
    """No turn has more than one action."""
    return False


def fill_outcomes(s: State, outcomes: list[int], weights: list[int]) -> int:
    """§S3: either seat may begin."""
    for seat in range(SEATS):
        outcomes[seat], weights[seat] = beginning(seat), 1
    return SEATS


def fill_actions(s: State, seat: int, out: list[int]) -> int:
    """All legal actions of a seat that has to act; returns how many there are."""
    if s.phase == SETUP:
        return add_placements(s, seat, out)
    n = add_moves(s, seat, out)
    if keeps_history(s):
        n = without_banned(s, out, n)
    return n


def add_moves(s: State, seat: int, out: list[int]) -> int:
    """§M1-M3: the moves of all animals of a seat."""
    n = 0
    for at in range(A1, J10 + 1):
        if is_own_animal(s.board[at], seat):
            if kind_of(s.board[at]) == HARE:
                n = add_runs(s, seat, at, out, n)
            else:
                n = add_steps(s, seat, at, out, n)
    return n


def add_steps(s: State, seat: int, origin: int, out: list[int], n: int) -> int:
    """§M1: one square in any direction, onto an empty one or one held by the enemy."""
    for step in STEPS:
        target = origin + step
        if s.board[target] == EMPTY:
            out[n] = walking(origin, target)
            n += 1
        elif is_enemy(s.board[target], seat):
            out[n] = attacking(origin, target)
            n += 1
    return n


def add_runs(s: State, seat: int, origin: int, out: list[int], n: int) -> int:
    """§M2: a hare runs on over empty squares, and may attack at the end of its run."""
    for step in STEPS:
        target = origin + step
        while s.board[target] == EMPTY:
            out[n] = walking(origin, target)
            n += 1
            target += step
        near = target == origin + step
        if is_enemy(s.board[target], seat) and (near or s.hare_attack == RANGED):
            out[n] = attacking(origin, target)
            n += 1
    return n


def may_enter(ahead: int, seat: int) -> bool:
    """§M1: a square that is empty or held by the enemy."""
    return ahead == EMPTY or is_enemy(ahead, seat)


def without_banned(s: State, out: list[int], n: int) -> int:
    """§E5: the actions that are not banned, the banned ones dropped."""
    rounds = find_chase(s) if s.chase == CHASE_ON else 0
    kept = 0
    for i in range(n):
        if not is_banned(s, out[i], rounds):
            out[kept] = out[i]
            kept += 1
    return kept


def is_banned(s: State, action: int, rounds: int) -> bool:
    """§E5: may the seat to move not do this, though the card could go there?"""
    if s.two_squares != TWO_SQUARES_OFF and shuttles(s, action):
        return True
    return chases_on(s, action, rounds)


def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action or outcome (not checked) and all that it forces."""
    take(s, seat, action)


def take(s: State, seat: int, action: int) -> None:
    """Carry out one action or outcome; nothing is ever forced by it."""
    if s.phase == SETUP:
        place(s, seat, action)
        news.placed(s, seat, action)
        start_if_ready(s)
    elif s.phase == FIRST:
        begin(s, target_of(action))
    else:
        move(s, action)


def start_if_ready(s: State) -> None:
    """§S3: when both are ready the game begins; who is first is drawn or agreed."""
    if is_ready(s, 0) and is_ready(s, 1):
        if s.first == FIRST_BY_CHANCE:
            s.phase = FIRST
        else:
            begin(s, s.first - 1)


def begin(s: State, seat: int) -> None:
    """§S3: play begins."""
    s.phase = PLAY
    s.turn = seat
    news.begins(s)
    flood(s)
    judge(s)


def flood(s: State) -> None:
    """Option `lakes`: nobody enters the water."""
    if s.lakes == LAKES_ON:
        for at in LAKES:
            s.board[at] = WALL


def move(s: State, action: int) -> None:
    """§M1: the seat to move moves one card, which may be an attack (§M4)."""
    origin, target = origin_of(action), target_of(action)
    s.plies += 1
    s.quiet += 1
    s.last_seat, s.last_move = s.turn, action
    if keeps_history(s):
        note(s, action)
    if is_enemy(s.board[target], s.turn):
        fight(s, origin, target)
        news.fought(s)
    else:
        walk(s, origin, target)
        news.moved(s)
    s.turn = other(s.turn)
    judge(s)


def walk(s: State, origin: int, target: int) -> None:
    """A card moves to an empty square; what is known of it goes with it (§M5, `marked`)."""
    s.last_attacker = s.last_defender = NOTHING
    s.board[target], s.board[origin] = s.board[origin], EMPTY
    s.seen[target], s.seen[origin] = s.seen[origin], 0


def judge(s: State) -> None:
    """§E1 to E4 in this order, then the draw guard: is it over, and who has won?"""
    if s.apples[0] == 0 or s.apples[1] == 0:
        end(s, APPLE_TAKEN, 0 if s.apples[1] == 0 else 1)
        return
    first, second = can_move(s, 0), can_move(s, 1)
    if first != second:
        end(s, STUCK, int(second))
    elif not first:
        end(s, BOTH_STUCK, NO_SEAT)
    elif 0 < s.quiet_plies <= s.quiet:
        end(s, QUIET, NO_SEAT)
    elif 0 < s.max_plies <= s.plies:
        end(s, GUARD, NO_SEAT)


def can_move(s: State, seat: int) -> bool:
    """§E2: has this seat a move? §E5 asks only the seat to move to mind what is banned."""
    if seat == s.turn and keeps_history(s):
        return fill_actions(s, seat, s.scratch[:]) > 0
    for at in range(A1, J10 + 1):
        if is_own_animal(s.board[at], seat):
            for step in STEPS:
                if may_enter(s.board[at + step], seat):
                    return True
    return False


def end(s: State, how: int, winner: int) -> None:
    """The match is over; NO_SEAT wins a draw."""
    s.phase = OVER
    s.ended = how
    s.winner = winner


def team(s: State, seat: int) -> int:
    """Each plays alone."""
    return seat


def returns(s: State, seat: int) -> int:
    """At the end: 1 for the winner, -1 for the loser, 0 in a draw."""
    if s.winner == NO_SEAT:
        return 0
    return 1 if seat == s.winner else -1
