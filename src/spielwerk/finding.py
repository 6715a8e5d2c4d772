"""Where the parts of a game are: in packages of ours, or in any that is installed.

A package offers a game by an entry point of the group `spielwerk.games`: the game's name, and the
package whose `game.GAME` is its `Definition`. What another floor knows of a game is offered by an
entry point as well, whose group is the name of that floor: `spielwerk.bots`,
`spielwerk.cli.terminal`, `spielwerk.cli.boards` and so on. Where nothing is offered, a floor does
without: each says what it does then.
"""

import functools
import importlib.util
import pkgutil
import sys
from importlib import resources
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable

from spielwerk import games

GAMES = games.__name__


def names() -> list[str]:
    """The names of all games."""
    return sorted({*our_names(), *offered(GAMES)})


@functools.cache
def our_names() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(games.__path__))


def offered(floor: str) -> dict[str, str]:
    """What installed packages offer to a floor: a module for each game."""
    return offered_along(floor, tuple(sys.path))


@functools.cache
def offered_along(floor: str, _path: tuple[str, ...]) -> dict[str, str]:
    """Asked once for each path of Python's: looking through all packages takes a while."""
    return {entry.name: entry.value for entry in entry_points(group=floor)}


def module_of(floor: str, game: str) -> str | None:
    """The module of a floor that knows this game; None if none does."""
    own = f"{floor}.{game}"
    if game in our_names():
        return own if importlib.util.find_spec(own) else None
    return offered(floor).get(game)


def home_of(game: str) -> Traversable:
    """The folder of a game: its texts and the page of its rules lie there."""
    package = module_of(GAMES, game)
    if package is None:
        raise FileNotFoundError(f"there is no game {game}")
    return resources.files(package)
