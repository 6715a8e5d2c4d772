"""Imagined worlds of Strategus: hidden kinds that fit exact counts and all that was seen.

What is known of each card comes from the events (`memory`) and from what the observation itself
tells of the past. Apples and traps are dealt first, to cards that have never moved, then animals
from the rarest kind up; then pairs of cards change kinds as often as their weights say (a
Metropolis sampler), which makes the worlds as likely as the set-ups of their rows are usual.
"""

import random
from collections.abc import Iterator, Sequence

from spielwerk.bots.strategus.belief import PRIOR, update_belief
from spielwerk.bots.strategus.memory import (
    ANIMALS,
    NUMBER_OF,
    Fading,
    Trace,
    possible_kinds,
    recall,
)
from spielwerk.bots.strategus.parameters import tuned
from spielwerk.bots.strategus.table import (
    KIND_STEP,
    MOVED,
    RAN,
    SHOWN,
    TRAIL,
    State,
    class_of,
    first_mark,
    note_move,
)
from spielwerk.core import Game
from spielwerk.core.documents import Document
from spielwerk.core.news import copied
from spielwerk.core.options import put
from spielwerk.games.strategus import rules
from spielwerk.games.strategus.board import SEATS
from spielwerk.games.strategus.cards import APPLE, HARE, TRAP, kind_named
from spielwerk.games.strategus.observation import cards_possible
from spielwerk.games.strategus.state import card_of, kind_of

ORDER = (APPLE, TRAP, 1, 2, 10, 3, 4, 5, 6, 7, 8, 9)
"""What does not move is dealt first, then the rarest: the rest always fits."""
SWAPS = 3
"""Attempts to change two cards, for each hidden card."""
ATTEMPTS = 20
"""How often a world is drawn anew in which one side could not move."""

Event = Document
Kinds = frozenset[int]


def worlds(
    game: Game,
    observation: Document,
    events: Sequence[Event],
    seed: str,
    memory: int | None = None,
) -> Iterator[State]:
    """As many worlds as are asked for; the seat forgets after so many own turns."""
    lot = random.Random(seed)
    table = Table(game, observation, events, None if memory is None else Fading(memory))
    table.state.parameters = [list(tuned()) for _ in range(SEATS)]
    while True:
        yield table.world(lot)


class Table:
    """What lies on the table and what a seat knows of it, put in order once for many worlds."""

    def __init__(
        self,
        game: Game,
        observation: Document,
        events: Sequence[Event],
        fading: Fading | None = None,
    ) -> None:
        self.foe = 1 - observation["seat"]
        self.state = any_world(game, observation)
        self.able: dict[int, Kinds] = {}
        for at, (trace, able) in looked_back(game, observation, events, fading).items():
            if trace.owner == self.foe:
                self.able[at] = able
            self.state.marks[at] = mark_of(trace, at, able)
        for event in moves_of(events):
            note_move(self.state, event["seat"], NUMBER_OF[event["from"]], NUMBER_OF[event["to"]])
        self.pool = self.hidden_kinds()
        update_belief(self.state)
        self.weights = {at: self.weights_of(at) for at in self.able}

    def hidden_kinds(self) -> list[int]:
        """The kinds of the hidden cards; those that can be but one thing are put in order."""
        pool = [kind_of(self.state.board[at]) for at in self.able]
        for at, able in list(self.able.items()):
            if len(able) == 1:
                (kind,) = self.able.pop(at)
                pool.remove(kind)
                self.state.board[at] = card_of(self.foe, kind)
        for at, kind in zip(self.able, pool, strict=True):
            self.state.board[at] = card_of(self.foe, kind)
        return pool

    def weights_of(self, at: int) -> list[int]:
        """How usual each kind is for a hidden card, if it is possible."""
        prior = PRIOR[class_of(self.state, at) * KIND_STEP :]
        return [prior[kind] * (kind in self.able[at]) for kind in range(KIND_STEP)]

    def world(self, lot: random.Random) -> State:
        """One world."""
        world: State = copied(self.state)
        for _ in range(ATTEMPTS):
            dealt = self.dealt(lot)
            if dealt is None:
                continue
            self.swap(dealt, lot)
            for at, kind in dealt.items():
                world.board[at] = card_of(self.foe, kind)
            if all(rules.can_move(world, seat) for seat in range(2)):
                break
        return world

    def dealt(self, lot: random.Random) -> dict[int, int] | None:
        """A kind for every hidden card; None if it came to nothing."""
        free, dealt = list(self.able), dict[int, int]()
        for kind in ORDER:
            for _ in range(self.pool.count(kind)):
                weights = [self.weights[at][kind] for at in free]
                if not any(weights):
                    return None
                at = lot.choices(free, weights)[0]
                free.remove(at)
                dealt[at] = kind
        return dealt

    def swap(self, dealt: dict[int, int], lot: random.Random) -> None:
        """Let cards change kinds, so that likely worlds come often."""
        hidden, weights = list(dealt), self.weights
        for _ in range(SWAPS * len(hidden)):
            one, other = lot.choice(hidden), lot.choice(hidden)
            mine, theirs = dealt[one], dealt[other]
            after = weights[one][theirs] * weights[other][mine]
            before = weights[one][mine] * weights[other][theirs]
            if after >= before or lot.random() * before < after:
                dealt[one], dealt[other] = theirs, mine


def blank(game: Game) -> State:
    """A new state with the options set."""
    state = State()
    put(state, game.options, game.known_options)
    return state


def any_world(game: Game, observation: Document) -> State:
    """A world that agrees with the observation, whatever was told."""
    state = State()
    vars(state).update(vars(game.determinize(observation, seed=0).state))
    return state


def looked_back(
    game: Game,
    observation: Document,
    events: Sequence[Event],
    fading: Fading | None,
) -> dict[int, tuple[Trace, Kinds]]:
    """Every card on the table, what was seen of it, and what the other side can take it to be."""
    if "fights" in observation:
        fading = None  # with memory_aid log everything is written down that a fight showed
    possible = cards_possible(observation, blank(game))
    known = dict[int, tuple[Trace, Kinds]]()
    for square, trace in recall(observation, events).items():
        at = NUMBER_OF[square]
        if trace.owner == observation["seat"]:
            able = able_for_them(possible_kinds(square, trace, None), observation, square)
        else:
            able = possible_kinds(square, trace, fading) & possible[at].kinds
        known[at] = trace, able
    return known


def able_for_them(able: Kinds, observation: Document, square: str) -> Kinds:
    """What the other side can take an own card to be: no secret if a fight has shown it."""
    seen = observation.get("seen", ((), ()))[observation["seat"]]
    if square in seen:
        return frozenset((kind_named(observation["pieces"][observation["seat"]][square]),))
    return able


def mark_of(trace: Trace, at: int, able: Kinds) -> int:
    """The mark of a card, by what was seen of it and what it can be."""
    mark = first_mark(trace.owner, NUMBER_OF[trace.origin])
    if able <= ANIMALS:
        mark |= MOVED
    if able == {HARE} and trace.face is None:
        return mark | RAN
    return mark | SHOWN if len(able) == 1 else mark


def moves_of(events: Sequence[Event]) -> list[Event]:
    """The latest moves that were told."""
    told = [event for event in events[-4 * TRAIL :] if event["event"] in ("moved", "fought")]
    return told[-2 * TRAIL :]
