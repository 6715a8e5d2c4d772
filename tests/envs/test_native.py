"""OpenSpiel's games in C++ are those in Python, and OpenSpiel's bots in C++ play them."""

import gc
import os
import pickle
import random
import shutil
import threading
from pathlib import Path
from typing import Any

import pyspiel
import pytest

import spielwerk
from spielwerk.envs import allowed, native, openspiel
from spielwerk.envs.native import building
from spielwerk.envs.openmatch import OpenMatch
from tests.effort import many, some
from tests.envs.ways import every_name
from tests.laws.matches import GAMES, label

if shutil.which("c++") is None and not os.environ.get("CI"):
    pytest.skip("there is no C++ compiler", allow_module_level=True)

native.register()

PLIES = 40


def loaded(name: str, max_plies: int = PLIES) -> Any:
    """A game that is drawn soon."""
    return pyspiel.load_game(f"spielwerk_{name}(max_plies={max_plies})")


def both(game: spielwerk.Game) -> tuple[Any, Any]:
    """A beginning in C++ and one in Python."""
    plain = openspiel.loaded(game)
    name = str(plain).replace(openspiel.PREFIX, native.COMPILED, 1)
    return pyspiel.load_game(name).new_initial_state(), plain.new_initial_state()


def beginning(name: str, lot: random.Random) -> Any:
    """A state in which a seat is to act for the first time."""
    state = loaded(name).new_initial_state()
    let_chance_play(state, lot)
    return state


def let_chance_play(state: Any, lot: random.Random) -> None:
    while state.is_chance_node():
        state.apply_action(lot.choice(state.legal_actions()))


@pytest.mark.parametrize("game", some(GAMES, few=6), ids=label)
def test_it_is_the_same_match_as_in_python(game: spielwerk.Game) -> None:
    """The same is legal, likely, seen, told and won, at every step."""
    (state, plain), lot = both(game), random.Random(4)
    for step in range(many(short=60, whole=400)):
        assert state.current_player() == plain.current_player()
        assert state.returns() == plain.returns()
        if state.is_terminal():
            assert plain.is_terminal()
            break
        assert state.legal_actions() == plain.legal_actions()
        if state.is_chance_node():
            assert state.chance_outcomes() == plain.chance_outcomes()
        else:
            for seat in range(game.seats):
                assert state.observation_tensor(seat) == plain.observation_tensor(seat)
        if step % 20 == 7:
            same_texts(state, plain)
        action = lot.choice(state.legal_actions())
        assert state.action_to_string(action) == plain.action_to_string(action)
        state.apply_action(action)
        plain.apply_action(action)


def same_texts(state: Any, plain: Any) -> None:
    assert str(state) == str(plain)
    for seat in range(state.num_players()):
        assert state.observation_string(seat) == plain.observation_string(seat)
        assert state.information_state_string(seat) == plain.information_state_string(seat)
        assert state.information_state_tensor(seat) == plain.information_state_tensor(seat)


@every_name
def test_random_matches_can_be_copied_and_serialised_at_every_step(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


@every_name
def test_openspiels_bots_in_cpp_play_it(name: str) -> None:
    """Their MCTS, which sees all, and their ISMCTS, which imagines."""
    game, lot = loaded(name), random.Random(2)
    state = beginning(name, lot)
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=3)
    open_bot = pyspiel.MCTSBot(game, rollouts, 2.0, 20, 10, False, 4, False)
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(5, rollouts, 2.0, 10, -1, most_visited, False, False)
    for _ in range(3):
        assert open_bot.step(state) in state.legal_actions()
        state.apply_action(bot.step(state))
        let_chance_play(state, lot)


@every_name
def test_what_is_imagined_was_told_the_same_and_can_be_played(name: str) -> None:
    lot = random.Random(6)
    state = beginning(name, lot)
    for _ in range(12):
        seat = state.current_player()
        if seat >= 0:
            imagined = state.resample_from_infostate(seat, lot.random)
            told = state.information_state_string(seat)
            assert imagined.information_state_string(seat) == told
            assert imagined.legal_actions() == state.legal_actions()
            action = lot.choice(imagined.legal_actions())
            child = imagined.child(action)
            assert child.information_state_string(seat).startswith(told.rpartition("= ")[0])
            assert imagined.clone().information_state_string(seat) == told
            before = state.information_state_tensor(seat)
            assert imagined.information_state_tensor(seat) == before
            with pytest.raises(pyspiel.SpielError, match="cannot be serialised"):
                pickle.dumps(child)
        state.apply_action(lot.choice(state.legal_actions()))


def test_a_match_that_was_imagined_is_kept_as_long_as_a_state_goes_back_to_it() -> None:
    state = beginning("rufus", random.Random(1))
    bridge = native.bridge(str(pyspiel.load_game(f"python_spielwerk_rufus(max_plies={PLIES})")))
    origins = bridge.origins
    gc.collect()
    before = len(origins)
    imagined = state.resample_from_infostate(0, random.Random(2).random)
    child = imagined.child(imagined.legal_actions()[0])
    del imagined
    assert len(origins) == before + 1
    assert child.information_state_string(0)
    del child
    gc.collect()
    assert len(origins) == before


def test_a_copy_goes_its_own_way() -> None:
    state = beginning("dog", random.Random(1))
    before = str(state), state.history(), state.legal_actions()
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[-1])
    assert (str(state), state.history(), state.legal_actions()) == before
    assert str(copy) != str(state)


@every_name
def test_lines_of_play_that_part_are_told_apart(name: str) -> None:
    """Asked by turns, each is told what was done on its way, as in Python."""
    plain, lot = pyspiel.load_game(f"python_spielwerk_{name}(max_plies={PLIES})"), random.Random(8)
    states = [beginning(name, lot)]
    for _ in range(12):
        parent = lot.choice(states)
        if not parent.is_terminal():
            states.append(parent.child(lot.choice(parent.legal_actions())))
        asked, seat = lot.choice(states), lot.randrange(parent.num_players())
        same = plain.new_initial_state()
        for action in asked.history():
            same.apply_action(action)
        assert asked.information_state_string(seat) == same.information_state_string(seat)


def test_threads_may_ask_at_the_same_time() -> None:
    line, lot = [beginning("rufus", random.Random(9))], random.Random(9)
    while len(line) < 30 and not line[-1].is_terminal():
        line.append(line[-1].child(lot.choice(line[-1].legal_actions())))
    told = [state.information_state_string(0) for state in line]
    wrong = list[object]()

    def ask(seed: int) -> None:
        lot = random.Random(seed)
        for _ in range(60):
            number = lot.randrange(len(line))
            if line[number].information_state_string(0) != told[number]:
                wrong.append(number)

    threads = [threading.Thread(target=ask, args=(seed,)) for seed in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_a_sampler_may_fail_or_imagine_itself() -> None:
    state = beginning("rufus", random.Random(1))

    def failing() -> float:
        raise ValueError("no number today")

    def nested() -> float:
        state.resample_from_infostate(1, random.Random(3).random)
        return 0.5

    with pytest.raises(ValueError, match="no number today"):
        state.resample_from_infostate(0, failing)
    assert state.resample_from_infostate(0, nested).legal_actions()


def test_who_is_interrupted_hears_of_it_and_may_ask_again(monkeypatch: pytest.MonkeyPatch) -> None:
    state = beginning("rufus", random.Random(1))
    state.apply_action(state.legal_actions()[0])
    told = state.information_state_string(0)
    state.apply_action(state.legal_actions()[0])
    with monkeypatch.context() as patched:
        patched.setattr(OpenMatch, "information_state", interrupted)
        patched.setattr(OpenMatch, "act", interrupted)
        with pytest.raises(pyspiel.SpielError, match="KeyboardInterrupt"):
            state.information_state_string(0)
    assert state.information_state_string(0).startswith(told.rpartition("= ")[0])


def interrupted(*_: object) -> str:
    raise KeyboardInterrupt


def test_what_is_seen_is_written_without_python(monkeypatch: pytest.MonkeyPatch) -> None:
    state = beginning("dog", random.Random(1))
    monkeypatch.setattr(openspiel.SpielGame, "new_initial_state", interrupted)
    assert len(state.observation_tensor(0)) == state.get_game().observation_tensor_size()


def test_an_illegal_action_is_refused_and_nothing_has_happened() -> None:
    state = loaded("rufus").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match=r"no outcome 99 here: there are \d+"):
        state.apply_action(99)
    state = beginning("rufus", random.Random(1))
    before = str(state), state.history()
    illegal = next(number for number in range(1000) if number not in state.legal_actions())
    with pytest.raises(
        pyspiel.SpielError,
        match=f"{illegal} is no legal action here; {allowed(state.legal_actions())}",
    ):
        state.apply_action(illegal)
    most = state.num_distinct_actions()
    for number in (-2, most):
        with pytest.raises(pyspiel.SpielError, match=f"they go from 0 to {most - 1}"):
            state.apply_action(number)
    with pytest.raises(pyspiel.SpielError):
        state.observation_tensor(9)
    assert (str(state), state.history()) == before


def test_options_are_refused_as_everywhere() -> None:
    with pytest.raises(spielwerk.OptionError, match="fold"):
        pyspiel.load_game("spielwerk_dog(fold=never)")
    with pytest.raises(pyspiel.SpielError, match="house"):
        pyspiel.load_game("spielwerk_dog(house=on)")


def test_without_a_compiler_a_sentence_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="there is no nothing: install g"):
        building.build(["nothing"], tmp_path / "games.so")


def test_what_the_compiler_says_is_told(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="could not be built by c"):
        building.build(["c++", "--no-such-option"], tmp_path / "games.so")
    assert not list(tmp_path.iterdir())
