"""Moves that need no look: before anything is moved it is plain that they change nothing.

Behind the last move the search stands, and whose turn it is then may leave everything as it is. So
the score right after a move of ours is the most that it can come to there, and after one of theirs
it is the least.
"""

from spielwerk.bots.strategus.reading.alarm import STRONGEST_GUARD, alarm
from spielwerk.bots.strategus.reading.booking import (
    LEAVES,
    SURE,
    chance_of,
    pull_of,
    worth_on_board,
)
from spielwerk.bots.strategus.reading.state import (
    BITS,
    ENTRIES,
    THEIR_WAY,
    WINDOW,
    State,
)
from spielwerk.games.strategus.board import BOARD
from spielwerk.games.strategus.cards import APPLE, TRAP
from spielwerk.games.strategus.state import EMPTY

NOT_COUNTED = -1


def is_idle(s: State, ply: int, card: int, target: int) -> bool:
    """Does a quiet move of ours not even promise what another has brought?"""
    kind = s.kind[card]
    most = s.score + pull_of(s, kind, target) - pull_of(s, kind, s.square[card])
    most -= 0 if s.moved[card] else LEAVES
    if most > s.alpha[ply]:
        return False
    s.best[ply] = max(s.best[ply], most)
    return True


def is_harmless(s: State, ply: int, card: int, target: int) -> bool:
    """Does a move of theirs cost us less than another, with tempi to our apple as before it?"""
    if s.alarmed[ply] == NOT_COUNTED:
        s.alarmed[ply] = alarm(s, 1) if s.raiders > 0 else 0
    nearer = s.their_pull[target] - s.their_pull[s.square[card]]
    least = s.score - s.alarmed[ply] - max(0, nearer)
    met = s.board[target]
    if met == EMPTY:
        return bool(least >= s.beta[ply] and not comes(s, card, target))
    kind = s.kind[met]
    if kind == APPLE or opens(s, kind):
        return False
    least -= worth_on_board(s, met) + max(0, pull_of(s, kind, target))
    chance = chance_of(s, card, met)
    if chance < SURE:
        certain = s.sure[ply] if s.sure[ply] <= WINDOW else s.best[ply]
        least = certain + (min(0, least - certain) * chance >> BITS)
    return bool(least >= s.best[ply])


def opens(s: State, kind: int) -> bool:
    """Can a fight bring them nearer to our apple: without a guard, or by what is known then?"""
    if s.raiders == 0:
        return False
    return bool(kind <= STRONGEST_GUARD or kind == TRAP)


def comes(s: State, card: int, target: int) -> bool:
    """Is it one that comes nearer to our apple?"""
    if s.raiders == 0:
        return False
    for i in range(ENTRIES):
        if s.entry[i] > 0:
            start = (THEIR_WAY + i) * BOARD
            if s.steps[start + target] < s.steps[start + s.square[card]]:
                return True
    return False
