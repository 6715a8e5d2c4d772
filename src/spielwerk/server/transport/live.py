"""The conversation with one browser over its WebSocket."""

import asyncio
import contextlib
import logging

from pydantic import ValidationError
from starlette.types import Receive, Send

from spielwerk.server.ground import alarms
from spielwerk.server.ground.limits import MAX_MESSAGE, MAX_STRIKES, Bucket
from spielwerk.server.matches.refusals import Refused
from spielwerk.server.messages.fields import explain
from spielwerk.server.messages.said import CLIENT_MESSAGE, ClientMessage, Join, Why
from spielwerk.server.storage.database import StorageError
from spielwerk.server.storage.owners import Elsewhere
from spielwerk.server.tables.answering import answer
from spielwerk.server.tables.audience import written
from spielwerk.server.tables.hall import Hall
from spielwerk.server.tables.table import Table
from spielwerk.server.tables.viewers import Viewer

logger = logging.getLogger(__name__)

RESTARTS = 1012
"""Close code: come again, perhaps to another server."""

POLICY = 1008
"""Close code: the server does not want to go on."""

TOO_LARGE = 1009
"""Close code: a message was too large."""


class Left(Exception):
    """The browser has gone."""


class Closed(Exception):
    """The server ends the conversation with this code; why has been said."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Conversation:
    """One socket, from its first message to its end."""

    def __init__(self, receive: Receive, send: Send, hall: Hall, address: str) -> None:
        self._asgi_receive = receive
        self._asgi_send = send
        self._hall = hall
        self._address = address
        rate = hall.settings.messages_per_second
        self._bucket = Bucket(rate, 2 * rate)
        self._strikes = 0

    async def run(self, table: str) -> None:
        """Let the browser join, then answer it until one of us ends it."""
        await self._asgi_receive()  # that it has come
        try:
            await self._asgi_send({"type": "websocket.accept"})
            await self._meet(table)
        except Closed as closed:
            with contextlib.suppress(OSError):
                await self._asgi_send({"type": "websocket.close", "code": closed.code})
        except (Left, OSError):  # uvicorn raises an OSError if the browser has gone
            pass

    async def _meet(self, name: str) -> None:
        try:
            join = await self._first_message()
            table = await self._find(name)
            seat = self._seat(table, join)
            viewer = Viewer(seat, join.since, self._say, lambda: table.greet_again(viewer))
            viewer.key = join.key
            viewer.address = self._address
            viewer.host = table.hosting.is_host(join.host)
            await table.join(viewer, join.name, join.promise, join.sign)
        except Refused as refused:
            alarms.refused(refused.code, self._address)
            await self._say(written(refused.told))
            raise Closed(TOO_LARGE if refused.code == "too_large" else POLICY) from None
        try:
            await self._listen(table, viewer)
        except Closed:
            await viewer.sent_all(self._hall.settings.close_timeout)
            raise
        finally:
            table.leave(viewer)
            viewer.stop()

    async def _first_message(self) -> Join:
        try:
            async with asyncio.timeout(self._hall.settings.join_timeout):
                message = self._read(await self._receive())
        except TimeoutError:
            raise Refused("timeout", "No join message came in time.") from None
        if not isinstance(message, Join):
            raise Refused("bad_message", "The first message must be a join.")
        return message

    async def _find(self, name: str) -> Table:
        try:
            table = await self._hall.get(name)
        except Elsewhere:
            raise Closed(RESTARTS) from None
        except StorageError as error:
            logger.error("%s", error)
            raise Refused("storage", "The server cannot read its tables now.") from None
        if table is None:
            raise Refused("no_table", "There is no such table.")
        return table

    def _seat(self, table: Table, join: Join) -> int | None:
        if join.key is None:
            return None
        seat = table.seat_of(join.key)
        if seat is None:
            raise Refused("bad_key", "This key opens no seat at this table.")
        return seat

    # Listening

    async def _listen(self, table: Table, viewer: Viewer) -> None:
        while True:
            text = await self._receive()
            if not self._hall.storage.holds:
                raise Closed(RESTARTS)
            try:
                if not self._bucket.take():
                    raise Refused("too_fast", "Too many messages; wait a moment.")
                message = self._read(text)
                if isinstance(message, Why) and not self._hall.wondered.allows(self._address):
                    raise Refused("too_fast", "Too many questions; wait a moment.")
                await answer(table, viewer, message)
                self._strikes = 0
            except Refused as refused:
                alarms.refused(refused.code, self._address)
                viewer.put(written(refused.told))
                self._strike(refused)
                if refused.code == "stale":
                    await self._tell_again(table, viewer)

    async def _tell_again(self, table: Table, viewer: Viewer) -> None:
        try:
            await table.tell_again(viewer)
        except Refused as refused:
            viewer.put(written(refused.told))

    def _strike(self, refused: Refused) -> None:
        """A browser that sends much nonsense is sent away; honest ones never come near."""
        if refused.code == "too_large":
            raise Closed(TOO_LARGE)
        self._strikes += 1
        if self._strikes >= MAX_STRIKES:
            raise Closed(POLICY)

    async def _receive(self) -> str | None:
        """The next message, however large; None if it is no text; Left if the browser has gone."""
        message = await self._asgi_receive()
        if message["type"] == "websocket.disconnect":
            raise Left
        text: str | None = message.get("text")
        return text

    def _read(self, text: str | None) -> ClientMessage:
        if text is None:
            raise Refused("bad_message", "A message must be text, not bytes.")
        if len(text) > MAX_MESSAGE:
            raise Refused("too_large", f"A message has at most {MAX_MESSAGE} characters.")
        try:
            return CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            message = f"The message was not understood: {explain(error)}"
            raise Refused("bad_message", message) from None

    async def _say(self, text: str) -> None:
        await self._asgi_send({"type": "websocket.send", "text": text})
