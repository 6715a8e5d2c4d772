"""The door to the puzzles: what it lists, what it tells of one, and what it refuses."""

from __future__ import annotations

import gzip

import msgspec
import pytest

import spielwerk
from spielwerk.puzzles.reading import event_before, match_of, puzzles_of
from spielwerk.puzzles.unfolding import branches
from spielwerk.server.matches.puzzles import puzzle_told
from spielwerk.server.matches.views import whole_view
from tests.effort import some
from tests.server.serving import Serving

MOST_BYTES = 40_000
"""Of a puzzle as it is sent: it is there at once."""


def test_every_game_lists_its_puzzles(serving: Serving) -> None:
    games = serving.ask("/api/puzzles").json()
    assert [one["game"] for one in games] == spielwerk.games()
    for one in games:
        known = puzzles_of(one["game"])
        assert one["puzzles"] == [{"task": each.task, "grade": each.grade} for each in known]


def test_a_puzzle_is_told_with_all_that_can_be_done(serving: Serving) -> None:
    told = serving.ask("/api/puzzles/dog/1").json()
    puzzle = puzzles_of("dog")[0]
    assert (told["game"], told["number"], told["task"]) == ("dog", 1, puzzle.task)
    by_actions = {tuple(one["actions"]): one["told"] for one in told["branches"]}
    begun = by_actions[()]
    assert begun["task"]["text"] == f"puzzle-dog-{puzzle.task}"
    assert begun["task"]["show"] in puzzle.right
    for actions, answer in by_actions.items():
        assert answer["done"] == (list(actions) in puzzle.right)
        assert answer["take_back"] == (len(actions) if answer["verdict"] == "wrong" else 0)


@pytest.mark.parametrize(
    ("path", "code"), [("dog/0", "no_puzzle"), ("dog/999", "no_puzzle"), ("chess/1", "no_game")]
)
def test_what_is_not_there_is_refused(serving: Serving, path: str, code: str) -> None:
    answer = serving.ask(f"/api/puzzles/{path}")
    assert (answer.status, answer.json()["code"]) == (404, code)


@pytest.mark.parametrize("game", spielwerk.games())
def test_a_puzzle_is_small_and_the_same_each_time(game: str) -> None:
    for number in some(range(1, len(puzzles_of(game)) + 1), 5):
        told = puzzle_told(game, number).to_bytes()
        assert len(gzip.compress(told)) < MOST_BYTES
        assert puzzle_told(game, number).to_bytes() == told


def test_a_puzzle_of_strategus_begins_with_the_fight_that_has_just_been() -> None:
    """A card has beaten a fox, and lies face down by now."""
    told = puzzle_told("strategus", 1)
    for branch in told.branches:
        (moment,) = branch.told.moments
        update = moment.update
        assert update is not None
        fights = [event for event in update.events if event["event"] == "fought" and event["seat"]]
        assert len(fights) == (branch.actions == [])
        assert update.version - len(update.events) == (branch.actions != [])
        for event in fights:
            assert (event["defender"], event["to"], event["won"]) == ("8", "a3", 1)
            assert event["said"][0]["args"]["fight"] == "win"


@pytest.mark.parametrize("game", spielwerk.games())
def test_no_puzzle_tells_what_others_hide(game: str) -> None:
    """Where the hidden things lie otherwise, a puzzle that has not been tried looks the same.

    At Rufus nothing is hidden but the cards that lie on the way.
    """
    otherwise = 0
    for puzzle in some(puzzles_of(game), 6):
        match = match_of(game, puzzle)
        shown = whole_view(next(branches(game, puzzle)).match, puzzle.seat, 0)
        for seed in range(2):
            other = match.game.determinize(match.observation(puzzle.seat), seed=seed)
            otherwise += other.position() != match.position()
            changed = msgspec.structs.replace(puzzle, position=other.position())
            assert whole_view(next(branches(game, changed)).match, puzzle.seat, 0) == shown
            assert event_before(game, changed) == event_before(game, puzzle)
    assert otherwise > 0 or game == "rufus"


def test_a_puzzle_says_in_which_mode_it_is_where_a_game_has_several() -> None:
    assert {puzzle_told("streifzug", number).mode for number in (1, 17)} == {"basic", "extended"}
    assert puzzle_told("strategus", 1).mode is None
