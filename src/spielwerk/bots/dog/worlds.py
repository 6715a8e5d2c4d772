"""Worlds that agree with all that a seat of Dog saw and heard.

Whoever was given a card, the partner say, holds it until it lays it (§R2). Whoever folded a single
card (option `fold: one_card`) with a man to bring out holds no card that would have done so (§R4).
"""

from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import count

from spielwerk.core import Game
from spielwerk.core.chance import Source, drawn, seeded
from spielwerk.core.documents import Document
from spielwerk.games.dog.cards import ACE, CARDS, JOKER, KING, card_named
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
        lacking = {seat for seat in folded if state.held[seat] and can_come_out(state, seat)}
        certain = {to: card_named(given)} if given and state.phase != EXCHANGE else {}
        if certain or lacking:
            source = seeded(f"{seed}/{number}/told")
            deal_anew(state, seen["seat"], certain, lacking, source)
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


def deal_anew(
    s: State, viewer: int, certain: Mapping[int, int], lacking: Set[int], source: Source
) -> None:
    """Draw the other hands again, all that can be equally likely.

    A card that a seat is `certain` to hold is taken out of the unseen ones before any is drawn.
    Who lacks the cards that bring a man out draws from the others, before all who may hold any.
    """
    others = [seat for seat in range(s.seats) if seat != viewer]
    for seat in others:
        for card in CARDS:
            s.pile[card] += s.hands[seat][card]
            s.hands[seat][card] = 0
    for seat, card in certain.items():
        if s.held[seat] and s.pile[card]:
            get(s, seat, card)
    for seat in sorted(others, key=lambda seat: seat not in lacking):
        for _ in range(s.held[seat] - sum(s.hands[seat])):
            get(s, seat, drawn(source, possible(s, seat in lacking)))


def possible(s: State, lacks: bool) -> list[int]:
    """How many of each card may be drawn; all, if nothing else is left."""
    others = [0 if lacks and card in LEAVING else n for card, n in enumerate(s.pile)]
    return others if any(others) else s.pile


def get(s: State, seat: int, card: int) -> None:
    s.pile[card] -= 1
    s.hands[seat][card] += 1


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
