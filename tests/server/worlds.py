"""Two servers whose tables differ in nothing but what a test makes different."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import create_engine, insert
from sqlalchemy.pool import NullPool

import spielwerk
from spielwerk.core import Chance
from spielwerk.server.matches import fairness
from spielwerk.server.storage.kept import CHANCE, Step
from spielwerk.server.storage.schema import log, seats, tables
from tests.server.browsers import Browser
from tests.server.serving import Serving

SECRET = bytes(32)
"""Of all tables in both worlds: chance is the same there."""

KEYS = [f"the-key-of-seat-{seat}" for seat in range(6)]


def key_of(viewer: int | None) -> str | None:
    """What opens this seat at every table; None for a spectator."""
    return None if viewer is None else KEYS[viewer]


def chance_of(table: str) -> Chance:
    """The chance of the table with this name, as the servers have it."""
    return Chance(fairness.chance_key(SECRET, table))


def lay(
    database: str,
    name: str,
    game: spielwerk.Game,
    steps: Iterable[Step] = (),
    bots: Sequence[str] = (),
) -> None:
    """Write a table with this log past the server, which finds it when somebody asks for it."""
    about = {"id": name, "game": game.name, "options": json.dumps(game.options)}
    sitting = [
        {"table": name, "seat": seat, "key_hash": None, "bot": bots[seat]}
        if bots
        else {"table": name, "seat": seat, "key_hash": fairness.hashed(KEYS[seat]), "bot": None}
        for seat in range(game.seats)
    ]
    logged = [
        {"table": name, "ply": ply, "seat": None if who == CHANCE else who, "step": text, "at": 0}
        for ply, (who, text) in enumerate(steps)
    ]
    with create_engine(database, poolclass=NullPool).begin() as connection:
        connection.execute(insert(tables), about | {"secret": SECRET, "created": 0})
        connection.execute(insert(seats), sitting)
        if logged:
            connection.execute(insert(log), logged)


@dataclass(frozen=True)
class Worlds:
    """Two servers: one plays the one world of each pair, one the other."""

    one: Serving
    other: Serving

    @classmethod
    def start(cls, folder: Path) -> "Worlds":
        return cls(
            Serving(f"sqlite:///{folder}/one.db", folder=folder).start(),
            Serving(f"sqlite:///{folder}/other.db", folder=folder).start(),
        )

    def stop(self) -> None:
        self.one.stop()
        self.other.stop()

    def lay(
        self,
        name: str,
        game: spielwerk.Game,
        one: Iterable[Step] = (),
        other: Iterable[Step] = (),
    ) -> None:
        """A table of this name in both, with the one log and the other."""
        lay(self.one.database, name, game, one)
        lay(self.other.database, name, game, other)


def heard(browser: Browser) -> list[str]:
    """All that was said to a browser until now, byte for byte."""
    browser.say({"type": "ping"})
    browser.hear_until("pong")
    return browser.said
