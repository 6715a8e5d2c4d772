"""One game for `games.cc`: its machine code, its sizes, and what Python is asked of a moment."""

import ctypes
import itertools
import json
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
from typing import Any, ClassVar

import numba
import numpy as np
from numba import types

from spielwerk.core import compiled
from spielwerk.envs import single
from spielwerk.envs.native import entries
from spielwerk.envs.openmatch import OpenMatch, Table
from spielwerk.envs.openspiel import Sampled, information

ACTION, POSITION, OBSERVATION, INFORMATION = range(4)
"""What is asked of a moment; `Asked` in `games.cc` has the same numbers."""
USUAL = 0
"""The origin of every match that was not imagined."""


class Moment(ctypes.Structure):
    """How a match began, what was done since (pairs of player and action), and the state."""

    _fields_: ClassVar = [
        ("origin", c_int64),
        ("history", POINTER(c_int32)),
        ("length", c_int64),
        ("row", c_void_p),
    ]


SINK = CFUNCTYPE(None, c_void_p, c_char_p, c_int64)
LOT = CFUNCTYPE(c_double)
TELL = CFUNCTYPE(c_bool, POINTER(Moment), c_int64, c_int64, c_int64, SINK, c_void_p)
RECALL = CFUNCTYPE(c_bool, POINTER(Moment), c_int64, POINTER(c_float), SINK, c_void_p)
IMAGINE = CFUNCTYPE(
    c_bool, POINTER(Moment), c_int64, LOT, c_void_p, POINTER(c_int64), SINK, c_void_p
)
FORGET = CFUNCTYPE(None, c_int64)


class Twin(ctypes.Structure):
    """What `games.cc` needs of a game; the same there."""

    _fields_: ClassVar = [
        *((name, c_void_p) for name in ("turn", "play", "see", "returns")),
        ("tell", TELL),
        ("recall", RECALL),
        ("imagine", IMAGINE),
        ("forget", FORGET),
        *((name, c_int64) for name in ("row_bytes", "most", "seen", "actions")),
        ("start", c_void_p),
        ("catalogue", c_void_p),
    ]


class Door:
    """Keeps all that a `Twin` points at, and answers what C++ asks."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game
        self.origins = {USUAL: table.match()}
        self.free = itertools.count(USUAL + 1)
        self.latest: tuple[int, list[int], OpenMatch] = (USUAL, [], table.match())
        self.start = table.packed(self.game.new_state())
        self.catalogue = np.array(self.game.actions, np.int32)
        self.entries = entries_of(table, self.start.dtype)
        self.twin = Twin(
            *(entry.address for entry in self.entries),
            TELL(self.tell),
            RECALL(self.recall),
            IMAGINE(self.imagine),
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
        self, moment: Any, asked: int, player: int, action: int, sink: Callable[..., None], to: int
    ) -> bool:
        """A text of this moment."""
        return answered(sink, to, lambda: self.text(moment.contents, asked, player, action))

    def recall(
        self, moment: Any, player: int, numbers: Any, sink: Callable[..., None], to: int
    ) -> bool:
        """Write the information state as numbers."""

        def write() -> str:
            found = information(self.table).tensor(self.match(moment.contents), player)
            np.ctypeslib.as_array(numbers, found.shape)[:] = found
            return ""

        return answered(sink, to, write)

    def imagine(
        self,
        moment: Any,
        player: int,
        lot: Callable[[], float],
        row: int,
        origin: Any,
        sink: Callable[..., None],
        to: int,
    ) -> bool:
        """Write another state that the player may be in, and the number of the match it begins."""

        def write() -> str:
            match = self.match(moment.contents).imagined(player, Sampled(lot))
            origin[0] = next(self.free)
            self.origins[origin[0]] = match
            ctypes.memmove(row, match.row(), self.start.nbytes)
            return ""

        return answered(sink, to, write)

    def forget(self, origin: int) -> None:
        """No state goes back to this match any more."""
        del self.origins[origin]

    # What is answered

    def text(self, moment: Moment, asked: int, player: int, action: int) -> str:
        if asked == ACTION:
            return str(self.game.moves.text(action))
        if asked == INFORMATION:
            return self.match(moment).information_state(player)
        row = ctypes.string_at(moment.row, self.start.nbytes)
        state = self.table.unpacked(np.frombuffer(row, self.start.dtype))
        if asked == POSITION:
            return json.dumps(self.game.position(state))
        return json.dumps(self.game.observe(state, player))

    def match(self, moment: Moment) -> OpenMatch:
        """The match up to this moment, not to be changed; goes on from the last one asked for."""
        history = moment.history[: 2 * moment.length]
        origin, before, match = self.latest
        if origin != moment.origin or before != history[: len(before)]:
            before, match = [], self.origins[moment.origin].copy()
        done = history[len(before) :]
        for player, action in zip(done[::2], done[1::2], strict=True):
            if player < 0:
                match.happen(match.outcomes()[0][action])
            else:
                match.act(action)
        self.latest = moment.origin, history, match
        return match


def answered(sink: Callable[..., None], to: int, answer: Callable[[], str]) -> bool:
    """Hands an answer to C++, or what went wrong: nothing may be raised there."""
    try:
        said, done = answer(), True
    except Exception as error:  # noqa: BLE001 - told in C++
        said, done = f"{type(error).__name__}: {error}", False
    written = said.encode()
    sink(to, written, len(written))
    return done


def entries_of(table: Table, record: Any) -> list[Any]:
    """The functions of `entries` for a table, as C calls them."""
    rules, tensor = table.game.rules, table.game.definition.tensor
    module = compiled.bound(entries.__name__, rules, True, tensor)
    vars(module)["single"] = table.twin
    made_from = map(compiled.module_of, (rules, tensor, single, entries))
    with compiled.numba_cache(compiled.cache_of(*made_from)):
        return [
            numba.cfunc(types.void(*given), cache=True)(getattr(module, name).py_func)
            for name, given in taken_by(record).items()
        ]


def taken_by(record: Any) -> dict[str, tuple[Any, ...]]:
    """What each of them is given, in the order of `Twin`."""
    pointer: Any = types.CPointer
    row, column, number = pointer(numba.from_dtype(record)), pointer(types.int32), types.int64
    return {
        "turn": (row, number, column, column, column),
        "play": (row, number, number, number, column, column, column),
        "see": (row, number, number, column),
        "returns": (row, number, column),
    }
