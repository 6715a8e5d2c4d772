"""Information states, as text and as numbers: the same exactly when a seat cannot tell."""

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import spielwerk
from spielwerk.core.chance import seeded
from spielwerk.core.seats import CHANCE
from spielwerk.core.tensors import length
from spielwerk.envs.information import OWN_ACTION, WIDTH, Information
from spielwerk.envs.openmatch import OpenMatch, Table
from tests.effort import EFFORT
from tests.laws.matches import ways_to_play

MOST = 70
"""Actions of a history, at most."""
WORLDS = 12 * EFFORT

Step = tuple[int, int]
"""Who, and the number of an action or what chance brings."""


def few(name: str) -> list[spielwerk.Game]:
    """The first, one in the middle and the last of the ways to play."""
    ways = ways_to_play(name)
    return [ways[0], ways[len(ways) // 2], ways[-1]]


def do(match: OpenMatch, step: Step) -> None:
    if step[0] == CHANCE:
        match.happen(step[1])
    else:
        match.act(step[1])


def possible(match: OpenMatch) -> list[Step]:
    """All steps that can be made now."""
    who = match.to_act()
    found = match.outcomes()[0] if who == CHANCE else match.legal()
    return [(who, what) for what in found]


def history(game: spielwerk.Game, dice: random.Random, size: int) -> list[Step]:
    """So many steps at random, or until the match is over."""
    match, steps = Table(game).match(), list[Step]()
    while len(steps) < size and not match.over():
        steps.append(dice.choice(possible(match)))
        do(match, steps[-1])
    return steps


def paired(game: spielwerk.Game, dice: random.Random) -> tuple[list[Step], list[Step]]:
    """Two histories that differ in one step, as far as the second can go the way of the first."""
    first = history(game, dice, dice.randrange(8, MOST))
    at = max(0, len(first) - dice.choice((1, 2, 3, MOST // 2)))
    match, second = Table(game).match(), list[Step]()
    for number, kept in enumerate(first):
        steps = possible(match)
        step = dice.choice(steps) if number == at else kept
        if step not in steps:
            break
        second.append(step)
        do(match, step)
    return first[: len(second)], second


def lived(game: spielwerk.Game, steps: list[Step], seat: int) -> tuple[list[Any], list[Any]]:
    """What a seat was told and did, what it sees in the end; and all that it saw before."""
    state, told, seen = game.new_state(), list[Any](), list[Any]()
    for who, what in steps:
        action = what if who == CHANCE else game.actions[what]
        told += [action] if who == seat else []
        told += [news.event for news in game.applied(state, who, action) if news.is_for(seat)]
        now = game.observe(state, seat)
        seen += [now] if not seen or seen[-1] != now else []
    return [*told, seen[-1]], seen


def match_of(game: spielwerk.Game, steps: list[Step]) -> OpenMatch:
    match = Table(game).match()
    for step in steps:
        do(match, step)
    return match


@pytest.mark.parametrize("name", spielwerk.games())
def test_histories_have_the_same_state_exactly_when_a_seat_cannot_tell_them_apart(
    name: str,
) -> None:
    """As text and as numbers, over paired worlds; and nothing that it has ever seen is lost."""
    dice, alike, apart = random.Random(3), 0, 0
    for game in few(name):
        states = Information(game, window=5)
        for _ in range(WORLDS):
            pair = paired(game, dice)
            one, two = (match_of(game, steps) for steps in pair)
            for seat in range(game.seats):
                knows, saw = zip(*(lived(game, steps, seat) for steps in pair), strict=True)
                same = knows[0] == knows[1]
                texts = one.information_state(seat), two.information_state(seat)
                assert (texts[0] == texts[1]) == same
                numbers = states.tensor(one, seat), states.tensor(two, seat)
                assert np.array_equal(*numbers) == same
                assert saw[0] == saw[1] or not same
                alike, apart = alike + (same and pair[0] != pair[1]), apart + (not same)
    assert alike > 0
    assert apart > 0


@pytest.mark.parametrize("name", spielwerk.games())
def test_every_number_keeps_to_its_field_and_every_word_has_a_number(name: str) -> None:
    for game in few(name):
        states = Information(game)
        match = match_of(game, history(game, random.Random(game.seats), 300))
        for seat in range(game.seats):
            numbers, at = states.tensor(match, seat), 0
            for field in states.fields:
                part = numbers[at : at + length([field])]
                assert field.least <= part.min() <= part.max() <= field.most, field
                at += len(part)
            assert at == len(numbers)
            lines = match.told(seat).splitlines()
            assert all(states.row(line, seat)[0] > 0 for line in lines)
            told = [words(json.loads(line)) for line in lines if line.startswith("{")]
            assert {word for found in told for word in found} <= set(states.words)


def words(told: Any) -> Iterator[str]:
    """Every word of an event but for its kind and the names of its fields."""
    if isinstance(told, str):
        yield from told.split()
    elif isinstance(told, list):
        for part in told:
            yield from words(part)
    elif isinstance(told, dict):
        for name, part in told.items():
            yield from [] if name == "event" else words(part)


def test_rows_tell_what_was_told_to_this_seat() -> None:
    """The latest last; a seat is counted from the one that looks, and a word has its number."""
    game = spielwerk.load("dog")
    states = Information(game, window=3)
    match = match_of(game, history(game, random.Random(1), 30))
    told = match.told(2).splitlines()[-3:]
    at = length(game.fields)
    rows = states.tensor(match, 2)[at : at + 3 * WIDTH].reshape(3, WIDTH)
    for row, line in zip(rows, told, strict=True):
        assert row.tolist() == [*states.row(line, 2), *[0] * WIDTH][:WIDTH]
    gave = '{"event":"gave","seat":1,"card":"K"}'
    assert states.columns("gave") == ("seat", "card")
    assert states.row(gave, 2) == [states.kinds.index("gave"), 4, states.words.index("K") + 1]
    assert states.row(gave, 1)[1] == 1
    number = game.action_numbers[game.moves.parse("give K")]
    assert states.row("> give K", 1) == [states.kinds.index(OWN_ACTION), number]


def test_what_cannot_be_is_refused() -> None:
    game, wrong = spielwerk.load("dog"), [0, 1.5, "x", None, True]
    for window in wrong:
        with pytest.raises(ValueError, match="window is a whole number, at least 1, not"):
            Information(game, window=window)  # type: ignore[arg-type]
    with pytest.raises(
        ValueError, match=r"OpenMatch is needed, .*Table\(game\)\.match\(\), not Match"
    ):
        Information(game).tensor(game.match(seed=1), seat=0)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [-1, 3, 9, "0", 1.0, True, None])
def test_a_seat_that_there_is_not_is_refused_where_numbers_and_texts_are_asked_for(
    seat: Any,
) -> None:
    game = spielwerk.load("rufus", seats=3)
    match = Table(game).match()
    match.let_chance_play(seeded(1))
    asked: list[Callable[[], object]] = [
        lambda: Information(game).tensor(match, seat),
        lambda: match.information_state(seat),
        lambda: match.told(seat),
        lambda: match.numbers(seat),
        lambda: match.legal_of(seat),
        lambda: match.act_as(seat, 0),
        lambda: match.imagined(seat, seeded(1)),
        lambda: game.numbers_seen(match.state, seat),
    ]
    asked += [lambda: game.observe(match.state, seat)] * (seat is not None)
    for ask in asked:
        with pytest.raises(
            spielwerk.SeatError, match=re.escape(f"unknown seat {seat!r}; allowed: 0, 1, 2")
        ):
            ask()


def test_a_seat_may_be_one_of_numpys_numbers() -> None:
    game = spielwerk.load("rufus", seats=3)
    match, seat = game.match(seed=1), np.int32(game.match(seed=1).seats_to_act()[0])
    assert game.numbers_seen(match.state, seat) == game.numbers_seen(match.state, int(seat))  # type: ignore[arg-type]
    match.play(seat, match.legal(seat)[0])  # type: ignore[arg-type]
    assert spielwerk.replay(json.loads(json.dumps(match.transcript()))).steps == match.steps


@pytest.mark.parametrize(("options", "seats"), [({"prizes": "shuffled"}, 4), ({}, 3)])
def test_a_match_of_another_table_is_refused(options: dict[str, str], seats: int) -> None:
    match = Table(spielwerk.load("rufus", options, seats)).match()
    match.let_chance_play(seeded(1))
    with pytest.raises(ValueError, match=r"dog \(4 seats, .*\) is needed, not rufus \(\d seats"):
        Information(spielwerk.load("dog")).tensor(match, seat=0)
    with pytest.raises(ValueError, match=r"rufus \(4 seats, .*as usual\) is needed, not rufus"):
        Information(spielwerk.load("rufus", seats=4)).tensor(match, seat=0)
    same_table = spielwerk.load("rufus", options, seats)
    assert Information(same_table).tensor(match, seat=0).any()


def test_an_action_that_is_not_legal_is_told_what_is() -> None:
    match = Table(spielwerk.load("rufus", seats=3)).match()
    with pytest.raises(ValueError, match="0 is no legal action here; nothing is legal"):
        match.act(0)
    outcomes = ", ".join(map(str, match.outcomes()[0][:3]))
    with pytest.raises(ValueError, match=f"99 cannot happen here; legal are {outcomes}"):
        match.happen(99)
    match.let_chance_play(seeded(1))
    with pytest.raises(ValueError, match="0 cannot happen here; nothing is legal"):
        match.happen(0)
    legal = ", ".join(map(str, match.legal()[:3]))
    with pytest.raises(ValueError, match=f"-1 is no legal action here; legal are {legal}"):
        match.act(-1)
    with pytest.raises(ValueError, match=f"-1 is no legal action of seat .* legal are {legal}"):
        match.act_as(match.to_act(), -1)
    for action in ("x", None, 0.5, True):
        with pytest.raises(ValueError, match="an action is a whole number, not"):
            match.act(action)  # type: ignore[arg-type]
    match.act(np.int64(match.legal()[0]))  # type: ignore[arg-type]
