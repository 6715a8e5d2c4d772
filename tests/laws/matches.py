"""Which matches the laws are tried on: every game, with every option away from its default.

A law looks at the moments of a walk: one random match of each game and way to play, from the
beginning to far on. All laws look at the same moments (`every_game` sees to it that they come one
after another for the same game), so what a match shows there is found once for all of them.
"""

import copy
import functools
import itertools
import json
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import pytest

import spielwerk
from spielwerk.core.match import Found
from spielwerk.core.news import copied
from tests.effort import EFFORT, WHOLE

LONG_SETUPS = {"strategus": 80}
"""How many actions a set-up takes that all look alike. Of them only some are shown to a law."""
PARTS = {"streifzug": "teams"}
"""The preset that has all parts on, where most options do nothing without them."""


TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "dog": [
        (6, {"teams": "trios"}),
        (6, {"teams": "trios", "exchange": "next", "seven_partner": "always"}),
        (6, {"teams": "trios", "seven_men": "two", "seven_win": "ends", "fold": "one_card"}),
        (6, {"teams": "alone", "exchange": "next", "strict_fill": "on"}),
        (4, {"teams": "alone"}),
    ]
}
"""Tables where options meet that cannot be chosen, or do nothing, one by one."""


def ways_to_play(name: str) -> list[spielwerk.Game]:
    """The game as it is, each option changed alone, and `tables_of` it."""
    whole = with_all_parts(name)
    alone = [changed(whole, [change]) for change in others(whole)]
    return distinct([spielwerk.load(name), *alone, *tables_of(name)])


MIXTURES = 4
"""Among so many the values of options are dealt."""


def few_ways(name: str) -> list[spielwerk.Game]:
    """The game as it is, each value of an option in a mixture of others, and `tables_of` it.

    What no mixture can have is changed alone.
    """
    whole = with_all_parts(name)
    changes = others(whole)
    mixtures = [changed(whole, changes[number::MIXTURES]) for number in range(MIXTURES)]
    had = {change for game in mixtures for change in game.options.items()}
    alone = [changed(whole, [change]) for change in changes if change not in had]
    return distinct([spielwerk.load(name), *mixtures, *alone, *tables_of(name)])


def tables_of(name: str) -> list[spielwerk.Game]:
    """All options changed at once, each preset, each table size, and where options meet.

    The largest table also has all options changed. Where most options do nothing without parts
    that are switched on, they are changed with all parts on.
    """
    usual, whole = spielwerk.load(name), with_all_parts(name)
    ways = [changed(whole, others(whole)), changed(usual, others(usual))]
    ways += [spielwerk.load(name, {"preset": preset}, ways[0].seats) for preset in usual.presets]
    ways += [possible(name, options, count) for count, options in TABLES.get(name, ())]
    for count in usual.seat_counts[1:]:
        ways += [possible(name, game.options, count) for game in (usual, whole)]
    everything = usual.options | dict(others(usual))
    return [*ways, possible(name, everything, max(usual.seat_counts))]


def with_all_parts(name: str) -> spielwerk.Game:
    """The game with all its parts switched on, for as many seats as every option allows."""
    usual = spielwerk.load(name)
    chosen = {"preset": PARTS[name]} if name in PARTS else {}
    return spielwerk.load(name, chosen, seats_for_all(usual))


def changed(game: spielwerk.Game, changes: Sequence[tuple[str, str]]) -> spielwerk.Game:
    """The game with values of its options changed, as far as that can be."""
    return possible(game.name, game.options | dict(changes), seats_for_all(game))


def distinct(ways: Sequence[spielwerk.Game]) -> list[spielwerk.Game]:
    """Each of them once."""
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
        if "order_of" in option:
            named[option["name"]] = " ".join(map(str, reversed(option["order_of"])))
    while True:
        try:
            return spielwerk.load(name, named, seats)
        except spielwerk.OptionError as refused:
            del named[refused.option]


def seats_for_all(game: spielwerk.Game) -> int:
    """A number of seats with which every value of every option can be chosen."""
    asked = [set(option["seats"]) for option in game.option_list() if "seats" in option]
    return min(set(game.seat_counts).intersection(*asked)) if asked else game.seats


def label(game: spielwerk.Game) -> str:
    changed = "-".join(f"{name}={value}" for name, value in game.differing_options().items())
    return f"{game.name}-{game.seats}-{changed or 'usual'}"


WAYS = ways_to_play if EFFORT >= WHOLE else few_ways
"""The short form mixes options, the whole one also has each of them alone."""
GAMES = [game for name in spielwerk.games() for game in WAYS(name)]

every_game = pytest.mark.parametrize("game", GAMES, ids=label, scope="session")
"""The law is tried on every game in every way; all such laws on one before the next."""


def viewers(game: spielwerk.Game) -> list[int | None]:
    """Everybody who may look: the seats and a spectator."""
    return [*range(game.seats), None]


def written(value: Any) -> str:
    """A document byte for byte: the order of the keys counts."""
    return json.dumps(value, allow_nan=False)


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


CUTS = re.compile(r" |[<>x-]|$")
"""Before these an action may be cut, so that its beginning stands for what is chosen."""


def beginnings(text: str) -> Iterator[str]:
    """`5`, `5 T10` of `5 T10>T15`; `X` for a joker whatever it stands for."""
    for cut in CUTS.finditer(text):
        beginning = text[: cut.start()]
        yield beginning
        if "=" in beginning:
            yield re.sub("=[^ ]*", "", beginning)


MOMENTS = 24 * EFFORT
"""So many moments of a match are looked at."""
IN_A_ROW = 8
"""So many of them follow one another at the beginning."""
FARTHEST = 25
"""From then on there is at most so much from one to the next."""


class Moment:
    """A match that stands still: what it shows is found once, and is not to be changed."""

    def __init__(self, match: spielwerk.Match, number: int) -> None:
        self.match = branch(match)
        self.number = number
        self.to_act = self.match.seats_to_act()
        self._legal: dict[int, list[str]] = {}
        self._seen: dict[int | None, dict[str, Any]] = {}
        self._looks: dict[int | None, str] = {}

    @cached_property
    def position(self) -> dict[str, Any]:
        return self.match.position()

    @cached_property
    def again(self) -> spielwerk.Match:
        """The match that begins with this moment's position, as it is written."""
        return self.match.game.match_from(json.loads(written(self.position)), seed=1)

    def legal(self, seat: int) -> list[str]:
        if seat not in self._legal:
            self._legal[seat] = self.match.legal(seat)
        return self._legal[seat]

    def seen(self, viewer: int | None) -> dict[str, Any]:
        if viewer not in self._seen:
            self._seen[viewer] = self.match.observation(viewer)
        return self._seen[viewer]

    def look(self, viewer: int | None) -> str:
        """What a viewer sees, byte for byte."""
        if viewer not in self._looks:
            self._looks[viewer] = written(self.seen(viewer))
        return self._looks[viewer]

    def branch(self) -> spielwerk.Match:
        """The same match once more, to be played on."""
        return branch(self.match)


def branch(match: spielwerk.Match) -> spielwerk.Match:
    """A match that has come the same way and goes its own from here."""
    twin = copy.copy(match)
    for name, value in vars(match).items():
        if isinstance(value, list):
            setattr(twin, name, value[:])
    twin._told = {viewer: heard[:] for viewer, heard in match._told.items()}
    twin._found = Found()
    twin.state, twin._source = copied(match.state), copy.copy(match._source)
    return twin


@functools.lru_cache(maxsize=1)
def walk(game: spielwerk.Game) -> Sequence[Moment]:
    """Moments of one match: some in a row, then farther and farther on, and the last one.

    A match that ends soon shows little: then it is another.
    """
    dice = random.Random(label(game))
    while len(found := moments(game, dice)) < MOMENTS // 2:
        pass
    return found


def moments(game: spielwerk.Game, dice: random.Random) -> Sequence[Moment]:
    """Of one match, if it lasts as long."""
    numbers = list(range(IN_A_ROW))
    while len(numbers) < MOMENTS:
        numbers.append(numbers[-1] + dice.randrange(1, FARTHEST + 1))
    plays = enumerate(random_play(game, dice.randrange(10**6), numbers[-1]))
    return [Moment(match, number) for number, match in plays if number in numbers or match.over]


def few(moments: Sequence[Moment], share: int) -> Sequence[Moment]:
    """Each so manieth of the moments; for other walks other ones."""
    return moments[len(label(moments[0].match.game)) % share :: share]
