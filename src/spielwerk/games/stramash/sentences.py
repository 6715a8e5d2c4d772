"""Stramash in sentences: what happens, and what can be done."""

from collections.abc import Iterator

from spielwerk.core.lines import Line, Listed, Name, Reader, Variable, line, yes
from spielwerk.games.stramash import records as r
from spielwerk.games.stramash.board import (
    DOCK,
    castle_owner,
    depth,
    field_named,
    in_castle,
    kind_of,
    sitting,
)


def tell(event: r.StramashEvent, reader: Reader) -> Iterator[Line]:
    """One event is one sentence; of the cards that others get nothing is said."""
    tag = f"stramash-event-{event.__struct_config__.tag}"
    match event:
        case r.Dealt() | r.Drew():
            yield from personal(tag, event, reader)
        case r.CameOut() | r.Moved() | r.Charged():
            yield line(tag, **movement(event, reader))
        case r.Docked():
            who = people(event.by, event.owner, reader)
            yield line(tag, **who, at=place(event.origin, "at", reader))
        case r.Promoted():
            who = people(event.by, event.owner, reader)
            at, to = place(event.origin, "at", reader), place(event.target, "to", reader)
            yield line(tag, **who, at=at, to=to)
        case r.Reshuffled():
            yield line(tag, cards=event.cards)
        case r.Played() | r.Discarded():
            yield line(tag, **reader.who(event.seat), card=one(event.card))
        case r.Over():
            yield line(tag, reason=event.reason, **winners(event, reader))
        case _:
            yield line(tag, **reader.who(event.seat))


def personal(tag: str, event: r.Dealt | r.Drew, reader: Reader) -> Iterator[Line]:
    """What only whoever gets a card is told."""
    if event.card is None:
        return
    form = "" if event.seat == reader.seat else "-other"
    if isinstance(event, r.Drew):
        yield line(tag + form, who=Name(event.seat), card=one(event.card))
    else:
        cards = Listed([card_named(event.card)])
        yield Line(tag + form, {"who": Name(event.seat), "cards": cards}, joins="cards")


def movement(event: r.CameOut | r.Moved | r.Charged, reader: Reader) -> dict[str, Variable]:
    """Who moves whose laddie where."""
    who = people(event.seat, event.owner, reader)
    match event:
        case r.CameOut():
            return who | {"to": place(event.target, "to", reader)}
        case r.Moved():
            steps: dict[str, Variable] = {"count": len(event.path), "back": yes(event.back)}
            return who | steps | way(event, reader)
        case r.Charged():
            return who | way(event, reader)


def people(actor: int, owner: int, reader: Reader) -> dict[str, Variable]:
    """Who acts, and whose laddie it is."""
    return reader.who(actor) | {"owner": Name(owner), "whose": reader.whose(owner, actor)}


def winners(event: r.Over, reader: Reader) -> dict[str, Variable]:
    """Who has won: one, or a pair with the reader first if among them; nobody in a draw."""
    seats = [seat for seat, value in enumerate(event.returns) if value > 0]
    seats.sort(key=lambda seat: seat != reader.seat)
    names: list[Variable] = [Name(seat) for seat in seats]
    first, second = [*names, "", ""][:2]
    you, pair = yes(reader.seat in seats), yes(len(seats) > 1)
    return {"who": first, "owner": second, "you": you, "pair": pair}


def wording(choice: r.StramashChoice, reader: Reader) -> Line:
    """What an action does, with its card."""
    match choice:
        case r.Discard():
            return line("stramash-action-discard", card=one(choice.card))
        case r.Out():
            done = line("stramash-action-out")
        case r.Walk():
            done = line("stramash-action-move", **way(choice, reader))
        case r.Charge():
            done = line("stramash-action-charge", **way(choice, reader))
    return line("stramash-action-card", name=card_named(choice.card), action=done)


# Cards and places


def card_named(code: str) -> Line:
    return line(f"stramash-card-{code}")


def one(code: str) -> Line:
    return line(f"stramash-card-{code}.one")


def way(moved: r.Moved | r.Charged | r.Walk | r.Charge, reader: Reader) -> dict[str, Variable]:
    """From where to where a laddie goes."""
    return {
        "from": place(moved.origin, "from", reader, moved.owner),
        "to": place(moved.target, "to", reader),
    }


def place(name: str, form: str, reader: Reader, owner: int = 0) -> Line:
    """A hole as it is said after "from", "to" or "at"; a dock is its `owner`'s."""
    field = field_named(name)
    if field == DOCK:
        kind, seat, number = "dock", owner, 0
    elif in_castle(field):
        kind, seat, number = "castle", castle_owner(field), depth(field)
    else:
        kind, seat, number = *hole_on_track(field, reader), field
    colour = line(f"stramash-colour-{seat}.{form}")
    return line(f"stramash-place.{form}", kind=kind, colour=colour, number=number)


def hole_on_track(field: int, reader: Reader) -> tuple[str, int]:
    """What is special about it, and for whom; where nobody sits, nothing is."""
    mashie, offset = divmod(field, int(reader.options["holes"]))
    seat = sitting(reader.seats).get(mashie)
    return ("track", 0) if seat is None else (kind_of(offset), seat)
