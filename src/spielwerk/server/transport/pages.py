"""The built browser client, held in memory and sent with the right headers."""

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from spielwerk.server.messages.fields import Outgoing

STATIC = Path(__file__).parent.parent / "static"

IMMUTABLE = "public, max-age=31536000, immutable"
"""Files whose names hold a hash of what is in them."""

ASK = "no-cache"
"""Kept by the browser, but asked for each time whether it is still the same."""

mimetypes.add_type("font/woff2", ".woff2")

COMPRESSIBLE = {"css", "html", "js", "json", "map", "svg", "txt", "webmanifest", "ftl"}

HOW_TO_BUILD = """The server runs, but this installation holds no pages. In a checkout, start
Spielwerk with <code>./run</code>, which builds them."""

DOCUMENTED = re.compile(rb'\s*<meta name="documentation"[^>]*>')
"""Says to the client where the documentation is."""


@dataclass(frozen=True)
class Page:
    """One file as it is sent."""

    body: bytes
    shrinks: bool
    media_type: str
    etag: str
    cache: str

    @classmethod
    def listing(cls, parts: Iterable[Outgoing]) -> "Page":
        """What anybody may read, and is the same for all: a list of these."""
        body = b",".join(part.to_bytes() for part in parts)
        return cls.of("list.json", b"[" + body + b"]", ASK)

    @classmethod
    def of(cls, name: str, body: bytes, cache: str, *, at_once: bool = True) -> "Page":
        """The file of this name with this content; compressed `at_once`, or when asked for."""
        shrinks = name.rpartition(".")[2] in COMPRESSIBLE
        media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if media_type.startswith("text/"):
            media_type += "; charset=utf-8"
        etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        page = cls(body, shrinks, media_type, etag, cache)
        if shrinks and at_once:
            _ = page.packed
        return page

    @cached_property
    def packed(self) -> bytes:
        """The same compressed; most of the client's files nobody asks for."""
        return gzip.compress(self.body, mtime=0)

    def response(self, request: Request, status: int = 200) -> Response:
        """What to answer a browser that asks for it; 304 if it has it already."""
        headers = {"etag": self.etag, "cache-control": self.cache, "vary": "accept-encoding"}
        if status == 200 and self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = self.body
        if self.shrinks and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.packed
            headers["content-encoding"] = "gzip"
        return Response(body, status, headers, self.media_type)


def not_built(request: Request, what: str, told: str) -> Response:
    """To whom asks for a part that this installation has not; `told`: what to do, in HTML."""
    page = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Spielwerk</title>
<h1>The {what} is not built</h1>
<p>{told}</p>
</html>
"""
    return Page.of("index.html", page.encode(), "no-store").response(request, 503)


class Pages:
    """All files of the client; whatever else is asked for is the client's own address."""

    def __init__(self, folder: Path = STATIC, *, documented: bool = False) -> None:
        """`documented`: the server has the documentation, too."""
        self._documented = documented
        self._files: dict[str, Page] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
            name = path.relative_to(folder).as_posix()
            if path.is_file() and not path.name.startswith("."):
                cache = IMMUTABLE if name.startswith("assets/") else ASK
                self._files[name] = Page.of(name, path.read_bytes(), cache, at_once=False)
        self._index = self._files.pop("index.html", None)
        self._indexes: dict[str, Page] = {}

    def body(self, name: str) -> bytes | None:
        """What is in a file of the client; None if it was not built."""
        found = self._files.get(name)
        return None if found is None else found.body

    def get(self, request: Request) -> Response | None:
        """The page for this address; None if it is a file's that does not exist."""
        name = request.path_params["path"]
        if name in self._files:
            return self._files[name].response(request)
        if name.startswith("assets/"):
            return None
        if self._index is None:
            return not_built(request, "browser client", HOW_TO_BUILD)
        return self._index_below(request.scope.get("root_path", "")).response(request)

    def _index_below(self, root: str) -> Page:
        """The client names its files relative to where it is mounted, whatever its address."""
        if root not in self._indexes and self._index is not None:
            body = self._index.body.replace(b'"./', f'"{root}/'.encode())
            if not self._documented:
                body = DOCUMENTED.sub(b"", body)
            self._indexes[root] = Page.of("index.html", body, ASK)
        return self._indexes[root]
