"""uvicorn's socket: less to do for each message than if it could be any, and bounds for all."""

from typing import cast

from fastapi import FastAPI
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from spielwerk.server.ground.limits import (
    MAX_PARTS,
    MAX_QUEUED,
    MAX_UNREAD,
    PINGS_PER_SECOND,
    Bucket,
)
from spielwerk.server.transport.incoming import Incoming, Share

FEW = 8
"""So many messages of a browser may wait before no more of them are read."""

SMALL = 1024
"""Bytes that come at once and are not counted if they can be read as soon."""

POLICY = 1008
"""Close code: the server does not want to go on."""

TEXT, SHORT, MEDIUM = 0x81, 126, 1 << 16
"""A text in one frame; up to where its length stands in one byte, and in two more."""


class Socket(WebSocketsSansIOProtocol):
    """One browser's socket: texts go straight out, and reading is seldom interrupted.

    What comes and is not read yet is counted, and whoever sends too much of it is sent away; so is
    who sends many frames that say nothing.
    """

    _share: Share
    _empty: Bucket | None = None

    def handle_connect(self, event: Request) -> None:
        """Somebody asks for a socket."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            incoming = cast("Incoming", cast("FastAPI", self.config.app).state.incoming)
            self._share = Share(incoming, incoming.sender(self.scope)[0])

    def data_received(self, data: bytes) -> None:
        """Frames, or parts of them."""
        super().data_received(data)
        if not hasattr(self, "scope") or (len(data) <= SMALL and not self._begun()):
            return
        share, queued = self._share, self.queue.qsize()
        if share.size + len(data) > MAX_UNREAD or queued > MAX_QUEUED or not share.hold(len(data)):
            self._send_away("too much at once")
        elif not queued and not self._begun():
            share.release()

    def _begun(self) -> bool:
        """Whether a part of a message is there, and not all of it."""
        return bool(self.conn.reader.buffer or self.frames)

    async def receive(self) -> ASGIReceiveEvent:
        """The next message."""
        message = await super().receive()
        if self._share.size and self.queue.empty() and not self._begun():
            self._share.release()
        return message

    def handle_cont(self, event: Frame) -> None:
        """A message goes on."""
        super().handle_cont(event)
        if len(self.frames) > MAX_PARTS:
            self._send_away("too many parts")

    def handle_ping(self) -> None:
        """Answer a ping, but nobody who sends nothing else."""
        if self._may_be_empty():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Nobody who sends nothing else is listened to."""
        if self._may_be_empty():
            super().handle_pong(event)

    def _may_be_empty(self) -> bool:
        if self._empty is None:
            self._empty = Bucket(PINGS_PER_SECOND, 10 * PINGS_PER_SECOND)
        allowed = self._empty.take()
        if not allowed:
            self._send_away("too many pings")
        return allowed

    def _send_away(self, why: str) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(POLICY, why)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The browser has gone."""
        if hasattr(self, "scope"):
            self._share.release()
        super().connection_lost(exc)

    async def send(self, message: ASGISendEvent) -> None:
        """A text to a browser that is there in one piece; all else as uvicorn does it."""
        text = message.get("text") if message["type"] == "websocket.send" else None
        await self.writable.wait()
        if self.disconnected or (self.handshake_complete and self.transport.is_closing()):
            raise ClientDisconnected
        if not isinstance(text, str) or not self._is_open():
            await super().send(message)
        else:
            self.transport.write(framed(text.encode()))

    def _is_open(self) -> bool:
        return self.handshake_complete and not self.close_sent and self.conn.state is State.OPEN

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, and read on while few of them wait."""
        if self.read_paused or self.queue.qsize() >= FEW:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True  # as far as uvicorn sees it, which would else pause
            try:
                super().send_receive_event_to_app()
            finally:
                self.read_paused = False


def framed(text: bytes) -> bytes:
    """One frame of a server, which masks nothing (RFC 6455, section 5.2)."""
    length = len(text)
    if length < SHORT:
        return bytes((TEXT, length)) + text
    if length < MEDIUM:
        return bytes((TEXT, SHORT)) + length.to_bytes(2) + text
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8) + text
