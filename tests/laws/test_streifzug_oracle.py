"""The program of Streifzug durch and a second reading of its rules agree on every decision."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import spielwerk
from tests.effort import EFFORT, WHOLE, many
from tests.laws import (
    streifzug_oracle,
    streifzug_oracle_cards,
    streifzug_oracle_moves,
    streifzug_oracle_table,
    streifzug_positions,
)
from tests.laws import streifzug_oracle as oracle
from tests.laws.streifzug_positions import chosen, made_up

TABLES = [(mode, seats) for mode in ("basic", "extended") for seats in (2, 3, 4)] + [("teams", 4)]
"""Presets, and how many may sit there."""

Happened = Counter[str]
"""How often something came up, so that it can be seen that it was tried."""


def compare(match: spielwerk.Match, happened: Happened) -> None:
    """Both name the same legal actions, for every seat; at the end also the same scores."""
    position = match.position()
    happened["second die"] += bool(position.get("turn", {}).get("left"))
    for seat in range(match.game.seats):
        expected = oracle.legal(position, seat)
        legal = match.legal(seat)
        assert set(legal) == expected, difference(position, seat, set(legal), expected)
        assert len(legal) == len(expected)
    if match.over:
        happened[position["reason"]] += 1
        assert (match.scores or []) == oracle.points_of(position), position


def difference(position: dict[str, Any], seat: int, legal: set[str], expected: set[str]) -> str:
    return (
        f"seat {seat} in {position}\n"
        f"only the program: {sorted(legal - expected)}\n"
        f"only the oracle: {sorted(expected - legal)}"
    )


def play(match: spielwerk.Match, seat: int, action: str, happened: Happened) -> None:
    """Play the action; with what chance brought both see the same table afterwards."""
    before, taken = match.position(), len(match.steps)
    match.play(seat, action)
    chance = [outcome for _, outcome in match.steps[taken + 1 :]]
    assert match.position() == oracle.after(before, seat, action, chance), (before, seat, action)
    happened[kind_of(action)] += 1
    happened["thrown"] += len(match.position().get("throw", {}).get("victims", []))


def kind_of(action: str) -> str:
    """The first word of an action, `move` for one with dice; edge cards are `edge`."""
    if "#" in action and action.startswith("give"):
        return "edge"
    return "move" if action[0].isdigit() else action.split(maxsplit=1)[0]


def read_anew(match: spielwerk.Match, dice: random.Random) -> spielwerk.Match:
    """The same match from its position document."""
    again = spielwerk.load("streifzug").match_from(match.position(), seed=dice.randrange(10**6))
    assert again.position() == match.position()
    assert (again.returns, again.scores) == (match.returns, match.scores)
    return again


def drawn(match: spielwerk.Match, seat: int, dice: random.Random) -> str:
    """One of the actions: often a throw, else each kind equally often."""
    legal, figures = match.legal(seat), match.position()["figures"]
    foreign = {f for other, own in enumerate(figures) if other != seat for f in own}
    throws = [text for text in legal if text[0].isdigit() and text.split(">")[1] in foreign]
    if throws and dice.random() < 0.6:
        return dice.choice(throws)
    kind = dice.choice(sorted({kind_of(text) for text in legal}))
    return dice.choice([text for text in legal if kind_of(text) == kind])


def play_on(match: spielwerk.Match, plies: int, dice: random.Random, happened: Happened) -> None:
    """Random play, compared at every step and now and then read anew."""
    for _ in range(plies):
        compare(match, happened)
        if dice.random() < 0.1 or match.over:
            match = read_anew(match, dice)
        if match.over:
            return
        [seat] = match.seats_to_act()
        play(match, seat, drawn(match, seat, dice), happened)
    compare(match, happened)


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_program_and_oracle_play_the_same_match(mode: str, seats: int) -> None:
    happened: Happened = Counter()
    for seed in range(many(short=1, whole=16)):
        dice = random.Random(f"{mode} {seats} {seed}")
        game = spielwerk.load("streifzug", chosen(dice, mode, seats), seats)
        play_on(game.match(seed=dice.randrange(10**6)), 150, dice, happened)
    assert happened["move"] > many(short=10, whole=160)


SEEDS = range(720) if EFFORT >= WHOLE else range(33, 81)
"""Of positions made up. Among these few, too, every kind of action is met at every table."""


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_program_and_oracle_agree_on_positions_made_up(mode: str, seats: int) -> None:
    happened: Happened = Counter()
    for seed in SEEDS:
        dice = random.Random(f"{mode} {seats} {seed}")
        position = made_up(dice, chosen(dice, mode, seats), seats)
        match = spielwerk.load("streifzug").match_from(position, seed=dice.randrange(10**6))
        play_on(match, 7, dice, happened)
    kinds = ["second die", "guard"]
    if mode == "basic":
        kinds += ["bell"]
    else:
        kinds += ["meld", "add", "exchange", "hopser", "mopser", "patron", "let", "give"]
        kinds += ["thrown", "draw", "stall"]
    for kind in kinds:
        assert happened[kind], kind


def test_the_oracle_knows_nothing_of_the_program() -> None:
    files = (
        streifzug_oracle,
        streifzug_oracle_cards,
        streifzug_oracle_moves,
        streifzug_oracle_table,
        streifzug_positions,
    )
    for file in files:
        lines = Path(str(file.__file__)).read_text(encoding="utf-8").splitlines()
        imports = [line for line in lines if line.startswith(("import ", "from "))]
        own = [line for line in imports if "tests.laws" not in line]
        assert all(" spielwerk" not in line for line in imports)
        assert {line.split()[1].split(".")[0] for line in own} <= {
            "collections",
            "functools",
            "itertools",
            "json",
            "random",
            "typing",
        }
