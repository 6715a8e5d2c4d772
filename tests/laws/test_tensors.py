"""What learning sees of every game: its catalogue of actions, and observations as numbers."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy
import pytest

import spielwerk
from spielwerk.core import compiled
from spielwerk.core.news import copied
from spielwerk.core.tensors import length
from tests.effort import EFFORT
from tests.laws.matches import every_game, random_play, ways_to_play, written

PLIES = 14 * EFFORT


@every_game
def test_every_legal_action_is_in_the_catalogue(game: spielwerk.Game) -> None:
    for match in random_play(game, 1, PLIES):
        for seat in match.seats_to_act():
            for text in match.legal(seat):
                assert game.moves.parse(text) in game.action_numbers


@every_game
def test_each_action_of_the_catalogue_is_there_once_and_can_be_written_and_read(
    game: spielwerk.Game,
) -> None:
    assert len(game.action_numbers) == len(game.actions)
    assert list(game.actions) == sorted(game.actions)
    for action in random.Random(1).sample(game.actions, min(2000, len(game.actions))):
        assert game.moves.parse(game.moves.text(action)) == action


@every_game
def test_tensors_are_equal_exactly_when_observations_are(game: spielwerk.Game) -> None:
    """In worlds that a seat may imagine, and where a single thing is otherwise."""
    rng, elsewhere = (
        random.Random(2),
        [copied(match.state) for match in random_play(game, 3, PLIES)],
    )
    for match in moments(game):
        seat = rng.randrange(game.seats)
        imagined = game.determinize(match.observation(seat), seed=1).state
        alike = [state for state in elsewhere if state.phase == match.state.phase]
        for state in (imagined, *rng.sample(alike, min(4, len(alike))), rng.choice(elsewhere)):
            for name, twin in changed(match.state, state):
                assert_alike(game, seat, match.state, twin, name)
        assert game.numbers_seen(imagined, seat) == game.numbers_seen(match.state, seat)
        elsewhere.append(copied(match.state))


def moments(game: spielwerk.Game) -> Iterator[spielwerk.Match]:
    """Of a match, the first moments of each phase and some others."""
    met = Counter[int]()
    for number, match in enumerate(random_play(game, 2, 4 * PLIES)):
        met[match.state.phase] += 1
        if met[match.state.phase] <= 5 or number % 10 == 0:
            yield match


def changed(state: Any, other: Any) -> Iterator[tuple[str, Any]]:
    """The state with one of its attributes as in another, for each that differs."""
    for name, value in vars(other).items():
        if value != getattr(state, name):
            twin = copied(state)
            setattr(twin, name, value)
            yield name, twin


def assert_alike(game: spielwerk.Game, seat: int, one: Any, two: Any, name: str) -> None:
    try:
        same = written(game.observe(one, seat)) == written(game.observe(two, seat))
    except (IndexError, KeyError, ValueError):
        return  # no such position can be
    assert (game.numbers_seen(one, seat) == game.numbers_seen(two, seat)) == same, name


@every_game
def test_every_number_keeps_to_what_its_field_says(game: spielwerk.Game) -> None:
    for step, match in enumerate(random_play(game, 4, 3 * PLIES)):
        numbers, at = game.numbers_seen(match.state, step % game.seats), 0
        for field in game.fields:
            part = numbers[at : at + length([field])]
            assert all(field.least <= number <= field.most for number in part), field
            at += len(part)
        assert at == len(numbers)


@pytest.mark.parametrize("name", spielwerk.games())
def test_the_twin_writes_the_same_numbers(name: str) -> None:
    for way in ways_to_play(name):
        twin = compiled.guide(way.definition.tensor, way.rules)
        record, count = compiled.records(way.rules, 1)[0], length(way.fields)
        numbers = numpy.full(count + 1, 77, numpy.int32)
        for step, match in enumerate(random_play(way, 3, PLIES)):
            compiled.pack(match.state, record)
            seat = step % way.seats
            assert twin.fill(record, seat, numbers) == count
            assert numbers.tolist() == [*way.numbers_seen(match.state, seat), 77]
