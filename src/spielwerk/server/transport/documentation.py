"""The documentation at `/docs/`, from the one file in which its build leaves all pages.

It is read when somebody asks for a page, and is no part of the client.
"""

from functools import lru_cache
from pathlib import Path
from zipfile import BadZipFile, ZipFile

from fastapi import FastAPI, HTTPException, Request
from fastapi.responses import RedirectResponse, Response

from spielwerk.server.transport.asking import count
from spielwerk.server.transport.pages import ASK, Page, not_built

PACKED = Path(__file__).parent.parent / "documentation.zip"

HOW_TO_BUILD = """In a checkout, <code>./run docs</code> builds it; until then its pages can be
read in the folder <code>docs</code>."""

KEPT = 64
"""So many pages are kept as they were sent."""


def add_documentation(app: FastAPI, packed: Path = PACKED) -> None:
    """Serve what is packed there."""
    page_of = lru_cache(KEPT)(_read)

    @app.get("/docs", include_in_schema=False)
    async def entrance(request: Request) -> Response:
        """Links of pages are relative to where they stand."""
        count(request)
        return RedirectResponse(f"{request.scope.get('root_path', '')}/docs/", 308)

    @app.get("/docs/{path:path}", include_in_schema=False)
    async def documentation(request: Request, path: str) -> Response:
        """A page, or what belongs to one."""
        count(request)
        if not packed.exists():
            return not_built(request, "documentation", HOW_TO_BUILD)
        page = page_of(packed, packed.stat().st_mtime_ns, path or "index.html")
        if page is None:
            raise HTTPException(404)
        return page.response(request)


def _read(packed: Path, _written: int, name: str) -> Page | None:
    """A page of the file as it was written then; None if it has none of this name."""
    try:
        with ZipFile(packed) as pages:
            return Page.of(name, pages.read(name), ASK)
    except (KeyError, BadZipFile):
        return None
