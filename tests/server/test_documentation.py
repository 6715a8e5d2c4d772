"""The documentation as the server serves it: from one file, or how to build it."""

import asyncio
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from fastapi import FastAPI

from spielwerk.server.ground.limits import Limiter
from spielwerk.server.transport.documentation import add_documentation
from tests.server.serving import Serving


def pack(file: Path, text: str) -> None:
    new = file.with_name("new.zip")
    with ZipFile(new, "w") as written:
        written.writestr("index.html", text)
        written.writestr("_static/site.css", "body {}")
    new.replace(file)


@pytest.fixture
def app() -> FastAPI:
    app = FastAPI(docs_url=None)
    app.state.asked = Limiter(1000, 1000)
    return app


def ask(app: FastAPI, path: str) -> tuple[int, dict[str, str], bytes]:
    """What the application answers: status, headers, body."""
    sent: list[dict[str, Any]] = []

    async def asked() -> None:
        scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": []}
        await app(scope, hear, tell)

    async def hear() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def tell(message: Any) -> None:
        sent.append(message)

    asyncio.run(asked())
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], headers, b"".join(part.get("body", b"") for part in sent[1:])


def test_pages_and_what_belongs_to_them_are_served(app: FastAPI, tmp_path: Path) -> None:
    packed = tmp_path / "documentation.zip"
    pack(packed, "<p>first")
    add_documentation(app, packed)
    status, headers, body = ask(app, "/docs/")
    assert (status, headers["content-type"], body) == (
        200,
        "text/html; charset=utf-8",
        b"<p>first",
    )
    assert ask(app, "/docs/_static/site.css")[1]["content-type"].startswith("text/css")
    for path in ("/docs/no.html", "/docs/../app.py", "/docs/_static/"):
        assert ask(app, path)[0] == 404
    pack(packed, "<p>second")
    assert ask(app, "/docs/index.html")[2] == b"<p>second"


def test_the_entrance_leads_to_where_links_are_relative(app: FastAPI, tmp_path: Path) -> None:
    add_documentation(app, tmp_path / "none.zip")
    status, headers, _ = ask(app, "/docs")
    assert (status, headers["location"]) == (308, "/docs/")


def test_without_a_build_it_says_how_to_build(app: FastAPI, tmp_path: Path) -> None:
    add_documentation(app, tmp_path / "none.zip")
    status, _, body = ask(app, "/docs/research.html")
    assert status == 503
    assert b"./run docs" in body


def test_the_server_has_it(serving: Serving) -> None:
    assert serving.ask("/docs/").status in {200, 503}
