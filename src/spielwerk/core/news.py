"""What happened, told by the rules while it happens, and who is told of it.

A game's rules call functions of its own `news.py`, each call a statement of its own. Those make
records (`core.records`) with an audience for whoever listens to the state. A state that is only
tried has no listener, and the twin has no such calls at all (`core.compiled`): nothing in the
rules may depend on them.
"""

from collections.abc import Callable, Iterable
from typing import Any, Concatenate, Generic, NamedTuple, ParamSpec, TypeGuard, TypeVar, cast

E = TypeVar("E")
P = ParamSpec("P")
Any_S = TypeVar("Any_S")


class Told(NamedTuple, Generic[E]):
    """An event and its audience: everybody, `only` some seats, or all `but` some seats.

    Spectators (None) belong to everybody and to `but`, never to `only`.
    """

    event: E
    only: tuple[int, ...] = ()
    but: tuple[int, ...] = ()

    def is_for(self, viewer: int | None) -> bool:
        """Is this viewer (a seat, or None for a spectator) told?"""
        return viewer in self.only if self.only else viewer not in self.but


class Telling(Generic[E]):
    """What a state is, to which somebody may listen while an action is applied to it.

    Both stand at the class and are deleted after use: what stands in `vars(state)` is the state.
    """

    heard: list[Told[E]] | None = None
    """What is told to who listens; None: nobody does."""
    hushed: list[Told[E]] | None = None
    """What was heard before something is only tried."""


S = TypeVar("S", bound="Telling[Any]")


def listens(s: object) -> TypeGuard[Telling[Any]]:
    """May anybody listen to this state? Nobody does to a record of machine code's."""
    return isinstance(s, Telling)


def tells(
    tell: Callable[Concatenate[S, P], Iterable[Told[Any]]],
) -> Callable[Concatenate[S, P], None]:
    """Tell it, if somebody listens to this state."""

    def told(s: S, /, *args: P.args, **kwargs: P.kwargs) -> None:
        if listens(s) and s.heard is not None:
            s.heard.extend(tell(s, *args, **kwargs))

    return told


def hush(s: object) -> None:
    """What follows is only tried, until `speak`: nobody hears of it."""
    if listens(s) and s.heard is not None:
        s.hushed = s.heard
        del s.heard


def speak(s: object) -> None:
    """What follows is meant again."""
    if listens(s) and s.hushed is not None:
        s.heard = s.hushed
        del s.hushed


def copied(state: Any_S) -> Any_S:
    """A copy of a state that shares nothing with it."""
    twin = object.__new__(type(state))
    there: dict[str, int | list[int]] = vars(twin)
    there.update(vars(state))
    for name, value in there.items():
        if isinstance(value, list):
            nested = value and isinstance(value[0], list)
            there[name] = copied_rows(value) if nested else value[:]
    return twin


def copied_rows(rows: object) -> Any:
    return [row[:] for row in cast("list[list[int]]", rows)]
