"""Types for what works over any game's rules, as they stand or as machine code.

`core.compiled.bound` binds such a module to a game: it gives `rules` and the like their meaning.
What is a list here is an array there.
"""

from collections.abc import Iterator
from typing import Any, Protocol, cast

from spielwerk.core.contract import S_contra

Ints = list[int]
Floats = list[float]

UNBOUND = cast("Any", None)
"""What a name means before it is bound."""


class Record(Protocol):
    """A game's state: its own `State`, or the record of it in machine code."""


class Column(Protocol):
    """An array of numbers, such as those of one name in a record."""

    def tolist(self) -> object: ...


class Packed(Record, Protocol):
    """A state as a record of numbers by their names."""

    def __getitem__(self, name: str, /) -> Column: ...
    def __setitem__(self, name: str, value: object, /) -> None: ...


class Records(Protocol):
    """Many of them in a row."""

    @property
    def dtype(self) -> object: ...

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Packed]: ...
    def __getitem__(self, at: int, /) -> Packed: ...
    def __setitem__(self, at: int, value: Record, /) -> None: ...


class Playable(Protocol[S_contra]):
    """What a search or playouts need of rules; results may be finer than won and lost."""

    def to_act(self, s: S_contra, /) -> int: ...
    def fill_outcomes(self, s: S_contra, outcomes: Ints, weights: Ints, /) -> int: ...
    def fill_actions(self, s: S_contra, seat: int, out: Ints, /) -> int: ...
    def apply(self, s: S_contra, seat: int, action: int, /) -> None: ...
    def returns(self, s: S_contra, seat: int, /) -> float: ...


class Twin(Protocol):
    """Rules as machine code: over records, with arrays for lists."""

    def to_act(self, s: Record, /) -> int: ...
    def acts(self, s: Record, seat: int, /) -> bool: ...
    def mid_turn(self, s: Record, /) -> bool: ...
    def fill_outcomes(self, s: Record, outcomes: Column, weights: Column, /) -> int: ...
    def fill_actions(self, s: Record, seat: int, out: Column, /) -> int: ...
    def apply(self, s: Record, seat: int, action: int, /) -> None: ...
    def returns(self, s: Record, seat: int, /) -> int: ...


class Lot(Protocol):
    """What chance is drawn with: `random.Random`, or NumPy's generator."""

    def random(self) -> float:
        """A number from 0 to 1, without 1."""
        ...
