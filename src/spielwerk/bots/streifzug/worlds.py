"""Worlds that agree with all that a seat of Streifzug durch saw and heard."""

from collections.abc import Iterator, Sequence
from itertools import count

from spielwerk.bots.streifzug.whereabouts import Event, Whereabouts, sizes_before, telling
from spielwerk.core import Game
from spielwerk.core.chance import Source, seeded, taken
from spielwerk.core.documents import Document
from spielwerk.games.streifzug.board import STACKS
from spielwerk.games.streifzug.cards import CARDS
from spielwerk.games.streifzug.observation import unseen_cards
from spielwerk.games.streifzug.options import ASK_HOLDERS, ON
from spielwerk.games.streifzug.state import (
    OVER,
    PATRON_ASKED,
    STACK_SIZE,
    State,
    add_card,
    remove_card,
)

PATIENCE = 1000
"""How often cards are dealt anew before a world is left as it was imagined by counting."""
STRICT = 100
"""How often, where answers tell of hands, a world is refused in which a card that was shown later
had been robbed unseen before. Without answers such worlds stay: refusing took up to 1.7 times as
long.
"""


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
    heard = events[first_remembered(events, seen["seat"], memory) :]
    told: list[Event] | None = None
    for number in count():
        state: State = game.determinize(seen, seed=f"{seed}/{number}").state
        if state.ext_cards == ON and state.phase != OVER:
            if told is None:
                told = telling(heard, askable(state, seen["seat"]))
            deal_anew(state, seen, told, seeded(f"{seed}/{number}/known"))
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


def askable(s: State, viewer: int) -> list[int]:
    """§L3: the others, if only those are asked that hold a Patron."""
    others = [seat for seat in range(s.seats) if seat != viewer]
    return others if s.patron_ask == ASK_HOLDERS else []


def deal_anew(s: State, seen: Document, told: Sequence[Event], source: Source) -> None:
    """Draw the other hands and the stacks again, all that can be equally likely.

    Nothing changes, if no hands are found of which all is true that was told.
    """
    others = [seat for seat in range(s.seats) if seat != seen["seat"]]
    cards = unseen_cards(seen)
    for number in range(PATIENCE):
        unseen = [*cards]
        found = followed(s, seen, told, source)
        found.claim(others, unseen)
        strict = found.answers and number < STRICT
        if (found.can_be or not strict) and found.deal(others, unseen):
            put(s, others, found, unseen, source)
            return


def followed(s: State, seen: Document, told: Sequence[Event], source: Source) -> Whereabouts:
    """Where the cards may have gone by what was told, and what is told by who is asked now."""
    found = Whereabouts(sizes_before(seen["hand_sizes"], told), source)
    for event in told:
        found.follow(event)
    if s.phase == PATRON_ASKED and s.victim in askable(s, seen["seat"]):
        found.hear(s.victim, patron=True)
    return found


def put(
    s: State, others: Sequence[int], found: Whereabouts, unseen: list[int], source: Source
) -> None:
    """These hands, and stacks of what is left of the unseen cards."""
    for seat in others:
        for card in CARDS:
            while s.hands[seat][card] > 0:
                remove_card(s, seat, card)
        for held in found.hands[seat]:
            add_card(s, seat, held.card)
    for stack in range(STACKS):
        for place in range(1, s.stacked[stack]):
            s.stacks[STACK_SIZE * stack + place] = taken(source, unseen)
