"""What a house rule changes, for who asks by HTTP."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing

from fastapi import APIRouter, Request
from fastapi.responses import Response, StreamingResponse

from spielwerk.server.matches.refusals import Refusal
from spielwerk.server.messages.effects import Effect, EffectWish
from spielwerk.server.thinking.effects import Effects, Key, is_house_rule, key_of
from spielwerk.server.transport.asking import address_of, check_origin, count, load

effects = APIRouter()


@effects.post("/api/games/{game}/effect", response_model=Effect)
async def effect(request: Request, game: str, wish: EffectWish) -> Response:
    """What house rules change, simulated: a JSON document a line, as more is known.

    Empty lines mean that nothing has happened for a while.
    """
    key = asked_about(request, game, wish)
    found: Effects = request.app.state.effects
    known_already = found.of(key)
    if isinstance(known_already, Effect):
        return Response(known_already.to_bytes() + b"\n", media_type="application/x-ndjson")
    if known_already is None:
        if not wish.begin:
            raise Refusal(404, "no_effect", "Nobody tries these rules.")
        if not found.asked.allows(address_of(request)):
            raise Refusal(429, "too_fast", "Too many rules are tried from here; wait a minute.")
        found.check()
    lines = told(found, key, request.app.state.door.enter(), wish.asker)
    headers = {"x-accel-buffering": "no"}
    return StreamingResponse(lines, media_type="application/x-ndjson", headers=headers)


@effects.post("/api/games/{game}/effect/stop", status_code=204)
async def stop(request: Request, game: str, wish: EffectWish) -> None:
    """The asker does not want to know any more: a simulation ends that nobody else wants."""
    key = asked_about(request, game, wish)
    if wish.asker is not None:
        found: Effects = request.app.state.effects
        found.leave(key, wish.asker)


def asked_about(request: Request, game: str, wish: EffectWish) -> Key:
    """The house rules that somebody asks about; Refusal if they are none."""
    count(request)
    check_origin(request)
    key = key_of(load(game, wish.options, wish.seats))
    if not is_house_rule(key):
        raise Refusal(422, "bad_option", "These are the rulebook's rules.", "options")
    return key


async def told(
    found: Effects, key: Key, ended: "asyncio.Future[None]", asker: str | None = None
) -> AsyncGenerator[bytes]:
    """A simulation line by line, until it is over or the server stops.

    It begins with the first line: who has gone before leaves none behind.
    """
    async with aclosing(found.begin(key).follow(ended, asker)) as following:
        async for news in following:
            yield (b"" if news is None else news.to_bytes()) + b"\n"
