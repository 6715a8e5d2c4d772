"""Positions of race games at every table, for tests of what bots know of them."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import spielwerk
from spielwerk.bots.knowledge import Guide
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


def features(guide: Guide, state: Any, seat: int) -> list[float]:
    x = [9.0] * guide.count()
    guide.fill_features(state, seat, x)
    return x


def assert_hidden_changes_nothing(guide: Guide, game: spielwerk.Game, label: str) -> None:
    """What a seat cannot see changes neither its features nor its information state."""
    for match in list(played_at_random(game, 2, 30)):
        for seat in range(game.seats):
            other = game.determinize(match.observation(seat), seed=label).state
            told = features(guide, match.state, seat)
            assert features(guide, other, seat) == pytest.approx(told)
            assert guide.information_state(match.state, seat) == guide.information_state(
                other, seat
            )


def assert_information_states_differ(guide: Guide, game: spielwerk.Game, seeds: int) -> None:
    """Positions that look the same to a seat are all that share an information state."""
    met: dict[int, str] = {}
    for seed in range(seeds):
        for match in played_at_random(game, seed, 150):
            for seat in range(game.seats):
                seen = json.dumps(match.observation(seat))
                known = guide.information_state(match.state, seat) * game.seats + seat
                assert met.setdefault(known, seen) == seen
