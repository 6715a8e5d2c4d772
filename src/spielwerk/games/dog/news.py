"""What happens in Dog, told to those who may know it.

This file says who learns what: read every change of it against the rulebook. Everything lies open
but the cards that are dealt (§R5), given and received (§R2).
"""

from collections.abc import Iterator

from spielwerk.core.news import Told, tells
from spielwerk.games.dog import moves
from spielwerk.games.dog.board import MEN_EACH, name
from spielwerk.games.dog.cards import CODES, codes_of
from spielwerk.games.dog.records import (
    CameOut,
    Dealt,
    DogEvent,
    Exchanged,
    Folded,
    Gave,
    Home,
    Moved,
    Played,
    Received,
    Reshuffled,
    Round,
    SentHome,
    Starter,
    Swapped,
    Went,
)
from spielwerk.games.dog.state import EMPTY, State, owner_of, receiver, way

News = Iterator[Told[DogEvent]]


@tells
def begins(s: State) -> News:
    yield Told(Starter(s.starter))


@tells
def round_begins(s: State) -> News:
    """§R1."""
    yield Told(Round(s.starter, s.hand_size))


@tells
def dealt(s: State, seat: int, card: int) -> News:
    yield Told(Dealt(seat, CODES[card]), only=(seat,))
    yield Told(Dealt(seat), but=(seat,))


@tells
def gave(s: State, seat: int, card: int) -> News:
    """§R2."""
    yield Told(Gave(seat, CODES[card]), only=(seat,))
    yield Told(Gave(seat), but=(seat,))


@tells
def exchanged(s: State) -> News:
    """§R2: told before the cards change hands."""
    yield Told(Exchanged())
    for giver in range(s.seats):
        seat = receiver(s, giver)
        yield Told(Received(seat, giver, CODES[s.given[giver]]), only=(seat,))


@tells
def reshuffled(s: State) -> News:
    yield Told(Reshuffled(s.discarded))


@tells
def folded(s: State, card: int) -> News:
    """§R4, option fold: one_card."""
    yield Told(Folded(s.turn, CODES[card]))


@tells
def folds_hand(s: State) -> News:
    """§R4: told before it is laid down."""
    yield Told(Folded(s.turn, codes_of(s.hands[s.turn])))


@tells
def played(s: State, action: int) -> News:
    """§R3, M8: the card, and what a joker stands for."""
    laid, card = moves.laid_card(action), moves.card_of(action)
    yield Told(Played(s.turn, CODES[laid], CODES[card]))


@tells
def comes_out(s: State, owner: int, field: int) -> News:
    """§M1: told before, and who goes home for it."""
    yield Told(CameOut(s.turn, owner, name(field)))
    yield from sent_home(s, field)


@tells
def goes(s: State, action: int) -> News:
    """§M4: a man walks; told before, and who stands where it lands."""
    yield walked(s, action)
    yield from sent_home(s, moves.target_of(action))


@tells
def takes_part(s: State, action: int) -> News:
    """§M5: as a part of a seven; told before, and whom it meets on its way."""
    walk = walked(s, action)
    yield walk
    owner, origin = owner_of(s.board[moves.origin_of(action)]), moves.origin_of(action)
    for field in way(s, owner, origin, moves.target_of(action), False):
        yield from sent_home(s, field)


def sent_home(s: State, field: int) -> News:
    man = s.board[field]
    if man != EMPTY:
        yield Told(SentHome(owner_of(man), name(field), s.turn))


def walked(s: State, action: int) -> Told[DogEvent]:
    """A man walks, field by field."""
    origin, target, back = (
        moves.origin_of(action),
        moves.target_of(action),
        moves.goes_back(s.track, action),
    )
    owner = owner_of(s.board[origin])
    path = [name(field) for field in way(s, owner, origin, target, back)]
    return Told(Moved(s.turn, owner, name(origin), name(target), path, back))


@tells
def swaps(s: State, own: int, other: int) -> News:
    """§M7: two men change places; told before."""
    a = Went(owner_of(s.board[own]), name(own), name(other))
    b = Went(owner_of(s.board[other]), name(other), name(own))
    yield Told(Swapped(s.turn, a, b))


@tells
def home(s: State, owner: int, before: int) -> News:
    """Its last man has come home."""
    if s.home[owner] == MEN_EACH > before:
        yield Told(Home(owner))
