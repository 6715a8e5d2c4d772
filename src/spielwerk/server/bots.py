"""Bots think in processes of their own: they hold up no table, and know what their seat knows."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache

import spielwerk
from spielwerk import bots
from spielwerk.server.views import Question

logger = logging.getLogger(__name__)

TRIES = 2
"""A process that dies may have been another bot's fault: asked once more."""


class BotProcesses:
    """Answers questions by bots; whatever goes wrong in there, there is always an answer."""

    def __init__(self, processes: int, patience: float) -> None:
        self._processes = processes
        self._patience = patience
        self._pool = self._make_pool()

    async def ask(self, question: Question) -> str:
        """The action that the bot chooses; any legal one if it fails."""
        for _ in range(TRIES):
            pool = self._pool
            try:
                action = await self._ask(pool, question)
            except (BrokenProcessPool, TimeoutError) as error:
                logger.error("bot %s did not answer: %r", question.bot, error)
                self._replace(pool)
            except Exception:
                logger.exception("bot %s failed", question.bot)
                break
            else:
                if action in question.legal:
                    return action
                logger.error("bot %s chose what is not legal: %r", question.bot, action)
                break
        return secrets.choice(question.legal)

    async def _ask(self, pool: ProcessPoolExecutor, question: Question) -> str:
        future = asyncio.get_running_loop().run_in_executor(pool, answer, question)
        return await asyncio.wait_for(future, self._patience)

    def close(self) -> None:
        """End the processes, also those that think."""
        _kill(self._pool)

    def _make_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._processes,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_begin,
        )

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if pool is self._pool:
            self._pool = self._make_pool()
        _kill(pool)


def answer(question: Question) -> str:
    """Ask the bot, in its process."""
    game = _game(question.game, tuple(question.options.items()), question.seats)
    bot = bots.load(question.bot, game, question.seat, question.seed)
    return bot.choose(question.observation, question.legal, question.events)


@lru_cache(maxsize=32)
def _game(name: str, options: tuple[tuple[str, str | int], ...], seats: int) -> spielwerk.Game:
    return spielwerk.load(name, dict(options), seats=seats)


def _begin() -> None:
    """A bot's process leaves Ctrl-C to the server, yields to it, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _kill(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())  # noqa: SLF001 - there is no other way
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
