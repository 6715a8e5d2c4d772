"""Many tables at once are what as many ordinary matches are."""

import random
from typing import Any

import numpy as np
import pytest

import spielwerk
from spielwerk.envs.room import WORD
from spielwerk.envs.vector import KEPT, Chance, Tables
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
            legal = numbers_of(match, seat)
            assert np.flatnonzero(infos["action_mask"][table]).tolist() == legal
            begin, behind = infos["offsets"][table : table + 2]
            assert sorted(infos["legal"][begin:behind].tolist()) == legal
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
    first = ", ".join(map(str, np.flatnonzero(tables.masks[1])[:8]))
    for number in (illegal, -1, len(tables.game.actions)):
        refused = rf"table 1: {number} is no legal action there; legal are {first}"
        with pytest.raises(ValueError, match=refused):
            tables.step([chosen[0], number, chosen[2]])
    most = np.array([chosen[0], 2**64 - 1, chosen[2]], np.uint64)
    with pytest.raises(ValueError, match=f"table 1: {2**64 - 1} is no legal action there"):
        tables.step(most)
    for wrong, what in (
        (chosen[:2], r"\(2,\)"),
        ([0.5] * 3, "float64"),
        ([chosen], r"\(1, 3\)"),
        ([chosen, chosen[:1]], "lists that differ in length"),
    ):
        with pytest.raises(ValueError, match="3 whole numbers are needed.*" + what):
            tables.step(wrong)
    after = tables.observations, [vars(tables.state(table)) for table in range(3)]
    assert np.array_equal(before[0], after[0])
    assert before[1] == after[1]
    tables.step(chosen)


def test_nobody_plays_at_empty_tables() -> None:
    tables = Tables("rufus", count=2)
    for play in (lambda: tables.step([0, 0]), lambda: tables.play(1), tables.clone):
        with pytest.raises(ValueError, match="call reset first"):
            play()


@pytest.mark.parametrize("named", ["count", "threads"])
@pytest.mark.parametrize("value", [0, -1, 1.5, "8", True, [2]])
def test_how_many_there_are_is_a_whole_number(named: str, value: object) -> None:
    with pytest.raises(ValueError, match=f"{named} is a whole number, at least 1, not"):
        Tables("rufus", **{"count": 2} | {named: value})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "seed", [None, 1.5, float("nan"), True, {1, 2}, [None] * 2, np.zeros(2), np.array(1.5)]
)
def test_a_seed_is_a_whole_number_or_a_text(seed: Any) -> None:
    with pytest.raises(ValueError, match=r"a seed that is neither .* is a whole number, not"):
        Tables("rufus", count=2, seed=seed, threads=1)


def test_numbers_may_be_those_of_numpy() -> None:
    three: Any = np.int64(3)
    tables = Tables("rufus", count=three, seed=three, threads=three)
    same_seed = Tables("rufus", count=3, seed=3)
    assert np.array_equal(tables.reset()[0], same_seed.reset()[0])
    several: Any = np.array([1, 2, 3])
    assert np.array_equal(tables.reset(seed=several)[0], same_seed.reset(seed=[1, 2, 3])[0])
    tables.play(three)


def test_so_many_steps_are_a_whole_number() -> None:
    tables = Tables("rufus", count=2, threads=1)
    tables.reset()
    for steps in (-1, 1.5, "3", None):
        with pytest.raises(ValueError, match="steps is a whole number, at least 0, not"):
            tables.play(steps)  # type: ignore[arg-type]


@pytest.mark.parametrize("threads", [1, 2])
def test_nobody_plays_at_closed_tables(threads: int) -> None:
    tables = Tables("rufus", count=2, seed=SEED, threads=threads, histories=True)
    tables.reset()
    tables.close()
    for play in (lambda: tables.step([0, 0]), lambda: tables.play(1), tables.reset):
        with pytest.raises(ValueError, match="the tables are closed"):
            play()
    assert tables.match(1).position() == tables.game.position(tables.state(1))


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


def chosen_outside(tables: Tables, dice: np.random.Generator) -> Any:
    """A legal action for each table, from the sparse list alone."""
    starts, sizes = tables.offsets[:-1], np.diff(tables.offsets)
    return tables.legal[starts + (dice.random(tables.num_envs) * sizes).astype(np.int64)]


def test_a_seed_for_each_table_makes_it_the_first_of_all_that_have_it() -> None:
    seeds: list[int | str] = [7, "seven", 7]
    several = Tables("streifzug", count=3, seed=seeds, threads=1)
    first, _ = several.reset()
    for row, seed in enumerate(seeds):
        assert np.array_equal(first[row], Tables("streifzug", count=1, seed=seed).reset()[0][0])
    with pytest.raises(ValueError, match="2 seeds for 3 tables"):
        several.reset(seed=[1, 2])


@pytest.mark.parametrize("name", spielwerk.games())
def test_a_table_tells_its_match_and_the_one_before(name: str) -> None:
    """As often as it is asked, with all that each seat was told."""
    game = spielwerk.load(name, {"max_plies": 40})
    tables = Tables(game, count=2, seed=SEED, threads=1, histories=True)
    tables.reset()
    assert tables.finished(0) is None
    dice, source = np.random.default_rng(1), Chance(SEED, 1)
    match, before = game.match(chance=source), None
    for _ in range(LONG_SETUPS.get(name, 0) + 60):
        chosen = chosen_outside(tables, dice)
        tables.step(chosen)
        match.play(match.seats_to_act()[0], game.moves.text(game.actions[chosen[1]]))
        if match.over:
            match, before = game.match(chance=source), match
    for told, played in ((tables.match(1), match), (tables.finished(1), before)):
        assert told is not None
        assert played is not None
        assert told.transcript() == played.transcript()
        for seat in (None, *range(game.seats)):
            assert told.events(seat) == played.events(seat)
    assert tables.match(1).position() == game.position(tables.state(1))
    tables.reset()
    assert tables.finished(1) is None


def test_histories_go_on_over_the_end_of_many_matches() -> None:
    """Short matches, and more steps in all than there is room for at first."""
    game = spielwerk.load("rufus", {"max_plies": 20})
    tables = Tables(game, count=2, seed=SEED, threads=1, histories=True)
    tables.reset()
    for _ in range(KEPT + 10):
        tables.play(1)
    assert tables.match(1).position() == game.position(tables.state(1))
    tables.play(2 * KEPT)
    assert tables.match(1).position() == game.position(tables.state(1))


def test_histories_take_no_more_room_than_the_longest_match_wants() -> None:
    """However many steps are asked for at once; and the same happens as without them."""
    game = spielwerk.load("rufus", {"max_plies": 20})
    kept, plain = (
        Tables(game, count=2, seed=SEED, threads=1, histories=histories)
        for histories in (True, False)
    )
    kept.reset()
    plain.reset()
    assert kept.play(20 * KEPT) == plain.play(20 * KEPT)
    assert np.array_equal(kept.observations, plain.observations)
    assert kept._room.past.shape[2] <= 4 * KEPT


def test_a_clone_has_the_same_future_and_other_chance_another() -> None:
    tables = Tables("dog", count=3, seed=SEED, threads=1, histories=True)
    tables.reset()
    tables.play(400)
    twin, others = tables.clone(), tables.clone([2, 0, 2, 2], seed=SEED)
    assert twin.match(1).transcript() == tables.match(1).transcript()
    assert np.array_equal(others.observations, tables.observations[[2, 0, 2, 2]])
    dice = np.random.default_rng(1)
    for _ in range(60):
        chosen = chosen_outside(tables, dice)
        arrays = [tables.step(chosen)[:3], twin.step(chosen)[:3]]
        assert same([arrays[0]], [arrays[1]])
    others.play(60)
    assert not np.array_equal(others.observations[0], others.observations[2])
    with pytest.raises(ValueError, match="no table 3: there are 0 to 2"):
        tables.clone([3])


@pytest.mark.parametrize("name", spielwerk.games())
def test_a_clone_with_chance_of_its_own_tells_what_was_before_and_since(name: str) -> None:
    """Also the clone of such a clone, of a match from a document, and once the match is over."""
    game = spielwerk.load(name, {"max_plies": LONG_SETUPS.get(name, 0) + 60})
    tables = Tables(game, count=2, seed=SEED, threads=1, histories=True)
    tables.reset()
    tables.play(LONG_SETUPS.get(name, 0) + 10)
    tables.set_state(1, game.position(tables.state(0)))
    for seed in (1, 2):
        tables = tables.clone([0, 1], seed=seed)
        tables.play(15)
        for table in range(2):
            match = tables.match(table)
            assert match.position() == game.position(tables.state(table))
            lot = match._source.lot  # type: ignore[union-attr]
            assert lot % WORD == int(tables._room.lots[table]) % WORD
    length = len(tables.match(0).transcript()["steps"])
    while not tables.ended[0]:
        tables.play(1)
    finished = tables.finished(0)
    assert finished is not None
    assert finished.over
    assert len(finished.transcript()["steps"]) > length
    assert tables.match(0).position() == game.position(tables.state(0))


@pytest.mark.parametrize("name", spielwerk.games())
def test_a_table_goes_on_from_a_position_document(name: str) -> None:
    tables = Tables(name, count=3, seed=SEED, threads=1, histories=True)
    tables.reset()
    tables.play(150)
    before, document = tables.observations.copy(), tables.game.position(tables.state(2))
    lot = tables.match(0)._source.lot  # type: ignore[union-attr]
    observations, _ = tables.set_state(0, document)
    assert np.array_equal(observations[1:], before[1:])
    assert tables.game.position(tables.state(0)) == document
    match = tables.game.match_from(document, chance=Chance.standing(lot))
    dice = np.random.default_rng(1)
    for _ in range(30):
        seat = match.seats_to_act()[0]
        assert sorted(tables.legal_at(0).tolist()) == numbers_of(match, seat)
        assert observations[0].tolist() == match.game.numbers_seen(match.state, seat)
        chosen = chosen_outside(tables, dice)
        tables.step(chosen)
        match.play(seat, match.game.moves.text(match.game.actions[chosen[0]]))
    assert tables.match(0).transcript() == match.transcript()


def test_what_cannot_be_set_is_refused_and_nothing_happens() -> None:
    tables = Tables("dog", count=2, seed=SEED, threads=1)
    tables.reset()
    before, document = tables.observations.copy(), tables.game.position(tables.state(0))
    with pytest.raises(ValueError, match="no table 2"):
        tables.set_state(2, document)
    with pytest.raises(spielwerk.PositionError, match="plies"):
        tables.set_state(0, document | {"plies": "many"})
    with pytest.raises(ValueError, match=r"as usual\) is needed, not dog \(4 .*fold=one_card"):
        tables.set_state(0, spielwerk.load("dog", {"fold": "one_card"}).match(1).position())
    with pytest.raises(ValueError, match=r"dog \(4 seats, .* is needed, not dog \(6 seats"):
        tables.set_state(0, spielwerk.load("dog", seats=6).match(1).position())
    for table in (True, 0.0, "0", None):
        with pytest.raises(ValueError, match="a table is a whole number, not"):
            tables.set_state(table, document)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="a table is a whole number, not"):
            tables.state(table)  # type: ignore[arg-type]
    over = tables.game.match(1)
    while not over.over:
        over.play(over.seats_to_act()[0], over.legal(over.seats_to_act()[0])[0])
    with pytest.raises(ValueError, match="match is over"):
        tables.set_state(0, over.position())
    with pytest.raises(ValueError, match="histories=True"):
        tables.match(0)
    assert np.array_equal(tables.observations, before)


def test_other_libraries_share_the_arrays() -> None:
    tables = Tables("rufus", count=3, seed=SEED)
    tables.reset()
    own = (tables.observations, tables.seats, tables.rewards, tables.legal, tables.offsets)
    for array in own:
        assert np.shares_memory(np.from_dlpack(array), array)
        assert array.ctypes.data % 64 == 0
        assert array.flags.c_contiguous


@pytest.mark.parametrize("rows", [0, [], [0.5], [True], ["0"], "0", np.array(0)])
def test_what_is_no_list_of_tables_is_not_copied(rows: Any) -> None:
    tables = Tables("rufus", count=2, threads=1)
    tables.reset()
    with pytest.raises(ValueError, match=r"rows is a list of at least one|a table is a whole"):
        tables.clone(rows)


def test_masks_are_told_in_whatever_way_one_asks_for_them() -> None:
    tables = Tables("rufus", count=2, threads=1)
    _, infos = tables.reset()
    assert np.array_equal(infos.get("action_mask"), infos["action_mask"])
    assert infos.get("seat") is infos["seat"]
    assert infos.get("nothing", 7) == 7
