"""Backups: all rows of a database in one file, which fits SQLite and PostgreSQL alike.

The file is gzip around JSON lines: what it is and of which version; each table with its columns,
and a line for each row; how many rows there were, and the SHA-256 of all lines before. It is read
in one transaction beside a running server; `restoring` reads it.
"""

import base64
import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, MetaData, Table, func, select

from spielwerk.server.storage.database import Database, StorageError

FORMAT = "spielwerk backup 1"

VERSIONS = "alembic_version"
"""Alembic's own table, which the first line stands for."""

FLEETING = frozenset({"servers", "owners"})
"""Tables that tell of servers that live just now."""

ROWS = 1000
"""Read or written at once."""


class Damaged(StorageError):
    """A file is no backup, or not all of one."""


@dataclass(frozen=True)
class Kept:
    """What a backup holds."""

    tables: int
    rows: int


def back_up(url: str | None, file: Path) -> Kept:
    """Write all that the database holds into a file, for its owner alone, and read it again.

    StorageError, and what was there before stays, if the database is damaged or the file is not
    whole.
    """
    database = Database(url, only_reads=True)
    with closing(database), database.explained(), _reading(database) as connection:
        database.check_whole(connection)
        return _write(found_in(connection), connection, file)


@contextmanager
def _reading(database: Database) -> Iterator[Connection]:
    """One moment of the database, whatever is written meanwhile."""
    engine = database.reader
    if not database.is_sqlite:
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    with engine.begin() as connection:
        yield connection


def packed(value: object) -> object:
    """A value as JSON has it."""
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def ours_of(found: MetaData) -> list[Table]:
    """All tables that are kept, those that are referred to before those that refer to them."""
    return [table for table in found.sorted_tables if table.name not in FLEETING | {VERSIONS}]


def count_of(table: Table, connection: Connection) -> int:
    """How many rows it has."""
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def found_in(connection: Connection) -> MetaData:
    found = MetaData()
    found.reflect(connection)
    if VERSIONS not in found.tables:
        raise StorageError("there are no tables of Spielwerk in this database")
    return found


def _write(found: MetaData, connection: Connection, file: Path) -> Kept:
    with _whole(file) as raw, gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as gzipped:
        lines = Lines(gzipped)
        version = connection.execute(select(found.tables[VERSIONS])).scalar_one()
        lines.add({"format": FORMAT, "schema": version})
        rows = sum(_write_table(table, connection, lines) for table in ours_of(found))
        lines.add({"rows": rows, "sha256": lines.digest.hexdigest()})
        return Kept(count_of(found.tables["tables"], connection), rows)


def _write_table(table: Table, connection: Connection, lines: "Lines") -> int:
    lines.add({"table": table.name, "columns": list(table.columns.keys())})
    query = select(table).order_by(*table.primary_key).execution_options(yield_per=ROWS)
    number = 0
    for row in connection.execute(query):
        lines.add([packed(value) for value in row])
        number += 1
    return number


class Lines:
    """JSON lines, and the hash of all so far."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self._file = file
        self.digest = hashlib.sha256()

    def add(self, document: object) -> None:
        """Write one."""
        line = json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self.digest.update(line)
        self._file.write(line)


@contextmanager
def _whole(file: Path) -> Iterator[IO[bytes]]:
    """A file that is there when all of it is written, and as it was before if that fails."""
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        number = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        with os.fdopen(number, "wb") as raw:
            yield raw
            raw.flush()
            os.fsync(raw.fileno())
        for _ in lines_in(part):
            pass
        part.replace(file)
    except OSError as error:
        raise StorageError(f"{file} cannot be written: {error.strerror or error}") from error
    finally:
        part.unlink(missing_ok=True)


def lines_in(file: Path) -> Iterator[Any]:
    """All lines but the last, which says whether these are all."""
    digest, rows = hashlib.sha256(), 0
    try:
        with gzip.open(file) as unpacked:
            for raw in unpacked:
                line = json.loads(raw)
                if isinstance(line, dict) and "sha256" in line:
                    if line == {"rows": rows, "sha256": digest.hexdigest()}:
                        return
                    break
                digest.update(raw)
                rows += isinstance(line, list)
                yield line
    except (gzip.BadGzipFile, ValueError) as error:
        raise Damaged(f"{file} is no backup of Spielwerk, or damaged: {error}") from error
    except (EOFError, zlib.error):
        pass
    except OSError as error:
        raise StorageError(f"{file} cannot be read: {error.strerror}") from error
    raise Damaged(f"{file} is damaged: not all of it is there")
