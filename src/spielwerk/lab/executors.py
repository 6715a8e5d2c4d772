"""Where work is done: all cores of this machine, or all workers of a Dask scheduler.

Both are a `concurrent.futures.Executor`. Dask does a task again whose worker was lost, so no match
is lost either; nothing here distributes anything.
"""

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
)
from contextlib import contextmanager, suppress
from itertools import islice
from queue import SimpleQueue
from typing import Any, TypeVar

from spielwerk import extras, pools

Answered = TypeVar("Answered")

ROOM = threading.Lock()
AHEAD = 1000
"""As many tasks as a large cluster has to have waiting."""
SECONDS = 10
"""For a scheduler to answer."""
LOGS = ("distributed", "distributed.client")


class WorkersError(RuntimeError):
    """There is nobody who works, or not any more; the message says why."""


def needed(package: str) -> Any:
    """A package of the extra `lab`; MissingExtra says how to get it."""
    return extras.needed(package, "lab")


@contextmanager
def executor(scheduler: str | None = None) -> Iterator[Executor]:
    """All cores, or the workers of the scheduler at this address (`tcp://host:port`).

    What is under way is dropped at the end. MissingExtra without Dask, WorkersError if nobody
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
        pools.end(pool)


@contextmanager
def distributed(scheduler: str) -> Iterator[Executor]:
    """The workers of a Dask scheduler."""
    dask = needed("distributed")
    try:
        socket.create_connection(dask.comm.get_address_host_port(scheduler), SECONDS).close()
        client = dask.Client(scheduler, timeout=SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        reason = (
            f"scheduler {scheduler}: none answers there; an address is like tcp://10.0.0.1:8786"
        )
        raise WorkersError(reason) from error
    for name in LOGS:  # what is wrong is said by us, once
        logging.getLogger(name).setLevel(logging.CRITICAL)
    workers = client.get_executor(pure=False)
    try:
        yield workers
    finally:
        with suppress(OSError):  # a scheduler that is gone cannot be told that nothing is wanted
            workers.shutdown(wait=False)
            client.close(timeout=SECONDS)


def processes() -> int:
    """The cores that we may use."""
    return len(os.sched_getaffinity(0))


def results(
    workers: Executor,
    work: Callable[..., Answered],
    asked: Iterable[tuple[object, ...]],
    ahead: int = AHEAD,
) -> Iterator[Answered]:
    """What the work answers for each of these arguments, as it is done, in any order.

    `ahead`: so many are handed out before the first is back. WorkersError if those who work are
    lost.
    """
    done = SimpleQueue[Future[Answered]]()
    waiting, under_way = iter(asked), 0
    while True:
        for arguments in islice(waiting, ahead - under_way):
            workers.submit(_alone, work, *arguments).add_done_callback(done.put)
            under_way += 1
        if not under_way:
            return
        yield answer(done.get())
        under_way -= 1


def answer(future: Future[Answered]) -> Answered:
    """What came of a task; WorkersError where that is no matter of the task itself."""
    try:
        return future.result()
    except BrokenExecutor as error:
        raise WorkersError("a process that played was ended from outside") from error
    except CancelledError as error:
        raise WorkersError("the scheduler is gone") from error
    except Exception as error:
        if isinstance(error, getattr(sys.modules.get("distributed"), "KilledWorker", ())):
            raise WorkersError("workers died, one after the other, of the same task") from error
        if is_unknown_there(error):
            everywhere = "scheduler and workers need the same spielwerk, as it is here"
            raise WorkersError(everywhere) from error
        raise


def is_unknown_there(error: Exception) -> bool:
    """Has a scheduler or a worker other packages than we have?"""
    missing = isinstance(error, ImportError) and (error.name or "").startswith("spielwerk")
    return missing or "deserialization of the task graph" in str(error)


# In a process


def _alone(work: Callable[..., Answered], *arguments: object) -> Answered:
    """Work, and nothing else in this process meanwhile: bots think in one room."""
    with ROOM:
        return work(*arguments)


def _begin() -> None:
    """It leaves Ctrl-C to the process that started it, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
