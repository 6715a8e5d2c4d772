"""Worlds that agree with all that a seat of Stramash saw and heard.

Cards are drawn by counting. Whoever has discarded with nobody on the way holds no card that would
have brought a laddie out (§T2), until it plays again or one of its laddies is hit.
"""

import random
from collections.abc import Iterator, Sequence

from spielwerk.core import Game
from spielwerk.core.documents import Document
from spielwerk.core.news import copied
from spielwerk.games.stramash.board import LADDIES_EACH, on_track
from spielwerk.games.stramash.cards import ACE, CARDS, FECHTER, JACK, KING, QUEEN
from spielwerk.games.stramash.options import FORCED, FROM_DOCK
from spielwerk.games.stramash.state import PLAY, State, is_home, laddie_in_dock, team

LEAVING = frozenset((ACE, JACK, QUEEN, KING))
NOTHING = frozenset[int]()
ACTING = frozenset(("played", "discarded"))

Event = Document


def worlds(
    game: Game,
    seen: Document,
    events: Sequence[Event],
    seed: str,
    memory: int | None = None,
) -> Iterator[State]:
    """What may lie where; asked by a seat that has to act."""
    first: State = game.determinize(seen, seed=seed).state
    yours = first.phase == PLAY and first.turn == seen["seat"]
    known = remembered(events, seen["seat"], memory)
    lacking = [what_lacks(first, seat, known) if yours else NOTHING for seat in range(game.seats)]
    lot = random.Random(seed)
    while True:
        state = copied(first)
        deal_anew(state, seen["seat"], lacking, lot)
        yield state


def remembered(events: Sequence[Event], seat: int, memory: int | None) -> Sequence[Event]:
    """What a seat was told since it acted so many turns ago; None: all."""
    turns = 0
    for number in range(len(events) - 1, -1, -1):
        event = events[number]
        turns += int(event["event"] in ACTING and event["seat"] == seat)
        if turns == memory:
            return events[number:]
    return events


def what_lacks(s: State, seat: int, events: Sequence[Event]) -> frozenset[int]:
    """The cards that a seat cannot hold, because it would have had to play them."""
    if seat != s.turn and waits(s, seat):
        for number in range(len(events) - 1, -1, -1):
            event = events[number]
            if event["event"] == "discarded" and event["seat"] == seat:
                target = had_target(s, seat, events[number:])
                return LEAVING | {FECHTER} if target else LEAVING
            if tells_more(event, seat):
                break
    return NOTHING


def tells_more(event: Event, seat: int) -> bool:
    """Has a seat played since it discarded, or come to have more to bring out?"""
    if event["event"] == "docked":
        return bool(event["owner"] == seat)
    return bool(event["event"] == "played" and event["seat"] == seat)


def waits(s: State, seat: int) -> bool:
    """Has a seat laddies in the dock, and none on the track?"""
    return laddie_in_dock(s, seat) >= 0 and not is_home(s, seat) and not walking(s, seat)


def walking(s: State, seat: int) -> int:
    """How many laddies of a seat are on the track."""
    first = LADDIES_EACH * seat
    return sum(on_track(field) for field in s.laddies[first : first + LADDIES_EACH])


def had_target(s: State, seat: int, since: Sequence[Event]) -> bool:
    """Was there certainly a laddie that a Bonnie Fechter would have had to charge?"""
    if s.fechter_from_dock != FROM_DOCK or s.fechter_forced != FORCED:
        return False
    targets = [other for other in range(s.seats) if team(s, other) != team(s, seat)]
    new = sum(comes_out(event) and event["owner"] in targets for event in since)
    return sum(walking(s, other) for other in targets) > new


def comes_out(event: Event) -> bool:
    charged_from_dock = event["event"] == "charged" and event["from"] == "D"
    return charged_from_dock or bool(event["event"] == "came_out")


def deal_anew(s: State, viewer: int, lacking: list[frozenset[int]], lot: random.Random) -> None:
    """Draw the other hands from all cards that the viewer does not see."""
    others = [seat for seat in range(s.seats) if seat != viewer]
    for seat in others:
        for card in CARDS:
            s.pile[card] += s.hands[seat][card]
            s.hands[seat][card] = 0
    for seat in sorted(others, key=lambda seat: -len(lacking[seat])):
        for _ in range(s.held[seat]):
            possible = [0 if card in lacking[seat] else n for card, n in enumerate(s.pile)]
            chances = possible if any(possible) else s.pile
            card = lot.choices(range(len(chances)), chances)[0]
            s.pile[card] -= 1
            s.hands[seat][card] += 1
