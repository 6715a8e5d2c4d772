"""Worlds that agree with all that a seat of Dog saw and heard."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any

from spielwerk.core import Game
from spielwerk.core.chance import Source, drawn, seeded
from spielwerk.games.dog.board import SEATS
from spielwerk.games.dog.cards import card_named
from spielwerk.games.dog.state import EXCHANGE, State, partner

LAID = frozenset({"played", "folded"})


def worlds(
    game: Game,
    seen: Mapping[str, Any],
    events: Sequence[Mapping[str, Any]],
    seed: str,
    memory: int | None = None,
) -> Iterator[State]:
    """What may lie where, by counting; the partner still holds the card that it was given.

    The card is forgotten after `memory` own turns.
    """
    mine = seen["to_move"] == seen["seat"]
    given = given_card(seen["seat"], events, memory) if mine else None
    for number in count():
        state: State = game.determinize(seen, seed=f"{seed}/{number}").state
        if given is not None and state.phase != EXCHANGE:
            hold(state, partner(seen["seat"]), card_named(given), seeded(f"{seed}/{number}/given"))
        yield state


def given_card(
    seat: int, events: Sequence[Mapping[str, Any]], memory: int | None = None
) -> str | None:
    """§R2: the card given to the partner in this round, unless it may be laid already."""
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
            if event["seat"] == partner(seat):
                laid.update(str(event.get("card", event.get("cards"))).split())
    return None


def hold(s: State, seat: int, card: int, source: Source) -> None:
    """One card of this hand is `card`: it changes places with one imagined elsewhere."""
    other = drawn(source, s.hands[seat])
    if other == card or not s.held[seat]:
        return
    places = [*(s.hands[i] for i in range(SEATS) if i not in (seat, partner(seat))), s.pile]
    if sum(place[card] for place in places) == 0:
        return
    place = places[drawn(source, [place[card] for place in places])]
    s.hands[seat][other] -= 1
    s.hands[seat][card] += 1
    place[card] -= 1
    place[other] += 1
