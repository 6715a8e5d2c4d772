"""Streifzug durch in sentences: what happens, and what can be done."""

from collections.abc import Iterator, Sequence
from functools import cache, reduce

from spielwerk.core.lines import (
    Each,
    Line,
    Listed,
    Name,
    Setting,
    Variable,
    Whose,
    all_of,
    line,
    who,
)
from spielwerk.games.streifzug import records as r
from spielwerk.games.streifzug.board import (
    BELL,
    GOAL,
    START,
    field_named,
    in_zone,
    kind,
    quadrant_of,
    quadrants,
)
from spielwerk.games.streifzug.cards import card_named, is_joker, is_number, number_of

PLACES = {BELL: "bell", GOAL: "goal", START: "start"}


def tell(event: r.StreifzugEvent, setting: Setting) -> Iterator[Line]:
    """One event is one sentence; at the end one more says who has won."""
    tag = f"streifzug-event-{event.__struct_config__.tag}"
    match event:
        case r.Stacked() | r.Turned():
            yield line(tag, cards=cards([card for card in event.tops if card is not None]))
        case r.Rolled():
            yield line(tag, **who(event.seat), dice=Listed([*event.dice]))
        case r.Moved() | r.Thrown() | r.Patron() | r.Hopped():
            yield line(tag, **movement(event, setting))
        case r.Draws() | r.Robbed() | r.Took() | r.Mopser():
            yield between(tag, event)
        case r.CaughtCard():
            yield line(tag, **who(event.seat), card=one(event.card))
        case r.Melds():
            yield line(tag, **who(event.seat), melds=all_melds(event.melds), count=event.hand)
        case r.LaidOut() | r.Added():
            yield line(tag, **who(event.seat), **laying(event))
        case r.Over():
            yield from over(tag, event)
        case _:
            yield line(tag, **who(event.seat))


Movement = r.Moved | r.Thrown | r.Patron | r.Hopped


def movement(event: Movement, setting: Setting) -> dict[str, Variable]:
    """Whose figure goes from where to where, and by what."""
    match event:
        case r.Moved():
            way = way_of(event.origin, event.target, event.seat, setting)
            return who(event.seat) | {"dice": summed(event.dice)} | way
        case r.Hopped():
            way = way_of(event.origin, event.target, event.seat, setting)
            return who(event.seat) | {"card": small(event.card)} | way
        case r.Patron():
            to = place(event.target, event.by, "to", setting)
            doing = who(event.seat) | {"card": one(event.card), "to": to}
            return doing | other(event.by, event.seat)
        case r.Thrown():
            hit = place(event.origin, event.seat, "", setting)
            to = place(event.target, event.seat, "to", setting)
            return who(event.by) | {"hit": hit, "to": to} | other(event.seat, event.by)


def between(tag: str, event: r.Draws | r.Robbed | r.Took | r.Mopser) -> Line:
    """What one takes from another; a card of the hand only these two see."""
    people = who(event.seat) | other(event.giver, event.seat)
    if isinstance(event, r.Draws):
        return line(tag, **people)
    if event.card is None:
        return line(f"{tag}-hidden", **people)
    return line(tag, **people, card=one(event.card))


def other(seat: int, actor: int) -> dict[str, Variable]:
    """The party to which something is done."""
    return {"owner": Name(seat), "whose": Whose(seat, actor)}


def laying(event: r.LaidOut | r.Added) -> dict[str, Variable]:
    """A meld as it lies now, and what it is worth."""
    points = line("streifzug-points", points=event.points)
    lies: dict[str, Variable] = {"cards": cards(event.cards), "points": points}
    if isinstance(event, r.Added):
        return {"card": one(event.card)} | lies
    return {"meld": meld(event.cards, ".one")} | lies


def all_melds(melds: Sequence[Sequence[str]]) -> Line:
    """All that lies before somebody, one meld after the other."""
    if not melds:
        return line("streifzug-melds-none")
    lying = [line("streifzug-meld-lying", meld=meld(codes), cards=cards(codes)) for codes in melds]
    return reduce(lambda before, next_: line("streifzug-melds", melds=before, next=next_), lying)


def meld(codes: Sequence[str], form: str = "") -> Line:
    """What lies together, by name."""
    return line(f"streifzug-meld{form}", meld=meld_kind(codes))


def meld_kind(codes: Sequence[str]) -> r.MeldKind:
    """What lies together: letters, one number, or a run."""
    found = [card_named(code) for code in codes]
    numbers = {number_of(card) for card in found if is_number(card)}
    if not numbers:
        return "flush"
    return "set" if len(numbers) == 1 else "run"


def over(tag: str, event: r.Over) -> Iterator[Line]:
    """Why it is over, and who has won; nobody has if it took too long."""
    yield line(tag, reason=event.reason)
    if event.reason != "guard":
        winners = [seat for seat, value in enumerate(event.returns) if value > 0]
        yield line("streifzug-end", **all_of(winners), count=len(winners))


# What can be done


def wording(choice: r.StreifzugChoice, setting: Setting) -> Line:
    """What an action does."""
    match choice:
        case r.Move():
            return line("streifzug-action-move", dice=summed(choice.dice), **both(choice, setting))
        case r.Hop():
            return line("streifzug-action-hopser", **both(choice, setting))
        case r.LayOut():
            kind_laid, laid = choice.meld_kind, cards(choice.cards)
            return line("streifzug-action-meld", meld=kind_laid, cards=laid)
        case r.Add():
            return growing(choice)
        case r.Rob():
            return robbing(choice)
        case r.End():
            return line("streifzug-action-end")
        case _:
            return answering(choice)


def answering(choice: r.Take | r.Give | r.Protect | r.Draw | r.Forgo) -> Line:
    """What is done about a throw."""
    match choice:
        case r.Protect():
            return line("streifzug-action-patron", card=bare(choice.card))
        case r.Forgo():
            return line("streifzug-action-let_go")
        case r.Draw():
            return line("streifzug-action-draw", owner=Name(choice.owner))
        case _:
            return paying(choice)


def growing(choice: r.Add) -> Line:
    """A joker says at which end it lies."""
    what = "exchange" if isinstance(choice, r.Exchange) else "add"
    told = what == "exchange" or is_joker(card_named(choice.card))
    form = f".{choice.side}" if told and choice.side else ""
    card = one(choice.card) if what == "exchange" else bare(choice.card)
    return line(f"streifzug-action-{what}{form}", card=card, cards=cards(choice.cards))


def robbing(choice: r.Rob) -> Line:
    if choice.card is None:
        return line("streifzug-action-mopser-hand", owner=Name(choice.owner))
    text, card = "streifzug-action-mopser-used", bare(choice.card)
    return line(text, card=card, owner=Name(choice.owner))


def paying(choice: r.Take | r.Give) -> Line:
    """A card of what is laid, a used one, or one of the hand."""
    card, gives = bare(choice.card), isinstance(choice, r.Give)
    if choice.cards is not None:
        whose = "you" if gives else "other"
        laid = cards(choice.cards)
        return line("streifzug-action-give-meld", card=card, cards=laid, whose=whose)
    if isinstance(choice, r.Take):
        return line("streifzug-action-take", card=card, owner=Name(choice.owner))
    return line(f"streifzug-action-give{'-used' if choice.used else ''}", card=card)


# Cards, dice and places


@cache
def one(code: str) -> Line:
    return line(f"streifzug-card-{code}.one")


@cache
def bare(code: str) -> Line:
    """A card where a sentence begins with it, without article."""
    return line(f"streifzug-card-{code}.bare")


@cache
def small(code: str) -> Line:
    """A Hopper in brackets, behind what it did."""
    return line(f"streifzug-card-{code}.small")


def cards(codes: Sequence[str]) -> Each:
    return Each("streifzug-card", " ".join(codes))


def summed(dice: Sequence[int]) -> str:
    """What is played of the roll: `5`, or `5 + 3` for the sum of both."""
    return " + ".join(map(str, dice))


def way_of(origin: str, target: str, seat: int, setting: Setting) -> dict[str, Variable]:
    from_, to = place(origin, seat, "from", setting), place(target, seat, "to", setting)
    return {"from": from_, "to": to}


def both(choice: r.Move | r.Hop, setting: Setting) -> dict[str, Variable]:
    """From where to where a figure may go, each by itself."""
    here = place(choice.origin, choice.seat, "", setting)
    return {"here": here, "there": place(choice.target, choice.seat, "", setting)}


def place(name: str, seat: int, form: str, setting: Setting) -> Line:
    """A field on which a figure of `seat` stands: after "from", "to" or "at", or by itself."""
    return place_of(name, seat, form, setting.seats)


@cache
def place_of(name: str, seat: int, form: str, seats: int) -> Line:
    """The same where so many sit."""
    field, text = field_named(name), f"streifzug-place{attribute(form)}"
    if field == BELL:
        return line(text, kind="bell")
    if field in (GOAL, START):
        return line(text, kind=PLACES[field], colour=colour(quadrant_of(seat, seats), form))
    if not in_zone(field):
        return line(text, kind=kind(field), number=int(name[1:]), ring=ring_of(name))
    if field // 12 not in quadrants(seats):
        return line(text, kind="closed")
    return line(text, kind=kind(field), colour=colour(field // 12, form))


def ring_of(name: str) -> str:
    """Catch fields of two rings bear the same numbers."""
    return "outer" if name.startswith("o") else "middle"


def colour(quadrant: int, form: str) -> Line:
    return line(f"streifzug-colour-{quadrant}{attribute(form)}")


def attribute(form: str) -> str:
    """What names a form behind a text; a text by itself has no name."""
    return f".{form}" if form else ""
