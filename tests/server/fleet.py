"""Several servers on one PostgreSQL, and programs that play on whatever happens to them."""

import json
import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from spielwerk.server import Settings
from tests.server.serving import QUICK, Serving

GONE = (OSError, WebSocketException, ValueError)
"""What is met where a server has just been, or does not want to answer now."""

UNANSWERED = 2.0
"""Seconds after which a player gives a silent socket up, as the client does."""


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def server(url: str, folder: Path, settings: Settings = QUICK) -> Serving:
    """One of them, which is not started."""
    address = f"127.0.0.1:{free_port()}"
    settings = replace(settings, cluster_address=address, cluster_secret="between us")
    return Serving(url, settings, folder)


@contextmanager
def fleet(
    url: str, folder: Path, servers: int = 3, settings: Settings = QUICK
) -> Iterator[list[Serving]]:
    """So many servers, which may be killed."""
    with started([server(url, folder, settings) for _ in range(servers)]) as serving:
        yield serving


@contextmanager
def started(serving: list[Serving]) -> Iterator[list[Serving]]:
    """These servers, which may be killed."""
    try:
        for one in serving:
            one.start()
        yield serving
    finally:
        for one in serving:
            if one.running:
                one.kill()


class Player(threading.Thread):
    """Somebody at a seat, who comes to the next server whenever the line has gone.

    `kept` is the journal: what was answered. `heard` says when that was.
    """

    def __init__(
        self, serving: list[Serving], table: str, seat: int, key: str, pause: float
    ) -> None:
        super().__init__(daemon=True)
        self.serving, self.table, self.seat, self.key = serving, table, seat, key
        self.pause = pause
        self.rng = random.Random(f"{table} {seat}")
        self.turns = count(seat)
        self.wanted: list[str] = []
        self.kept: list[str] = []
        self.heard: list[float] = []
        self.failed: object = None
        self.stopping = threading.Event()
        self.over = False
        self.start()

    def run(self) -> None:
        while not self.stopping.is_set() and not self.over and self.failed is None:
            try:
                with self.line() as line:
                    self.sit(line)
            except GONE:
                time.sleep(0.1)

    def line(self) -> ClientConnection:
        """To one server after the other, as a proxy with round robin."""
        one = self.serving[next(self.turns) % len(self.serving)]
        address = one.url.replace("http://", "ws://") + f"ws/tables/{self.table}"
        return connect(address, compression=None, open_timeout=2, close_timeout=0.2)

    def sit(self, line: ClientConnection) -> None:
        line.send(json.dumps({"type": "join", "key": self.key}))
        silent = 0.0
        while not self.stopping.is_set() and not self.over:
            try:
                told = json.loads(line.recv(0.25))
            except TimeoutError:
                silent += 0.25
                if silent >= UNANSWERED and len(self.wanted) > len(self.kept):
                    return
                continue
            silent = 0.0
            if told["type"] == "update":
                self.decide(line, told)
            elif told["type"] == "error":
                if told["code"] in {"storage", "stale"}:
                    return
                self.failed = told

    def decide(self, line: ClientConnection, update: dict[str, Any]) -> None:
        self.over = update["over"]
        decision = update["decision"]
        if decision == len(self.kept) + 1 and len(self.wanted) == decision:
            self.kept.append(self.wanted[-1])
            self.heard.append(time.monotonic())
        if decision != len(self.kept):
            self.failed = f"{decision} decisions, {len(self.kept)} answered"
        elif update["legal"]:
            if decision == len(self.wanted):
                self.wanted.append(self.rng.choice(update["legal"]))
                time.sleep(self.pause * self.rng.uniform(0.5, 1.5))
            play = {"type": "play", "decision": decision, "action": self.wanted[decision]}
            line.send(json.dumps(play))
