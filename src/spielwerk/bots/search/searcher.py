"""A search over imagined worlds for one question of one seat: arrays, time, and the answer."""

import time
from collections.abc import Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, NamedTuple

from spielwerk.bots.learning.net import Net
from spielwerk.core import Game
from spielwerk.core.compiled import bound, pack, records

TREE = "spielwerk.bots.search.tree"
EVERYBODY = -1
CHUNK = 256
"""Iterations between two looks at the clock."""


class Limits(NamedTuple):
    """How long to think: whatever comes first."""

    iterations: int
    seconds: float
    worlds: int


class Choice(NamedTuple):
    """An action of the seat that asked, how often it was tried and what it is worth."""

    action: int
    visits: int
    value: float


class Searcher:
    """Searches positions of one game with one net; its room is made once and used again."""

    def __init__(
        self, game: Game, guide: ModuleType, net: Net, nodes: int = 1 << 17, compile_it: bool = True
    ) -> None:
        import numpy

        self.game, self.net, self.np = game, net, numpy
        self.tree_code = bound(TREE, game.rules, compile_it, guide)
        self.nodes = nodes
        self.tree = self._tree(nodes)
        self.desk = self._desk(guide.count())

    def _tree(self, nodes: int) -> Any:
        zeros, edges = self.np.zeros, nodes * 8
        return self.tree_code.Tree(
            sights=zeros(2 * nodes, self.np.int64),
            nodes=zeros(2 * nodes, self.np.int32),
            first=zeros(nodes, self.np.int32),
            seen=zeros(nodes, self.np.int32),
            action=zeros(edges, self.np.int32),
            following=zeros(edges, self.np.int32),
            visits=zeros(edges, self.np.int32),
            legal=zeros(edges, self.np.int32),
            total=zeros(edges, self.np.float64),
            guess=zeros(edges, self.np.float64),
            used=zeros(2, self.np.int64),
        )

    def _desk(self, features: int) -> Any:
        zeros, moves = self.np.zeros, self.game.moves
        most = max(moves.MAX_ACTIONS, moves.MAX_OUTCOMES)
        return self.tree_code.Desk(
            state=records(self.game.rules, 1),
            after=records(self.game.rules, 1),
            actions=zeros(most, self.np.int32),
            weights=zeros(most, self.np.int32),
            edges=zeros(most, self.np.int32),
            path=zeros(64, self.np.int32),
            mover=zeros(64, self.np.int32),
            x=zeros(features, self.np.float32),
            hidden=zeros(self.net.bias.shape[0], self.np.float32),
            result=zeros(self.game.seats, self.np.float64),
        )

    def clear(self) -> None:
        """Forget what was searched."""
        self.tree.sights[:] = -1
        for array in (self.tree.first,):
            array[:] = -1
        for name in ("seen", "visits", "legal", "total", "guess", "used"):
            getattr(self.tree, name)[:] = 0

    def worlds(self, states: Sequence[Any]) -> Any:
        """Imagined states as records."""
        made = records(self.game.rules, len(states))
        for record, state in zip(made, states, strict=True):
            pack(state, record)
        return made

    def search(
        self,
        states: Sequence[Any],
        seat: int,
        limits: Limits,
        seed: int = 0,
        viewer: int = EVERYBODY,
        explore: float = 0.15,
        beyond: int = 1,
    ) -> list[Choice]:
        """What the seat may do in these imagined states, the most tried first."""
        self.clear()
        how = self.tree_code.Settings(seat, self.game.seats, viewer, explore, beyond)
        rng = self.np.random.default_rng(seed)
        made, until, done = self.worlds(states), time.perf_counter() + limits.seconds, 0
        while done < limits.iterations and time.perf_counter() < until:
            chunk = min(CHUNK, limits.iterations - done)
            did = self.tree_code.search(
                self.tree, self.desk, made, len(states), self.net, how, rng, chunk
            )
            done += did
            if did < chunk:
                break
        self.done = done
        return sorted(self.choices(made, seat, viewer), key=lambda c: (-c.visits, -c.value))

    def choices(self, made: Any, seat: int, viewer: int) -> Iterator[Choice]:
        """The edges at the root."""
        self.desk.state[0] = made[0]
        sight = self.tree_code.guide.sight(self.desk.state[0], seat) * self.game.seats + seat
        edge = self.tree.first[self.tree_code.node_of(self.tree, sight)]
        while edge >= 0:
            visits = int(self.tree.visits[edge])
            mean = (self.tree.total[edge] + self.tree.guess[edge]) / (visits + 1)
            yield Choice(int(self.tree.action[edge]), visits, float(mean))
            edge = self.tree.following[edge]
