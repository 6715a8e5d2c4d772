"""The rules of Dog: who acts, what is legal, what an action does, how it ends.

The chapters of README.md have files of their own: `round` (§R), `ways` (§M1-M4, M6-M8), `seven`
(§M5, M10); `state` has what they stand on. All are plain functions over one mutable `State` of
ints and int lists: they run as they stand, and `core.compiled` makes a machine-code twin of the
same source. Hence no recursion, no dicts, no text.
"""

from spielwerk.core.seats import CHANCE, NOBODY
from spielwerk.games.dog import news
from spielwerk.games.dog.board import KENNEL
from spielwerk.games.dog.cards import (
    ACE,
    CARDS,
    FOUR,
    JACK,
    JOKER,
    KING,
    NO_CARD,
    QUEEN,
    RANKS,
    SEVEN,
)
from spielwerk.games.dog.moves import (
    FOLDING,
    card_of,
    dealing,
    joker_of,
    laid_card,
    origin_of,
    starting,
    target_of,
)
from spielwerk.games.dog.options import FIRST_BY_CHANCE, ONE_CARD
from spielwerk.games.dog.round import (
    add_folds,
    add_gifts,
    all_given,
    deal_card,
    draw_starter,
    fold_card,
    fold_hand,
    give,
    hand_over,
    hands_empty,
    is_shuffled,
    lay_open,
    next_round,
    pass_on,
    reshuffle,
)
from spielwerk.games.dog.seven import add_parts, close_seven, ends_seven, one_takes_all, take_part
from spielwerk.games.dog.state import (
    DEAL,
    EXCHANGE,
    FOLD,
    HAND_OVER,
    NEXT_ROUND,
    NO_TEAM,
    NOTHING,
    OVER,
    PLAY,
    RESHUFFLE,
    SEVEN_STEPS,
    STARTER,
    State,
    all_home,
    owner_of,
    steps_between,
    team,
)
from spielwerk.games.dog.ways import add_back, add_forward, add_out, add_swaps, come_out, go, swap


def to_act(s: State) -> int:
    """The (first) seat that has to act, CHANCE or NOBODY."""
    if s.phase == PLAY:
        return s.turn
    if s.phase == EXCHANGE:
        for seat in range(s.seats):
            if s.given[seat] == NO_CARD:
                return seat
    if s.phase == OVER:
        return NOBODY
    return CHANCE


def acts(s: State, seat: int) -> bool:
    """May this seat act now? In the exchange all may that have not given, in any order."""
    if s.phase == EXCHANGE:
        return s.given[seat] == NO_CARD
    return s.phase == PLAY and s.turn == seat


def mid_turn(s: State) -> bool:
    """Is the turn incomplete and everything about it open? Then it may be taken back."""
    return s.phase == PLAY and s.left > 0


def fill_outcomes(s: State, outcomes: list[int], weights: list[int]) -> int:
    """§R1: what chance may bring, each with its weight; returns how many outcomes there are."""
    count = 0
    if s.phase == STARTER:
        for seat in range(s.seats if s.first == FIRST_BY_CHANCE else 1):
            outcomes[count], weights[count] = starting(seat), 1
            count += 1
    else:
        for card in CARDS:
            if s.pile[card] > 0:
                outcomes[count], weights[count] = dealing(card), s.pile[card]
                count += 1
    return count


def fill_actions(s: State, seat: int, out: list[int]) -> int:
    """All legal actions of a seat that has to act; returns how many there are."""
    if s.phase == EXCHANGE:
        return add_gifts(s, seat, out)
    if s.left > 0:
        return add_parts(s, s.joker, s.left, out, 0)
    n = 0
    for card in CARDS:
        if s.hands[seat][card] > 0:
            n = add_card(s, card, out, n)
    if n == 0:
        n = add_folds(s, seat, out)
    return n


def add_card(s: State, card: int, out: list[int], n: int) -> int:
    """§M8: a joker is any of the others."""
    if card != JOKER:
        return add_rank(s, card, 0, out, n)
    for rank in RANKS:
        n = add_rank(s, rank, 1, out, n)
    return n


def add_rank(s: State, rank: int, joker: int, out: list[int], n: int) -> int:
    """The card table of §M."""
    if rank == SEVEN:
        return add_parts(s, joker, SEVEN_STEPS, out, n)
    if rank == JACK:
        return add_swaps(s, joker, out, n)
    if rank == ACE:
        n = add_out(s, ACE, joker, out, n)
        n = add_forward(s, ACE, 1, joker, out, n)
        return add_forward(s, ACE, 11, joker, out, n)
    if rank == KING and not joker:
        n = add_out(s, KING, joker, out, n)
    if rank == FOUR:
        n = add_back(s, joker, out, n)
    return add_forward(s, rank, rank, joker, out, n)


TRIED = (2, 3, 5, 6, 8, 9, 10, QUEEN, FOUR, KING, ACE, JACK, JOKER, SEVEN)
"""All cards, those last that take longest to find out about."""


def can_play(s: State) -> bool:
    """§R3, R4: does any card of the seat to move allow a move?"""
    for card in TRIED:
        if s.hands[s.turn][card] > 0 and allows_a_move(s, card):
            return True
    return False


def allows_a_move(s: State, card: int) -> bool:
    if card == SEVEN and one_takes_all(s, 0, SEVEN_STEPS):
        return True
    spare = s.scratch[:]
    if card != JOKER:
        return add_rank(s, card, 0, spare, 0) > 0
    for rank in RANKS:
        if add_rank(s, rank, 1, spare, 0) > 0:
            return True
    return False


def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action or outcome (not checked) and all that it forces."""
    take(s, seat, action)
    what = due(s)
    while what != NOTHING:
        force(s, what)
        what = due(s)


def take(s: State, seat: int, action: int) -> None:
    """Carry out one action or outcome, but not what it forces."""
    if s.phase == STARTER:
        draw_starter(s, target_of(action))
    elif s.phase == DEAL:
        deal_card(s, card_of(action))
    elif s.phase == EXCHANGE:
        give(s, seat, card_of(action))
    elif origin_of(action) == FOLDING:
        fold_card(s, card_of(action))
    elif card_of(action) == SEVEN:
        play_part(s, action)
    else:
        play_card(s, action)
    if seat != CHANCE:
        s.plies += 1
        guard(s)


def play_card(s: State, action: int) -> None:
    """§R3: lay the card open and carry it out."""
    lay_open(s, s.turn, laid_card(action))
    news.played(s, action)
    origin, field = origin_of(action), target_of(action)
    if origin == KENNEL:
        come_out(s)
    elif card_of(action) == JACK:
        swap(s, origin, field)
    else:
        news.goes(s, action)
        go(s, origin, field)
    end_turn(s)


def play_part(s: State, action: int) -> None:
    """§M5: with the first part the seven is laid open, with the last the turn is over."""
    if s.left == 0:
        s.left, s.joker = SEVEN_STEPS, joker_of(action)
        lay_open(s, s.turn, laid_card(action))
        news.played(s, action)
    origin, field = origin_of(action), target_of(action)
    man = s.board[origin]
    s.left -= steps_between(s, owner_of(man), origin, field)
    own = s.home[owner_of(man)]
    news.takes_part(s, action)
    take_part(s, man, field)
    news.home(s, owner_of(man), own)
    if s.left == 0 or ends_seven(s):
        close_seven(s)
        end_turn(s)


def end_turn(s: State) -> None:
    """The end, S8: a side with all its men in the goals wins at once."""
    if all_home(s, s.turn):
        s.winner = team(s, s.turn)
        s.phase = OVER
    else:
        pass_on(s)


def guard(s: State) -> None:
    """The draw guard: after `max_plies` actions without an end the match is a draw."""
    if s.plies == s.max_plies:
        s.phase = OVER


def due(s: State) -> int:
    """What the rules force now, without an action of anybody."""
    if s.phase == DEAL and is_shuffled(s):
        return RESHUFFLE
    if s.phase == EXCHANGE and all_given(s):
        return HAND_OVER
    if s.phase == PLAY and s.left == 0:
        if hands_empty(s):
            return NEXT_ROUND
        if s.fold != ONE_CARD and not can_play(s):
            return FOLD
    return NOTHING


def force(s: State, what: int) -> None:
    """Carry out one thing that the rules force."""
    if what == RESHUFFLE:
        reshuffle(s)
    elif what == HAND_OVER:
        hand_over(s)
    elif what == FOLD:
        fold_hand(s)
    elif what == NEXT_ROUND:
        next_round(s)


def returns(s: State, seat: int) -> int:
    """At the end: 1 for the winners, -1 for the losers, 0 in a draw."""
    if s.winner == NO_TEAM:
        return 0
    return 1 if team(s, seat) == s.winner else -1
