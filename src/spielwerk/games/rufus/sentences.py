"""Rufus in sentences: what happens, and what can be done."""

from collections.abc import Iterator
from functools import cache

from spielwerk.core.lines import (
    NOM,
    Line,
    Name,
    Setting,
    Variable,
    You,
    all_of,
    line,
    owner,
    who,
    yes,
)
from spielwerk.games.rufus import records as r
from spielwerk.games.rufus.board import kind
from spielwerk.games.rufus.cards import is_forward

OF = ".of"
"""The form of an animal's name as something is its own."""


def tell(event: r.RufusEvent, setting: Setting) -> Iterator[Line]:
    """One event is one sentence; a catch has one more for each stone that goes back."""
    tag = f"rufus-event-{event.__struct_config__.tag}"
    doer = {} if isinstance(event, r.Over) else who(event.seat, NOM)
    match event:
        case r.FoxMoved():
            yield line(tag, **doer, count=len(event.path), to=place(event.target, setting))
        case r.Laid(value=None):
            yield line(f"{tag}-hidden", **doer, at=place(event.at, setting))
        case r.Laid(value=int(value)):
            yield line(tag, **doer, at=place(event.at, setting), value=value)
        case r.StoneMoved():
            way = way_of(event.origin, event.target, setting)
            yield line(tag, **doer, **way, count=len(event.path))
        case r.Met():
            card = owner(event.owner, event.seat, OF)
            yield line(tag, **doer, **card, at=place(event.at, setting), value=event.value)
        case r.Trailed():
            back, to = yes(not is_forward(event.value)), place(event.target, setting)
            yield line(tag, **doer, count=len(event.path), back=back, to=to)
        case r.Caught():
            yield from caught(tag, event, setting)
        case r.Won():
            there = place(event.at, setting)
            yield line(tag, **doer, why=event.why, value=event.prize, at=there)
        case r.Over():
            yield over(tag, event)
        case _:
            yield line(tag, **doer)


def caught(tag: str, event: r.Caught, setting: Setting) -> Iterator[Line]:
    """Of a colour that goes nowhere both stones are caught."""
    count = sum(2 if stone.target is None else 1 for stone in event.stones)
    at = place(event.at, setting)
    yield line(tag, **who(event.seat, NOM), by=event.by, count=count, at=at)
    for stone in event.stones:
        if stone.target is not None:
            whose: dict[str, Variable] = {"owner": Name(stone.seat, OF), "you": You([stone.seat])}
            yield line("rufus-event-set_back", **whose, to=place(stone.target, setting))


def over(tag: str, event: r.Over) -> Line:
    """All who have won, and their points; nobody in a draw."""
    winners = [seat for seat, value in enumerate(event.returns) if value > 0]
    return line(
        tag,
        **(who(winners[0], NOM) if len(winners) == 1 else all_of(winners)),
        count=len(winners),
        reason=event.reason,
        score=event.scores[winners[0]] if winners else max(event.scores),
    )


def wording(choice: r.RufusChoice, setting: Setting) -> Line:
    """What an action does."""
    match choice:
        case r.Fox():
            to = place(choice.target, setting)
            return line("rufus-action-fox", count=choice.points, to=to)
        case r.Lay():
            at = place(choice.target, setting)
            return line("rufus-action-lay", value=choice.card, at=at)
        case r.Stone():
            return stone_wording(choice, way_of(choice.origin, choice.end, setting))


def stone_wording(stone: r.Stone, way: dict[str, Variable]) -> Line:
    """Where it will stand, or whose card will stop it there."""
    if isinstance(stone.meets, int):
        return line("rufus-action-stone-met", owner=Name(stone.meets, OF), **way)
    return line("rufus-action-stone", points=stone.points, **way)


def way_of(origin: str, target: str, setting: Setting) -> dict[str, Variable]:
    return {"from": place(origin, setting), "to": place(target, setting)}


def place(field: str, setting: Setting) -> Line:
    return place_of(field, int(setting.options["fields"]))


@cache
def place_of(field: str, fields: int) -> Line:
    """A field of a path of so many: what is special about it, and its number."""
    number = int(field)
    return line("rufus-place", kind=kind(number, fields), number=number)
