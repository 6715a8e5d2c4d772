"""What a move costs: through real sockets, kept durably before it is answered.

A server in one process, the players' sockets in another. `measure` gives one JSON document: CPU
time of the server per move (all threads), how much of it is spent in the rules (playing, and
answering what each seat may know), the time from a player's message to the answer, and the memory
of a table and of a socket.
"""

import asyncio
import contextlib
import functools
import json
import multiprocessing
import os
import platform
import random
import signal
import statistics
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import orjson
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import spielwerk
from spielwerk.bench import commit
from spielwerk.core.documents import Document, Written
from spielwerk.server.ground.settings import Settings
from spielwerk.server.messages.http import NewTable
from spielwerk.server.running import serve

UNLIMITED = replace(
    Settings(),
    messages_per_second=1e9,
    requests_per_second=1e9,
    replays_per_second=1e9,
    tables_per_minute=1e9,
    sockets_per_address=1_000_000,
    bots_wait=False,
    search_patience=600.0,
)
"""Nothing is refused, and nothing is prepared that is not measured."""

RULES = {
    "playing": ("play", "take_back"),
    "telling": (
        *("observation", "events", "legal", "seats_to_act", "decisions"),
        *("can_take_back", "undoable"),
    ),
}
"""A match's methods that the server uses for every move, by what they are for."""

SAMPLE = 20

KILO = 1024
MICRO = 1e6
MILLI = 1e3
SPAWN = multiprocessing.get_context("spawn")


class Stopped(Exception):
    """Nobody can play on, so that nothing is measured; the message says why."""


@dataclass(frozen=True)
class Pace:
    """Seconds that a player waits before each move, and how long all is measured."""

    think: float
    seconds: float


def measure(
    tables: int = 50,
    seconds: float = 15.0,
    database_url: str | None = None,
    game: str = "dog",
) -> Written:
    """Everything at once, with so many tables, a socket for each seat; `seconds` for each pace.

    Without `database_url`: SQLite in a temporary folder. Stopped if tables cannot be played at.
    """
    with tempfile.TemporaryDirectory(prefix="spielwerk-bench-") as folder:
        url = database_url or f"sqlite:///{folder}/bench.db"
        with running(url) as server:
            try:
                memory = server.weighed(game, tables)
            except (OSError, WebSocketException) as why:
                raise Stopped(f"{game} cannot be measured: {why}") from why
            calm = server.played(game, tables, Pace(think=1.0, seconds=seconds))
            pressed = server.played(game, tables, Pace(think=0.0, seconds=seconds))
    return {
        "benchmark": "server",
        "commit": commit(),
        "python": platform.python_version(),
        "processors": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2),
        "game": game,
        "storage": "SQLite, WAL, synchronous=FULL" if database_url is None else "PostgreSQL",
        "tables": tables,
        "sockets": spielwerk.load(game).seats * tables,
        "memory": memory,
        "a_move_per_table_and_second": calm,
        "as_fast_as_possible": pressed,
    }


# The server's process


class Running:
    """A server in another process, which tells how much CPU time it has used."""

    def __init__(self, url: str, pipe: Connection) -> None:
        self.url = url
        self._pipe = pipe

    def cpu(self) -> dict[str, float]:
        """Seconds of CPU time so far: `all` threads, and the parts of the rules."""
        return self._used("cpu")

    def weighed(self, game: str, tables: int) -> dict[str, float]:
        """Kilobytes (of 1,024 bytes) for a table that has begun, and for a socket at it.

        Opens so many tables, and leaves them.
        """
        alone, empty = self._megabytes(), self._resident()
        seats: list[Mapping[str, str]] = [{"kind": "key"}] * spielwerk.load(game).seats
        opened = [open_table(self.url, game, seats) for _ in range(tables)]
        weights = asyncio.run(self._weighed(opened, len(seats)))
        socket = (weights[-1] - weights[0]) / (len(seats) - 1) / tables
        return {
            "server_mb": alone,
            "kb_per_table": round(((weights[0] - empty) / tables - socket) / KILO, 1),
            "kb_per_socket": round(socket / KILO, 1),
        }

    async def _weighed(self, opened: Sequence[Document], seats: int) -> list[float]:
        """Bytes of memory with one socket at each table, with two, and so on."""
        async with contextlib.AsyncExitStack() as sockets:
            weights = []
            for seat in range(seats):
                for one in opened:
                    await self._sit_down(sockets, one["table"], one["keys"][str(seat)])
                weights.append(self._resident())
        return weights

    async def _sit_down(self, sockets: contextlib.AsyncExitStack, table: str, key: str) -> None:
        """Listen there until the table has told what it looks like."""
        socket = await sockets.enter_async_context(joining(self.url, table))
        await socket.send(orjson.dumps({"type": "join", "key": key}).decode())
        while orjson.loads(await socket.recv())["type"] != "update":
            pass

    def _resident(self) -> float:
        return self._used("memory")["resident"]

    def _megabytes(self) -> float:
        return round(self._resident() / KILO**2, 1)

    def _used(self, what: str) -> dict[str, float]:
        self._pipe.send(what)
        used: dict[str, float] = self._pipe.recv()
        return used

    def played(self, game: str, tables: int, pace: Pace) -> Written:
        """Let players play in a third process, and say what it cost."""
        ours, theirs = SPAWN.Pipe()
        players = SPAWN.Process(target=_players, args=(self.url, game, tables, pace, theirs))
        players.start()
        theirs.close()  # so that the end of the players is the end of the pipe
        with ours:
            heard(ours)
            before = self.cpu()
            ours.send(None)
            heard(ours)
            after = self.cpu()
            ours.send(None)
            latencies = heard(ours)
        players.join()
        moves = len(latencies)
        used = {part: (after[part] - before[part]) / moves * MICRO for part in after}
        rules = sum(used[part] for part in RULES)
        return {
            "moves": moves,
            "moves_per_second": round(moves / pace.seconds),
            "moves_per_cpu_second": round(MICRO / used["all"]),
            "cpu_us_per_move": {part: round(value, 1) for part, value in used.items()},
            "cpu_us_per_move_beyond_the_rules": round(used["all"] - rules, 1),
            "latency_ms": _quantiles(latencies),
            "server_mb": self._megabytes(),
        }


def heard(players: Connection) -> Any:
    """What the players' process says next. Stopped if that is why they cannot play."""
    try:
        told = players.recv()
    except EOFError:
        told = "the players are gone"
    if isinstance(told, str):
        raise Stopped(told)
    return told


@contextlib.contextmanager
def running(url: str) -> Iterator[Running]:
    """A server on this database, with no limits to what one address may ask."""
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=_serve, args=(url, theirs))
    process.start()
    theirs.close()  # so that the end of the server is the end of the pipe
    try:
        yield Running(ours.recv(), ours)
    finally:
        process.terminate()
        process.join()


def _serve(url: str, pipe: Connection) -> None:
    clock = _Clock()
    clock.watch()

    def report() -> None:
        with contextlib.suppress(EOFError, OSError):
            while True:
                asked = pipe.recv()
                told = {
                    "cpu": {"all": time.process_time(), **clock.spent},
                    "memory": {"resident": _resident()},
                }
                pipe.send(told[asked])
        os.kill(os.getpid(), signal.SIGTERM)  # nobody measures any more

    def announce(address: str) -> None:
        pipe.send(address)
        threading.Thread(target=report, daemon=True).start()

    serve(port=0, database_url=url, settings=UNLIMITED, announce=announce)


def _resident() -> int:
    """Bytes of memory that this process has now."""
    pages = Path("/proc/self/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


# The players' process


def _players(url: str, game: str, tables: int, pace: Pace, pipe: Connection) -> None:
    """Join all tables, play, wait for a word, measure, wait again, tell what was measured."""
    asyncio.run(_Players(url, game, tables, pace, pipe).run())


class _Players:
    def __init__(self, url: str, game: str, tables: int, pace: Pace, pipe: Connection) -> None:
        self.url = url
        self.game = game
        self.seats = spielwerk.load(game).seats
        self.setups = [setup["setup"] for setup in spielwerk.load(game).setups()]
        self.tables = tables
        self.pace = pace
        self.pipe = pipe
        self.rng = random.Random(1)
        self.opened = 0
        self.latencies: list[float] = []
        self.counting = False

    async def run(self) -> None:
        try:
            await self.measured()
        except* (OSError, WebSocketException) as failed:
            self.pipe.send(f"{self.game} cannot be measured: {failed.exceptions[0]}")

    async def measured(self) -> None:
        begin = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(self.play_tables(begin)) for _ in range(self.tables)]
            while self.opened < self.tables:
                await asyncio.sleep(0.1)
            await asyncio.sleep(1)
            begin.set()
            await asyncio.sleep(2)
            self.pipe.send(None)
            await asyncio.to_thread(self.pipe.recv)
            self.counting = True
            await asyncio.sleep(self.pace.seconds)
            self.counting = False
            self.pipe.send(None)
            await asyncio.to_thread(self.pipe.recv)
            self.pipe.send(self.latencies)
            for task in tasks:
                task.cancel()

    async def play_tables(self, begin: asyncio.Event) -> None:
        """One match after another."""
        while True:
            seats = [{"kind": "key"}] * self.seats
            created = await asyncio.to_thread(open_table, self.url, self.game, seats)
            self.opened += 1
            keys = created["keys"].values()
            await asyncio.gather(*(self.play_seat(created["table"], key, begin) for key in keys))

    async def play_seat(self, table: str, key: str, begin: asyncio.Event) -> None:
        """Join and play until the match is over."""
        async with joining(self.url, table) as socket:
            await socket.send(orjson.dumps({"type": "join", "key": key}).decode())
            waits: int | None = None
            sent = 0.0
            async for raw in socket:
                message = orjson.loads(raw)
                if message["type"] != "update":
                    continue
                if waits is not None and message["decision"] > waits:
                    if self.counting:
                        self.latencies.append(time.perf_counter() - sent)
                    waits = None
                if message["over"]:
                    return
                if message["legal"] and waits is None:
                    await begin.wait()
                    if self.pace.think:
                        await asyncio.sleep(self.pace.think * self.rng.uniform(0.5, 1.5))
                    waits = message["decision"]
                    play = {"type": "play", "decision": waits}
                    play["action"] = self.chosen(waits, message["legal"])
                    sent = time.perf_counter()
                    await socket.send(orjson.dumps(play).decode())

    def chosen(self, decision: int, legal: list[str]) -> str:
        """Anything legal; first a whole set-up, as browsers send it, where the game has one."""
        return self.rng.choice(legal if decision or not self.setups else self.setups)


def open_table(url: str, game: str, seats: Sequence[Mapping[str, str]]) -> Written:
    """A table at the server there."""
    new = NewTable.model_validate({"game": game, "seats": seats, "begin": "at_once"})
    request = urllib.request.Request(  # noqa: S310 - our own server
        f"{url}api/tables",
        data=new.model_dump_json().encode(),
        headers={"content-type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request) as answer:  # noqa: S310
            created: Written = json.load(answer)
            return created
    except urllib.error.HTTPError as refused:
        refused.close()
        raise


def joining(url: str, table: str) -> connect:
    """A socket to that table at the server there."""
    address = url.replace("http://", "ws://") + f"ws/tables/{table}"
    return connect(address, compression=None, max_size=None)


# The rules' share


class _Clock:
    """CPU time that the server's main thread spends inside a match: playing, and answering.

    One call in `SAMPLE` is timed, as reading the clock costs, too.
    """

    def __init__(self) -> None:
        self.spent = dict.fromkeys(RULES, 0.0)
        self.inside = False

    def watch(self) -> None:
        """From now on, in this process, all matches are watched."""
        for part, names in RULES.items():
            for name in names:
                setattr(spielwerk.Match, name, self.watched(part, getattr(spielwerk.Match, name)))

    def watched(self, part: str, method: Callable[..., object]) -> Callable[..., object]:
        """The method, its time added to that part; methods within it do not count again."""

        def timed(*args: object) -> object:
            if self.inside or random.random() >= 1 / SAMPLE:
                return method(*args)
            self.inside = True
            begun = time.thread_time()
            try:
                return method(*args)
            finally:
                self.spent[part] += SAMPLE * (time.thread_time() - begun - self.reading)
                self.inside = False

        return timed

    @functools.cached_property
    def reading(self) -> float:
        """What reading the clock adds to what it measures."""
        times = [-time.thread_time() + time.thread_time() for _ in range(1001)]
        return statistics.median(times)


def _quantiles(seconds: Sequence[float]) -> dict[str, float]:
    """In milliseconds."""
    cuts = statistics.quantiles(seconds, n=1000)
    return {
        name: round(cuts[place - 1] * MILLI, 2)
        for name, place in {"p50": 500, "p90": 900, "p99": 990, "p999": 999}.items()
    }
