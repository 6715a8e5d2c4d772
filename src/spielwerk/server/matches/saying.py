"""Events and choices with their sentences, in JSON.

What happens and what can be done comes back again and again, at one table and at others: a
sentence is made anew only for what has not been said lately. Two records that are written alike
are said alike, whoever is told.
"""

from collections.abc import Sequence
from functools import lru_cache

import orjson

from spielwerk import Game
from spielwerk.core.lines import Line
from spielwerk.core.records import Choice, Event
from spielwerk.server.matches.folding import Folded, folded, in_rows, written

REMEMBERED = 8192
"""Events and choices of one game that are remembered with their sentences: a few megabytes."""

GAMES = 64
"""Games with their options of which anything is remembered."""


class Sayings:
    """What was said lately in games with the same options and seats."""

    def __init__(self) -> None:
        self._events: dict[bytes, orjson.Fragment] = {}
        self._choices: dict[bytes, Folded] = {}
        self._headings: dict[int | None, bytes] = {}

    def heading(self, game: Game, seat: int | None) -> bytes:
        """What an observation begins with, open for the rest of it."""
        if seat not in self._headings:
            self._headings[seat] = b"%s," % written(game.heading | {"seat": seat})[:-1]
        return self._headings[seat]

    def event(self, game: Game, event: Event) -> orjson.Fragment:
        """An event with its sentences (`said`, if there are any), a part of a message."""
        alone = written(event)
        found = self._events.get(alone)
        if found is None:
            _make_room(self._events)
            found = self._events[alone] = orjson.Fragment(_with(alone, game.lines(event)))
        return found

    def choices(self, game: Game, choices: Sequence[Choice]) -> orjson.Fragment:
        """What a seat can do, piece by piece, each with what it is called."""
        return in_rows([self._choice(game, choice) for choice in choices])

    def _choice(self, game: Game, choice: Choice) -> Folded:
        alone = written(choice)
        found = self._choices.get(alone)
        if found is None:
            _make_room(self._choices)
            found = self._choices[alone] = folded(choice, game.wording(choice))
        return found


def _make_room(remembered: dict[bytes, orjson.Fragment] | dict[bytes, Folded]) -> None:
    if len(remembered) >= REMEMBERED:
        remembered.clear()


def _with(alone: bytes, lines: Sequence[Line]) -> bytes:
    return b'%s,"said":%s}' % (alone[:-1], written(lines)) if lines else alone


@lru_cache(maxsize=GAMES)
def _sayings(_name: str, _seats: int, _options: tuple[tuple[str, str | int], ...]) -> Sayings:
    return Sayings()


def sayings_of(game: Game) -> Sayings:
    """What was said lately in games like this one."""
    return _sayings(game.name, game.seats, tuple(game.options.items()))
