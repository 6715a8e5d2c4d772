"""PettingZoo's own tests pass at every game in every way, and agents see what seats see."""

import json
import pickle
import random
from collections.abc import Callable

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import spielwerk
from spielwerk.envs import pettingzoo
from tests.envs.ways import every_name, every_way

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@every_way
def test_the_api_is_as_pettingzoo_wants_it(game: spielwerk.Game) -> None:
    env = pettingzoo.env(game.name, game.options, game.seats)
    api_test(env, num_cycles=30, verbose_progress=False)


@every_way
def test_equal_seeds_make_equal_matches(game: spielwerk.Game) -> None:
    seed_test(lambda: pettingzoo.env(game.name, game.options, game.seats), num_cycles=10)


@every_name
def test_it_can_be_drawn_as_text_and_as_pixels(name: str) -> None:
    render_test(lambda render_mode: pettingzoo.env(name, render_mode=render_mode))


@every_way
def test_agents_see_what_their_seats_see_and_may_do_what_is_legal(game: spielwerk.Game) -> None:
    """The same match is played through the public door."""
    env = pettingzoo.raw_env(game.name, game.options, game.seats)
    env.reset(seed=3)
    match, dice = game.match(seed=3), random.Random(3)
    for _ in range(50):
        assert game.position(env.match.state) == match.position()
        if match.over:
            break
        seat = match.seats_to_act()[0]
        assert env.agent_selection == f"seat_{seat}"
        seen, mask = env.observe(env.agent_selection).values()
        assert seen.tolist() == game.numbers_seen(match.state, seat)
        legal = [game.moves.text(game.actions[number]) for number in np.flatnonzero(mask)]
        assert sorted(legal) == sorted(match.legal(seat))
        number = dice.choice(np.flatnonzero(mask).tolist())
        match.play(seat, game.moves.text(game.actions[number]))
        env.step(number)


@every_name
def test_who_wins_is_paid_by_who_loses_and_team_mates_alike(name: str) -> None:
    game = spielwerk.load(name)
    env = pettingzoo.env(name, game.options, game.seats)
    env.reset(seed=1)
    dice, gained = random.Random(1), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(max_iter=20_000):
        seen, reward, over, _, _ = env.last()
        gained[agent] += reward
        env.step(None if over else dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert not env.agents
    assert sum(gained.values()) == pytest.approx(0)
    for team in game.teams():
        assert len({gained[f"seat_{seat}"] for seat in team}) == 1


def test_an_illegal_action_ends_the_match() -> None:
    env = pettingzoo.env("rufus")
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[env.agent_selection] <= 0


def test_an_environment_can_be_pickled_and_copied_for_what_an_agent_cannot_know() -> None:
    env = pettingzoo.raw_env("rufus", {"prizes": "shuffled"})
    assert pickle.loads(pickle.dumps(env)).game.options == env.game.options
    env.reset(seed=1)
    twins = [env.imagined("seat_0", seed) for seed in range(5)]
    assert len({json.dumps(twin.game.position(twin.match.state)) for twin in twins}) == 5
    for twin in twins:
        assert str(twin.observe("seat_0")) == str(env.observe("seat_0"))
        twin.step(twin.match.legal()[0])
    assert vars(env.match.state)["plies"] == 0


def test_an_imagined_environment_ends_alone() -> None:
    env = pettingzoo.raw_env("rufus", {"max_plies": 5})
    env.reset(seed=1)
    twin = env.imagined("seat_0", seed=1)
    while twin.agents:
        over = twin.terminations[twin.agent_selection]
        twin.step(None if over else twin.match.legal()[0])
    assert env.agents == env.possible_agents


@every_name
def test_without_pettingzoos_checks_an_illegal_action_is_refused(name: str) -> None:
    env = pettingzoo.raw_env(name)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    before = env.game.position(env.match.state)
    for number in (-1, len(mask), int(np.flatnonzero(mask == 0)[0]), None):
        with pytest.raises(ValueError, match=r"no legal action|is needed"):
            env.step(number)
    assert env.game.position(env.match.state) == before
    env.step(int(np.flatnonzero(mask)[0]))


def test_a_way_to_draw_that_is_not_offered_is_refused() -> None:
    env = pettingzoo.env("rufus", render_mode="human")
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"'ansi'.*not 'human'"):
        env.render()


@pytest.mark.parametrize("action", [1.9, 0.0, True, np.float64(0), np.bool_(True), "0", [0]])
def test_what_is_no_whole_number_is_no_action(action: object) -> None:
    env = pettingzoo.raw_env("rufus")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="an action is a whole number, not"):
        env.step(action)  # type: ignore[arg-type]
    assert not vars(env.match.state)["plies"]
    env.step(np.int64(env.match.legal()[0]))  # type: ignore[arg-type]


def test_nobody_plays_before_a_reset_or_after_closing() -> None:
    env = pettingzoo.raw_env("rufus")
    with pytest.raises(ValueError, match="call reset first"):
        env.step(0)
    env.reset(seed=1)
    env.close()
    with pytest.raises(ValueError, match="call reset first"):
        env.step(0)
    with pytest.raises(ValueError, match="call reset first"):
        env.observe(env.possible_agents[0])
    env.reset(seed=1)
    env.step(env.match.legal()[0])


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    env = pettingzoo.raw_env("rufus", {"max_plies": 1}, seats=3)
    asked: list[Callable[[], object]] = [env.state, env.render, lambda: env.imagined("seat_0")]
    for ask in asked:
        with pytest.raises(ValueError, match="call reset first"):
            ask()
    with pytest.raises(ValueError, match="a seed is a whole number, not 'x'"):
        env.reset(seed="x")  # type: ignore[arg-type]
    env.reset(seed=1)
    doors: list[Callable[[str], object]] = [
        env.observe,
        env.action_space,
        env.observation_space,
        env.imagined,
    ]
    for door in doors:
        with pytest.raises(ValueError, match="agent 'seat_9'; agents are seat_0, seat_1, seat_2"):
            door("seat_9")
    legal = ", ".join(map(str, env.match.legal()[:3]))
    for action in (-1, None):
        with pytest.raises(ValueError, match=f"; legal are {legal}"):
            env.step(action)
    env.step(env.match.legal()[0])
    while env.agents:
        env.step(None)
    for action in (0, None):
        with pytest.raises(ValueError, match=r"match is over and no agent is left: call reset"):
            env.step(action)
