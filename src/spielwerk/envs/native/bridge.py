"""One game for `games.cc`: its machine code, its sizes, and what Python is asked of a moment."""

import ctypes
import functools
import itertools
import json
import random
import threading
from collections.abc import Callable
from ctypes import (
    CFUNCTYPE,
    POINTER,
    c_bool,
    c_char_p,
    c_double,
    c_float,
    c_int32,
    c_int64,
    c_void_p,
)
from enum import IntEnum
from types import ModuleType
from typing import Any, ClassVar, Protocol, cast

import numba
import numpy as np
from numba import types

from spielwerk.core import compiled
from spielwerk.envs import single
from spielwerk.envs.native import entries
from spielwerk.envs.openmatch import OpenMatch, Table
from spielwerk.envs.openspiel import Sampled, information

USUAL = 0
"""The origin of every match that was not imagined."""


class Asked(IntEnum):
    """What is asked of a moment; the same in `games.cc`."""

    ACTION = 0
    POSITION = 1
    OBSERVATION = 2
    INFORMATION_STATE = 3


class Moment(ctypes.Structure):
    """How a match began, what was done since, and the state.

    The history is pairs of a player and the number of an action, or of an outcome.
    """

    _fields_: ClassVar = [
        ("origin", c_int64),
        ("history", POINTER(c_int32)),
        ("length", c_int64),
        ("row", c_void_p),
    ]


class Pointed(Protocol):
    """A pointer to a moment."""

    @property
    def contents(self) -> Moment: ...


class Entry(Protocol):
    """A function as C calls it."""

    @property
    def address(self) -> int: ...


Sink = Callable[[int, bool, bytes, int], None]
"""Takes an answer to a call: whether there is one, its text or what went wrong, and the bytes."""
SINK = CFUNCTYPE(None, c_void_p, c_bool, c_char_p, c_int64)
TO = (SINK, c_void_p)
TELL = CFUNCTYPE(None, POINTER(Moment), c_int64, c_int64, c_int64, *TO)
RECALL = CFUNCTYPE(None, POINTER(Moment), c_int64, POINTER(c_float), c_int64, *TO)
RESAMPLE = CFUNCTYPE(None, POINTER(Moment), c_int64, c_double, c_void_p, POINTER(c_int64), *TO)
FORGET = CFUNCTYPE(None, c_int64)


class Interface(ctypes.Structure):
    """What `games.cc` needs of a game; the same there."""

    _fields_: ClassVar = [
        *((name, c_void_p) for name in ("turn", "play", "see", "returns")),
        ("tell", TELL),
        ("recall", RECALL),
        ("resample", RESAMPLE),
        ("forget", FORGET),
        *((name, c_int64) for name in ("row_bytes", "most", "seen", "actions")),
        ("start", c_void_p),
        ("catalogue", c_void_p),
    ]


class Bridge:
    """Keeps what an `Interface` points at, and answers what C++ asks, one question at a time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game
        self.lock = threading.RLock()
        self.origins = {USUAL: table.match()}
        self.latest = dict[int, tuple[list[int], OpenMatch]]()
        self.free = itertools.count(USUAL + 1)
        self.start = table.packed(self.game.new_state())
        self.catalogue = np.array(self.game.actions, np.int32)
        self.interface = Interface(
            *(entry.address for entry in entries_of(table)),
            TELL(self.tell),
            RECALL(self.recall),
            RESAMPLE(self.resample),
            FORGET(self.forget),
            self.start.nbytes,
            table.most,
            table.length,
            len(self.catalogue),
            self.start.ctypes.data,
            self.catalogue.ctypes.data,
        )

    # What C++ asks

    def tell(
        self, moment: Pointed, asked: int, player: int, action: int, sink: Sink, to: int
    ) -> None:
        """A text of this moment, or of an action as the rules number it."""
        with self.lock:
            answer(sink, to, lambda: self.text(moment.contents, asked, player, action))

    def recall(
        self, moment: Pointed, player: int, numbers: Any, length: int, sink: Sink, to: int
    ) -> None:
        """Write the information-state tensor."""

        def write() -> str:
            tensor = information(self.table).tensor(self.match(moment.contents), player)
            np.ctypeslib.as_array(numbers, (length,))[:] = tensor
            return ""

        with self.lock:
            answer(sink, to, write)

    def resample(
        self,
        moment: Pointed,
        player: int,
        lot: float,
        row: int,
        origin: list[int],
        sink: Sink,
        to: int,
    ) -> None:
        """Write another state that the player may be in, and the number of the match it begins."""

        def write() -> str:
            sampler = Sampled(random.Random(lot).random)
            match = self.match(moment.contents).imagined(player, sampler)
            number = next(self.free)
            self.origins[number] = match
            ctypes.memmove(row, match.row(), self.start.nbytes)
            origin[0] = number
            return ""

        with self.lock:
            answer(sink, to, write)

    def forget(self, origin: int) -> None:
        """No state goes back to this match any more."""
        self.origins.pop(origin, None)
        self.latest.pop(origin, None)

    # What is answered

    def text(self, moment: Moment, asked: int, player: int, action: int) -> str:
        if asked == Asked.ACTION:
            return str(self.game.moves.text(action))
        if asked == Asked.INFORMATION_STATE:
            return self.match(moment).information_state(player)
        row = ctypes.string_at(moment.row, self.start.nbytes)
        state = self.table.unpacked(np.frombuffer(row, self.start.dtype))
        if asked == Asked.POSITION:
            return json.dumps(self.game.position(state))
        return json.dumps(self.game.observe(state, player))

    def match(self, moment: Moment) -> OpenMatch:
        """The match up to this moment, not to be changed; goes on from the last one asked for.

        While it goes on it is nobody's: what is interrupted is played again from its origin.
        """
        history = moment.history[: 2 * moment.length]
        before, match = self.latest.pop(moment.origin, ([], None))
        if match is None or before != history[: len(before)]:
            before, match = [], self.origins[moment.origin].copy()
        done = history[len(before) :]
        for player, number in zip(done[::2], done[1::2], strict=True):
            if player < 0:
                match.happen(match.outcomes()[0][number])
            else:
                match.act(number)
        self.latest[moment.origin] = history, match
        return match


def answer(sink: Sink, to: int, make: Callable[[], str]) -> None:
    """Hands an answer to C++, or what went wrong: nothing may be raised there."""
    try:
        said, given = make(), True
    except BaseException as error:  # noqa: BLE001 - told in C++
        said, given = f"{type(error).__name__}: {error}", False
    written = said.encode()
    sink(to, given, written, len(written))


def entries_of(table: Table) -> list[Entry]:
    """The functions of `entries` for a table, as C calls them."""
    module_of = compiled.module_of
    rules, tensor = module_of(table.game.rules), module_of(table.game.definition.tensor)
    return callable_from_c(rules, tensor, table.twin)


@functools.cache
def callable_from_c(rules: ModuleType, tensor: ModuleType, step: object) -> list[Entry]:
    """The same for all tables of a game; `step` is `single` as machine code."""
    module = compiled.bound(entries.__name__, rules, True, tensor)
    vars(module)["single"] = step
    made_from = map(compiled.module_of, (rules, tensor, single, entries))
    with compiled.numba_cache(compiled.cache_of(*made_from)):
        made = [
            numba.cfunc(types.void(*given), cache=True)(getattr(module, name).py_func)
            for name, given in taken_by(compiled.records(rules, 1).dtype).items()
        ]
    return cast("list[Entry]", made)


def taken_by(record: Any) -> dict[str, tuple[object, ...]]:
    """What each of them is given, in the order of `Interface`."""
    pointer: Any = types.CPointer
    row, column, number = pointer(numba.from_dtype(record)), pointer(types.int32), types.int64
    return {
        "turn": (row, number, column, column, column),
        "play": (row, number, number, number, column, column, column),
        "see": (row, number, number, column),
        "returns": (row, number, column),
    }
