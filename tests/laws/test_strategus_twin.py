"""Strategus' rules and their twin agree where random matches seldom get: among few pieces."""

import random
from typing import Any

import pytest

import spielwerk
from spielwerk.core.chance import seeded
from tests.effort import EFFORT
from tests.laws.test_strategus_oracle import PAIRS, TOURNAMENT, Player, few, made_up
from tests.laws.test_twin import play_in_step


def in_step(position: dict[str, Any], seed: int) -> int:
    game = spielwerk.load("strategus", position["options"])
    return play_in_step(game, seed, game.read(position, seeded(seed)))


def hunted(dice: random.Random, options: dict[str, Any]) -> dict[str, Any]:
    """A position with a history in which one seat goes after the other."""
    match = spielwerk.load("strategus").match_from(few(dice, options))
    player = Player(dice, 0.97)
    player.wants = dice.choice(PAIRS)
    for _ in range(25):
        if not match.over:
            seat = match.seats_to_act()[0]
            match.play(seat, player.choose(match, seat))
    return match.position()


@pytest.mark.parametrize("number", range(len(TOURNAMENT)))
def test_rules_and_twin_agree_while_few_pieces_shuttle_and_chase(number: int) -> None:
    dice = random.Random(number)
    limits = {**TOURNAMENT[number], "quiet_plies": 60, "max_plies": 300}
    steps = sum(in_step(hunted(dice, limits), seed) for seed in range(15 * EFFORT))
    assert steps > 100 * EFFORT


def test_rules_and_twin_agree_on_positions_made_up() -> None:
    dice = random.Random(9)
    for seed in range(20 * EFFORT):
        options = {"max_plies": 200, "quiet_plies": 40, "memory_aid": "marked", "lakes": "on"}
        position = made_up(dice, options)
        assert in_step({**position, "options": options}, seed) >= 0
