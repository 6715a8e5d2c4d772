"""What people may agree on holds in every game: undoing, a draw, and giving up."""

import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import pytest

import spielwerk
from spielwerk import IllegalAction, Match, TranscriptError
from spielwerk.core.match import MARKED_EVERY, MOST_UNDONE

CHANCY = ("rufus", "streifzug", "stramash")
"""Where chance has a part in nearly every action."""


def played(match: Match, steps: int, rng: random.Random) -> Match:
    for _ in range(steps):
        if match.over:
            break
        seat = rng.choice(match.seats_to_act())
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def heard(match: Match) -> list[object]:
    return [[match.observation(v), match.events(v)] for v in (None, *range(match.game.seats))]


@pytest.mark.parametrize("game", spielwerk.games())
def test_what_all_agree_to_undo_has_never_been(game: str) -> None:
    rng, undone = random.Random(5), 0
    match = spielwerk.load(game).match(seed=5)
    for _ in range(40):
        before = match.transcript()["steps"]
        played(match, 1, rng)
        if match.over:
            break
        for seat in range(match.game.seats):
            left = match.undoable(seat)
            if left is None or left != len(before):
                continue
            decisions = [match.decisions(one) for one in range(match.game.seats)]
            was = heard(match.game.replay_steps(before[:left]))
            match.undo(seat, left)
            undone += 1
            assert heard(match) == was
            assert match.transcript()["steps"] == before[:left]
            assert all(match.decisions(one) > was for one, was in enumerate(decisions))
            again = match.game.replay_steps(match.steps)
            assert heard(again) == heard(match)
            assert again.undone == match.undone
            break
    assert undone or game in CHANCY


@contextmanager
def counted(function: Any) -> Iterator[list[int]]:
    """How often this function is called meanwhile."""
    calls = [0]

    def profile(frame: FrameType, event: str, _: object) -> None:
        calls[0] += event == "call" and frame.f_code is function.__code__

    sys.setprofile(profile)
    try:
        yield calls
    finally:
        sys.setprofile(None)


def undo_latest(match: Match) -> None:
    seat = next(seat for seat in range(match.game.seats) if match.undoable(seat) is not None)
    left = match.undoable(seat)
    assert left is not None
    match.undo(seat, left)


def test_undoing_late_in_a_match_plays_little_of_it_again() -> None:
    """Neither when it happens, nor each time the log is read."""
    match = played(spielwerk.load("strategus").match(seed=7), 300, random.Random(7))
    with counted(Match.repeat) as again:
        for _ in range(20):
            undo_latest(match)
            played(match, 2, random.Random(7))
    assert again[0] <= 20 * 3 * MARKED_EVERY
    with counted(Match.repeat) as read:
        whole = match.game.replay_steps(match.steps)
    assert read[0] <= len(match.steps) + 20 * 3 * MARKED_EVERY
    assert heard(whole) == heard(match)
    assert whole.transcript() == match.transcript()


def test_undoing_further_and_further_ends_where_chance_has_played() -> None:
    match = played(spielwerk.load("strategus").match(seed=7), 150, random.Random(7))
    while match.transcript()["steps"][-1][0] != "chance":
        undo_latest(match)
        assert heard(match) == heard(match.game.replay_steps(match.transcript()["steps"]))


def test_not_everything_can_be_undone_for_ever() -> None:
    match = played(spielwerk.load("strategus").match(seed=7), 3, random.Random(7))
    for _ in range(MOST_UNDONE):
        undo_latest(match)
        played(match, 1, random.Random(7))
    assert [match.undoable(seat) for seat in (0, 1)] == [None, None]
    assert match.game.replay_steps(match.steps).undone == MOST_UNDONE


def test_what_chance_has_brought_cannot_be_undone() -> None:
    match = spielwerk.load("rufus", seats=2).match(seed=1)
    assert [match.undoable(seat) for seat in (0, 1)] == [None, None]
    with pytest.raises(IllegalAction):
        match.undo(0, 0)
    with pytest.raises(IllegalAction):
        match.undo(0, -1)
    with pytest.raises(IllegalAction):
        match.undo(0, len(match.steps))


@pytest.mark.parametrize("game", spielwerk.games())
def test_with_two_sides_one_can_give_up(game: str) -> None:
    match = played(spielwerk.load(game).match(seed=3), 5, random.Random(3))
    teams = match.game.teams()
    if len(teams) != 2:
        with pytest.raises(IllegalAction):
            match.resign(1)
        return
    match.resign(1)
    lost = next(team for team in teams if 1 in team)
    assert match.returns == [-1 if seat in lost else 1 for seat in range(match.game.seats)]
    check_ended(match, {"event": "resigned", "seat": 1})


@pytest.mark.parametrize("game", spielwerk.games())
def test_all_can_agree_on_a_draw(game: str) -> None:
    match = played(spielwerk.load(game).match(seed=4), 5, random.Random(4))
    match.agree_draw(1)
    assert match.returns == [0] * match.game.seats
    check_ended(match, {"event": "agreed_draw", "seat": 1})


def check_ended(match: Match, event: dict[str, object]) -> None:
    assert match.over
    assert match.seats_to_act() == ()
    assert match.scores is None
    for seat in range(match.game.seats):
        assert match.legal(seat) == []
        assert not match.can_take_back(seat)
        assert match.undoable(seat) is None
        assert match.events(seat)[-1] == event
        with pytest.raises(IllegalAction):
            match.play(seat, "anything")
    with pytest.raises(IllegalAction):
        match.resign(0)
    with pytest.raises(IllegalAction):
        match.agree_draw(0)
    again = spielwerk.replay(match.transcript())
    assert again.returns == match.returns
    assert again.over


def test_a_transcript_holds_only_what_stands() -> None:
    match = spielwerk.load("dog").match(seed=3)
    seat = match.seats_to_act()[0]
    match.play(seat, match.legal(seat)[0])
    left = match.undoable(seat)
    assert left is not None
    match.undo(seat, left)
    told = match.transcript()
    assert spielwerk.replay(told).transcript()["steps"] == told["steps"]
    with pytest.raises(TranscriptError) as refused:
        spielwerk.replay(told | {"steps": [list(step) for step in match.steps]})
    assert refused.value.step == len(match.steps) - 1
