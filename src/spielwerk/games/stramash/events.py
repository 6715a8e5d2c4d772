"""What happens in Stramash, told to those who may know it.

This file says who learns what: read every change of it against the rulebook. Everything lies open
but the cards that are dealt and drawn (§T1).
"""

from collections.abc import Iterator
from typing import Any

from spielwerk.core.match import copied
from spielwerk.core.telling import Told
from spielwerk.games.stramash import moves, rules
from spielwerk.games.stramash.board import CASTLE, DOCK, LADDIES_EACH, castle, in_castle, name
from spielwerk.games.stramash.cards import CODES, EIGHT, FECHTER
from spielwerk.games.stramash.position import laddies_of
from spielwerk.games.stramash.state import (
    DEAL,
    DRAW,
    FIRST,
    NOBODY_YET,
    OVER,
    State,
    laddie_in_dock,
    owner_of,
    side,
)
from spielwerk.games.stramash.ways import before as back_from
from spielwerk.games.stramash.ways import beyond


def events(before: State, seat: int, action: int) -> list[Told]:
    """What happens when `seat` (or CHANCE) carries out a legal action, and what that forces."""
    s = copied(before)
    told = list(action_told(s, seat, action))
    rules.take(s, seat, action)
    told += changes_told(before, s, seat, action)
    if rules.due(s) == rules.RESHUFFLE:
        told.append(Told({"event": "reshuffled", "cards": s.in_laid}))
    return told


def taken_back(s: State, seat: int) -> list[Told]:
    """§M3: the first part of a seven was taken back; the laddies stand as before it."""
    return [Told({"event": "taken_back", "seat": seat, "laddies": laddies_of(s)})]


# What the action itself is


def action_told(s: State, seat: int, action: int) -> Iterator[Told]:
    card, origin = CODES[moves.card_of(action)], moves.origin_of(action)
    if s.phase == FIRST:
        yield Told({"event": "first", "seat": moves.target_of(action)})
    elif s.phase == DEAL:
        yield from secret("dealt", (s.turn + s.dealt) % s.seats, card)
    elif s.phase == DRAW:
        yield from secret("drew", s.turn, card)
    elif origin == moves.DISCARDING:
        yield Told({"event": "discarded", "seat": seat, "card": card})
    else:
        if s.left == 0:
            yield Told({"event": "played", "seat": seat, "card": card})
        yield play_told(s, seat, action)


def secret(event: str, seat: int, card: str) -> Iterator[Told]:
    """A card that only its seat sees; the others see that there was one."""
    yield Told({"event": event, "seat": seat, "card": card}, only=seat)
    yield Told({"event": event, "seat": seat}, but=(seat,))


def play_told(s: State, seat: int, action: int) -> Told:
    """A laddie comes out, charges or walks."""
    origin, target = moves.origin_of(action), moves.target_of(action)
    owner = side(s)
    who: dict[str, Any] = {"seat": seat, "owner": owner}
    if moves.card_of(action) == FECHTER:
        return Told({"event": "charged"} | who | {"from": name(origin), "to": name(target)})
    if origin == DOCK:
        return Told({"event": "came_out"} | who | {"to": name(s.starts[owner])})
    back = moves.card_of(action) == EIGHT
    way = {
        "from": name(origin),
        "to": name(target),
        "path": [name(field) for field in path(s, owner, origin, target, back)],
        "back": back,
    }
    return Told({"event": "moved"} | who | way)


def path(s: State, owner: int, origin: int, target: int, back: bool) -> Iterator[int]:
    """The fields that a laddie enters on its way."""
    field = origin
    while field != target:
        if back:
            field = back_from(s, field, 1)
        elif in_castle(field):
            field += 1
        elif in_castle(target) and field == s.entrances[owner]:
            field = castle(owner, 1)
        else:
            field = beyond(s, field, 1)
        yield field


# What follows from it


def changes_told(before: State, s: State, seat: int, action: int) -> Iterator[Told]:
    """Laddies that were moved aside, a seat that is home, the end."""
    for laddie in moved_aside(before, s, action):
        origin, field = before.laddies[laddie], s.laddies[laddie]
        who = {"owner": owner_of(laddie), "from": name(origin)}
        if field == DOCK:
            yield Told({"event": "docked"} | who | {"by": seat})
        else:
            yield Told({"event": "promoted"} | who | {"to": name(field), "by": seat})
    for owner in range(s.seats):
        if s.home[owner] == CASTLE > before.home[owner]:
            yield Told({"event": "home", "seat": owner})
    if s.phase == OVER:
        returns = [rules.returns(s, seat) for seat in range(s.seats)]
        reason = "guard" if s.winner == NOBODY_YET else "castle"
        yield Told({"event": "over", "returns": returns, "reason": reason})


def moved_aside(before: State, s: State, action: int) -> list[int]:
    """§M4, P1, P2: the laddies that others moved, whoever was landed on first."""
    mover = mover_of(before, action)
    landed = -1 if mover == -1 else before.board[s.laddies[mover]]
    others = [
        laddie
        for laddie in range(LADDIES_EACH * s.seats)
        if laddie != mover and s.laddies[laddie] != before.laddies[laddie]
    ]
    return sorted(others, key=lambda laddie: laddie != landed)


def mover_of(before: State, action: int) -> int:
    """The laddie that is played, -1 if none is."""
    origin = moves.origin_of(action)
    if before.phase in (FIRST, DEAL, DRAW) or origin == moves.DISCARDING:
        return -1
    return laddie_in_dock(before, side(before)) if origin == DOCK else before.board[origin]
