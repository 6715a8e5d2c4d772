"""uvicorn's connection, which gives nobody more than a while to say what they want."""

import asyncio
from collections import Counter

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_SECONDS = 10.0
"""For a whole request, from the connection or the first byte on."""

UNFINISHED = 128
"""Requests of one machine that may come in at once with a body: a proxy is one as well."""

_under_way: Counter[str] = Counter()


class Requests(HttpToolsProtocol):
    """A connection whose requests have to come whole, and soon."""

    _deadline: asyncio.TimerHandle | None = None
    _from: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come, and says what they want soon."""
        super().connection_made(transport)
        self._deadline = self.loop.call_later(REQUEST_SECONDS, transport.abort)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def on_headers_complete(self) -> None:
        """Its head is there, and perhaps a body follows."""
        super().on_headers_complete()
        if self.parser.should_upgrade() or self._from is not None or not self.client:
            return
        self._from = self.client[0]
        _under_way[self._from] += 1
        if _under_way[self._from] > UNFINISHED and self._has_body():
            self.transport.abort()

    def _has_body(self) -> bool:
        names = {name for name, _ in self.headers}
        return not names.isdisjoint({b"content-length", b"transfer-encoding"})

    def on_message_complete(self) -> None:
        """It is there as a whole."""
        super().on_message_complete()
        self._end()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket."""
        self._end()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._end()
        super().connection_lost(exc)

    def _end(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if self._from is not None:
            _under_way[self._from] -= 1
            if not _under_way[self._from]:
                del _under_way[self._from]
            self._from = None
