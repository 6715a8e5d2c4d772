"""More than one machine: a Dask scheduler and two workers, each a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import Any

import distributed
import numpy as np
import pytest

from spielwerk.bots.learning import configs
from spielwerk.bots.learning.mapping import HERE, StarMap
from spielwerk.bots.learning.training import Learner
from spielwerk.lab import executors
from spielwerk.lab.experiments import Experiment, rows
from tests.effort import many

WORKER = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")
SECONDS = 60
NOBODY: Any = None


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[str]:
    """The address of a scheduler that has two workers; all are gone afterwards."""
    file = tmp_path / "scheduler.json"
    where = ("--scheduler-file", str(file))
    one = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--no-dashboard", *where]
    room = ("--local-directory", str(tmp_path))
    other = [sys.executable, "-m", "distributed.cli.dask_worker", *where, *WORKER, *room]
    started = list[subprocess.Popen[bytes]]()
    try:
        for command in ([*one, "--host", "127.0.0.1", "--port", "0"], other, other):
            with (tmp_path / f"{len(started)}.log").open("wb") as log:
                process = subprocess.Popen(command, stdout=log, stderr=log)
            started.append(process)
            wait_for(file)
        yield json.loads(file.read_text())["address"]
    finally:
        for process in started:
            process.kill()
            process.wait()


def wait_for(file: Path) -> None:
    until = time.monotonic() + SECONDS
    while not (file.exists() and file.read_text().endswith("}")):
        assert time.monotonic() < until, [log.read_text() for log in file.parent.glob("*.log")]
        time.sleep(0.05)


def kill_one_that_plays(scheduler: str) -> None:
    """Kill a worker in the middle of a game."""
    with distributed.Client(scheduler, set_as_default=False) as client:  # type: ignore[no-untyped-call]
        client.wait_for_workers(2, SECONDS)
        pids = client.run(os.getpid)
        playing = [worker for worker, games in client.processing().items() if games]
        os.kill(pids[playing[0]], signal.SIGKILL)


def test_a_killed_worker_loses_no_game(scheduler: str) -> None:
    experiment, numbers = Experiment("rufus", seats=2, bots=("random",)), list[int]()
    with executors.executor(scheduler) as workers:
        for row in rows(experiment, 30, workers):
            if not numbers:
                kill_one_that_plays(scheduler)
            numbers.append(row.number)
    assert sorted(numbers) == list(range(30))


def test_a_net_learns_the_same_wherever_matches_are_played(scheduler: str) -> None:
    matches = many(short=64, whole=65)  # 64 are played at once
    with executors.executor(scheduler) as workers:
        there = trained("stramash", "simple", matches, partial(executors.results, workers))
    here = trained("stramash", "simple", matches, HERE)
    assert there.matches == here.matches == many(short=64, whole=128)
    assert there.losses == here.losses
    assert all(np.array_equal(one, other) for one, other in zip(there.net, here.net, strict=True))


def trained(game: str, net: str, matches: int, starmap: StarMap) -> Learner:
    """A learner after so many matches, played where `starmap` says."""
    config = configs.config(game, net, 1)
    beginner = configs.new_learner(game, config)
    *_, learner = configs.train(game, net, config, beginner, matches, starmap)
    return learner


def test_where_nobody_answers_that_is_said() -> None:
    with (
        pytest.raises(executors.WorkersError, match="none answers there"),
        executors.executor("tcp://127.0.0.1:1"),
    ):
        pass


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (RuntimeError("Error during deserialization of the task graph."), "as it is here"),
        (ModuleNotFoundError("No module", name="spielwerk"), "as it is here"),
        (CancelledError(), "the scheduler is gone"),
        (BrokenProcessPool(), "ended from outside"),
        (distributed.KilledWorker("play", NOBODY, 3), "died"),
    ],
)
def test_what_becomes_of_workers_is_said_in_a_sentence(error: Exception, said: str) -> None:
    with pytest.raises(executors.WorkersError, match=said):
        executors.answer(failed(error))


def test_a_mistake_of_ours_stays_one() -> None:
    with pytest.raises(RuntimeError, match="ours"):
        executors.answer(failed(RuntimeError("ours")))


def failed(error: Exception) -> Future[int]:
    future = Future[int]()
    future.set_exception(error)
    return future
