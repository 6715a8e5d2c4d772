"""The pages of the rules: `/rules/dog` in the reader's language, `/rules/de/dog` in German."""

from collections.abc import Callable, Hashable

import orjson
from fastapi import FastAPI, HTTPException, Request
from fastapi.responses import Response

import spielwerk
from spielwerk import OptionError, rulespages
from spielwerk.rulespages.figures import Drawn
from spielwerk.rulespages.house import cannot_be
from spielwerk.rulespages.html import Place, whole
from spielwerk.rulespages.trying import trials
from spielwerk.server.ground.aside import aside
from spielwerk.server.ground.limits import Turns
from spielwerk.server.matches.refusals import Refusal
from spielwerk.server.transport.asking import count
from spielwerk.server.transport.pages import ASK, Page, Pages
from spielwerk.text import LANGUAGES

Asked = tuple[tuple[str, str], ...]
Made = tuple[int, Page]
"""A page and its status."""

MOST_ASKED = 40
"""More options than any game has."""

KEPT = 64
"""So many pages are kept as they were made, of up to half a megabyte each."""

WAITING = 40
"""Pages that wait until one is made; who comes then is asked to come again."""


def add_rules(app: FastAPI, pages: Pages) -> None:
    """Serve the rules of every game that has a page, with the figures of the client's build."""
    drawn, made = figures_of(pages), Making().made

    @app.get("/rules/{game}", include_in_schema=False)
    async def rules(request: Request, game: str) -> Response:
        """The rules in the language that the reader's browser asks for."""
        language = language_of(request.headers.get("accept-language", ""))
        return await answer(request, game, language)

    @app.get("/rules/{language}/{game}", include_in_schema=False)
    async def rules_in(request: Request, language: str, game: str) -> Response:
        """The rules in this language."""
        if language not in LANGUAGES:
            raise HTTPException(404)
        return await answer(request, game, language)

    @app.get("/rules/{language}/{game}/figures/{figure}", include_in_schema=False)
    async def tried(request: Request, language: str, game: str, figure: str) -> Response:
        """What can be tried in a figure of this page."""
        count(request)
        if language not in LANGUAGES or game not in drawn:
            raise HTTPException(404)
        if figure not in rulespages.contents_of(game).figures:
            raise HTTPException(404)
        what = game, language, figure
        _, page = await made(what, lambda: _trials(game, language, figure))
        return page.response(request)

    async def answer(request: Request, game: str, language: str) -> Response:
        count(request)
        if game not in drawn:
            raise HTTPException(404)
        root, asked = request.scope.get("root_path", ""), asked_of(request)
        what = game, language, asked, root
        status, page = await made(what, lambda: _shown(game, language, asked, root, drawn[game]))
        response = page.response(request, status)
        response.headers["vary"] = "accept-encoding, accept-language"
        return response


def figures_of(pages: Pages) -> dict[str, Drawn]:
    """The figures of each game that has a page, as the client's build has drawn them."""
    files = ((game, pages.body(f"drawn/{game}.json")) for game in rulespages.games())
    return {game: Drawn() if body is None else Drawn.read(body) for game, body in files}


class Making:
    """One page after another is made, while tables go on; nobody waits for those that are kept."""

    def __init__(self) -> None:
        self._turns = Turns(1, WAITING)
        self._kept: dict[Hashable, Made] = {}

    async def made(self, what: Hashable, make: Callable[[], Made]) -> Made:
        """What is made, after waiting for one's turn."""
        if what in self._kept:
            return self._kept[what]
        async with self._turns.one() as free:
            if not free:
                raise Refusal(503, "full", "Many pages are being made; come again in a moment.")
            if what not in self._kept:
                self._kept[what] = await aside(make)
        made = self._kept[what]
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return made


def asked_of(request: Request) -> Asked:
    """For which table the page is wanted."""
    asked = tuple((name, value) for name, value in request.query_params.items() if value)
    if len(asked) > MOST_ASKED:
        raise HTTPException(400)
    return asked


def language_of(accepted: str) -> str:
    """The first of the languages that a browser asks for which the house speaks."""
    wanted = (part.split(";")[0].split("-")[0].strip().lower() for part in accepted.split(","))
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])


def _shown(game: str, language: str, asked: Asked, root: str, drawn: Drawn) -> Made:
    """The page and its status; for a table that cannot be, the page for all and why."""
    options = dict(asked)
    seats = options.pop("seats", None)
    place = Place(root, dict(asked))
    try:
        loaded = spielwerk.load(game, options, None if seats is None else number_in(seats))
        page = rulespages.Page(loaded, language, filtered=bool(asked))
        return 200, _sent(whole(page, drawn, place))
    except OptionError as error:
        page = rulespages.Page(spielwerk.load(game), language)
        return 400, _sent(whole(page, drawn, Place(root, {}), cannot_be(page, error.option)))


def _trials(game: str, language: str, figure: str) -> Made:
    """The same for everybody, whatever table the page is for."""
    page = rulespages.Page(spielwerk.load(game), language)
    return 200, Page.of("trials.json", orjson.dumps(trials(page, figure)), ASK)


def number_in(text: str) -> int:
    """A number of seats; 0, which no game allows, for what is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else 0


def _sent(html: str) -> Page:
    return Page.of("rules.html", html.encode(), ASK)
