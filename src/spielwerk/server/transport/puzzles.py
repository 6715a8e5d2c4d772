"""The door to the puzzles: nothing is kept of who solves them."""

import gzip

from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.concurrency import run_in_threadpool

from spielwerk.puzzles.reading import PuzzleError, games
from spielwerk.server.matches.puzzles import heads_told, packed
from spielwerk.server.matches.refusals import Refusal
from spielwerk.server.messages.puzzles import GamePuzzles, PuzzleTold
from spielwerk.server.transport.asking import count

puzzles = APIRouter()


@puzzles.get("/api/puzzles")
async def all_puzzles(request: Request) -> list[GamePuzzles]:
    """Which puzzles each game has."""
    count(request)
    return [heads_told(game) for game in games()]


@puzzles.get("/api/puzzles/{game}/{number}", response_model=PuzzleTold)
async def puzzle(request: Request, game: str, number: int) -> Response:
    """A puzzle with all that can be done in it."""
    count(request)
    if game not in games():
        raise Refusal(404, "no_game", "There are no puzzles for such a game.")
    try:
        body = await run_in_threadpool(packed, game, number)
    except PuzzleError as error:
        raise Refusal(404, "no_puzzle", str(error)) from error
    headers = {"cache-control": "public, max-age=3600", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, 200, headers, "application/json")
