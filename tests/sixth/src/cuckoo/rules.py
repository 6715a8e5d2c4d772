"""The rules of Cuckoo, in the order of README.md: plain functions over one `State` of ints."""

from cuckoo import news
from cuckoo.moves import CARD, KEEP, SWAP
from cuckoo.options import ON
from cuckoo.state import (
    CARDS,
    CUCKOO,
    DEAL,
    DRAW,
    KEPT,
    MET_CUCKOO,
    OVER,
    PLAY,
    SWAPPED,
    State,
    is_held,
)
from spielwerk.core.seats import CHANCE, NOBODY


def set_up(s: State, seats: int) -> None:
    s.seats = seats


def to_act(s: State) -> int:
    """The seat that has to act, CHANCE or NOBODY."""
    if s.phase == PLAY:
        return s.turn
    return NOBODY if s.phase == OVER else CHANCE


def acts(s: State, seat: int) -> bool:
    """May this seat act now?"""
    return s.phase == PLAY and s.turn == seat


def mid_turn(s: State) -> bool:
    """A turn is one action."""
    return False


def fill_outcomes(s: State, outcomes: list[int], weights: list[int]) -> int:
    """§P, T3: any card that nobody holds."""
    count = 0
    for card in range(1, CARDS + 1):
        if not is_held(s, card):
            outcomes[count], weights[count] = CARD + card, 1
            count += 1
    return count


def fill_actions(s: State, seat: int, out: list[int]) -> int:
    """§T1: keep or swap."""
    out[0], out[1] = KEEP, SWAP
    return 2


def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action or outcome (not checked) and all that it forces."""
    take(s, seat, action)


def take(s: State, seat: int, action: int) -> None:
    """Carry out one action or outcome; nothing is ever forced by it."""
    if s.phase == DEAL:
        deal(s, action - CARD)
    elif s.phase == DRAW:
        s.cards[s.turn] = action - CARD
        news.drew(s)
        next_turn(s)
    else:
        s.plies += 1
        act(s, action)


def deal(s: State, card: int) -> None:
    """§P: one card for each."""
    s.cards[s.turn] = card
    news.dealt(s, s.turn)
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
        s.phase = PLAY


def act(s: State, action: int) -> None:
    """§T1: keep the card, or swap it."""
    if action == KEEP:
        s.done[s.turn] = KEPT
        news.kept(s)
        next_turn(s)
    elif s.turn + 1 < s.seats:
        ask(s, s.turn + 1)
        next_turn(s)
    else:
        s.done[s.turn] = SWAPPED  # §T3
        s.phase = DRAW


def ask(s: State, other: int) -> None:
    """§T2, T4: the next seat gives its card for this one, unless it is the cuckoo."""
    if s.cards[other] == CUCKOO and s.cuckoo == ON:
        s.done[s.turn] = MET_CUCKOO
        news.refused(s, other)
    else:
        s.done[s.turn] = SWAPPED
        s.cards[s.turn], s.cards[other] = s.cards[other], s.cards[s.turn]
        news.swapped(s, other)


def next_turn(s: State) -> None:
    """§T1, E: each acts once."""
    s.turn += 1
    s.phase = OVER if s.turn == s.seats else PLAY


def team(s: State, seat: int) -> int:
    """Each plays alone."""
    return seat


def returns(s: State, seat: int) -> int:
    """§E: the highest card wins."""
    for other in range(s.seats):
        if s.cards[other] > s.cards[seat]:
            return -1
    return 1
