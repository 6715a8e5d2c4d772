"""What happens in Strategus, told to those who may know it.

This file says who learns what: read every change of it against the rulebook. A card that is placed
is told to nobody but its seat, not even that one was placed (§S2); a fight shows both cards to
everybody (§M4).
"""

from collections.abc import Iterator

from spielwerk.core.news import Told, tells
from spielwerk.games.strategus.board import SEATS, SQUARES, name
from spielwerk.games.strategus.cards import CODES, NOTHING
from spielwerk.games.strategus.moves import kind_placed, origin_of, target_of
from spielwerk.games.strategus.options import FULL
from spielwerk.games.strategus.records import (
    First,
    Fought,
    Moved,
    Placed,
    Ready,
    StrategusEvent,
)
from spielwerk.games.strategus.state import State, army_size, is_own, other

News = Iterator[Told[StrategusEvent]]


@tells
def placed(s: State, seat: int, action: int) -> News:
    """§S2: and that a seat is ready, everybody sees. §S5: `-` is a square left empty."""
    at, piece = name(target_of(action)), CODES[kind_placed(action)]
    yield Told(Placed(seat, at, piece), only=(seat,))
    if kind_placed(action) != NOTHING and s.placed[seat] == army_size(s):
        yield Told(Ready(seat))


@tells
def begins(s: State) -> News:
    """§S3; §S5: only now it is told where the cards of a small army lie."""
    hidden = None if s.army == FULL else [squares_of(s, seat) for seat in range(SEATS)]
    yield Told(First(s.turn, hidden))


def squares_of(s: State, seat: int) -> list[str]:
    return [name(at) for at in SQUARES if is_own(s.board[at], seat)]


@tells
def moved(s: State) -> News:
    """§M1."""
    yield Told(Moved(s.last_seat, name(origin_of(s.last_move)), name(target_of(s.last_move))))


@tells
def fought(s: State) -> News:
    """§M4: told after the fight."""
    origin, target = origin_of(s.last_move), target_of(s.last_move)
    kinds = CODES[s.last_attacker], CODES[s.last_defender]
    seats = (s.last_seat, other(s.last_seat))
    won = next((seat for seat in seats if is_own(s.board[target], seat)), None)
    yield Told(Fought(s.last_seat, name(origin), name(target), *kinds, won))
