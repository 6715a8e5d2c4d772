"""`arena` and `train`: which bot is stronger, and how bots learn."""

import json
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from spielwerk import Game, bots
from spielwerk.cli import given
from spielwerk.cli.measuring import as_table
from spielwerk.cli.refused import Refused
from spielwerk.cli.words import console

if TYPE_CHECKING:
    from spielwerk.bots.learning.training import Course, Pupil

USUAL = 20_000
"""Matches that a net is taught of which nothing is known."""
STRENGTH = 20
"""Deals that are played to tell how strong a net is."""


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


def teach(
    game: str, file: str, name: str | None, matches: int | None, seed: int, ship: bool
) -> None:
    """Teach a net, keeping what it has learned in `file` after every lesson.

    The game's first net, as many matches as the shipped one was taught, if nothing else is said.
    """
    from spielwerk.bots.learning import courses, training, weights

    name = name or courses.nets(game)[0]
    if name not in courses.nets(game):
        raise Refused(f"net {name!r} is unknown; allowed: {given.one_of(courses.nets(game))}")
    if matches is None:
        matches = weights.card(game).get(name, {}).get("matches", USUAL)
    path = Path(file)
    course = courses.course(game, name, seed)
    subject = f"{game} {name}, seed {seed}"
    begun = path.exists()
    pupil = gone_on(path, course, game, subject) if begun else courses.beginner(game, course)
    pupil.subject = subject
    training.save(pupil, path)
    with progress() as bar:
        bar.console.print(subject)
        task = bar.add_task(f"{game} {name}", total=matches, completed=pupil.matches)
        for taught in courses.lessons(game, name, course, pupil, matches):
            training.save(taught, path)
            told = f"{game} {name}, error {taught.losses[-1]:.4f}"
            bar.update(task, completed=taught.matches, description=told)
    if ship:
        made = courses.card(game, name, course, pupil) | {"commit": commit()}
        weights.ship(game, name, pupil.net, made)
        weights.tell(game, name, made | {"strength": strength(game, name)})


def gone_on(path: Path, course: "Course", game: str, subject: str) -> "Pupil":
    """A pupil as it was left."""
    from spielwerk.bots.learning import courses, training

    try:
        pupil = training.load(path)
    except (OSError, ValueError, KeyError) as error:
        raise Refused(f"{path} holds no net that `train` has written: {error}") from error
    if pupil.subject != subject:
        raise Refused(f"{path} holds {pupil.subject}; here it would be {subject}")
    shape = courses.guide_of(game).count(), course.units
    if pupil.net.first.shape != shape:
        learned = "{} features, {} units".format(*pupil.net.first.shape)
        raise Refused(f"{path} holds a net with {learned}; here are {shape[0]}, {shape[1]}")
    return pupil


def strength(game: str, net: str) -> dict[str, Any]:
    """How the level that plays by a net fares against greedy: told on its card."""
    from spielwerk.bots.learning import courses
    from spielwerk.lab import arena

    level = "child" if net.startswith(courses.SIMPLE) else "club"
    options = dict(courses.tables(game, net)[0])
    seats = options.pop("seats", None)
    pairing = arena.Pairing(game, tuple(options.items()), seats, level, "greedy")
    with arena.local() as executor:
        told = arena.report(pairing, [*arena.deals(pairing, STRENGTH, "strength", executor)])
    return {key: told[key] for key in ("first", "second", "options", "matches", "score_95")}


def commit() -> str | None:
    """Which state of the project taught a net; None outside its repository."""
    asked = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    told = subprocess.run(asked, capture_output=True, text=True, check=False)  # noqa: S603
    return told.stdout.strip() or None


def progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )
