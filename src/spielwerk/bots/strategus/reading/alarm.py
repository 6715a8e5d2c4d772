"""Who comes for the apple: tempi of an animal of theirs on its way, against our nearest guard's.

A fox that walks to the wall removes a trap and takes the apple with its next move. Whoever can
take it right there is in time, everybody else too late; so the loss counts as soon as no guard is
near enough, not when a search happens to see it. Entries are the squares beside the apple.
"""

from spielwerk.bots.strategus.reading.pulls import FAR, goes, measure, odds_of, own_apple
from spielwerk.bots.strategus.reading.state import (
    ANIMALS,
    BITS,
    CARDS,
    ENTRIES,
    MINE,
    ONE,
    OUR_WAY,
    THEIR_WAY,
    State,
    is_mine,
    is_theirs,
    worth_of,
)
from spielwerk.games.strategus.board import BOARD, STEPS
from spielwerk.games.strategus.cards import APPLE, ARMY, FOX, TRAP
from spielwerk.games.strategus.state import EMPTY, WALL

SOON = 14
"""Who is further from an entry is no raider yet."""
PRESSING = tuple(
    ONE * share // 100 for share in (100, 100, 100, 100, 75, 60, 50, 40, 32, 26, 20, 15, 10, 5)
)
"""How much of the loss counts, by steps to the entry."""
GUESSES, KNOWS = ONE * 45 // 100, ONE * 95 // 100
"""How likely he goes for the apple, while he can only guess where it is, and when he can tell."""
FEW_STILL = 12
"""With fewer cards of ours that have never moved he can tell."""
STRONGEST_GUARD = 7
"""Kinds up to here beat a fox."""
LEAST_RISK = ONE // 50


def look_out(s: State) -> None:
    """Entries, ways, raiders and guards of the position asked about."""
    s.raiders = s.guarding = 0
    apple = own_apple(s)
    for i in range(ENTRIES):
        s.entry[i] = 0
    if apple == 0 or s.guards == 0:
        return
    for i in range(ENTRIES):
        at = apple + STEPS[i]
        if s.board[at] != WALL and not is_theirs(s.board[at]):
            s.entry[i] = at
            fixed = 1 if is_trap(s, s.board[at]) else 0
            measure(s, at, THEIR_WAY + i, 3, fixed, 1)
            measure(s, at, OUR_WAY + i, 2, 0, 0)
    for card in range(ARMY + 1, CARDS):
        if s.square[card] > 0 and s.mask[card] & ANIMALS > 0:
            add_raider(s, card)
    for card in range(1, ARMY + 1):
        if s.square[card] > 0 and s.kind[card] <= STRONGEST_GUARD:
            s.guard[s.guarding] = card
            s.guarding += 1


def is_trap(s: State, card: int) -> bool:
    return is_mine(card) and s.kind[card] == TRAP


def add_raider(s: State, card: int) -> None:
    """One that is near enough, and likely enough can come in."""
    if not goes(s, card):
        return
    comes = False
    for i in range(ENTRIES):
        s.risk[card * ENTRIES + i] = 0
        if s.entry[i] > 0 and s.steps[(THEIR_WAY + i) * BOARD + s.square[card]] < SOON:
            s.risk[card * ENTRIES + i] = risk_at(s, card, s.board[s.entry[i]])
            comes = comes or s.risk[card * ENTRIES + i] > LEAST_RISK
    if comes:
        s.raider[s.raiders] = card
        s.raiders += 1


def risk_at(s: State, card: int, keeper: int) -> int:
    """How likely it can beat who keeps the entry, and will come."""
    able = ONE
    if keeper > EMPTY:
        able = odds_of(s, card, s.beaten_by[s.kind[keeper]])
    return able * intent(s) >> BITS


def intent(s: State) -> int:
    """How well he can tell where our apple lies."""
    still = 0
    for card in range(1, ARMY + 1):
        if s.square[card] > 0 and s.moved[card] == 0:
            still += 1
    for i in range(ENTRIES):
        if s.entry[i] > 0 and s.board[s.entry[i]] > 0 and s.shown[s.board[s.entry[i]]]:
            return KNOWS
    return KNOWS if still < FEW_STILL else GUESSES


def alarm(s: State, theirs_to_move: int) -> int:
    """What the worst of their raids may cost as things stand in the search."""
    worst = 0
    for i in range(ENTRIES):
        if s.entry[i] > 0:
            first = nearest_raider(s, (THEIR_WAY + i) * BOARD)
            if first < SOON:
                enough = first + 1 - theirs_to_move
                late = nearest_guard(s, (OUR_WAY + i) * BOARD, enough) - enough
                if late > 0:
                    worst = max(worst, cost_at(s, i, first + late))
    return int((worst >> BITS) * worth_of(s, MINE, APPLE) >> BITS)


def nearest_raider(s: State, start: int) -> int:
    """Steps of the nearest of theirs to an entry."""
    least = FAR
    for n in range(s.raiders):
        at = s.square[s.raider[n]]
        if at > 0 and s.steps[start + at] < least:
            least = s.steps[start + at]
    return int(least)


def nearest_guard(s: State, start: int, enough: int) -> int:
    """Steps of our nearest guard to an entry, or of any that is near enough."""
    least = FAR
    for n in range(s.guarding):
        at = s.square[s.guard[n]]
        if at > 0 and s.steps[start + at] < least:
            least = s.steps[start + at]
            if least <= enough:
                break
    return int(least)


def cost_at(s: State, i: int, late: int) -> int:
    """What it may cost that nobody is there before somebody who needs fewer steps than that."""
    worst = 0
    for n in range(s.raiders):
        card = s.raider[n]
        if s.square[card] > 0:
            far = s.steps[(THEIR_WAY + i) * BOARD + s.square[card]]
            if far < min(SOON, late):
                worst = max(worst, risk_now(s, card, i) * PRESSING[far])
    return int(worst)


def risk_now(s: State, card: int, i: int) -> int:
    """The same as before the search, unless more is known of the card since."""
    keeper = s.board[s.entry[i]]
    if s.mask[card] != s.first_mask[card] and is_trap(s, keeper):
        return KNOWS if s.mask[card] == 1 << FOX else 0
    return int(s.risk[card * ENTRIES + i])
