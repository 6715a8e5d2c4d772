"""Bots think in processes of their own: they hold up no table, and know what their seat knows."""

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from functools import lru_cache
from typing import TypeVar

import spielwerk
from spielwerk import bots
from spielwerk.bots.coach import COACH, Advice, advice
from spielwerk.bots.searching import Searching
from spielwerk.server.matches.views import Question
from spielwerk.server.thinking.haste import LEAST, Haste
from spielwerk.server.thinking.preparing import Preparation, prepare, searches
from spielwerk.server.thinking.processes import Failure, Process

logger = logging.getLogger(__name__)

NICE = 5
"""How much bots yield to the server."""

SIMPLER = ("casual", "greedy")
"""Who plays where a bot has failed: one that hardly searches, one that has learned nothing."""

LEARNING_SECONDS = 120.0
"""For a process to load a game's search, on a slow and busy machine."""

Answered = TypeVar("Answered")


class BotProcesses:
    """Answers questions by bots; whatever goes wrong in there, there is always an answer."""

    def __init__(self, processes: int, patience: float, search_patience: float) -> None:
        self._patience = patience
        self._search_patience = search_patience
        self._asking = 0
        self._haste = Haste(processes)
        self.preparation = Preparation()
        self._all = [Process(NICE, _begin) for _ in range(processes)]
        self._free = [*self._all]
        self._turn = asyncio.Semaphore(processes)
        # Whoever waits for a hint leaves a process to those who wait for a bot's move.
        self._coach = asyncio.Semaphore(max(1, processes - 1))

    async def ask(self, question: Question) -> str:
        """The action that the bot chooses, for the rules to judge.

        If it fails, a simpler one is asked; any legal action if all fail. Who has no choice is
        asked as well: whatever keeps answers waiting keeps that one, too.
        """
        self._asking += 1
        try:
            return await self._chosen(question)
        finally:
            self._asking -= 1

    async def _chosen(self, question: Question) -> str:
        game = question.game
        for bot in self._one_after_another(question):
            if searches(bot) and not await self.preparation.of(game, self._search_patience):
                continue
            try:
                return await self._answered(answer, replace(question, bot=bot), hurry=True)
            except Failure as failure:
                logger.error("bot %s of %s failed: %s", bot, game, failure)
        return secrets.choice(question.legal)

    async def advise(self, question: Question) -> list[Advice]:
        """What the coach would do, the best first; nothing if it does not know the game."""
        game = question.game
        if COACH not in bots.names(game):
            return []
        if not await self.preparation.wait(game, LEARNING_SECONDS):
            return []
        async with self._coach:
            try:
                return await self._answered(advise, replace(question, bot=COACH))
            except Failure as failure:
                logger.error("the coach of %s failed: %s", game, failure)
                return []

    def _one_after_another(self, question: Question) -> list[str]:
        """The bot, and those that take its place, each the next one's."""
        simpler = [bot for bot in SIMPLER if bot in bots.names(question.game)]
        if question.bot in simpler:
            simpler = simpler[simpler.index(question.bot) + 1 :]
        return [question.bot, *simpler]

    async def _answered(
        self, function: Callable[[Question], Answered], question: Question, *, hurry: bool = False
    ) -> Answered:
        """One process's answer; neither waiting nor what it must learn first is its thinking."""
        game, begun = question.game, time.monotonic()
        async with self._process(game) as process:
            waited = time.monotonic() - begun
            if searches(question.bot) and game not in process.knows:
                await self._teach(process, game)
            if hurry:
                self._haste.learn(waited, self._asking)
                seconds = min(question.seconds, self._haste.seconds(self._asking))
                question = replace(question, seconds=seconds)
            return await process.ask(function, question, self._patience)

    async def _teach(self, process: Process, game: str) -> None:
        """Have the game's search loaded there; whether it cannot be is not tried at every move."""
        try:
            await process.ask(prepare, game, LEARNING_SECONDS)
        except Failure as failure:
            self.preparation.fail(game, failure)
            raise
        process.knows.add(game)

    @asynccontextmanager
    async def _process(self, game: str) -> AsyncIterator[Process]:
        """A process for oneself, in the order of asking; if possible one that knows this game."""
        async with self._turn:
            knowing = [process for process in self._free if game in process.knows]
            process = (knowing or self._free)[-1]
            self._free.remove(process)
            try:
                yield process
            finally:
                self._free.append(process)

    def start(self) -> None:
        """Have a process ready, and what searches need, before anybody asks."""
        self._free[-1].start()
        self.preparation.start()

    def close(self) -> None:
        """End the processes, also those that think or have not begun."""
        self.preparation.close()
        for process in self._all:
            process.close()

    def pids(self) -> list[int]:
        """The processes that are there now."""
        return [process.pid for process in self._all if process.pid is not None]


# In the process


def answer(question: Question) -> str:
    """Ask the bot."""
    bot = bots.load(question.bot, _game_of(question), question.seat, question.seed)
    if not isinstance(bot, Searching):
        return bot.choose(question.observation, question.legal, question.events)
    left = max(LEAST, question.until - time.monotonic())
    bot.hurry(min(question.seconds, left))
    with _cut(bot, left):
        return bot.choose(question.observation, question.legal, question.events)


@contextmanager
def _cut(bot: Searching, seconds: float) -> Iterator[None]:
    """End a search after so long, however little of the processor it has had by then."""
    timer = threading.Timer(min(seconds, threading.TIMEOUT_MAX), bot.cancel)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def advise(question: Question) -> list[Advice]:
    """Ask the coach."""
    game = _game_of(question)
    return advice(game, question.observation, question.events, question.seat, question.bot)


def _game_of(question: Question) -> spielwerk.Game:
    return _game(question.game, tuple(question.options.items()), question.seats)


@lru_cache(maxsize=32)
def _game(name: str, options: tuple[tuple[str, str | int], ...], seats: int) -> spielwerk.Game:
    return spielwerk.load(name, dict(options), seats=seats)


def _begin() -> None:
    """By now everything that all bots need has been imported."""
