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

    def tolist(self) -> object:
        """The same numbers as lists in lists, one level for each axis of the array."""
        ...


class Packed(Record, Protocol):
    """A state as a record of numbers by their names."""

    def __getitem__(self, name: str, /) -> Column:
        """The numbers of a field; ValueError: there is none of that name."""
        ...

    def __setitem__(self, name: str, value: object, /) -> None:
        """Write a field: a number, or as many in its shape as there is room for."""
        ...


class Records(Protocol):
    """Many of them in a row."""

    @property
    def dtype(self) -> object:
        """NumPy's type of one record: its fields by name, each with type and shape."""
        ...

    def __len__(self) -> int:
        """How many records these are."""
        ...

    def __iter__(self) -> Iterator[Packed]:
        """The records one by one, each a view: what is written into it is kept here."""
        ...

    def __getitem__(self, at: int, /) -> Packed:
        """The record at a place, as a view. IndexError: there is none."""
        ...

    def __setitem__(self, at: int, value: Record, /) -> None:
        """Copy a record into that place. IndexError: there is none."""
        ...


class Playable(Protocol[S_contra]):
    """What a search or playouts need of rules; results may be finer than won and lost."""

    def to_act(self, s: S_contra, /) -> int:
        """The seat that is to act; CHANCE where chance is, NOBODY at the end."""
        ...

    def fill_outcomes(self, s: S_contra, outcomes: Ints, weights: Ints, /) -> int:
        """Write what chance may bring, and how heavy each weighs; how many there are.

        There has to be room for `MAX_OUTCOMES` in both.
        """
        ...

    def fill_actions(self, s: S_contra, seat: int, out: Ints, /) -> int:
        """Write the legal actions of a seat that acts; how many there are.

        There has to be room for `MAX_ACTIONS`.
        """
        ...

    def apply(self, s: S_contra, seat: int, action: int, /) -> None:
        """Carry out one legal action or outcome (not checked) and all that it forces."""
        ...

    def returns(self, s: S_contra, seat: int, /) -> float:
        """How a seat has fared at the end, from -1 (lost) to 1 (won)."""
        ...


class Twin(Protocol):
    """Rules as machine code: over records, with arrays for lists."""

    def to_act(self, s: Record, /) -> int:
        """The seat that is to act; CHANCE where chance is, NOBODY at the end."""
        ...

    def acts(self, s: Record, seat: int, /) -> bool:
        """Whether a seat has to act now, be it beside others."""
        ...

    def mid_turn(self, s: Record, /) -> bool:
        """As `Rules.mid_turn` of `core.contract`."""
        ...

    def fill_outcomes(self, s: Record, outcomes: Column, weights: Column, /) -> int:
        """As `Playable.fill_outcomes`, into arrays."""
        ...

    def fill_actions(self, s: Record, seat: int, out: Column, /) -> int:
        """As `Playable.fill_actions`, into an array."""
        ...

    def apply(self, s: Record, seat: int, action: int, /) -> None:
        """As `Playable.apply`, on the record that is given."""
        ...

    def returns(self, s: Record, seat: int, /) -> int:
        """At the end: 1 for a seat that has won, -1 for one that has lost, 0 in a draw."""
        ...


class Lot(Protocol):
    """What chance is drawn with: `random.Random`, or NumPy's generator."""

    def random(self) -> float:
        """A number from 0 to 1, without 1."""
        ...
