"""Processes that think, so that the server need not; whatever goes wrong in there stays there."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

from spielwerk import pools

logger = logging.getLogger(__name__)

START_SECONDS = 120.0
"""For a process to start, on a slow and busy machine."""

Asked = TypeVar("Asked")
Answered = TypeVar("Answered")


class Failure(Exception):
    """There is no answer; the message says how and where it failed, without secrets."""


class Lost(Failure):
    """The process has ended."""


class Outcome(NamedTuple):
    """An answer as it travels, or where it failed: not all errors can travel."""

    answer: Any
    failure: str | None = None


class Process:
    """One process that answers one question at a time; after a failure there is another one.

    `knows`: what it has been taught; another one knows nothing.
    """

    def __init__(self, nice: int, at_first: Callable[[], None]) -> None:
        self._nice = nice
        self._at_first = at_first
        self.knows: set[str] = set()
        self._pool: ProcessPoolExecutor | None = None
        self._begun: asyncio.Future[None] | None = None

    async def ask(
        self, function: Callable[[Asked], Answered], asked: Asked, patience: float
    ) -> Answered:
        """What the function answers in there. Failure if it fails, or takes too long.

        Once a process is lost, perhaps by no fault of this question's, another one is asked.
        """
        try:
            return await self._ask(function, asked, patience)
        except Lost as lost:
            logger.error("%s: %s", function.__name__, lost)
            return await self._ask(function, asked, patience)

    async def _ask(
        self, function: Callable[[Asked], Answered], asked: Asked, patience: float
    ) -> Answered:
        begun = self.start()
        pool = self._pool
        assert pool is not None
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(START_SECONDS):
                await asyncio.shield(begun)
            async with asyncio.timeout(patience):
                outcome = await loop.run_in_executor(pool, _outcome, function, asked)
        except BrokenProcessPool as error:
            self._end(pool)
            raise Lost("its process has ended") from error
        except TimeoutError as error:
            self._end(pool)
            raise Failure(f"no answer within {patience:g} s") from error
        except Exception as error:
            self._end(pool)
            raise Failure(f"its process cannot be asked\n{where(error)}") from error
        if outcome.failure is not None:
            raise Failure(outcome.failure)
        answer: Answered = outcome.answer
        return answer

    def start(self) -> asyncio.Future[None]:
        """Have the process there before anybody asks: its start is not a bot's thinking."""
        if self._pool is None or self._begun is None:
            self._pool = ProcessPoolExecutor(
                1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
                initargs=(self._nice,),
            )
            self._begun = asyncio.get_running_loop().run_in_executor(self._pool, self._at_first)
            self._begun.add_done_callback(_nobody_may_have_asked)
        return self._begun

    def close(self) -> None:
        """End it, whether it thinks or has not begun."""
        if self._begun is not None:
            self._begun.cancel()
        if self._pool is not None:
            self._end(self._pool)

    @property
    def pid(self) -> int | None:
        """Its number, while it is there."""
        if self._pool is None:
            return None
        return next((process.pid for process in pools.processes_of(self._pool)), None)

    def _end(self, pool: ProcessPoolExecutor) -> None:
        """End the process of this pool; the next question starts another one."""
        if pool is self._pool:
            self._pool = self._begun = None
            self.knows.clear()
        pools.end(pool)


def _nobody_may_have_asked(begun: asyncio.Future[None]) -> None:
    """Whoever asks hears of a process that does not start; at the server's end nobody does."""
    if not begun.cancelled():
        begun.exception()


def where(error: Exception) -> str:
    """How and where it failed, without its words: they may name what only the seat knows."""
    return "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__


# In the process


def _begin(nice: int) -> None:
    """It leaves Ctrl-C to the server, yields to it, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(nice)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _outcome(function: Callable[[Asked], Answered], asked: Asked) -> Outcome:
    try:
        return Outcome(function(asked))
    except Exception as error:  # noqa: BLE001 - whatever it is, it goes into the log
        return Outcome(None, where(error))
