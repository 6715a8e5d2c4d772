"""Stramash in sentences: what happens, and what can be done."""

from collections.abc import Iterator
from functools import cache

from spielwerk.core.lines import Among, Line, Listed, Setting, Variable, You, line, owner, who, yes
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


def tell(event: r.StramashEvent, setting: Setting) -> Iterator[Line]:
    """One event is one sentence; of the cards that others get nothing is said."""
    tag = f"stramash-event-{event.__struct_config__.tag}"
    match event:
        case r.Dealt():
            yield from personal(tag, event)
        case r.CameOut() | r.Moved() | r.Charged():
            yield line(tag, **movement(event, setting))
        case r.Docked():
            at = place(event.origin, "at", setting)
            yield line(tag, **people(event.by, event.owner), at=at)
        case r.Promoted():
            yield line(tag, **people(event.by, event.owner), **way(event, setting))
        case r.Reshuffled():
            yield line(tag, cards=event.cards)
        case r.Played() | r.Discarded():
            yield line(tag, **who(event.seat), card=one(event.card))
        case r.Over():
            yield line(tag, reason=event.reason, **winners(event))
        case _:
            yield line(tag, **who(event.seat))


def personal(tag: str, event: r.Dealt | r.Drew) -> Iterator[Line]:
    """What only whoever gets a card is told."""
    if event.card is None:
        return
    if isinstance(event, r.Drew):
        yield line(tag, **who(event.seat), card=one(event.card))
    else:
        cards: dict[str, Variable] = {"cards": Listed([card_named(event.card)])}
        yield Line(tag, who(event.seat) | cards, joins="cards")


def movement(event: r.CameOut | r.Moved | r.Charged, setting: Setting) -> dict[str, Variable]:
    """Who moves whose laddie where."""
    movers = people(event.seat, event.owner)
    match event:
        case r.CameOut():
            return movers | {"to": place(event.target, "to", setting)}
        case r.Moved():
            steps: dict[str, Variable] = {"count": len(event.path), "back": yes(event.back)}
            return movers | steps | way(event, setting)
        case r.Charged():
            return movers | way(event, setting)


def people(actor: int, seat: int) -> dict[str, Variable]:
    """Who acts, and whose laddie it is."""
    return who(actor) | owner(seat, actor)


def winners(event: r.Over) -> dict[str, Variable]:
    """Who has won: one or a pair; nobody in a draw."""
    seats = [seat for seat, value in enumerate(event.returns) if value > 0]
    names: dict[str, Variable] = {
        key: Among(seats, place) for place, key in enumerate(("who", "owner")[: len(seats)])
    }
    return {**names, "you": You(seats), "pair": yes(len(seats) > 1)}


def wording(choice: r.StramashChoice, setting: Setting) -> Line:
    """What an action does, with its card."""
    match choice:
        case r.Discard():
            return line("stramash-action-discard", card=one(choice.card))
        case r.Out():
            done = line("stramash-action-out")
        case r.Walk():
            done = line("stramash-action-move", **way(choice, setting))
        case r.Charge():
            done = line("stramash-action-charge", **way(choice, setting))
    return line("stramash-action-card", name=card_named(choice.card), action=done)


# Cards and places


@cache
def card_named(code: str) -> Line:
    return line(f"stramash-card-{code}")


@cache
def one(code: str) -> Line:
    return line(f"stramash-card-{code}.one")


Going = r.Moved | r.Charged | r.Promoted | r.Walk | r.Charge


def way(moved: Going, setting: Setting) -> dict[str, Variable]:
    """From where to where a laddie goes."""
    return {
        "from": place(moved.origin, "from", setting, moved.owner),
        "to": place(moved.target, "to", setting),
    }


def place(name: str, form: str, setting: Setting, owner: int = 0) -> Line:
    """A hole as it is said after "from", "to" or "at"; a dock is its `owner`'s."""
    return place_of(name, form, int(setting.options["holes"]), setting.seats, owner)


@cache
def place_of(name: str, form: str, holes: int, seats: int, owner: int) -> Line:
    """The same where there are so many holes to a mashie."""
    field = field_named(name)
    if field == DOCK:
        kind, seat, number = "dock", owner, 0
    elif in_castle(field):
        kind, seat, number = "castle", castle_owner(field), depth(field)
    else:
        kind, seat, number = *hole_on_track(field, holes, seats), field
    colour = line(f"stramash-colour-{seat}.{form}")
    return line(f"stramash-place.{form}", kind=kind, colour=colour, number=number)


def hole_on_track(field: int, holes: int, seats: int) -> tuple[str, int]:
    """What is special about it, and for whom; where nobody sits, nothing is."""
    mashie, offset = divmod(field, holes)
    seat = sitting(seats).get(mashie)
    return ("track", 0) if seat is None else (kind_of(offset), seat)
