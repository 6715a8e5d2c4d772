"""A backup holds everything, is made beside a running server, and fits the other database too."""

import asyncio
import gzip
import json
import random
import stat
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

from spielwerk.server import StorageError, migrations
from spielwerk.server.storage.backup import Kept, back_up
from spielwerk.server.storage.database import Database
from spielwerk.server.storage.kept import SeatRecord, TableRecord
from spielwerk.server.storage.restoring import restore
from spielwerk.server.storage.schema import HEAD, metadata
from spielwerk.server.storage.storage import Storage
from tests.cli.process import refused, spielwerk
from tests.server.browsers import Browser, join_all, play_on
from tests.server.serving import Serving

FOUR = ("link", "link", "link", "link")


def rows_of(url: str) -> dict[str, list[Any]]:
    """All that a database holds, in a fixed order."""
    database = Database(url, only_reads=url.startswith("postgresql"))  # a server has a row
    with database.reader.connect() as connection:
        found = {
            table.name: [
                tuple(row)
                for row in connection.execute(table.select().order_by(*table.primary_key))
            ]
            for table in metadata.sorted_tables
        }
    database.close()
    return found


def lines_of(file: Path) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def write_lines(file: Path, lines: list[Any]) -> None:
    file.write_bytes(gzip.compress("".join(f"{json.dumps(line)}\n" for line in lines).encode()))


def played(serving: Serving, actions: int = 25) -> tuple[dict[str, Any], list[Browser]]:
    """A table at which something has happened."""
    created = serving.open_table(*FOUR)
    browsers = join_all(serving, created)
    play_on(browsers, random.Random(3), actions)
    return created, browsers


@pytest.fixture
def filled(tmp_path: Path) -> str:
    """A database with a match that is over, the one that follows it, and one that goes on."""
    url = f"sqlite:///{tmp_path}/tables.db"
    anna = SeatRecord(bot=None, name="Anna Käser", key_hash=b"\x00\xff" * 16)
    sitting = (anna, SeatRecord(bot="greedy", name=None, key_hash=None))

    def like(name: str) -> TableRecord:
        return TableRecord(name, "rufus", {"fields": 40}, name.encode() * 8, sitting)

    async def fill() -> None:
        storage = Storage(url)
        await storage.create(like("zero"), [("chance", "prize 3")])
        await storage.append("zero", 1, [(0, "stone 5"), (1, "pass")], over=True)
        await storage.create_next("zero", like("another"), [])
        await storage.create(like("many"), [("chance", f"roll {n}") for n in range(2500)])
        storage.close()

    asyncio.run(fill())
    return url


def test_a_backup_made_while_people_play_holds_one_moment_of_it(
    own_serving: Serving, tmp_path: Path
) -> None:
    created, browsers = played(own_serving)
    before = [dict(browser.update) for browser in browsers]
    file = tmp_path / "backup"
    done = spielwerk("backup", str(file), "--database", own_serving.database)
    assert done.stdout.startswith("1 tables ")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    play_on(browsers, random.Random(5), 10)
    own_serving.stop()
    back = Serving(f"sqlite:///{tmp_path}/back.db", folder=tmp_path)
    assert spielwerk("restore", str(file), "--database", back.database).returncode == 0
    back.start()
    again = join_all(back, created)
    for known, browser in zip(before, again, strict=True):
        assert browser.update["observation"] == known["observation"]
        assert browser.update["decision"] == known["decision"]
    play_on(again, random.Random(6), 10)
    back.stop()


def test_from_sqlite_to_postgresql_and_back_every_row_is_the_same(
    filled: str, postgresql_url: str, tmp_path: Path
) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    kept = back_up(filled, first)
    assert restore(first, postgresql_url) == kept
    assert rows_of(postgresql_url) == rows_of(filled)
    assert back_up(postgresql_url, second) == kept
    other = f"sqlite:///{tmp_path}/other.db"
    assert restore(second, other) == kept
    assert rows_of(other) == rows_of(filled)
    assert kept == Kept(3, sum(map(len, rows_of(filled).values())))


def test_a_moved_match_goes_on_at_postgresql(
    own_serving: Serving, postgresql_url: str, tmp_path: Path
) -> None:
    created, browsers = played(own_serving)
    own_serving.stop()
    back_up(own_serving.database, tmp_path / "backup")
    restore(tmp_path / "backup", postgresql_url)
    moved = Serving(postgresql_url, folder=tmp_path).start()
    again = join_all(moved, created)
    assert [b.update["observation"] for b in again] == [b.update["observation"] for b in browsers]
    play_on(again, random.Random(6), 20)
    with pytest.raises(StorageError, match="in use by another"):
        restore(tmp_path / "backup", postgresql_url)
    back_up(postgresql_url, tmp_path / "beside a server")
    moved.stop()


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/old.db"
    with create_engine(url).begin() as connection:
        config = Config()
        folder = Path(migrations.__file__).parent
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        row = "insert into tables (id, game, options, secret, created) values ('t', 'dog', '{}', "
        connection.execute(text(row + "x'0001', 0)"))
        connection.execute(text("insert into log values ('t', 0, null, 'starter 2', 5)"))
    back_up(url, tmp_path / "backup")
    assert lines_of(tmp_path / "backup")[0]["schema"] == "0001"
    new = f"sqlite:///{tmp_path}/new.db"
    assert restore(tmp_path / "backup", new) == Kept(1, 2)
    rows = rows_of(new)
    assert rows["tables"][0][:4] == ("t", "dog", "{}", b"\x00\x01")
    assert len(rows["log"]) == 1


def test_a_restored_database_is_an_ordinary_one(filled: str, tmp_path: Path) -> None:
    back_up(filled, tmp_path / "backup")
    new = f"sqlite:///{tmp_path}/new.db"
    Database(new).close()
    restore(tmp_path / "backup", new)
    database = Database(new)
    with database.reader.connect() as connection:
        assert connection.exec_driver_sql("pragma integrity_check").scalar() == "ok"
        assert connection.exec_driver_sql("pragma foreign_key_check").all() == []
        query = text("select version_num from alembic_version")
        assert connection.execute(query).scalar() == HEAD
    database.close()


def test_where_there_is_something_nothing_is_restored(filled: str, tmp_path: Path) -> None:
    back_up(filled, tmp_path / "backup")
    before = rows_of(filled)
    line = refused(["restore", str(tmp_path / "backup"), "--database", filled])
    assert "not empty" in line
    assert rows_of(filled) == before


def test_what_is_damaged_is_refused_and_leaves_nothing_behind(filled: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    back_up(filled, file)
    whole, lines = file.read_bytes(), lines_of(file)
    new = f"sqlite:///{tmp_path}/new.db"

    def refuse(words: str) -> None:
        with pytest.raises(StorageError, match=words):
            restore(file, new)
        assert not any(rows_of(new).values())

    for size in (0, 5, len(whole) // 2, len(whole) - 30):
        file.write_bytes(whole[:size])
        refuse("no backup|not all of it")
    file.write_bytes(b"PK\x03\x04" * 100)
    refuse("no backup")
    write_lines(file, [*lines[:10], *lines[11:]])
    refuse("not all of it")
    write_lines(file, [{"format": "another"}, *lines[1:]])
    refuse("no backup")
    write_lines(file, [lines[0] | {"schema": "9999"}, *lines[1:]])
    refuse("newer version")
    write_lines(file, [lines[0], {"table": "users", "columns": ["id"]}, *lines[1:]])
    refuse("its version did not have")
    write_lines(file, [lines[0], [1, 2], *lines[1:]])
    refuse("fits no table")


def test_a_backup_that_fails_leaves_the_one_before(filled: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    file.write_text("the one before")
    with pytest.raises(StorageError, match="is not there"):
        back_up(f"sqlite:///{tmp_path}/none.db", file)
    assert not (tmp_path / "none.db").exists()
    with pytest.raises(StorageError, match="cannot be written"):
        back_up(filled, tmp_path / "no folder" / "backup")
    with create_engine(f"sqlite:///{tmp_path}/other.db").begin() as connection:
        connection.execute(text("create table notes (id integer)"))
    with pytest.raises(StorageError, match="no tables of Spielwerk"):
        back_up(f"sqlite:///{tmp_path}/other.db", file)
    assert file.read_text() == "the one before"
    assert sorted(path.name for path in tmp_path.glob("*.part")) == []
    back_up(filled, file)
    assert lines_of(file)[0]["format"] == "spielwerk backup 1"
