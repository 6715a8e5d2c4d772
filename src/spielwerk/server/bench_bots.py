"""How long people wait for bots: one table alone, and many at once, through real sockets.

At every table one person plays anything legal; bots of one level have the other seats. A wait is
the time from an update that says it is bots' turn alone to the next update: what the person sees
of a bot's thinking, with the delay that lets people follow.
"""

import asyncio
import os
import platform
import random
import statistics
import tempfile
import time
from dataclasses import dataclass, field

import orjson
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import spielwerk
from spielwerk.bench import commit
from spielwerk.core.documents import Written
from spielwerk.server.bench import SPAWN, UNLIMITED, Stopped, open_table, running
from spielwerk.server.thinking.preparing import make

LOADING_ACTIONS = 30
"""After so many actions at the first table bots have searched: what they need is loaded."""

WARM_SECONDS = 6.0
"""Played before anything is measured, when all tables have begun."""


@dataclass
class Waiting:
    """What the people at all tables have seen."""

    acted: list[int]
    """How often bots have acted, at each table."""
    counting: bool = False
    waits: list[float] = field(default_factory=list)


def measure(
    tables: int = 50,
    seconds: float = 20.0,
    game: str = "dog",
    bot: str = "club",
    think: float = 0.0,
) -> Written:
    """One table alone, then all at once, each for so many seconds; people `think` so long."""
    making = SPAWN.Process(target=make, args=(game,))
    making.start()
    making.join()
    with (
        tempfile.TemporaryDirectory(prefix="spielwerk-bench-") as folder,
        running(f"sqlite:///{folder}/bench.db") as server,
    ):
        person = _Person(server.url, game, bot, think)
        asyncio.run(person.played(1, 0.0, LOADING_ACTIONS))
        alone = _told(person, 1, seconds)
        together = _told(person, tables, seconds)
    return {
        "benchmark": "bots",
        "commit": commit(),
        "python": platform.python_version(),
        "processors": os.cpu_count(),
        "bot_processes": UNLIMITED.bot_processes,
        "load": round(os.getloadavg()[0], 2),
        "game": game,
        "bot": bot,
        "tables": tables,
        "people_think_seconds": think,
        "alone": alone,
        "together": together,
        "wait_together_by_alone": round(together["wait_ms"]["mean"] / alone["wait_ms"]["mean"], 2),
    }


def _told(person: "_Person", tables: int, seconds: float) -> Written:
    waits = asyncio.run(person.played(tables, seconds))
    milliseconds = sorted(1000 * wait for wait in waits)
    cuts = statistics.quantiles(milliseconds, n=100)
    return {
        "bots_actions": len(waits),
        "bots_actions_per_second": round(len(waits) / seconds, 1),
        "wait_ms": {
            "mean": round(statistics.fmean(milliseconds)),
            "p50": round(cuts[49]),
            "p90": round(cuts[89]),
            "p99": round(cuts[98]),
            "max": round(milliseconds[-1]),
        },
    }


class _Person:
    """Plays at many tables, at each with a socket of its own."""

    def __init__(self, url: str, game: str, bot: str, think: float) -> None:
        self.url = url
        self.game = spielwerk.load(game)
        self.bot = bot
        self.think = think
        self.setups = [setup["setup"] for setup in self.game.setups()]
        self.rng = random.Random(1)

    async def played(self, tables: int, seconds: float, actions: int = 1) -> list[float]:
        """Every wait of so many seconds, once bots have acted so often at each table."""
        seen = Waiting([0] * tables)
        try:
            async with asyncio.TaskGroup() as group:
                playing = [group.create_task(self.play_matches(seen, i)) for i in range(tables)]
                while min(seen.acted) < actions:
                    await asyncio.sleep(0.1)
                if seconds:
                    await asyncio.sleep(WARM_SECONDS)
                    seen.counting = True
                    await asyncio.sleep(seconds)
                    seen.counting = False
                for task in playing:
                    task.cancel()
        except ExceptionGroup as failed:
            why = failed.exceptions[0]
            if not isinstance(why, OSError | WebSocketException):
                raise
            raise Stopped(f"{self.bot} at {self.game.name} cannot be measured: {why}") from why
        return seen.waits

    async def play_matches(self, seen: Waiting, table: int) -> None:
        """One match after another."""
        while True:
            seats = [{"kind": "me"}] + [{"kind": "bot", "bot": self.bot}] * (self.game.seats - 1)
            created = await asyncio.to_thread(open_table, self.url, self.game.name, seats)
            await self.play_match(created, seen, table)

    async def play_match(self, created: Written, seen: Waiting, table: int) -> None:
        address = self.url.replace("http://", "ws://") + f"ws/tables/{created['table']}"
        async with connect(address, compression=None, max_size=None) as socket:
            await socket.send(orjson.dumps({"type": "join", "key": created["keys"]["0"]}).decode())
            since: float | None = None
            async for raw in socket:
                update = orjson.loads(raw)
                if update["type"] != "update":
                    continue
                now = time.perf_counter()
                if since is not None and update["events"]:
                    seen.acted[table] += 1
                    if seen.counting:
                        seen.waits.append(now - since)
                if update["over"]:
                    return
                since = None if 0 in update["to_act"] else now
                if update["legal"]:
                    await asyncio.sleep(self.think)
                    await socket.send(orjson.dumps(self.play(update)).decode())

    def play(self, update: Written) -> Written:
        """Anything legal; first a whole set-up where the game has one."""
        number = update["decision"]
        action = self.rng.choice(update["legal"] if number or not self.setups else self.setups)
        return {"type": "play", "decision": number, "action": action}
