"""A seat's player: makes the reader's picture of what it sees and was told, and searches it."""

import random
import time
from collections.abc import Sequence
from functools import lru_cache
from types import ModuleType, SimpleNamespace
from typing import Any

from spielwerk.bots.searching import Searching
from spielwerk.bots.strategus.arranging import walled
from spielwerk.bots.strategus.memory import ANIMALS, NUMBER_OF, Fading, Trace
from spielwerk.bots.strategus.reading import search
from spielwerk.bots.strategus.reading.levels import Reading
from spielwerk.bots.strategus.reading.state import (
    KIND_STEP,
    MINE,
    MOST_PLIES,
    ONE,
    POINT,
    THEIRS,
    State,
    worth_of,
)
from spielwerk.bots.strategus.reading.tries import SQUARES
from spielwerk.bots.strategus.table import MOVED_CLASS, ROW, first_mark
from spielwerk.bots.strategus.worlds import Kinds, looked_back
from spielwerk.core import Game
from spielwerk.core.compiled import pack, records, twin
from spielwerk.core.documents import Document
from spielwerk.games.strategus import options
from spielwerk.games.strategus.board import BOARD, LAKES
from spielwerk.games.strategus.cards import ARMY, COUNTS, KINDS, can_walk, kind_named
from spielwerk.games.strategus.fights import ATTACKER, NEITHER, survivor
from spielwerk.games.strategus.moves import origin_of, parse, target_of
from spielwerk.games.strategus.options import LAKES_ON
from spielwerk.games.strategus.state import EMPTY, WALL

CHUNK = 2048
"""Nodes between two looks at the clock."""
ENOUGH = 0.5
"""After so much of its time no further iteration is begun."""
CAME_BACK = 4 * POINT
"""For each time that a card was lately where it goes; more while nothing happens."""
RESTLESS = 40
STALE, PRESSED = 0.3, 0.5
"""From this share of all quiet actions until a draw who is ahead presses for a fight, in the end
at the price of so much of what he is ahead by without who attacks."""


class Reader(Searching):
    """Chooses for one seat by reading the board."""

    level: Reading

    def __init__(
        self, reading: Reading, game: Game, seat: int, seed: int | str | None = None
    ) -> None:
        super().__init__(reading)
        self.game = game
        self.seat = seat
        self.seed = f"{seed}/{seat}"
        self.depth = self.nodes = 0  # of the latest search

    def choose(
        self,
        observation: Document,
        legal: Sequence[str],
        events: Sequence[Document],
    ) -> str:
        """The best of the legal actions, as far as this player sees."""
        if observation["phase"] == "setup":
            lot = random.Random(self.seed)
            placed = observation["pieces"][self.seat]
            return walled(self.seat, placed, legal, lot, self.game.options["army"])
        if len(legal) == 1:
            return legal[0]
        self.cancelled.clear()
        until = time.thread_time() + self.level.seconds
        lot = random.Random(f"{self.seed}/{observation['plies']}")
        code, s = twin(search), blank(self.game)
        self.picture(s, code, observation, events)
        list_moves(s, self.seat, legal, lot, self.level.noise)
        press(s, int(self.game.options["quiet_plies"]))
        return legal[self.searched(code, s, until)]

    def picture(
        self,
        s: Any,
        code: ModuleType,
        observation: Document,
        events: Sequence[Document],
    ) -> None:
        """Lay out what this seat knows, as its level does."""
        level = self.level
        fading = None if level.memory is None else Fading(level.memory)
        lists = opened(s)
        for owner, pieces in enumerate(observation["pieces"]):
            for square in pieces:
                lists.board[self.at(square)] = 1 + ARMY * int(owner != self.seat)
        numbers = self.numbers(events)
        code.watch_all(s, numbers, len(numbers) // 6)
        if not level.watches:
            s.lean[:] = [ONE] * len(s.lean)
        known = looked_back(self.game, observation, events, fading)
        for at, (trace, able) in known.items():
            note(lists, self.turned(at), at, trace, able, trace.owner == self.seat)
        for square, code_of_kind in observation["pieces"][self.seat].items():
            lists.kind[lists.board[self.at(square)]] = kind_named(code_of_kind)
        counts = COUNTS[options.ARMY.code(self.game.options["army"])]
        count_left(s, counts, observation["lost"], self.seat)
        s.quiet, s.calm = observation["quiet"], level.calm
        s.plans, s.guards = int(level.plans), int(level.guards)
        code.prepare(s)

    def numbers(self, events: Sequence[Document]) -> Any:
        """What was told, as `following` wants it."""
        import numpy

        told = [number for event in events for number in self.told(event)]
        return numpy.array(told, numpy.int32)

    def told(self, event: Document) -> tuple[int, ...]:
        if event["event"] not in ("moved", "fought"):
            return ()
        side = int(event["seat"] != self.seat)
        way = self.at(event["from"]), self.at(event["to"])
        if event["event"] == "moved":
            return side, *way, 0, 0, -1
        won = -1 if event["won"] is None else int(event["won"] != self.seat)
        return side, *way, kind_named(event["attacker"]), kind_named(event["defender"]), won

    def at(self, square: str) -> int:
        return self.turned(NUMBER_OF[square])

    def turned(self, at: int) -> int:
        """The square as seen from row 1."""
        return at if self.seat == 0 else BOARD - 1 - at

    def searched(self, code: ModuleType, s: Any, until: float) -> int:
        """The best move, by number: one ply deeper with every iteration, until time is up."""
        began, best = time.thread_time(), 0
        self.has_searched = True
        for depth in range(1, min(self.level.depth, MOST_PLIES - 12) + 1):
            code.begin(s, depth)
            finished = self.iterate(code, s, until)
            if s.leader >= 0:
                best = int(s.leader)
            self.nodes = int(s.nodes)
            if not finished:
                break
            self.depth = depth
            if time.thread_time() - began > (until - began) * ENOUGH:
                break
        return best

    def iterate(self, code: ModuleType, s: Any, until: float) -> bool:
        """Whether an iteration came to its end in time."""
        while not code.go_on(s, min(CHUNK, self.level.nodes - int(s.nodes))):
            if s.nodes >= self.level.nodes or self.cancelled.is_set():
                return False
            if time.thread_time() >= until:
                return False
        return True


@lru_cache(maxsize=8)
def template(game: Game) -> Any:
    """A record with nothing on the board but the lakes, and who beats whom."""
    s, made = State(), records(search, 1)
    set_rules(s, game)
    pack(s, made[0])
    return made


def blank(game: Game) -> Any:
    """A fresh copy of that."""
    return template(game).copy()[0]


def set_rules(s: State, game: Game) -> None:
    """The options that matter here."""
    rules = game.new_state()
    s.hare_attack = rules.hare_attack
    if rules.lakes == LAKES_ON:
        for at in LAKES:
            s.board[at] = WALL
    for one in KINDS:
        for other in KINDS:
            if can_walk(one):
                left = survivor(one, other, rules.sprung_trap)
                s.wins[one] |= (left == ATTACKER) << other
                s.ties[one] |= (left == NEITHER) << other
            if can_walk(other):
                left = survivor(other, one, rules.sprung_trap)
                s.beaten_by[one] |= (left == ATTACKER) << other
                s.tied_by[one] |= (left == NEITHER) << other


CARD_LISTS = ("board", "kind", "shown", "moved", "row_class", "mask")


def opened(s: Any) -> SimpleNamespace:
    """What is known of cards, to be written into: a record takes its time to find a list."""
    return SimpleNamespace(**{name: getattr(s, name) for name in CARD_LISTS})


def note(s: SimpleNamespace, turned: int, at: int, trace: Trace, able: Kinds, own: bool) -> None:
    """What is known of a card; of an own one, what they know."""
    card = s.board[turned]
    moved = able <= ANIMALS
    s.moved[card] = int(moved)
    s.shown[card] = int(len(able) == 1)
    s.mask[card] = sum(1 << kind for kind in able)
    if not own:
        s.kind[card] = next(iter(able)) if len(able) == 1 else 0
    row = first_mark(trace.owner, NUMBER_OF[trace.origin]) // ROW
    s.row_class[card] = row + MOVED_CLASS * moved


def count_left(s: Any, counts: Sequence[int], lost: Sequence[Sequence[str]], seat: int) -> None:
    """How many of each kind both sides have on the table."""
    for side, owner in enumerate((seat, 1 - seat)):
        gone = [kind_named(code) for code in lost[owner]]
        for kind in KINDS:
            s.left[side * KIND_STEP + kind] = counts[kind] - gone.count(kind)


def list_moves(s: Any, seat: int, legal: Sequence[str], lot: random.Random, noise: int) -> None:
    """The moves at the root, and what speaks against going where one has been."""
    s.roots = len(legal)
    restless = 1 + int(s.quiet) / RESTLESS
    board, visited, root, bonus = s.board, s.visited, s.root, s.bonus
    for i, text in enumerate(legal):
        action = parse(text)
        origin, target = (
            at if seat == 0 else BOARD - 1 - at for at in (origin_of(action), target_of(action))
        )
        card = int(board[origin])
        root[i] = card * 256 + target
        back = int(visited[card * BOARD + target]) * CAME_BACK * restless
        bonus[i] = int(lot.random() * noise - back)
    s.value[: len(legal)] = [0] * len(legal)


def press(s: Any, limit: int) -> None:
    """Who is ahead rather loses a little in a fight than all that he is ahead by in a draw."""
    lead = int(s.army[MINE]) - int(s.army[THEIRS])
    near = (int(s.quiet) / limit - STALE) / (1 - STALE) if limit else 0.0
    if near > 0 < lead:
        for i in range(int(s.roots)):
            card, target = divmod(int(s.root[i]), SQUARES)
            if s.board[target] != EMPTY:
                risked = worth_of(s, MINE, s.kind[card]) * ONE // int(s.thrift)
                s.bonus[i] += int(PRESSED * near * near * max(0, lead - risked))
