"""What is learned from, and what `one-ply` plays by: one look ahead that uncovers nothing."""

import random
from itertools import islice
from typing import Any

import pytest

import spielwerk
from spielwerk.bots.knowledge import guide_of
from spielwerk.core.news import copied
from tests.bots.racing import features, played_at_random, tables
from tests.effort import EFFORT, WHOLE

GAMES = [name for name in spielwerk.games() if name != "strategus"]
"""In Strategus' rules for searching an attack is announced before anybody sees what it meets."""

STRIDE = 1 if EFFORT >= WHOLE else 20
"""A moment in so many is looked at."""


@pytest.mark.parametrize("name", GAMES)
def test_a_look_ahead_is_the_same_whatever_is_hidden(name: str) -> None:
    for label, game in tables(name):
        for match in islice(played_at_random(game, 3, 60), 0, None, STRIDE):
            seat = match.seats_to_act()[0]
            other = game.determinize(match.observation(seat), seed=label).state
            seen = looked(game, match.state, seat)
            assert looked(game, other, seat) == pytest.approx(seen), label


@pytest.mark.parametrize("name", GAMES)
def test_what_is_drawn_anew_is_only_what_cannot_be_seen(name: str) -> None:
    guide = guide_of(name)
    for label, game in tables(name):
        for match in played_at_random(game, 4, 60):
            seat = match.seats_to_act()[0]
            determinized = copied(match.state)
            guide.determinize(determinized, seat, random.Random(label))
            assert game.observe(determinized, seat) == match.observation(seat), label


def looked(game: spielwerk.Game, state: Any, seat: int) -> list[float]:
    """What every action looks like right after it, with the same lots for what is hidden."""
    guide = guide_of(game.name)
    determinized = copied(state)
    guide.determinize(determinized, seat, random.Random(1))
    actions = [0] * game.moves.MAX_ACTIONS
    seen = dict[str, list[float]]()
    for number in range(game.rules.fill_actions(determinized, seat, actions)):
        after = copied(determinized)
        game.rules.apply(after, seat, actions[number])
        seen[game.moves.text(actions[number])] = features(guide, after, seat)
    return [value for action in sorted(seen) for value in seen[action]]
