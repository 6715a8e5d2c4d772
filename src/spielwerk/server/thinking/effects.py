"""What house rules change: games simulated while somebody waits for it.

The laboratory is another floor (decision 0044). So our own command is run, in a process that
yields to everything else, and what it writes line by line is told on. One simulation at a time; it
ends when nobody waits for it any more, and what it has found is kept.
"""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncGenerator, Sequence
from contextlib import suppress
from typing import Any

import orjson

import spielwerk
from spielwerk import Game
from spielwerk.core.documents import Document, Written
from spielwerk.server.ground.limits import HEARTBEAT, Limiter, Turns
from spielwerk.server.matches.refusals import Refusal
from spielwerk.server.messages.effects import Effect, Finding

logger = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "spielwerk.cli", "balance")

NICE = 15
"""How much a simulation yields to the server, to bots and to reviews."""

WAITING = 10
"""Simulations that wait for their turn; who comes then is asked to come again."""

MOST_KEPT = 500
"""Results in memory; each is some 5 KB."""

LONGEST = 1800.0
"""Seconds that one may take."""

LONGEST_LINE = 1024 * 1024
"""Bytes of what the command says at once."""

LONGEST_COMPLAINT = 2000
"""Bytes of what the log says of a simulation that failed."""

Key = tuple[str, int, tuple[tuple[str, object], ...]]
"""Game, seats and house rules."""


class Simulation:
    """One simulation, and those who wait for it."""

    def __init__(self, command: Sequence[str], games: int, turns: Turns) -> None:
        self.latest = Effect(waits=True, done=0, of=2 * games, over=False, findings=[])
        self._command = command
        self._changed = asyncio.Event()
        self._followers = 0
        self._task = asyncio.create_task(self._run(turns))

    async def follow(self, ended: "asyncio.Future[None]") -> AsyncGenerator[Effect | None, None]:
        """What is known, whenever more is known; None where nothing has happened for a while.

        It ends with the simulation, and when `ended` is done. With its last follower a simulation
        ends that is not over.
        """
        self._followers += 1
        try:
            told = None
            while not ended.done():
                yield None if self.latest is told else self.latest
                told = self.latest
                if told.over:
                    return
                await self._news(ended)
        finally:
            self._followers -= 1
            if not self._followers:
                self.stop()

    async def _news(self, ended: "asyncio.Future[None]") -> None:
        more = asyncio.ensure_future(self._changed.wait())
        either: set[asyncio.Future[Any]] = {more, ended}
        try:
            first = asyncio.FIRST_COMPLETED
            await asyncio.wait(either, timeout=HEARTBEAT, return_when=first)
        finally:
            more.cancel()

    def stop(self) -> None:
        """End it, wherever it is."""
        self._task.cancel()
        self._tell(over=True)

    def _tell(self, **news: object) -> None:
        self.latest = self.latest.model_copy(update=news)
        self._changed.set()
        self._changed = asyncio.Event()

    async def _run(self, turns: Turns) -> None:
        try:
            async with turns.one() as free, asyncio.timeout(LONGEST):
                if free:
                    self._tell(waits=False)
                    await self._simulate()
        except (OSError, ValueError, KeyError, TimeoutError) as error:
            logger.error("no simulation: %s: %s", type(error).__name__, error)
        finally:
            self._tell(over=True)

    async def _simulate(self) -> None:
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,
        )
        assert process.stdout is not None
        assert process.stderr is not None
        complaint = asyncio.create_task(last_line(process.stderr))
        try:
            with suppress(ProcessLookupError):  # it may have ended already
                os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
            async for line in process.stdout:
                self._tell(**known(orjson.loads(line)))
            if code := await process.wait():
                logger.error("no simulation: code %d: %s", code, await complaint)
        finally:
            complaint.cancel()
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            await process.wait()


async def last_line(stream: asyncio.StreamReader) -> str:
    """What was said last, of whatever length."""
    end = b""
    while more := await stream.read(LONGEST_COMPLAINT):
        end = (end + more)[-LONGEST_COMPLAINT:]
    return end.decode("utf-8", "replace").strip().rpartition("\n")[2]


def known(line: Document) -> Written:
    """What a line of the command says."""
    findings = []
    for one in line["shown"]["findings"]:
        difference, low, high = one["difference"]
        bounds = {"difference": difference, "low": low, "high": high}
        shown = {name: one[name] for name in Finding.model_fields if name in one}
        findings.append(Finding(**shown | bounds))
    return {"done": line["done"], "of": line["of"], "findings": findings}


class Effects:
    """All simulations, and what is known of those that are over."""

    def __init__(self, games: int, per_minute: float) -> None:
        self.games = games
        self.asked = Limiter(per_minute / 60, per_minute)
        self._turns = Turns(1, WAITING)
        self._running: dict[Key, Simulation] = {}
        self._kept: dict[Key, Effect] = {}

    def of(self, key: Key) -> Simulation | Effect | None:
        """What is known of these rules, or is being found out."""
        self._keep()
        return self._kept.get(key) or self._running.get(key)

    def check(self) -> None:
        """Refusal where nothing more can be found out."""
        if not self.games:
            raise Refusal(503, "no_effect", "Nothing is simulated on this server.")
        if len(self._running) > WAITING:
            raise Refusal(503, "full", "Many rules are being tried; come again in a few minutes.")

    def begin(self, key: Key) -> Simulation:
        """Find out about these rules, if nobody does yet; who begins has to follow at once."""
        if key not in self._running:
            command = command_for(key, self.games)
            self._running[key] = Simulation(command, self.games, self._turns)
        return self._running[key]

    def _keep(self) -> None:
        """Keep what simulations have found that are over, and forget those that have failed."""
        for key, simulation in list(self._running.items()):
            latest = simulation.latest
            if latest.over:
                del self._running[key]
                if latest.done == latest.of:
                    self._kept[key] = latest
        while len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]

    def close(self) -> None:
        """The server stops."""
        for simulation in self._running.values():
            simulation.stop()


def key_of(game: Game) -> Key:
    return game.name, game.seats, tuple(sorted(game.differing_options().items()))


def is_house_rule(key: Key) -> bool:
    """Whether anything but the mode differs from the rulebook, which has all modes."""
    game, _, chosen = key
    modes = [option["name"] for option in spielwerk.load(game).option_list() if option.get("mode")]
    return any(name not in modes for name, _ in chosen)


def command_for(key: Key, games: int) -> list[str]:
    """The command that compares house rules with the rulebook, in this one process."""
    game, seats, chosen = key
    told = [f"--options={name}={value}" for name, value in chosen]
    bounds = [f"--games={games}", f"--seats={seats}", "--processes=1"]
    return [*COMMAND, game, *told, *bounds, "--compare=rulebook", "--stream"]
