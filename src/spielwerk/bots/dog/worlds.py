"""Worlds that agree with all that a seat of Dog saw and heard.

Whoever was given a card, the partner say, holds it until it lays it (§R2). Whoever folded a single
card (option `fold: one_card`) with a man to bring out holds no card that would have done so (§R4).
"""

from collections.abc import Iterator, Sequence
from itertools import count

from spielwerk.core import Game
from spielwerk.core.chance import Source, drawn, seeded
from spielwerk.core.documents import Document
from spielwerk.games.dog.cards import ACE, JOKER, KING, card_named
from spielwerk.games.dog.state import EMPTY, EXCHANGE, State, receiver
from spielwerk.games.dog.ways import bars_itself, man_in_kennel

LAID = frozenset({"played", "folded"})
LEAVING = (ACE, KING, JOKER)


def worlds(
    game: Game,
    seen: Document,
    events: Sequence[Document],
    seed: str,
    memory: int | None = None,
) -> Iterator[State]:
    """What may lie where, by counting and by what was told in the latest `memory` own turns."""
    mine = seen["to_move"] == seen["seat"]
    to = receiver(game.new_state(), seen["seat"])
    given = given_card(seen["seat"], to, events, memory) if mine else None
    folded = who_folded(seen["seat"], events, memory)
    for number in count():
        state: State = game.determinize(seen, seed=f"{seed}/{number}").state
        if given is not None and state.phase != EXCHANGE:
            source = seeded(f"{seed}/{number}/given")
            hold(state, to, seen["seat"], card_named(given), source)
        for seat in folded:
            if can_come_out(state, seat):
                lack(state, seat, seeded(f"{seed}/{number}/folded/{seat}"))
        yield state


def given_card(
    seat: int, to: int, events: Sequence[Document], memory: int | None = None
) -> str | None:
    """§R2: the card given to seat `to` in this round, unless it may be laid already."""
    laid: set[str] = set()
    turns = 0
    for event in reversed(events):
        if event["event"] == "gave" and event["seat"] == seat:
            card: str | None = event.get("card")
            return None if card in laid else card
        if event["event"] == "round" or turns == memory:
            return None
        if event["event"] in LAID:
            turns += event["seat"] == seat
            if event["seat"] == to:
                laid.update(str(event.get("card", event.get("cards"))).split())
    return None


def hold(s: State, seat: int, viewer: int, card: int, source: Source) -> None:
    """One card of this hand is `card`: it changes places with one imagined elsewhere."""
    other = drawn(source, s.hands[seat])
    if other == card or not s.held[seat]:
        return
    places = [*(s.hands[i] for i in range(s.seats) if i not in (seat, viewer)), s.pile]
    if sum(place[card] for place in places) == 0:
        return
    place = places[drawn(source, [place[card] for place in places])]
    s.hands[seat][other] -= 1
    s.hands[seat][card] += 1
    place[card] -= 1
    place[other] += 1


def who_folded(viewer: int, events: Sequence[Document], memory: int | None = None) -> set[int]:
    """§R4: who else has folded in this round, and has all its men where they were then."""
    folded, changed = set[int](), set[int]()
    turns = 0
    for event in reversed(events):
        if event["event"] == "round" or turns == memory:
            break
        if event["event"] == "folded" and event["seat"] not in changed:
            folded.add(event["seat"])
        if event["event"] in LAID:
            turns += event["seat"] == viewer
        changed |= {part["owner"] for part in (event, *swapped(event)) if "owner" in part}
    return folded - {viewer}


def swapped(event: Document) -> list[Document]:
    """The two men of a swap."""
    return [event["a"], event["b"]] if event["event"] == "swapped" else []


def can_come_out(s: State, seat: int) -> bool:
    """§M1: has a seat a man in the kennel, and nothing on its start field that bars it?"""
    free = not s.fresh[seat] and not bars_itself(s, seat)
    return free and man_in_kennel(s, seat) != EMPTY


def lack(s: State, seat: int, source: Source) -> None:
    """No card of this hand brings a man out: such cards change places with others of the pile."""
    for card in LEAVING:
        for _ in range(s.hands[seat][card]):
            others = [0 if other in LEAVING else n for other, n in enumerate(s.pile)]
            if not any(others):
                return
            other = drawn(source, others)
            s.hands[seat][card] -= 1
            s.hands[seat][other] += 1
            s.pile[other] -= 1
            s.pile[card] += 1
