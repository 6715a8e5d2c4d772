"""The door for programs: a seat at a table over plain HTTP, without a socket.

`GET …/stream` tells what a socket is told, a JSON document a line; `POST …/messages` takes what a
browser says. Which seat it is the key says: `Authorization: Bearer KEY`.
"""

import asyncio
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Body, Depends, Query, Request
from fastapi.responses import Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import RootModel
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from spielwerk.server.ground.limits import HEARTBEAT, Limiter, Present
from spielwerk.server.matches.refusals import Refusal
from spielwerk.server.messages.fields import Name, Promise
from spielwerk.server.messages.said import ClientMessage, Join
from spielwerk.server.messages.told import ServerMessage
from spielwerk.server.tables.answering import answer
from spielwerk.server.tables.table import Table
from spielwerk.server.tables.viewers import Viewer
from spielwerk.server.transport.asking import address_of, check_origin, table_of
from spielwerk.server.transport.incoming import is_handed_on

HEADERS = [
    (b"content-type", b"application/x-ndjson"),
    (b"x-accel-buffering", b"no"),  # a proxy is to hand on every line at once
]

programs = APIRouter()

KEY = HTTPBearer(auto_error=False, description="The key of a seat.")

MAX_VERSION = 10**12

Given = Annotated[HTTPAuthorizationCredentials | None, Depends(KEY)]


class Line(RootModel[ServerMessage]):
    """What the table tells: the same as over a socket."""


class Door:
    """Everybody who listens at it: when the server stops, they are sent away."""

    def __init__(self, messages_per_second: float, present: Present) -> None:
        self.said = Limiter(messages_per_second, 2 * messages_per_second)
        self.present = present
        self._listening: set[asyncio.Future[None]] = set()

    def enter(self) -> asyncio.Future[None]:
        """Somebody has come, who goes when this is done."""
        ended = asyncio.get_running_loop().create_future()
        self._listening.add(ended)
        ended.add_done_callback(self._listening.discard)
        return ended

    def close(self) -> None:
        """The server stops."""
        for ended in list(self._listening):
            if not ended.done():
                ended.set_result(None)


class Stream(Response):
    """Everything that a viewer is told, from its coming to its going."""

    media_type = "application/x-ndjson"

    def __init__(self, door: Door, table: Table, seat: int | None, join: Join) -> None:
        super().__init__()
        self._door = door
        self._table = table
        self._seat = seat
        self._join = join
        self._begun = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""

        async def say(text: str) -> None:
            if not self._begun:
                self._begun = True
                await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
            body = text.encode() + b"\n"
            await send({"type": "http.response.body", "body": body, "more_body": True})

        table, join = self._table, self._join
        viewer = Viewer(self._seat, join.since, say, lambda: table.greet_again(viewer))
        viewer.key = join.key
        with self._door.present.one(address_of(Request(scope))) as allowed:
            if not allowed and not is_handed_on(scope):
                raise Refusal(429, "too_fast", "Too many browsers and programs from here.")
            await table.join(viewer, join.name, join.promise)
            try:
                await self._last(receive, viewer)
            finally:
                table.leave(viewer)
                viewer.stop()
        await send({"type": "http.response.body", "body": b""})

    async def _last(self, receive: Receive, viewer: Viewer) -> None:
        """Until the program has gone, or the server stops."""
        gone = asyncio.ensure_future(_gone(receive))
        ended = self._door.enter()
        try:
            while not ended.done() and not gone.done():
                first = asyncio.FIRST_COMPLETED
                done, _ = await asyncio.wait({gone, ended}, timeout=HEARTBEAT, return_when=first)
                if not done:
                    viewer.put("")
        finally:
            gone.cancel()
            ended.cancel()


async def _gone(receive: Receive) -> None:
    with suppress(HTTPException):  # its request goes on for too long
        while (await receive())["type"] != "http.disconnect":
            pass


@programs.get(
    "/api/tables/{name}/stream", response_model=Line, response_class=Stream, status_code=200
)
async def stream(
    request: Request,
    name: str,
    given: Given,
    since: Annotated[int, Query(ge=0, le=MAX_VERSION)] = 0,
    called: Annotated[Name | None, Query(alias="name")] = None,
    promise: Annotated[Promise | None, Query()] = None,
) -> Response:
    """Join a table and hear all that its seat may know, a JSON document a line.

    Without a key one watches. Empty lines mean that nothing has happened for a while.
    """
    table = await table_of(request, name)
    seat = _seat_of(request, table, given)
    key = given.credentials if given else None
    join = Join(type="join", key=key, since=since, name=called, promise=promise)
    return Stream(request.app.state.door, table, seat, join)


@programs.post("/api/tables/{name}/messages", response_model=list[Line])
async def say(
    request: Request, name: str, given: Given, message: Annotated[ClientMessage, Body()]
) -> Response:
    """Say to a table what a browser may say; the answers that are for nobody else.

    What happens by it comes through the stream. An action sent again with the same number is not
    played again.
    """
    check_origin(request)
    table = await table_of(request, name)
    seat = _seat_of(request, table, given)
    if seat is None:
        raise Refusal(401, "bad_key", "To say something one needs the key of a seat.")
    if not request.app.state.door.said.allows((name, seat)):
        raise Refusal(429, "too_fast", "Too many messages; wait a moment.")
    return await _answered(table, seat, message, address_of(request))


async def _answered(table: Table, seat: int, message: ClientMessage, address: str) -> Response:
    answers: list[str] = []

    async def hear(text: str) -> None:
        answers.append(text)

    async def nothing() -> None:
        pass

    viewer = Viewer(seat, 0, hear, nothing)
    viewer.address = address
    await answer(table, viewer, message)
    return Response(f"[{','.join(answers)}]", media_type="application/json")


def _seat_of(
    request: Request, table: Table, given: HTTPAuthorizationCredentials | None
) -> int | None:
    """The seat whose key came along; None where none did."""
    if given is None and "authorization" not in request.headers:
        return None
    seat = None if given is None else table.seat_of(given.credentials)
    if seat is None:
        raise Refusal(401, "bad_key", "This key opens no seat at this table.")
    return seat
