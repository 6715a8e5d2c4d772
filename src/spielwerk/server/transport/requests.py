"""uvicorn's connection, which gives nobody more than a while, or so many bytes, to ask."""

import asyncio
from http import HTTPStatus
from typing import cast

from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from spielwerk.server.ground.limits import MAX_FILE, MAX_HEAD, MAX_PIPELINED
from spielwerk.server.transport.incoming import Incoming, Share, network_of

REQUEST_SECONDS = 10.0
"""For a whole request, from the connection or the first byte on."""

MOST = 2 * MAX_FILE
"""Bytes of a request, however they are cut into chunks."""


class TooMuch(ValueError):
    """More stands in a head, or more requests wait, than anybody needs."""


class Requests(HttpToolsProtocol):
    """A connection whose requests have to come whole, and soon."""

    _deadline: asyncio.TimerHandle | None = None
    _share: Share | None = None
    _counted = ""
    _headed = False
    _came = 0
    _head = 0

    @property
    def _incoming(self) -> Incoming:
        return cast("Incoming", cast("FastAPI", self.config.app).state.incoming)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come, and says what they want soon."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if peer and not self._incoming.is_proxy(peer):
            who = network_of(peer)
            if not self._incoming.enter(who):
                transport.abort()
                return
            self._counted = who
        self._deadline = self.loop.call_later(REQUEST_SECONDS, transport.abort)

    def data_received(self, data: bytes) -> None:
        """A part of a request, or several."""
        self._came += len(data)
        super().data_received(data)
        if self._headed and self._came > MOST:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        elif not self._headed and self._came > MAX_HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head = 0
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def on_url(self, url: bytes) -> None:
        """A part of what is asked for."""
        super().on_url(url)
        self._add_to_head(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """One line of its head, or behind its body."""
        super().on_header(name, value)
        self._add_to_head(len(name) + len(value))

    def _add_to_head(self, size: int) -> None:
        self._head += size
        if self._head > MAX_HEAD:
            raise TooMuch

    def on_headers_complete(self) -> None:
        """Its head is there, and perhaps a body follows."""
        super().on_headers_complete()
        if self.parser.should_upgrade():
            return
        if len(self.pipeline) > MAX_PIPELINED:
            raise TooMuch
        self._headed, self._came = True, 0
        self._let_go()
        who, handed_on = self._incoming.sender(self.scope)
        self._share = Share(self._incoming, who)
        if handed_on:
            self._leave()

    def on_body(self, body: bytes) -> None:
        """A part of its body, which waits until the answer is there."""
        share = self._share
        waits = share is not None and not self.cycle.response_complete
        if share is not None and waits and not share.hold(len(body)):
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)
        else:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """It is there as a whole."""
        super().on_message_complete()
        self._end()

    def on_response_complete(self) -> None:
        """It is answered."""
        self._let_go()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket."""
        self._end()
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._end()
        self._let_go()
        self._leave()
        super().connection_lost(exc)

    def _refuse(self, status: HTTPStatus) -> None:
        """Say so, and listen no more."""
        if not self.transport.is_closing():
            head = f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\n"
            self.transport.write(f"{head}content-length: 0\r\n\r\n".encode())
            self.transport.close()

    def _end(self) -> None:
        self._headed, self._came = False, 0
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _let_go(self) -> None:
        if self._share is not None:
            self._share.release()

    def _leave(self) -> None:
        if self._counted:
            self._incoming.leave(self._counted)
            self._counted = ""
