"""Many tables at once are what as many ordinary matches are."""

import random
from typing import Any

import numpy as np
import pytest

import spielwerk
from spielwerk.envs.vector import Chance, Tables
from tests.laws.matches import LONG_SETUPS, ways_to_play

SEED = 5


def played(tables: Tables, steps: int) -> list[Any]:
    """All that is seen in so many steps of players at random."""
    seen: list[Any] = [[array.copy() for array in (tables.reset()[0], tables.masks, tables.seats)]]
    for _ in range(steps):
        tables.play(1)
        arrays = tables.observations, tables.masks, tables.seats, tables.rewards, tables.ended
        seen.append([array.copy() for array in arrays])
    return seen


def same(one: Any, two: Any) -> bool:
    return all(
        np.array_equal(a, b)
        for first, second in zip(one, two, strict=True)
        for a, b in zip(first, second, strict=True)
    )


def numbers_of(match: spielwerk.Match, seat: int) -> list[int]:
    """The numbers of a seat's legal actions."""
    game = match.game
    return sorted(game.action_numbers[game.moves.parse(text)] for text in match.legal(seat))


def gains(match: spielwerk.Match) -> list[float]:
    returns = match.game.returns(match.state) or [0] * match.game.seats
    return [result - sum(returns) / len(returns) for result in returns]


@pytest.mark.parametrize("name", spielwerk.games())
def test_every_step_is_as_in_ordinary_matches(name: str) -> None:
    """Two tables and the matches that have the same chance, over the end of some."""
    for way in ways_to_play(name)[::7]:
        game = spielwerk.load(name, way.named | {"max_plies": 30}, way.seats)
        tables = Tables(game, count=2, seed=SEED, threads=1)
        in_step(game, tables, LONG_SETUPS.get(name, 0) + 40)


def in_step(game: spielwerk.Game, tables: Tables, steps: int) -> None:
    sources = [Chance(SEED, table) for table in range(2)]
    matches = [game.match(chance=source) for source in sources]
    dice, over = random.Random(1), 0
    tables.reset()
    for _ in range(steps):
        chosen = [dice.choice(np.flatnonzero(mask).tolist()) for mask in tables.masks]
        _, rewards, ended, truncated, infos = tables.step(chosen)
        assert not truncated.any()
        for table, number in enumerate(chosen):
            match = matches[table]
            match.play(match.seats_to_act()[0], game.moves.text(game.actions[number]))
            assert rewards[table].tolist() == pytest.approx(gains(match))
            assert ended[table] == match.over
            if match.over:
                over += 1
                match = matches[table] = game.match(chance=sources[table])
            seat = match.seats_to_act()[0]
            assert infos["seat"][table] == seat
            assert np.flatnonzero(infos["action_mask"][table]).tolist() == numbers_of(match, seat)
            assert tables.observations[table].tolist() == game.numbers_seen(match.state, seat)
            assert game.position(tables.state(table)) == match.position()
    assert over > 0


def test_how_many_threads_and_other_tables_there_are_makes_no_difference() -> None:
    alone = played(Tables("dog", count=5, seed=SEED, threads=1), 60)
    assert same(alone, played(Tables("dog", count=5, seed=SEED, threads=3), 60))
    more = [
        [array[:5] for array in arrays] for arrays in played(Tables("dog", count=9, seed=SEED), 60)
    ]
    assert same(alone, more)
    assert not same(alone, played(Tables("dog", count=5, seed=SEED + 1, threads=1), 60))


def test_the_seed_of_a_reset_begins_anew() -> None:
    tables = Tables("rufus", count=4, seed=SEED)
    first = played(tables, 20)
    assert not same(first, played(tables, 20))
    tables.reset(seed=SEED)
    tables.reset(seed=SEED)
    assert same(first[:1], [[tables.observations, tables.masks, tables.seats]])


def test_an_illegal_action_names_its_table_and_nothing_happens() -> None:
    tables = Tables("stramash", count=3, seed=SEED, threads=1)
    tables.reset()
    chosen = [int(np.flatnonzero(mask)[0]) for mask in tables.masks]
    before = tables.observations.copy(), [vars(tables.state(table)) for table in range(3)]
    illegal = int(np.flatnonzero(tables.masks[1] == 0)[0])
    for number in (illegal, -1, len(tables.game.actions)):
        with pytest.raises(ValueError, match=rf"table 1: {number} is no legal action"):
            tables.step([chosen[0], number, chosen[2]])
    for wrong in (chosen[:2], [0.5, 0.5, 0.5], [chosen]):
        with pytest.raises(ValueError, match="3 whole numbers are needed"):
            tables.step(wrong)
    after = tables.observations, [vars(tables.state(table)) for table in range(3)]
    assert np.array_equal(before[0], after[0])
    assert before[1] == after[1]
    tables.step(chosen)


def test_nobody_plays_at_empty_tables() -> None:
    tables = Tables("rufus", count=2)
    for play in (lambda: tables.step([0, 0]), lambda: tables.play(1)):
        with pytest.raises(ValueError, match="call reset first"):
            play()
    with pytest.raises(ValueError, match="at least one"):
        Tables("rufus", count=0)


def test_masks_cannot_be_written_to() -> None:
    tables = Tables("rufus", count=2)
    tables.reset()
    with pytest.raises(ValueError, match="read-only"):
        tables.masks[0, 0] = 1


def test_the_spaces_are_those_of_gymnasium() -> None:
    tables = Tables("strategus", {"memory_aid": "log"}, count=3, seed=SEED)
    observations, _ = tables.reset()
    for _ in range(3):
        assert tables.observation_space.contains(observations)
        assert tables.single_observation_space.contains(observations[0])
        assert tables.action_space.contains(np.zeros(3, np.int64))
        tables.play(50)
    tables.close()
