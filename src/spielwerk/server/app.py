"""The application: HTTP interface, sockets, pages."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from http import HTTPStatus
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

import spielwerk
from spielwerk import bots
from spielwerk.core.documents import Written
from spielwerk.server.ground import alarms
from spielwerk.server.ground.limits import Limiter, Present
from spielwerk.server.ground.settings import Settings
from spielwerk.server.matches.records import game_of
from spielwerk.server.matches.refusals import Refusal, Refused
from spielwerk.server.messages.fields import Outgoing
from spielwerk.server.messages.http import (
    Bot,
    GameInfo,
    Geometry,
    NewTable,
    Option,
    Problem,
    ProblemCode,
    Review,
    SetupInfo,
    TableCreated,
    TableInfo,
)
from spielwerk.server.messages.told import ErrorCode
from spielwerk.server.storage.database import StorageError
from spielwerk.server.storage.storage import Storage
from spielwerk.server.tables.hall import Hall
from spielwerk.server.tables.opening import opened
from spielwerk.server.thinking.bots import BotProcesses
from spielwerk.server.thinking.effects import Effects
from spielwerk.server.thinking.reviews import Reviews
from spielwerk.server.transport.afterwards import Replays, afterwards
from spielwerk.server.transport.asking import (
    address_of,
    check_origin,
    count,
    count_table,
    hall_of,
    load,
    table_of,
)
from spielwerk.server.transport.bot_door import Door, programs
from spielwerk.server.transport.correspondence import correspondence
from spielwerk.server.transport.documentation import PACKED, add_documentation
from spielwerk.server.transport.doors import Doors, from_our_page
from spielwerk.server.transport.effect import effects
from spielwerk.server.transport.handing import (
    Lines,
    add_handing,
    cutting,
    splice,
)
from spielwerk.server.transport.health import add_health
from spielwerk.server.transport.incoming import Incoming, is_handed_on
from spielwerk.server.transport.lessons import lessons
from spielwerk.server.transport.live import Conversation
from spielwerk.server.transport.lobby import add_lobby
from spielwerk.server.transport.pages import ASK, Page, Pages
from spielwerk.server.transport.puzzles import puzzles
from spielwerk.server.transport.rules import add_rules

logger = logging.getLogger(__name__)


SOCKETS = "/ws/tables/"

CODES: dict[int, ProblemCode] = {404: "not_found", 413: "too_large"}
"""The problems that FastAPI finds itself."""

REFUSED: dict[ErrorCode, tuple[int, ProblemCode]] = {
    "bad_key": (403, "bad_key"),
    "damaged": (500, "damaged"),
    "locked": (409, "locked"),
    "not_begun": (409, "not_over"),
    "not_over": (409, "not_over"),
    "storage": (503, "storage"),
    "taken": (409, "taken"),
}
"""What a table refuses when it is asked over HTTP."""

STATUSES: dict[ErrorCode, int] = {
    "bad_message": 422,
    "full": 503,
    "illegal": 422,
    "internal": 500,
    "no_coach": 403,
    "no_seat": 403,
    "no_table": 404,
    "too_fast": 429,
}
"""What else a table refuses; all the rest is not for now (409)."""


def create_app(storage: Storage, settings: Settings | None = None) -> FastAPI:
    """The whole server around an open storage, which is closed with it."""
    settings = settings or Settings()
    app = FastAPI(
        title="Spielwerk",
        version=version("spielwerk"),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lambda app: _living(app, storage, settings),
        responses={
            "default": {"description": "A problem", "content": {"application/problem+json": {}}}
        },
    )
    _set_limits(app, settings)
    app.add_middleware(Doors, sockets=Sockets(app), secret=settings.cluster_secret)
    _add_problems(app)
    add_handing(app)
    _add_games(app)
    _add_tables(app)
    add_lobby(app)
    app.include_router(afterwards)
    app.include_router(effects)
    app.include_router(lessons)
    app.include_router(puzzles)
    app.include_router(programs)
    app.include_router(correspondence)
    add_health(app, storage)
    pages = Pages(documented=PACKED.exists())
    add_rules(app, pages)
    add_documentation(app)
    _add_pages(app, pages)
    return app


@asynccontextmanager
async def _living(app: FastAPI, storage: Storage, settings: Settings) -> AsyncIterator[None]:
    """What the server has from its start to its end: tables, and processes that think."""
    processes = BotProcesses(
        settings.bot_processes, settings.bot_patience, settings.search_patience
    )
    app.state.hall = hall = Hall(storage, settings, processes)
    app.state.reviews = reviews = Reviews(settings.review_patience, processes.preparation)
    if hall.sharing is not None:
        hall.sharing.send_away, hall.sharing.end = app.state.send_away, app.state.end
    hall.start()
    if settings.bots_wait:
        processes.start()
    try:
        async with cutting(app.state.lines, storage.lease):
            yield
    finally:
        hall.close()
        reviews.close()
        app.state.effects.close()
        processes.close()
        storage.close()


def _set_limits(app: FastAPI, settings: Settings) -> None:
    """How much anybody may ask for."""
    app.state.settings = settings
    app.state.lines = Lines()
    app.state.send_away = app.state.end = lambda: None
    app.state.asked = Limiter(settings.requests_per_second, 4 * settings.requests_per_second)
    app.state.opened = Limiter(settings.tables_per_minute / 60, settings.tables_per_minute)
    app.state.replays = Replays(settings.replays_per_second)
    app.state.effects = Effects(settings.effect_games, settings.effects_per_minute)
    app.state.present = Present(settings.sockets_per_address)
    app.state.incoming = Incoming(
        settings.sockets_per_address, settings.trusted_proxies, settings.cluster_secret
    )
    app.state.door = Door(settings.messages_per_second, app.state.present)


# HTTP


def _add_games(app: FastAPI) -> None:
    @app.get("/api/games", response_model=list[GameInfo])
    async def games(request: Request) -> Response:
        """The games that can be played here."""
        count(request)
        return _games().response(request)

    @app.get("/api/games/{game}/geometry", response_model=Geometry)
    async def geometry(request: Request, game: str, seats: int | None = None) -> Response:
        """How the board of a game for so many seats looks; what else is asked for are options."""
        count(request)
        _check_game(game)
        return _board(load(game, _options(request), seats)).response(request)

    @app.get("/api/games/{game}/teams")
    async def teams(request: Request, game: str, seats: int | None = None) -> list[list[int]]:
        """Which seats play together; what else is asked for are options by their names."""
        count(request)
        _check_game(game)
        return load(game, _options(request), seats).teams()

    @app.get("/api/games/{game}/setups")
    async def setups(request: Request, game: str, seats: int | None = None) -> list[SetupInfo]:
        """The ready-made set-ups of a game, none where nothing is set up; asked like its teams."""
        count(request)
        _check_game(game)
        setups = load(game, _options(request), seats).setups()
        return [SetupInfo.model_validate(setup) for setup in setups]


def _add_tables(app: FastAPI) -> None:
    @app.post("/api/tables", status_code=201)
    async def open_table(request: Request, new: NewTable) -> TableCreated:
        """Set up a table."""
        count(request)
        check_origin(request)
        count_table(request)
        game = load(new.game, new.options, len(new.seats))
        _check_bots(game, new)
        return await opened(hall_of(request), game, new)

    @app.get("/api/tables/{name}")
    async def table_info(request: Request, name: str) -> TableInfo:
        """What anybody who knows its name may know of a table."""
        return (await table_of(request, name)).info()

    @app.get("/api/tables/{name}/geometry", response_model=Geometry)
    async def table_geometry(request: Request, name: str) -> Response:
        """How the board of a table looks: it may depend on seats and options."""
        table = await table_of(request, name)
        return _board(game_of(table.record)).response(request)

    @app.get("/api/tables/{name}/review", response_model=Review)
    async def review(request: Request, name: str) -> Response:
        """A match looked at after its end: the first time that takes a while."""
        table = await table_of(request, name)
        reviews: Reviews = request.app.state.reviews
        reviewed = await reviews.of(name, await table.transcript())
        return Response(reviewed, media_type="application/json")


def _check_bots(game: spielwerk.Game, new: NewTable) -> None:
    if new.stand_in is not None and new.stand_in not in bots.names(game.name):
        raise Refusal(422, "bad_bot", "There is no such bot.", "stand_in")
    for number, seat in enumerate(new.seats):
        if isinstance(seat, Bot) and seat.bot not in bots.names(game.name):
            raise Refusal(422, "bad_bot", "There is no such bot.", f"seats.{number}.bot")


@cache
def _games() -> Page:
    return Page.listing(_game_info(name) for name in spielwerk.games())


def _board(game: spielwerk.Game) -> Page:
    told = Geometry.model_validate(game.geometry())
    return Page.of("board.json", told.model_dump_json(exclude_none=True).encode(), ASK)


def _game_info(name: str) -> GameInfo:
    game = spielwerk.load(name)
    return GameInfo(
        name=name,
        seats=list(game.seat_counts),
        teams=game.teams(),
        options=[Option.model_validate(option) for option in game.option_list()],
        presets={preset: dict(values) for preset, values in game.presets.items()},
        bots=list(bots.names(name)),
    )


def _options(request: Request) -> Written:
    return {name: value for name, value in request.query_params.items() if name != "seats"}


def _check_game(name: str) -> None:
    if name not in spielwerk.games():
        raise Refusal(404, "no_game", "There is no such game.")


# Sockets


class Sockets:
    """`/ws/tables/NAME`: a seat at a table, or a look at it.

    An ASGI application past FastAPI's layers, as messages go out to everybody for every move.
    """

    def __init__(self, app: FastAPI) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket."""
        try:
            await self._admit(scope, receive, send)
        except Refusal as refusal:
            alarms.refused(refusal.code, address_of(HTTPConnection(scope)))
            problem = _problem(refusal.status, refusal.code, str(refusal))
            await WebSocket(scope, receive, send).send_denial_response(problem)

    async def _admit(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a browser in; Refusal if it comes from elsewhere, or too many from its address."""
        state, address = self._app.state, address_of(HTTPConnection(scope))
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        if not path.startswith(SOCKETS):
            raise Refusal(404, "not_found", "There is no such socket.")
        if not from_our_page(Headers(scope=scope), state.settings.origins):
            raise Refusal(403, "bad_origin", "This socket comes from another site's page.")
        with state.present.one(address) as allowed:
            free = allowed and state.asked.allows((SOCKETS, address))
            if not free and not is_handed_on(scope):
                raise Refusal(429, "too_fast", "Too many browsers and programs from here.")
            if await self._is_spliced(scope, path.removeprefix(SOCKETS)):
                return
            conversation = Conversation(receive, send, state.hall, address)
            await conversation.run(path.removeprefix(SOCKETS))

    async def _is_spliced(self, scope: Scope, name: str) -> bool:
        """Whether it was another server's, until it ended."""
        state = self._app.state
        return state.hall.storage.shared and await splice(state.hall, scope, name, state.lines)


# Pages


def _add_pages(app: FastAPI, pages: Pages) -> None:
    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        """The client, at all addresses that are not the interface's."""
        response = None if path.startswith(("api/", "ws/")) else pages.get(request)
        if response is None:
            raise HTTPException(404)
        return response


# Problems


def _json(body: Outgoing, status: int = 200, media_type: str = "application/json") -> Response:
    return Response(body.to_bytes(), status, media_type=media_type)


def _problem(
    status: int, code: ProblemCode | ErrorCode, detail: str, where: str | None = None
) -> Response:
    title, readable = HTTPStatus(status).phrase, detail.encode(errors="replace").decode()
    problem = Problem(title=title, status=status, detail=readable, code=code, where=where)
    answer = _json(problem, status, "application/problem+json")
    if status == HTTPStatus.UNAUTHORIZED:
        answer.headers["www-authenticate"] = "Bearer"
    return answer


Handler = Callable[[Request, Any], Awaitable[Response]]


async def _refused(request: Request, refusal: Refusal) -> Response:
    alarms.refused(refusal.code, address_of(request))
    return _problem(refusal.status, refusal.code, str(refusal), refusal.where)


async def _refused_by_table(request: Request, refused: Refused) -> Response:
    alarms.refused(refused.code, address_of(request))
    usual = STATUSES.get(refused.code, 409), refused.code
    status, code = REFUSED.get(refused.code, usual)
    return _problem(status, code, str(refused))


async def _not_kept(_request: Request, error: StorageError) -> Response:
    logger.error("%s", error)
    return _problem(503, "storage", "The server cannot use its database now; try again.")


async def _not_understood(_request: Request, error: RequestValidationError) -> Response:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    what = str(first["msg"]).removeprefix("Value error, ")
    if first["type"] == "json_invalid":
        return _problem(400, "bad_request", "The body is not JSON.")
    return _problem(422, "bad_request", what, where or None)


async def _not_found(_request: Request, error: HTTPException) -> Response:
    code = CODES.get(error.status_code, "bad_request")
    problem = _problem(error.status_code, code, str(error.detail))
    problem.headers.update(error.headers or {})
    return problem


async def _failed(_request: Request, _error: Exception) -> Response:
    return _problem(500, "internal", "The server failed at this request.")


HANDLERS: dict[Any, Handler] = {
    Refusal: _refused,
    Refused: _refused_by_table,
    StorageError: _not_kept,
    RequestValidationError: _not_understood,
    HTTPException: _not_found,
    Exception: _failed,
}


def _add_problems(app: FastAPI) -> None:
    for kind, handler in HANDLERS.items():
        app.add_exception_handler(kind, handler)
