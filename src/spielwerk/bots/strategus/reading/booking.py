"""What a move changes: cards, what is known of them, and the score; and how it is taken back.

The score is booked as moves are made. What an army is worth is public, so whoever removes a hidden
card gets what the kinds are worth that it can have been, given how the fight ended.
"""

from spielwerk.bots.strategus.reading.state import (
    ANIMALS,
    BITS,
    CARDS,
    KIND_STEP,
    MINE,
    ONE,
    OUTCOMES,
    POINT,
    THEIRS,
    State,
    is_mine,
    odds_in,
    secret_of,
    worth_of,
)
from spielwerk.bots.strategus.reading.transpositions import SHALLOWEST, toggle
from spielwerk.bots.strategus.reading.worth import CERTAIN_PRIZE
from spielwerk.games.strategus.board import BOARD, ROW, STEPS
from spielwerk.games.strategus.cards import APPLE, FOX, MOUSE, TRAP
from spielwerk.games.strategus.state import EMPTY

TAKES_APPLE, WINS, TIES, LOSES = range(OUTCOMES)
"""Outcomes of an own attack."""
LEAVES = POINT // 2
"""The first move of a card tells that it is an animal."""
ARRIVES = ONE * 30 // 100
"""So much of the pull counts where somebody has just won."""
RISKED, RISKED_FROM = ONE // 2, 90 * POINT
"""An animal worth more is lost so much harder to a card that has never moved."""
CERTAIN = ONE * 85 // 100
"""From here on the apple is found."""
SOONER = 20 * POINT
"""A match is better won now than a ply later, and better lost later."""
SURE = ONE * 95 // 100
"""From here on they can attack for certain."""
DARES, DARES_TRAP, DARES_APPLE, FOX_DARES = (ONE * share // 100 for share in (80, 90, 50, 90))
"""How likely they attack a hidden card that they can beat."""
BOLDER, UNKNOWN, CAREFUL, WARIER = (ONE * share // 100 for share in (120, 80, 30, 70))
"""The same changed: a known card of theirs against ours that has moved; a hidden one; a strong
known one, and any other, against ours that has not."""
STRONG = 140 * POINT
AROUND = tuple(
    rows * ROW + files
    for rows in range(-2, 3)
    for files in range(-2, 3)
    if 0 < abs(rows) + abs(files) <= 2
)
"""Squares at most two steps away."""


def expected_worth(s: State, card: int, mask: int, total: int) -> int:
    """What one of their cards is worth if it is of these kinds."""
    worth = 0
    for kind in range(1, KIND_STEP):
        if mask >> kind & 1:
            worth += s.odds[card * KIND_STEP + kind] * worth_of(s, THEIRS, kind)
    return int(worth // max(total, 1))


def expected_secret(s: State, card: int, mask: int, total: int) -> int:
    """What is gained by having seen it."""
    if s.shown[card]:
        return 0
    secret = 0
    for kind in range(1, KIND_STEP):
        if mask >> kind & 1:
            secret += s.odds[card * KIND_STEP + kind] * secret_of(s, THEIRS, kind)
    return int(secret // max(total, 1))


def worth_on_board(s: State, card: int) -> int:
    """What an own card is worth, its secret included."""
    kind = s.kind[card]
    return worth_of(s, MINE, kind) + (0 if s.shown[card] else secret_of(s, MINE, kind))


def pull_of(s: State, kind: int, at: int) -> int:
    return int(s.pull[kind * BOARD + at])


def wake(s: State, card: int) -> None:
    """From now on its moves are looked at, if it can walk."""
    side = MINE if is_mine(card) else THEIRS
    if s.active[card] or (s.kind[card] > MOUSE if side == MINE else s.mask[card] & ANIMALS == 0):
        return
    s.active[card] = 1
    s.awake[side * CARDS + s.woken[side]] = card
    s.woken[side] += 1


def stir(s: State, ply: int, card: int, at: int) -> None:
    """Who comes near is active, and so is whom it comes near to; in the end, who stands beside."""
    if s.depth[ply] > 1:
        for around in AROUND:
            near = at + around
            if 0 <= near < BOARD:
                stir_pair(s, card, s.board[near])
    else:
        for step in STEPS:
            stir_pair(s, card, s.board[at + step])


def stir_pair(s: State, card: int, near: int) -> None:
    if near > EMPTY and is_mine(near) != is_mine(card):
        wake(s, near)
        wake(s, card)


def calm_down(s: State, ply: int) -> None:
    """Whom the move at a node woke sleeps again."""
    for side in (MINE, THEIRS):
        while s.woken[side] > s.old_woken[ply * 2 + side]:
            s.woken[side] -= 1
            s.active[s.awake[side * CARDS + s.woken[side]]] = 0


def mark(s: State, ply: int, card: int) -> None:
    """A card comes, goes or is known better: the keys change, where they are looked up."""
    if s.depth[ply] > SHALLOWEST:
        toggle(s, card)


def leave(s: State, ply: int) -> None:
    """Note the keys, and who is awake, before a move."""
    s.old_key[ply], s.old_lock[ply] = s.key, s.lock
    s.old_woken[ply * 2], s.old_woken[ply * 2 + 1] = s.woken[MINE], s.woken[THEIRS]


def come_back(s: State, ply: int) -> None:
    s.key, s.lock = s.old_key[ply], s.old_lock[ply]
    s.score = s.entered[ply]
    calm_down(s, ply)


def put(s: State, ply: int, card: int, target: int) -> None:
    """A card goes to an empty square; what it leaves is remembered."""
    origin = s.square[card]
    s.acting[ply], s.origin[ply], s.target[ply], s.met[ply] = card, origin, target, 0
    s.old_moved[ply], s.old_mask[ply] = s.moved[card], s.mask[card]
    leave(s, ply)
    mark(s, ply, card)
    s.board[origin], s.board[target] = EMPTY, card
    s.square[card], s.moved[card] = target, 1
    stir(s, ply, card, target)
    if is_mine(card):
        kind = s.kind[card]
        s.score += pull_of(s, kind, target) - pull_of(s, kind, origin)
        s.score -= 0 if s.old_moved[ply] else LEAVES
    else:
        s.mask[card] &= ANIMALS
        s.score -= s.their_pull[target] - s.their_pull[origin]
    mark(s, ply, card)


def put_back(s: State, ply: int) -> None:
    card, origin, target = s.acting[ply], s.origin[ply], s.target[ply]
    s.board[target], s.board[origin] = EMPTY, card
    s.square[card], s.moved[card] = origin, s.old_moved[ply]
    s.mask[card] = s.old_mask[ply]
    come_back(s, ply)


# Our attacks


def begin_attack(s: State, ply: int, card: int, target: int) -> None:
    """How likely each outcome is."""
    met = s.board[target]
    s.acting[ply], s.origin[ply], s.target[ply], s.met[ply] = card, s.square[card], target, met
    s.old_mask[ply], s.old_shown[ply], s.old_moved[ply] = s.mask[met], s.shown[met], s.moved[card]
    s.was_shown[ply] = s.shown[card]
    leave(s, ply)
    total, start, several = max(odds_in(s, met, s.mask[met]), 1), ply * OUTCOMES, 0
    for outcome in range(OUTCOMES):
        mask = mask_after(s, s.kind[card], s.mask[met], outcome)
        share = odds_in(s, met, mask) * ONE // total if mask else 0
        s.likely[start + outcome] = share if share > ONE >> 12 else 0
        several += int(s.likely[start + outcome] > 0)
    if several == 0:
        s.likely[start + LOSES] = ONE
    s.several[ply] = int(several > 1)
    s.outcome[ply] = s.sum[ply] = 0
    for outcome in range(OUTCOMES):
        if s.likely[start + outcome] > 0:
            s.foreseen[start + outcome] = foreseen(s, ply, outcome)


def mask_after(s: State, kind: int, mask: int, outcome: int) -> int:
    """The kinds with which an attack by an own kind ends so."""
    if outcome == TAKES_APPLE:
        return mask & 1 << APPLE
    if outcome == WINS:
        return mask & s.wins[kind] & ~(1 << APPLE)
    if outcome == TIES:
        return mask & s.ties[kind]
    return mask & ~(s.wins[kind] | s.ties[kind])


def prize(s: State, ply: int) -> int:
    """The score with their apple taken: little for who digs for it; at once, if it is certain."""
    if s.likely[ply * OUTCOMES + TAKES_APPLE] > CERTAIN:
        return CERTAIN_PRIZE * POINT - ply * SOONER
    return int(s.entered[ply] + (worth_of(s, THEIRS, APPLE) * s.haste >> BITS))


def settle_attack(s: State, ply: int, outcome: int) -> None:
    """The table after an own attack that ended so."""
    card, met, origin, target = s.acting[ply], s.met[ply], s.origin[ply], s.target[ply]
    kind = s.kind[card]
    mask = mask_after(s, kind, s.old_mask[ply], outcome)
    mark(s, ply, card)
    mark(s, ply, met)
    s.board[origin], s.moved[card] = EMPTY, 1
    s.score, s.shown[card] = s.foreseen[ply * OUTCOMES + outcome], 1
    if outcome == LOSES:
        s.square[card], s.shown[met], s.mask[met] = 0, 1, mask or s.mask[met]
        mark(s, ply, met)
        return
    s.square[met] = 0
    if outcome == WINS:
        s.board[target], s.square[card] = card, target
        stir(s, ply, card, target)
        mark(s, ply, card)
    else:
        s.board[target], s.square[card] = EMPTY, 0


def foreseen(s: State, ply: int, outcome: int) -> int:
    """The score after an own attack that ended so, before anything is moved."""
    if outcome == TAKES_APPLE:
        return prize(s, ply)
    card, met, origin, target = s.acting[ply], s.met[ply], s.origin[ply], s.target[ply]
    kind = s.kind[card]
    mask = mask_after(s, kind, s.mask[met], outcome)
    total = odds_in(s, met, mask)
    score = s.entered[ply] - (0 if s.shown[card] else secret_of(s, MINE, kind))
    if outcome == LOSES:
        gained = expected_secret(s, met, mask, total)
        return int(score + gained - lost(s, ply, kind) - prospect(s, kind, origin))
    score += expected_worth(s, met, mask, total)
    if outcome == TIES:
        return int(score - worth_of(s, MINE, kind) - prospect(s, kind, origin))
    if kind == FOX and mask >> TRAP & 1:
        score += s.door[met] * s.odds[met * KIND_STEP + TRAP] // max(total, 1)
    nearer = pull_of(s, kind, target) - pull_of(s, kind, origin)
    return int(score + (nearer * ARRIVES >> BITS))


def prospect(s: State, kind: int, at: int) -> int:
    """What somebody had before it, which is lost with it; haste makes that no larger."""
    return max(0, pull_of(s, kind, at)) * ONE // s.urgency


def lost(s: State, ply: int, kind: int) -> int:
    """What it costs to have attacked in vain."""
    worth = worth_of(s, MINE, kind)
    still = s.moved[s.met[ply]] == 0 and s.old_shown[ply] == 0
    if still and worth > RISKED_FROM:
        worth += (worth * RISKED >> BITS) * ONE // s.haste
    if s.old_shown[ply] == 0:
        worth = worth * 2 * ONE // (ONE + s.haste)
    return worth


def undo_attack(s: State, ply: int) -> None:
    card, met, origin, target = s.acting[ply], s.met[ply], s.origin[ply], s.target[ply]
    s.board[origin], s.board[target] = card, met
    s.square[card], s.square[met] = origin, target
    s.mask[met], s.shown[met], s.moved[card] = s.old_mask[ply], s.old_shown[ply], s.old_moved[ply]
    s.shown[card] = s.was_shown[ply]
    come_back(s, ply)


# Their attacks


def winning(s: State, card: int, kind: int) -> int:
    """The kinds with which they would attack this kind of ours: that win, or go with it gladly."""
    mask = s.mask[card] & ANIMALS
    wins, ties = mask & s.beaten_by[kind], mask & s.tied_by[kind]
    if kind <= MOUSE and worth_of(s, MINE, kind) >= worth_of(s, THEIRS, kind):
        wins |= ties
    return int(wins)


def chance_of(s: State, card: int, met: int) -> int:
    """How likely they can attack this card of ours and dare to."""
    able = able_at(s, card, met)
    if able == 0 or s.shown[met]:
        return able
    return able * daring(s, card, met) >> BITS


def able_at(s: State, card: int, met: int) -> int:
    """How likely it beats this card of ours; as before the search, if no more is known."""
    if s.mask[card] == s.first_mask[card]:
        return int(s.able[card * KIND_STEP + s.kind[met]])
    wins = winning(s, card, s.kind[met])
    mask = s.mask[card]
    if wins == mask:
        return ONE
    return odds_in(s, card, wins) * ONE // max(odds_in(s, card, mask), 1) if wins else 0


def daring(s: State, card: int, met: int) -> int:
    """How likely they attack a card of ours that they do not know."""
    if s.kind[met] == APPLE:
        return FOX_DARES if s.mask[card] == 1 << FOX else DARES_APPLE
    if s.kind[met] == TRAP:
        return DARES_TRAP
    if s.shown[card] == 0:
        return DARES * UNKNOWN >> BITS
    if s.moved[met]:
        return DARES * BOLDER >> BITS
    strong = s.kind[card] > 0 and worth_of(s, THEIRS, s.kind[card]) > STRONG
    return DARES * (CAREFUL if strong else WARIER) >> BITS


def begin_raid(s: State, ply: int, card: int, target: int) -> None:
    s.acting[ply], s.origin[ply] = card, s.square[card]
    s.target[ply], s.met[ply] = target, s.board[target]
    s.old_mask[ply], s.old_shown[ply], s.old_moved[ply] = (
        s.mask[card],
        s.shown[card],
        s.moved[card],
    )
    leave(s, ply)


def settle_raid(s: State, ply: int, card: int, target: int) -> None:
    """They attack a card of ours, and it is lost."""
    begin_raid(s, ply, card, target)
    met, origin = s.met[ply], s.origin[ply]
    kind = s.kind[met]
    wins = winning(s, card, kind)
    total, ties = odds_in(s, card, wins), wins & s.tied_by[kind]
    mark(s, ply, card)
    mark(s, ply, met)
    s.score -= worth_on_board(s, met) + max(0, pull_of(s, kind, target))
    s.score += expected_secret(s, card, wins, total)
    s.square[met], s.board[origin] = 0, EMPTY
    s.mask[card], s.shown[card], s.moved[card] = wins, 1, 1
    tied = odds_in(s, card, ties) if ties else 0
    if tied * 2 > total:
        s.score += expected_worth(s, card, ties, tied)
        s.board[target], s.square[card] = EMPTY, 0
    else:
        s.score -= s.their_pull[target] - s.their_pull[origin]
        s.board[target], s.square[card] = card, target
        stir(s, ply, card, target)
        mark(s, ply, card)


def undo_raid(s: State, ply: int) -> None:
    card, met, origin, target = s.acting[ply], s.met[ply], s.origin[ply], s.target[ply]
    s.board[origin], s.board[target] = card, met
    s.square[card], s.square[met] = origin, target
    s.mask[card], s.shown[card], s.moved[card] = (
        s.old_mask[ply],
        s.old_shown[ply],
        s.old_moved[ply],
    )
    come_back(s, ply)
