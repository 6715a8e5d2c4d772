"""An experiment's matches: seeds, rows, and what is measured in them."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.lab import one_ply
from spielwerk.lab.experiments import Experiment, Row, play, rows


def without_time(row: Row) -> Row:
    return row._replace(seconds=0.0)


@pytest.mark.parametrize("game", spielwerk.games())
def test_a_row_is_played_again_alike_and_replays_by_itself(game: str) -> None:
    experiment = Experiment(game, name="again")
    row = play(experiment, 3)
    assert without_time(play(experiment, 3)) == without_time(row)
    assert row.seed == "again/3"
    match = spielwerk.replay(row.transcript())
    assert match.over
    assert match.returns == row.returns
    assert [match.decisions(seat) for seat in range(row.seats)] == row.decisions


def test_other_numbers_and_other_names_are_other_matches() -> None:
    steps = {
        play(Experiment("rufus", name=name), number).steps for name in "ab" for number in (0, 1)
    }
    assert len(steps) == 4


@pytest.mark.parametrize("game", spielwerk.games())
def test_chances_are_asked_for_from_the_first_turns_to_the_last(game: str) -> None:
    row = play(Experiment(game), 0)
    assert 16 <= len(row.leads) <= 33
    assert all(len(chances) == row.seats for chances in row.leads)
    assert all(0 < chance < 1 for chances in row.leads for chance in chances)
    winners = [seat for seat in range(row.seats) if row.returns[seat] == 1]
    assert max(row.leads[-1]) in [row.leads[-1][seat] for seat in winners]


def test_what_is_measured_fits_the_steps() -> None:
    row = play(Experiment("dog", bots=("greedy",)), 1)
    steps = json.loads(row.steps)
    assert row.plies == sum(row.decisions) == sum(who != "chance" for who, _ in steps)
    assert steps[0] == ["chance", f"starter {row.starter}"]
    assert row.turns <= row.plies
    assert row.choices > 1
    assert all(2 < others < 4 for others in row.waits)
    assert row.happenings["sevens"] > 0
    assert row.scores is None


def test_options_and_seats_are_those_of_the_experiment() -> None:
    options = (("max_plies", "300"), ("pairs", "on"))
    row = play(Experiment("stramash", options, 6, ("random",)), 0)
    assert json.loads(row.options) == {"max_plies": 300, "pairs": "on"}
    assert row.seats == len(row.bots) == len(row.returns) == 6
    assert row.transcript()["options"] == json.loads(row.options)


def test_each_seat_may_have_its_own_bot() -> None:
    row = play(Experiment("rufus", seats=2, bots=("one-ply", "random")), 0)
    assert row.bots == ["one-ply", "random"]
    assert row.returns == [1, -1]


def test_a_bot_that_there_is_not_is_refused() -> None:
    with pytest.raises(bots.BotError, match=r"'deep-blue'; allowed: .*one-ply"):
        play(Experiment("rufus", bots=("deep-blue",)), 0)


def test_only_what_is_not_done_yet_is_played() -> None:
    with ThreadPoolExecutor(1) as one:
        played = rows(Experiment("rufus"), 5, one, done={0, 2, 3})
        assert sorted(row.number for row in played) == [1, 4]


def test_one_ply_at_a_long_match_finds_room_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = spielwerk.load("rufus")
    usual = one_ply.onlooker(game).steps("long")
    monkeypatch.setattr(one_ply, "STEPS", 4)
    assert one_ply.onlooker(game).steps("long") == usual


def test_in_strategus_one_ply_tells_an_attack_once() -> None:
    steps = one_ply.onlooker(spielwerk.load("strategus")).steps("1")
    assert [who for who, _ in steps].count("chance") == 1
    assert steps[0][1].startswith("setup ")
