"""A socket that another server answers: from the upgrade on, bytes go through as they come."""

import asyncio
from contextlib import suppress
from typing import cast

from websockets.http11 import Request

from spielwerk.server.storage.owners import Elsewhere
from spielwerk.server.transport.frames import Socket
from spielwerk.server.transport.handing import PATIENCE, Lines
from spielwerk.server.transport.incoming import SEAL

UPGRADED = b"HTTP/1.1 101"
"""How the owner says that it takes the socket; anything else is not for the browser."""


class Pipe(asyncio.Protocol):
    """The line to the owner."""

    def __init__(self, front: "SpliceSocket") -> None:
        self.taken: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self._socket = front
        self._front = front.transport
        self._first = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The owner listens."""
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        """The owner says something to the browser, once it has taken the socket."""
        if not self.taken.done():
            self._first += data
            if len(self._first) < len(UPGRADED):
                return
            data, took = self._first, self._first.startswith(UPGRADED)
            self.taken.set_result(took)
            if not took:
                self.transport.close()
                return
            self._socket.join(self)
        self._front.write(data)

    def pause_writing(self) -> None:
        """The owner is slow: the browser has to wait."""
        self._front.pause_reading()

    def resume_writing(self) -> None:
        """It may go on."""
        self._front.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """The owner has gone, and the browser is to come again."""
        if self.taken.done() and self.taken.result():
            self._front.close()
        elif not self.taken.done():
            self.taken.set_result(False)


class SpliceSocket(Socket):
    """A browser's socket, which may turn out to be another server's."""

    _pipe: Pipe | None = None
    _ended: asyncio.Future[None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Somebody asks for a socket."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions["splice"] = self._splice

    async def _splice(self, owner: Elsewhere, seal: str, lines: Lines) -> bool:
        """Be the owner's socket until it ends; False: it does not take it."""
        host, _, port = owner.address.rpartition(":")
        self._ended = self.loop.create_future()
        try:
            _, pipe = await self.loop.create_connection(lambda: Pipe(self), host, int(port))
        except OSError:
            return self.disconnected
        with lines.one(pipe.transport, owner.server), suppress(TimeoutError):
            pipe.transport.write(self._request_with(seal))
            if await asyncio.wait_for(pipe.taken, PATIENCE):
                await self._ended
                return True
        return self.disconnected

    def join(self, pipe: Pipe) -> None:
        """The owner has taken it."""
        self.handshake_complete = True
        self._pipe = pipe

    def _request_with(self, seal: str) -> bytes:
        headers = self.request.headers.copy()
        headers.pop(SEAL, None)
        headers[SEAL] = seal
        return Request(self.request.path, headers).serialize()

    def data_received(self, data: bytes) -> None:
        """The browser says something."""
        if self._pipe is None:
            super().data_received(data)
        else:
            self._pipe.transport.write(data)

    def pause_writing(self) -> None:
        """The browser is slow: the owner has to wait."""
        super().pause_writing()
        if self._pipe is not None:
            self._pipe.transport.pause_reading()

    def resume_writing(self) -> None:
        """It may go on."""
        super().resume_writing()
        if self._pipe is not None:
            self._pipe.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """The browser has gone."""
        if self._ended is not None and not self._ended.done():
            self._ended.set_result(None)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops; a frame of its own would come in the middle of the owner's."""
        if self._pipe is None:
            super().shutdown()
        else:
            self.transport.close()
