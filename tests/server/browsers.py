"""A browser's side of the socket: joins, reads, plays what is legal."""

import json
import random
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import PATIENCE, Serving

Message = dict[str, Any]


def without_sentences(events: list[Message]) -> list[Message]:
    """Events as they are; sentences go with them for who reads them."""
    return [{key: event[key] for key in event if key != "said"} for event in events]


OPEN: "list[Browser]" = []
"""Closed after each test."""


class Browser:
    """One socket. `said` holds every message as it came, byte for byte."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self.opening = opening
        self.socket = opening.__enter__()
        OPEN.append(self)
        self.said: list[str] = []
        self.table: Message = {}
        self.update: Message = {}
        self.events: list[Message] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self in OPEN:
            OPEN.remove(self)
            self.opening.__exit__(None, None, None)

    # Saying

    def say(self, message: object) -> None:
        """Send; text and bytes as they are, anything else as JSON."""
        raw = message if isinstance(message, str | bytes) else json.dumps(message)
        self.socket.send(raw)

    def play(self, action: str, decision: int | None = None) -> None:
        """Play, without waiting for the answer."""
        number = self.update["decision"] if decision is None else decision
        self.say({"type": "play", "decision": number, "action": action})

    # Hearing

    def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message."""
        raw = self.socket.recv(timeout)
        assert isinstance(raw, str), "messages are text"
        self.said.append(raw)
        message: Message = json.loads(raw)
        if message["type"] == "update":
            begin = message["version"] - len(message["events"])
            self.events[begin:] = without_sentences(message["events"])
            self.update = message
        if message["type"] == "table":
            self.table = message
        return message

    def hear_until(self, wanted: str | Callable[[Message], bool]) -> Message:
        """Hear on until a message of this type, or for which this holds."""
        while True:
            message = self.hear()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    def hear_error(self, code: str) -> Message:
        """The next error, which must have this code."""
        error = self.hear_until("error")
        assert error["code"] == code, error
        assert error["message"].endswith((".", "!")) or ":" in error["message"], error
        return error

    def hear_close(self) -> int:
        """Hear on until the server closes; the code with which it does."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def hear_silence(self, seconds: float = 0.2) -> None:
        """Nothing comes for a moment."""
        try:
            message = self.hear(seconds)
        except TimeoutError:
            return
        raise AssertionError(f"unexpected: {message}")

    @property
    def over(self) -> bool:
        return bool(self.update["over"])

    @property
    def legal(self) -> list[str]:
        legal: list[str] = self.update["legal"]
        return legal


def look(serving: Serving, table: str, path: str = "ws/tables/", **how: Any) -> Browser:
    """A socket to a table; nothing is said yet."""
    address = serving.url.replace("http://", "ws://") + path + table
    return Browser(connect(address, max_size=None, compression=None, close_timeout=1, **how))


def join(
    serving: Serving, table: str, key: str | None = None, since: int = 0, name: str | None = None
) -> Browser:
    """A browser that has joined and heard the table and the first update."""
    browser = look(serving, table)
    browser.say({"type": "join", "key": key, "since": since, "name": name})
    assert browser.hear()["type"] == "table"
    assert browser.hear()["type"] == "update"
    return browser


def join_all(serving: Serving, created: dict[str, Any]) -> list[Browser]:
    """Browsers for all seats that have keys, in the order of the seats; all have heard of all."""
    browsers = [join(serving, created["table"], key) for key in created["keys"].values()]
    for number, browser in enumerate(browsers):
        for _ in browsers[number + 1 :]:
            browser.hear_until("table")
    return browsers


def play_one(browsers: list[Browser], rng: random.Random) -> None:
    """Somebody who has to act plays something legal, and all hear of it who may."""
    acting = [browser for browser in browsers if browser.legal]
    actor = rng.choice(acting)
    actor.play(rng.choice(actor.legal))
    actor.hear_until("update")
    if all(event["event"] == "placed" for event in actor.update["events"]):
        return
    for browser in browsers:
        if browser is not actor:
            browser.hear_until("update")


def play(browser: Browser, action: str) -> None:
    """Play, and wait until it is kept; by then everybody who hears of it has been told."""
    decision = browser.update["decision"]
    browser.play(action)
    browser.hear_until(lambda m: m["type"] == "update" and m["decision"] > decision)


def play_on(browsers: list[Browser], rng: random.Random, actions: int | None = None) -> int:
    """Play until the end, or so many actions; how many were played."""
    played = 0
    while not browsers[0].over and played != actions:
        play_one(browsers, rng)
        played += 1
    return played
