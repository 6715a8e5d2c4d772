"""What happens in Rufus, told to those who may know it.

This file says who learns what: read every change of it against the rulebook. Everything lies open
but the value of a trail card that is laid (§T5), until another seat's stone meets it (§T6).
"""

from collections.abc import Iterator

from spielwerk.core.news import Told, tells
from spielwerk.games.rufus.board import name
from spielwerk.games.rufus.cards import is_forward
from spielwerk.games.rufus.records import (
    Caught,
    First,
    FoxMoved,
    Laid,
    Met,
    Out,
    RufusEvent,
    SetBack,
    StoneMoved,
    Trailed,
    Why,
    Won,
)
from spielwerk.games.rufus.state import (
    CATCH,
    FOX_FIELD,
    NOWHERE,
    OVERTAKEN,
    REST,
    State,
    backward,
    mate,
    onward,
)

News = Iterator[Told[RufusEvent]]

REASONS: dict[int, Why] = {
    FOX_FIELD: "fox_field",
    CATCH: "caught",
    OVERTAKEN: "overtaken",
    REST: "rest",
}


@tells
def begins(s: State) -> News:
    """§T1: who begins."""
    yield Told(First(s.turn))


def fox_ran(s: State, origin: int, points: int) -> None:
    """§T3: the fox has run; what it met on its way was told before, and comes after it."""
    if s.heard is not None:
        path = way(s, origin, s.fox, forward=True)
        s.heard.insert(0, Told(FoxMoved(s.turn, name(origin), name(s.fox), points, path)))


@tells
def fox_caught(s: State, stones: list[int]) -> News:
    """§T3: whose stones stood there, and where they are set."""
    back = [
        SetBack(stone // 2, None if stones[stone] == NOWHERE else name(stones[stone]))
        for stone in range(2 * s.seats)
        if s.stones[stone] == s.fox and (stones[stone] != NOWHERE or stone % 2 == 0)
    ]
    yield Told(Caught(s.turn, "fox", name(s.fox), back))


@tells
def went_out(s: State, stones: list[int]) -> News:
    """§E3: who has no stones now."""
    for seat in range(s.seats):
        if s.stones[2 * seat] != NOWHERE == stones[2 * seat]:
            yield Told(Out(seat))


@tells
def won(s: State, seat: int, prize: int, why: int) -> News:
    """A prize is taken, where the fox is."""
    yield Told(Won(seat, prize, REASONS[why], name(s.fox)))


@tells
def laid(s: State, card: int, field: int) -> News:
    """§T5: everybody sees whose card lies where, its owner alone what it is."""
    yield Told(Laid(s.turn, name(field), card), only=(s.turn,))
    yield Told(Laid(s.turn, name(field)), but=(s.turn,))


@tells
def stone_moved(s: State, origin: int, end: int, points: int) -> News:
    """§T6: a stone goes as far as it gets."""
    path = way(s, origin, end, forward=True)
    yield Told(StoneMoved(s.turn, name(origin), name(end), points, path))


@tells
def stone_caught(s: State, stone: int) -> News:
    """§T6: a stone has caught the fox, and goes back to its mate."""
    back = SetBack(s.turn, name(s.stones[mate(stone)]))
    yield Told(Caught(s.turn, "stone", name(s.fox), [back]))


@tells
def followed(s: State, field: int, card: int, target: int) -> News:
    """§T6b, T7: the card is turned over, and its trail is followed."""
    at = name(field)
    yield Told(Met(s.turn, s.layer[field], at, card))
    path = way(s, field, target, forward=is_forward(card))
    yield Told(Trailed(s.turn, at, name(target), card, path))


def way(s: State, field: int, target: int, forward: bool) -> list[str]:
    """The fields that a piece enters on its way."""
    path: list[str] = []
    while field != target:
        field = onward(s, field, 1) if forward else backward(s, field, 1)
        path.append(name(field))
    return path
