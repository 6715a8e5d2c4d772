"""A game's rules and their machine-code twin are the same in every state."""

import json
import os
import random
import subprocess
import sys
from typing import Any

import numpy
import pytest

import spielwerk
from spielwerk.core import CHANCE, NOBODY, compiled
from tests.effort import EFFORT
from tests.laws.matches import WAYS, ways_to_play


def truth(state: Any) -> dict[str, Any]:
    """All fields of a state but its scratch paper."""
    return {name: value for name, value in vars(state).items() if name not in ("scratch", "trail")}


def play_in_step(game: spielwerk.Game, seed: int, start: Any = None) -> int:
    """A random match (from a state on) on both at once; returns the number of steps."""
    rules, twin, rng = game.rules, game.compiled, random.Random(seed)
    plain, record = start or game.new_state(), compiled.records(game.rules, 1)[0]
    compiled.pack(plain, record)
    back, plain_out = game.new_state(), [0] * game.moves.MAX_ACTIONS
    record_out = numpy.zeros(len(plain_out), numpy.int32)
    weights, record_weights = [0] * len(plain_out), numpy.zeros(len(plain_out), numpy.int32)
    steps = 0
    while (seat := rules.to_act(plain)) != NOBODY:
        assert twin.to_act(record) == seat
        if seat == CHANCE:
            count = rules.fill_outcomes(plain, plain_out, weights)
            assert twin.fill_outcomes(record, record_out, record_weights) == count
            assert record_weights[:count].tolist() == weights[:count]
        else:
            count = rules.fill_actions(plain, seat, plain_out)
            assert twin.fill_actions(record, seat, record_out) == count > 0
        assert record_out[:count].tolist() == plain_out[:count]
        action = rng.choice(plain_out[:count])
        rules.apply(plain, seat, action)
        twin.apply(record, seat, action)
        compiled.unpack(record, back)
        assert truth(back) == truth(plain)
        steps += 1
    results = [rules.returns(plain, seat) for seat in range(game.seats)]
    assert [twin.returns(record, seat) for seat in range(game.seats)] == results
    return steps


@pytest.mark.parametrize("name", spielwerk.games())
def test_rules_and_twin_agree_at_every_step_under_every_option(name: str) -> None:
    ways = WAYS(name)
    for seed in range(EFFORT * len(ways)):
        way = ways[seed % len(ways)]
        game = spielwerk.load(name, way.named | {"max_plies": 600}, way.seats)
        assert play_in_step(game, seed) > 20


CHECKED_PLAYOUTS = """
import json, sys, spielwerk
from spielwerk import bench
for name, options, seats in json.load(sys.stdin):
    print(bench.twin_playouts(spielwerk.load(name, options, seats), 10, 1))
"""


def checking() -> dict[str, str]:
    """The environment in which machine code checks its array bounds; it is compiled quickly."""
    folder = compiled.cache_home() / "checked"
    return {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1", "NUMBA_CACHE_DIR": str(folder)}


@pytest.mark.whole
@pytest.mark.parametrize("name", spielwerk.games())
def test_the_twin_stays_within_its_arrays_under_every_option(name: str) -> None:
    """Where the plain rules would leave a list, they say so in every test.

    The checked machine code is kept beside the usual: it is made once for the same source.
    """
    run = subprocess.run(
        [sys.executable, "-c", CHECKED_PLAYOUTS],
        input=json.dumps([(name, way.options, way.seats) for way in ways_to_play(name)]),
        env=os.environ | checking(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
