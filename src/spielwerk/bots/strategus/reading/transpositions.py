"""A transposition table: what was found of positions that are reached again by other moves.

A position is known by two keys that every move changes: of where whose cards lie and what they may
be, of who is to move, and of how many attacks on hidden cards may still be looked beyond. Values
are kept less the score at the node, so that it does not matter how it came about.
"""

from spielwerk.bots.strategus.reading.state import (
    ENTRY,
    POSITIONS,
    State,
    is_mine,
)
from spielwerk.games.strategus.board import BOARD

LOCK, DEPTH, BOUND, VALUE, TRY = range(ENTRY)
AT_MOST, AT_LEAST, EXACT = 1, 2, 3
SHALLOWEST = 2
"""Nodes less deep are searched faster than looked up."""
KEYS = (1 << 31) - 1
STIRRING, STIRRED, OTHER = 0x5BD1E995, 0x27D4EB2F, 0x2545F491
WAYS = 1 << 14
"""What may be known of a card: a bit for each kind, and whether it has moved."""


def spread(number: int) -> int:
    """A number all over the keys, always the same."""
    number = ((number ^ number >> 15) * STIRRING) & KEYS
    number = ((number ^ number >> 13) * STIRRED) & KEYS
    return number ^ number >> 16


def toggle(s: State, card: int) -> None:
    """Take a card as it lies out of the keys, or put it in."""
    known = s.shown[card] if is_mine(card) else s.mask[card]
    way = (int(s.moved[card]) << 13) + int(known)
    number = (int(card) * BOARD + int(s.square[card])) * WAYS + way
    s.key ^= spread(number)
    s.lock ^= spread(number ^ OTHER)


def turn_of(s: State, ply: int) -> int:
    """Who is to move, and how many attacks on hidden cards are looked beyond."""
    return spread((s.chances[ply] + 8) * 2 + ply % 2)


def entry_of(s: State, ply: int) -> int:
    return (s.key ^ turn_of(s, ply)) % POSITIONS * ENTRY


def look_up(s: State, ply: int) -> bool:
    """Is enough known of this position? Else perhaps what was best, to be tried first."""
    at = entry_of(s, ply)
    if s.table[at + BOUND] == 0 or s.table[at + LOCK] != s.lock:
        return False
    s.hint[ply] = s.table[at + TRY]
    if s.table[at + DEPTH] != s.depth[ply]:
        return False
    value, bound = s.score + s.table[at + VALUE], s.table[at + BOUND]
    if (
        bound == EXACT
        or (bound == AT_LEAST and value >= s.beta[ply])
        or (bound == AT_MOST and value <= s.alpha[ply])
    ):
        s.best[ply] = value
        return True
    return False


def keep(s: State, ply: int) -> None:
    """Note what was found of a position."""
    at, best = entry_of(s, ply), s.best[ply]
    bound = EXACT
    if best <= s.floor[ply]:
        bound = AT_MOST
    elif best >= s.ceiling[ply]:
        bound = AT_LEAST
    s.table[at + LOCK], s.table[at + DEPTH], s.table[at + BOUND] = s.lock, s.depth[ply], bound
    s.table[at + VALUE], s.table[at + TRY] = best - s.entered[ply], s.favourite[ply]
