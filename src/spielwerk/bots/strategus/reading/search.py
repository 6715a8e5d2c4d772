"""Alpha-beta in one picture of the table, where nobody's hidden card is taken for a certain one.

Our attack on a hidden card has up to four outcomes, each worth what it is worth, by its odds. An
attack of theirs that they may be unable or unwilling to make is mixed, by the odds that they make
it, with what they do for certain. Nodes stand in arrays by ply, not on a stack of calls; so a
search can stop anywhere, have a look at the clock, and go on (`go_on`).
"""

from spielwerk.bots.strategus.reading.alarm import alarm, look_out
from spielwerk.bots.strategus.reading.belief import believe
from spielwerk.bots.strategus.reading.booking import (
    SOONER,
    SURE,
    TAKES_APPLE,
    begin_attack,
    begin_raid,
    chance_of,
    put,
    put_back,
    settle_attack,
    settle_raid,
    undo_attack,
    undo_raid,
)
from spielwerk.bots.strategus.reading.dismissal import NOT_COUNTED, is_harmless, is_idle
from spielwerk.bots.strategus.reading.following import follow
from spielwerk.bots.strategus.reading.pulls import draw
from spielwerk.bots.strategus.reading.state import (
    BITS,
    MINE,
    MOST_PLIES,
    NO_TRY,
    ONE,
    OUTCOMES,
    POINT,
    WINDOW,
    State,
    is_mine,
    worth_of,
)
from spielwerk.bots.strategus.reading.transpositions import SHALLOWEST, keep, look_up
from spielwerk.bots.strategus.reading.tries import (
    FIRST,
    PASS,
    SQUARES,
    add,
    add_ours,
    add_theirs,
    begin_tries,
    take_next,
)
from spielwerk.bots.strategus.reading.worth import weigh
from spielwerk.games.strategus.board import BOARD
from spielwerk.games.strategus.cards import APPLE
from spielwerk.games.strategus.state import EMPTY

CHANCES = 2
"""So many attacks on hidden cards in a row are looked beyond."""
FAR_TOO_BAD = 20 * POINT
"""What comes of an attack that promises so much less than another move is not looked at."""
RISE = 300
"""Points that the search may find behind an outcome beyond what is seen at once."""
NOT_YET = WINDOW + 1


def watch_all(s: State, told: list[int], count: int) -> None:
    """What cards have done."""
    follow(s, told, count)


def prepare(s: State) -> None:
    """What everybody may be and is worth, what draws whom where, who moves."""
    believe(s)
    weigh(s)
    draw(s)
    look_out(s)
    begin_tries(s)


def begin(s: State, depth: int) -> None:
    """An iteration over all moves at the root, the best of the last one first."""
    s.ply, s.score, s.leader = 0, 0, -1
    s.depth[0], s.alpha[0], s.beta[0], s.chances[0] = depth, -WINDOW, WINDOW, CHANCES
    s.best[0], s.entered[0], s.outcome[0] = -WINDOW, 0, OUTCOMES
    s.tried[0] = s.count[0] = 0
    s.hint[0] = NO_TRY
    for i in range(s.roots):
        add(s, 0, i, s.value[i])


def go_on(s: State, nodes: int) -> bool:
    """Search on for so many nodes; whether the iteration is finished."""
    until = s.nodes + nodes
    while s.nodes < until:
        if next_child(s, s.ply):
            s.ply += 1
        elif s.ply == 0:
            return True
        else:
            if s.depth[s.ply] >= SHALLOWEST:
                keep(s, s.ply)
            s.ply -= 1
            book(s, s.ply, s.best[s.ply + 1])
    return False


def next_child(s: State, ply: int) -> bool:
    """Make the next move of a node, if there is one, and open the node after it."""
    if s.outcome[ply] < OUTCOMES:
        look_at_outcome(s, ply)
        return True
    if s.waiting[ply] and s.tried[ply] > 0:
        add_rest(s, ply)
    while s.tried[ply] < s.count[ply]:
        move = take_next(s, ply)
        if ply == 0:
            s.current = move
            move = s.root[move]
        elif s.depth[ply] <= 1 and is_dismissed(s, ply, move):
            continue
        s.move[ply] = move
        if ply % 2 == MINE:
            try_ours(s, ply, move)
        else:
            try_theirs(s, ply, move)
        return True
    return False


def is_dismissed(s: State, ply: int, move: int) -> bool:
    """Is it plain, where the search ends behind it, that a move changes nothing?"""
    card, target = move // SQUARES, move % SQUARES
    if move == PASS:
        return False
    if ply % 2 == MINE:
        return bool(s.board[target] == EMPTY) and is_idle(s, ply, card, target)
    return bool(s.best[ply] < WINDOW) and is_harmless(s, ply, card, target)


def open_child(s: State, ply: int, depth: int, alpha: int, beta: int) -> None:
    """A new node after a move; the window is what still matters."""
    child = ply + 1
    s.nodes += 1
    s.depth[child], s.alpha[child], s.beta[child] = depth, alpha, beta
    s.chances[child], s.entered[child], s.outcome[child] = s.chances[ply], s.score, OUTCOMES
    s.count[child] = s.tried[child] = s.waiting[child] = 0
    s.sure[child], s.alarmed[child] = NOT_YET, NOT_COUNTED
    s.hint[child] = s.favourite[child] = NO_TRY
    s.floor[child], s.ceiling[child] = alpha, beta
    if depth >= SHALLOWEST and look_up(s, child):
        s.depth[child] = 0
        return
    if depth <= 0:
        stand(s, child)
        return
    s.best[child] = -WINDOW if child % 2 == MINE else WINDOW
    if s.may_pass[child % 2]:
        add(s, child, PASS, FIRST)
        s.waiting[child] = 1
    else:
        add_rest(s, child)
    if s.count[child] == 0 and abs(s.best[child]) == WINDOW:
        s.best[child] = s.score  # nobody can move


def add_rest(s: State, ply: int) -> None:
    """All moves but the pass; who passes and thinks that enough need not know them."""
    s.waiting[ply] = 0
    if ply % 2 == MINE:
        add_ours(s, ply, True)
    else:
        add_theirs(s, ply, True)


def stand(s: State, ply: int) -> None:
    """Here the search ends, unless something can be taken for certain."""
    value = s.score
    if s.raiders > 0 and (ply % 2 == MINE or value > s.alpha[ply]):
        s.alarmed[ply] = alarm(s, ply % 2)
        value -= s.alarmed[ply]
    s.best[ply] = value
    if s.depth[ply] <= -s.calm or ply >= MOST_PLIES - 2:
        return
    if ply % 2 == MINE:
        if value < s.beta[ply]:
            s.alpha[ply] = max(s.alpha[ply], value)
            add_ours(s, ply, False)
    elif value > s.alpha[ply]:
        s.beta[ply] = min(s.beta[ply], value)
        add_theirs(s, ply, False)


def close(s: State, ply: int, value: int) -> None:
    """The match is over here."""
    s.nodes += 1
    s.best[ply], s.count[ply], s.tried[ply], s.outcome[ply] = value, 0, 0, OUTCOMES
    s.depth[ply] = s.waiting[ply] = 0


def passed_depth(depth: int) -> int:
    """A pass is looked at less deeply."""
    return depth - 2 if depth > 2 else 0


# Our moves


def try_ours(s: State, ply: int, move: int) -> None:
    card, target = move // SQUARES, move % SQUARES
    alpha, beta = s.alpha[ply], s.beta[ply]
    if ply == 0:
        alpha -= s.bonus[s.current]
    if move == PASS:
        s.acting[ply] = 0
        open_child(s, ply, passed_depth(s.depth[ply]), alpha, beta)
    elif s.board[target] == EMPTY:
        put(s, ply, card, target)
        open_child(s, ply, s.depth[ply] - 1, alpha, beta)
    else:
        begin_attack(s, ply, card, target)
        further = s.depth[ply] > 1 and s.chances[ply] > 0
        s.probing[ply] = int(ply > 0 and s.several[ply] > 0 and further)
        look_at_outcome(s, ply)


def look_at_outcome(s: State, ply: int) -> None:
    """The next outcome of our attack, unless it cannot matter any more."""
    outcome = s.outcome[ply]
    while s.likely[ply * OUTCOMES + outcome] == 0:
        outcome += 1
    s.outcome[ply] = outcome + 1
    alpha = s.alpha[ply] - (s.bonus[s.current] if ply == 0 else 0)
    if s.several[ply]:
        look_at_one(s, ply, outcome, alpha)
    elif outcome == TAKES_APPLE:
        close(s, ply + 1, s.foreseen[ply * OUTCOMES])
    else:
        settle_attack(s, ply, outcome)
        open_child(s, ply, s.depth[ply] - 1, alpha, s.beta[ply])


def look_at_one(s: State, ply: int, outcome: int, alpha: int) -> None:
    """One outcome of several: the window is what the others leave of it."""
    depth = s.depth[ply] - 1
    if s.chances[ply] <= 0 or s.probing[ply]:
        depth = min(depth, 0)
    alpha -= FAR_TOO_BAD * s.probing[ply]
    # Where the search ends behind an outcome it is their turn: no more than is seen at once.
    at, rise = ply * OUTCOMES + outcome, 0 if depth <= 0 else RISE
    others = s.sum[ply] + promised(s, ply, outcome + 1, rise)
    most = others + s.likely[at] * (s.foreseen[at] // POINT + rise)
    if most * POINT >> BITS <= alpha:
        s.several[ply], s.outcome[ply] = 0, OUTCOMES
        close(s, ply + 1, most * POINT >> BITS)
        return
    if outcome == TAKES_APPLE:
        close(s, ply + 1, s.foreseen[at])
        return
    settle_attack(s, ply, outcome)
    lower, upper = needed(s, ply, at, alpha, others), WINDOW
    if depth > 0:
        least = s.sum[ply] + promised(s, ply, outcome + 1, -RISE)
        upper = needed(s, ply, at, s.beta[ply], least) + 2 * POINT
    s.chances[ply] -= 1
    open_child(s, ply, depth, lower, max(upper, lower + 1))
    s.chances[ply] += 1


def promised(s: State, ply: int, first: int, rise: int) -> int:
    """What the outcomes from that on can bring at most, with so many points for each besides."""
    total = 0
    for at in range(ply * OUTCOMES + first, (ply + 1) * OUTCOMES):
        if s.likely[at] > 0:
            total += s.likely[at] * (s.foreseen[at] // POINT + rise)
    return total


def needed(s: State, ply: int, at: int, bound: int, others: int) -> int:
    """What one outcome has to be worth for all to be worth that much."""
    value = ((bound // POINT << BITS) - others) // s.likely[at] * POINT - POINT
    return int(max(-WINDOW, min(WINDOW - 1, value)))


def is_decided(s: State, ply: int) -> bool:
    """Have all outcomes been looked at?"""
    for outcome in range(s.outcome[ply], OUTCOMES):
        if s.likely[ply * OUTCOMES + outcome] > 0:
            return False
    return True


# Their moves


def try_theirs(s: State, ply: int, move: int) -> None:
    card, target = move // SQUARES, move % SQUARES
    if move == PASS:
        s.acting[ply] = 0
        open_child(s, ply, passed_depth(s.depth[ply]), s.alpha[ply], s.beta[ply])
    elif s.board[target] == EMPTY:
        put(s, ply, card, target)
        open_child(s, ply, s.depth[ply] - 1, s.alpha[ply], s.beta[ply])
    else:
        raid(s, ply, card, target)


def raid(s: State, ply: int, card: int, target: int) -> None:
    """They attack: for certain, or perhaps."""
    met = s.board[target]
    chance = chance_of(s, card, met)
    alpha, beta = s.alpha[ply], s.beta[ply]
    if chance < SURE:
        if s.sure[ply] == NOT_YET:
            s.sure[ply] = s.best[ply] if s.best[ply] < WINDOW else s.entered[ply]
        beta = s.sure[ply]
        alpha = max((alpha * ONE - (ONE - chance) * beta) // chance, -WINDOW)
    s.likely[ply * OUTCOMES] = chance if chance < SURE else ONE
    if s.kind[met] == APPLE:
        begin_raid(s, ply, card, target)
        close(s, ply + 1, s.entered[ply] - worth_of(s, MINE, APPLE) + ply * SOONER)
        return
    settle_raid(s, ply, card, target)
    open_child(s, ply, s.depth[ply] - 1, alpha, beta)


def mixed(s: State, ply: int, value: int) -> int:
    """What an attack is worth to them that they only perhaps make; they need not make it."""
    chance = s.likely[ply * OUTCOMES]
    if chance == ONE:
        return value
    certain = s.sure[ply]
    return certain + ((min(value, certain) - certain) * chance >> BITS)


# What comes of them


def book(s: State, ply: int, value: int) -> None:
    """Take a move back, and book what it is worth."""
    card = s.acting[ply]
    if card > 0 and s.met[ply] == 0:
        put_back(s, ply)
    elif card > 0 and is_mine(card):
        undo_attack(s, ply)
        s.sum[ply] += s.likely[ply * OUTCOMES + s.outcome[ply] - 1] * (value // POINT)
        if not is_decided(s, ply):
            return
        s.outcome[ply] = OUTCOMES
        if s.several[ply]:
            value = s.sum[ply] * POINT >> BITS
        if s.probing[ply]:
            s.probing[ply] = 0
            if value > s.alpha[ply] - FAR_TOO_BAD:
                s.outcome[ply] = s.sum[ply] = 0
                return
    elif card > 0:
        undo_raid(s, ply)
        value = mixed(s, ply, value)
    if ply % 2 == MINE:
        take_most(s, ply, value)
    else:
        take_least(s, ply, value)


def take_most(s: State, ply: int, value: int) -> None:
    """Ours is the best for us."""
    if ply == 0:
        value += s.bonus[s.current]
        s.value[s.current] = value if value > s.alpha[0] else -WINDOW - s.tried[0]
        if value > s.best[0]:
            s.leader = s.current
        s.best[0] = max(s.best[0], value)
        s.alpha[0] = max(s.alpha[0], value - s.margin)
        return
    if value > s.best[ply]:
        s.best[ply], s.favourite[ply] = value, s.move[ply]
    s.alpha[ply] = max(s.alpha[ply], value)
    if s.alpha[ply] >= s.beta[ply]:
        cut(s, ply)


def take_least(s: State, ply: int, value: int) -> None:
    """Theirs is the worst for us."""
    if value < s.best[ply]:
        s.best[ply], s.favourite[ply] = value, s.move[ply]
    s.beta[ply] = min(s.beta[ply], value)
    if s.alpha[ply] >= s.beta[ply]:
        cut(s, ply)


def cut(s: State, ply: int) -> None:
    """Nobody lets it come to this node: what else is possible there does not matter."""
    s.tried[ply], s.waiting[ply] = s.count[ply], 0
    card, depth = s.acting[ply], s.depth[ply]
    if card > 0 and s.met[ply] == 0 and depth > 0:
        at = card * BOARD + s.target[ply]
        s.history[at] = min(s.history[at] + depth * depth * 2, 1 << 20)
