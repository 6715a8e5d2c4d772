"""Searches imagined worlds for one question of one seat: room, time, and the answer."""

import math
import time
from collections.abc import Iterator, Sequence
from threading import Event
from typing import Any, NamedTuple, cast

from spielwerk.bots.knowledge import Guide, Knowledge, Playout
from spielwerk.bots.learning.net import Net
from spielwerk.bots.search import playout as still
from spielwerk.bots.search.levels import Level
from spielwerk.bots.search.tree import Desk, Settings, Tree
from spielwerk.core import Game
from spielwerk.core.compiled import bound, pack, records, state_of
from spielwerk.core.machine import Lot, Playable, Record, Records

TREE = "spielwerk.bots.search.tree"
EVERYBODY = -1
NONE = -1
MOST_SEATS = 8
MANY = 400
"""From so many iterations on actions at the root are tried alike, and halved; by rule always."""
CHUNK = 64
"""Iterations between two looks at the clock, where actions are not tried alike."""
SLICE = 16
"""Iterations of one action at the root before it is the next one's turn."""


class Choice(NamedTuple):
    """An action of the seat that asked, how often it was tried and what it is worth."""

    action: int
    visits: int
    value: float


def rules_for(known: Knowledge, game: Game) -> Playable[Any]:
    """The rules that a search plays by: the game's, or those over a larger state."""
    return known.rules or game.rules


def helpers_of(known: Knowledge) -> tuple[Guide, Playout]:
    """What a search is bound to besides the rules: what a bot knows, and how it plays on."""
    assert known.guide is not None, "there is nothing to search by"
    return known.guide, known.playout or still


class Searcher:
    """Searches positions of one game with one net; its room is made once and used again."""

    def __init__(
        self,
        game: Game,
        known: Knowledge,
        net: Net,
        nodes: int = 1 << 17,
        compile_it: bool = True,
    ) -> None:
        import numpy

        self.game, self.net, self.np = game, net, numpy
        self.done, self.width, self.prior_weight, self.first = 0, 1000, 1.0, NONE
        self.cancelled = Event()
        self.rules, helpers = rules_for(known, game), helpers_of(known)
        self.code = bound(TREE, self.rules, compile_it, *helpers)
        self.tree = self._tree(nodes)
        self.desk = self._desk(helpers[0].count())
        self._load()

    def _tree(self, nodes: int) -> Tree:
        zeros, edges = self.np.zeros, nodes * 8
        tree: Tree = self.code.Tree(
            keys=zeros(2 * nodes, self.np.int64),
            nodes=zeros(2 * nodes, self.np.int32),
            first=self.np.full(nodes, NONE, self.np.int32),
            seen=zeros(nodes, self.np.int32),
            action=zeros(edges, self.np.int32),
            following=zeros(edges, self.np.int32),
            visits=zeros(edges, self.np.int32),
            legal=zeros(edges, self.np.int32),
            total=zeros(edges, self.np.float64),
            prior=zeros(edges, self.np.float64),
            used=zeros(2, self.np.int64),
        )
        return tree

    def _desk(self, features: int) -> Desk:
        zeros, moves = self.np.zeros, self.game.moves
        most = max(moves.MAX_ACTIONS, moves.MAX_OUTCOMES)
        desk: Desk = self.code.Desk(
            state=records(self.rules, 1),
            after=records(self.rules, 1),
            actions=zeros(most, self.np.int32),
            weights=zeros(most, self.np.int32),
            edges=zeros(most, self.np.int32),
            path=zeros(64, self.np.int32),
            mover=zeros(64, self.np.int64),
            x=zeros(features, self.np.float32),
            hidden=zeros(self.net.bias.shape[0], self.np.float32),
            result=zeros(MOST_SEATS, self.np.float64),
        )
        return desk

    def _load(self) -> None:
        """Have the machine code there before anybody's time runs: it comes with the first call."""
        made = self.worlds([self.game.new_state(state_of(self.rules))])
        how = self.code.Settings(0, self.game.seats, EVERYBODY, 0.0, self._action(NONE), 0, 1, 0)
        rng = self.np.random.default_rng(0)
        self.clear()
        self.code.one_ply(self.tree, self.desk, made, 0, self.net, how)
        self.code.search(self.tree, self.desk, made, 1, self.net, how, rng, 0, 0)

    def _action(self, number: int) -> int:
        """An action as the rules list them: of another width all would be compiled once more."""
        return cast("int", self.np.int32(number))

    def clear(self) -> None:
        """Forget what was searched."""
        self.done = 0
        nodes, edges = self.tree.used
        self.tree.keys[:] = NONE
        self.tree.first[:nodes] = NONE
        self.tree.seen[:nodes] = 0
        for part in (self.tree.visits, self.tree.legal, self.tree.total, self.tree.prior):
            part[:edges] = 0
        self.tree.used[:] = 0

    def worlds(self, states: Sequence[Record]) -> Records:
        """Imagined states as records."""
        made = records(self.rules, len(states))
        for record, state in zip(made, states, strict=True):
            pack(state, record)
        return made

    def search(
        self,
        states: Sequence[Record],
        seat: int,
        seats: int,
        level: Level,
        seed: int,
        cancelled: Event | None = None,
    ) -> list[Choice]:
        """What the seat may do in these imagined states, the best first.

        It ends after the level's iterations, after its seconds of this thread's CPU time, or when
        `cancelled` is set. `done` says how many iterations there were.
        """
        until = time.thread_time() + level.seconds
        self.cancelled = cancelled or Event()
        self.clear()
        self.width, self.prior_weight = level.width, level.prior_weight
        viewer = seat if level.single_observer else EVERYBODY
        how = self.code.Settings(
            seat,
            seats,
            viewer,
            level.exploration,
            self._action(NONE),
            level.extra_depth,
            level.max_depth,
            level.plies,
        )
        rng, made = self.np.random.default_rng(seed), self.worlds(states)
        root = self.code.one_ply(self.tree, self.desk, made, len(states), self.net, how)
        self.first = int(self.tree.first[root])
        if level.iterations < MANY and not level.plies:
            self.run(made, len(states), how, rng, level.iterations, until)
            return sorted(self.choices(), key=lambda c: (-c.visits, -c.value))
        return self.halved(made, len(states), how, rng, level.iterations, until)

    def halved(
        self, made: Records, count: int, how: Settings, rng: Lot, iterations: int, until: float
    ) -> list[Choice]:
        """Sequential halving: all actions are tried as often, the better half again, and so on.

        Karnin, Koren, Somekh: Almost Optimal Exploration in Multi-Armed Bandits (2013). An action
        that is tried more looks better because it is looked at more deeply; so only actions that
        were tried alike are compared.
        """
        first = self.best()
        last = dict.fromkeys((choice.action for choice in first), 0)
        rest = first[: self.width]
        rounds, began = math.ceil(math.log2(len(rest))), time.thread_time()
        for number in range(rounds):
            share = (iterations - self.done) // ((rounds - number) * len(rest))
            end = began + (until - began) * (number + 1) / rounds
            tried = [choice.action for choice in rest]
            last.update(dict.fromkeys(tried, number + 1))
            self.run_alike(tried, made, count, how, rng, share, end)
            better = [choice for choice in self.best() if choice.action in tried]
            rest = better[: (len(better) + 1) // 2]
        return sorted(self.best(), key=lambda choice: -last[choice.action])

    def run_alike(
        self,
        actions: Sequence[int],
        made: Records,
        count: int,
        how: Settings,
        rng: Lot,
        share: int,
        until: float,
    ) -> None:
        """Try each of these actions so often, by turns: also if time ends first they are even.

        A turn of all that has begun is played to its end.
        """
        for begin in range(0, share, SLICE):
            if self.over(until):
                return
            for action in actions:
                to_do, begun = min(SLICE, share - begin), how._replace(first=self._action(action))
                self.run(made, count, begun, rng, to_do, math.inf, begin)

    def run(
        self,
        made: Records,
        count: int,
        how: Settings,
        rng: Lot,
        iterations: int,
        until: float,
        begin: int = 0,
    ) -> None:
        """So many iterations after `begin`, while there is time and room."""
        done = 0
        while done < iterations and not self.over(until):
            chunk = min(CHUNK, iterations - done)
            did = self.code.search(
                self.tree, self.desk, made, count, self.net, how, rng, begin + done, chunk
            )
            done += did
            if did < chunk:
                break
        self.done += done

    def over(self, until: float) -> bool:
        """Whether this search has to end: its time is up, or somebody wants it no longer."""
        return self.cancelled.is_set() or time.thread_time() >= until

    def best(self) -> list[Choice]:
        """The actions of the seat that asked, by what they are worth so far."""
        return sorted(self.choices(), key=lambda choice: -choice.value)

    def value(self, state: Record, seat: int) -> float:
        """What a position is worth to a seat without looking ahead: its chance to win."""
        pack(state, self.desk.state[0])
        return float(self.code.learned(self.desk.state[0], seat, self.desk, self.net))

    def choices(self) -> Iterator[Choice]:
        """What was looked at before the search.

        Information states are hashed: now and then that of another node is that of the root and
        adds an action to it that nobody has here.
        """
        edge = self.first
        while edge >= 0:
            visits = int(self.tree.visits[edge])
            total = self.tree.total[edge] + self.prior_weight * self.tree.prior[edge]
            mean = total / (visits + self.prior_weight)
            yield Choice(int(self.tree.action[edge]), visits, float(mean))
            edge = self.tree.following[edge]
