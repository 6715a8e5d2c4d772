"""Rufus' program and a second reading of its rulebook agree on every decision."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import spielwerk
from tests.effort import EFFORT
from tests.laws import rufus_oracle as oracle

CHOICES: dict[str, tuple[Any, ...]] = {
    "fields": (60, 40, 46, 62, 80),
    "prizes": ("ascending", "alternating", "shuffled"),
    "fox_continues": ("off", "on"),
    "exact_catch": ("on", "off"),
    "hard_count": ("off", "on"),
    "out_hand_counts": ("off", "on"),
    "survivor_takes_rest": ("off", "on"),
    "max_plies": (10_000, 0, 25),
}
PRIZES = list(range(1, 20, 2))

Happened = Counter[str]
"""How often something rare came up, so that it can be seen that it was tried."""


def chosen(dice: random.Random) -> dict[str, Any]:
    """Options in any combination; half of the time most are as the rulebook has them."""
    daring = dice.choice((0.2, 0.7))
    named = {
        name: dice.choice(values) if dice.random() < daring else values[0]
        for name, values in CHOICES.items()
    }
    return {name: value for name, value in named.items() if value != CHOICES[name][0]}


def compare(match: spielwerk.Match, happened: Happened) -> None:
    """Both name the same legal actions, for every seat."""
    position = match.position()
    for seat in range(match.game.seats):
        expected = oracle.legal(position, seat)
        legal = match.legal(seat)
        assert set(legal) == expected, difference(position, seat, set(legal), expected)
        assert len(legal) == len(expected)
    if match.over:
        assert match.scores == oracle.scores(position), position
    else:
        count(position, happened)


def count(position: dict[str, Any], happened: Happened) -> None:
    """The rare cases of §T2: no plan uses all points, or some way to begin is no use."""
    whole = oracle.whole_plans(position)
    begun = {text for text, *_ in oracle.next_parts(position, short=False)}
    happened["last resort"] += not whole
    happened["points lost"] += bool(whole) and whole != begun


def difference(position: dict[str, Any], seat: int, legal: set[str], expected: set[str]) -> str:
    return (
        f"seat {seat} in {position}\n"
        f"only the program: {sorted(legal - expected)}\n"
        f"only the oracle: {sorted(expected - legal)}"
    )


def play(match: spielwerk.Match, seat: int, action: str, happened: Happened) -> None:
    """Play the action; both see the same table afterwards."""
    before = match.position()
    expected = oracle.after(before, seat, action)
    told = len(match.events(None))
    match.play(seat, action)
    position = match.position()
    if match.over:
        del position["turn"]
    assert position == expected, (before, seat, action)
    assert match.returns == expected.get("returns")
    news = match.events(None, since=told)
    happened.update(event["event"] for event in news)
    happened.update(event["why"] for event in news if event["event"] == "won")
    happened.update(event["reason"] for event in news if event["event"] == "over")


def read_anew(match: spielwerk.Match, dice: random.Random) -> spielwerk.Match:
    """The same match from its position document."""
    again = spielwerk.load("rufus").match_from(match.position(), seed=dice.randrange(10**6))
    assert again.position() == match.position()
    assert (again.returns, again.scores) == (match.returns, match.scores)
    return again


def drawn(dice: random.Random, legal: list[str]) -> str:
    """One of the actions: a card, the fox or a stone equally often (there are many cards)."""
    kinds = sorted({text.split()[0] for text in legal})
    kind = dice.choice(kinds)
    return dice.choice([text for text in legal if text.split()[0] == kind])


def play_on(match: spielwerk.Match, plies: int, dice: random.Random, happened: Happened) -> None:
    """Random play, compared at every step and now and then read anew."""
    for _ in range(plies):
        compare(match, happened)
        if dice.random() < 0.1 or match.over:
            match = read_anew(match, dice)
        if match.over:
            return
        [seat] = match.seats_to_act()
        play(match, seat, drawn(dice, match.legal(seat)), happened)
    compare(match, happened)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_program_and_oracle_play_the_same_match(seats: int) -> None:
    happened: Happened = Counter()
    for seed in range(8 * EFFORT):
        dice = random.Random(10 * seed + seats)
        game = spielwerk.load("rufus", chosen(dice), seats)
        play_on(game.match(seed=dice.randrange(10**6)), 120, dice, happened)
    for kind in ("fox_field", "caught", "prizes", "met"):
        assert happened[kind], kind


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_program_and_oracle_agree_on_positions_made_up(seats: int) -> None:
    happened: Happened = Counter()
    for seed in range(250 * EFFORT):
        dice = random.Random(10 * seed + seats)
        position = made_up(dice, seats, chosen(dice))
        match = spielwerk.load("rufus").match_from(position, seed=dice.randrange(10**6))
        play_on(match, 6, dice, happened)
    kinds = ("last resort", "points lost", "out", "alone", "prizes", "guard", "rest")
    for kind in (*kinds, "fox_field", "caught", "overtaken"):
        assert happened[kind], kind


def made_up(dice: random.Random, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """A position full of stones and cards near the fox, sometimes in the middle of a turn."""
    fields = options.get("fields", 60)
    fox = dice.choice([dice.randrange(fields), -dice.randrange(6) % fields, fields // 2 - 2])
    stones = [near(dice, fox, fields) for _ in range(seats)]
    for seat in dice.sample(range(seats), dice.choice([0, 0, max(0, seats - 2)])):
        stones[seat] = []
    moves = [seat for seat, own in enumerate(stones) if own]
    to_move = dice.choice(moves)
    laid = cards(dice, seats, fox, fields)
    position = {
        "game": "rufus",
        "seats": seats,
        "to_move": to_move,
        "fox": fox,
        "stones": stones,
        "out": [seat for seat in range(seats) if seat not in moves],
        "plies": dice.choice([3, 3, 21, 23]),
        **laid,
        **prizes(dice, seats),
        "turn": turn(
            dice,
            all(fox not in own for own in stones),
            any(card["seat"] == to_move for card in laid["trail"]),
        ),
    }
    return position | ({"options": options} if options else {})


def near(dice: random.Random, fox: int, fields: int) -> list[int]:
    """Two stones, mostly on the few fields behind the fox or right ahead of it."""
    spots = [dice.randrange(-9, 1), dice.randrange(-4, 0), dice.randrange(-20, 8), 1]
    first = dice.choice(spots)
    second = dice.choice([first, dice.choice(spots), dice.randrange(-9, 8)])
    return sorted((fox + spot) % fields for spot in (first, second))


def cards(dice: random.Random, seats: int, fox: int, fields: int) -> dict[str, Any]:
    """Some cards of every seat beside the path, some picked up."""
    places = dice.sample(range(-12, 10), 3 * seats)
    trail, picked = [], []
    for seat in range(seats):
        values = dice.sample(range(2, 10), 8)
        for _ in range(dice.choice([0, 1, 2, 3])):
            at = (fox + places.pop()) % fields
            trail.append({"at": at, "seat": seat, "value": values.pop()})
        kept = dice.choice([0, 0, 1, 4])
        picked += [{"seat": seat, "value": value} for value in values[kept:]]
    return {"trail": trail, "picked": picked}


def prizes(dice: random.Random, seats: int) -> dict[str, Any]:
    """The stack in any order, often nearly empty."""
    stack = dice.sample(PRIZES, dice.choice([1, 1, 2, 3, 10]))
    won: list[list[int]] = [[] for _ in range(seats)]
    for prize in PRIZES:
        if prize not in stack:
            dice.choice(won).append(prize)
    return {"prizes": stack, "won": won}


def turn(dice: random.Random, may_have_moved: bool, may_have_laid: bool) -> dict[str, Any]:
    """Perhaps under way: but a fox that was led has caught whom it met, and a card lies there."""
    moved = may_have_moved and dice.random() < 0.5
    laid = may_have_laid and dice.random() < 0.5
    points = 7 - laid - (dice.randrange(1, 7 - laid) if moved else 0)
    return {"points": points, "fox_moved": moved, "card_laid": laid}


def test_the_oracle_knows_nothing_of_the_program() -> None:
    imports = [line for line in Path(oracle.__file__).read_text().splitlines() if "import" in line]
    assert imports == [
        "import functools",
        "import json",
        "from collections.abc import Iterator",
        "from typing import Any",
    ]
