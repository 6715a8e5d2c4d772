"""What the rules do in a match: happenings with a name and a §, counted from what all are told.

A happening is a rule seen at work, as a seven that is shared or a fox that catches stones. Each
game lists its own in a module here, or nothing is counted; how one is called stands in the game's
texts, as `<game>-happening-<name>`. They are read from the events that a spectator hears, so no
rule is written a second time.
"""

import importlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Protocol, cast

from spielwerk import Game, finding
from spielwerk.core import Match
from spielwerk.core.documents import Document
from spielwerk.text import Texts


class Happenings(Protocol):
    """What a game's module has."""

    @property
    def RULES(self) -> Mapping[str, str]:  # noqa: N802
        """Every happening's name and the § of the rule that it shows."""
        ...

    def happened(self, told: Sequence[Document], team_of: Sequence[int], /) -> Iterator[str]:
        """The names of what happened, as often as it did; `team_of`: a number for each seat."""
        ...


class Uncounted:
    """A game of which nobody has said what can be counted."""

    RULES: Mapping[str, str] = MappingProxyType({})

    @staticmethod
    def happened(told: Sequence[Document], team_of: Sequence[int]) -> Iterator[str]:
        """Nothing: there is nothing that could be counted."""
        yield from ()


@cache
def happenings_of(game: str) -> Happenings:
    """What can be counted in a game."""
    name = finding.module_of(__name__, game)
    if name is None:
        return Uncounted()
    return cast("Happenings", importlib.import_module(name))


def rules(game: str) -> Mapping[str, str]:
    """Every happening of a game and its §, in the order of the rulebook."""
    return happenings_of(game).RULES


def counted(match: Match) -> dict[str, int]:
    """How often each happening of its game occurred in a match in which nothing was taken back."""
    return tallied(match.game, match.events(None))


def tallied(game: Game, told: Sequence[Document]) -> dict[str, int]:
    """The same from the events that a spectator was told; every happening is in it, also as 0."""
    team_of = [0] * game.seats
    for number, team in enumerate(game.teams()):
        for seat in team:
            team_of[seat] = number
    found = Counter(happenings_of(game.name).happened(told, team_of))
    return {name: found[name] for name in rules(game.name)}


def label(texts: Texts, game: str, name: str) -> str:
    """How a happening is called in a table."""
    return texts.say(f"{game}-happening-{name}")
