"""The same tables on PostgreSQL, if one can be started here."""

import asyncio
import random
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from spielwerk.server import StorageError
from spielwerk.server.storage.database import Conflict, Database
from spielwerk.server.storage.kept import SeatRecord, TableRecord
from spielwerk.server.storage.schema import metadata
from spielwerk.server.storage.storage import Storage
from tests.server.browsers import join, join_all, play_on
from tests.server.serving import Serving

FOUR = ("link", "link", "link", "link")


@pytest.fixture
def url(postgresql_url: str) -> str:
    """An empty database."""
    return postgresql_url


def test_a_whole_match_and_a_crash_in_it(url: str, tmp_path: Path) -> None:
    serving = Serving(url, folder=tmp_path).start()
    try:
        created = serving.open_table(*FOUR)
        browsers = join_all(serving, created)
        rng = random.Random(1)
        play_on(browsers, rng, 60)
        serving.kill()
        serving.start()
        again = join_all(serving, created)
        for before, after in zip(browsers, again, strict=True):
            assert after.events == before.events
            assert after.update["observation"] == before.update["observation"]
        play_on(again, rng)
        assert sorted(again[0].update["returns"]) == [-1, -1, 1, 1]
        with pytest.raises(StorageError, match="in use by another"):
            Database(url)
    finally:
        if serving.running:
            serving.stop()


def test_bots_and_names(url: str, tmp_path: Path) -> None:
    serving = Serving(url, folder=tmp_path).start()
    created = serving.open_table("link", "random", "random", "random")
    with join(serving, created["table"], created["keys"]["0"], name="Jürg") as browser:
        while sum(event["event"] == "gave" for event in browser.events) < 3:
            browser.hear_until("update")
    serving.stop()
    serving.start()
    told = serving.ask(f"/api/tables/{created['table']}").json()
    assert told["seats"][0]["name"] == "Jürg"
    serving.stop()


def test_the_migrations_make_the_schema(url: str) -> None:
    database = Database(url)
    with database.reader.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    database.close()


def test_one_ply_is_kept_once_and_the_others_notice_nothing(url: str) -> None:
    async def run() -> None:
        storage = Storage(url)
        record = TableRecord("one", "dog", {}, b"x" * 32, (SeatRecord(None, None, b"y"),))
        await storage.create(record, [("chance", "starter 2")])
        results = await asyncio.gather(
            *(storage.append("one", ply, [(0, "give A")], over=False) for ply in (1, 2, 1, 3)),
            return_exceptions=True,
        )
        assert [type(result) for result in results].count(Conflict) == 1
        assert len(await storage.steps("one")) == 4
        await storage.check()
        storage.close()

    asyncio.run(run())
