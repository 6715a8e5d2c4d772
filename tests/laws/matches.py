"""Which matches the laws are tried on: every game, with every option away from its default.

`SPIELWERK_EFFORT=20` makes every law twenty times as long.
"""

import itertools
import json
import os
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import spielwerk

EFFORT = int(os.environ.get("SPIELWERK_EFFORT", "1"))
LONG_SETUPS = {"strategus": 80}
"""How many actions a set-up takes that all look alike. Of them only some are shown to a law."""


def ways_to_play(name: str) -> Iterator[spielwerk.Game]:
    """The game as it is, each option changed alone, all at once, each preset, each table size.

    The largest table also has all options changed.
    """
    usual = spielwerk.load(name)
    others = [
        (option["name"], value)
        for option in usual.option_list()
        for value in option.get("values", [])
        if value != option["default"]
    ]
    seats = seats_for_all(usual)
    yield usual
    for option, value in others:
        yield spielwerk.load(name, {option: value}, seats)
    yield spielwerk.load(name, dict(others), seats)
    for preset, chosen in usual.presets.items():
        if chosen:
            yield spielwerk.load(name, {"preset": preset})
    for count in usual.seat_counts[1:]:
        yield spielwerk.load(name, seats=count)
    if len(usual.seat_counts) > 1:
        yield spielwerk.load(name, dict(others), max(usual.seat_counts))


def seats_for_all(game: spielwerk.Game) -> int:
    """A number of seats with which every value of every option can be chosen."""
    asked = [set(option["seats"]) for option in game.option_list() if "seats" in option]
    return min(set(game.seat_counts).intersection(*asked)) if asked else game.seats


def label(game: spielwerk.Game) -> str:
    changed = "-".join(f"{name}={value}" for name, value in game.differing_options().items())
    return f"{game.name}-{game.seats}-{changed or 'usual'}"


GAMES = [game for name in spielwerk.games() for game in ways_to_play(name)]

every_game = pytest.mark.parametrize("game", GAMES, ids=label)
"""The law is tried on every game in every way."""


def viewers(game: spielwerk.Game) -> list[int | None]:
    """Everybody who may look: the seats and a spectator."""
    return [*range(game.seats), None]


def random_step(match: spielwerk.Match, dice: random.Random) -> int:
    """One action by one of the seats to act, drawn from what is legal; the seat."""
    seat = dice.choice(match.seats_to_act())
    match.play(seat, dice.choice(match.legal(seat)))
    return seat


def random_play(game: spielwerk.Game, seed: int, plies: int) -> Iterator[spielwerk.Match]:
    """One match, yielded before each of its first `plies` actions (and at its end).

    Of a long set-up only each tenth action and the last one count: else no law would see play.
    """
    match = game.match(seed=seed)
    dice = random.Random(seed)
    last = LONG_SETUPS.get(game.name, 1) - 1
    for number in itertools.count():
        if number >= last or number % 10 == 0:
            yield match
            plies -= 1
        if match.over or plies < 0:
            return
        random_step(match, dice)


def written(value: Any) -> str:
    """A document byte for byte: the order of the keys counts."""
    return json.dumps(value, allow_nan=False)


CUTS = re.compile(r" |[<>x-]|$")
"""Before these an action may be cut, so that its beginning stands for what is chosen."""


def beginnings(text: str) -> Iterator[str]:
    """`5`, `5 T10` of `5 T10>T15`; `X` for a joker whatever it stands for."""
    for cut in CUTS.finditer(text):
        beginning = text[: cut.start()]
        yield beginning
        if "=" in beginning:
            yield re.sub("=[^ ]*", "", beginning)
