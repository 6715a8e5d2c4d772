"""A server in a process of its own, as `spielwerk serve` runs it: killed, and started again."""

import contextlib
import json
import os
import signal
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from spielwerk.server import Settings
from tests.server.nursery import Born, nursery

QUICK = Settings(
    bot_delay=0.0,
    bot_processes=1,
    bots_wait=False,
    review_patience=20.0,
    search_patience=300.0,
    messages_per_second=100_000,
    requests_per_second=100_000,
    replays_per_second=100_000,
    effect_games=40,
    effects_per_minute=100_000,
    tables_per_minute=100_000,
    sockets_per_address=100_000,
    log="json",
    log_level="info",
)
"""For tests: nobody waits, there is no limit to speed, and the log can be read."""

PATIENCE = 300.0
"""Seconds until a server that does not start, or an answer that does not come, fails a test."""


@dataclass
class Answer:
    """What an HTTP request was answered."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Serving:
    """One server and its database."""

    database: str
    settings: Settings = QUICK
    folder: Path = field(default_factory=Path.cwd)
    process: Born | None = None
    ahead: int = 0
    """So many seconds its machine's clock is wrong."""
    url: str = ""
    log: Path | None = None

    def start(self) -> "Serving":
        self.log = self.folder / f"server-{time.monotonic_ns()}.log"
        reading, writing = os.pipe()
        with self.log.open("w") as log, os.fdopen(reading) as said:
            how = self.__class__.__module__
            self.process = nursery().fork(how, self.told(), writing, log.fileno())
            os.close(writing)
            self.url = said.readline().strip()
        if not self.url:
            self.process.wait(PATIENCE)
            raise RuntimeError(f"the server did not start: {self.log.read_text()}")
        return self

    def told(self) -> dict[str, Any]:
        """What `serve_as_told` has to know."""
        settings = asdict(self.settings)
        return {"database": self.database, "settings": settings, "ahead": self.ahead}

    def restart(self, **changes: Any) -> None:
        """Stop, and start again with changed settings."""
        self.stop()
        self.settings = replace(self.settings, **changes)
        self.start()

    def kill(self) -> None:
        """As by a power cut: nothing is put in order."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As by systemd."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        assert self.process is not None
        self.process.send(number)
        code = self.process.wait(PATIENCE)
        assert code is not None, "it does not end"
        return code

    def children(self) -> list[int]:
        """All processes that the server has started."""
        assert self.process is not None
        found = []
        for path in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                if path.read_text().rpartition(")")[2].split()[1] == str(self.process.pid):
                    found.append(int(path.parent.name))
        return found

    def thinking(self) -> list[int]:
        """The processes in which bots, the coach and reviews think."""
        return [pid for pid in self.children() if b"spawn_main" in command_of(pid)]

    @contextlib.contextmanager
    def spellbound(self) -> Iterator[None]:
        """Whatever thinks now stands still."""
        pids = self.thinking()
        assert pids
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    @property
    def address(self) -> tuple[str, int]:
        host, port = self.url.removeprefix("http://").rstrip("/").split(":")
        return host, int(port)

    def ask(
        self,
        path: str,
        body: object = None,
        headers: dict[str, str] | None = None,
        method: str | None = None,
    ) -> Answer:
        """One HTTP request; `body` bytes as they are, anything else as JSON."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(
            self.url.rstrip("/") + path,
            data=None if body is None else data,
            headers={"content-type": "application/json"} | (headers or {}),
            method=method,
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return Answer(answer.status, dict(answer.headers), answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, dict(error.headers), error.read())

    def open_table(
        self,
        *seats: str,
        game: str = "dog",
        how: dict[str, Any] | None = None,
        **options: str | int,
    ) -> dict[str, Any]:
        """A table; seats are "link" (by key) or bots' names. `how`: anything else about it."""
        sitting = [{"kind": "key"} if s == "link" else {"kind": "bot", "bot": s} for s in seats]
        new: dict[str, Any] = {
            "game": game,
            "seats": sitting,
            "options": options,
            "begin": "at_once",
        }
        new |= how or {}
        answer = self.ask("/api/tables", new)
        assert answer.status == 201, answer.body
        created: dict[str, Any] = answer.json()
        return created


def command_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def be_impatient() -> None:
    """From now on what thinks here yields to nothing else that a busy machine has to do."""
    from spielwerk.server.thinking import bots, effects, preparing, reviews

    bots.NICE = effects.NICE = preparing.NICE = reviews.NICE = 0


def set_clock_wrong(seconds: int) -> None:
    """From now on the machine's clock says another time in this process."""
    right, right_ns = time.time, time.time_ns
    time.time = lambda: right() + seconds
    time.time_ns = lambda: right_ns() + seconds * 1_000_000_000


def serve_as_told(told: dict[str, Any]) -> None:
    """A server, in its own process."""
    from spielwerk.server import serve
    from spielwerk.server.ground import logs

    be_impatient()
    set_clock_wrong(told["ahead"])
    settings = told["settings"]
    for name, value in settings.items():
        settings[name] = tuple(value) if isinstance(value, list) else value
    logs.set_up(settings["log"], settings["log_level"])
    serve(
        port=int(settings["cluster_address"].rpartition(":")[2] or 0),
        database_url=told["database"],
        settings=Settings(**settings),
        announce=lambda url: print(url, flush=True),
    )
