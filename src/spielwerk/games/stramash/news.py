"""What happens in Stramash, told to those who may know it.

This file says who learns what: read every change of it against the rulebook. Everything lies open
but the cards that are dealt and drawn (§T1).
"""

from collections.abc import Iterator

from spielwerk.core.news import Told, hush, speak, tells
from spielwerk.games.stramash import moves
from spielwerk.games.stramash.board import CASTLE, DOCK, castle, in_castle, name
from spielwerk.games.stramash.cards import CODES, EIGHT, FECHTER
from spielwerk.games.stramash.records import (
    CameOut,
    Charged,
    Dealt,
    Discarded,
    Docked,
    Drew,
    First,
    Home,
    Moved,
    Played,
    Promoted,
    Reshuffled,
    StramashEvent,
)
from spielwerk.games.stramash.state import State, before, beyond, owner_of, side

__all__ = ("hush", "speak", "way")

News = Iterator[Told[StramashEvent]]


@tells
def begins(s: State) -> News:
    yield Told(First(s.turn))


@tells
def dealt(s: State, seat: int, card: int) -> News:
    yield Told(Dealt(seat, CODES[card]), only=(seat,))
    yield Told(Dealt(seat), but=(seat,))


@tells
def drew(s: State, card: int) -> News:
    yield Told(Drew(s.turn, CODES[card]), only=(s.turn,))
    yield Told(Drew(s.turn), but=(s.turn,))


@tells
def reshuffled(s: State) -> News:
    yield Told(Reshuffled(s.in_laid))


@tells
def discarded(s: State, card: int) -> News:
    yield Told(Discarded(s.turn, CODES[card]))


@tells
def played(s: State, card: int) -> News:
    yield Told(Played(s.turn, CODES[card]))


@tells
def goes(s: State, action: int) -> News:
    """A laddie comes out, charges or walks; told before it has."""
    origin, target, owner = moves.origin_of(action), moves.target_of(action), side(s)
    if moves.card_of(action) == FECHTER:
        yield Told(Charged(s.turn, owner, name(origin), name(target)))
    elif origin == DOCK:
        yield Told(CameOut(s.turn, owner, name(s.starts[owner])))
    else:
        back = moves.card_of(action) == EIGHT
        path = [name(field) for field in way(s, owner, origin, target, back)]
        yield Told(Moved(s.turn, owner, name(origin), name(target), path, back))


@tells
def moved_aside(s: State, laddie: int, field: int) -> News:
    """§M4, P1, P2: told before."""
    owner, origin = owner_of(laddie), name(s.laddies[laddie])
    if field == DOCK:
        yield Told(Docked(owner, origin, s.turn))
    else:
        yield Told(Promoted(owner, origin, name(field), s.turn))


@tells
def home(s: State, owner: int, before: int) -> News:
    if s.home[owner] == CASTLE > before:
        yield Told(Home(owner))


def way(s: State, owner: int, origin: int, target: int, back: bool) -> Iterator[int]:
    """The fields that a laddie enters on its way."""
    field = origin
    while field != target:
        if back:
            field = before(s, field, 1)
        elif in_castle(field):
            field += 1
        elif in_castle(target) and field == s.entrances[owner]:
            field = castle(owner, 1)
        else:
            field = beyond(s, field, 1)
        yield field
