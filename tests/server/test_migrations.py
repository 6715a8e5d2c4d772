"""The migrations lead to the tables that the program reads and writes."""

from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text

import spielwerk.server
from spielwerk.server.database import Database
from spielwerk.server.schema import HEAD, metadata
from spielwerk.server.storage import read_table


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/tables.db")
    with database.reader.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    database.close()


def migrations() -> Config:
    config = Config()
    folder = Path(spielwerk.server.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    return config


def test_the_newest_migration_is_known() -> None:
    assert ScriptDirectory.from_config(migrations()).get_current_head() == HEAD


def test_tables_from_before_there_was_a_coach_have_one(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with create_engine(url).begin() as connection:
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
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
