"""The rules of Stramash: who acts, what is legal, what an action does, how it ends.

The chapters of README.md have files of their own: `hands` (§T1), `ways` (§M1, M2, M4-M6, P1, P2),
`seven` (§M3); `state` has what they stand on. All are plain functions over one mutable `State` of
ints and int lists: they run as they stand, and `core.compiled` makes a machine-code twin of the
same source.
"""

from spielwerk.core.seats import CHANCE, NOBODY
from spielwerk.games.stramash import news
from spielwerk.games.stramash.board import (
    CASTLE,
    DOCK,
    ENTRANCE,
    START,
    depth,
    in_castle,
    mashie_of,
    mashies,
)
from spielwerk.games.stramash.cards import ACE, CARDS, EIGHT, FECHTER, JACK, SEVEN, TEN
from spielwerk.games.stramash.hands import (
    add_discards,
    begin,
    deal_card,
    draw_card,
    lay_open,
    reshuffle,
    shuffle_all,
)
from spielwerk.games.stramash.moves import (
    DISCARDING,
    beginning,
    brings_out,
    card_of,
    drawing,
    origin_of,
    target_of,
)
from spielwerk.games.stramash.options import FIRST_BY_CHANCE, NOT_FORCED
from spielwerk.games.stramash.seven import add_rest, add_seven
from spielwerk.games.stramash.state import (
    DEAL,
    DRAW,
    EMPTY,
    FIRST,
    NOBODY_YET,
    OVER,
    PLAY,
    SEVEN_STEPS,
    State,
    ahead,
    is_home,
    next_seat,
    owner_of,
    partner,
    team,
)
from spielwerk.games.stramash.ways import (
    add_back,
    add_charges,
    add_forward,
    add_out,
    arrive,
    charge,
    come_out,
)

NOTHING, RESHUFFLE = 0, 1
"""What the rules may force without an action."""


def set_up(s: State, seats: int) -> None:
    """The board is put together and the cards are shuffled for so many seats."""
    s.seats = seats
    s.track = s.holes * mashies(seats)
    for seat in range(seats):
        s.entrances[seat] = s.holes * mashie_of(seat, seats) + ENTRANCE
        s.starts[seat] = s.holes * mashie_of(seat, seats) + START
    shuffle_all(s)


def to_act(s: State) -> int:
    """The seat that has to act, CHANCE or NOBODY."""
    if s.phase == PLAY:
        return s.turn
    return NOBODY if s.phase == OVER else CHANCE


def acts(s: State, seat: int) -> bool:
    return s.phase == PLAY and s.turn == seat


def mid_turn(s: State) -> bool:
    """Is the turn incomplete and everything about it open? Then it may be taken back."""
    return s.phase == PLAY and s.left > 0


def fill_outcomes(s: State, outcomes: list[int], weights: list[int]) -> int:
    """What chance may bring, each with its weight; returns how many outcomes there are."""
    count = 0
    if s.phase == FIRST:
        for seat in range(s.seats if s.first == FIRST_BY_CHANCE else 1):
            outcomes[count], weights[count] = beginning(seat), 1
            count += 1
        return count
    for card in CARDS:
        if s.pile[card] > 0:
            outcomes[count], weights[count] = drawing(card), s.pile[card]
            count += 1
    return count


def fill_actions(s: State, seat: int, out: list[int]) -> int:
    """§T2: all legal actions of the seat to move; returns how many there are."""
    if s.left > 0:
        return add_rest(s, out, 0)
    n = 0
    for card in range(ACE, FECHTER):
        if s.hands[seat][card] > 0:
            n = add_card(s, card, out, n)
    may_discard = n == 0
    if s.hands[seat][FECHTER] > 0:
        n = add_charges(s, out, n)
        may_discard = may_discard and (n == 0 or s.fechter_forced == NOT_FORCED)
    return add_discards(s, out, n) if may_discard else n


def add_card(s: State, card: int, out: list[int], n: int) -> int:
    """§M1: what a card allows, other than a Bonnie Fechter."""
    if card == SEVEN:
        return add_seven(s, out, n)
    if card == EIGHT:
        return add_back(s, card, EIGHT, out, n)
    if brings_out(card):
        n = add_out(s, card, out, n)
    return add_forward(s, card, TEN if card >= JACK else card, out, n)


def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action or outcome (not checked) and all that it forces."""
    take(s, seat, action)
    if due(s) == RESHUFFLE:
        reshuffle(s)


def take(s: State, seat: int, action: int) -> None:
    """Carry out one action or outcome, but not what it forces."""
    if s.phase == FIRST:
        begin(s, target_of(action))
    elif s.phase == DEAL:
        deal_card(s, card_of(action))
    elif s.phase == DRAW:
        draw_card(s, card_of(action))
    else:
        play(s, action)
        s.plies += 1
        judge(s)


def play(s: State, action: int) -> None:
    """§T1, T2: play a card, or a part of a seven."""
    card, origin, field = card_of(action), origin_of(action), target_of(action)
    if s.left == 0:
        lay_open(s, card)
    if origin == DISCARDING:
        news.discarded(s, card)
        pass_on(s)
        return
    if s.left == 0:
        news.played(s, card)
    news.goes(s, action)
    if card == SEVEN:
        play_steps(s, origin, field)
        return
    if card == FECHTER:
        charge(s, origin, field)
    elif origin == DOCK:
        come_out(s)
    else:
        arrive(s, s.board[origin], field)
    pass_on(s)


def play_steps(s: State, origin: int, field: int) -> None:
    """§M3: the whole of a seven or a part of it; with the last the turn is over."""
    laddie = s.board[origin]
    steps = steps_between(s, laddie, field)
    arrive(s, laddie, field)
    if s.left == 0 and steps < SEVEN_STEPS:
        s.left, s.moved = SEVEN_STEPS - steps, laddie
    else:
        s.left, s.moved = 0, EMPTY
        pass_on(s)


def steps_between(s: State, laddie: int, field: int) -> int:
    """How many steps forward a laddie goes to a field."""
    origin = s.laddies[laddie]
    if in_castle(origin):
        return field - origin
    if in_castle(field):
        return ahead(s, origin, s.entrances[owner_of(laddie)]) + depth(field)
    return ahead(s, origin, field)


def pass_on(s: State) -> None:
    """§T1: the next seat draws a card."""
    s.turn = next_seat(s)
    s.phase = DRAW


def judge(s: State) -> None:
    """The end: a side with all its laddies in the castle wins at once; the draw guard."""
    for seat in range(s.seats):
        if s.home[seat] == CASTLE and is_home(s, partner(s, seat)) and s.winner == NOBODY_YET:
            s.winner = seat
            s.phase = OVER
    if s.plies == s.max_plies:
        s.phase = OVER


def due(s: State) -> int:
    """§T1: what the rules force now, without an action of anybody."""
    return RESHUFFLE if s.phase in (DEAL, DRAW) and s.in_pile == 0 else NOTHING


def returns(s: State, seat: int) -> int:
    """At the end: 1 for the winners, -1 for all others, 0 in a draw."""
    if s.winner == NOBODY_YET:
        return 0
    return 1 if team(s, seat) == team(s, s.winner) else -1
