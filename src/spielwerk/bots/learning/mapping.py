"""Work in parts, done elsewhere or here, whose answers come in the order in which they were asked.

Where it is done is the caller's matter: all that is needed is something that works like
`itertools.starmap`, in whatever order (`HERE`: one after the other, in this process).
"""

import itertools
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

Answered = TypeVar("Answered")
StarMap = Callable[[Callable[..., Any], Iterable[tuple[object, ...]]], Iterator[Any]]

HERE: StarMap = itertools.starmap


def in_order(
    starmap: StarMap, work: Callable[..., Answered], asked: Iterable[tuple[object, ...]]
) -> Iterator[Answered]:
    """What the work answers for each of these arguments, wherever that is done."""
    early, due = dict[int, Answered](), 0
    numbered = ((number, work, arguments) for number, arguments in enumerate(asked))
    for number, answer in starmap(_numbered, numbered):
        early[number] = answer
        while due in early:
            yield early.pop(due)
            due += 1


def _numbered(
    number: int, work: Callable[..., Answered], arguments: tuple[object, ...]
) -> tuple[int, Answered]:
    return number, work(*arguments)
