"""Whoever has had a letter says here whether more are wanted: what stands in it opens this."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from spielwerk.server.matches.refusals import Refusal
from spielwerk.server.messages.http import LettersTold, LettersWish
from spielwerk.server.transport.asking import check_origin, count, hall_of

correspondence = APIRouter()

Token = Annotated[str, Path(max_length=64, description="From a letter.")]


@correspondence.post("/api/letters/{token}")
async def decide(request: Request, token: Token, wish: LettersWish) -> LettersTold:
    """Let letters come, or no more of them. Nothing else does: mail programs open all links."""
    check_origin(request)
    return await _decided(request, token, wish.wanted)


@correspondence.post("/api/letters/{token}/end")
async def end(request: Request, token: Token) -> LettersTold:
    """End letters with one click in a mail program (RFC 8058)."""
    return await _decided(request, token, wanted=False)


async def _decided(request: Request, token: str, wanted: bool) -> LettersTold:
    count(request)
    if not await hall_of(request).letters.decide(token, wanted):
        raise Refusal(404, "not_found", "This stands in no letter.")
    return LettersTold(wanted=wanted)
