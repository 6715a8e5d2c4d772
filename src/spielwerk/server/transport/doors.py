"""What every request and every answer passes: bounds, and headers that protect browsers."""

import logging
import time
from collections.abc import MutableMapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spielwerk.server.ground import metrics
from spielwerk.server.ground.limits import MAX_BODY, MAX_FILE
from spielwerk.server.transport.incoming import open_seal

logger = logging.getLogger(__name__)

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",  # sockets to our own host as well, in browsers since 2022
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

FILES = "/api/replay"
"""Whole matches are sent to addresses that begin so."""

HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


ALWAYS_SECURE = "max-age=31536000"
"""Who came over HTTPS once is to come so for a year."""

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})
"""Anything else is counted as one: nobody is to fill our memory with words of theirs."""


class TooLarge(HTTPException):
    """A request's body is larger than any that is needed."""

    def __init__(self, most: int) -> None:
        super().__init__(413, f"This request may have at most {most} bytes.")


class Doors:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp, secret: str) -> None:
        self.app = app
        self.sockets = sockets
        self.secret = secret

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket through."""
        if scope["type"] != "lifespan":
            open_seal(self.secret, scope)
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        begun = time.perf_counter()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _protect(message, secure=scope["scheme"] == "https")
                _measure(scope, message["status"], time.perf_counter() - begun)
            await send(message)

        path = scope["path"].removeprefix(scope.get("root_path", ""))
        most = MAX_FILE if path.startswith(FILES) else MAX_BODY
        await self.app(scope, _bounded(receive, most), send_with_headers)


def _protect(message: MutableMapping[str, object], *, secure: bool) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers[name] = value
    if secure:
        headers["strict-transport-security"] = ALWAYS_SECURE
    headers.setdefault("cache-control", "no-store")


def _measure(scope: Scope, status: int, seconds: float) -> None:
    """Count an answer; of an address only what it asks for, never what it names or opens."""
    route = getattr(scope.get("route"), "path", "")
    method = scope["method"] if scope["method"] in METHODS else "other"
    metrics.REQUESTS.labels(method, route, status).observe(seconds)
    logger.debug(
        "answered",
        extra={
            "method": method,
            "route": route,
            "status": status,
            "milliseconds": round(1000 * seconds, 1),
        },
    )


def _bounded(receive: Receive, most: int) -> Receive:
    """`receive`, which ends a body that grows too large, whatever its length was said to be."""
    got = 0

    async def receive_bounded() -> Message:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        if got > most:
            raise TooLarge(most)
        return message

    return receive_bounded


def from_our_page(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether a browser's request comes from a page of ours (or from no page at all)."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:  # it is no address at all
        return False
