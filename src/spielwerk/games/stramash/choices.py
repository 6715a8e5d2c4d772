"""Legal actions of Stramash with their parts: nobody else has to read notation or know a rule."""

from collections.abc import Iterator, Sequence

from spielwerk.games.stramash import moves
from spielwerk.games.stramash.board import DOCK, name
from spielwerk.games.stramash.cards import CODES, EIGHT, FECHTER
from spielwerk.games.stramash.news import way
from spielwerk.games.stramash.records import Charge, Discard, Met, Out, StramashChoice, Walk
from spielwerk.games.stramash.state import (
    EMPTY,
    State,
    are_partners,
    laddie_in_dock,
    owner_of,
    side,
)
from spielwerk.games.stramash.ways import makes_room, promoted_to


def choices(s: State, seat: int, actions: Sequence[int]) -> list[StramashChoice]:
    """Each action that is legal for this seat; all of it but the own cards lies open."""
    return [choice(s, action) for action in actions]


def choice(s: State, action: int) -> StramashChoice:
    text, card, origin = moves.text(action), moves.card_of(action), moves.origin_of(action)
    if origin == moves.DISCARDING:
        return Discard(text, CODES[card])
    owner, out = side(s), moves.is_coming_out(action)
    target = s.starts[owner] if out else moves.target_of(action)
    laddie = laddie_in_dock(s, owner) if origin == DOCK else s.board[origin]
    played = text, CODES[card], owner, name(origin), name(target), meets(s, laddie, target)
    if out:
        return Out(*played)
    if card == FECHTER:
        return Charge(*played)
    back = card == EIGHT
    path = [name(field) for field in way(s, owner, origin, target, back)]
    return Walk(*played, path=path, back=back)


def meets(s: State, laddie: int, field: int) -> list[Met]:
    """§M4, M6: who goes to its dock; §P1, P2: or to its entrance, and who makes room for it."""
    return [
        Met(owner_of(other), name(s.laddies[other]), name(to))
        for other, to in aside(s, laddie, field)
    ]


def aside(s: State, laddie: int, field: int) -> Iterator[tuple[int, int]]:
    """Who has to go where if this laddie comes to a hole."""
    other = s.board[field]
    if other == EMPTY:
        return
    if not are_partners(s, owner_of(laddie), owner_of(other)):
        yield other, DOCK
        return
    to = promoted_to(s, other)
    yield other, to
    there = EMPTY if to == DOCK else s.board[to]
    if there not in (EMPTY, laddie):
        yield there, makes_room(s, laddie, there)
