"""Thousands of tables stepped in one call, as machine code, on all processors.

    tables = spielwerk.envs.vector.Tables("dog", count=4096, seed=7)
    observations, infos = tables.reset()
    observations, rewards, ended, truncated, infos = tables.step(numbers)

It is used like `gymnasium.vector`: a row of each array is a table. What differs: a table has
several seats that act in turn, so `infos["seat"]` says who is to act, whose observation and
`infos["action_mask"]` the row shows, and rewards have a column for each seat. A finished match
ends with its rewards, and its table begins a new one in the same step (gymnasium's `SAME_STEP`):
the observation is then the first of the new match.

The arrays are the tables' own: the next step writes into them. Copy what is to stay.
"""

import hashlib
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

import spielwerk
from spielwerk.core import Game, compiled
from spielwerk.core.documents import Document
from spielwerk.core.tensors import bounds, length
from spielwerk.envs import optional, stepping

WORD = 1 << 64

Array = NDArray[Any]
Infos = dict[str, Array]


class Tables:
    """`count` tables of one game. The same seed and actions bring the same matches.

    On how many `threads` (None: as many as processors) makes no difference, nor how many other
    tables there are. GameError, OptionError: there is no such game, option, value or number of
    seats.
    """

    metadata: Mapping[str, object] = {"autoreset_mode": "SameStep", "render_modes": []}

    def __init__(
        self,
        game: str | Game,
        options: Document | None = None,
        seats: int | None = None,
        count: int = 1024,
        seed: int | str = 0,
        threads: int | None = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else spielwerk.load(game, options, seats)
        if count < 1:
            raise ValueError(f"{count} tables: at least one is needed")
        self.num_envs = count
        self._room = new_room(self.game, count)
        self._loop = compiled.bound(
            stepping.__name__, self.game.rules, True, self.game.definition.tensor
        )
        self._loop.fill_numbers(self._room)
        self._slices = slices(count, threads or len(os.sched_getaffinity(0)))
        self._pool = ThreadPoolExecutor(len(self._slices))
        self._spare = [np.zeros((2, self.game.moves.MAX_OUTCOMES), np.int32) for _ in self._slices]
        self._seed(seed)
        self._begun = False

    # Playing

    def reset(self, seed: int | str | None = None) -> tuple[Array, Infos]:
        """New matches at all tables; without a seed chance goes on where it was."""
        if seed is not None:
            self._seed(seed)
        self._on_all(stepping.BEGIN, self._anything, 1)
        self._begun = True
        return self.observations, self.infos

    def step(self, actions: ArrayLike) -> tuple[Array, Array, Array, Array, Infos]:
        """The seat to act at each table does the action of this number.

        Observations, rewards, ended, truncated (never), infos. ValueError: an action is not legal;
        it names the table, and nothing has happened at any.
        """
        chosen = self._checked(np.asarray(actions))
        self._on_all(stepping.GIVEN, chosen, 1)
        return self.observations, self.rewards, self.ended, self._never, self.infos

    def play(self, steps: int) -> int:
        """So many steps at each table, all legal actions equally likely; how many matches ended.

        Masks and observations are written at every step: it is what measures them.
        """
        self._check_begun()
        return sum(self._on_all(stepping.AT_RANDOM, self._anything, steps))

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown()

    # What is seen

    @cached_property
    def observations(self) -> Array:
        """int32: for each table what its seat to act may know (`Game.fields`)."""
        return as_array(self._room.observations)

    @cached_property
    def masks(self) -> Array:
        """uint8, not to be written: 1 for each legal action."""
        masks = as_array(self._room.masks)
        masks.flags.writeable = False
        return masks

    @cached_property
    def seats(self) -> Array:
        """int32: the seat to act."""
        return as_array(self._room.seats)

    @cached_property
    def rewards(self) -> Array:
        """float32: what each seat gained in the latest step, its result less the mean of all."""
        return as_array(self._room.rewards)

    @cached_property
    def ended(self) -> Array:
        """bool: whether the latest step ended a match."""
        return as_array(self._room.ended.view(np.bool_))

    @property
    def infos(self) -> Infos:
        return {"action_mask": self.masks, "seat": self.seats}

    def state(self, table: int) -> Any:
        """A copy of the whole truth about a table's match, as the ordinary rules have it."""
        state = self.game.new_state()
        compiled.unpack(self._room.states[table], state)
        return state

    # Spaces, for those who want them

    @cached_property
    def single_observation_space(self) -> Any:
        """The space of one table's observation, as gymnasium has it."""
        low, high = (np.array(bound, np.int32) for bound in bounds(self.game.fields))
        return gymnasium_spaces().Box(low, high, dtype=np.int32)

    @cached_property
    def single_action_space(self) -> Any:
        """The space of one table's action, as gymnasium has it."""
        return gymnasium_spaces().Discrete(len(self.game.actions))

    @cached_property
    def observation_space(self) -> Any:
        return batched(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> Any:
        return batched(self.single_action_space, self.num_envs)

    # How

    @cached_property
    def _anything(self) -> Array:
        return np.zeros(0, np.int64)

    @cached_property
    def _never(self) -> Array:
        return np.zeros(self.num_envs, np.bool_)

    def _seed(self, seed: int | str) -> None:
        for table in range(self.num_envs):
            self._room.lots[table], self._room.whims[table] = generators(seed, table)

    def _on_all(self, how: int, chosen: Array, steps: int) -> list[int]:
        """So many steps at all tables, each thread with its slice of them."""

        def run(part: tuple[int, int], spare: Array) -> int:
            over: int = self._loop.run(self._room, how, chosen, steps, *part, spare)
            return over

        spread = self._pool.map if len(self._slices) > 1 else map
        return list(spread(run, self._slices, self._spare))

    def _check_begun(self) -> None:
        if not self._begun:
            raise ValueError("the tables are empty: call reset first")

    def _checked(self, actions: Array) -> Array:
        """The actions' numbers, if there is a legal one for each table."""
        self._check_begun()
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise ValueError(f"{self.num_envs} whole numbers are needed, one for each table")
        chosen = np.ascontiguousarray(actions, np.int64)
        table = self._loop.first_illegal(self._room, chosen)
        if table >= 0:
            raise ValueError(f"table {table}: {chosen[table]} is no legal action there")
        return chosen


class Chance:
    """What chance brings at a table, for `Game.match(chance=…)`: the same match, told in full."""

    def __init__(self, seed: int | str, table: int) -> None:
        self.lot = generators(seed, table)[0]

    def below(self, n: int) -> int:
        """One of 0 … n-1: SplitMix64, as in `stepping`."""
        self.lot = (self.lot + stepping.GAMMA) % WORD
        z = (self.lot ^ self.lot >> 30) * 0xBF58476D1CE4E5B9 % WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB % WORD
        return ((z ^ z >> 31) >> 32) * n >> 32


def generators(seed: int | str, table: int) -> tuple[int, int]:
    """Where a table's generators begin: that of chance and that of players at random."""
    digest = hashlib.sha256(f"{seed}/{table}".encode()).digest()
    chance, players = np.frombuffer(digest, "<i8", 2).tolist()
    return chance, players


def new_room(game: Game, count: int) -> stepping.Room:
    """Room for so many tables."""
    most, actions = game.moves.MAX_ACTIONS, len(game.actions)
    places = 2 << actions.bit_length()
    start = compiled.records(game.rules, 1)
    compiled.pack(game.new_state(), start[0])
    return stepping.Room(
        start=start,
        states=compiled.records(game.rules, count),
        lots=np.zeros(count, np.int64),
        whims=np.zeros(count, np.int64),
        catalogue=np.array(game.actions, np.int32),
        hashed=np.full((places, 2), stepping.FREE, np.int32),
        observations=np.zeros((count, length(game.fields)), np.int32),
        masks=np.zeros((count, actions), np.uint8),
        legal=np.zeros((count, most), np.int32),
        counts=np.zeros(count, np.int32),
        rewards=np.zeros((count, game.seats), np.float32),
        ended=np.zeros(count, np.uint8),
        seats=np.zeros(count, np.int32),
    )


def as_array(part: Any) -> Array:
    """A view of a part of the room."""
    view: Array = part.view()
    return view


def slices(count: int, threads: int) -> Sequence[tuple[int, int]]:
    """The tables in consecutive parts, as equal as can be: first and behind the last."""
    parts = min(count, threads)
    return [(count * n // parts, count * (n + 1) // parts) for n in range(parts)]


def gymnasium_spaces() -> Any:
    return optional("gymnasium.spaces")


def batched(space: Any, count: int) -> Any:
    """The space of so many tables at once."""
    from gymnasium.vector.utils import batch_space

    return batch_space(space, count)
