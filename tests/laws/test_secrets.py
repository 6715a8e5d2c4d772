"""What a seat may know: imagination and silence, for every game.

*Imagination*: whatever a seat has seen, a whole match can be imagined that looks just like it to
that seat, and more than one where something is hidden. *Silence*: two matches that told a viewer
the same look the same to it, byte for byte, however different they are elsewhere.
"""

import random

import pytest

import spielwerk
from tests.effort import EFFORT
from tests.laws.matches import (
    LONG_SETUPS,
    branch,
    every_game,
    few,
    random_step,
    viewers,
    walk,
    written,
)

HIDDEN = {
    "dog": 0,
    "strategus": LONG_SETUPS["strategus"],
    "stramash": 0,
    "rufus": 24,
    "streifzug": 0,
}
"""After how many actions something is hidden from everybody, in the games where it is."""
TOGETHER = 30
"""For so many actions at most a match and its twin go on side by side."""


def imagined(match: spielwerk.Match, viewer: int | None, seed: int) -> spielwerk.Match:
    return match.game.determinize(match.observation(viewer), seed)


@every_game
def test_imagination_what_is_imagined_looks_the_same(game: spielwerk.Game) -> None:
    for moment in walk(game):
        for viewer in viewers(game):
            twin = game.determinize(moment.seen(viewer), 3)
            assert written(twin.observation(viewer)) == moment.look(viewer)
            assert twin.seats_to_act() == moment.to_act
            if viewer is not None:
                assert twin.legal(viewer) == moment.legal(viewer)
                assert twin.choices(viewer) == moment.match.choices(viewer)


@every_game
def test_imagination_varies_where_something_is_hidden(game: spielwerk.Game) -> None:
    if game.name not in HIDDEN:
        pytest.skip("nothing is hidden in this game")
    match, dice = game.match(seed=6), random.Random(2)
    for _ in range(HIDDEN[game.name]):
        random_step(match, dice)
    for viewer in viewers(game):
        positions = {written(imagined(match, viewer, seed).position()) for seed in range(4)}
        assert len(positions) == 4
        assert written(imagined(match, viewer, 1).position()) in positions


@every_game
def test_imagination_does_not_change_what_it_starts_from(game: spielwerk.Game) -> None:
    for moment in few(walk(game), 8):
        match, seen = moment.branch(), moment.match.observation(0)
        twin = game.determinize(seen, 1)
        for seat in twin.seats_to_act()[:1]:
            twin.play(seat, twin.legal(seat)[0])
        assert written(match.position()) == written(moment.position)
        assert written(seen) == written(match.observation(0)) == moment.look(0)


@every_game
def test_silence_what_told_the_same_looks_the_same(game: spielwerk.Game) -> None:
    """A match and one imagined from it go on side by side until a viewer is told them apart."""
    dice = random.Random(4)
    steps = sum(
        side_by_side(moment.match, viewer, dice)
        for number, moment in enumerate(walk(game))
        for viewer in {viewers(game)[number % (game.seats + 1)], *moment.to_act[:1]}
    )
    assert steps > len(walk(game))


def side_by_side(start: spielwerk.Match, viewer: int | None, dice: random.Random) -> int:
    """For how many actions a match and its twin could not be told apart."""
    match, twin = branch(start), imagined(start, viewer, dice.randrange(1000))
    told = len(match.events(viewer)), len(twin.events(viewer))
    for step in range(TOGETHER):
        same = written(match.events(viewer, since=told[0])) == written(
            twin.events(viewer, since=told[1])
        )
        if not same:
            return step
        assert written(match.observation(viewer)) == written(twin.observation(viewer))
        assert (match.seats_to_act(), match.over) == (twin.seats_to_act(), twin.over)
        if viewer is not None:
            assert match.legal(viewer) == twin.legal(viewer)
            assert match.choices(viewer) == twin.choices(viewer)
        if match.over:
            return step
        act_alike(match, twin, viewer, dice)
    return TOGETHER


def act_alike(
    match: spielwerk.Match, twin: spielwerk.Match, viewer: int | None, dice: random.Random
) -> None:
    """The same seat acts in both: alike where both can, as it likes where its choice is hidden."""
    seat = dice.choice(match.seats_to_act())
    here, there = match.legal(seat), twin.legal(seat)
    both = [text for text in here if text in there]
    hidden = seat != viewer and len(match.seats_to_act()) > 1
    if both and not hidden:
        here = there = [dice.choice(both)]
    match.play(seat, dice.choice(here))
    twin.play(seat, dice.choice(there))


@every_game
def test_silence_of_the_events_at_the_start(game: spielwerk.Game) -> None:
    """Whoever was told the same from the first event on sees the same, in any two matches."""
    looks: dict[tuple[int | None, str], str] = {}
    for seed in range(20 * EFFORT):
        match = game.match(seed=seed)
        for viewer in viewers(game):
            told = written(match.events(viewer))
            look = written(match.observation(viewer))
            assert looks.setdefault((viewer, told), look) == look
