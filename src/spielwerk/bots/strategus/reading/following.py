"""What cards have done: who walked up to whom, fled, stood still, came back.

Of each event six numbers are told: whose (0 ours), from, to, the kinds of a fight (0, 0: none) and
whose card was left (-1: neither). First all is taken back, to see where cards lay before it; then
it is gone through once more, and theirs are watched.
"""

from spielwerk.bots.strategus.reading.state import (
    BITS,
    CARDS,
    KIND_STEP,
    ONE,
    THEIRS,
    State,
    is_mine,
)
from spielwerk.games.strategus.board import A1, BOARD, J10, ROW, STEPS, is_step
from spielwerk.games.strategus.cards import APPLE, ARMY, MOUSE, TRAP
from spielwerk.games.strategus.state import EMPTY

NUMBERS = 6
"""Of an event."""
WALKED_UP, WALKED_UP_EQUAL = ONE * 6 // 100, ONE * 70 // 100
"""To our known animal: kinds that lose to it, and the same kind."""
WENT_AWAY = ONE * 45 // 100
"""From our known card: kinds that beat it."""
LEFT_ALONE = ONE * 50 // 100
"""Our known card beside it: kinds that beat it."""
NOT_FLED = ONE * 85 // 100
"""Our known animal came beside it: kinds that lose to it."""
STOOD = ONE * 1000 // 996
"""Has a way and goes none: trap and apple."""
FRONT, STOOD_IN_FRONT = 7, ONE * 1000 // 985
"""Their front row, where animals go first."""


def follow(s: State, told: list[int], count: int) -> None:
    """Number all cards, and watch what they did. The board tells whose lies where: 1 or 41."""
    for back in range(count):
        take_back(s, told, (count - 1 - back) * NUMBERS)
    number(s)
    for event in range(count):
        watch(s, told, event * NUMBERS)


def take_back(s: State, told: list[int], at: int) -> None:
    """The board before an event."""
    side, origin, target, won = told[at], told[at + 1], told[at + 2], told[at + 5]
    mine, other = side * ARMY + 1, (1 - side) * ARMY + 1
    if told[at + 3] == 0:
        s.board[target] = EMPTY
    elif won == side or won < 0:
        s.board[target] = other
    s.board[origin] = mine


def number(s: State) -> None:
    """Give every card its number, by where it lay first."""
    ours, theirs = 0, ARMY
    for at in range(A1, J10 + 1):
        if s.board[at] > 0:
            if is_mine(s.board[at]):
                ours += 1
                s.board[at] = ours
            else:
                theirs += 1
                s.board[at] = theirs
            s.square[s.board[at]] = at


def watch(s: State, told: list[int], at: int) -> None:
    """One event."""
    side, origin, target, fought = told[at], told[at + 1], told[at + 2], told[at + 3] > 0
    card, met = s.board[origin], s.board[target]
    if side == THEIRS:
        judge(s, card, origin, target, fought)
    s.moved[card] = 1
    s.latest = card
    if fought:
        settle(s, told, at, card, met)
        for i in range(CARDS * BOARD):
            s.visited[i] = 0
        return
    lay(s, card, origin, target)
    if s.visited[card * BOARD + origin] == 0:
        s.visited[card * BOARD + origin] = 1
    s.visited[card * BOARD + target] += 1


def lay(s: State, card: int, origin: int, target: int) -> None:
    s.board[origin] = EMPTY
    s.board[target] = card
    s.square[card] = target


def settle(s: State, told: list[int], at: int, card: int, met: int) -> None:
    """A fight: both are shown, and who is left."""
    side, origin, target, won = told[at], told[at + 1], told[at + 2], told[at + 5]
    s.kind[card], s.kind[met] = told[at + 3], told[at + 4]
    s.shown[card] = s.shown[met] = 1
    s.board[origin] = EMPTY
    if won == side:
        lay(s, card, origin, target)
        s.square[met] = 0
    else:
        s.square[card] = 0
        s.latest = met
        if won < 0:
            s.square[met] = 0
            s.board[target] = EMPTY


def judge(s: State, mover: int, origin: int, target: int, fought: bool) -> None:
    """What their move tells of the card that moved, and of those that did not."""
    for card in range(ARMY + 1, CARDS):
        if s.square[card] > 0 and s.shown[card] == 0:
            if card != mover:
                judge_stayed(s, card)
            elif not fought:
                judge_went(s, card, origin, target)


def judge_went(s: State, card: int, origin: int, target: int) -> None:
    """It went away from our known cards, or came up to them."""
    for step in STEPS:
        left, met = s.board[origin + step], s.board[target + step]
        if is_mine(left) and s.shown[left] and s.kind[left] <= MOUSE:
            if not is_step(target, origin + step):
                make_likelier(s, card, s.beaten_by[s.kind[left]], WENT_AWAY)
        if is_mine(met) and s.shown[met] and s.kind[met] <= MOUSE:
            if not is_step(origin, target + step):
                make_likelier(s, card, s.wins[s.kind[met]], WALKED_UP)
                make_likelier(s, card, s.ties[s.kind[met]], WALKED_UP_EQUAL)


def judge_stayed(s: State, card: int) -> None:
    """It did not attack our known card; or has a way and goes none."""
    free = False
    for step in STEPS:
        near = s.board[s.square[card] + step]
        free = free or near == EMPTY or is_mine(near)
        if is_mine(near) and s.shown[near]:
            make_likelier(s, card, s.beaten_by[s.kind[near]], LEFT_ALONE)
            if s.kind[near] <= MOUSE and s.latest == near:
                make_likelier(s, card, s.wins[s.kind[near]] & ~(1 << TRAP | 1 << APPLE), NOT_FLED)
    if free and s.moved[card] == 0:
        stood = STOOD_IN_FRONT if s.square[card] // ROW == FRONT else STOOD
        make_likelier(s, card, 1 << TRAP | 1 << APPLE, stood)


def make_likelier(s: State, card: int, kinds: int, factor: int) -> None:
    for kind in range(1, KIND_STEP):
        if kinds >> kind & 1:
            at = card * KIND_STEP + kind
            s.lean[at] = min(max(s.lean[at] * factor >> BITS, 8), 8 * ONE)
