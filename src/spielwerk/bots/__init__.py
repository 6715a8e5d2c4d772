"""Bots: players that see what a seat may know, and nothing else.

A bot is loaded for a seat of a match and asked for one action at a time. It gets the seat's
observation, its legal actions and all events that it was told; equal seeds make equal choices,
unless the clock ends a search.
"""

from collections.abc import Mapping

from spielwerk.bots.errors import BotError as BotError
from spielwerk.bots.greedy import Greedy
from spielwerk.bots.knowledge import Bot as Bot
from spielwerk.bots.knowledge import Maker as Maker
from spielwerk.bots.knowledge import knowledge_of
from spielwerk.bots.search.players import players
from spielwerk.bots.uniform import Uniform
from spielwerk.core import Game


def bots_for(game: str) -> Mapping[str, Maker]:
    """The levels that have been taught the game; its own bots, or those that play any game."""
    return players(game) | own_bots(game)


def own_bots(game: str) -> dict[str, Maker]:
    """The game's own; else `greedy`, if positions can be valued, and `random`."""
    known = knowledge_of(game)
    greedy: dict[str, Maker] = {"greedy": Greedy} if known.value else {}
    return dict(known.bots) or {**greedy, "random": Uniform}


def names(game: str) -> list[str]:
    """The bots that can play a game: the levels, gentlest first, then those for research."""
    return list(bots_for(game))


def load(name: str, game: Game, seat: int, seed: int | str | None = None) -> Bot:
    """A bot for a seat of a match of `game`. BotError names the bots that there are."""
    if name not in bots_for(game.name):
        raise BotError(name, names(game.name))
    return bots_for(game.name)[name](game, seat, seed)
