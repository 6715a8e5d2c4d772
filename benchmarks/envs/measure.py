"""Steps per CPU second of environments, ours and others'. See README.md."""

import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

ROUNDS = 3
SECONDS = 0.7
"""CPU time for each environment in each round."""

Play = Callable[[], int]
"""Plays on for a while; returns how many actions of seats there were."""


# Ours


def our_tables() -> Iterator[tuple[str, Play]]:
    """256 tables in one call, on one thread; a policy outside chooses."""
    import spielwerk
    from spielwerk.envs.vector import Tables

    for name in spielwerk.games():
        tables = Tables(name, count=256, threads=1)
        yield f"spielwerk, 256 tables, chosen outside: {name}", chosen_outside(tables, 100)


def our_loop() -> Iterator[tuple[str, Play]]:
    """The same, but the compiled loop chooses."""
    import spielwerk
    from spielwerk.envs.vector import Tables

    for name in spielwerk.games():
        tables = Tables(name, count=256, threads=1)
        yield f"spielwerk, 256 tables, chosen inside: {name}", many(tables, 200)


def our_pettingzoo() -> Iterator[tuple[str, Play]]:
    import spielwerk
    from spielwerk.envs import pettingzoo

    for name in spielwerk.games():
        yield f"spielwerk pettingzoo: {name}", agents(pettingzoo.env(name))


def our_openspiel() -> Iterator[tuple[str, Play]]:
    import spielwerk
    import spielwerk.envs.openspiel

    for name in spielwerk.games():
        yield f"spielwerk openspiel: {name}", states(f"python_spielwerk_{name}")
        yield f"spielwerk openspiel, observer: {name}", observed(f"python_spielwerk_{name}")


def our_openspiel_in_cpp() -> Iterator[tuple[str, Play]]:
    import spielwerk
    from spielwerk.envs import native

    native.register()
    for name in spielwerk.games():
        yield f"spielwerk openspiel C++: {name}", states(f"spielwerk_{name}")
        yield f"spielwerk openspiel C++, observer: {name}", observed(f"spielwerk_{name}")
        yield f"spielwerk copies C++: {name}", copies(f"spielwerk_{name}")
        yield f"spielwerk ISMCTS C++: {name}", searches(f"spielwerk_{name}")


# Others'


def openspiel() -> Iterator[tuple[str, Play]]:
    """C++ games, then games written in Python."""
    import open_spiel.python.games  # noqa: F401 - registers the games

    for name in ("backgammon", "dark_chess", "gin_rummy", "hearts", "leduc_poker", "tic_tac_toe"):
        yield f"openspiel C++: {name}", states(name)
    for name in ("python_kuhn_poker", "python_team_dominoes", "python_tic_tac_toe"):
        yield f"openspiel Python: {name}", states(name)


def pettingzoo() -> Iterator[tuple[str, Play]]:
    import importlib

    for name in ("chess_v6", "connect_four_v3", "hanabi_v5", "leduc_holdem_v4", "tictactoe_v3"):
        module = importlib.import_module(f"pettingzoo.classic.{name}")
        yield f"pettingzoo: {name}", agents(module.env())


def rlcard() -> Iterator[tuple[str, Play]]:
    import rlcard as library

    for name in ("doudizhu", "gin-rummy", "leduc-holdem", "mahjong", "uno"):
        yield f"rlcard: {name}", card_table(library.make(name))


def pgx() -> Iterator[tuple[str, Play]]:
    """1,024 at once, as JAX compiles them for the processor."""
    for name in ("backgammon", "connect_four", "leduc_holdem", "tic_tac_toe"):
        yield f"pgx, 1024 at once: {name}", batch(name, 1024)


# Drivers


def chosen_outside(tables: Any, steps: int) -> Play:
    """Ours: NumPy chooses from the lists of what is legal, and hands the actions in."""
    import numpy as np

    dice, (_, infos) = np.random.default_rng(1), tables.reset()

    def play() -> int:
        nonlocal infos
        for _ in range(steps):
            legal, offsets = infos["legal"], infos["offsets"]
            picked = (dice.random(tables.num_envs) * np.diff(offsets)).astype(np.int64)
            *_, infos = tables.step(legal[offsets[:-1] + picked])
        return steps * int(tables.num_envs)

    tables.play(300)
    infos = tables.infos
    return play


def many(tables: Any, steps: int) -> Play:
    """Ours: players at random in the compiled loop, what is legal and seen at every step."""

    def play() -> int:
        tables.play(steps)
        return steps * int(tables.num_envs)

    tables.reset()
    tables.play(300)
    return play


def states(name: str) -> Play:
    """OpenSpiel: a state at a time; observations as tensors."""
    import pyspiel

    game = pyspiel.load_game(name)
    if game.get_type().provides_observation_tensor:
        return one_by_one(game, lambda state, seat: state.observation_tensor(seat))
    return one_by_one(game, lambda state, seat: state.information_state_tensor(seat))


def observed(name: str) -> Play:
    """The same, with an observer that is made once and writes into an array."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(name)
    return one_by_one(game, make_observation(game).set_from)


def one_by_one(game: Any, look: Callable[[Any, int], object]) -> Play:
    """Seats choose at random once they have looked; chance goes by its weights."""
    state, dice = game.new_initial_state(), random.Random(1)

    def play() -> int:
        nonlocal state
        actions = 0
        while actions < 100:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
            else:
                look(state, state.current_player())
                state.apply_action(dice.choice(state.legal_actions()))
                actions += 1
        return actions

    return play


def copies(name: str) -> Play:
    """OpenSpiel: copies of a state after twenty actions."""
    state = later(name, 20)

    def play() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return play


def searches(name: str) -> Play:
    """OpenSpiel's ISMCTS in C++: simulations, each played out at random, after twenty actions."""
    import pyspiel

    state, most_visited = later(name, 20), pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.ISMCTSBot(1, rollouts, 2.0, 100, -1, most_visited, False, False)

    def play() -> int:
        bot.step(state)
        return 100

    return play


def later(name: str, actions: int) -> Any:
    """A state in which a seat has a choice, so many actions of any kind after the beginning."""
    import pyspiel

    state, dice = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    while (
        state.is_chance_node() or state.move_number() < actions or len(state.legal_actions()) < 2
    ):
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def agents(env: Any) -> Play:
    """PettingZoo: `last` builds the observation of the agent to act."""
    import numpy as np

    dice = random.Random(1)
    env.reset(seed=1)

    def play() -> int:
        actions = 0
        while actions < 20:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
            else:
                env.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                actions += 1
        return actions

    return play


def card_table(env: Any) -> Play:
    """RLCard: a step returns what the next player sees."""
    dice = random.Random(1)
    seen, _ = env.reset()

    def play() -> int:
        nonlocal seen
        for _ in range(20):
            seen, _ = env.step(dice.choice(list(seen["legal_actions"])))
            if env.is_over():
                seen, _ = env.reset()
        return 20

    return play


def batch(name: str, count: int) -> Play:
    """pgx: a loop of steps compiled as a whole; a finished match begins anew."""
    import jax
    import pgx as library
    from pgx.experimental import auto_reset

    env, steps = library.make(name), 50
    begin, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def played(state: Any, key: Any) -> Any:
        def one(state: Any, key: Any) -> Any:
            choosing, chance = jax.random.split(key)
            legal = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            chosen = jax.random.categorical(choosing, legal, axis=-1)
            return step(state, chosen, jax.random.split(chance, count)), None

        return jax.lax.scan(one, state, jax.random.split(key, steps))[0]

    key = jax.random.PRNGKey(1)
    state = played(jax.jit(begin)(jax.random.split(key, count)), key)

    def play() -> int:
        nonlocal state, key
        key, now = jax.random.split(key)
        state = jax.block_until_ready(played(state, now))
        return steps * count

    return play


# Measuring


def rate(play: Play) -> float:
    """Steps per CPU second."""
    steps, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        steps += play()
    return steps / (time.process_time() - began)


SUITES = (
    *(our_tables, our_loop, our_pettingzoo, our_openspiel, our_openspiel_in_cpp),
    *(openspiel, pettingzoo, rlcard, pgx),
)


def players(words: list[str]) -> list[tuple[str, Play]]:
    """All environments with one of these words in their names that are installed."""
    found = []
    for suite in SUITES:
        try:
            found += list(suite())
        except ImportError as missing:
            sys.stderr.write(f"{suite.__name__} is left out: {missing}\n")
    return [(name, play) for name, play in found if not words or any(w in name for w in words)]


def main() -> None:
    """Measure, and write a table in Markdown."""
    rates = dict[str, list[float]]()
    chosen = players(sys.argv[1:])
    for number in range(ROUNDS):
        for name, play in chosen:
            rates.setdefault(name, []).append(rate(play))
            sys.stderr.write(f"round {number + 1}: {name}: {rates[name][-1]:,.0f}\n")
    lines = ["| environment | steps per CPU second | slowest and fastest round |", "|---|---|---|"]
    for name, measured in rates.items():
        middle = statistics.median(measured)
        lines.append(f"| {name} | {middle:,.0f} | {min(measured):,.0f} to {max(measured):,.0f} |")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
