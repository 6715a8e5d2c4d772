"""What is taught in which game: the features, the tables at which is played, how.

What a game wants otherwise says its `Knowledge`. A net is called `full` or `simple`, and in a game
of several parts after the part as well: `full-cards`.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING

import spielwerk
from spielwerk.bots.knowledge import Table, Teacher, guide_of, knowledge_of
from spielwerk.bots.learning import weights
from spielwerk.bots.learning.mapping import HERE, StarMap, in_order
from spielwerk.core.documents import Written

if TYPE_CHECKING:
    from spielwerk.bots.learning.net import Net
    from spielwerk.bots.learning.training import Learner, Samples, SelfPlay, TrainingConfig

SIMPLE = "simple"
"""The net that looks only at what a child looks at (`Knowledge.simple`)."""
PART = 4
"""Matches to learn from that are played in one go."""


def net_for(game: spielwerk.Game, net: str) -> str:
    """The full name of a net for this table: `full`, or with the part, as `full-cards`."""
    return named(net, knowledge_of(game.name).part_of(game.options, game.seats))


def named(net: str, part: str) -> str:
    return f"{net}-{part}" if part else net


def part_in(net: str) -> str:
    """The part of a game that a net is for."""
    return net.partition("-")[2]


def nets(game: str) -> list[str]:
    """The nets that can be taught in a game."""
    parts = knowledge_of(game).tables
    return [named(kind, part) for kind in ("full", SIMPLE) for part in parts]


def config(game: str, net: str, seed: int) -> "TrainingConfig":
    """How a net of a game is taught."""
    from spielwerk.bots.learning.training import TrainingConfig

    known = knowledge_of(game)
    if not net.startswith(SIMPLE):
        return TrainingConfig(**{**known.training, "seed": seed})
    looked_at, names = known.simple[part_in(net)], guide_of(game).NAMES
    masked = tuple(i for i, name in enumerate(names) if name not in looked_at)
    return TrainingConfig(**{"units": 8, **known.training, "seed": seed, "masked": masked})


def new_learner(game: str, config: "TrainingConfig") -> "Learner":
    """A net that has learned nothing yet, with the game's initial weights."""
    from spielwerk.bots.learning.training import new_learner

    guide, initial = guide_of(game), knowledge_of(game).initial_weights
    return new_learner(guide.count(), config, [initial.get(name, 0.0) for name in guide.NAMES])


@lru_cache
def self_plays(game: str, net: str, seed: int) -> list["SelfPlay"]:
    """The tables at which is played, to be learned at."""
    from spielwerk.bots.learning.training import SelfPlay

    looked_at, units = behaviour(game, net), config(game, net, seed).units
    return [SelfPlay(table(game, chosen), units, looked_at) for chosen in tables(game, net)]


def behaviour(game: str, net: str) -> "Net | None":
    """Who plays what a net learns from, if not itself: for some simple ones the full net."""
    if not net.startswith(SIMPLE) or not knowledge_of(game).off_policy:
        return None
    return weights.net(game, net.replace(SIMPLE, "full"))


def tables(game: str, net: str) -> Sequence[Table]:
    """The options and seats under which a net is taught: the game's own, or the rulebook's."""
    return knowledge_of(game).tables[part_in(net)]


def table(game: str, chosen: Table) -> spielwerk.Game:
    options = {name: value for name, value in chosen.items() if name != "seats"}
    seats = chosen.get("seats")
    return spielwerk.load(game, options, None if seats is None else int(seats))


def train(
    game: str,
    net: str,
    config: "TrainingConfig",
    learner: "Learner",
    matches: int,
    starmap: StarMap = HERE,
) -> Iterator["Learner"]:
    """Teach until so many matches were played; yields the learner after each batch.

    `starmap` says where matches are played; the learner learns the same everywhere.
    """
    from spielwerk.bots.learning import training

    if teacher := teacher_of(game, net):
        return teacher.train(learner, config, matches, starmap)

    def play(learned: "Net", numbers: range) -> Iterator["Samples"]:
        parts = (numbers[i : i + PART] for i in range(0, len(numbers), PART))
        asked = ((game, net, config.seed, learned, part) for part in parts)
        return chain.from_iterable(in_order(starmap, played, asked))

    return training.train(learner, play, config, matches)


def played(game: str, net: str, seed: int, learned: "Net", numbers: range) -> list["Samples"]:
    """Play the matches of these numbers, and what is to be learned from them."""
    how, tables = config(game, net, seed), self_plays(game, net, seed)
    return [tables[n % len(tables)].samples(learned, how, n) for n in numbers]


def teacher_of(game: str, net: str) -> Teacher | None:
    """What teaches a net that does not learn by play against itself; None for all others."""
    teacher = knowledge_of(game).teacher
    return None if net.startswith(SIMPLE) or teacher is None else teacher()


def card(game: str, net: str, config: "TrainingConfig", learner: "Learner") -> Written:
    """What is told of a net: how it was made."""
    told = {"matches": learner.matches, "seed": config.seed, "units": config.units}
    if learner.matches == 0:
        return told | {"how": "initial weights alone"}
    if teacher := teacher_of(game, net):
        return told | {"how": teacher.HOW}
    return {key: value for key, value in vars(config).items() if key != "masked"} | told
