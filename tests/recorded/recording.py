"""Writes down what this version does, for later ones: `python -m tests.recorded.recording`.

Matches as they are told to every viewer, and a database of a server with what its tables told.
Only a version whose documents are meant to be the measure writes them anew.
"""

import gzip
import json
import random
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import spielwerk
from spielwerk import Match
from tests.server.browsers import Browser, join_all, play_on
from tests.server.serving import Serving

HERE = Path(__file__).parent
MATCHES = HERE / "matches.json.gz"
TABLES = HERE / "tables.json.gz"
DATABASE = HERE / "tables.sqlite3.gz"

WAYS: list[tuple[str, dict[str, Any], int | None]] = [
    ("dog", {}, None),
    ("dog", {"fold": "one_card"}, None),
    ("rufus", {}, 3),
    ("rufus", {"prizes": "shuffled", "fox_continues": "on", "hard_count": "on"}, 5),
    ("stramash", {}, 4),
    ("stramash", {}, 2),
    ("stramash", {}, 6),
    ("strategus", {}, None),
    ("strategus", {"two_squares": "5", "lakes": "on", "chase": "on", "memory_aid": "log"}, None),
    ("streifzug", {}, 4),
    ("streifzug", {"preset": "extended"}, 3),
    ("streifzug", {"preset": "teams"}, 4),
]
THEN: dict[str, dict[str, Any]] = {
    "streifzug": {"stages": "no_turning", "hopser_from_goal": "off"},
}
"""What was meant by options that did not exist when this was recorded."""
ACTIONS = 160
LOOKS = 40
"""Every so many actions, everybody's observation and the position are kept."""


def played(number: int) -> Iterator[Match]:
    """One of the matches, shown at its beginning and after each action."""
    name, options, seats = WAYS[number]
    lot = random.Random(number)
    match = spielwerk.load(name, THEN.get(name, {}) | options, seats).match(seed=number)
    yield match
    for _ in range(ACTIONS):
        if match.over:
            return
        seat = lot.choice(match.seats_to_act())
        if match.can_take_back(seat) and lot.random() < 0.3:
            match.take_back(seat)
        else:
            match.play(seat, lot.choice(match.legal(seat)))
        yield match


def told(match: Match) -> dict[str, Any]:
    """What everybody knows at this moment, and the whole truth."""
    seats = range(match.game.seats)
    return {
        "steps": len(match.steps),
        "position": match.position(),
        "observations": [match.observation(viewer) for viewer in (None, *seats)],
        "legal": [match.legal(seat) for seat in seats],
    }


def record(number: int) -> dict[str, Any]:
    """All that is kept of one match."""
    moments = []
    for at, match in enumerate(played(number)):
        if at % LOOKS == 0 or match.over:
            moments.append(told(match))
    viewers = (None, *range(match.game.seats))
    return {
        "transcript": match.transcript(),
        "moments": moments,
        "events": [match.events(viewer) for viewer in viewers],
    }


def record_tables() -> None:
    """A database with tables that are over and that go on, and what they told."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite3"
        serving = Serving(f"sqlite:///{database}", folder=Path(folder)).start()
        tables = [kept(serving, *way, actions) for way in WAYS[::2] for actions in (30, 5000)]
        assert serving.stop() == 0
        with sqlite3.connect(database) as connection:
            connection.execute("pragma wal_checkpoint(truncate)")
            connection.execute("vacuum")
        connection.close()
        DATABASE.write_bytes(gzip.compress(database.read_bytes(), mtime=0))
    write(TABLES, tables)


def kept(
    serving: Serving, name: str, options: dict[str, Any], seats: int | None, actions: int
) -> dict[str, Any]:
    """One table, played so far, and what it tells everybody who comes back."""
    count = spielwerk.load(name, options, seats).seats
    created = serving.open_table(*["link"] * count, game=name, **options)
    browsers = join_all(serving, created)
    play_on(browsers, random.Random(actions), actions)
    updates = [seen(browser) for browser in browsers]
    for browser in browsers:
        browser.close()
    answer = serving.ask(f"/api/tables/{created['table']}/transcript")
    transcript = answer.json() if answer.status == 200 else None
    return {"created": created, "updates": updates, "transcript": transcript}


def seen(browser: Browser) -> dict[str, Any]:
    """What a seat has been told: all its events, and what it knows now."""
    names = ("version", "observation", "to_act", "legal", "over", "returns", "scores")
    return {name: browser.update[name] for name in names} | {"events": browser.events}


def write(file: Path, document: object) -> None:
    text = json.dumps(document, separators=(",", ":"), ensure_ascii=False)
    file.write_bytes(gzip.compress(text.encode(), mtime=0))


def read(file: Path) -> Any:
    return json.loads(gzip.decompress(file.read_bytes()))


if __name__ == "__main__":
    write(MATCHES, [record(number) for number in range(len(WAYS))])
    record_tables()
