"""What happens in Dog, told to those who may know it.

This file says who learns what: read every change of it against the rulebook. Everything lies open
but the cards that are dealt (§R5), given and received (§R2).
"""

from collections.abc import Iterator
from typing import Any

from spielwerk.core.match import copied
from spielwerk.core.telling import Told
from spielwerk.games.dog import moves, rules
from spielwerk.games.dog.board import (
    KENNEL,
    MEN,
    MEN_EACH,
    SEATS,
    TRACK,
    ahead,
    name,
    next_on_way,
    start,
)
from spielwerk.games.dog.cards import CODES, JACK, codes_of
from spielwerk.games.dog.position import men_of
from spielwerk.games.dog.state import (
    DEAL,
    EXCHANGE,
    FOLD,
    HAND_OVER,
    NEXT_ROUND,
    NO_TEAM,
    NOTHING,
    OVER,
    RESHUFFLE,
    STARTER,
    State,
    owner_of,
    partner,
    side,
)


def events(before: State, seat: int, action: int) -> list[Told]:
    """What happens when `seat` (or CHANCE) carries out a legal action, and what that forces."""
    s = copied(before)
    told = list(action_told(s, seat, action))
    rules.take(s, seat, action)
    told += changes_told(before, s, seat, action)
    while (what := rules.due(s)) != NOTHING:
        told += forced_told(s, what)
        rules.force(s, what)
        if what == NEXT_ROUND:
            told.append(round_told(s))
    return told


def taken_back(s: State, seat: int) -> list[Told]:
    """§M5: a part of a seven was taken back; the men stand as they stood before it."""
    return [Told({"event": "taken_back", "seat": seat, "men": men_of(s)})]


# What the action itself is


def action_told(s: State, seat: int, action: int) -> Iterator[Told]:
    card = CODES[moves.card_of(action)]
    if s.phase == STARTER:
        starter = moves.target_of(action)
        yield Told({"event": "starter", "seat": starter})
        yield Told({"event": "round", "starter": starter, "hand_size": s.hand_size})
    elif s.phase == DEAL:
        yield from secret("dealt", (s.starter + s.dealt) % SEATS, card)
    elif s.phase == EXCHANGE:
        yield from secret("gave", seat, card)
    elif moves.origin_of(action) == moves.FOLDING:
        yield Told({"event": "folded", "seat": seat, "cards": card})
    else:
        yield from play_told(s, seat, action)


def secret(event: str, seat: int, card: str) -> Iterator[Told]:
    """A card that only its seat sees; the others see that there was one."""
    yield Told({"event": event, "seat": seat, "card": card}, only=seat)
    yield Told({"event": event, "seat": seat}, but=(seat,))


def play_told(s: State, seat: int, action: int) -> Iterator[Told]:
    """A card is played and a man comes out, moves or is swapped."""
    if s.left == 0:
        laid, card = CODES[moves.laid_card(action)], CODES[moves.card_of(action)]
        yield Told({"event": "played", "seat": seat, "card": laid, "as": card})
    origin, target = moves.origin_of(action), moves.target_of(action)
    if origin == KENNEL:
        owner = side(s)
        yield Told({"event": "came_out", "seat": seat, "owner": owner, "to": name(start(owner))})
    elif moves.card_of(action) == JACK:
        yield swapped_told(s, seat, origin, target)
    else:
        yield moved_told(s, seat, action)


def swapped_told(s: State, seat: int, origin: int, target: int) -> Told:
    """§M7: two men change places."""

    def went(a: int, b: int) -> dict[str, Any]:
        return {"owner": owner_of(s.board[a]), "from": name(a), "to": name(b)}

    return Told(
        {"event": "swapped", "seat": seat, "a": went(origin, target), "b": went(target, origin)}
    )


def moved_told(s: State, seat: int, action: int) -> Told:
    """A man walks, field by field."""
    origin, target = moves.origin_of(action), moves.target_of(action)
    owner = owner_of(s.board[origin])
    back = moves.goes_back(action)
    return Told(
        {
            "event": "moved",
            "seat": seat,
            "owner": owner,
            "from": name(origin),
            "to": name(target),
            "path": [name(field) for field in way(owner, origin, target, back)],
            "back": back,
        }
    )


def way(owner: int, origin: int, target: int, back: bool) -> Iterator[int]:
    """The fields that a man enters on its way."""
    field = origin
    while field != target:
        field = (field - 1) % TRACK if back else next_on_way(owner, field, target)
        yield field


# What follows from it


def changes_told(before: State, s: State, seat: int, action: int) -> Iterator[Told]:
    """Men that were sent home, a seat that is home, the end."""
    for man in sent_home(before, s, action):
        at = name(before.men[man])
        yield Told({"event": "sent_home", "owner": owner_of(man), "from": at, "by": seat})
    for owner in range(SEATS):
        if s.home[owner] == MEN_EACH > before.home[owner]:
            yield Told({"event": "home", "seat": owner})
    if s.phase == OVER:
        returns = [rules.returns(s, seat) for seat in range(SEATS)]
        reason = "guard" if s.winner == NO_TEAM else "goal"
        yield Told({"event": "over", "returns": returns, "reason": reason})


def sent_home(before: State, s: State, action: int) -> list[int]:
    """The men that were sent home, in the order in which a man on its way met them."""
    origin = moves.origin_of(action)
    men = [man for man in range(MEN) if s.men[man] == KENNEL != before.men[man]]
    return sorted(men, key=lambda man: ahead(origin, before.men[man]))


def forced_told(s: State, what: int) -> Iterator[Told]:
    """What the rules force, told from the state just before."""
    if what == RESHUFFLE:
        yield Told({"event": "reshuffled", "cards": s.discarded})
    elif what == FOLD:
        yield Told({"event": "folded", "seat": s.turn, "cards": codes_of(s.hands[s.turn])})
    elif what == HAND_OVER:
        yield Told({"event": "exchanged"})
        for giver in range(SEATS):
            receiver, card = partner(giver), CODES[s.given[giver]]
            event = {"event": "received", "seat": receiver, "from": giver, "card": card}
            yield Told(event, only=receiver)


def round_told(s: State) -> Told:
    """§R1: a new round begins."""
    return Told({"event": "round", "starter": s.starter, "hand_size": s.hand_size})
