"""What is taught in which game: the features, the tables at which is played, the course.

A guide may say more than it must: `COURSE` (fields of `Course` that suit the game better),
`GROUNDS` (the tables to learn at, each a dict of options and `seats`), `HUNCHES` (what features
are worth to begin with), `LOOKS_ON` (a simple net learns from matches of the full one). Where one
game is several, as with and without cards, `part_of(options)` names the part, each has nets of its
own, and GROUNDS and SIMPLE are dicts by part.
"""

import importlib
from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

import spielwerk
from spielwerk.bots.learning import weights

if TYPE_CHECKING:
    from spielwerk.bots.learning.net import Net
    from spielwerk.bots.learning.training import Course, Playground, Pupil

SIMPLE = "simple"
"""The net that looks only at what a child looks at (the guide's SIMPLE)."""


def guide_of(game: str) -> ModuleType:
    """What the search knows of a game."""
    return importlib.import_module(f"spielwerk.bots.{game}.guide")


def net_for(game: spielwerk.Game, net: str) -> str:
    """The full name of a net for these options: `full`, or with the part, as `full-cards`."""
    part_of = getattr(guide_of(game.name), "part_of", None)
    return f"{net}-{part_of(game.options)}" if part_of else net


def nets(game: str) -> list[str]:
    """The nets that can be taught in a game."""
    parts = getattr(guide_of(game), "GROUNDS", ())
    kinds = ("full", SIMPLE)
    return (
        [f"{k}-{part}" for k in kinds for part in parts] if isinstance(parts, dict) else [*kinds]
    )


def course(game: str, net: str, seed: int) -> "Course":
    """How a net of a game is taught."""
    from spielwerk.bots.learning.training import Course

    guide = guide_of(game)
    chosen: dict[str, Any] = getattr(guide, "COURSE", {})
    if not net.startswith(SIMPLE):
        return Course(**chosen | {"seed": seed})
    looked_at = for_part(guide.SIMPLE, net)
    blind = tuple(i for i, name in enumerate(guide.NAMES) if name not in looked_at)
    return Course(**chosen | {"seed": seed, "units": 8, "blind": blind})


def beginner(game: str, course: "Course") -> "Pupil":
    """A net that has learned nothing yet, with the guide's hunches."""
    from spielwerk.bots.learning.training import new_pupil

    guide = guide_of(game)
    hunches: dict[str, float] = getattr(guide, "HUNCHES", {})
    return new_pupil(guide.count(), course, [hunches.get(name, 0.0) for name in guide.NAMES])


def grounds(game: str, net: str, course: "Course") -> list["Playground"]:
    """The tables at which is played, to be learned at."""
    from spielwerk.bots.learning.training import Playground

    guide, looked_at = guide_of(game), model(game, net)
    return [
        Playground(table(game, **chosen), guide, course.units, looked_at)
        for chosen in tables(game, net)
    ]


def model(game: str, net: str) -> "Net | None":
    """Whose matches a net learns from, if not from its own: some simple ones look on."""
    if not net.startswith(SIMPLE) or not getattr(guide_of(game), "LOOKS_ON", False):
        return None
    return weights.net(game, net.replace(SIMPLE, "full"))


def tables(game: str, net: str) -> Sequence[dict[str, Any]]:
    """The options and seats under which a net is taught: the guide's, or the rulebook's."""
    return tuple(for_part(getattr(guide_of(game), "GROUNDS", ({},)), net))


def for_part(told: Any, net: str) -> Any:
    """What a guide says once, or for each part of a game, of the part that a net is taught."""
    return told[net.partition("-")[2]] if isinstance(told, dict) else told


def table(game: str, seats: int | None = None, **options: str | int) -> spielwerk.Game:
    return spielwerk.load(game, options, seats=seats)


def card(course: "Course", pupil: "Pupil") -> dict[str, Any]:
    """What is told of a net: how it was made."""
    told = vars(course) | {"matches": pupil.matches}
    return {key: value for key, value in told.items() if key != "blind"}
