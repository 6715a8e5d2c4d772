"""What can be asked about a match that is over.

Its transcript with the receipt, replays through any seat's eyes, what chance did, and what if it
had gone on otherwise. The same for matches in files, which are sent along and not kept.
"""

import gzip
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing, suppress
from typing import Annotated, TypeVar

import orjson
from fastapi import APIRouter, Body, Query, Request
from fastapi.responses import Response, StreamingResponse

from spielwerk import bots
from spielwerk.core.documents import Written
from spielwerk.server.ground.aside import aside
from spielwerk.server.ground.limits import Limiter, Turns
from spielwerk.server.matches import fairness
from spielwerk.server.matches.beginning import BEGUN
from spielwerk.server.matches.refusals import Refusal
from spielwerk.server.matches.retelling import luck_of, replay_of, taken_over
from spielwerk.server.messages.http import Luck, Replay, TableCreated, WhatIf
from spielwerk.server.messages.stories import Story
from spielwerk.server.storage.kept import SeatRecord
from spielwerk.server.thinking.reviews import Reviews
from spielwerk.server.transport.asking import (
    address_of,
    check_origin,
    count,
    count_table,
    hall_of,
    table_of,
)

afterwards = APIRouter()

Made = TypeVar("Made")
Seat = Annotated[int | None, Query(ge=0, le=7, description="Through whose eyes; else nobody's.")]
Transcript = Annotated[Written, Body()]

AT_ONCE = 2
"""Matches that are replayed at the same time; more wait, so that tables are served."""

WAITING = 20
"""Matches that wait for their turn; who comes then is asked to come again."""

MOST_STEPS = 10_000
"""So many steps are read from a file; matches of bots that play anything have half as many."""


class Replays:
    """Who may look at a match now: that costs more than anything else that is asked for."""

    def __init__(self, replays_per_second: float) -> None:
        self.asked = Limiter(replays_per_second, 10 * replays_per_second)
        self.turns = Turns(AT_ONCE, WAITING)


@afterwards.get("/api/tables/{name}/transcript")
async def transcript(request: Request, name: str) -> Response:
    """The whole match in one file, with its receipt."""
    table = await table_of(request, name)
    told = await table.proven()
    return await _made(request, lambda: orjson.dumps(told))


@afterwards.get("/api/tables/{name}/replay", response_model=Replay)
async def replay(request: Request, name: str, seat: Seat = None) -> Response:
    """The match as one seat, or somebody who watched, saw it."""
    table = await table_of(request, name)
    told = await table.transcript()
    return await _made(request, lambda: replay_of(told, seat, table.record).to_bytes())


@afterwards.get("/api/tables/{name}/luck", response_model=Luck)
async def luck(request: Request, name: str) -> Response:
    """What chance did in the match, how likely that was, and the receipt that proves it."""
    table = await table_of(request, name)
    told = await table.proven()
    return await _made(request, lambda: luck_of(told).to_bytes())


@afterwards.get("/api/tables/{name}/story", response_model=Story)
async def story(request: Request, name: str, seat: Seat = None) -> Response:
    """The moments that mattered to a seat: a JSON document a line, as more is known."""
    table = await table_of(request, name)
    if seat is not None and seat >= len(table.record.seats):
        raise Refusal(422, "bad_request", "There is no such seat.", "seat")
    reviews: Reviews = request.app.state.reviews
    telling = reviews.story(name, await table.transcript(), seat)
    first = await anext(telling)
    lines = _lines(first, telling)
    headers = {"x-accel-buffering": "no"}
    return StreamingResponse(lines, media_type="application/x-ndjson", headers=headers)


async def _lines(first: Story, telling: AsyncGenerator[Story]) -> AsyncGenerator[bytes]:
    """What is told, line by line; what fails is not told any more."""
    yield first.to_bytes() + b"\n"
    async with aclosing(telling):
        with suppress(Refusal):
            async for told in telling:
                yield told.to_bytes() + b"\n"


@afterwards.post("/api/replay", response_model=Replay)
async def replay_file(request: Request, told: Transcript, seat: Seat = None) -> Response:
    """A match in a file as one seat, or somebody who watched, saw it."""
    return await _made(request, lambda: replay_of(bearable(told), seat).to_bytes())


@afterwards.post("/api/replay/luck", response_model=Luck)
async def luck_file(request: Request, told: Transcript) -> Response:
    """What chance did in a match in a file."""
    return await _made(request, lambda: luck_of(bearable(told)).to_bytes())


def bearable(told: Written) -> Written:
    """The same transcript; ValueError if it has more steps than are read from a file."""
    steps = told.get("steps")
    if isinstance(steps, list) and len(steps) > MOST_STEPS:
        raise ValueError(f"of a match in a file at most {MOST_STEPS} steps are read")
    return told


@afterwards.post("/api/replay/tables", status_code=201)
async def what_if(request: Request, wish: WhatIf) -> TableCreated:
    """A table at which a match goes on from its middle, against bots, with chance of its own."""
    count(request)
    check_origin(request)
    count_table(request)
    told = wish.transcript
    if wish.table is not None:
        told = await (await table_of(request, wish.table)).transcript()
    if told is None:
        raise Refusal(422, "bad_request", "A table or a transcript is needed.", "table")
    game, steps = await _tried(
        request, lambda: taken_over(told if wish.table else bearable(told), wish.steps)
    )
    if wish.bot not in bots.names(game.name) or wish.seat >= game.seats:
        raise Refusal(422, "bad_bot", "There is no such bot or seat.", "bot")
    key = fairness.new_key()
    sitting = [SeatRecord(bot=wish.bot, name=None, key_hash=None)] * game.seats
    sitting[wish.seat] = SeatRecord(bot=None, name=wish.name, key_hash=fairness.hashed(key))
    table = await hall_of(request).open(
        game.name, game.options, sitting, steps=steps, stage=BEGUN, origin=wish.table
    )
    name = table.record.id
    return TableCreated(table=name, keys={str(wish.seat): key}, watch=name)


async def _made(request: Request, make: Callable[[], bytes]) -> Response:
    """What is made of a transcript, packed for whoever understands that: it may be a megabyte."""
    packs = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if packs else {})
    body = await _tried(request, lambda: gzip.compress(make(), 5, mtime=0) if packs else make())
    return Response(body, headers=headers, media_type="application/json")


async def _tried(request: Request, make: Callable[[], Made]) -> Made:
    """What is made of a transcript, while tables go on; Refusal if that cannot be replayed."""
    replays: Replays = request.app.state.replays
    if not replays.asked.allows(address_of(request)):
        raise Refusal(429, "too_fast", "Too many matches at once; wait a moment.")
    async with replays.turns.one() as free:
        if not free:
            raise Refusal(503, "full", "Many matches are being looked at; come again in a moment.")
        try:
            return await aside(make)
        except ValueError as error:
            raise Refusal(422, "bad_transcript", str(error)[:300]) from error
