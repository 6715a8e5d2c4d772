"""What an earlier version wrote down is read as it was meant, and told as it was told."""

import gzip
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest

import spielwerk
from tests.recorded.recording import DATABASE, MATCHES, TABLES, WAYS, read, record, seen, told
from tests.server.browsers import join
from tests.server.serving import Serving

RECORDED = read(MATCHES)
ALL = range(len(WAYS))
KEPT = read(TABLES)
ENDED = [kept for kept in KEPT if kept["transcript"]]


def named(kept: dict[str, Any]) -> str:
    """A table is called by the beginning of its name."""
    return str(kept["created"]["table"][:6])


@pytest.mark.parametrize("number", ALL)
def test_a_transcript_leads_where_it_led(number: int) -> None:
    kept = RECORDED[number]
    match = spielwerk.replay(kept["transcript"])
    assert match.transcript() == kept["transcript"]
    last = told(match) | {"steps": kept["moments"][-1]["steps"]}
    if match.over:
        assert last == kept["moments"][-1]
    viewers = (None, *range(match.game.seats))
    # What was taken back is in the events, not in the transcript.
    if not any(event["event"] == "taken_back" for event in kept["events"][0]):
        assert [match.events(viewer) for viewer in viewers] == kept["events"]


@pytest.mark.parametrize("number", ALL)
def test_everybody_is_told_what_was_told(number: int) -> None:
    """The same seed and the same actions, takings back among them."""
    assert record(number) == RECORDED[number]


@pytest.mark.parametrize("number", ALL)
def test_positions_are_read_and_written_as_they_were(number: int) -> None:
    name, options, seats = WAYS[number]
    game = spielwerk.load(name, options, seats)
    for moment in RECORDED[number]["moments"]:
        match = game.match_from(moment["position"], seed=1)
        if match.steps:
            continue  # chance has gone on
        assert match.position() == moment["position"]
        assert [match.legal(seat) for seat in range(game.seats)] == moment["legal"]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server on the database of then."""
    folder = tmp_path_factory.mktemp("recorded")
    (folder / "tables.sqlite3").write_bytes(gzip.decompress(DATABASE.read_bytes()))
    serving = Serving(f"sqlite:///{folder}/tables.sqlite3", folder=folder).start()
    yield serving
    assert serving.stop() == 0


def known_then(observation: dict[str, Any]) -> dict[str, Any]:
    """An observation without what clients are told since then, to need no rule of their own."""
    return {key: value for key, value in observation.items() if key != "worths"}


@pytest.mark.parametrize("kept", KEPT, ids=named)
def test_a_table_of_then_goes_on(served: Serving, kept: dict[str, Any]) -> None:
    """By the links of then; everybody is told what was told, and who may act can."""
    created = kept["created"]
    for key, update in zip(created["keys"].values(), kept["updates"], strict=True):
        with join(served, created["table"], key) as browser:
            now = seen(browser)
            then = update | {"events": now["events"], "observation": ANY}
            assert now == then
            assert known_then(now["observation"]) == update["observation"]
            assert without_sentences(now["events"]) == update["events"][-len(now["events"]) :]
    acting = next((n for n, update in enumerate(kept["updates"]) if update["legal"]), None)
    if acting is not None:
        with join(served, created["table"], list(created["keys"].values())[acting]) as browser:
            decision = browser.update["decision"]
            browser.play(browser.legal[0])
            browser.hear_until(lambda m: m["type"] == "update" and m["decision"] > decision)


def without_sentences(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Events as they are; sentences go with them for who reads them."""
    return [{key: event[key] for key in event if key != "said"} for event in events]


@pytest.mark.parametrize(
    "kept",
    [kept for kept in read(TABLES) if kept["transcript"]],
    ids=lambda k: k["created"]["table"][:6],
)
def test_a_receipt_of_then_is_good(served: Serving, kept: dict[str, Any]) -> None:
    """It can be checked from the file, and the server gives the same one."""
    transcript = kept["transcript"]
    assert spielwerk.verify(transcript)["good"]
    answer = served.ask(f"/api/tables/{kept['created']['table']}/transcript")
    assert answer.json() == transcript


def test_the_database_is_small() -> None:
    """It lies in the repository: no more than is needed."""
    assert DATABASE.stat().st_size < 1_000_000


def test_the_database_is_that_of_then(tmp_path: Path) -> None:
    """Nobody has opened it since with a later version: it has no later schema."""
    (tmp_path / "tables.sqlite3").write_bytes(gzip.decompress(DATABASE.read_bytes()))
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        (version,) = connection.execute("select version_num from alembic_version").fetchone()
    connection.close()
    assert version == "0008"
