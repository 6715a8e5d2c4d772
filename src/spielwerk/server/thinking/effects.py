"""What house rules change: games simulated while somebody waits for it.

The laboratory is another floor (decision 0044). So our own command is run, in a process that
yields to everything else, and what it writes line by line is told on. One simulation at a time; it
ends when nobody wants it any more, and what it has found is kept. Who has given a name still wants
it after leaving, until it is stopped or was left alone for too long.
"""

import asyncio
import logging
import os
import signal
import sys
import time
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

LONGEST_ALONE = 900.0
"""Seconds that one goes on, or waits, while nobody looks."""

LONGEST_LINE = 1024 * 1024
"""Bytes of what the command says at once."""

MOST_ASKERS = 1000
"""So many may leave the same simulation alone."""

LONGEST_COMPLAINT = 2000
"""Bytes of what the log says of a simulation that failed."""

Key = tuple[str, int, tuple[tuple[str, object], ...]]
"""Game, seats and house rules."""


class Simulation:
    """One simulation, those who follow it, and those who want it even when they do not."""

    def __init__(self, command: Sequence[str], games: int, turns: Turns) -> None:
        self.latest = Effect(waits=True, done=0, of=2 * games, left=None, over=False, findings=[])
        self._command = command
        self._changed = asyncio.Event()
        self._followers = 0
        self._askers = set[str]()
        self._alone: asyncio.TimerHandle | None = None
        self._task = asyncio.create_task(self._run(turns))

    @property
    def alone(self) -> bool:
        """Whether it goes on and nobody looks."""
        return self._alone is not None

    async def follow(
        self, ended: "asyncio.Future[None]", asker: str | None = None
    ) -> AsyncGenerator[Effect | None, None]:
        """What is known, whenever more is known; None where nothing has happened for a while.

        It ends with the simulation, and when `ended` is done. When its last follower has gone, a
        simulation ends that no asker wants.
        """
        self._come(asker)
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
            self._look()

    def _come(self, asker: str | None) -> None:
        self._followers += 1
        if asker is not None and len(self._askers) < MOST_ASKERS:
            self._askers.add(asker)
        self._look()

    def leave(self, asker: str) -> None:
        """An asker does not want it any more."""
        self._askers.discard(asker)
        self._look()

    def _look(self) -> None:
        """Whether it is followed, or is left alone for a while, or nobody wants it."""
        if self._alone is not None:
            self._alone.cancel()
            self._alone = None
        if self._followers or self.latest.over:
            return
        if self._askers:
            loop = asyncio.get_running_loop()
            self._alone = loop.call_later(LONGEST_ALONE, self.stop)
        else:
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
        self._over()

    def _tell(self, **news: object) -> None:
        self.latest = self.latest.model_copy(update=news)
        self._changed.set()
        self._changed = asyncio.Event()

    def _over(self) -> None:
        self._tell(over=True, left=None)
        self._look()

    async def _run(self, turns: Turns) -> None:
        try:
            async with turns.one() as free, asyncio.timeout(LONGEST):
                if free:
                    self._tell(waits=False)
                    await self._simulate()
        except (OSError, ValueError, KeyError, TimeoutError) as error:
            logger.error("no simulation: %s: %s", type(error).__name__, error)
        finally:
            self._over()

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
        complaint, begun = asyncio.create_task(last_line(process.stderr)), time.monotonic()
        try:
            with suppress(ProcessLookupError):  # it may have ended already
                os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
            async for line in process.stdout:
                self._tell(**known(orjson.loads(line), time.monotonic() - begun))
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


def known(line: Document, taken: float) -> Written:
    """What a line of the command says, after so many seconds."""
    findings = []
    for one in line["shown"]["findings"]:
        difference, low, high = one["difference"]
        bounds = {"difference": difference, "low": low, "high": high}
        shown = {name: one[name] for name in Finding.model_fields if name in one}
        findings.append(Finding(**shown | bounds))
    done, of = line["done"], line["of"]
    left = taken / done * (of - done) if done else None
    return {"done": done, "of": of, "left": left, "findings": findings}


class Effects:
    """All simulations, and what is known of those that are over."""

    def __init__(self, games: int, per_minute: float) -> None:
        self.games = games
        self.asked = Limiter(per_minute / 60, per_minute)
        # One more than are let in: who makes room may hold its turn until its process is gone.
        self._turns = Turns(1, WAITING + 1)
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
        if len(self._running) > WAITING and not self._make_room():
            raise Refusal(503, "full", "Many rules are being tried; come again in a few minutes.")

    def _make_room(self) -> bool:
        """End what nobody looks at and came last, for somebody who waits."""
        alone = [one for one in self._running.values() if one.alone]
        if alone:
            alone[-1].stop()
            self._keep()
        return bool(alone)

    def leave(self, key: Key, asker: str) -> None:
        """An asker does not want to know about these rules any more."""
        if simulation := self._running.get(key):
            simulation.leave(asker)

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
