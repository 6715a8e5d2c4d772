"""The choice by rule over a state that remembers: it is honest, and matches go on by it."""

import random
import sys
from pathlib import Path

import numpy as np
import pytest

import spielwerk
from spielwerk import bots
from spielwerk.bots.coach import hint
from spielwerk.bots.learning import configs
from spielwerk.bots.learning.net import forward
from spielwerk.bots.strategus import guide, playout, regression, remembered, rule, spsa
from spielwerk.bots.strategus.nearness import apple_of_board
from spielwerk.bots.strategus.parameters import GREEDY, PARAMETERS, tuned
from spielwerk.core.seats import NOBODY
from tests.bots.test_strategus_guide import ROOM, exchange_hidden, played

GAME = spielwerk.load("strategus")


def in_play(seed: int) -> spielwerk.Match:
    """A match in which both armies have been laid."""
    match = GAME.match(seed=seed)
    while match.observation(0)["phase"] == "setup":
        for seat in match.seats_to_act():
            player = bots.load("greedy", GAME, seat, seed)
            asked = match.observation(seat), match.legal(seat), match.events(seat)
            match.play(seat, player.choose(*asked))
    return match


@pytest.mark.parametrize("seat", [0, 1])
def test_what_an_action_is_worth_hangs_on_nothing_that_the_seat_cannot_know(seat: int) -> None:
    lot, changed, out = random.Random(5), 0, [0] * ROOM
    for s in played(5, 120):
        if remembered.to_act(s) != seat:
            continue
        apple, board = apple_of_board(s, seat), s.board[:]
        actions = out[: remembered.fill_actions(s, seat, out)]
        rule.prepare(s, seat, 0)
        before = [rule.value(s, seat, action, apple) for action in actions]
        changed += exchange_hidden(s, 1 - seat, lot)
        rule.prepare(s, seat, 0)
        assert [rule.value(s, seat, action, apple) for action in actions] == before
        s.board = board
    assert changed > 50


def test_playing_on_ends_after_so_many_plies_or_with_the_match() -> None:
    out, weights = [0] * ROOM, [0] * ROOM
    s = next(played(1, 2))
    begun = s.plies
    playout.go_on(s, 7, out, weights)
    assert s.plies == begun + 7
    playout.go_on(s, 3000, out, weights)
    assert remembered.to_act(s) == NOBODY


def test_all_tempers_have_as_many_numbers() -> None:
    assert len(GREEDY) == len(tuned()) == PARAMETERS


def test_seasoned_numbers_win_against_greedys_by_rule() -> None:
    score = spsa.Tuner(7, starts=12).score(tuned(), GREEDY, 0, 12)
    assert score > 0.5


def test_a_step_of_spsa_moves_numbers_the_same_way_for_the_same_seed() -> None:
    tuner = spsa.Tuner(1, starts=3)
    one, same = (tuner.moved(list(GREEDY), np.random.default_rng(1), pairs=3) for _ in range(2))
    assert one == same != list(GREEDY)


def test_tuning_refuses_a_place_for_its_numbers_before_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(spsa, "Tuner", None)
    monkeypatch.setattr(sys, "argv", ["spsa", str(tmp_path / "missing" / "numbers.json")])
    with pytest.raises(SystemExit) as refused:
        spsa.main()
    assert refused.value.code == 2
    assert "cannot be written (No such file or directory)" in capsys.readouterr().err


def test_numbers_are_varied_within_what_makes_sense() -> None:
    for lot in ([9.0] * PARAMETERS, [-9.0] * PARAMETERS):
        numbers = spsa.varied(GREEDY, lot)
        assert all(numbers[i] <= most for i, most in spsa.MOST.items())


def test_what_is_weighed_foretells_results_of_the_matches_it_comes_from() -> None:
    x, y = regression.noted(6, 1)
    assert set(y) <= {0.0, 0.5, 1.0}
    assert float(y.mean()) == 0.5
    net, hidden = regression.fitted(x, y), [0.0, 0.0]
    chances = [forward(net, seen, guide.count(), hidden) for seen in x]
    right = sum(
        (chance > 0.5) == (result > 0.5) for chance, result in zip(chances, y, strict=True)
    )
    assert right > 0.7 * len(y)


def test_its_net_is_taught_by_weighing_and_its_card_says_so() -> None:
    config = configs.config("strategus", "full", 1)
    learner = configs.new_learner("strategus", config)
    assert [
        taught.matches for taught in configs.train("strategus", "full", config, learner, 4)
    ] == [4]
    assert 0 < learner.losses[0] < 0.3
    assert configs.card("strategus", "full", config, learner)["how"] == regression.HOW


@pytest.mark.parametrize("level", ["casual", "club"])
def test_chances_are_even_at_the_beginning(level: str) -> None:
    match = in_play(1)
    seat = match.seats_to_act()[0]
    advised = hint(match, seat, level)
    assert 0.3 < advised[0].chance < 0.7
