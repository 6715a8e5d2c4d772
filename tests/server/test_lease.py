"""A server on PostgreSQL has a row; without it, it commits nothing."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, text

from spielwerk.server import Settings, StorageError
from spielwerk.server.ground.clock import now, set_clock
from spielwerk.server.storage.backup import back_up
from spielwerk.server.storage.database import POSTGRESQL_LOCK, Database
from spielwerk.server.storage.kept import SeatRecord, TableRecord
from spielwerk.server.storage.lease import BEAT, LEASE, lone_connection
from spielwerk.server.storage.owners import Elsewhere
from spielwerk.server.storage.restoring import restore
from spielwerk.server.storage.schema import HEAD
from spielwerk.server.storage.storage import Storage
from spielwerk.server.tables.hall import Hall
from spielwerk.server.thinking.bots import BotProcesses

RECORD = TableRecord("one", "dog", {}, b"x" * 32, (SeatRecord(None, None, b"y"),))
HERE = "127.0.0.1:1"


@contextmanager
def outside(database: Database) -> Iterator[Connection]:
    """Somebody else on the same database."""
    with closing(lone_connection(database.url)) as connection:
        yield connection


def vanish(database: Database) -> None:
    """As a process that is killed: nothing is put in order, and its connections end."""
    assert database.lease is not None
    database.lease._ended.set()
    database.lease._let_go()


def prolonged(database: Database) -> None:
    """Wait until the server has said that it lives, however busy the machine is."""
    assert database.lease is not None
    begun = time.monotonic()
    while database.lease.age > time.monotonic() - begun:
        assert not database.lease.dead
        time.sleep(BEAT / 5)


def test_who_was_declared_dead_writes_nothing_any_more(postgresql_url: str) -> None:
    async def run() -> None:
        storage = Storage(postgresql_url)
        await storage.create(RECORD, [("chance", "starter 2")])
        with outside(storage.database) as other:
            other.execute(text("delete from servers"))
        for late in (
            storage.append("one", 1, [(0, "give A")], over=False),
            storage.sit("one", {0: SeatRecord("random", None, None)}),
            storage.check(),
        ):
            with pytest.raises(StorageError, match="declared dead"):
                await late
        assert len(await storage.steps("one")) == 1
        record = await storage.table("one")
        assert record is not None
        assert record.seats[0].bot is None
        assert storage.database.lease is not None
        assert not storage.database.lease.holds
        storage.close()

    asyncio.run(run())


def test_a_restart_of_the_database_leaves_the_server_its_tables(postgresql_url: str) -> None:
    """Even where it ends all connections, the lock among them."""
    storage = Storage(postgresql_url)
    with outside(storage.database) as other:
        ended = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> "
        other.execute(text(ended + "pg_backend_pid() and datname = current_database()"))
    prolonged(storage.database)
    with pytest.raises(StorageError, match="in use by another"):
        Database(postgresql_url)

    async def run() -> None:
        with suppress(StorageError):
            await storage.check()
        await storage.check()

    asyncio.run(run())
    storage.close()


def test_who_has_vanished_is_not_waited_for(postgresql_url: str) -> None:
    database = Database(postgresql_url)
    vanish(database)
    begun = time.monotonic()
    Database(postgresql_url).close()
    assert time.monotonic() - begun < LEASE
    database.close()


def test_servers_with_addresses_live_together(postgresql_url: str) -> None:
    first, second = Database(postgresql_url, address=HERE), Database(postgresql_url, address=HERE)
    with pytest.raises(StorageError, match="in use by another"):
        Database(postgresql_url)
    assert first.lease is not None
    first.lease._beat()
    assert len(first.lease.living) == 2
    first.close()
    second.close()
    alone = Database(postgresql_url)
    with pytest.raises(StorageError, match="in use by another"):
        Database(postgresql_url, address=HERE)
    alone.close()


def test_a_commit_that_hangs_keeps_nobody_from_beating(postgresql_url: str) -> None:
    hanging, other = Database(postgresql_url, address=HERE), Database(postgresql_url, address=HERE)
    assert hanging.lease is not None
    assert other.lease is not None
    connection = hanging.writer.raw_connection()
    hanging.begin(connection.cursor())
    vanish(hanging)
    time.sleep(LEASE + 3 * BEAT)
    assert other.lease.holds
    assert [server.id for server in other.lease.living] == [other.lease.id]
    connection.invalidate()
    other.close()
    hanging.close()


def test_a_new_schema_waits_for_the_servers_of_the_old(postgresql_url: str) -> None:
    old = Database(postgresql_url, address=HERE)
    with outside(old) as beside:
        version = text("update alembic_version set version_num = :version")
        beside.execute(version, {"version": "0008"})
        opened: list[Database] = []
        new = threading.Thread(
            target=lambda: opened.append(Database(postgresql_url, address=HERE))
        )
        new.start()
        time.sleep(LEASE)
        assert not opened
        beside.execute(version, {"version": HEAD})
        new.join(LEASE)
    assert opened
    opened[0].close()
    old.close()


def test_the_clock_of_the_database_counts(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine whose own clock is off by an hour lives as long as others, and by their time."""
    true = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: true() + 3_600_000_000_000)
    database = Database(postgresql_url, address=HERE)
    assert database.lease is not None
    assert abs(now() - true() // 1_000_000) < 1000, "from the start, before it was ever prolonged"
    time.sleep(2 * BEAT)
    assert abs(now() - true() // 1_000_000) < 1000
    assert [0 < server.left <= LEASE for server in database.lease.living] == [True]
    database.close()
    monkeypatch.undo()
    set_clock(time.time_ns() // 1_000_000)


def test_a_table_is_claimed_before_it_is_read(postgresql_url: str) -> None:
    """What its last owner wrote while another took it over is known to that."""

    async def run() -> None:
        storage = Storage(postgresql_url, HERE)
        stack.callback(storage.close)
        hall = Hall(storage, Settings(), BotProcesses(1, 1.0, 1.0))
        await storage.create(replace(RECORD, seats=RECORD.seats * 2), [])
        with psycopg.connect(postgresql_url) as last:
            last.execute("insert into owners values ('one', 1)")
            last.commit()
            last.execute("select 1 from owners for update")
            taking = asyncio.create_task(hall.get("one"))
            await asyncio.sleep(0.5)
            last.execute("update seats set name = 'late'")
            last.commit()
        table = await taking
        assert table is not None
        assert table.record.seats[0].name == "late"

    with ExitStack() as stack:
        asyncio.run(run())


def test_a_table_is_its_owners_as_long_as_that_lives(postgresql_url: str) -> None:
    async def run() -> None:
        first, second = Storage(postgresql_url, HERE), Storage(postgresql_url, HERE)
        stack.callback(second.close)
        stack.callback(first.close)
        assert first.owners is not None
        assert second.owners is not None
        await first.create(RECORD, [])
        assert await first.owners.claim("one")
        with pytest.raises(Elsewhere):
            await second.owners.claim("one")
        assert not await second.owners.claim("nowhere")
        first.close()
        assert await second.owners.claim("one")

    with ExitStack() as stack:
        asyncio.run(run())


def test_nobody_fills_or_opens_a_database_that_is_in_use(
    postgresql_url: str, tmp_path: Path
) -> None:
    database = Database(postgresql_url)
    back_up(postgresql_url, tmp_path / "tables.gz")
    with pytest.raises(StorageError, match="in use by another"):
        restore(tmp_path / "tables.gz", postgresql_url)
    database.close()
    restore(tmp_path / "tables.gz", postgresql_url)


def test_a_server_from_before_leases_is_waited_for(postgresql_url: str) -> None:
    Database(postgresql_url).close()
    database = Database(postgresql_url, only_reads=True)
    with outside(database) as old:
        old.execute(text("select pg_advisory_lock(:lock)"), {"lock": POSTGRESQL_LOCK})
        timer = threading.Timer(1.0, old.close)
        timer.start()
        Database(postgresql_url).close()
        assert not timer.is_alive()
    database.close()
