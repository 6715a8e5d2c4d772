"""Where work is done: all cores of this machine, or all workers of a Dask scheduler.

Both are a `concurrent.futures.Executor`. Dask does a task again whose worker was lost, so no match
is lost either; nothing here distributes anything.
"""

import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from queue import SimpleQueue
from typing import Any, ParamSpec, TypeVar

from spielwerk.core.errors import MissingExtra

Asked = ParamSpec("Asked")
Answered = TypeVar("Answered")

AHEAD = 1000
"""So many tasks are handed out before the first of them is back."""
SECONDS = 10
"""For a scheduler to answer."""


class NoScheduler(ValueError):
    """There is no scheduler at this address, or none that can be worked with."""


def needed(package: str) -> Any:
    """A package of the extra `lab`; MissingExtra says how to get it."""
    try:
        return importlib.import_module(package)
    except ModuleNotFoundError as error:
        raise MissingExtra(package, "lab") from error


@contextmanager
def executor(scheduler: str | None = None) -> Iterator[Executor]:
    """All cores, or the workers of the scheduler at this address (`tcp://host:port`).

    What is under way is dropped at the end. MissingExtra without Dask, NoScheduler if nobody
    answers.
    """
    with local() if scheduler is None else distributed(scheduler) as workers:
        yield workers


@contextmanager
def local() -> Iterator[ProcessPoolExecutor]:
    """All cores of this machine, in processes that are gone at the end."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes(), mp_context=context, initializer=_begin)
    try:
        yield pool
    finally:
        mine = list((pool._processes or {}).values())  # noqa: SLF001 - there is no other way
        pool.shutdown(wait=False, cancel_futures=True)
        for process in mine:
            process.kill()
        for process in mine:
            process.join()


@contextmanager
def distributed(scheduler: str) -> Iterator[Executor]:
    """The workers of a Dask scheduler."""
    dask = needed("distributed")
    try:
        client = dask.Client(scheduler, timeout=SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoScheduler(f"scheduler {scheduler}: there is none that answers") from error
    with client, client.get_executor(pure=False) as workers:
        try:
            yield workers
        finally:
            workers.shutdown(wait=False)


def processes() -> int:
    """The cores that we may use."""
    return len(os.sched_getaffinity(0))


def results(
    workers: Executor, work: Callable[..., Answered], asked: Iterable[tuple[Any, ...]]
) -> Iterator[Answered]:
    """What the work answers for each of these arguments, as it is done, in any order."""
    done = SimpleQueue[Future[Answered]]()
    waiting, under_way = iter(asked), 0
    while True:
        for arguments in islice(waiting, AHEAD - under_way):
            workers.submit(work, *arguments).add_done_callback(done.put)
            under_way += 1
        if not under_way:
            return
        yield done.get().result()
        under_way -= 1


# In a process


def _begin() -> None:
    """It leaves Ctrl-C to the process that started it, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
