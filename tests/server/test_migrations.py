"""The migrations lead to the tables that the program reads and writes."""

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import spielwerk.server
from spielwerk.server.database import Database
from spielwerk.server.schema import HEAD, metadata


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/tables.db")
    with database.reader.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    database.close()


def test_the_newest_migration_is_known() -> None:
    config = Config()
    folder = Path(spielwerk.server.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


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
