"""What a move costs where servers share a PostgreSQL: `servers.py postgresql://… [ROUNDS]`.

One, two and three processes by turns, thirty tables of Dog with four sockets each, as fast as
they are answered. `hashed`: all seats of a table come to the server that has it, as by a proxy
that hashes; `spread`: each seat to the next server, as by round robin. Prints for each the median
of the rounds: moves a second, and microseconds of CPU for one, the servers' and PostgreSQL's.
"""

import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import psycopg

from spielwerk.server.bench import joining, open_table

TABLES = 30
WARMING, SECONDS = 3.0, 6.0
TICK = os.sysconf("SC_CLK_TCK")

SERVER = """
import sys
from dataclasses import replace
from spielwerk.server import serve
from spielwerk.server.bench import UNLIMITED

shared = replace(UNLIMITED, cluster_address=sys.argv[2], cluster_secret="between us")
port = int(sys.argv[2].rpartition(":")[2])
said = lambda url: print(url, flush=True)
serve(port=port, database_url=sys.argv[1], settings=shared, announce=said)
"""


class Cost(NamedTuple):
    """Moves a second; microseconds of CPU for one."""

    moves: float
    servers: float
    database: float


def cpu_of(pid: int, *, with_dead: bool = False) -> float:
    """Seconds that a process has used; `with_dead`: and its children that have ended."""
    numbers = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, numbers[11 : 15 if with_dead else 13])) / TICK


def database_cpu(postmaster: int) -> float:
    """Seconds that PostgreSQL has used, all of its processes."""
    children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
    living = sum(cpu_of(int(pid)) for pid in children)
    return living + cpu_of(postmaster, with_dead=True)


def postmaster_of(database: str) -> int:
    """The process of the PostgreSQL that has this database, which has to be on this machine."""
    with psycopg.connect(database) as connection:
        row = connection.execute("show data_directory").fetchone()
    assert row is not None
    return int(Path(row[0], "postmaster.pid").read_text().splitlines()[0])


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@contextmanager
def server(database: str) -> Iterator[tuple[int, str]]:
    """A server in a process of its own: its number and its address."""
    program = [sys.executable, "-c", SERVER, database, f"127.0.0.1:{free_port()}"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process.pid, process.stdout.readline().strip()
        finally:
            process.terminate()


class Players:
    """Everybody who plays."""

    def __init__(self, urls: list[str], *, spread: bool) -> None:
        self.urls = urls
        self.spread = spread
        self.rng = random.Random(1)
        self.moves = 0

    async def play(self, number: int) -> None:
        """One match after another at a table of one's own."""
        while True:
            url = self.urls[number % len(self.urls)]
            created = await asyncio.to_thread(open_table, url, "dog", [{"kind": "key"}] * 4)
            seats = enumerate(created["keys"].values(), number)
            async with asyncio.TaskGroup() as sitting:
                for seat, key in seats:
                    there = self.urls[(seat if self.spread else number) % len(self.urls)]
                    sitting.create_task(self.sit(there, created["table"], key))

    async def sit(self, url: str, table: str, key: str) -> None:
        async with joining(url, table) as line:
            await line.send(json.dumps({"type": "join", "key": key}))
            decided = -1
            async for raw in line:
                told = json.loads(raw)
                if told["type"] == "update" and told["over"]:
                    return
                if told["type"] == "update" and told["legal"] and told["decision"] > decided:
                    decided = told["decision"]
                    action = self.rng.choice(told["legal"])
                    play = {"type": "play", "decision": decided, "action": action}
                    await line.send(json.dumps(play))
                    self.moves += 1


async def measured(database: str, servers: int, *, spread: bool) -> Cost:
    postmaster = postmaster_of(database)
    with ExitStack() as stack:
        running = [stack.enter_context(server(database)) for _ in range(servers)]
        players = Players([url for _, url in running], spread=spread)
        tables = [asyncio.create_task(players.play(number)) for number in range(TABLES)]
        await asyncio.sleep(WARMING)
        moves = -players.moves
        ours = -sum(cpu_of(pid) for pid, _ in running)
        theirs = -database_cpu(postmaster)
        await asyncio.sleep(SECONDS)
        moves += players.moves
        ours += sum(cpu_of(pid) for pid, _ in running)
        theirs += database_cpu(postmaster)
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
    return Cost(moves / SECONDS, 1e6 * ours / moves, 1e6 * theirs / moves)


WAYS = [(1, False), (2, False), (3, False), (2, True), (3, True)]
"""How many servers; whether the seats of a table are spread over them."""


def main(database: str, rounds: int) -> None:
    told: dict[tuple[int, bool], list[Cost]] = {way: [] for way in WAYS}
    for _ in range(rounds):
        for servers, spread in WAYS:
            cost = asyncio.run(measured(database, servers, spread=spread))
            told[servers, spread].append(cost)
    for (servers, spread), costs in told.items():
        moves, ours, theirs = (statistics.median(column) for column in zip(*costs, strict=True))
        how = "spread" if spread else "hashed"
        print(f"{servers} {how}: {moves:5.0f} moves/s, {ours:4.0f} + {theirs:3.0f} us a move")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 3)
