"""Small games are what they say, are worked out exactly, and bots are measured by them."""

import json
import subprocess
import sys
from pathlib import Path

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability as in_python

from spielwerk.envs import curves, exploitability, laws
from spielwerk.envs.laws import SpielWorld, World
from spielwerk.envs.reduced import REDUCED

FEW = 4
"""Actions after which a match is drawn here."""
every_small_game = pytest.mark.parametrize("name", REDUCED)


def loaded(name: str) -> pyspiel.Game:
    return pyspiel.load_game(f"python_spielwerk_{name}(max_plies={FEW})")


@every_small_game
def test_nobody_forgets_anything_anywhere_in_the_tree(name: str) -> None:
    api_test._assert_is_perfect_recall(loaded(name))


@every_small_game
def test_nothing_leaks_and_imagination_varies(name: str) -> None:
    def begin(seed: int) -> World:
        return SpielWorld(loaded(name).new_initial_state(), seed)

    laws.no_leaks(begin, matches=10)
    laws.imagination_varies(begin, matches=2)
    laws.returns_agree(begin, [[0], [1]], matches=50)


@every_small_game
def test_a_seat_cannot_tell_the_beginnings_apart_that_differ_for_the_other(name: str) -> None:
    state = loaded(name).new_initial_state()
    begun = [state.child(action) for action in state.legal_actions()]
    assert len({str(child) for child in begun}) == len(begun)
    for seat in (0, 1):
        looks = [child.information_state_string(seat) for child in begun]
        assert len(set(looks)) ** 2 == len(looks)


@every_small_game
def test_states_can_be_serialised_from_before_the_beginning_on(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=3, serialize=True, verbose=False)


@every_small_game
def test_the_exploitability_is_what_openspiel_says_in_python_too(name: str) -> None:
    report = exploitability.report(name, FEW, iterations=20)
    told, game = report["exploitability"], loaded(name)
    uniform = in_python.exploitability(game, policy.UniformRandomPolicy(game))
    assert told["anything"] == pytest.approx(uniform, abs=1e-5)
    assert told["CFR+ 20"] < 0.1 * told["anything"]
    assert report["gained_against_anything"]["anything"] == pytest.approx(0, abs=1e-6)
    assert 0 < report["gained_against_anything"]["CFR+ 20"] <= 1


def test_bots_are_asked_everywhere_and_choose_something_legal() -> None:
    known = exploitability.decisions("mini_rufus", 2)
    asked = exploitability.policy_of("greedy", known, seeds=1)
    for text, decision in known.items():
        chances = asked.get_state_policy(text)
        assert [number for number, _ in chances] == decision.match.legal()
        assert sorted(chance for _, chance in chances) == [0.0] * (len(chances) - 1) + [1.0]


def test_a_bot_that_throws_dice_is_asked_with_many_seeds() -> None:
    """`random` comes near to playing anything."""
    known = exploitability.decisions("mini_rufus", 2)
    asked = exploitability.policy_of("random", known, seeds=400)
    for text, decision in known.items():
        legal = decision.match.legal()
        for _, chance in asked.get_state_policy(text):
            assert chance == pytest.approx(1 / len(legal), abs=0.15)
    told = exploitability.report("mini_rufus", 2, ["random"], iterations=5, seeds=400)
    assert told["seeds"] == 400
    exploited = told["exploitability"]
    assert exploited["random"] == pytest.approx(exploited["anything"], abs=0.03)
    assert exploited["random"] > 0


@every_small_game
def test_bots_think_possible_what_can_have_begun(name: str) -> None:
    """How large it is, and how many of these there are, is told by the documentation's build."""
    small = REDUCED[name]
    table = small.table(small.max_plies)
    seen = table.game.observe(table.beginnings[0], 0)
    begun = [one for one in table.beginnings if table.game.observe(one, 0) == seen]
    worlds = [table.game.determinize(seen, seed=seed).state for seed in range(60)]
    possible = {json.dumps(table.game.position(state)) for state in worlds}
    assert possible == {json.dumps(table.game.position(state)) for state in begun}


def test_the_command_prints_the_report_as_json() -> None:
    command = [sys.executable, "-m", "spielwerk.envs.exploitability", "mini_rufus"]
    given = ["--plies", "2", "--iterations", "5", "--bots", "greedy"]
    done = subprocess.run([*command, *given], capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert told["game"] == "mini_rufus"
    assert set(told["exploitability"]) == {"anything", "CFR+ 5", "greedy"}
    assert 0 <= told["exploitability"]["greedy"] <= 1


@pytest.mark.parametrize("out", ["file", "file/folder", "full"])
def test_curves_refuse_a_place_that_cannot_be_written_before_anything_is_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], out: str
) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "full" / "exploitability-mini_rufus.svg").mkdir(parents=True)
    monkeypatch.setattr(curves, "report", None)
    monkeypatch.setattr(sys, "argv", ["curves", "mini_rufus", "--out", str(tmp_path / out)])
    with pytest.raises(SystemExit) as refused:
        curves.main()
    told = capsys.readouterr().err.splitlines()[-1]
    assert refused.value.code == 2
    assert told.startswith(f"curves: error: --out {tmp_path / out}")
    assert "cannot be written (" in told


def test_curves_make_the_folder_that_keeps_their_figures_and_plots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    point = {"solver": "CFR", "iterations": [1, 3], "exploitability": [0.5, 0.25]}
    told = {"game": "mini_rufus", "curves": [point]}
    monkeypatch.setattr(curves, "report", lambda *_: iter([told]))
    folder = tmp_path / "new" / "figures"
    monkeypatch.setattr(sys, "argv", ["curves", "mini_rufus", "--out", str(folder)])
    curves.main()
    assert "| CFR | 0.5000 | 0.2500 |" in capsys.readouterr().out
    names = {file.name for file in folder.iterdir()}
    assert names == {"exploitability-mini_rufus.json", "exploitability-mini_rufus.svg"}
