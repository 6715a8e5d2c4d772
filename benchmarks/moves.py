"""What a whole move costs, in two checkouts by turns: `python benchmarks/moves.py OLD NEW`.

Every seat has a socket, all play as fast as they are answered, and every move is kept durably
before anybody is told. Prints for each game and checkout microseconds of the server's CPU for one
move and bytes of one update (the median of all rounds), and how those of the new one compare.
"""

import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import spielwerk
from spielwerk.server.bench import joining, open_table

ROUNDS = 5
TABLES = 10
SECONDS = 4.0
SEATS = {"dog": 4, "rufus": 4, "stramash": 4, "strategus": 2, "streifzug": 4}

SERVER = """
import sys, threading, time
from spielwerk.server import serve
from spielwerk.server.bench import UNLIMITED

def report():
    for _ in sys.stdin:
        print(time.process_time(), flush=True)

def announce(address):
    print(address, flush=True)
    threading.Thread(target=report, daemon=True).start()

serve(port=0, database_url=sys.argv[1], settings=UNLIMITED, announce=announce)
"""


class Cost(NamedTuple):
    """Microseconds of CPU for one move, bytes of one update."""

    move: float
    update: float


class Server:
    """A server of one checkout, which tells how much CPU time it has used."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self.url = self._told()

    def cpu(self) -> float:
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return float(self._told())

    def _told(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


@contextmanager
def running(checkout: Path) -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="spielwerk-moves-") as folder:
        program = [sys.executable, "-c", SERVER, f"sqlite:///{folder}/moves.db"]
        environment = os.environ | {"PYTHONPATH": str(checkout / "src")}
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        with subprocess.Popen(program, env=environment, text=True, **pipes) as process:
            try:
                yield Server(process)
            finally:
                process.terminate()


class Players:
    """Everybody who plays, until it is measured."""

    def __init__(self, url: str, game: str) -> None:
        self.url = url
        self.game = game
        self.setups = [one["setup"] for one in spielwerk.load(game).setups()]
        self.rng = random.Random(1)
        self.moves = 0
        self.sizes: list[int] = []

    async def measured(self, server: Server) -> Cost:
        tables = [asyncio.create_task(self._play()) for _ in range(TABLES)]
        await asyncio.sleep(2.0)
        before, self.moves, self.sizes = server.cpu(), 0, []
        await asyncio.sleep(SECONDS)
        moves, sizes, used = self.moves, self.sizes, server.cpu() - before
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
        return Cost(1e6 * used / moves, statistics.mean(sizes))

    async def _play(self) -> None:
        """One match after another."""
        while True:
            seats = [{"kind": "key"}] * SEATS[self.game]
            created = await asyncio.to_thread(open_table, self.url, self.game, seats)
            keys = created["keys"].values()
            await asyncio.gather(*(self._sit(created["table"], key) for key in keys))

    async def _sit(self, table: str, key: str) -> None:
        async with joining(self.url, table) as socket:
            await socket.send(json.dumps({"type": "join", "key": key}))
            decided = -1
            async for raw in socket:
                message = json.loads(raw)
                if message["type"] != "update":
                    continue
                self.sizes.append(len(raw.encode()) if isinstance(raw, str) else len(raw))
                if message["over"]:
                    return
                if message["legal"] and message["decision"] > decided:
                    decided = message["decision"]
                    await socket.send(json.dumps(self._chosen(message)))
                    self.moves += 1

    def _chosen(self, update: dict[str, Any]) -> dict[str, Any]:
        """Anything legal; first a whole set-up, where the game has one."""
        decision = update["decision"]
        options = update["legal"] if decision or not self.setups else self.setups
        return {"type": "play", "decision": decision, "action": self.rng.choice(options)}


def measured(checkout: Path, game: str) -> Cost:
    with running(checkout) as server:
        return asyncio.run(Players(server.url, game).measured(server))


def median(rounds: list[Cost]) -> Cost:
    return Cost(*(statistics.median(column) for column in zip(*rounds, strict=True)))


def main(old: Path, new: Path, games: list[str]) -> None:
    for game in games or SEATS:
        rounds = [(measured(old, game), measured(new, game)) for _ in range(ROUNDS)]
        before, after = (median([*column]) for column in zip(*rounds, strict=True))
        ratio = statistics.median(now.move / then.move for then, now in rounds)
        spread = " ".join(f"{now.move / then.move:.2f}" for then, now in rounds)
        print(f"{game:9} {before.move:5.0f} {after.move:5.0f} {ratio:.2f} ({spread})", end="")
        print(f" {before.update:5.0f} {after.update:5.0f} bytes", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
