"""Worlds that agree with all that a seat of Streifzug durch saw and heard.

Who catches a card shows it, and so does who takes one that lies open; it stays in that hand until
it is laid, played, given or robbed. What was robbed unseen may have been any card of the hand.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count

from spielwerk.core import Game
from spielwerk.core.chance import Source, seeded, taken
from spielwerk.core.documents import Document
from spielwerk.core.news import copied
from spielwerk.games.streifzug.board import STACKS
from spielwerk.games.streifzug.cards import CARDS, COPIES, card_named
from spielwerk.games.streifzug.observation import PATRONS, unseen_cards
from spielwerk.games.streifzug.options import ASK_HOLDERS, ON
from spielwerk.games.streifzug.state import (
    OVER,
    PATRON_ASKED,
    STACK_SIZE,
    State,
    add_card,
    remove_card,
)

Event = Document
Known = list[Counter[int]]
"""For each seat the cards that its hand is known to hold."""

PATIENCE = 100
"""How often cards are dealt anew before a world is left as it was imagined by counting."""

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
            state = dealt_anew(state, seen, known, source)
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


def dealt_anew(s: State, seen: Document, known: Known, source: Source) -> State:
    """A world like this one in which cards lie otherwise; itself, if none is found that can be."""
    for _ in range(PATIENCE):
        anew = copied(s)
        deal_anew(anew, seen, known, source)
        if can_be(anew, seen["seat"]):
            return anew
    return s


def can_be(s: State, viewer: int) -> bool:
    """§L3, option patron_ask: holders: who is asked holds a Patron."""
    if s.phase != PATRON_ASKED or s.victim == viewer or s.patron_ask != ASK_HOLDERS:
        return True
    return any(s.hands[s.victim][patron] > 0 for patron in PATRONS)


def deal_anew(s: State, seen: Document, known: Known, source: Source) -> None:
    """Draw the other hands and the stacks again, all that can be equally likely.

    Cards that a hand is known to hold are taken out of the unseen ones before any is drawn.
    """
    others = [seat for seat in range(s.seats) if seat != seen["seat"]]
    unseen, sizes = unseen_cards(seen), s.held[:]
    for seat in others:
        for card in CARDS:
            for _ in range(s.hands[seat][card]):
                remove_card(s, seat, card)
        for card in sorted(known[seat].elements())[: sizes[seat]]:
            unseen[card] -= int(unseen[card] > 0)
            add_card(s, seat, card)
    for seat in others:
        while s.held[seat] < sizes[seat]:
            add_card(s, seat, taken(source, unseen))
    for stack in range(STACKS):
        for place in range(1, s.stacked[stack]):
            s.stacks[STACK_SIZE * stack + place] = taken(source, unseen)
