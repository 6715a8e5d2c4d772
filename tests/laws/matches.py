"""Which matches the laws are tried on: every game, with every option away from its default.

`SPIELWERK_EFFORT=20` makes every law twenty times as long.
"""

import itertools
import json
import os
import random
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import spielwerk

EFFORT = int(os.environ.get("SPIELWERK_EFFORT", "1"))
LONG_SETUPS = {"strategus": 80}
"""How many actions a set-up takes that all look alike. Of them only some are shown to a law."""
PARTS = {"streifzug": "teams"}
"""The preset that has all parts on, where most options do nothing without them."""


def ways_to_play(name: str) -> list[spielwerk.Game]:
    """The game as it is, each option changed alone, all at once, each preset, each table size.

    The largest table also has all options changed. Where most options do nothing without parts
    that are switched on, they are changed with all parts on.
    """
    usual = spielwerk.load(name)
    seats = seats_for_all(usual)
    presets = {preset: spielwerk.load(name, {"preset": preset}, seats) for preset in usual.presets}
    whole = presets[PARTS[name]] if name in PARTS else usual
    chosen = [whole.options | {option: value} for option, value in others(whole)]
    chosen += [whole.options | dict(others(whole)), usual.options | dict(others(usual))]
    ways = [usual, *(possible(name, options, seats) for options in chosen), *presets.values()]
    for count in usual.seat_counts[1:]:
        ways += [possible(name, game.options, count) for game in (usual, whole)]
    ways.append(possible(name, chosen[-1], max(usual.seat_counts)))
    return list({label(game): game for game in ways}.values())


def others(game: spielwerk.Game) -> list[tuple[str, str]]:
    """All values of options that this game does not have."""
    return [
        (option["name"], value)
        for option in game.option_list()
        for value in option.get("values", [])
        if value != game.options[option["name"]]
    ]


def possible(name: str, options: Mapping[str, Any], seats: int) -> spielwerk.Game:
    """The game with these options, but for values that need other seats or another option."""
    named = dict(options)
    for option in spielwerk.load(name).option_list():
        lacking = "needs" in option and named[option["needs"][0]] != option["needs"][1]
        if lacking or seats not in option.get("seats", [seats]):
            named[option["name"]] = option["default"]
    return spielwerk.load(name, named, seats)


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
