"""`train`: how bots learn."""

import zlib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar
from zipfile import BadZipFile

from rich.progress import Progress

from spielwerk import bench
from spielwerk.cli.commands import given
from spielwerk.cli.commands.progress import progress
from spielwerk.cli.commands.refused import Refused, refusing
from spielwerk.core.documents import Written
from spielwerk.lab import executors

if TYPE_CHECKING:
    from spielwerk.bots.learning.training import Learner, TrainingConfig

Answer = TypeVar("Answer")

USUAL = 20_000
"""Matches that a net is taught of which nothing is known."""
STRENGTH = 20
"""Deals that are played to tell how strong a net is."""


def teach(
    game: str,
    file: str,
    name: str | None,
    matches: int | None,
    seed: int,
    ship: bool,
    scheduler: str | None,
) -> None:
    """Teach a net, keeping what it has learned in `file` after every batch.

    The game's first net, as many matches as the shipped one was taught, if nothing else is said.
    """
    from spielwerk.bots.learning import configs, training, weights

    name = name or configs.nets(game)[0]
    if name not in configs.nets(game):
        raise Refused(f"net {name!r} is unknown; allowed: {given.one_of(configs.nets(game))}")
    if matches is None:
        matches = weights.card(game).get(name, {}).get("matches", USUAL)
    path = Path(file)
    config = configs.config(game, name, seed)
    subject = f"{game} {name}, seed {seed}"
    begun = path.exists()
    learner = gone_on(path, config, game, subject) if begun else configs.new_learner(game, config)
    learner.subject = subject
    with refusing(executors.WorkersError), executors.executor(scheduler) as workers:
        training.save(learner, path)
        with progress() as bar:
            playing = partial(counted, bar, workers)
            taught = configs.train(game, name, config, learner, matches, playing)
            watch(taught, learner, path, matches, bar)
    if ship:
        made = configs.card(game, name, config, learner) | {"commit": bench.commit()}
        weights.ship(game, name, learner.net, made)
        weights.tell(game, name, made | {"strength": strength(game, name)})


def watch(
    batches: "Iterable[Learner]", learner: "Learner", path: Path, matches: int, bar: Progress
) -> None:
    """Take the batches one by one, keeping what was learned, with a bar."""
    from spielwerk.bots.learning import training

    bar.console.print(learner.subject)
    task = bar.add_task(learner.subject, total=matches, completed=learner.matches)
    for trained in batches:
        training.save(trained, path)
        told = f"{learner.subject}, error {trained.losses[-1]:.4f}"
        bar.update(task, completed=trained.matches, description=told)


def counted(
    bar: Progress,
    workers: Executor,
    work: Callable[..., Answer],
    asked: Iterable[tuple[object, ...]],
) -> Iterator[Answer]:
    """What workers answer, with a bar of its own until the batch is done."""
    waiting = [*asked]
    task = bar.add_task("this batch", total=len(waiting))
    try:
        for answer in executors.results(workers, work, waiting):
            bar.advance(task)
            yield answer
    finally:
        bar.remove_task(task)


def gone_on(path: Path, config: "TrainingConfig", game: str, subject: str) -> "Learner":
    """A learner as it was left."""
    from spielwerk.bots.knowledge import guide_of
    from spielwerk.bots.learning import training

    try:
        learner = training.load(path)
    except (OSError, ValueError, KeyError, EOFError, BadZipFile, zlib.error) as error:
        raise Refused(f"{path} holds no net that `train` has written: {said(error)}") from error
    if learner.subject != subject:
        raise Refused(f"{path} holds {learner.subject}; here it would be {subject}")
    shape = guide_of(game).count(), config.units
    if learner.net.first.shape != shape:
        learned = "{} features, {} units".format(*learner.net.first.shape)
        raise Refused(f"{path} holds a net with {learned}; here are {shape[0]}, {shape[1]}")
    return learner


def said(error: Exception) -> str:
    """What is wrong with a file. Objects are never loaded, and nobody is told to."""
    text = str(error)
    return "it holds objects, which are not read" if "pickle" in text else text


def strength(game: str, net: str) -> Written:
    """How the level that plays by a net fares against greedy: told on its card."""
    from spielwerk.bots.learning import configs
    from spielwerk.lab import arena

    level = "child" if net.startswith(configs.SIMPLE) else "club"
    table = configs.tables(game, net)[0]
    options = tuple((name, value) for name, value in table.items() if name != "seats")
    seats = configs.table(game, table).seats
    pairing = arena.Pairing(game, options, seats, level, "greedy")
    with executors.executor() as workers:
        told = arena.report(pairing, [*arena.deals(pairing, STRENGTH, "strength", workers)])
    named = ("first", "second", "seats", "options", "matches", "score_95")
    return {key: told[key] for key in named}
