"""Which moves the search looks at, and in which order.

All attacks, and the quiet moves of cards that are active: near the other side now, or when the
search began. That set never shrinks while the search goes on, or a raider whose last prey is gone
would stand still in it. What everybody else may do is one move, a pass.
"""

from spielwerk.bots.strategus.reading.booking import (
    AROUND,
    SURE,
    chance_of,
    wake,
    winning,
    worth_on_board,
)
from spielwerk.bots.strategus.reading.dismissal import is_harmless, is_idle
from spielwerk.bots.strategus.reading.pulls import goes
from spielwerk.bots.strategus.reading.state import (
    ANIMALS,
    BITS,
    CARDS,
    KIND_STEP,
    MINE,
    MOST_TRIES,
    ONE,
    POINT,
    THEIRS,
    WINDOW,
    State,
    distance,
    is_mine,
    is_theirs,
    odds_in,
)
from spielwerk.games.strategus.board import BOARD, STEPS
from spielwerk.games.strategus.cards import ARMY, HARE, MOUSE
from spielwerk.games.strategus.options import RANGED
from spielwerk.games.strategus.state import EMPTY

SQUARES = 256
"""A try is a card times this, and the square where it goes; 0 is a pass."""
PASS = 0
FIRST, LAST = 1 << 28, -(1 << 28)
"""Keys: a pass comes first, what is not certain last."""
HINTED, SURE_FIRST, UNSURE = FIRST - 1, 1 << 26, LAST // 2
QUIET = -50 * POINT
THEIR_REACH, OUR_REACH = 4, 3
"""So near a card of theirs that goes and one of ours are active."""
ROAMS = 60
"""A card that never moved may move in the search if it is so likely an animal, in percent."""
FEW = 6
"""Who has fewer animals has to move: a pass would hide that any move may lose something."""


def begin_tries(s: State) -> None:
    """Who walks, and who is active from the beginning."""
    s.woken[MINE] = s.woken[THEIRS] = 0
    for card in range(CARDS):
        s.active[card] = 0
    for card in range(ARMY + 1, CARDS):
        if s.square[card] > 0 and s.mask[card] & ANIMALS > 0:
            size_up(s, card)
    activate(s)
    settle_passes(s)
    for i in range(CARDS * BOARD):
        s.history[i] = 0


def size_up(s: State, card: int) -> None:
    """Whether one of theirs is looked upon as an animal, and whom of ours it can beat."""
    total = max(odds_in(s, card, s.mask[card]), 1)
    s.roams[card] = int(odds_in(s, card, s.mask[card] & ANIMALS) * 100 >= total * ROAMS)
    for kind in range(1, KIND_STEP):
        wins = winning(s, card, kind)
        able = ONE if wins == s.mask[card] else odds_in(s, card, wins) * ONE // total
        s.able[card * KIND_STEP + kind] = able


def activate(s: State) -> None:
    """Who is near the other side; and who has come out, with those of ours that it comes near."""
    for card in range(1, CARDS):
        if s.square[card] > 0 and is_near(s, card):
            wake(s, card)
    for card in range(ARMY + 1, CARDS):
        if s.square[card] > 0 and goes(s, card):
            for own in range(1, ARMY + 1):
                if s.square[own] > 0:
                    activate_pair(s, card, own)


def is_near(s: State, card: int) -> bool:
    """Is anybody of the other side at most two steps away?"""
    for around in AROUND:
        near = s.square[card] + around
        if 0 <= near < BOARD and s.board[near] > EMPTY:
            if is_mine(s.board[near]) != is_mine(card):
                return True
    return False


def activate_pair(s: State, card: int, own: int) -> None:
    far = distance(s.square[card], s.square[own])
    if far <= THEIR_REACH:
        wake(s, card)
    if far <= OUR_REACH:
        wake(s, own)


def settle_passes(s: State) -> None:
    """With few animals all of them are looked at."""
    walking = moving = strangers = 0
    for card in range(1, ARMY + 1):
        walking += int(s.square[card] > 0 and s.kind[card] <= MOUSE)
    for card in range(ARMY + 1, CARDS):
        if s.square[card] > 0 and s.mask[card] & ANIMALS > 0:
            strangers += 1
            moving += int(goes(s, card))
    s.may_pass[MINE] = int(walking >= FEW)
    s.may_pass[THEIRS] = int(moving >= FEW or moving < strangers)
    for card in range(1, CARDS):
        few = walking < FEW if is_mine(card) else moving < FEW and goes(s, card)
        if s.square[card] > 0 and few:
            wake(s, card)


def add(s: State, ply: int, move: int, key: int) -> None:
    """One more try; what was best here before comes before all but a pass."""
    if move == s.hint[ply] and key > UNSURE:
        key = HINTED
    n = s.count[ply]
    if n < MOST_TRIES:
        s.tries[ply * MOST_TRIES + n] = move
        s.keys[ply * MOST_TRIES + n] = key
        s.count[ply] = n + 1


def take_next(s: State, ply: int) -> int:
    """The best try that is left."""
    start, first, end = ply * MOST_TRIES, s.tried[ply], s.count[ply]
    chosen = first
    for n in range(first + 1, end):
        if s.keys[start + n] > s.keys[start + chosen]:
            chosen = n
    move, key = s.tries[start + chosen], s.keys[start + chosen]
    s.tries[start + chosen], s.keys[start + chosen] = s.tries[start + first], s.keys[start + first]
    s.tries[start + first], s.keys[start + first] = move, key
    s.tried[ply] = first + 1
    return int(move)


def add_ours(s: State, ply: int, quiet: bool) -> None:
    """Our attacks, certain ones alone if it is not to be `quiet`."""
    for n in range(s.woken[MINE]):
        card = s.awake[n]
        at = s.square[card]
        if at > 0:
            for step in STEPS:
                met = s.board[at + step]
                if met == EMPTY:
                    if quiet:
                        add_walk(s, ply, card, at, at + step)
                    if s.kind[card] == HARE and s.hare_attack == RANGED:
                        add_run(s, ply, card, at + step, step, quiet)
                elif is_theirs(met):
                    add_attack(s, ply, card, at + step, met, quiet)


def add_walk(s: State, ply: int, card: int, origin: int, target: int) -> None:
    if ply > 0 and s.depth[ply] == 1 and is_idle(s, ply, card, target):
        return
    kind = s.kind[card]
    drawn = s.pull[kind * BOARD + target] - s.pull[kind * BOARD + origin]
    add(s, ply, card * SQUARES + target, drawn + QUIET + s.history[card * BOARD + target])


def add_run(s: State, ply: int, card: int, at: int, step: int, quiet: bool) -> None:
    """A hare attacks at the end of its run."""
    while s.board[at] == EMPTY:
        at += step
    if is_theirs(s.board[at]):
        add_attack(s, ply, card, at, s.board[at], quiet)


def add_attack(s: State, ply: int, card: int, target: int, met: int, quiet: bool) -> None:
    kind = s.kind[card]
    certain = s.mask[met] & ~s.wins[kind] == 0
    if certain:
        add(s, ply, card * SQUARES + target, SURE_FIRST + s.gain[kind * CARDS + met])
    elif quiet:
        add(s, ply, card * SQUARES + target, s.gain[kind * CARDS + met])


def add_theirs(s: State, ply: int, quiet: bool) -> None:
    """Their attacks, as far as they can and dare."""
    last = s.depth[ply] == 1 and s.best[ply] < WINDOW
    for n in range(s.woken[THEIRS]):
        card = s.awake[CARDS + n]
        at = s.square[card]
        if at > 0 and s.mask[card] & ANIMALS > 0:
            walks = quiet and (s.roams[card] or s.moved[card] or s.shown[card])
            for step in STEPS:
                met = s.board[at + step]
                if met == EMPTY:
                    if walks and not (last and is_harmless(s, ply, card, at + step)):
                        nearer = s.their_pull[at + step] - s.their_pull[at]
                        liked = s.history[card * BOARD + at + step]
                        add(s, ply, card * SQUARES + at + step, nearer + liked)
                    if s.mask[card] == 1 << HARE and s.hare_attack == RANGED:
                        add_their_run(s, ply, card, at + step, step)
                elif is_mine(met):
                    add_raid(s, ply, card, at + step, met)


def add_their_run(s: State, ply: int, card: int, at: int, step: int) -> None:
    while s.board[at] == EMPTY:
        at += step
    if is_mine(s.board[at]):
        add_raid(s, ply, card, at, s.board[at])


def add_raid(s: State, ply: int, card: int, target: int, met: int) -> None:
    chance = chance_of(s, card, met)
    key = chance * worth_on_board(s, met) >> BITS
    if chance >= SURE:
        add(s, ply, card * SQUARES + target, SURE_FIRST + key)
    elif chance * 33 > 1 << BITS:
        add(s, ply, card * SQUARES + target, LAST + key)
