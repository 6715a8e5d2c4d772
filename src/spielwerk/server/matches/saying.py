"""Events and choices with their sentences, in JSON.

What happens and what can be done comes back again and again, at one table and at others: a
sentence is made anew only for what has not been said lately. Two records that are written alike
are said alike, whoever is told.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import msgspec
import orjson

from spielwerk import Game
from spielwerk.core.lines import Line

REMEMBERED = 4096
"""Events and choices of one game that are remembered with their sentences: a few megabytes."""

GAMES = 64
"""Games with their options of which anything is remembered."""

written = msgspec.json.Encoder().encode


class Sayings:
    """What was said lately in games with the same options and seats."""

    def __init__(self) -> None:
        self._said: dict[bytes, orjson.Fragment] = {}

    def said(self, record: msgspec.Struct, lines: Callable[[Any], Sequence[Line]]) -> Any:
        """The record with its sentences (`said`, if there are any), a part of a message."""
        alone = written(record)
        found = self._said.get(alone)
        if found is None:
            found = orjson.Fragment(_with(alone, lines(record)))
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[alone] = found
        return found


def _with(alone: bytes, lines: Sequence[Line]) -> bytes:
    return b'%s,"said":%s}' % (alone[:-1], written(lines)) if lines else alone


@lru_cache(maxsize=GAMES)
def _sayings(_name: str, _seats: int, _options: tuple[tuple[str, str | int], ...]) -> Sayings:
    return Sayings()


def sayings_of(game: Game) -> Sayings:
    """What was said lately in games like this one."""
    return _sayings(game.name, game.seats, tuple(game.options.items()))
