"""Old tables are deleted where the host wants that, with all that is theirs; others never."""

import asyncio
import sqlite3
import time
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text, update

from spielwerk.server import Settings
from spielwerk.server.storage.database import Database
from spielwerk.server.storage.kept import SeatRecord, Step, TableRecord
from spielwerk.server.storage.schema import log, metadata, tables
from spielwerk.server.storage.storage import Storage
from spielwerk.server.tables.hall import Hall
from spielwerk.server.tables.retention import AT_ONCE, delete_old
from spielwerk.server.thinking.bots import BotProcesses
from tests.server.browsers import join
from tests.server.serving import Serving

DAY = 24 * 3600 * 1000
ANNA = SeatRecord(None, "Anna", b"x" * 32)
BEN = SeatRecord(None, "Ben", b"y" * 32)
BOT = SeatRecord("random", None, None)
SITTING = (ANNA, BEN, BOT)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    address: str = request.getfixturevalue("postgresql_url")
    return address


def like(name: str, sitting: tuple[SeatRecord, ...] = SITTING) -> TableRecord:
    return TableRecord(name, "rufus", {}, b"s" * 32, sitting)


async def fill(storage: Storage) -> None:
    """Tables, over and not, in which something happened today, and some days ago."""
    for name in ("played", "followed", "lying", "fresh"):
        await storage.create(like(name), [("chance", "prize 3")])
    await storage.create_next("followed", like("next"), [("chance", "prize 3")])
    for name in ("played", "followed"):
        await storage.append(name, 1, [(0, "pass")], over=True)
    now = int(time.time() * 1000)
    ages = {"played": 40, "followed": 20, "lying": 100, "next": 90, "fresh": 200}
    with storage.database.writer.begin() as connection:
        for name, days in ages.items():
            at = now - days * DAY
            connection.execute(update(tables).where(tables.c.id == name).values(created=at))
            connection.execute(update(log).where(log.c.table == name).values(at=at))
        connection.execute(update(log).where(log.c.table == "fresh").values(at=now - DAY))


def swept(url: str, settings: Settings, open_table: str | None = None) -> dict[str, list[str]]:
    """What lies in the database after a look for old tables."""

    async def run() -> None:
        storage = Storage(url)
        await fill(storage)
        hall = Hall(storage, settings, BotProcesses(1, 1.0, 1.0))
        if open_table is not None:
            assert await hall.get(open_table) is not None
        await delete_old(hall)
        for name in ("played", "lying"):
            assert (await hall.get(name) is None) == (await storage.table(name) is None)
        storage.close()

    asyncio.run(run())
    database = Database(url)
    with database.reader.connect() as connection:
        left = {
            table.name: sorted(connection.execute(text(f'select * from "{table.name}"')).scalars())
            for table in metadata.sorted_tables
        }
    database.close()
    return left


def test_unless_the_host_wants_it_nothing_is_ever_deleted(url: str) -> None:
    left = swept(url, Settings())
    assert left["tables"] == ["followed", "fresh", "lying", "next", "played"]


def test_what_is_over_goes_after_its_days_with_everything_that_belongs_to_it(url: str) -> None:
    left = swept(url, Settings(keep_finished=30))
    assert left["tables"] == ["followed", "fresh", "lying", "next"]
    assert set(left["log"]) == set(left["seats"]) == set(left["tables"])


def test_what_nobody_goes_on_with_goes_and_a_match_that_led_there_stays(url: str) -> None:
    left = swept(url, Settings(keep_abandoned=60))
    assert left["tables"] == ["followed", "fresh", "played"]
    assert set(left["log"]) == set(left["seats"]) == set(left["tables"])


def test_a_table_in_use_is_not_deleted(url: str) -> None:
    left = swept(url, Settings(keep_finished=10, keep_abandoned=10), open_table="lying")
    assert left["tables"] == ["fresh", "lying"]


def test_a_table_with_bots_where_nobody_moved_goes_after_a_day(tmp_path: Path) -> None:
    async def run(settings: Settings) -> list[str]:
        storage = Storage(f"sqlite:///{tmp_path}/{settings.keep_unplayed}.db")
        began: list[Step] = [("chance", "prize 3"), (1, "pass")]
        await storage.create(like("left", (ANNA, BOT, BOT)), began)
        await storage.create(like("moved", (ANNA, BOT, BOT)), [*began, (0, "pass")])
        await storage.create(like("waiting", (ANNA, BEN, BOT)), began)
        taken = [*began, (0, "pass")]
        for name, since in (("asked what if", []), ("tried what if", [(0, "pass")])):
            record = replace(like(name, (ANNA, BOT, BOT)), taken=len(taken))
            await storage.create(record, [*taken, *since])
        with storage.database.writer.begin() as connection:
            connection.execute(update(tables).values(created=int(time.time() * 1000) - 2 * DAY))
        await storage.create(like("fresh", (ANNA, BOT, BOT)), began)
        await delete_old(Hall(storage, settings, BotProcesses(1, 1.0, 1.0)))
        left = await storage.untouched_since(2**62, False, 10)
        storage.close()
        return sorted(left)

    assert asyncio.run(run(Settings())) == ["fresh", "moved", "tried what if", "waiting"]
    assert len(asyncio.run(run(Settings(keep_unplayed=0)))) == 6


def test_many_old_tables_in_use_keep_no_other_from_being_deleted(url: str) -> None:
    async def run() -> None:
        storage = Storage(url)
        for number in range(AT_ONCE + 30):
            await storage.create(like(f"t{number:03}"), [])
        hall = Hall(storage, Settings(keep_abandoned=1e-9), BotProcesses(1, 1.0, 1.0))
        used = [f"t{number:03}" for number in range(AT_ONCE + 10)]
        for name in used:
            assert await hall.get(name) is not None
        await asyncio.sleep(0.01)
        assert await delete_old(hall) == 20
        left = await storage.untouched_since(2**62, False, 2 * AT_ONCE)
        assert sorted(left) == used
        storage.close()

    asyncio.run(run())


def test_many_old_tables_are_deleted_some_at_a_time(tmp_path: Path) -> None:
    async def run() -> int:
        storage = Storage(f"sqlite:///{tmp_path}/tables.db")
        await asyncio.gather(*(storage.create(like(f"t{n}"), []) for n in range(250)))
        hall = Hall(storage, Settings(keep_abandoned=1e-9), BotProcesses(1, 1.0, 1.0))
        await asyncio.sleep(0.01)
        number = await delete_old(hall)
        assert await storage.untouched_since(2**62, False, 10) == []
        storage.close()
        return number

    assert asyncio.run(run()) == 250


def test_the_server_deletes_when_it_starts_and_says_so(own_serving: Serving) -> None:
    created = own_serving.open_table("link", "link", game="rufus")
    own_serving.stop()
    path = own_serving.database.removeprefix("sqlite:///")
    database = sqlite3.connect(path)
    database.execute("update tables set created = 0")
    database.execute("update log set at = 0")
    database.commit()
    database.close()
    own_serving.start()
    join(own_serving, created["table"]).close()
    own_serving.stop()
    own_serving.settings = replace(own_serving.settings, keep_abandoned=30.0)
    own_serving.start()
    assert own_serving.log is not None
    said = '"message": "old tables were deleted", "tables": 1, "kind": "abandoned"'
    deadline = time.monotonic() + 20
    while said not in own_serving.log.read_text():
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert own_serving.ask(f"/api/tables/{created['table']}").json()["code"] == "no_table"
