"""Whoever asks this server for a table that another one has is handed on to that.

A socket byte by byte (`pipes`), a request as a whole. The owner believes what a sealed header says
of where they come from; it never hands on itself, and counts nobody a second time.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, cast

import httptools
from fastapi import FastAPI, Request
from fastapi.responses import Response
from starlette.types import Message, Receive, Scope, Send

from spielwerk.server.ground import metrics
from spielwerk.server.matches.refusals import Refusal
from spielwerk.server.messages.http import Problem
from spielwerk.server.storage.database import StorageError
from spielwerk.server.storage.lease import BEAT, Lease
from spielwerk.server.storage.owners import Elsewhere
from spielwerk.server.tables.hall import Hall
from spielwerk.server.tables.table import Table
from spielwerk.server.transport.incoming import SEAL, is_handed_on, sealed

PATIENCE = 15.0
"""Seconds for an owner to answer, or for another to take its place."""

AGAIN = 0.1
"""Seconds after which is looked again who has a table."""

CHUNK = 64 * 1024

OURS = frozenset(
    {
        b"connection",
        b"content-length",
        b"expect",
        b"keep-alive",
        b"transfer-encoding",
        b"upgrade",
        SEAL.encode(),
    }
)
"""Headers that tell of one connection only."""

SILENT = "The server of this table does not answer; try again."


class Lines:
    """All lines to other servers; those to a server that was declared dead are cut."""

    def __init__(self) -> None:
        self._lines: dict[asyncio.WriteTransport, int] = {}

    @contextmanager
    def one(self, line: asyncio.WriteTransport, server: int) -> Iterator[None]:
        """Meanwhile there is a line to this server; then it is cut."""
        self._lines[line] = server
        metrics.HANDED_ON.set(len(self._lines))
        try:
            yield
        finally:
            del self._lines[line]
            metrics.HANDED_ON.set(len(self._lines))
            line.close()

    async def watch(self, lease: Lease) -> None:
        """Look again and again who lives."""
        while True:
            await asyncio.sleep(BEAT)
            living = {server.id for server in lease.living}
            for line, server in list(self._lines.items()):
                if server not in living:
                    line.close()


class HandOn(Exception):
    """A request is the owner's, to whom there is a line."""

    def __init__(self, line: "Line") -> None:
        super().__init__(line)
        self.line = line


Line = tuple[asyncio.StreamReader, asyncio.StreamWriter, int]
"""A connection to a server."""


async def table_or_owner(hall: Hall, scope: Scope, name: str) -> Table | None:
    """The table; HandOn if another server has it, which is asked until it answers."""

    async def line(owner: Elsewhere) -> Line | None:
        with suppress(OSError):
            host, _, port = owner.address.rpartition(":")
            return *await asyncio.open_connection(host, int(port)), owner.server
        return None

    found = await _reach(hall, scope, name, line)
    if isinstance(found, tuple):
        raise HandOn(found)
    return cast("Table | None", found)


async def _reach(hall: Hall, scope: Scope, name: str, tried: Callable[[Elsewhere], Any]) -> Any:
    """The table if it is this server's, else what came of trying to reach its owner."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            return await hall.get(name)
        except Elsewhere as owner:
            if is_handed_on(scope):
                raise Refusal(421, "storage", "Another server has this table.") from None
            reached = await tried(owner)
        if reached:
            return reached
        await asyncio.sleep(AGAIN)
    raise Refusal(503, "storage", SILENT)


async def splice(hall: Hall, scope: Scope, name: str, lines: Lines) -> bool:
    """Join a socket to the owner's until one of them ends; False: this server has the table."""

    async def joined(owner: Elsewhere) -> bool:
        seal = sealed(hall.settings.cluster_secret, scope)
        return bool(await scope["extensions"]["splice"](owner, seal, lines))

    try:
        return await _reach(hall, scope, name, joined) is True
    except StorageError:
        raise Refusal(503, "storage", SILENT) from None


# A request


def add_handing(app: FastAPI) -> None:
    """Requests for tables of other servers are answered by those."""

    async def hand_on(request: Request, its: HandOn) -> Response:
        body = await request.body()
        seal = sealed(app.state.settings.cluster_secret, request.scope)
        head = _head(request.scope, len(body), seal)
        return Handed(app.state.lines, its.line, head + body)

    app.add_exception_handler(HandOn, hand_on)  # type: ignore[arg-type]


def _head(scope: Scope, length: int, seal: str) -> bytes:
    """The same request, as it is sent to the owner."""
    path = scope["raw_path"].removeprefix(scope.get("root_path", "").encode())
    query = b"?" + scope["query_string"] if scope["query_string"] else b""
    lines = [b"%b %b%b HTTP/1.1" % (scope["method"].encode(), path, query)]
    lines += [b"%b: %b" % header for header in scope["headers"] if header[0] not in OURS]
    lines += [b"content-length: %d" % length, b"connection: close"]
    lines += [f"{SEAL}: {seal}".encode(), b"", b""]
    return b"\r\n".join(lines)


class Handed(Response):
    """What the owner answers, as it comes."""

    def __init__(self, lines: Lines, line: Line, request: bytes) -> None:
        super().__init__()
        self._lines = lines
        self._reader, self._writer, self._server = line
        self._request = request

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        transport = self._writer.transport
        with self._lines.one(transport, self._server):
            gone = asyncio.ensure_future(_gone(receive, transport))
            try:
                self._writer.write(self._request)
                await self._pass_on(send)
            finally:
                gone.cancel()

    async def _pass_on(self, send: Send) -> None:
        answer = Answer()
        parser = httptools.HttpResponseParser(answer)
        begun = False
        with suppress(OSError):
            while not answer.complete and (data := await self._reader.read(CHUNK)):
                parser.feed_data(data)
                if answer.headed and not begun:
                    if parser.get_status_code() == 421:  # it has changed hands meanwhile
                        break
                    begun = True
                    await send(_start(parser.get_status_code(), answer.headers))
                while answer.bodies:
                    await send(_part(answer.bodies.pop(0), more=True))
        if not begun:
            problem = Problem(
                title="Service Unavailable", status=503, detail=SILENT, code="storage"
            )
            await send(_start(503, [(b"content-type", b"application/problem+json")]))
            await send(_part(problem.to_bytes(), more=False))
        elif answer.complete:  # else the line was cut in the middle, and so is this one
            await send(_part(b"", more=False))


class Answer:
    """An answer as httptools reads it."""

    def __init__(self) -> None:
        self.headers: list[tuple[bytes, bytes]] = []
        self.bodies: list[bytes] = []
        self.headed = False
        self.complete = False

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header."""
        if name.lower() not in OURS - {b"content-length"}:
            self.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        """That was the last of them."""
        self.headed = True

    def on_body(self, body: bytes) -> None:
        """A part of its body."""
        self.bodies.append(body)

    def on_message_complete(self) -> None:
        """That was all."""
        self.complete = True


def _start(status: int, headers: list[tuple[bytes, bytes]]) -> Message:
    return {"type": "http.response.start", "status": status, "headers": headers}


def _part(body: bytes, *, more: bool) -> Message:
    return {"type": "http.response.body", "body": body, "more_body": more}


async def _gone(receive: Receive, line: asyncio.WriteTransport) -> None:
    """When who has asked is gone, so is the line."""
    while (await receive())["type"] != "http.disconnect":
        pass
    line.close()


@asynccontextmanager
async def cutting(lines: Lines, lease: Lease | None) -> AsyncIterator[None]:
    """Meanwhile lines to the dead are cut."""
    watching = None if lease is None else asyncio.create_task(lines.watch(lease))
    try:
        yield
    finally:
        if watching is not None:
            watching.cancel()
