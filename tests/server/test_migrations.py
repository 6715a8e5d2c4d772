"""The migrations lead to the tables that the program reads and writes."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, text

import spielwerk.server
from spielwerk.server.storage.database import Database
from spielwerk.server.storage.schema import HEAD, metadata
from spielwerk.server.storage.storage import read_table
from tests.server.postgresql import new_database


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    with migrated(f"sqlite:///{tmp_path}/tables.db", HEAD) as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_an_empty_database_gets_what_the_migrations_make(tmp_path: Path, postgresql: Path) -> None:
    """Down to defaults and names of constraints: the next migration will look for them."""
    for kind in ("sqlite", "postgresql"):
        urls = [
            f"sqlite:///{tmp_path}/{way}.db" if kind == "sqlite" else new_database(postgresql)
            for way in ("empty", "migrated")
        ]
        database = Database(urls[0])
        with database.reader.connect() as connection:
            laid_out = found_in(connection)
        database.close()
        with migrated(urls[1].replace("postgresql:", "postgresql+psycopg:"), HEAD) as connection:
            assert found_in(connection) == laid_out


def found_in(connection: Connection) -> dict[str, Any]:
    """All that a database knows of its tables; columns may stand in any order."""
    known = inspect(connection)
    found: dict[str, Any] = {
        name: [
            {column["name"]: str(column) for column in known.get_columns(name)},
            known.get_pk_constraint(name),
            known.get_foreign_keys(name),
            known.get_indexes(name),
        ]
        for name in known.get_table_names()
    }
    if connection.dialect.name == "sqlite":
        query = text("select name from sqlite_master where sql like '%WITHOUT ROWID%'")
        found["without rowid"] = set(connection.scalars(query))
    return found


def migrations() -> Config:
    config = Config()
    folder = Path(spielwerk.server.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    return config


@contextmanager
def migrated(url: str, version: str) -> Iterator[Connection]:
    """An empty database, brought to this version migration by migration."""
    engine = create_engine(url)
    with engine.begin() as connection:
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        yield connection
    engine.dispose()


def test_the_newest_migration_is_known() -> None:
    assert ScriptDirectory.from_config(migrations()).get_current_head() == HEAD


def test_tables_from_before_there_was_a_coach_have_one(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with migrated(url, "0001") as connection:
        row = "insert into tables (id, game, options, secret, created) values ('t', 'dog', '{}', "
        connection.execute(text(row + "x'00', 0)"))
    database = Database(url)
    with database.reader.connect() as connection:
        table = read_table(connection, "t")
    database.close()
    assert table is not None
    assert table.coach


def test_opening_twice_changes_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    Database(url).close()
    before = (tmp_path / "tables.db").read_bytes()
    Database(url).close()
    assert (tmp_path / "tables.db").read_bytes() == before


def test_sqlite_keeps_every_commit(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/tables.db")
    with database.writer.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert connection.exec_driver_sql(f"pragma {pragma}").scalar() == value
    database.close()
