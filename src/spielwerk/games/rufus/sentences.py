"""Rufus in sentences: what happens, and what can be done."""

from collections.abc import Iterator

from spielwerk.core.lines import Line, Listed, Name, Reader, Variable, line, yes
from spielwerk.games.rufus import records as r
from spielwerk.games.rufus.board import kind
from spielwerk.games.rufus.cards import is_forward


def tell(event: r.RufusEvent, reader: Reader) -> Iterator[Line]:
    """One event is one sentence; a catch has one more for each stone that goes back."""
    tag = f"rufus-event-{event.__struct_config__.tag}"
    who = {} if isinstance(event, r.Over) else reader.who(event.seat)
    match event:
        case r.FoxMoved():
            yield line(tag, **who, count=len(event.path), to=place(event.target, reader))
        case r.Laid(value=None):
            yield line(f"{tag}-hidden", **who, at=place(event.at, reader))
        case r.Laid(value=int(value)):
            yield line(tag, **who, at=place(event.at, reader), value=value)
        case r.StoneMoved():
            way = way_of(event.origin, event.target, reader)
            yield line(tag, **who, **way, count=len(event.path))
        case r.Met():
            whose = reader.whose(event.owner, event.seat)
            card: dict[str, Variable] = {"owner": Name(event.owner), "whose": whose}
            yield line(tag, **who, **card, at=place(event.at, reader), value=event.value)
        case r.Trailed():
            back, to = yes(not is_forward(event.value)), place(event.target, reader)
            yield line(tag, **who, count=len(event.path), back=back, to=to)
        case r.Caught():
            yield from caught(tag, event, reader)
        case r.Won():
            there = place(event.at, reader)
            yield line(tag, **who, why=event.why, value=event.prize, at=there)
        case r.Over():
            yield over(tag, event, reader)
        case _:
            yield line(tag, **who)


def caught(tag: str, event: r.Caught, reader: Reader) -> Iterator[Line]:
    """Of a colour that goes nowhere both stones are caught."""
    count = sum(2 if stone.target is None else 1 for stone in event.stones)
    at = place(event.at, reader)
    yield line(tag, **reader.who(event.seat), by=event.by, count=count, at=at)
    for stone in event.stones:
        if stone.target is not None:
            to = place(stone.target, reader)
            yield line("rufus-event-set_back", **reader.who(stone.seat), to=to)


def over(tag: str, event: r.Over, reader: Reader) -> Line:
    """All who have won, the reader first, and their points; nobody in a draw."""
    winners = [seat for seat, value in enumerate(event.returns) if value > 0]
    winners.sort(key=lambda seat: seat != reader.seat)
    return line(
        tag,
        who=Listed([Name(seat) for seat in winners]),
        you=yes(reader.seat in winners),
        count=len(winners),
        reason=event.reason,
        score=event.scores[winners[0]] if winners else max(event.scores),
    )


def wording(choice: r.RufusChoice, reader: Reader) -> Line:
    """What an action does."""
    match choice:
        case r.Fox():
            to = place(choice.target, reader)
            return line("rufus-action-fox", count=choice.points, to=to)
        case r.Lay():
            card = line("rufus-card.one", value=choice.card)
            return line("rufus-action-lay", card=card, at=place(choice.target, reader))
        case r.Stone():
            way = way_of(choice.origin, choice.target, reader)
            return line("rufus-action-stone", points=choice.points, **way)


def way_of(origin: str, target: str, reader: Reader) -> dict[str, Variable]:
    return {"from": place(origin, reader), "to": place(target, reader)}


def place(field: str, reader: Reader) -> Line:
    """A field: what is special about it, and its number."""
    number = int(field)
    return line("rufus-place", kind=kind(number, reader.options["fields"]), number=number)
