"""What is taught in which game: the features, the tables at which is played, the course."""

import importlib
from types import ModuleType
from typing import Any

import spielwerk
from spielwerk.bots.learning.training import Course, Playground, Pupil, new_pupil


def guide_of(game: str) -> ModuleType:
    """What the search knows of a game; it names features and the tables to learn at."""
    return importlib.import_module(f"spielwerk.bots.{game}.guide")


def course(game: str, net: str, seed: int) -> Course:
    """How a net of a game is taught. The net `simple` looks at what a child looks at."""
    guide = guide_of(game)
    if net == "simple":
        blind = tuple(i for i, name in enumerate(guide.NAMES) if name not in guide.SIMPLE)
        return Course(seed=seed, units=8, blind=blind)
    return Course(seed=seed)


def beginner(game: str, course: Course) -> Pupil:
    return new_pupil(guide_of(game).count(), course)


def grounds(game: str, course: Course) -> list[Playground]:
    """The tables at which is played: the guide's GROUNDS, or as the rulebook has it."""
    guide = guide_of(game)
    tables: tuple[dict[str, Any], ...] = getattr(guide, "GROUNDS", ({},))
    return [Playground(table(game, **chosen), guide, course.units) for chosen in tables]


def table(game: str, seats: int | None = None, **options: str | int) -> spielwerk.Game:
    return spielwerk.load(game, options, seats=seats)


def card(course: Course, pupil: Pupil) -> dict[str, Any]:
    """What is told of a net: how it was made."""
    told = vars(course) | {"matches": pupil.matches}
    return {key: value for key, value in told.items() if key != "blind"}
