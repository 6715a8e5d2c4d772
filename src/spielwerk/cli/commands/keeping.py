"""`backup` and `restore`: the whole database in a file, and back."""

from collections.abc import Callable
from pathlib import Path

from spielwerk.cli.commands.refused import Refused
from spielwerk.cli.commands.server_options import database_given
from spielwerk.server import StorageError
from spielwerk.server.storage.backup import Kept, back_up
from spielwerk.server.storage.restoring import restore


def show_backup(file: str, database: str | None) -> None:
    """Keep everything; the server may go on meanwhile."""
    kept = _unless_refused(lambda: back_up(database_given(database), Path(file)))
    print(f"{kept.tables} tables ({kept.rows} rows) are in {file}")


def show_restore(file: str, database: str | None) -> None:
    """Fill an empty database from a backup."""
    kept = _unless_refused(lambda: restore(Path(file), database_given(database)))
    print(f"{kept.tables} tables ({kept.rows} rows) are back from {file}")


def _unless_refused(work: Callable[[], Kept]) -> Kept:
    try:
        return work()
    except StorageError as error:
        raise Refused(str(error)) from error
