"""What their hidden cards may be: how cards of their row use to be, what they did, and counting.

The prior is that of `strategus.belief`. What a card did makes some kinds more or less likely
(`following`); then cards and kinds are scaled in turn until both add up. A trap likes to lie
beside the apple, so that is asked once in between.
"""

from spielwerk.bots.strategus.belief import PRIOR
from spielwerk.bots.strategus.reading.state import (
    ANIMALS,
    BITS,
    CARDS,
    KIND_STEP,
    ONE,
    THEIRS,
    State,
)
from spielwerk.games.strategus.board import STEPS
from spielwerk.games.strategus.cards import APPLE, ARMY, TRAP

ROUNDS = 20
WALLING = 3
"""How much likelier a trap is beside a card that is an apple for certain."""
LEAST = ONE >> 13
"""What is less likely than that is left out."""


def believe(s: State) -> None:
    """The odds of all their cards; and which kinds are to be reckoned with."""
    count_unknown(s)
    for card in range(ARMY + 1, CARDS):
        if s.square[card] > 0:
            begin(s, card)
    balance(s)
    wall(s)
    balance(s)
    for card in range(ARMY + 1, CARDS):
        if s.square[card] > 0:
            settle(s, card)


def count_unknown(s: State) -> None:
    """What is left for cards that are not known, or they would get some of what the others are."""
    for kind in range(KIND_STEP):
        s.unknown[kind] = s.left[THEIRS * KIND_STEP + kind]
    for card in range(ARMY + 1, CARDS):
        if s.square[card] > 0 and is_known(s, card):
            for kind in range(1, KIND_STEP):
                s.unknown[kind] -= s.mask[card] >> kind & 1


def is_known(s: State, card: int) -> bool:
    """Can it be one kind alone?"""
    return s.mask[card] & s.mask[card] - 1 == 0


def is_hidden(s: State, card: int) -> bool:
    return s.square[card] > 0 and not is_known(s, card)


def begin(s: State, card: int) -> None:
    """Before counting."""
    for kind in range(1, KIND_STEP):
        odds = 0
        if s.mask[card] >> kind & 1 and (s.unknown[kind] > 0 or is_known(s, card)):
            usual = PRIOR[s.row_class[card] * KIND_STEP + kind] + 1
            odds = 1 + (usual * s.lean[card * KIND_STEP + kind] >> BITS)
        s.odds[card * KIND_STEP + kind] = odds
    fit_card(s, card)


def balance(s: State) -> None:
    """So many of each kind there are, and each card is one."""
    for _ in range(ROUNDS):
        for kind in range(1, KIND_STEP):
            fit_kind(s, kind)
        for card in range(ARMY + 1, CARDS):
            if is_hidden(s, card):
                fit_card(s, card)


def fit_kind(s: State, kind: int) -> None:
    total = 0
    for card in range(ARMY + 1, CARDS):
        if is_hidden(s, card):
            total += s.odds[card * KIND_STEP + kind]
    if total > 0:
        factor = s.unknown[kind] * ONE / total
        for card in range(ARMY + 1, CARDS):
            if is_hidden(s, card):
                at = card * KIND_STEP + kind
                s.odds[at] = int(min(s.odds[at] * factor + 0.5, 1e8))


def fit_card(s: State, card: int) -> None:
    total, start = 0, card * KIND_STEP
    for kind in range(1, KIND_STEP):
        total += s.odds[start + kind]
    if total > 0:
        factor = ONE / total
        for kind in range(1, KIND_STEP):
            s.odds[start + kind] = int(s.odds[start + kind] * factor + 0.5)


def wall(s: State) -> None:
    """A trap lies gladly beside the apple."""
    for card in range(ARMY + 1, CARDS):
        at = s.square[card]
        if is_hidden(s, card) and s.odds[card * KIND_STEP + TRAP] > 0:
            beside = 0
            for step in STEPS:
                near = s.board[at + step]
                if near > ARMY:
                    beside += s.odds[near * KIND_STEP + APPLE]
            more = ONE + WALLING * beside
            s.odds[card * KIND_STEP + TRAP] = s.odds[card * KIND_STEP + TRAP] * more >> BITS


def settle(s: State, card: int) -> None:
    """Leave out what is hardly possible."""
    mask, kinds, only = 0, 0, 0
    for kind in range(1, KIND_STEP):
        if s.odds[card * KIND_STEP + kind] > LEAST:
            mask |= 1 << kind
            kinds, only = kinds + 1, kind
        else:
            s.odds[card * KIND_STEP + kind] = 0
    if kinds == 1:
        s.kind[card] = only
        s.odds[card * KIND_STEP + only] = ONE
    s.mask[card] = s.first_mask[card] = mask if mask > 0 else ANIMALS
