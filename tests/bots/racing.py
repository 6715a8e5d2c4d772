"""Positions of race games at every table, for tests of what bots know of them."""

import random
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import spielwerk
from tests.laws.matches import label, ways_to_play


def tables(name: str) -> Any:
    """Every way to play a game, with what it is called."""
    return [(label(game), game) for game in ways_to_play(name)]


def played_at_random(game: spielwerk.Game, seed: int, most: int) -> Iterator[spielwerk.Match]:
    """A match after each of so many actions at most, until it is over."""
    lot, match = random.Random(seed), game.match(seed=seed)
    for _ in range(most):
        if match.over:
            return
        yield match
        seat = match.seats_to_act()[0]
        match.play(seat, lot.choice(match.legal(seat)))


def features(guide: ModuleType, state: Any, seat: int) -> list[float]:
    x = [9.0] * guide.count()
    guide.fill_features(state, seat, x)
    return x
