"""Levels search what their seat may know: legally, alike for equal seeds, and honestly."""

import importlib
from itertools import pairwise

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.bots.coach import hint
from spielwerk.bots.learning import weights
from spielwerk.bots.review import review
from spielwerk.bots.search.levels import LEVELS
from spielwerk.bots.search.players import searcher_for
from spielwerk.bots.search.searcher import Searcher
from tests.bots.test_bots import played

TAUGHT = [name for name in spielwerk.games() if weights.names(name)]
CHEAP = "club"


def in_the_middle(name: str, steps: int = 40) -> spielwerk.Match:
    """A match some way on, played at random."""
    game = spielwerk.load(name)
    match = game.match(seed=7)
    for step in range(steps):
        seat = match.seats_to_act()[0]
        match.play(seat, match.legal(seat)[step % len(match.legal(seat))])
    return match


@pytest.mark.parametrize("name", TAUGHT)
def test_a_hint_names_every_legal_action_once_and_the_best_first(name: str) -> None:
    match = in_the_middle(name)
    seat = match.seats_to_act()[0]
    advised = hint(match, seat, CHEAP)
    assert sorted(advice.action for advice in advised) == sorted(match.legal(seat))
    assert all(0 <= advice.chance <= 1 for advice in advised)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_hint_for_who_need_not_act_is_empty(name: str) -> None:
    match = in_the_middle(name)
    idle = [seat for seat in range(match.game.seats) if seat not in match.seats_to_act()]
    assert all(hint(match, seat, CHEAP) == [] for seat in idle)


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize("level", [*LEVELS][1:])
def test_a_level_chooses_alike_whatever_is_hidden_from_it(name: str, level: str) -> None:
    game = spielwerk.load(name)
    match = game.match(seed=5)
    for step in range(30):
        seat = match.seats_to_act()[0]
        seen, legal = match.observation(seat), match.legal(seat)
        other = game.determinize(seen, seed=step)
        heard = match.events(seat)
        choices = {
            bots.load(level, game, seat, 9).choose(world.observation(seat), legal, heard)
            for world in (match, other)
        }
        assert len(choices) == 1
        match.play(seat, legal[step % len(legal)])


@pytest.mark.parametrize("name", TAUGHT)
def test_a_level_finishes_a_match_and_repeats_it_for_the_same_seed(name: str) -> None:
    game = spielwerk.load(name)
    first, second = (played(game, 3, ["casual"] * game.seats) for _ in range(2))
    assert first.transcript() == second.transcript()


@pytest.mark.parametrize("name", TAUGHT)
def test_search_runs_as_it_stands_and_as_machine_code_alike(name: str) -> None:
    match = in_the_middle(name)
    seat = match.seats_to_act()[0]
    level = LEVELS[CHEAP]._replace(iterations=40, worlds=3, seconds=600)
    worlds = [match.game.determinize(match.observation(seat), seed=i).state for i in range(3)]
    plain = Searcher(
        match.game,
        importlib.import_module(f"spielwerk.bots.{name}.guide"),
        weights.net(name, "full"),
        1 << 12,
        False,
    )
    quick = searcher_for(name, "full")
    found = [s.search(worlds, seat, match.game.seats, level, 1) for s in (plain, quick)]
    assert [choice[:2] for choice in found[0]] == [choice[:2] for choice in found[1]]


def test_a_review_follows_a_match_to_its_end() -> None:
    match = played(spielwerk.load("dog"), 4, ["casual", "random"] * 2)
    told = review(match.transcript(), "casual")
    assert len(told["curve"]) == len(match.transcript()["steps"]) + 1
    assert told["curve"][-1] == [(result + 1) / 2 for result in match.returns or ()]
    assert {missed["seat"] for missed in told["missed"]} >= {1, 3}
    gains = [missed["gain"] for missed in told["missed"]]
    assert all(more >= less for more, less in pairwise(gains))
