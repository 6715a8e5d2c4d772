"""§E5: the tournament rules, which forbid going back and forth and endless chases.

Both ask what the latest moves were (`earlier`); a card is followed by its moves, which both saw.
"""

from spielwerk.games.strategus.board import BOARD, STEPS, in_a_file, in_a_row, is_step
from spielwerk.games.strategus.moves import origin_of, target_of
from spielwerk.games.strategus.options import CHASE_ON, TWO_SQUARES_OFF
from spielwerk.games.strategus.state import EMPTY, HISTORY, State


def keeps_history(s: State) -> bool:
    """Is there a rule that asks for earlier moves?"""
    return s.two_squares != TWO_SQUARES_OFF or s.chase == CHASE_ON


def note(s: State, action: int) -> None:
    """Write a move into the history."""
    s.history[s.noted % HISTORY] = action
    s.noted += 1


def known(s: State) -> int:
    """How many of the latest moves are remembered."""
    return min(s.noted, HISTORY)


def earlier(s: State, ago: int) -> int:
    """A move of the past; 0 is the latest."""
    return s.history[(s.noted - 1 - ago) % HISTORY]


# Two squares


def row_length(s: State) -> int:
    """After how many moves across the same border the next one is banned: 3 or 5."""
    return 2 * s.two_squares + 1


def shuttles(s: State, action: int) -> bool:
    """§E5: would the card cross a border that its seat's last n moves all crossed, made by it?"""
    count = row_length(s)
    if known(s) < 2 * count:
        return False
    origin, low, high = origin_of(action), lower_end(action), upper_end(action)
    for ago in range(1, 2 * count, 2):
        own = earlier(s, ago)
        if target_of(own) != origin or not same_line(own, action):
            return False
        origin = origin_of(own)
        low, high = max(low, lower_end(own)), min(high, upper_end(own))
    return low < high


def lower_end(action: int) -> int:
    return min(origin_of(action), target_of(action))


def upper_end(action: int) -> int:
    return max(origin_of(action), target_of(action))


def same_line(one: int, two: int) -> bool:
    """Do both moves go along the same row or the same file?"""
    if goes_sideways(one) != goes_sideways(two):
        return False
    if goes_sideways(one):
        return in_a_row(origin_of(one), origin_of(two))
    return in_a_file(origin_of(one), origin_of(two))


def goes_sideways(action: int) -> bool:
    return in_a_row(origin_of(action), target_of(action))


# Chasing


def find_chase(s: State) -> int:
    """§E5: of how many moves the chase by the seat to move consists; `fled` marks who has fled.

    Round 0 is its latest move and the reply to it, round 1 the one before it, and so on. The chase
    is the longest run of rounds that holds, as far back as every reply flees.
    """
    rounds = fleeing_rounds(s)
    while rounds > 0 and not chases(s, rounds):
        rounds -= 1
    return rounds


def fleeing_rounds(s: State) -> int:
    """How many rounds in a row, the latest first, the reply flees; none is older than a fight."""
    rounds, most = 0, min(s.quiet, known(s)) // 2
    while rounds < most and flees(s, rounds):
        rounds += 1
    return rounds


def flees(s: State, ago: int) -> bool:
    """Does the reply of this round move a card that the round's move threatened?"""
    threatened_from = target_of(earlier(s, 2 * ago + 1))
    fleeing = origin_of(earlier(s, 2 * ago))
    return is_step(threatened_from, fleeing)


def chases(s: State, rounds: int) -> bool:
    """Does each of these rounds' moves but the first threaten a card that has fled in them?"""
    for at in range(BOARD):
        s.fled[at] = 0
    for ago in range(rounds - 1, -1, -1):
        if ago < rounds - 1 and not threatens_fled(s, target_of(earlier(s, 2 * ago + 1))):
            return False
        reply = earlier(s, 2 * ago)
        s.fled[origin_of(reply)] = 0
        s.fled[target_of(reply)] = 1
    return True


def threatens_fled(s: State, at: int) -> bool:
    """Is a card that has fled next to this square?"""
    for step in STEPS:
        if s.fled[at + step] == 1:
            return True
    return False


def chases_on(s: State, action: int, rounds: int) -> bool:
    """§E5: is this a chasing move that brings about a position again, `rounds` long a chase?"""
    if rounds == 0 or s.board[target_of(action)] != EMPTY:
        return False
    if not threatens_fled(s, target_of(action)) or takes_back(s, action):
        return False
    return repeats(s, action, rounds)


def takes_back(s: State, action: int) -> bool:
    """§E5: the exact reverse of the seat's latest move is never banned by the chase."""
    own = earlier(s, 1)
    return origin_of(own) == target_of(action) and target_of(own) == origin_of(action)


def repeats(s: State, action: int, rounds: int) -> bool:
    """Would the position be the same as after one of the chase's moves?

    The moves are taken back one by one. `trail` has on each square the card that lay there then,
    named by the square where it would lie now; `moved` counts those that lie elsewhere.
    """
    for at in range(BOARD):
        s.trail[at] = at
    moved = back(s, action, 0)
    for ago in range(rounds):
        moved = back(s, earlier(s, 2 * ago), moved)
        if moved == 0:
            return True
        moved = back(s, earlier(s, 2 * ago + 1), moved)
    return False


def back(s: State, action: int, moved: int) -> int:
    """Take a move back on `trail`; returns how many cards lie elsewhere then."""
    origin, target = origin_of(action), target_of(action)
    card = s.trail[target]
    s.trail[target] = 0
    s.trail[origin] = card
    return moved - int(card != target) + int(card != origin)
