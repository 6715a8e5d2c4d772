"""`simulate`: an experiment's matches on all cores, kept in a folder; and one of them again."""

import json
import sys
import time
from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path
from statistics import fmean

import spielwerk
from spielwerk import Game
from spielwerk.cli.commands import given
from spielwerk.cli.commands.measuring import as_table
from spielwerk.cli.commands.progress import progress
from spielwerk.cli.commands.refused import Refused, refusing
from spielwerk.cli.terminal.words import console
from spielwerk.core.documents import Written
from spielwerk.lab import executors, experiments, one_ply, store
from spielwerk.lab.experiments import Experiment, Row
from spielwerk.lab.measures import parts_won

FILES = (".csv", ".gz", ".html", ".json", ".parquet", ".txt", ".zip")
"""How names of files end, that nobody means as a folder."""
DATASET = "self-play"
"""The experiment's name in data sets of every game."""
PART_ROWS, PART_SECONDS = 1000, 10.0
"""A part is written when it has so many rows, or was begun so long ago."""


def show_simulation(
    game: Game,
    name: str,
    bots: str | None,
    games: int,
    out: str | None,
    scheduler: str | None,
    as_json: bool,
) -> None:
    """Play what is not in the folder yet, and say what is in there then."""
    executors.needed("pyarrow")
    experiment = experiment_of(game, name, bots)
    folder = folder_named(out or f"{game.name}-{name}")
    result = simulated(experiment, folder, games, scheduler)
    print(json.dumps(result)) if as_json else console().print(as_table("simulate", result))


def show_datasets(out: str, games: int, scheduler: str | None, as_json: bool) -> None:
    """The same for every game, each in a folder of its own."""
    executors.needed("pyarrow")
    folder = folder_named(out)
    for name in spielwerk.games():
        experiment = experiment_of(given.game(name), DATASET, None)
        result = simulated(experiment, folder / name, games, scheduler)
        print(json.dumps(result)) if as_json else console().print(as_table(name, result))


def simulated(experiment: Experiment, folder: Path, games: int, scheduler: str | None) -> Written:
    """Play what is not in the folder yet; what is in there then."""
    began = time.monotonic()
    with (
        refusing(store.StoreError, executors.WorkersError),
        store.Store(folder, experiment).open() as kept,
    ):
        count = simulate(kept, games, scheduler)
        kept.compact()
        rows = store.columns(folder, ["returns", "turns", "plies"])
        told = summary(rows, experiment.table().teams())
    took = {"played_now": count, "seconds": round(time.monotonic() - began, 1)}
    return {"folder": str(folder), **said_of(experiment), **told, **took}


def folder_named(out: str) -> Path:
    """Where games are to be kept; Refused if it has the name of a file."""
    folder = Path(out)
    if folder.suffix in FILES:
        raise Refused(f"{out}: games are kept in a folder, and {folder.suffix} ends a file's name")
    return folder


def experiment_of(game: Game, name: str, bots: str | None) -> Experiment:
    """What was asked for; Refused if these bots cannot sit there."""
    known = experiments.names(game.name)
    asked = given.bots(bots or given.usual(one_ply.NAME, known), known, game.seats)
    return Experiment(game.name, tuple(game.differing_options().items()), game.seats, asked, name)


def simulate(kept: store.Store, games: int, scheduler: str | None) -> int:
    """Play and write down part by part; returns how many were played.

    What is done is written also when it is interrupted.
    """
    done = kept.numbers()
    begun, part = time.monotonic(), list[Row]()
    try:
        with closing(played(kept.experiment, games, scheduler, done)) as coming:
            for row in coming:
                part.append(row)
                if len(part) >= PART_ROWS or time.monotonic() > begun + PART_SECONDS:
                    kept.write(part)
                    begun, part = time.monotonic(), []
    except KeyboardInterrupt:
        if not part and not kept.numbers():
            sys.stderr.write(f"spielwerk: no game was over: {kept.folder} has kept none\n")
        raise
    finally:
        there = kept.numbers()
        kept.write([row for row in part if row.number not in there])
        there |= {row.number for row in part}
        if there and of_these(there, games) < games:
            left = f"{len(there)} of {games} games are in {kept.folder}"
            sys.stderr.write(f"spielwerk: {left}; the same command goes on\n")
    return len(there) - len(done)


def played(
    experiment: Experiment, games: int, scheduler: str | None, done: set[int]
) -> Generator[Row, None, None]:
    """The matches that are not done yet, with a bar."""
    already = of_these(done, games)
    if already == games:
        return
    with executors.executor(scheduler) as workers, progress() as bar:
        task = bar.add_task(said(experiment), total=games, completed=already)
        for row in experiments.rows(experiment, games, workers, done):
            bar.advance(task)
            yield row


def of_these(numbers: set[int], games: int) -> int:
    """How many of so many games have these numbers; there may be a thousand million of them."""
    return sum(number < games for number in numbers)


def said(experiment: Experiment) -> str:
    return f"{experiment.game} by {', '.join(experiment.bots)}"


def said_of(experiment: Experiment) -> Written:
    return {
        "experiment": experiment.name,
        "game": experiment.game,
        "options": dict(experiment.options),
        "seats": experiment.seats,
        "bots": list(experiment.bots),
    }


def summary(rows: Sequence[Written], teams: Sequence[Sequence[int]]) -> Written:
    """A few figures of all rows: who won, and how long it took.

    A seat's share of the games that were not drawn, as `balance` counts: its side's, a win that
    several share in parts. Drawn is what gave all sides the same. None where all were drawn.
    """
    decided = [parts for row in rows if (parts := parts_won(row["returns"], teams))]
    sides = [round(fmean(parts), 4) for parts in zip(*decided, strict=True)]
    seats = sorted((seat, side) for side, team in enumerate(teams) for seat in team)
    return {
        "games": len(rows),
        "drawn": len(rows) - len(decided),
        "won": [sides[side] for _, side in seats] if decided else None,
        "turns": round(fmean(row["turns"] for row in rows), 1),
        "plies": round(fmean(row["plies"] for row in rows), 1),
    }
