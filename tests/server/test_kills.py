"""Programs play on whatever happens to the server: killed again and again, it loses nothing.

`SPIELWERK_KILLS=10` kills it ten times; usually three must do.
"""

import http.client
import json
import os
import random
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.serving import Serving
from tests.server.test_crash import logged

KILLS = int(os.environ.get("SPIELWERK_KILLS", "3"))
TABLES = 3
GONE = (OSError, http.client.HTTPException, ValueError)
"""What is met where a server has just been."""


class Patient(threading.Thread):
    """A program at a seat. It comes again whenever the server has gone, until the match is over.

    What it wants to do at a decision it wants still after a crash; `kept` is what was answered.
    """

    def __init__(self, serving: Serving, table: str, seat: int, key: str) -> None:
        super().__init__(daemon=True)
        self.serving, self.table, self.seat = serving, table, seat
        self.headers = {"authorization": f"Bearer {key}", "content-type": "application/json"}
        self.rng = random.Random(f"{table} {seat}")
        self.wanted: list[str] = []
        self.kept: list[str] = []
        self.returns: list[int] | None = None
        self.failed: object = None
        self.start()

    def run(self) -> None:
        while self.returns is None and self.failed is None:
            try:
                self.listen()
            except GONE:
                time.sleep(0.05)

    def line(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection(*self.serving.address, timeout=30)

    def listen(self) -> None:
        with closing(self.line()) as line:
            line.request("GET", f"/api/tables/{self.table}/stream", headers=self.headers)
            answer = line.getresponse()
            while raw := answer.readline():
                told = json.loads(raw) if raw.strip() else {}
                if told.get("type") == "update":
                    self.decide(told)
                if self.returns is not None or self.failed is not None:
                    return

    def decide(self, update: dict[str, Any]) -> None:
        self.returns = update["returns"]
        decision = update["decision"]
        if decision == len(self.kept) + 1:  # it was kept, and the answer lost with the server
            self.kept.append(self.wanted[-1])
        if update["legal"] and decision == len(self.kept):
            if decision == len(self.wanted):
                self.wanted.append(self.rng.choice(update["legal"]))
            self.play(decision)

    def play(self, decision: int) -> None:
        message = {"type": "play", "decision": decision, "action": self.wanted[decision]}
        with closing(self.line()) as line:
            address = f"/api/tables/{self.table}/messages"
            line.request("POST", address, json.dumps(message), self.headers)
            answer = line.getresponse()
            body = answer.read()
        if answer.status != 200:
            self.failed = body
        else:
            self.kept.append(self.wanted[decision])


def test_killed_while_programs_play_every_match_ends_as_it_was_played(
    own_serving: Serving,
) -> None:
    path = Path(own_serving.database.removeprefix("sqlite:///"))
    tables = [
        own_serving.open_table("link", "link", "random", game="rufus") for _ in range(TABLES)
    ]
    programs = [
        Patient(own_serving, created["table"], int(seat), key)
        for created in tables
        for seat, key in created["keys"].items()
    ]
    rng = random.Random(7)
    for _ in range(KILLS):
        time.sleep(rng.uniform(0.2, 1.5))
        own_serving.kill()
        own_serving.start()
    for program in programs:
        program.join(180)
        assert not program.is_alive()
        assert program.failed is None
        steps = [step for who, step in logged(path, program.table) if who == program.seat]
        assert steps == program.kept, "what was answered is there, once, and nothing else"
    for created in tables:
        results = [program.returns for program in programs if program.table == created["table"]]
        assert results[0] == results[1]
