"""uvicorn's socket, with less to do for each message than if it could be any."""

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

FEW = 8
"""So many messages of a browser may wait before no more of them are read."""

TEXT, SHORT, MEDIUM = 0x81, 126, 1 << 16
"""A text in one frame; up to where its length stands in one byte, and in two more."""


class Socket(WebSocketsSansIOProtocol):
    """One browser's socket: texts go straight out, and reading is seldom interrupted."""

    async def send(self, message: ASGISendEvent) -> None:
        """A text to a browser that is there in one piece; all else as uvicorn does it."""
        text = message.get("text") if message["type"] == "websocket.send" else None
        await self.writable.wait()
        if not isinstance(text, str) or not self._is_open():
            await super().send(message)
        elif self.disconnected:
            raise ClientDisconnected
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
