"""§T1: cards are dealt, drawn, played and shuffled again."""

from spielwerk.games.stramash import news
from spielwerk.games.stramash.cards import CARDS, HAND, NO_CARD, in_pack, packs
from spielwerk.games.stramash.moves import discarding
from spielwerk.games.stramash.state import DEAL, DRAW, PLAY, State


def shuffle_all(s: State) -> None:
    """All packs become the pile."""
    for card in CARDS:
        s.pile[card] = packs(s.seats) * in_pack(card)
        s.in_pile += s.pile[card]


def begin(s: State, seat: int) -> None:
    """The seat that begins is drawn; the cards go round from it."""
    s.turn = seat
    s.phase = DEAL
    news.begins(s)


def deal_card(s: State, card: int) -> None:
    """Five cards each, one after the other."""
    seat = (s.turn + s.dealt) % s.seats
    take_card(s, seat, card)
    news.dealt(s, seat, card)
    s.dealt += 1
    if s.dealt == HAND * s.seats:
        s.phase = DRAW


def draw_card(s: State, card: int) -> None:
    """§T1: a turn begins with a card from the pile."""
    take_card(s, s.turn, card)
    news.drew(s, card)
    s.phase = PLAY


def take_card(s: State, seat: int, card: int) -> None:
    s.pile[card] -= 1
    s.in_pile -= 1
    s.hands[seat][card] += 1
    s.held[seat] += 1


def lay_open(s: State, card: int) -> None:
    """§T1: a played card lies open, on top of those before it."""
    s.hands[s.turn][card] -= 1
    s.held[s.turn] -= 1
    put_on_top(s, card)


def put_on_top(s: State, card: int) -> None:
    if s.last != NO_CARD:
        s.laid[s.last] += 1
        s.in_laid += 1
    s.last = card


def reshuffle(s: State) -> None:
    """§T1: when a card has to be drawn and there is none, all played ones but the last are."""
    news.reshuffled(s)
    for card in CARDS:
        s.pile[card] += s.laid[card]
        s.laid[card] = 0
    s.in_pile += s.in_laid
    s.in_laid = 0


def add_discards(s: State, out: list[int], n: int) -> int:
    """§T2: any card of the hand may be discarded."""
    for card in CARDS:
        if s.hands[s.turn][card] > 0:
            out[n] = discarding(card)
            n += 1
    return n
