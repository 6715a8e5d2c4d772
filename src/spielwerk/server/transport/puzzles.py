"""The door to the puzzles: nothing is kept of who solves them."""

from functools import cache, lru_cache

from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.concurrency import run_in_threadpool

from spielwerk.puzzles.reading import PuzzleError, games
from spielwerk.server.matches.puzzles import heads_told, puzzle_told
from spielwerk.server.matches.refusals import Refusal
from spielwerk.server.messages.puzzles import GamePuzzles, PuzzleTold
from spielwerk.server.transport.asking import count
from spielwerk.server.transport.pages import Page

puzzles = APIRouter()

HOUR = "public, max-age=3600"
KEPT = 64
"""So many puzzles are kept as they were told last."""


@puzzles.get("/api/puzzles", response_model=list[GamePuzzles])
async def all_puzzles(request: Request) -> Response:
    """Which puzzles each game has."""
    count(request)
    return _all().response(request)


@puzzles.get("/api/puzzles/{game}/{number}", response_model=PuzzleTold)
async def puzzle(request: Request, game: str, number: int) -> Response:
    """A puzzle with all that can be done in it."""
    count(request)
    if game not in games():
        raise Refusal(404, "no_game", "There are no puzzles for such a game.")
    try:
        page = await run_in_threadpool(_one, game, number)
    except PuzzleError as error:
        raise Refusal(404, "no_puzzle", str(error)) from error
    return page.response(request)


@cache
def _all() -> Page:
    return Page.listing(heads_told(game) for game in games())


@lru_cache(KEPT)
def _one(game: str, number: int) -> Page:
    """PuzzleError: there is none of this number."""
    return Page.of("puzzle.json", puzzle_told(game, number).to_bytes(), HOUR)
