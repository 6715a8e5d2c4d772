"""Room for many tables of a game, and the chance that is drawn with there."""

import hashlib
from collections.abc import Sequence
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import DTypeLike, NDArray

from spielwerk.core import Game, compiled
from spielwerk.core.tensors import length
from spielwerk.envs import stepping, whole

WORD = 1 << 64
LINE = 64
"""Bytes: what begins at a multiple of them can be shared with every library."""

Array = NDArray[Any]
Seed = SupportsIndex | str
"""A whole number, of NumPy's kinds too, or a text."""
Seeds = Seed | Sequence[Seed] | Array
"""One seed for all tables, or one for each."""

SEED = "a seed that is neither a text nor a list with one for each table"
"""What has to be a whole number."""

SHARED = ("start", "catalogue", "hashed")
"""The parts that all tables share; the others have a row for each."""


class Chance:
    """What chance brings at a table, for `Game.match(chance=…)`: the same match, told in full."""

    def __init__(self, seed: Seed, table: int = 0) -> None:
        self.lot = generators(seed, table)[0]

    @classmethod
    def standing(cls, lot: int) -> "Chance":
        """Where a table's generator stands."""
        chance = object.__new__(cls)
        chance.lot = lot
        return chance

    def below(self, n: int) -> int:
        """One of 0 … n-1: SplitMix64, as in `stepping`."""
        self.lot = (self.lot + stepping.GAMMA) % WORD
        z = (self.lot ^ self.lot >> 30) * 0xBF58476D1CE4E5B9 % WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB % WORD
        return ((z ^ z >> 31) >> 32) * n >> 32


def generators(seed: Seed, table: int) -> tuple[int, int]:
    """Where a table's generators begin: that of chance and that of players at random."""
    begins = seed if isinstance(seed, str) else whole(seed, SEED)
    digest = hashlib.sha256(f"{begins}/{table}".encode()).digest()
    chance, players = np.frombuffer(digest, "<i8", 2).tolist()
    return chance, players


def sow(room: stepping.Room, seed: Seeds) -> None:
    """Set the generators of all tables. ValueError: that is no seed, or not one for each."""
    begun = [generators(*begins) for begins in seeds_of(seed, len(room.lots))]
    room.lots[:], room.whims[:] = np.array(begun, np.int64).T


def seeds_of(seed: Seeds, count: int) -> list[tuple[Seed, int]]:
    """What the generators of each table begin from, as `generators` wants it.

    With a seed for each, a table is the first of all that have this seed.
    """
    given = seed.tolist() if isinstance(seed, np.ndarray) and seed.ndim else seed
    if isinstance(given, str) or not isinstance(given, Sequence):
        return [(given, table) for table in range(count)]
    if len(given) != count:
        raise ValueError(f"{len(given)} seeds for {count} tables: one for each is needed")
    return [(each, 0) for each in given]


def new_room(game: Game, count: int, kept: int) -> stepping.Room:
    """Room for so many tables, and for so many actions of each match."""
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
        observations=shared((count, length(game.fields)), np.int32),
        legal=np.zeros((count, most), np.int32),
        counts=np.zeros(count, np.int32),
        rewards=shared((count, game.seats), np.float32),
        ended=shared((count,), np.uint8),
        seats=shared((count,), np.int32),
        past=np.zeros((count, 2, kept), np.int32),
        facts=np.zeros((count, 2, 3), np.int64),
    )


def shared(shape: tuple[int, ...], kind: DTypeLike) -> Array:
    """Zeros that other libraries can use without a copy: they begin at a line of the memory."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    raw = np.zeros(size + LINE, np.uint8)
    begin = -raw.ctypes.data % LINE
    zeros: Array = raw[begin : begin + size].view(kind).reshape(shape)
    return zeros


def taken(room: stepping.Room, rows: Array, into: stepping.Room) -> stepping.Room:
    """Another room with copies of these tables."""
    for name in stepping.Room._fields:
        if name not in SHARED and name != "past":
            getattr(into, name)[:] = getattr(room, name)[rows]
    return into._replace(past=room.past[rows])


def with_past(room: stepping.Room, most: int) -> stepping.Room:
    """The same room, where so many actions of each match can be kept."""
    past = np.zeros((len(room.lots), 2, most), np.int32)
    past[:, :, : room.past.shape[2]] = room.past
    return room._replace(past=past)


def slices(count: int, threads: int) -> Sequence[tuple[int, int]]:
    """The tables in consecutive parts, as equal as can be: first and behind the last."""
    parts = min(count, threads)
    return [(count * n // parts, count * (n + 1) // parts) for n in range(parts)]
