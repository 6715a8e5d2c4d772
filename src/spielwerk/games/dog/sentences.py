"""Dog in sentences: what happens, and what can be done."""

from collections.abc import Iterator

from spielwerk.core.lines import (
    Among,
    Line,
    Listed,
    Name,
    Setting,
    Variable,
    Whose,
    You,
    line,
    owner,
    who,
    yes,
)
from spielwerk.games.dog import records as r
from spielwerk.games.dog.board import (
    depth,
    field_named,
    in_lane,
    is_start,
    lane_owner,
    start_owner,
)
from spielwerk.games.dog.state import partner


def tell(event: r.DogEvent, _: Setting) -> Iterator[Line]:
    """One event is one sentence; of the cards that others are dealt nothing is said."""
    tag = f"dog-event-{event.__struct_config__.tag}"
    match event:
        case r.Dealt() | r.Gave() | r.Received():
            yield from personal(tag, event)
        case r.CameOut() | r.Moved() | r.Swapped() | r.SentHome():
            yield line(tag, **movement(event))
        case r.Round():
            yield line(tag, **who(event.starter), hand_size=event.hand_size)
        case r.Reshuffled():
            yield line(tag, cards=event.cards)
        case r.Exchanged():
            yield line(tag)
        case r.Played():
            joker, rank = yes(event.card != event.rank), stands_for(event.rank)
            yield line(tag, **who(event.seat), joker=joker, card=one(event.card), as_=rank)
        case r.Folded():
            yield line(tag, **who(event.seat), cards=named(event.cards))
        case r.Over():
            yield line(tag, reason=event.reason, **winners(event))
        case _:
            yield line(tag, **who(event.seat))


def personal(tag: str, event: r.Dealt | r.Gave | r.Received) -> Iterator[Line]:
    """What only whoever gives or gets a card is told in full."""
    match event:
        case r.Received():
            people: dict[str, Variable] = {"who": Name(event.giver), "owner": Name(event.seat)}
            yield line(tag, **people, you=You([event.seat]), card=one(event.card))
        case r.Gave():
            people = who(event.seat) | {"owner": Name(partner(event.seat))}
            if event.card is None:
                yield line(f"{tag}-hidden", **people)
            else:
                yield line(tag, **people, card=one(event.card))
        case r.Dealt(card=str(card)):
            yield Line(tag, who(event.seat) | {"cards": named(card)}, joins="cards")
        case _:
            pass


Movement = r.CameOut | r.Moved | r.Swapped | r.SentHome


def movement(event: Movement) -> dict[str, Variable]:
    """Who moves whose man where."""
    match event:
        case r.CameOut():
            return people(event.seat, event.owner) | {"to": place(event.target, "to")}
        case r.Moved():
            steps: dict[str, Variable] = {"count": len(event.path), "back": yes(event.back)}
            return people(event.seat, event.owner) | steps | way(event.origin, event.target)
        case r.Swapped(a=own, b=other):
            others = Whose(other.owner, event.seat)
            men = both(own.origin, other.origin) | {"other": Name(other.owner), "others": others}
            return people(event.seat, own.owner) | men
        case r.SentHome():
            return people(event.by, event.owner) | {"at": place(event.origin, "at")}


def people(actor: int, seat: int) -> dict[str, Variable]:
    """Who acts, and whose man it is."""
    return who(actor) | owner(seat, actor)


def winners(event: r.Over) -> dict[str, Variable]:
    """The two who have won; nobody in a draw."""
    seats = [seat for seat, value in enumerate(event.returns) if value > 0]
    if not seats:
        return {}
    return {"who": Among(seats, 0), "owner": Among(seats, 1), "you": You(seats)}


def wording(choice: r.DogChoice, _: Setting) -> Line:
    """What an action does, with its card."""
    match choice:
        case r.Give() | r.Fold():
            return line(f"dog-action-{choice.__struct_config__.tag}", card=one(choice.card))
        case r.Out():
            done = line("dog-action-out")
        case r.Walk():
            done = line("dog-action-move", **way(choice.origin, choice.target))
        case r.Swap():
            done = line("dog-action-swap", **both(choice.origin, choice.target))
    if choice.card != choice.rank:
        return line("dog-action-joker", as_=stands_for(choice.rank), action=done)
    return line("dog-action-card", name=card_named(choice.card), action=done)


# Cards and places


def card_named(code: str) -> Line:
    return line(f"dog-card-{code}")


def one(code: str) -> Line:
    return line(f"dog-card-{code}.one")


def stands_for(code: str) -> Line:
    return line(f"dog-card-{code}.as")


def named(codes: str) -> Listed:
    return Listed([card_named(code) for code in codes.split()])


def way(origin: str, target: str) -> dict[str, Variable]:
    return {"from": place(origin, "from"), "to": place(target, "to")}


def both(at: str, there: str) -> dict[str, Variable]:
    """Where the two men of a swap stand."""
    return {"at": place(at, "at"), "there": place(there, "at")}


def place(name: str, form: str) -> Line:
    """A field as it is said after "from", "to" or "at"."""
    field = field_named(name)
    kind, seat, number = "track", 0, field
    if in_lane(field):
        kind, seat, number = "goal", lane_owner(field), depth(field)
    elif is_start(field):
        kind, seat = "start", start_owner(field)
    return line(f"dog-place.{form}", kind=kind, seat=seat, number=number)
