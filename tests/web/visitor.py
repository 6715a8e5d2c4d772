"""Somebody in front of a browser: the page, all that its sockets said, and all that went wrong."""

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebSocket

from tests.server.browsers import without_sentences
from tests.server.unfolding import unfolded

Message = dict[str, Any]

PATIENCE = 120.0
"""Seconds until something that does not happen fails a test."""

OURS = {"127.0.0.1", ""}
"""The only host that a page may ask; blobs and data have none."""

STILL = "favicon.svg"
"""A page of the server on which nothing happens."""

BLOCKED = "blocked by Playwright"
"""Said of the service worker, which windows go without: what a page asks for is to be seen."""

LEFT_BEHIND = "net::ERR_ABORTED"
"""A request of a page that one has left before it was answered."""


@dataclass(frozen=True)
class Device:
    """What somebody looks at."""

    width: int
    height: int
    touch: bool = False


PHONE = Device(360, 740, touch=True)
DESKTOP = Device(1280, 800)


@dataclass
class Visitor:
    """One browser with one page."""

    page: Page
    origin: str
    device: Device
    language: str
    heard: list[str] = field(default_factory=list)
    """Every message that a socket received, as it came."""
    said: list[Message] = field(default_factory=list)
    """Every message that a socket sent, but questions."""
    wondered: list[str] = field(default_factory=list)
    """What the page has asked about, why it cannot go where it cannot."""
    faults: list[str] = field(default_factory=list)
    """What no page may do: errors, failed requests, requests to strangers."""

    def __post_init__(self) -> None:
        self.page.set_default_timeout(PATIENCE * 1000)
        self.table: Message = {}
        self.update: Message = {}
        self.events: list[Message] = []
        self._watching: dict[Any, Callable[[Any], None]] = {
            "websocket": self._listen,
            "console": self._console,
            "pageerror": self._error,
            "request": self._request,
            "requestfailed": self._failed,
            "response": self._response,
        }
        for event, handler in self._watching.items():
            self.page.on(event, handler)

    def leave(self) -> None:
        """Whatever happens on the page is not this visitor's any more."""
        for event, handler in self._watching.items():
            self.page.remove_listener(event, handler)

    @property
    def context(self) -> BrowserContext:
        """The browser; what it remembers is this visitor's alone."""
        return self.page.context

    def prefer(self, preferences: dict[str, str]) -> None:
        """Let the browser remember preferences from an earlier visit."""
        remember = "preferences => localStorage['spielwerk.settings'] = preferences"
        self.page.evaluate(remember, json.dumps(preferences))

    def go(self, address: str = "") -> None:
        """Open an address of the server: a path, or what a link said."""
        self.page.goto(address if "://" in address else self.origin + address.lstrip("/"))

    # What the sockets say

    def _listen(self, socket: WebSocket) -> None:
        self._host(socket.url)
        socket.on("framereceived", lambda raw: self._hear(str(raw)))
        socket.on("framesent", lambda raw: self._say(json.loads(raw)))

    def _say(self, message: Message) -> None:
        if message["type"] == "why":
            self.wondered.append(message["chosen"])
        else:
            self.said.append(message)

    def _hear(self, raw: str) -> None:
        self.heard.append(raw)
        message = json.loads(raw)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "update":
            known = message["version"] - len(message["events"])
            self.events[known:] = without_sentences(message["events"])
            self.update = message

    def messages(self) -> list[Message]:
        """All that the sockets received."""
        return [unfolded(json.loads(raw)) for raw in self.heard]

    # What may not happen

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and BLOCKED not in message.text:
            self.faults.append(f"console: {message.text}")

    def _error(self, error: object) -> None:
        self.faults.append(f"error: {error}")

    def _request(self, request: Request) -> None:
        self._host(request.url)
        if request.method == "POST" and "/api/lessons/" in request.url:
            self._learn(json.loads(request.post_data or "{}"))

    def _learn(self, wish: Message) -> None:
        """What is played in a lesson is told with all that was played before."""
        if "chosen" not in wish:
            told = [{"type": "play", "decision": 0, "action": one} for one in wish["actions"][-1:]]
            self.said += told

    def _host(self, url: str) -> None:
        if (urlsplit(url).hostname or "") not in OURS:
            self.faults.append(f"asked a stranger: {url}")

    def _failed(self, request: Request) -> None:
        if request.failure != LEFT_BEHIND:
            self.faults.append(f"failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.url}")

    def forgive(self, pattern: str) -> None:
        """Forget faults that a test has brought about itself."""
        self.faults = [fault for fault in self.faults if not re.search(pattern, fault)]

    # Waiting

    def wait_until(
        self, condition: Callable[[], object], what: str, patience: float = PATIENCE
    ) -> None:
        """Let the page go on until it is so."""
        end = time.monotonic() + patience
        while not condition():
            assert time.monotonic() < end, f"in vain waited until {what}"
            self.page.wait_for_timeout(5)
