"""Stramash's rules and their twin agree at every table, and where random matches seldom get."""

import random

import pytest

import spielwerk
from spielwerk.core.chance import seeded
from tests.effort import EFFORT
from tests.laws.test_stramash_oracle import TABLES, made_up, options_made_up
from tests.laws.test_twin import play_in_step


@pytest.mark.parametrize(("seats", "pairs"), TABLES)
def test_rules_and_twin_agree_whoever_plays(seats: int, pairs: str) -> None:
    dice = random.Random(f"twin {seats} {pairs}")
    for seed in range(2 * EFFORT):
        options = {**options_made_up(dice, pairs), "max_plies": 150}
        assert play_in_step(spielwerk.load("stramash", options, seats), seed) > 150


@pytest.mark.parametrize(("seats", "pairs"), TABLES)
def test_rules_and_twin_agree_on_positions_made_up(seats: int, pairs: str) -> None:
    dice = random.Random(f"positions {seats} {pairs}")
    for seed in range(10 * EFFORT):
        options = {**options_made_up(dice, pairs), "max_plies": 130}
        position = made_up(dice, seats, options)
        game = spielwerk.load("stramash", options, seats)
        assert play_in_step(game, seed, game.read(position, seeded(seed))) > 0
