"""What happens in Rufus, told to those who may know it.

This file says who learns what: read every change of it against the rulebook. Everything lies open
but the value of a trail card that is laid (§T5), until another seat's stone meets it (§T6).
"""

from collections.abc import Iterator
from typing import Any

from spielwerk.core.match import copied
from spielwerk.core.telling import Told
from spielwerk.games.rufus import moves, rules
from spielwerk.games.rufus.board import name
from spielwerk.games.rufus.cards import is_forward
from spielwerk.games.rufus.fox import step_fox
from spielwerk.games.rufus.observation import observe
from spielwerk.games.rufus.state import (
    ALONE,
    FIRST,
    GUARD,
    NOWHERE,
    OVER,
    PRIZES_TAKEN,
    STACK,
    State,
    ahead,
    backward,
    is_foreign_card,
    is_fox_field,
    is_out,
    mate,
    onward,
    stone_on,
)
from spielwerk.games.rufus.stones import counted_end
from spielwerk.games.rufus.trail import overtakes, trail_end

ENDINGS = {PRIZES_TAKEN: "prizes", ALONE: "alone", GUARD: "guard"}
STANDING = ("fox", "stones", "hand", "hand_sizes", "trail", "prizes", "won", "out", "turn")


def events(before: State, seat: int, action: int) -> list[Told]:
    """What happens when `seat` (or CHANCE) carries out a legal action."""
    if before.phase == FIRST:
        return [Told({"event": "first", "seat": moves.second_of(action)})]
    if before.phase == STACK:
        return []
    s = copied(before)
    rules.take(s, seat, action)
    what = moves.what_of(action)
    if what == moves.FOX:
        told = list(fox_told(before, seat, moves.first_of(action)))
    elif what == moves.LAYING:
        told = list(laid_told(seat, action))
    else:
        told = list(stone_told(before, seat, action))
    return told + list(end_told(s))


def taken_back(s: State, seat: int) -> list[Told]:
    """§T1: a part of a turn was taken back; all stands as before, as each viewer sees it."""

    def standing(viewer: int | None) -> dict[str, Any]:
        seen = observe(s, viewer)
        return {"event": "taken_back", "seat": seat} | {key: seen[key] for key in STANDING}

    seats = tuple(range(s.seats))
    return [Told(standing(None), but=seats), *(Told(standing(one), only=one) for one in seats)]


def won_told(s: State, prizes: list[int], seat: int, why: str) -> Iterator[Told]:
    """Prizes taken, in this order, where the fox is."""
    for prize in prizes:
        yield Told({"event": "won", "seat": seat, "prize": prize, "why": why, "at": name(s.fox)})


# The fox


def fox_told(before: State, seat: int, steps: int) -> Iterator[Told]:
    """§T3, T4: the fox runs; then what it met on its way."""
    s, path, met = copied(before), list[str](), list[Told]()
    while len(path) < steps and s.phase != OVER and not is_out(s, seat):
        earlier = copied(s)
        step_fox(s)
        path.append(name(s.fox))
        met += step_told(earlier, s, seat)
    origin, target = name(before.fox), name(s.fox)
    yield Told(
        {
            "event": "fox_moved",
            "seat": seat,
            "from": origin,
            "to": target,
            "points": steps,
            "path": path,
        }
    )
    yield from met


def step_told(before: State, s: State, seat: int) -> Iterator[Told]:
    """§T4: first the prize for a fox field, then §T3: the catch, with its prize; §E3: the rest."""
    prizes = s.stack[before.taken : s.taken]
    if is_fox_field(s, s.fox):
        yield from won_told(s, prizes[:1], seat, "fox_field")
        prizes = prizes[1:]
    caught = caught_by_fox(before, s)
    if caught:
        yield Told(caught_event(s, seat, "fox", caught))
        yield from won_told(s, prizes[:1], seat, "caught")
        for owner in range(s.seats):
            if is_out(s, owner) and not is_out(before, owner):
                yield Told({"event": "out", "seat": owner})
        for owner in range(s.seats):
            if not is_out(s, owner) and s.ended == ALONE:
                yield from won_told(s, prizes[1:], owner, "rest")


def caught_by_fox(before: State, s: State) -> list[dict[str, Any]]:
    """§T3: whose stones stood there, and where they are set; None is out."""
    caught = []
    for stone in range(2 * s.seats):
        if before.stones[stone] == s.fox:
            to = None if s.stones[stone] == NOWHERE else name(s.stones[stone])
            if to is not None or stone % 2 == 0:
                caught.append({"seat": stone // 2, "to": to})
    return caught


def caught_event(s: State, seat: int, by: str, stones: list[dict[str, Any]]) -> dict[str, Any]:
    return {"event": "caught", "seat": seat, "by": by, "at": name(s.fox), "stones": stones}


# Cards and stones


def laid_told(seat: int, action: int) -> Iterator[Told]:
    """§T5: everybody sees whose card lies where, its owner alone what it is."""
    event = {"event": "laid", "seat": seat, "at": name(moves.second_of(action))}
    yield Told(event | {"value": moves.first_of(action)}, only=seat)
    yield Told(event, but=(seat,))


def stone_told(before: State, seat: int, action: int) -> Iterator[Told]:
    """§T6: a stone goes as far as it gets; there is the fox, a foreign card, or nothing."""
    origin = moves.first_of(action)
    points = ahead(before, origin, moves.second_of(action))
    end = counted_end(before, origin, points)
    yield Told(
        {
            "event": "stone_moved",
            "seat": seat,
            "from": name(origin),
            "to": name(end),
            "points": points,
            "path": way(before, origin, end, forward=True),
        }
    )
    prize = before.stack[before.taken : before.taken + 1]
    if end == before.fox:
        to = name(before.stones[mate(stone_on(before, origin))])
        yield Told(caught_event(before, seat, "stone", [{"seat": seat, "to": to}]))
        yield from won_told(before, prize, seat, "caught")
    elif is_foreign_card(before, end):
        yield from trail_told(before, seat, end)
        if overtakes(before, end, before.card[end]):
            yield from won_told(before, prize, seat, "overtaken")


def trail_told(before: State, seat: int, field: int) -> Iterator[Told]:
    """§T6b, T7: the card is turned over, and its trail is followed."""
    card, at = before.card[field], name(field)
    target = trail_end(before, field, card)
    path = way(before, field, target, forward=is_forward(card))
    yield Told(
        {"event": "met", "seat": seat, "owner": before.layer[field], "at": at, "value": card}
    )
    trailed = {"from": at, "to": name(target), "value": card, "path": path}
    yield Told({"event": "trailed", "seat": seat, **trailed})


def way(s: State, field: int, target: int, forward: bool) -> list[str]:
    """The fields that a stone enters on its way."""
    path = []
    while field != target:
        field = onward(s, field, 1) if forward else backward(s, field, 1)
        path.append(name(field))
    return path


# The end


def end_told(s: State) -> Iterator[Told]:
    """§E: the end; all cards are shown."""
    if s.phase == OVER:
        seen = observe(s, None)
        shown = {key: seen[key] for key in ("returns", "scores", "hands", "trail")}
        yield Told({"event": "over", **shown, "reason": ENDINGS[s.ended]})
