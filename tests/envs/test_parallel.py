"""PettingZoo's parallel API: who acts at once chooses at once, and it is the same match."""

import random

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.test.state_test import test_state_space as check_state_space

import spielwerk
from spielwerk.envs import parallel, pettingzoo
from tests.envs.ways import every_name

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@every_name
def test_the_api_is_as_pettingzoo_wants_it(name: str) -> None:
    env = parallel.parallel_env(name, {"max_plies": 20})
    parallel_api_test(env, num_cycles=120)
    parallel_seed_test(lambda: parallel.parallel_env(name), num_cycles=5)
    env.reset(seed=1)
    check_state_space(env)
    check_state_space(pettingzoo.raw_env(name))


def test_a_match_may_end_before_all_have_acted_who_act_at_once() -> None:
    env = parallel.raw_parallel_env("dog", {"max_plies": 1})
    seen, _ = env.reset(seed=1)
    legal = {agent: int(np.flatnonzero(look["action_mask"])[0]) for agent, look in seen.items()}
    _, rewards, over, _, _ = env.step(legal)
    assert set(rewards.values()) == {0.0}
    assert all(over.values())


@every_name
def test_it_is_the_same_match_as_at_the_table(name: str) -> None:
    """All seats that act at once see the same before any of them has."""
    env, game, dice = parallel.raw_parallel_env(name), spielwerk.load(name), random.Random(2)
    seen, _ = env.reset(seed=3)
    match = game.match(seed=3)
    for _ in range(60):
        seats = match.seats_to_act()
        masks = {
            agent: np.flatnonzero(look["action_mask"]).tolist() for agent, look in seen.items()
        }
        chosen = {agent: dice.choice(legal) for agent, legal in masks.items()}
        for seat in range(game.seats):
            agent = f"seat_{seat}"
            assert (masks[agent] == [env.wait]) == (seat not in seats)
            assert seen[agent]["observation"].tolist() == game.numbers_seen(match.state, seat)
        for seat in seats:
            match.play(seat, game.moves.text(game.actions[chosen[f"seat_{seat}"]]))
        seen, rewards, *_ = env.step(chosen)
        assert game.position(env.match.state) == match.position()
    assert not any(rewards.values())


def test_what_is_not_legal_is_refused_or_ends_the_match() -> None:
    env = parallel.raw_parallel_env("dog")
    seen, _ = env.reset(seed=1)
    legal = {agent: int(np.flatnonzero(look["action_mask"])[0]) for agent, look in seen.items()}
    before = env.game.position(env.match.state)
    with pytest.raises(ValueError, match="seat_2: -1 is no legal action"):
        env.step(legal | {"seat_2": -1})
    with pytest.raises(ValueError, match="seat_3 has to act"):
        env.step({agent: legal[agent] for agent in ("seat_0", "seat_1", "seat_2")})
    assert env.game.position(env.match.state) == before
    usual = parallel.parallel_env("dog")
    usual.reset(seed=1)
    _, rewards, ended, _, _ = usual.step(legal | {"seat_2": -1})
    assert rewards == {"seat_0": 0, "seat_1": 0, "seat_2": -1, "seat_3": 0}
    assert all(ended.values())
    assert not usual.agents


@pytest.mark.parametrize("kind", [parallel.raw_parallel_env, parallel.parallel_env])
def test_who_is_forgotten_or_not_there_is_named_and_nothing_happens(
    kind: type[parallel.raw_parallel_env],
) -> None:
    env = kind("rufus", seats=2)
    seen, _ = env.reset(seed=1)
    legal = {agent: int(np.flatnonzero(look["action_mask"])[0]) for agent, look in seen.items()}
    with pytest.raises(ValueError, match="seat_0 has to act"):
        env.step({})
    with pytest.raises(ValueError, match="no agent 'seat_2'; agents are seat_0, seat_1"):
        env.step(legal | {"seat_2": 0})
    env.step(legal)
    assert env.agents


@pytest.mark.parametrize("kind", [parallel.raw_parallel_env, parallel.parallel_env])
def test_nobody_plays_before_a_reset_or_after_closing_or_without_whole_numbers(
    kind: type[parallel.raw_parallel_env],
) -> None:
    env = kind("rufus", seats=2)
    with pytest.raises(ValueError, match="call reset first"):
        env.step({})
    env.reset(seed=1)
    for action in (1.9, True, None):
        with pytest.raises(ValueError, match="the action of seat_0 is a whole number, not"):
            env.step({"seat_0": action, "seat_1": env.wait})  # type: ignore[dict-item]
    env.close()
    with pytest.raises(ValueError, match="call reset first"):
        env.step({"seat_0": 0, "seat_1": env.wait})


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    env = parallel.raw_parallel_env("rufus", seats=2)
    for ask in (env.state, env.render):
        with pytest.raises(ValueError, match="call reset first"):
            ask()
    with pytest.raises(ValueError, match="a seed is a whole number, not 'x'"):
        env.reset(seed="x")  # type: ignore[arg-type]
    env.reset(seed=1)
    for door in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(ValueError, match="no agent 'seat_9'; agents are seat_0, seat_1"):
            door("seat_9")
    for actions in (None, 1, "seat_0", ["seat_0", "seat_1"]):
        with pytest.raises(ValueError, match="an action for each agent by its name is needed"):
            env.step(actions)  # type: ignore[arg-type]
    waits = next(agent for agent in env.agents if env._legal(agent) == [env.wait])
    acts = next(agent for agent in env.agents if agent != waits)
    with pytest.raises(ValueError, match=rf"{acts}: -1 is no legal action here; legal are \d+"):
        env.step({acts: -1, waits: env.wait})
    wrong = {acts: env._legal(acts)[0], waits: 0}
    with pytest.raises(ValueError, match=rf"{waits}: 0 .* legal are {env.wait} \(to wait\)"):
        env.step(wrong)
