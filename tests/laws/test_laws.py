"""What every game obeys, tried on random matches through the public API alone."""

import json
import random
from typing import Any

import pytest

import spielwerk
from tests.effort import EFFORT
from tests.laws.matches import (
    Moment,
    every_game,
    few,
    random_play,
    random_step,
    viewers,
    walk,
    written,
)


@every_game
def test_somebody_can_act_or_it_is_over(game: spielwerk.Game) -> None:
    for moment in walk(game):
        assert moment.match.over == (moment.to_act == ())
        assert list(moment.to_act) == sorted(set(moment.to_act))
        for seat in range(game.seats):
            assert bool(moment.legal(seat)) == (seat in moment.to_act)


@every_game
def test_the_legal_actions_come_in_a_fixed_order(game: spielwerk.Game) -> None:
    for moment in walk(game):
        for seat in moment.to_act:
            legal = moment.legal(seat)
            assert legal == moment.match.legal(seat) == moment.again.legal(seat)
            assert len(legal) == len(set(legal))


@every_game
def test_every_legal_action_can_be_written_read_and_played(game: spielwerk.Game) -> None:
    """All are read; of many some are played."""
    dice = random.Random(3)
    for moment in walk(game):
        for seat in moment.to_act:
            legal = moment.legal(seat)
            assert [game.moves.text(game.moves.parse(text)) for text in legal] == legal
            for text in dice.sample(legal, min(5 * EFFORT, len(legal))):
                twin = moment.branch()
                twin.play(seat, text)
                assert twin.steps[len(moment.match.steps)] == (seat, text)


@every_game
def test_nothing_else_can_be_played(game: spielwerk.Game) -> None:
    """An action that was legal before, or is for another seat, is refused and leaves no trace."""
    dice = random.Random(4)
    seen: set[str] = set()
    for moment in walk(game):
        match, steps = moment.branch(), written(moment.match.transcript())
        for seat in range(game.seats):
            legal = moment.legal(seat)
            for text in dice.sample(sorted(seen - set(legal)), min(5, len(seen - set(legal)))):
                with pytest.raises(spielwerk.IllegalAction):
                    match.play(seat, text)
            seen.update(legal)
        assert written(match.position()) == written(moment.position)
        assert written(match.transcript()) == steps


@every_game
def test_a_transcript_replays_to_the_same_observations_at_each_step(game: spielwerk.Game) -> None:
    """Every moment of the walk is met again, and everybody sees and hears the same there."""
    moments = {len(moment.match.steps): moment for moment in walk(game)}
    last = walk(game)[-1].match
    met = []

    def compare(match: spielwerk.Match) -> None:
        if moment := moments.get(len(match.steps)):
            met.append(moment)
            assert match.position() == moment.position
            for viewer in viewers(game):
                assert written(match.observation(viewer)) == moment.look(viewer)
                assert match.events(viewer) == moment.match.events(viewer)

    replayed = spielwerk.replay(json.loads(json.dumps(last.transcript())), compare)
    assert len(met) == len(moments)
    assert replayed.transcript() == last.transcript()
    assert heard(replayed) == heard(last)


def heard(match: spielwerk.Match) -> list[str]:
    """What everybody was told, byte for byte."""
    return [written(match.events(viewer)) for viewer in viewers(match.game)]


@every_game
def test_a_match_from_a_position_replays_as_well(game: spielwerk.Game) -> None:
    dice = random.Random(6)
    for moment in few(walk(game), 8):
        match = game.match_from(moment.position, seed=6)
        for _ in range(10):
            if not match.over:
                random_step(match, dice)
        replayed = spielwerk.replay(json.loads(json.dumps(match.transcript())))
        assert replayed.position() == match.position()
        assert heard(replayed) == heard(match)


@every_game
def test_a_position_reads_and_writes_back_the_same(game: spielwerk.Game) -> None:
    for moment in walk(game):
        again, match = moment.again, moment.match
        assert written(again.position()) == written(moment.position)
        assert again.seats_to_act() == moment.to_act
        assert (again.over, again.returns, again.scores) == (
            match.over,
            match.returns,
            match.scores,
        )
        for viewer in viewers(game):
            assert written(again.observation(viewer)) == moment.look(viewer)


@every_game
def test_a_position_brings_its_own_options_and_seats(game: spielwerk.Game) -> None:
    for moment in few(walk(game), 8):
        again = spielwerk.load(game.name).match_from(moment.position, seed=1)
        assert again.position() == moment.position
        assert again.game.options == game.options
        assert again.game.seats == game.seats


@every_game
def test_every_match_ends_and_team_mates_share_the_result(game: spielwerk.Game) -> None:
    short = spielwerk.load(game.name, {**game.differing_options(), "max_plies": 400}, game.seats)
    for seed in range(EFFORT):
        for match in random_play(short, seed, 100_000):
            last = match
        assert last.over
        assert last.returns is not None
        assert len(last.returns) == game.seats
        assert set(last.returns) <= {-1, 0, 1}
        for team in game.teams():
            assert len({last.returns[seat] for seat in team}) == 1


@every_game
def test_there_is_no_result_before_the_end(game: spielwerk.Game) -> None:
    for moment in walk(game):
        assert (moment.match.returns is None) != moment.match.over


@every_game
def test_the_same_seed_plays_the_same_match(game: spielwerk.Game) -> None:
    def transcript(seed: int) -> str:
        *_, match = random_play(game, seed, 20)
        return written(match.transcript())

    assert transcript(10) == transcript(10)
    assert transcript(10) != transcript(11)


@every_game
def test_matches_do_not_share_anything(game: spielwerk.Game) -> None:
    *_, match = random_play(game, 12, 20)
    before = written([match.position(), match.transcript()])
    *_, _ = random_play(game, 13, 20)
    for document in (match.position(), match.transcript(), match.observation(0)):
        document.clear()
    match.events(0).clear()
    assert written([match.position(), match.transcript()]) == before
    assert match.events(0)


@every_game
def test_what_is_shown_is_plain_json(game: spielwerk.Game) -> None:
    for moment in walk(game):
        assert json.loads(written(moment.position)) == moment.position
        for viewer in viewers(game):
            assert json.loads(moment.look(viewer)) == moment.seen(viewer)
            told = moment.match.events(viewer)[-20:]
            assert json.loads(written(told)) == told


@every_game
def test_events_are_told_once_and_for_all(game: spielwerk.Game) -> None:
    """What a viewer was told stays as it was, and `since` gives just what is new."""
    told: dict[int | None, list[str]] = {viewer: [] for viewer in viewers(game)}
    for match in random_play(game, 15, 30 * EFFORT):
        for viewer, old in told.items():
            new = match.events(viewer, since=len(old))
            assert [written(event) for event in match.events(viewer)] == [
                *old,
                *(written(event) for event in new),
            ]
            old.extend(written(event) for event in new)


SECRET = {"strategus": "setup"}
"""The phase in which a seat's actions are its own affair: all act at the same time, unseen."""


@every_game
def test_everybody_is_told_of_every_action(game: spielwerk.Game) -> None:
    """No action passes in silence: every viewer can count them (§ *What a seat may know*).

    Only in a secret phase may its seat alone be told; then nobody else notices anything at all.
    """
    dice = random.Random(16)
    for moment in walk(game):
        if moment.match.over:
            continue
        after = moment.branch()
        seat = random_step(after, dice)
        for viewer in viewers(game):
            if not after.events(viewer, since=len(moment.match.events(viewer))):
                assert moment.seen(None)["phase"] == SECRET.get(game.name)
                assert viewer != seat
                assert noticed(after, viewer) == noticed(moment.match, viewer)


def noticed(match: spielwerk.Match, viewer: int | None) -> str:
    """All that can be noticed of a match besides new events, byte for byte."""
    can = [] if viewer is None else [match.legal(viewer), match.decisions(viewer)]
    seen: list[Any] = [match.observation(viewer), match.seats_to_act(), match.over, match.returns]
    return written([*seen, can])


@every_game
def test_what_can_be_taken_back_is_as_before(game: spielwerk.Game) -> None:
    dice = random.Random(17)
    for moment in walk(game):
        if not moment.match.over:
            take_back_what_can_be(moment, dice)


def take_back_what_can_be(moment: Moment, dice: random.Random) -> None:
    """One action, and back if that is possible; what was kept is a match as any other."""
    match, told = moment.branch(), len(moment.match.events(None))
    seat = dice.choice(moment.to_act)
    made = match.decisions(seat)
    match.play(seat, dice.choice(moment.legal(seat)))
    assert match.decisions(seat) == made + 1
    if match.can_take_back(seat):
        match.take_back(seat)
        assert match.position() == moment.position
        assert match.decisions(seat) == made + 2
        assert len(match.events(None)) > told
        random_step(match, dice)
        if dice.random() < 0.3:
            assert spielwerk.replay(match.transcript()).position() == match.position()


@every_game
def test_a_crashed_match_goes_on_from_its_steps(game: spielwerk.Game) -> None:
    """`steps` hold all that happened: rebuilt from them, a match is the same and goes on."""
    match = walk(game)[-1].match
    steps = json.loads(json.dumps(match.steps))
    rebuilt = game.replay_steps([tuple(step) for step in steps])
    assert rebuilt.position() == match.position()
    assert [rebuilt.decisions(seat) for seat in range(game.seats)] == [
        match.decisions(seat) for seat in range(game.seats)
    ]
    assert heard(rebuilt) == heard(match)
    if not rebuilt.over:
        random_step(rebuilt, random.Random(1))
