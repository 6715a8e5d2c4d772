"""Which games environments are tried on: all ways to play that change what can be seen or done."""

import pytest

import spielwerk
from tests.laws.matches import GAMES, label, possible

every_name = pytest.mark.parametrize("name", spielwerk.games())
every_way = pytest.mark.parametrize("game", GAMES, ids=label)


def short(game: spielwerk.Game, plies: int = 60) -> spielwerk.Game:
    """The game, but drawn after a few actions."""
    return possible(game.name, {**game.options, "max_plies": plies}, game.seats)
