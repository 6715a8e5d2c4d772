"""Worlds that agree with all that a seat of Streifzug durch saw and heard.

Who catches a card shows it, and so does who takes one that lies open; it stays in that hand until
it is laid, played, given or robbed. What was robbed unseen may have been any card of the hand.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count

from spielwerk.core import Game
from spielwerk.core.chance import Source, seeded
from spielwerk.core.documents import Document
from spielwerk.games.streifzug.board import STACKS
from spielwerk.games.streifzug.cards import CARDS, COPIES, card_named
from spielwerk.games.streifzug.options import ON
from spielwerk.games.streifzug.state import OVER, STACK_SIZE, State, add_card, remove_card

Event = Document
Known = list[Counter[int]]
"""For each seat the cards that its hand is known to hold."""

LEAVING = frozenset({"laid_out", "added", "exchanged", "hopped", "mopser", "patron"})
"""What is told of cards that leave a hand and lie open then."""


def worlds(
    game: Game,
    seen: Document,
    events: Sequence[Event],
    seed: str,
    memory: int | None = None,
) -> Iterator[State]:
    """What may lie where: cards that are known to be in a hand are there.

    What was told more than `memory` own turns ago is forgotten.
    """
    fresh = first_remembered(events, seen["seat"], memory)
    for number in count():
        state: State = game.determinize(seen, seed=f"{seed}/{number}").state
        if state.ext_cards == ON and state.phase != OVER:
            source = seeded(f"{seed}/{number}/known")
            known = known_hands(state.seats, events, source, fresh)
            known[seen["seat"]] = Counter(dict.fromkeys(CARDS, COPIES))
            hold_all(state, seen["seat"], known, source)
        yield state


def first_remembered(events: Sequence[Event], seat: int, memory: int | None) -> int:
    """From which event on somebody remembers who has rolled so often since."""
    turns = 0
    for number in range(len(events) - 1, -1, -1):
        event = events[number]
        turns += int(event["event"] == "rolled" and event["seat"] == seat)
        if turns == memory:
            return number
    return 0


def known_hands(seats: int, events: Sequence[Event], source: Source, fresh: int = 0) -> Known:
    """Which cards each seat holds for all that is known, told from the beginning.

    What comes before event `fresh` only says how many they are.
    """
    known = [Counter[int]() for _ in range(seats)]
    held = [0] * seats
    for number, event in enumerate(events):
        if number == fresh:
            known = [Counter[int]() for _ in range(seats)]
        what = event["event"]
        if what == "robbed":
            rob(event, known, held, source)
        elif what in ("caught", "took"):
            known[event["seat"]][card_named(event["card"])] += 1
            held[event["seat"]] += 1
        elif what == "melds":
            held[event["seat"]] = event["hand"]
        elif what in LEAVING:
            for code in cards_laid(event):
                lose(known[event["seat"]], card_named(code))
                held[event["seat"]] -= 1
    return known


def cards_laid(event: Event) -> list[str]:
    return list(event["cards"]) if event["event"] == "laid_out" else [event["card"]]


def lose(known: Counter[int], card: int) -> None:
    if known[card] > 0:
        known[card] -= 1


def rob(event: Event, known: Known, held: list[int], source: Source) -> None:
    """A card from hand to hand; who does not see it thinks of any of them."""
    giver, taker = event["from"], event["seat"]
    if "card" in event:
        card = card_named(event["card"])
        lose(known[giver], card)
        known[taker][card] += 1
    else:
        place = source.below(max(1, held[giver]))
        sure = list(known[giver].elements())
        if place < len(sure):
            known[giver][sure[place]] -= 1
            known[taker][sure[place]] += 1
    held[giver] -= 1
    held[taker] += 1


def hold_all(s: State, viewer: int, known: Known, source: Source) -> None:
    """Give the others the cards that they are known to hold, for some they were imagined to."""
    for seat in range(s.seats):
        if seat != viewer:
            for card in sorted(known[seat].elements()):
                if s.hands[seat][card] < known[seat][card]:
                    get(s, seat, card, known, source)


def get(s: State, seat: int, card: int, known: Known, source: Source) -> None:
    """A card that is imagined elsewhere changes places with one that the seat can spare.

    In some documents cards are out of the game: then it comes from there.
    """
    spare = [other for other in CARDS if s.hands[seat][other] > known[seat][other]]
    places = [
        place
        for stack in range(STACKS)
        for place in range(STACK_SIZE * stack + 1, STACK_SIZE * stack + s.stacked[stack])
        if s.stacks[place] == card
    ]
    holders = [o for o in range(s.seats) if o != seat and s.hands[o][card] > known[o][card]]
    if not spare:
        return
    other = spare[source.below(len(spare))]
    chosen = source.below(len(places) + len(holders)) if places + holders else 0
    if chosen < len(places):
        s.stacks[places[chosen]] = other
    elif holders:
        swap(s, holders[chosen - len(places)], card, other)
    swap(s, seat, other, card)


def swap(s: State, seat: int, gone: int, come: int) -> None:
    remove_card(s, seat, gone)
    add_card(s, seat, come)
