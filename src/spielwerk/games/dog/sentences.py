"""Dog in sentences: what happens, and what can be done."""

from collections.abc import Iterator
from functools import cache

from spielwerk.core.lines import (
    Among,
    Line,
    Listed,
    Name,
    Setting,
    Variable,
    Whose,
    You,
    all_of,
    line,
    owner,
    who,
    yes,
)
from spielwerk.games.dog import records as r
from spielwerk.games.dog.board import (
    MEN_EACH,
    depth,
    field_named,
    in_lane,
    lane_owner,
    starts,
)
from spielwerk.games.dog.options import gifts_go


def tell(event: r.DogEvent, at: Setting) -> Iterator[Line]:
    """One event is one sentence; of the cards that others are dealt nothing is said."""
    tag = f"dog-event-{event.__struct_config__.tag}"
    match event:
        case r.Dealt() | r.Gave() | r.Received():
            yield from personal(tag, event, at)
        case r.CameOut() | r.Moved() | r.Swapped() | r.SentHome():
            yield line(tag, **movement(event, at.seats))
        case r.Round():
            yield line(tag, **who(event.starter), hand_size=event.hand_size)
        case r.Reshuffled():
            yield line(tag, cards=event.cards)
        case r.Exchanged():
            yield line(tag)
        case r.Played():
            card: dict[str, Variable] = {"card": one(event.card), "as": stands_for(event.rank)}
            yield line(tag, **who(event.seat), joker=yes(event.card != event.rank), **card)
        case r.Folded():
            yield line(tag, **who(event.seat), cards=named(event.cards))
        case r.Over():
            yield ending(tag, event)
        case _:
            yield line(tag, **who(event.seat))


def personal(tag: str, event: r.Dealt | r.Gave | r.Received, at: Setting) -> Iterator[Line]:
    """What only whoever gives or gets a card is told in full."""
    match event:
        case r.Received():
            names: dict[str, Variable] = {"who": Name(event.giver), "owner": Name(event.seat)}
            yield line(tag, **names, you=You([event.seat]), card=one(event.card))
        case r.Gave():
            shared = people(event.seat, receiver(event.seat, at))
            if event.card is None:
                yield line(f"{tag}-hidden", **shared)
            else:
                yield line(tag, **shared, card=one(event.card))
        case r.Dealt(card=str(card)):
            yield Line(tag, who(event.seat) | {"cards": named(card)}, joins="cards")
        case _:
            pass


def receiver(giver: int, at: Setting) -> int:
    """§R2, S4: who gets the card that a seat gives."""
    further = gifts_go(at.seats, at.options["teams"], at.options["exchange"])
    return (giver + further) % at.seats


Movement = r.CameOut | r.Moved | r.Swapped | r.SentHome


def movement(event: Movement, seats: int) -> dict[str, Variable]:
    """Who moves whose man where."""
    match event:
        case r.CameOut():
            return people(event.seat, event.owner) | {"to": place(event.target, "to", seats)}
        case r.Moved():
            steps: dict[str, Variable] = {"count": len(event.path), "back": yes(event.back)}
            return people(event.seat, event.owner) | steps | way(event.origin, event.target, seats)
        case r.Swapped(a=own, b=other):
            others = Whose(other.owner, event.seat)
            men = both(own.origin, other.origin, seats) | {
                "other": Name(other.owner),
                "others": others,
            }
            return people(event.seat, own.owner) | men
        case r.SentHome():
            return people(event.by, event.owner) | {"at": place(event.origin, "at", seats)}


def people(actor: int, seat: int) -> dict[str, Variable]:
    """Who acts, and whose man it is."""
    return who(actor) | owner(seat, actor)


def ending(tag: str, event: r.Over) -> Line:
    """Who has won: one (§S5), the two of a pair, or more; nobody in a draw."""
    seats = [seat for seat, value in enumerate(event.returns) if value > 0]
    match len(seats):
        case 0:
            return line(tag, reason=event.reason)
        case 1:
            return line(f"{tag}-alone", **who(seats[0]))
        case 2:
            people: dict[str, Variable]
            people = {"who": Among(seats, 0), "owner": Among(seats, 1), "you": You(seats)}
            return line(tag, reason=event.reason, **people)
        case many:
            return line(f"{tag}-side", men=many * MEN_EACH, **all_of(seats))


def wording(choice: r.DogChoice, at: Setting) -> Line:
    """What an action does, with its card."""
    match choice:
        case r.Give() | r.Fold():
            return line(f"dog-action-{choice.__struct_config__.tag}", card=one(choice.card))
        case r.Out():
            done = line("dog-action-out")
        case r.Walk():
            done = line("dog-action-move", **way(choice.origin, choice.target, at.seats))
        case r.Swap():
            done = line("dog-action-swap", **both(choice.origin, choice.target, at.seats))
    if choice.card != choice.rank:
        return Line("dog-action-joker", {"as": stands_for(choice.rank), "action": done})
    return line("dog-action-card", name=card_named(choice.card), action=done)


# Cards and places


@cache
def card_named(code: str) -> Line:
    return line(f"dog-card-{code}")


@cache
def one(code: str) -> Line:
    return line(f"dog-card-{code}.one")


@cache
def stands_for(code: str) -> Line:
    return line(f"dog-card-{code}.as")


def named(codes: str) -> Listed:
    return Listed([card_named(code) for code in codes.split()])


def way(origin: str, target: str, seats: int) -> dict[str, Variable]:
    return {"from": place(origin, "from", seats), "to": place(target, "to", seats)}


def both(at: str, there: str, seats: int) -> dict[str, Variable]:
    """Where the two men of a swap stand."""
    return {"here": place(at, "", seats), "there": place(there, "", seats)}


@cache
def place(name: str, form: str, seats: int) -> Line:
    """A field as it is said after "from", "to" or "at", or by itself."""
    field = field_named(name)
    kind, seat, number = "track", 0, field
    if in_lane(field):
        kind, seat, number = "goal", lane_owner(field), depth(field)
    elif field in starts(seats):
        kind, seat = "start", starts(seats)[field]
    text = f"dog-place.{form}" if form else "dog-place"
    return line(text, kind=kind, seat=seat, number=number)
