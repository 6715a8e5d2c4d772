"""What is taught in which game: the features, the tables at which is played, how.

A guide may say more than it must: `TRAINING` (fields of `TrainingConfig` that suit the game
better), `TRAINING_TABLES` (the tables to learn at, each a dict of options and `seats`),
`INITIAL_WEIGHTS` (what features are worth to begin with), `OFF_POLICY` (a simple net learns from
matches of the full one). Where one game is several, as with and without cards, or among few and
among many, `part_of(options, seats)` names the part, each has nets of its own, TRAINING_TABLES and
LEVELS are dicts by part, and SIMPLE may be one. `AMONG_FEW` are levels for small tables where they
are to be others. `TRAINING_RULES` are rules to learn by, if not those to search by (`RULES`);
`PLAYOUT` is how a search plays on by rule. A game whose full net learns otherwise says how in
`regression`.
"""

import importlib
import importlib.util
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from types import ModuleType
from typing import TYPE_CHECKING, Any

import spielwerk
from spielwerk.bots.learning import weights
from spielwerk.bots.learning.mapping import HERE, StarMap, in_order

if TYPE_CHECKING:
    from spielwerk.bots.learning.net import Net
    from spielwerk.bots.learning.training import Learner, Samples, SelfPlay, TrainingConfig

SIMPLE = "simple"
"""The net that looks only at what a child looks at (the guide's SIMPLE)."""
PART = 4
"""Matches to learn from that are played in one go."""


def guide_of(game: str) -> ModuleType:
    """What the search knows of a game."""
    return importlib.import_module(f"spielwerk.bots.{game}.guide")


@lru_cache
def module_of(game: str, file: str) -> Any:
    """A file of the game's bots that not every game needs; None if this one has none."""
    name = f"spielwerk.bots.{game}.{file}"
    found = importlib.util.find_spec(f"spielwerk.bots.{game}")
    if found is None or found.submodule_search_locations is None:
        return None
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def net_for(game: spielwerk.Game, net: str) -> str:
    """The full name of a net for this table: `full`, or with the part, as `full-cards`."""
    part = part_of(game)
    return f"{net}-{part}" if part else net


def part_of(game: spielwerk.Game) -> str | None:
    """Which part of the game is played at this table; None where the game is one."""
    parted = getattr(guide_of(game.name), "part_of", None)
    return parted(game.options, game.seats) if parted else None


def nets(game: str) -> list[str]:
    """The nets that can be taught in a game."""
    parts = getattr(guide_of(game), "TRAINING_TABLES", ())
    kinds = ("full", SIMPLE)
    return (
        [f"{k}-{part}" for k in kinds for part in parts] if isinstance(parts, dict) else [*kinds]
    )


def config(game: str, net: str, seed: int) -> "TrainingConfig":
    """How a net of a game is taught."""
    from spielwerk.bots.learning.training import TrainingConfig

    guide = guide_of(game)
    chosen: dict[str, Any] = getattr(guide, "TRAINING", {})
    if not net.startswith(SIMPLE):
        return TrainingConfig(**chosen | {"seed": seed})
    looked_at = for_part(guide.SIMPLE, net)
    masked = tuple(i for i, name in enumerate(guide.NAMES) if name not in looked_at)
    return TrainingConfig(**{"units": 8} | chosen | {"seed": seed, "masked": masked})


def new_learner(game: str, config: "TrainingConfig") -> "Learner":
    """A net that has learned nothing yet, with the guide's initial weights."""
    from spielwerk.bots.learning.training import new_learner

    guide = guide_of(game)
    initial: dict[str, float] = getattr(guide, "INITIAL_WEIGHTS", {})
    return new_learner(guide.count(), config, [initial.get(name, 0.0) for name in guide.NAMES])


@lru_cache
def self_plays(game: str, net: str, seed: int) -> list["SelfPlay"]:
    """The tables at which is played, to be learned at."""
    from spielwerk.bots.learning.training import SelfPlay

    guide, looked_at = guide_of(game), behaviour(game, net)
    units = config(game, net, seed).units
    return [
        SelfPlay(table(game, **chosen), guide, units, looked_at) for chosen in tables(game, net)
    ]


def behaviour(game: str, net: str) -> "Net | None":
    """Who plays what a net learns from, if not itself: for some simple ones the full net."""
    if not net.startswith(SIMPLE) or not getattr(guide_of(game), "OFF_POLICY", False):
        return None
    return weights.net(game, net.replace(SIMPLE, "full"))


def tables(game: str, net: str) -> Sequence[dict[str, Any]]:
    """The options and seats under which a net is taught: the guide's, or the rulebook's."""
    return tuple(for_part(getattr(guide_of(game), "TRAINING_TABLES", ({},)), net))


def for_part(told: Any, net: str) -> Any:
    """What a guide says once, or for each part of a game, of the part that a net is taught."""
    return told[net.partition("-")[2]] if isinstance(told, dict) else told


def table(game: str, seats: int | None = None, **options: str | int) -> spielwerk.Game:
    return spielwerk.load(game, options, seats=seats)


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
        trained: Iterator[Learner] = teacher.train(learner, config, matches, starmap)
        return trained

    def play(learned: "Net", numbers: range) -> Iterator["Samples"]:
        parts = (numbers[i : i + PART] for i in range(0, len(numbers), PART))
        asked = ((game, net, config.seed, learned, part) for part in parts)
        return chain.from_iterable(in_order(starmap, played, asked))

    return training.train(learner, play, config, matches)


def played(game: str, net: str, seed: int, learned: "Net", numbers: range) -> list["Samples"]:
    """Play the matches of these numbers, and what is to be learned from them."""
    how, tables = config(game, net, seed), self_plays(game, net, seed)
    return [tables[n % len(tables)].samples(learned, how, n) for n in numbers]


def teacher_of(game: str, net: str) -> Any:
    """What teaches a net that does not learn by play against itself; None for all others."""
    return None if net.startswith(SIMPLE) else module_of(game, "regression")


def card(game: str, net: str, config: "TrainingConfig", learner: "Learner") -> dict[str, Any]:
    """What is told of a net: how it was made."""
    told = {"matches": learner.matches, "seed": config.seed, "units": config.units}
    if learner.matches == 0:
        return told | {"how": "initial weights alone"}
    if teacher := teacher_of(game, net):
        return told | {"how": teacher.HOW}
    return {key: value for key, value in vars(config).items() if key != "masked"} | told
