"""Work in parts, done elsewhere or here, whose answers come in the order in which they were asked.

Where it is done is the caller's matter: all that is needed is something that works like
`itertools.starmap`, in whatever order (`HERE`: one after the other, in this process).
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import starmap
from typing import Any, TypeVar

Answered = TypeVar("Answered")
Spread = Callable[[Callable[..., Any], Iterable[tuple[Any, ...]]], Iterator[Any]]

HERE: Spread = starmap


def in_order(
    spread: Spread, work: Callable[..., Answered], asked: Iterable[tuple[Any, ...]]
) -> Iterator[Answered]:
    """What the work answers for each of these arguments, however it is spread."""
    early, due = dict[int, Answered](), 0
    numbered = ((number, work, arguments) for number, arguments in enumerate(asked))
    for number, answer in spread(_numbered, numbered):
        early[number] = answer
        while due in early:
            yield early.pop(due)
            due += 1


def _numbered(
    number: int, work: Callable[..., Answered], arguments: tuple[Any, ...]
) -> tuple[int, Answered]:
    return number, work(*arguments)
