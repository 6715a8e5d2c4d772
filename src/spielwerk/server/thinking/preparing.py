"""Having a game's search as machine code: made once on a machine, then loaded by every process.

Making it takes half a minute or more, so that a process of its own does it, all games one after
another from the server's start on; who waits for a game's bots moves that game to the front.
"""

import asyncio
import contextlib
import functools
import importlib
import logging
import time
from pathlib import Path
from types import ModuleType

import spielwerk
from spielwerk import bots
from spielwerk.bots.knowledge import knowledge_of
from spielwerk.bots.search.levels import LEVELS
from spielwerk.bots.search.players import Player
from spielwerk.bots.search.searcher import TREE, helpers_of, rules_for
from spielwerk.bots.searching import Searching
from spielwerk.core.compiled import cache_of, module_of, processor, sources
from spielwerk.server.matches.views import question_for
from spielwerk.server.thinking.processes import Failure, Process

logger = logging.getLogger(__name__)

NICE = 10
"""How much it yields to the server and to bots."""

SECONDS = 600.0
"""For one game, on a slow and busy machine."""

AGAIN_SECONDS = 600.0
"""After this a preparation that has failed may be tried once more."""

LEVEL = "master"
"""It does all that any level does."""

MOST_ACTIONS = 50
"""After so many actions of a new match somebody has searched."""


class Preparation:
    """Sees to it that what games' searches need lies on the disk."""

    def __init__(self) -> None:
        self._process = Process(NICE, _begin)
        self._waiting: list[str] = []
        self._ready: dict[str, asyncio.Future[bool]] = {}
        self._wanted: dict[str, float] = {}
        self._making: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Prepare all games, one after another."""
        for game in spielwerk.games():
            self._add(game, len(self._waiting))

    async def of(self, game: str, patience: float) -> bool:
        """Whether this game is prepared; waits so long after somebody has first asked for it."""
        now = time.monotonic()
        until = self._wanted.setdefault(game, now) + patience
        return await self.wait(game, max(0.0, until - now))

    async def wait(self, game: str, seconds: float) -> bool:
        """Whether this game is prepared after so many seconds at most."""
        if game in self._waiting:
            self._waiting.remove(game)
            self._waiting.insert(0, game)
        elif game not in self._ready:
            self._add(game, 0)
        ready = self._ready[game]
        await asyncio.wait({ready}, timeout=seconds)
        return ready.done() and ready.result()

    def _add(self, game: str, place: int) -> None:
        self._ready[game] = asyncio.get_running_loop().create_future()
        self._waiting.insert(place, game)
        if self._making is None:
            self._making = asyncio.create_task(self._make())

    async def _make(self) -> None:
        while self._waiting:
            game = self._waiting.pop(0)
            ready = self._ready[game]
            try:
                await self._process.ask(make, game, SECONDS)
            except Failure as failure:
                self.fail(game, failure)
                ready.set_result(False)
            else:
                ready.set_result(True)
        # Its compiler takes much memory; what it made lies on the disk.
        self._process.close()
        self._making = None

    def fail(self, game: str, failure: Failure) -> None:
        """It cannot be made or loaded: for a while nobody tries again."""
        logger.error("bots of %s cannot search: %s", game, failure)
        loop = asyncio.get_running_loop()
        self._ready[game] = loop.create_future()
        self._ready[game].set_result(False)
        loop.call_later(AGAIN_SECONDS, self._forget, game)

    def _forget(self, game: str) -> None:
        """It failed some time ago: who asks from now on has it tried again."""
        self._ready.pop(game, None)
        self._wanted.pop(game, None)

    def close(self) -> None:
        """Nobody waits any more."""
        if self._making is not None:
            self._making.cancel()
        self._process.close()


def searches(bot: str) -> bool:
    """Whether this bot needs what is prepared here."""
    return bot in LEVELS


# In the process that prepares, and in those that search


def make(game: str) -> None:
    """Have the machine code on the disk, if any bot searches; GameError if it is no game."""
    spielwerk.load(game)
    if LEVEL in bots.names(game) and not mark(game).exists():
        prepare(game)


@functools.cache
def prepare(game: str) -> None:
    """Play until somebody has searched: then all is there that a search needs.

    Half a minute the first time on a machine, later two seconds in every new process.
    """
    match = spielwerk.load(game).match(seed=0)
    for _ in range(MOST_ACTIONS):
        seat = match.seats_to_act()[0]
        asked = question_for(match, seat, LEVEL, 0)
        bot = bots.load(LEVEL, match.game, seat, 0)
        be_brief(bot)
        match.play(seat, bot.choose(asked.observation, asked.legal, asked.events))
        if isinstance(bot, Searching) and bot.has_searched:
            with contextlib.suppress(OSError):
                mark(game).touch()
            break
        if match.over:
            break


def be_brief(bot: bots.Bot) -> None:
    """Only the machine code is wanted; but making that is not to count as thinking."""
    if isinstance(bot, Player):
        bot.level = bot.level._replace(iterations=10, worlds=2, seconds=SECONDS)
    elif isinstance(bot, Searching):
        bot.hurry(0.0)


def mark(game: str) -> Path:
    """The file beside the machine code which says that it is there, for this processor.

    Its name tells the age of the sources, too: Numba compiles anew what has become younger.
    """
    made_from = searched_by(game)
    youngest = max(int(Path(source).stat().st_mtime) for source in sources(made_from))
    return cache_of(*made_from) / f"{game}-{processor()}-{youngest}"


def searched_by(game: str) -> tuple[ModuleType, ...]:
    """The modules that the search of this level is made from."""
    known = knowledge_of(game)
    if LEVEL in known.bots:
        return tuple(known.machine_code)
    rules = rules_for(known, spielwerk.load(game))
    parts = (rules, importlib.import_module(TREE), *helpers_of(known), *known.machine_code)
    return tuple(map(module_of, parts))


def _begin() -> None:
    """By now everything that all games need has been imported."""
