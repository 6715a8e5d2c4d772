"""`arena` and `train`: which bot is stronger, and how bots learn."""

import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from spielwerk import Game, bots
from spielwerk.cli import given
from spielwerk.cli.measuring import as_table
from spielwerk.cli.refused import Refused
from spielwerk.cli.words import console


def show_arena(game: Game, first: str, second: str, count: int, seed: str, as_json: bool) -> None:
    """Play the deals on all cores and print the result."""
    from spielwerk.lab import arena

    for bot in (first, second):
        if bot not in bots.names(game.name):
            raise Refused(
                f"bot {bot!r} is unknown; allowed: {given.one_of(bots.names(game.name))}"
            )
    options = tuple(game.differing_options().items())
    pairing = arena.Pairing(game.name, options, game.seats, first, second)
    played = list[arena.Deal]()
    with arena.local() as executor, progress() as bar:
        task = bar.add_task(f"{first} against {second}", total=count)
        for deal in arena.deals(pairing, count, seed, executor):
            played.append(deal)
            bar.update(task, advance=1, description=said(arena.report(pairing, played)))
    result = {"benchmark": "arena", "seed": seed, **arena.report(pairing, played)}
    print(json.dumps(result)) if as_json else console().print(as_table("arena", result))


def said(result: dict[str, Any]) -> str:
    low, high = result["score_95"]
    return f"score {result['score']:.3f} ({low:.3f} to {high:.3f})"


def teach(game: str, file: str, name: str, matches: int, seed: int, ship: bool) -> None:
    """Teach a net, keeping what it has learned in `file` after every lesson."""
    from spielwerk.bots.learning import courses, training, weights

    if name not in courses.nets(game):
        raise Refused(f"net {name!r} is unknown; allowed: {given.one_of(courses.nets(game))}")
    path = Path(file)
    course = courses.course(game, name, seed)
    pupil = training.load(path) if path.exists() else courses.beginner(game, course)
    with progress() as bar:
        task = bar.add_task(f"{game} {name}", total=matches, completed=pupil.matches)
        for taught in training.taught(pupil, courses.grounds(game, name, course), course, matches):
            training.save(taught, path)
            told = f"{game} {name}, error {taught.losses[-1]:.4f}"
            bar.update(task, completed=taught.matches, description=told)
    if ship:
        weights.ship(game, name, pupil.net, courses.card(course, pupil))


def progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )
