"""OpenSpiel's own tests pass at every game, and its bots play them."""

import itertools
import json
import pickle
import random
import re
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import ismcts, mcts

import spielwerk
from spielwerk.core.errors import OptionError, SeatError
from spielwerk.core.seats import CHANCE
from spielwerk.envs import openspiel, reduced  # noqa: F401 - registers small games
from spielwerk.envs.openmatch import events_in
from tests.effort import many, some
from tests.envs.ways import every_name
from tests.laws.matches import GAMES, label

PLIES = 40


def loaded(name: str, max_plies: int = PLIES) -> Any:
    """A game that is drawn soon."""
    return pyspiel.load_game(f"python_spielwerk_{name}(max_plies={max_plies})")


@every_name
def test_random_matches_can_be_copied_and_serialised_at_every_step(name: str) -> None:
    from open_spiel.python.tests import games_sim_test  # so much statistics takes long to load

    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(loaded(name))


@every_name
def test_the_api_is_as_openspiel_wants_it(name: str) -> None:
    from open_spiel.integration_tests import api_test

    flags.FLAGS(["test"])
    members = {"game_name": name, "game": loaded(name)}
    case = type("Api", (api_test.EnforceAPIOnPartialTreeBase,), members)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert result.wasSuccessful(), result.failures + result.errors


@pytest.mark.parametrize("name", some(spielwerk.games(), few=2))
def test_a_playthrough_replays_word_for_word(name: str, tmp_path: Path) -> None:
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS(["test"])
    written = generate_playthrough.playthrough(
        str(loaded(name, max_plies=many(short=2, whole=15))), None, seed=1
    )
    path = tmp_path / "playthrough.txt"
    path.write_text(written)
    before, after = generate_playthrough.replay(str(path))
    assert before == after


@pytest.mark.parametrize("game", some(GAMES, few=20), ids=label)
def test_it_is_the_same_match_as_at_the_table(game: spielwerk.Game) -> None:
    """Played through both doors: the same is legal, seen, told, and won."""
    state = openspiel.loaded(game).new_initial_state()
    match, dice = game.match(chance=Copied(state)), random.Random(5)
    for _ in range(many(short=15, whole=60)):
        if match.over:
            assert state.is_terminal()
            break
        seat = match.seats_to_act()[0]
        assert state.current_player() == seat
        texts = [state.action_to_string(seat, action) for action in state.legal_actions()]
        assert sorted(texts) == sorted(match.legal(seat))
        *told, seen = state.information_state_string(seat).splitlines()
        assert json.loads(seen.removeprefix("= ")) == match.observation(seat)
        assert events_in("\n".join(told)) == match.events(seat)
        number = dice.randrange(len(texts))
        state.apply_action(state.legal_actions()[number])
        match.play(seat, texts[number])


class Copied:
    """Chance for a match at the table that is played by the state of OpenSpiel as well."""

    def __init__(self, state: Any) -> None:
        self.state, self.dice = state, random.Random(5)

    def below(self, n: int) -> int:
        """An outcome is drawn by its ticket among weights that sum to `n`."""
        assert self.state.current_player() == CHANCE
        ticket = left = self.dice.randrange(n)
        for outcome, probability in self.state.chance_outcomes():
            left -= round(probability * n)
            if left < 0:
                self.state.apply_action(outcome)
                return ticket
        raise AssertionError("the probabilities do not add up to 1")


@every_name
def test_openspiels_ismcts_plays_it(name: str) -> None:
    game = loaded(name)
    state, rng = game.new_initial_state(), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=2.0,
        max_simulations=8,
        random_state=rng,
        allow_inconsistent_action_sets=True,
    )
    moves = 0
    while moves < 4:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=weights))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            moves += 1


def test_an_illegal_action_is_refused_and_nothing_has_happened() -> None:
    state = loaded("rufus").new_initial_state()
    state.apply_action(0)
    before = str(state), state.history()
    illegal = next(number for number in range(1000) if number not in state.legal_actions())
    for number in (-2, illegal, state.num_distinct_actions()):
        with pytest.raises(ValueError, match=r"no legal action here; legal are \d+"):
            state.apply_action(number)
    assert (str(state), state.history()) == before
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match="no legal action"):
        state.apply_action(0)


@pytest.mark.parametrize("name", ["mini_rufus", "rufus"])
def test_what_chance_cannot_bring_is_refused(name: str) -> None:
    state = loaded(name, 4).new_initial_state()
    for outcome in (-2, len(state.chance_outcomes())):
        with pytest.raises(ValueError, match="chance"):
            state.apply_action(outcome)
    assert state.history() == []


PRIVATE = pyspiel.PrivateInfoType
OFFERED = [
    (True, True, PRIVATE.SINGLE_PLAYER),
    (True, False, PRIVATE.SINGLE_PLAYER),
    (True, False, PRIVATE.NONE),
    (False, False, PRIVATE.SINGLE_PLAYER),
]
"""Kinds of observation: public, with perfect recall, whose private things."""
KINDS = [*itertools.product((True, False), (True, False), PRIVATE.__members__.values())]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_an_observer_shows_a_hand_to_its_seat_alone(kind: tuple[bool, bool, Any]) -> None:
    public, recall, private = kind
    wanted = pyspiel.IIGObservationType(
        public_info=public, perfect_recall=recall, private_info=private
    )
    game = loaded("rufus")
    if kind not in OFFERED:
        with pytest.raises(ValueError, match=r"ask for each|is offered|neither public"):
            game.make_py_observer(wanted)
        return
    state = game.new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    observer = game.make_py_observer(wanted)
    texts = [observer.string_from(state, seat) for seat in range(3)]
    hidden = private == PRIVATE.NONE
    assert len(set(texts)) == (1 if hidden else 3)
    for seat, text in enumerate(texts):
        hand = json.dumps(state.match.observation(seat)["hand"])
        assert (hand in text) != hidden


def test_options_presets_and_seats_are_parameters() -> None:
    game = pyspiel.load_game("python_spielwerk_strategus(preset=tournament,lakes=on)")
    assert game.table.game.options["two_squares"] == "5"
    assert game.table.game.options["lakes"] == "on"
    assert (
        pyspiel.load_game("python_spielwerk_strategus(two_squares='3')").table.game.options[
            "two_squares"
        ]
        == "3"
    )
    assert pyspiel.load_game("python_spielwerk_stramash(seats=6,pairs=on)").num_players() == 6


def test_resampling_remembers_what_fights_have_shown() -> None:
    """Enemy cards of Strategus that a seat has seen are the same in what is imagined for it."""
    state, dice = loaded("strategus", 1000).new_initial_state(), random.Random(1)
    checked = 0
    while not state.is_terminal():
        seat = max(0, state.current_player())
        shown = shown_by_fights(events_in(state.information_state_string(seat)), 1 - seat)
        if shown and state.move_number() % 10 == 0 and not state.is_chance_node():
            there = state.resample_from_infostate(seat, dice.random)
            pieces = there.match.observation(1 - seat)["pieces"][1 - seat]
            assert {square: pieces[square] for square in shown} == shown
            checked += len(shown)
        state.apply_action(dice.choice(state.legal_actions()))
    assert checked > 50


def shown_by_fights(events: list[dict[str, Any]], side: int) -> dict[str, str]:
    """Where the cards of a side stand that fights have shown."""
    shown = dict[str, tuple[int, str]]()
    for event in events:
        if event["event"] == "moved" and event["from"] in shown:
            shown[event["to"]] = shown.pop(event["from"])
        if event["event"] == "fought":
            for square in (event["from"], event["to"]):
                shown.pop(square, None)
            if event["won"] in (0, 1):
                who = "attacker" if event["won"] == event["seat"] else "defender"
                shown[event["to"]] = (event["won"], event[who])
    return {square: card for square, (seat, card) in shown.items() if seat == side}


@every_name
def test_a_default_that_is_named_counts_more_than_a_preset(name: str) -> None:
    """In the short form each option meets one preset, and each preset some options."""
    game = spielwerk.load(name)
    parameters = openspiel.parameters(game, game.options)
    step = many(short=max(1, len(game.presets)), whole=1)
    for number, preset in enumerate(game.presets):
        for place, (option, written) in enumerate(parameters.items()):
            if option != "seats" and (number + place) % step == 0:
                chosen = {"preset": preset, option: game.options[option]}
                text = f"python_spielwerk_{name}(preset={preset},{option}={written})"
                try:
                    wanted = spielwerk.load(name, chosen).options
                except OptionError as refused:  # it cannot be with the rest of the preset
                    with pytest.raises(OptionError, match=re.escape(str(refused))):
                        pyspiel.load_game(text)
                else:
                    assert pyspiel.load_game(text).table.game.options == wanted


def test_a_game_and_a_state_can_be_pickled_the_imagined_ones_too() -> None:
    state = loaded("rufus").new_initial_state()
    while state.move_number() < 20:
        state.apply_action(state.legal_actions()[-1])
    for one in (state, state.resample_from_infostate(1, random.Random(1).random)):
        again = pickle.loads(pickle.dumps(one))
        assert str(again) == str(one)
        assert again.information_state_string(1) == state.information_state_string(1)
    assert str(pickle.loads(pickle.dumps(loaded("rufus")))) == str(loaded("rufus"))


def test_a_program_that_has_registered_the_games_ends_in_peace() -> None:
    subprocess.run([sys.executable, "-c", "import spielwerk.envs.openspiel"], check=True)


def test_an_observer_refuses_a_player_and_a_game_that_there_are_not() -> None:
    game = loaded("rufus", 3)
    observer, state = game.make_py_observer(), game.new_initial_state()
    for player in (-1, 9):
        with pytest.raises(SeatError, match=f"unknown seat {player}; allowed: 0, 1, 2"):
            observer.set_from(state, player)
    with pytest.raises(ValueError, match=r"rufus \(3 seats, .*\) is needed, not dog"):
        observer.set_from(loaded("dog").new_initial_state(), 0)
