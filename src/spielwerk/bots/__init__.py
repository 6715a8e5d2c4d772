"""Bots: players that see what a seat may know, and nothing else.

A bot is loaded for a seat of a match and asked for one action at a time. It gets the seat's
observation, its legal actions and all events that it was told; equal seeds make equal choices,
unless the clock ends a search.
"""

import importlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from spielwerk.bots.errors import BotError as BotError
from spielwerk.bots.greedy import Greedy
from spielwerk.bots.search.players import players
from spielwerk.bots.uniform import Uniform
from spielwerk.core import Game

Event = Mapping[str, Any]


class Bot(Protocol):
    """A player that chooses for one seat."""

    def choose(
        self, observation: Mapping[str, Any], legal: Sequence[str], events: Sequence[Event]
    ) -> str:
        """One of the legal actions."""
        ...


Maker = Callable[[Game, int, int | str | None], Bot]

BOTS: dict[str, Maker] = {
    "greedy": Greedy,
    "random": Uniform,
}
"""What plays any game that has an evaluation, `value` in `bots/<game>`."""


def bots_for(game: str) -> dict[str, Maker]:
    """The levels that have been taught the game; its own bots, or those that play any game."""
    own: dict[str, Maker] = getattr(importlib.import_module(f"{__name__}.{game}"), "BOTS", BOTS)
    return players(game) | own


def names(game: str) -> list[str]:
    """The bots that can play a game: the levels, gentlest first, then those for research."""
    return list(bots_for(game))


def load(name: str, game: Game, seat: int, seed: int | str | None = None) -> Bot:
    """A bot for a seat of a match of `game`. BotError names the bots that there are."""
    if name not in bots_for(game.name):
        raise BotError(name, names(game.name))
    return bots_for(game.name)[name](game, seat, seed)
