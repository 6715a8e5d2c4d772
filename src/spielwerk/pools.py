"""Pools of processes, ended at once."""

from concurrent.futures import ProcessPoolExecutor
from typing import Any


def end(pool: ProcessPoolExecutor) -> None:
    """End its processes, whatever they do, and wait until all of it is gone.

    A pool that still ends while Python does makes Python complain of it.
    """
    processes = processes_of(pool)
    manager: Any = pool._executor_manager_thread  # noqa: SLF001 - after shutdown() it is unknown
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
    if manager is not None:
        manager.join()


def processes_of(pool: ProcessPoolExecutor) -> list[Any]:
    """The executor keeps them to itself, and has no way to end one that works."""
    return list((pool._processes or {}).values())  # noqa: SLF001
