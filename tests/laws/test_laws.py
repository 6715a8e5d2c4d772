"""What every game obeys, tried on random matches through the public API alone."""

import json
import random

import pytest

import spielwerk
from tests.laws.matches import (
    EFFORT,
    LONG_SETUPS,
    every_game,
    random_play,
    random_step,
    viewers,
    written,
)

PLIES = 60 * EFFORT


@every_game
def test_somebody_can_act_or_it_is_over(game: spielwerk.Game) -> None:
    for match in random_play(game, 1, 3 * PLIES):
        to_act = match.seats_to_act()
        assert match.over == (to_act == ())
        assert list(to_act) == sorted(set(to_act))
        for seat in range(game.seats):
            assert bool(match.legal(seat)) == (seat in to_act)


@every_game
def test_the_legal_actions_come_in_a_fixed_order(game: spielwerk.Game) -> None:
    for match in random_play(game, 2, PLIES):
        again = game.match_from(match.position(), seed=9)
        for seat in match.seats_to_act():
            legal = match.legal(seat)
            assert legal == match.legal(seat) == again.legal(seat)
            assert len(legal) == len(set(legal))


@every_game
def test_every_legal_action_can_be_written_read_and_played(game: spielwerk.Game) -> None:
    for match in random_play(game, 3, PLIES // 2):
        position = match.position()
        for seat in match.seats_to_act():
            for text in match.legal(seat):
                twin = game.match_from(position, seed=1)
                twin.play(seat, text)
                assert twin.steps[0] == (seat, text)


@every_game
def test_nothing_else_can_be_played(game: spielwerk.Game) -> None:
    """An action that was legal before, or is for another seat, is refused and leaves no trace."""
    dice = random.Random(4)
    seen: set[str] = set()
    for match in random_play(game, 4, PLIES):
        before = written([match.position(), match.transcript()])
        for seat in range(game.seats):
            legal = match.legal(seat)
            for text in dice.sample(sorted(seen - set(legal)), min(5, len(seen - set(legal)))):
                with pytest.raises(spielwerk.IllegalAction):
                    match.play(seat, text)
            seen.update(legal)
        assert written([match.position(), match.transcript()]) == before


@every_game
def test_a_transcript_replays_to_the_same_observations_at_each_step(game: spielwerk.Game) -> None:
    for step, match in enumerate(random_play(game, 5, PLIES)):
        if step % 5 == 0 or match.over:
            replayed = spielwerk.replay(json.loads(json.dumps(match.transcript())))
            assert replayed.position() == match.position()
            assert replayed.transcript() == match.transcript()
            for viewer in viewers(game):
                assert written(replayed.observation(viewer)) == written(match.observation(viewer))
                assert written(replayed.events(viewer)) == written(match.events(viewer))


@every_game
def test_a_match_from_a_position_replays_as_well(game: spielwerk.Game) -> None:
    *_, earlier = random_play(game, 6, 30)
    match = game.match_from(earlier.position(), seed=6)
    dice = random.Random(6)
    for _ in range(30):
        if not match.over:
            random_step(match, dice)
    replayed = spielwerk.replay(json.loads(json.dumps(match.transcript())))
    assert replayed.position() == match.position()
    assert [written(replayed.events(viewer)) for viewer in viewers(game)] == [
        written(match.events(viewer)) for viewer in viewers(game)
    ]


@every_game
def test_a_position_reads_and_writes_back_the_same(game: spielwerk.Game) -> None:
    for match in random_play(game, 7, 3 * PLIES):
        position = match.position()
        again = game.match_from(json.loads(json.dumps(position)), seed=1)
        assert written(again.position()) == written(position)
        assert again.seats_to_act() == match.seats_to_act()
        assert (again.over, again.returns, again.scores) == (
            match.over,
            match.returns,
            match.scores,
        )
        for viewer in viewers(game):
            assert written(again.observation(viewer)) == written(match.observation(viewer))


@every_game
def test_a_position_brings_its_own_options_and_seats(game: spielwerk.Game) -> None:
    *_, match = random_play(game, 8, 20)
    again = spielwerk.load(game.name).match_from(match.position(), seed=1)
    assert again.position() == match.position()
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
    for match in random_play(game, 9, 40):
        assert (match.returns is None) != match.over


@every_game
def test_the_same_seed_plays_the_same_match(game: spielwerk.Game) -> None:
    def transcript(seed: int) -> str:
        *_, match = random_play(game, seed, 40)
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
    for match in random_play(game, 14, PLIES):
        for document in (
            match.position(),
            *(match.observation(viewer) for viewer in viewers(game)),
            *(match.events(viewer)[-20:] for viewer in viewers(game)),
        ):
            assert json.loads(written(document)) == document


@every_game
def test_events_are_told_once_and_for_all(game: spielwerk.Game) -> None:
    """What a viewer was told stays as it was, and `since` gives just what is new."""
    told: dict[int | None, list[str]] = {viewer: [] for viewer in viewers(game)}
    for match in random_play(game, 15, PLIES):
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
    match, dice = game.match(seed=16), random.Random(16)
    for _ in range(LONG_SETUPS.get(game.name, 0) + PLIES):
        if match.over:
            break
        secret = match.observation(None)["phase"] == SECRET.get(game.name)
        before = {viewer: noticed(match, viewer) for viewer in viewers(game)}
        seat = random_step(match, dice)
        for viewer, (told, seen) in before.items():
            if not match.events(viewer, since=told):
                assert secret
                assert viewer != seat
                assert noticed(match, viewer) == (told, seen)


def noticed(match: spielwerk.Match, viewer: int | None) -> tuple[int, str]:
    """How many events a viewer was told, and all else that can be noticed, byte for byte."""
    can = [] if viewer is None else [match.legal(viewer), match.decisions(viewer)]
    told = match.events(viewer)
    seen = [match.observation(viewer), told, match.seats_to_act(), match.over, match.returns, can]
    return len(told), written(seen)


@every_game
def test_what_can_be_taken_back_is_as_before(game: spielwerk.Game) -> None:
    for seed in range(17, 20):
        match = game.match(seed=seed)
        dice = random.Random(seed)
        for _ in range(LONG_SETUPS.get(game.name, 0) + PLIES):
            if match.over:
                break
            before, events = match.position(), len(match.events(None))
            seat = dice.choice(match.seats_to_act())
            made = match.decisions(seat)
            match.play(seat, dice.choice(match.legal(seat)))
            assert match.decisions(seat) == made + 1
            if match.can_take_back(seat) and dice.random() < 0.5:
                match.take_back(seat)
                assert match.position() == before
                assert match.decisions(seat) == made + 2
                assert len(match.events(None)) > events
        assert spielwerk.replay(match.transcript()).position() == match.position()


@every_game
def test_a_crashed_match_goes_on_from_its_steps(game: spielwerk.Game) -> None:
    """`steps` hold all that happened: rebuilt from them, a match is the same and goes on."""
    *_, match = random_play(game, 20, 40)
    steps = json.loads(json.dumps(match.steps))
    rebuilt = game.replay_steps([tuple(step) for step in steps])
    assert rebuilt.position() == match.position()
    assert [rebuilt.decisions(seat) for seat in range(game.seats)] == [
        match.decisions(seat) for seat in range(game.seats)
    ]
    assert [written(rebuilt.events(viewer)) for viewer in viewers(game)] == [
        written(match.events(viewer)) for viewer in viewers(game)
    ]
    if not rebuilt.over:
        random_step(rebuilt, random.Random(1))
