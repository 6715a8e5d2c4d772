"""What a stranger may try against a server: `python -m tests.attack URL` does all of it.

A million malformed messages, while people play at other tables of the same server: it tells what
the server's memory was before and after, and how long the people waited. Only for servers on this
machine: it looks into the server's process, and asks for far too much.
"""

import argparse
import asyncio
import json
import os
import random
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection

from spielwerk.server.bench import joining, open_table

AT_ONCE = 32
"""Attackers."""

HONEST = 10
"""Tables of Dog at which four people play."""

THINKING = 0.2
"""Seconds that each of them takes before a move."""

PATIENCE = 20.0
"""Seconds after which an attacker gives up to hear anything."""

NASTY = b'[]{}:/@%\x00\xff\x80 \t.,;=-x9"\\'

UPGRADE = (
    b"GET /ws/tables/%b HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)

JOIN = b'{"type":"join","key":null}'

POST = (
    b"POST %b HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: %d\r\n\r\n"
)


def frame(payload: bytes, first: int = 0x81, length: int | None = None) -> bytes:
    """A frame as browsers send it; its length may be said to be another."""
    size = len(payload) if length is None else length
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 65_536:
        head = bytes((first, 0x80 | 126)) + size.to_bytes(2)
    else:
        head = bytes((first, 0x80 | 127)) + size.to_bytes(8)
    return head + bytes(4) + payload


def noise(rng: random.Random, most: int) -> bytes:
    """A few bytes of which nothing good can come."""
    return bytes(rng.choices(NASTY, k=rng.randrange(1, most)))


# What an attacker sends over one connection, and how many messages that are


def heads(rng: random.Random, _table: bytes) -> tuple[bytes, int]:
    name = rng.choice([b"host", b"origin", b"x-forwarded-for", b"content-length", b"upgrade"])
    path = rng.choice([b"/", b"/api/games", b"/ws/tables/x", b"//[", noise(rng, 20)])
    return b"GET %b HTTP/1.1\r\n%b: %b\r\n\r\n" % (path, name, noise(rng, 30)), 1


def many_heads(rng: random.Random, _table: bytes) -> tuple[bytes, int]:
    request = b"GET /%b HTTP/1.1\r\nhost: x\r\n\r\n" % (b"%5b" * rng.randrange(1, 9))
    return request * 200, 200


def endless_head(rng: random.Random, _table: bytes) -> tuple[bytes, int]:
    return b"GET / HTTP/1.1\r\nx: " + bytes((rng.randrange(33, 126),)) * 200_000, 1


def half_body(rng: random.Random, _table: bytes) -> tuple[bytes, int]:
    return POST % (b"/api/replay", 500_000) + b" " * rng.randrange(300_000), 1


def brackets(rng: random.Random, _table: bytes) -> tuple[bytes, int]:
    size = rng.choice([30_000, 500_000, 1_000_000])
    path = b"/api/tables" if size == 30_000 else b"/api/replay"
    return POST % (path, size) + rng.choice([b"[", b'{"a":'])[:1] * size, 1


def nonsense(rng: random.Random, table: bytes) -> tuple[bytes, int]:
    said = [frame(JOIN), *(frame(noise(rng, 60)) for _ in range(200))]
    return UPGRADE % table + b"".join(said), 200


def actions(rng: random.Random, table: bytes) -> tuple[bytes, int]:
    wrong = b'{"type":"play","decision":%d,"action":"%d"}'
    said = [frame(wrong % (rng.randrange(9), rng.randrange(9))) for _ in range(200)]
    return UPGRADE % table + frame(JOIN) + b"".join(said), 200


def keys(rng: random.Random, table: bytes) -> tuple[bytes, int]:
    key = b'{"type":"join","key":"%032x"}' % rng.getrandbits(128)
    return UPGRADE % table + frame(key), 1


def endless_frame(rng: random.Random, table: bytes) -> tuple[bytes, int]:
    size = rng.choice([60_000, 2_000_000, 1 << 40])
    return UPGRADE % table + frame(b" " * 50_000, length=size), 1


def parts(_rng: random.Random, table: bytes) -> tuple[bytes, int]:
    return UPGRADE % table + frame(b"", first=0x01) + frame(b"", first=0x00) * 500, 500


def pings(rng: random.Random, table: bytes) -> tuple[bytes, int]:
    return UPGRADE % table + frame(JOIN) + frame(b"", first=rng.choice([0x89, 0x8A])) * 500, 500


ATTACKS = (
    heads,
    many_heads,
    endless_head,
    half_body,
    brackets,
    nonsense,
    actions,
    keys,
    endless_frame,
    parts,
    pings,
)


@dataclass
class Attack:
    """Everybody who attacks, and what they have sent."""

    host: str
    port: int
    table: str
    messages: int
    sent: int = 0
    by_kind: Counter[str] = field(default_factory=Counter)

    async def run(self) -> None:
        await asyncio.gather(*(self._go_on(random.Random(number)) for number in range(AT_ONCE)))

    async def _go_on(self, rng: random.Random) -> None:
        while self.sent < self.messages:
            attack = rng.choice(ATTACKS)
            raw, count = attack(rng, self.table.encode())
            self.sent += count
            self.by_kind[attack.__name__] += count
            with suppress(OSError, TimeoutError):
                await asyncio.wait_for(self._one(raw), PATIENCE)

    async def _one(self, raw: bytes) -> None:
        """Send it, and hear what is answered until the server has enough of it."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            writer.write(raw)
            await writer.drain()
            with suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    while await reader.read(65_536):
                        pass
        finally:
            writer.transport.abort()


# Who plays meanwhile


class Table:
    """A table whose people play as fast as they think, and wait for each answer."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.waited: list[float] = []
        self._rng = random.Random(url)

    async def play(self) -> None:
        """One match after another."""
        while True:
            created = await asyncio.to_thread(open_table, self.url, "dog", [{"kind": "key"}] * 4)
            keys = created["keys"].values()
            await asyncio.gather(*(self._sit(created["table"], key) for key in keys))

    async def _sit(self, table: str, key: str) -> None:
        async with joining(self.url, table) as socket_:
            try:
                await self._go_on(socket_, key)
            finally:  # whoever is stopped while saying goodbye would leave the line open
                socket_.transport.abort()

    async def _go_on(self, socket_: ClientConnection, key: str) -> None:
        await socket_.send(json.dumps({"type": "join", "key": key}))
        decided, since = -1, 0.0
        async for raw in socket_:
            message = json.loads(raw)
            if message["type"] != "update":
                continue
            if since and message["decision"] > decided:
                self.waited.append(time.perf_counter() - since)
                since = 0.0
            if message["over"]:
                return
            if message["legal"] and message["decision"] > decided:
                decided = message["decision"]
                await asyncio.sleep(self._rng.uniform(0.0, 2 * THINKING))
                since = time.perf_counter()
                await socket_.send(json.dumps(self._chosen(message)))

    def _chosen(self, update: dict[str, Any]) -> dict[str, Any]:
        action = self._rng.choice(update["legal"])
        return {"type": "play", "decision": update["decision"], "action": action}


@dataclass(frozen=True)
class Seen:
    """What came of it: bytes of memory, and seconds that people waited (99 of 100 less)."""

    messages: int
    seconds: float
    before: int
    after: int
    most: int
    quiet: float
    attacked: float

    def __str__(self) -> str:
        mega = [round(size / 1e6) for size in (self.before, self.after, self.most)]
        return (
            f"{self.messages:,} messages in {self.seconds:.0f} s; memory {mega[0]} MB before, "
            f"{mega[1]} after, {mega[2]} at most; 99 of 100 answers at honest tables within "
            f"{1000 * self.attacked:.0f} ms ({1000 * self.quiet:.0f} without the attack)"
        )


async def attack(url: str, messages: int, quiet: float = 5.0) -> Seen:
    """Try everything; `quiet`: seconds that people play alone before."""
    url = f"{url.rstrip('/')}/"
    where = urlsplit(url)
    host, port = where.hostname or "", where.port or 80
    if not ip_address(socket.gethostbyname(host)).is_loopback:
        raise SystemExit("only a server on this machine is attacked")
    pid = listener(port)
    tables = [Table(url) for _ in range(HONEST)]
    playing = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(2.0)
    alone = await waited(tables, lambda: asyncio.sleep(quiet))
    created = await asyncio.to_thread(open_table, url, "rufus", [{"kind": "key"}] * 2)
    trying = Attack(host, port, created["table"], messages)
    before, begun, sizes = memory(pid), time.perf_counter(), [0]
    watching = asyncio.create_task(watch(pid, sizes))
    attacked = await waited(tables, trying.run)
    seconds = time.perf_counter() - begun
    await asyncio.sleep(2.0)
    for task in [*playing, watching]:
        task.cancel()
    await asyncio.gather(*playing, watching, return_exceptions=True)
    for name, count in sorted(trying.by_kind.items()):
        print(f"{count:10,} {name}")
    return Seen(trying.sent, seconds, before, memory(pid), max(sizes), alone, attacked)


async def waited(tables: list[Table], meanwhile: Callable[[], Awaitable[object]]) -> float:
    """Within how many seconds 99 of 100 answers come meanwhile."""
    for table in tables:
        table.waited.clear()
    await meanwhile()
    all_waits = sorted(wait for table in tables for wait in table.waited)
    return all_waits[len(all_waits) * 99 // 100] if all_waits else float("inf")


async def watch(pid: int, sizes: list[int]) -> None:
    while True:
        sizes.append(memory(pid))
        await asyncio.sleep(0.2)


def memory(pid: int) -> int:
    """Bytes that a process has in memory."""
    pages = Path(f"/proc/{pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGESIZE")


def listener(port: int) -> int:
    """The process that listens there."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    found = {f"socket:[{row[9]}]" for row in rows if row[1].endswith(f":{port:04X}")}
    for path in Path("/proc").glob("[0-9]*/fd/*"):
        with suppress(OSError):
            if str(path.readlink()) in found:
                return int(path.parts[2])
    raise SystemExit("nobody listens there whose memory can be seen")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("url", help="the server: http://127.0.0.1:8000")
    asked.add_argument("--messages", type=int, default=1_000_000)
    given = asked.parse_args()
    print(asyncio.run(attack(given.url, given.messages)))


if __name__ == "__main__":
    main()
