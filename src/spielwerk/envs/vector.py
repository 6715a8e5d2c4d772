"""Thousands of tables stepped in one call, as machine code, on all processors.

    tables = spielwerk.envs.vector.Tables("dog", count=4096, seed=7)
    observations, infos = tables.reset()
    observations, rewards, ended, truncated, infos = tables.step(numbers)

It is used like `gymnasium.vector`: a row of each array is a table. What differs: a table has
several seats that act in turn, so `infos["seat"]` says who is to act and whose observation the
row shows, and rewards have a column for each seat. What is legal at table t are the numbers
`infos["legal"][infos["offsets"][t]:infos["offsets"][t + 1]]`; `infos["action_mask"]` says the same
with a 1 for each, and is written only for those who ask. A finished match ends with its rewards,
and its table begins a new one in the same step (gymnasium's `SAME_STEP`): the observation is then
the first of the new match.

The arrays are the tables' own, and the next step writes into them: copy what is to stay. Other
libraries share them without a copy (DLPack).
"""

import copy
import os
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

import spielwerk
from spielwerk.core import Game, compiled
from spielwerk.core.documents import Document
from spielwerk.core.match import Match
from spielwerk.core.tensors import bounds
from spielwerk.envs import allowed, check_game, optional, stepping, whole
from spielwerk.envs.room import (
    WORD,
    Array,
    Chance,
    Seeds,
    new_room,
    shared,
    slices,
    sow,
    taken,
    with_past,
)

__all__ = ["Chance", "Tables"]

KEPT = 256
"""Actions of a match for which there is room at first, where histories are kept."""


class Origin(NamedTuple):
    """Of a match: how it began, and where chance went on from a seed of its own."""

    document: Document | None = None  # None: as every match
    sown: tuple[tuple[int, int], ...] = ()  # after so many actions chance stood there


class Infos(dict[str, Array]):
    """What a step tells besides: `seat`, `legal`, `offsets`; `action_mask` for who asks."""

    def __init__(self, tables: "Tables") -> None:
        super().__init__(seat=tables.seats, legal=tables.legal, offsets=tables.offsets)
        self._tables = tables

    def __missing__(self, name: str) -> Array:
        if name == "action_mask":
            return self._tables.masks
        raise KeyError(name)

    def get(self, name: str, default: Any = None) -> Any:
        """The same as in brackets; what else is asked for is the `default`."""
        return self[name] if name in self or name == "action_mask" else default


class Tables:
    """`count` tables of one game. The same seed and actions bring the same matches.

    On how many `threads` (None: as many as processors) makes no difference, nor how many other
    tables there are. With a seed for each table, table t is the first of `Tables(seed=seeds[t])`.
    With `histories`, `match` and `finished` tell what has happened at a table.

    GameError, OptionError: there is no such game, option, value or number of seats. ValueError:
    `count`, `seed` or `threads` is not what it may be.
    """

    metadata: Mapping[str, object] = {"autoreset_mode": "SameStep", "render_modes": []}

    def __init__(
        self,
        game: str | Game,
        options: Document | None = None,
        seats: int | None = None,
        count: int = 1024,
        seed: Seeds = 0,
        threads: int | None = None,
        histories: bool = False,
    ) -> None:
        self.game = game if isinstance(game, Game) else spielwerk.load(game, options, seats)
        self.num_envs = count = whole(count, "count", 1)
        processors = len(os.sched_getaffinity(0))
        self._threads = processors if threads is None else whole(threads, "threads", 1)
        self._histories = histories
        self._room = new_room(self.game, count, KEPT if histories else 0)
        self._loop = compiled.bound(
            stepping.__name__, self.game.rules, True, self.game.definition.tensor
        )
        self._loop.fill_numbers(self._room)
        self._slices = slices(count, self._threads)
        self._pool = ThreadPoolExecutor(len(self._slices))
        self._spare = [np.zeros((2, self.game.moves.MAX_OUTCOMES), np.int32) for _ in self._slices]
        self._indices = shared((count * self.game.moves.MAX_ACTIONS,), np.int32)
        self._stale = True  # the masks are not of this step
        self._marked: tuple[Array, Array] | None = None
        self._origins: dict[int, Origin] = {}
        self._longest = 0  # no match has more actions
        sow(self._room, seed)
        self._begun = self._closed = False

    # Playing

    def reset(self, seed: Seeds | None = None) -> tuple[Array, Infos]:
        """New matches at all tables; without a seed chance goes on where it was.

        ValueError: there are seeds, but not one for each table.
        """
        self._check_open()
        if seed is not None:
            sow(self._room, seed)
        self._longest = 0
        self._room.facts[:, stepping.BEFORE] = 0
        self._on_all(stepping.BEGIN, self._anything, 1)
        self._begun = True
        return self.observations, self.infos

    def step(self, actions: ArrayLike) -> tuple[Array, Array, Array, Array, Infos]:
        """The seat to act at each table does the action of this number.

        Observations, rewards, ended, truncated (never), infos. ValueError: an action is not legal;
        it names the table and what is legal there, and nothing has happened at any.
        """
        self._check_open()
        chosen = self._checked(actions)
        self._on_all(stepping.GIVEN, chosen, 1)
        return self.observations, self.rewards, self.ended, self._never, self.infos

    def play(self, steps: int) -> int:
        """So many steps at each table, all legal actions equally likely; how many matches ended.

        Observations and what is legal are written at every step: it is what measures them.
        """
        self._check_open()
        self._check_begun()
        left, over = whole(steps, "the number of steps", 0), 0
        while left > 0:  # where histories are kept, room is made for those of a part
            part = min(left, KEPT) if self._histories else left
            over += sum(self._on_all(stepping.AT_RANDOM, self._anything, part))
            left -= part
        return over

    def close(self) -> None:
        """End the threads: nothing is played any more, but all can still be looked at."""
        self._closed = True
        self._pool.shutdown()

    # Other states

    def clone(self, rows: Sequence[int] | None = None, seed: Seeds | None = None) -> "Tables":
        """Tables that are copies of these (None: of all), one may be there several times.

        Chance goes on as at the first ones, or from a seed of its own. ValueError: there is no
        such table, or not a seed for each.
        """
        self._check_begun()
        picked = self._picked(range(self.num_envs) if rows is None else rows)
        twin = Tables(
            self.game, count=len(picked), threads=self._threads, histories=self._histories
        )
        twin._room = taken(self._room, picked, twin._room)
        twin._origins, twin._longest = {**self._origins}, self._longest
        if seed is not None:
            sow(twin._room, seed)
            twin._remember_sown()
        twin._begun = True
        twin._gather()
        return twin

    def set_state(self, table: int, document: Document) -> tuple[Array, Infos]:
        """Go on at a table from a position document; what it leaves to chance, chance decides.

        PositionError says what is wrong with it. ValueError: there is no such table, the document
        is of other options or seats, or its match is over. Nothing has happened then.
        """
        self._check_begun()
        table = self._table(table)
        chance = Chance.standing(int(self._room.lots[table]))
        match = self.game.match_from(document, chance=chance)
        self._check_like(match)
        self._forget()
        origin = self._remember(Origin(copy.deepcopy(document)))
        self._room.facts[table, stepping.NOW] = 0, self._room.lots[table], origin
        compiled.pack(match.state, self._room.states[table])
        self._room.lots[table] = signed(chance.lot)
        self._room.rewards[table], self._room.ended[table] = 0, 0
        self._loop.look(self._room, table)
        self._gather()
        return self.observations, self.infos

    def state(self, table: int) -> Any:
        """A copy of the whole truth about a table's match, as the ordinary rules have it."""
        state = self.game.new_state()
        compiled.unpack(self._room.states[self._table(table)], state)
        return state

    # What has happened

    def match(self, table: int) -> Match:
        """The match of a table by the ordinary rules, with all that each seat was told.

        It goes on by itself from there. ValueError: histories are not kept.
        """
        return self._told(table, stepping.NOW)

    def finished(self, table: int) -> Match | None:
        """The match that a table had before the present one; None: there was none.

        ValueError: histories are not kept.
        """
        done = self._room.facts[self._table(table), stepping.BEFORE, stepping.LENGTH] > 0
        return self._told(table, stepping.BEFORE) if done or not self._histories else None

    # What is seen

    @cached_property
    def observations(self) -> Array:
        """int32[tables, numbers]: what the seat to act may know (`Game.fields`)."""
        return self._room.observations

    @cached_property
    def seats(self) -> Array:
        """int32[tables]: the seat to act."""
        return self._room.seats

    @cached_property
    def offsets(self) -> Array:
        """int32[tables + 1]: where in `legal` those of each table begin, and behind the last."""
        return shared((self.num_envs + 1,), np.int32)

    @property
    def legal(self) -> Array:
        """int32: the numbers of all legal actions, table after table."""
        return self._indices[: self.offsets[-1]]

    def legal_at(self, table: int) -> Array:
        """The numbers of a table's legal actions."""
        first, behind = self.offsets[self._table(table) :][:2]
        return self.legal[first:behind]

    @cached_property
    def rewards(self) -> Array:
        """float32[tables, seats]: what each gained in the latest step: result less mean."""
        return self._room.rewards

    @cached_property
    def ended(self) -> Array:
        """bool[tables]: whether the latest step ended a match."""
        ended: Array = self._room.ended.view(np.bool_)
        return ended

    @property
    def infos(self) -> Infos:
        """`seat`, `legal` and `offsets` as here, and `action_mask` (`masks`) for who asks."""
        return Infos(self)

    @property
    def masks(self) -> Array:
        """uint8[tables, actions], not to be written: 1 for each legal action."""
        if self._stale:
            if self._marked:
                self._loop.mark(self._every, *self._marked, 0)
            self._marked = self.legal.copy(), self.offsets.copy()
            self._loop.mark(self._every, *self._marked, 1)
            self._stale = False
        masks = self._every.view()
        masks.flags.writeable = False
        return masks

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
        """The space of all tables' observations, as gymnasium has it."""
        return batched(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> Any:
        """The space of all tables' actions, as gymnasium has it."""
        return batched(self.single_action_space, self.num_envs)

    # How

    @cached_property
    def _anything(self) -> Array:
        return np.zeros(0, np.int64)

    @cached_property
    def _never(self) -> Array:
        return np.zeros(self.num_envs, np.bool_)

    @cached_property
    def _every(self) -> Array:
        """The masks, of which those of the latest step that was asked for are set."""
        return shared((self.num_envs, len(self.game.actions)), np.uint8)

    def _on_all(self, how: int, chosen: Array, steps: int) -> list[int]:
        """So many steps at all tables, each thread with its slice of them."""

        def run(part: tuple[int, int], spare: Array) -> int:
            over: int = self._loop.run(self._room, how, chosen, steps, *part, spare)
            return over

        if self._histories:
            self._make_room(steps)
        spread = self._pool.map if len(self._slices) > 1 else map
        over = list(spread(run, self._slices, self._spare))
        self._gather()
        return over

    def _gather(self) -> None:
        self._loop.gather(self._room, self._indices, self.offsets)
        self._stale = True

    def _make_room(self, steps: int) -> None:
        """Room for so many more actions of each match."""
        most = self._room.past.shape[2]
        self._longest += steps
        if self._longest > most:  # counted past the ends of matches: look how long they are
            lengths = self._room.facts[:, stepping.NOW, stepping.LENGTH]
            self._longest = int(lengths.max()) + steps
        if self._longest > most:
            self._room = with_past(self._room, 2 * self._longest)

    def _told(self, table: int, which: int) -> Match:
        """A match that was played at a table, played again by the ordinary rules."""
        if not self._histories:
            raise ValueError("no histories are kept: ask for them with histories=True")
        self._check_begun()
        length, lot, origin = self._room.facts[self._table(table), which].tolist()
        chance, game = Chance.standing(lot), self.game
        document, sown = self._origins.get(origin, Origin())
        match = game.match_from(document, chance=chance) if document else game.match(chance=chance)
        stands = dict(sown)
        for done, number in enumerate(self._room.past[table, which, :length]):
            chance.lot = stands.get(done, chance.lot)
            match.play(match.seats_to_act()[0], game.moves.text(game.actions[number]))
        chance.lot = stands.get(length, chance.lot)
        return match

    def _remember(self, origin: Origin) -> int:
        """Keep it; its number."""
        number = next(reversed(self._origins), 0) + 1  # they grow
        self._origins[number] = origin
        return number

    def _remember_sown(self) -> None:
        """The matches of all tables go on with the chance that their tables have now."""
        self._forget()
        if not self._histories:
            return
        now = self._room.facts[:, stepping.NOW]
        for table, (length, _, number) in enumerate(now.tolist()):
            known = self._origins.get(number, Origin())
            here = length, int(self._room.lots[table])
            now[table, stepping.ORIGIN] = self._remember(known._replace(sown=(*known.sown, here)))

    def _forget(self) -> None:
        """Origins of matches that nobody can ask for any more."""
        needed = set(self._room.facts[:, :, stepping.ORIGIN].ravel().tolist())
        self._origins = {
            number: kept for number, kept in self._origins.items() if number in needed
        }

    # What may be asked

    def _check_begun(self) -> None:
        if not self._begun:
            raise ValueError("the tables are empty: call reset first")

    def _check_open(self) -> None:
        if self._closed:
            raise ValueError("the tables are closed: make others to play on")

    def _table(self, number: object) -> int:
        table = whole(number, "a table")
        if not 0 <= table < self.num_envs:
            raise ValueError(f"there is no table {table}: there are 0 to {self.num_envs - 1}")
        return table

    def _array(self, given: ArrayLike) -> Array:
        try:
            return np.asarray(given)
        except (ValueError, TypeError):  # a list of lists that differ in length
            raise self._refused("lists that differ in length") from None

    def _refused(self, given: str) -> ValueError:
        """The error that says which array is needed."""
        needed = f"{self.num_envs} whole numbers are needed, one for each table"
        return ValueError(f"{needed}, not {given}")

    def _picked(self, rows: Iterable[object]) -> Array:
        try:
            given = list(rows)
        except TypeError:
            given = []
        if not given:
            raise ValueError(f"rows is a list of at least one table, not {rows!r}")
        return np.array([self._table(row) for row in given], np.int64)

    def _check_like(self, match: Match) -> None:
        """A match that can go on at these tables."""
        check_game(match.game, self.game)
        if match.over:
            raise ValueError("the document's match is over: nobody can go on from there")

    def _checked(self, given: ArrayLike) -> Array:
        """The actions' numbers, if there is a legal one for each table."""
        self._check_begun()
        actions = self._array(given)
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            shape = f"an array of {actions.dtype} in the shape {actions.shape}"
            raise self._refused(shape)
        chosen = np.ascontiguousarray(actions, np.int64)
        table = self._loop.first_illegal(self._room, chosen)
        if table >= 0:
            raise ValueError(
                f"table {table}: {actions[table]} is no legal action there; "
                f"{allowed(self.legal_at(table).tolist())}"
            )
        return chosen


def signed(number: int) -> int:
    """A number of 64 bits as machine code has it."""
    return number - WORD if number >= WORD // 2 else number


def gymnasium_spaces() -> Any:
    """The spaces of gymnasium; MissingExtra without the extra `envs`."""
    return optional("gymnasium.spaces")


def batched(space: Any, count: int) -> Any:
    """The space of so many tables at once."""
    from gymnasium.vector.utils import batch_space

    return batch_space(space, count)
