"""§R: how a round goes. Dealing, the exchange, folding, whose turn comes next."""

from spielwerk.games.dog import news
from spielwerk.games.dog.cards import CARDS, LARGEST_HAND, NO_CARD, SMALLEST_HAND
from spielwerk.games.dog.moves import folding, giving
from spielwerk.games.dog.options import EACH_CYCLE, NO_EXCHANGE
from spielwerk.games.dog.state import (
    DEAL,
    EXCHANGE,
    PLAY,
    State,
    next_seat,
    receiver,
)


def draw_starter(s: State, seat: int) -> None:
    """§R1: the first starter is drawn."""
    s.starter = s.turn = seat
    s.phase = DEAL
    news.begins(s)
    news.round_begins(s)


def deal_card(s: State, card: int) -> None:
    """§R1: the next card goes round to the next seat, until each has its hand."""
    seat = s.turn
    s.pile[card] -= 1
    s.in_pile -= 1
    s.hands[seat][card] += 1
    s.held[seat] += 1
    s.dealt += 1
    s.turn = next_seat(s, seat)
    news.dealt(s, seat, card)
    if s.dealt == s.seats * s.hand_size:
        if s.exchange == NO_EXCHANGE:
            begin_play(s)
        else:
            s.phase = EXCHANGE


def begin_play(s: State) -> None:
    """§R3: the starter begins; §S4: right after the deal if there is no exchange."""
    s.phase = PLAY
    s.turn = s.starter


def is_shuffled(s: State) -> bool:
    """§R1: are the played cards shuffled now that a card is to be dealt? If the pile is empty.

    Option shuffle: each_cycle: before each round of six cards as well.
    """
    if s.shuffle == EACH_CYCLE and s.dealt == 0 and s.hand_size == LARGEST_HAND:
        return s.discarded > 0
    return s.in_pile == 0


def reshuffle(s: State) -> None:
    """§R1: the played cards go into the pile."""
    news.reshuffled(s)
    for place in range(s.discarded):
        s.pile[s.discard[place]] += 1
        s.discard[place] = NO_CARD
    s.in_pile += s.discarded
    s.discarded = 0


def give(s: State, seat: int, card: int) -> None:
    """§R2, S4: one card, face down, for the partner or the next seat."""
    s.hands[seat][card] -= 1
    s.held[seat] -= 1
    s.given[seat] = card
    news.gave(s, seat, card)


def hand_over(s: State) -> None:
    """§R2: the cards change hands together; §R3: then the starter begins."""
    news.exchanged(s)
    for seat in range(s.seats):
        s.hands[receiver(s, seat)][s.given[seat]] += 1
        s.held[receiver(s, seat)] += 1
    for seat in range(s.seats):
        s.given[seat] = NO_CARD
    begin_play(s)


def lay_open(s: State, seat: int, card: int) -> None:
    """§R5: a played or folded card lies open."""
    s.hands[seat][card] -= 1
    s.held[seat] -= 1
    s.discard[s.discarded] = card
    s.discarded += 1


def fold_hand(s: State) -> None:
    """§R4: who cannot play any card lays down its whole hand."""
    news.folds_hand(s)
    for card in CARDS:
        for _ in range(s.hands[s.turn][card]):
            lay_open(s, s.turn, card)
    pass_on(s)


def fold_card(s: State, card: int) -> None:
    """§R4, option fold: one_card: lay down one card only, and stay in the round."""
    news.folded(s, card)
    lay_open(s, s.turn, card)
    pass_on(s)


def pass_on(s: State) -> None:
    """§R3: the turn goes round to the next seat that has cards."""
    for _ in range(s.seats):
        s.turn = next_seat(s, s.turn)
        if s.held[s.turn] > 0:
            break


def next_round(s: State) -> None:
    """§R1: 6, 5, 4, 3, 2 cards, then 6 again; the starter moves on by one seat."""
    s.hand_size = LARGEST_HAND if s.hand_size == SMALLEST_HAND else s.hand_size - 1
    s.starter = s.turn = next_seat(s, s.starter)
    s.dealt = 0
    s.phase = DEAL
    news.round_begins(s)


def hands_empty(s: State) -> bool:
    """§R5: the round ends when no seat has cards: not even that whose turn it is."""
    return s.held[s.turn] == 0


def all_given(s: State) -> bool:
    for seat in range(s.seats):
        if s.given[seat] == NO_CARD:
            return False
    return True


def add_gifts(s: State, seat: int, out: list[int]) -> int:
    """§R2: any card of the hand may be given."""
    n = 0
    for card in CARDS:
        if s.hands[seat][card] > 0:
            out[n] = giving(card)
            n += 1
    return n


def add_folds(s: State, seat: int, out: list[int]) -> int:
    """§R4, option fold: one_card: any card of the hand may be laid down."""
    n = 0
    for card in CARDS:
        if s.hands[seat][card] > 0:
            out[n] = folding(card)
            n += 1
    return n
