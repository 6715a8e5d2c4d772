"""Bots think in processes of their own: they hold up no table, and know what their seat knows."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import traceback
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import lru_cache
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, TypeVar

import spielwerk
from spielwerk import bots
from spielwerk.bots.coach import Advice, advice
from spielwerk.bots.review import review
from spielwerk.server.views import Question

logger = logging.getLogger(__name__)


START_SECONDS = 120.0
"""For a process to start, on a slow and busy machine."""


SIMPLER = "greedy"
"""Who plays where a bot has failed: no search, no learned values, every game has one."""

Asked = TypeVar("Asked")
Answered = TypeVar("Answered")


class Answer(NamedTuple):
    """What a bot chose, or how it failed."""

    action: str
    failure: str | None = None


class BotProcesses:
    """Answers questions by bots; whatever goes wrong in there, there is always an answer."""

    def __init__(self, processes: int, patience: float) -> None:
        self._processes = processes
        self._patience = patience
        self._pool = self._make_pool()
        self._ready: asyncio.Future[None] | None = None

    async def ask(self, question: Question) -> str:
        """The action that the bot chooses, for the rules to judge.

        If it fails twice, a simpler bot is asked; any legal action if that fails as well.
        """
        answered = await self._ask(answer, question) or await self._ask(answer, question)
        if answered is None or answered.failure is not None:
            _log(question, answered)
            answered = await self._ask(answer, replace(question, bot=SIMPLER))
        if answered is None or answered.failure is not None:
            _log(question, answered)
            return secrets.choice(question.legal)
        return answered.action

    async def advise(self, question: Question) -> list[Advice]:
        """What the coach would do, the best first; nothing if it fails."""
        advised = await self._ask(advise, question)
        return [] if advised is None else advised

    async def review(self, transcript: Mapping[str, Any]) -> dict[str, Any] | None:
        """What there is to say about a finished match; None if that fails."""
        return await self._ask(reviewed, transcript)

    async def _ask(self, function: Callable[[Asked], Answered], asked: Asked) -> Answered | None:
        """None if the process did not answer, perhaps by another bot's fault."""
        pool = self._pool
        loop = asyncio.get_running_loop()
        try:
            await asyncio.wait_for(asyncio.shield(self._begun()), START_SECONDS)
            future = loop.run_in_executor(pool, function, asked)
            return await asyncio.wait_for(future, self._patience)
        except (BrokenProcessPool, TimeoutError) as error:
            logger.error("%s did not answer: %r", function.__name__, error)
            self._replace(pool)
            return None

    def start(self) -> None:
        """Have a process ready before anybody asks."""
        self._begun()

    def _begun(self) -> asyncio.Future[None]:
        """Done when a process waits for questions: its start is not the bot's thinking."""
        if self._ready is None:
            loop = asyncio.get_running_loop()
            self._ready = loop.run_in_executor(self._pool, _wait_for_questions)
            self._ready.add_done_callback(_nobody_may_have_asked)
        return self._ready

    def close(self) -> None:
        """End the processes, also those that think or have not begun."""
        if self._ready is not None:
            self._ready.cancel()
        _kill(self._pool)

    def pids(self) -> list[int]:
        """The processes that are there now."""
        return [process.pid for process in _processes(self._pool) if process.pid is not None]

    def _make_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._processes,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_begin,
        )

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if pool is self._pool:
            self._pool = self._make_pool()
            self._ready = None
        _kill(pool)


def answer(question: Question) -> Answer:
    """Ask the bot, in its process. Its errors stay there: not all can travel."""
    try:
        game = _game(question.game, tuple(question.options.items()), question.seats)
        bot = bots.load(question.bot, game, question.seat, question.seed)
        return Answer(bot.choose(question.observation, question.legal, question.events))
    except Exception as error:  # noqa: BLE001 - whatever it is, it goes into the log
        return Answer("", _where(error))


def advise(question: Question) -> list[Advice]:
    """Ask the coach, in a bot's process."""
    game = _game(question.game, tuple(question.options.items()), question.seats)
    return advice(game, question.observation, question.events, question.seat, question.bot)


def reviewed(transcript: Mapping[str, Any]) -> dict[str, Any]:
    """Look at a finished match, in a bot's process."""
    return review(transcript)


def _log(question: Question, answered: Answer | None) -> None:
    if answered is not None:
        logger.error("bot %s failed: %s", question.bot, answered.failure)


def _where(error: Exception) -> str:
    """How and where it failed, without its words: they may name what only the seat knows."""
    return "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__


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


def _nobody_may_have_asked(ready: asyncio.Future[None]) -> None:
    """Whoever asks hears of a process that does not start; at the server's end nobody does."""
    if not ready.cancelled():
        ready.exception()


def _wait_for_questions() -> None:
    """By now everything that a bot needs has been imported."""


def _processes(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    """The executor keeps them to itself, and has no way to end one that thinks."""
    return list((pool._processes or {}).values())  # noqa: SLF001


def _kill(pool: ProcessPoolExecutor) -> None:
    processes = _processes(pool)
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
