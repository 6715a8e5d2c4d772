"""What `backup` has written, put into an empty database: all of it, or nothing."""

import base64
from collections.abc import Iterator
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, Table, insert, update

from spielwerk.core.documents import Written
from spielwerk.server.storage.backup import (
    FORMAT,
    ROWS,
    VERSIONS,
    Damaged,
    Kept,
    count_of,
    found_in,
    lines_in,
    ours_of,
)
from spielwerk.server.storage.database import Database, StorageError

Row = Written


def restore(file: Path, url: str | None) -> Kept:
    """Fill an empty database with what a backup holds."""
    lines = lines_in(file)
    first = next(lines, None)
    if not isinstance(first, dict) or first.get("format") != FORMAT:
        raise Damaged(f"{file} is no backup of Spielwerk")
    database = Database(url, restores=True)
    with closing(database), database.explained(), database.writer.begin() as connection:
        version = str(first.get("schema"))
        database.check_known(version)
        _clear(database, connection)
        database.migrate(connection, version)
        rows = _fill(connection, _batches(file, lines, found_in(connection)))
        database.migrate(connection)
        return Kept(count_of(found_in(connection).tables["tables"], connection), rows)


def _clear(database: Database, connection: Connection) -> None:
    """Put away empty tables; refuse to where there is anything."""
    found = MetaData()
    found.reflect(connection)
    if found.tables and VERSIONS not in found.tables:
        raise StorageError(f"{database} belongs to another program")
    if any(count_of(table, connection) for table in ours_of(found)):
        raise StorageError(f"{database} is not empty: a backup is restored into an empty one")
    found.drop_all(connection)


def _fill(connection: Connection, batches: Iterator[tuple[Table, list[Row]]]) -> int:
    """Insert all rows; what refers to other rows of the same table comes when all are there."""
    number = 0
    links: list[tuple[Table, str, Row]] = []
    for table, rows in batches:
        own = _own_links(table)
        links += [(table, name, row) for row in rows for name in own if row[name] is not None]
        connection.execute(insert(table), [row | dict.fromkeys(own) for row in rows])
        number += len(rows)
    for table, name, row in links:
        keys = [column == row[column.name] for column in table.primary_key]
        connection.execute(update(table).where(*keys).values({name: row[name]}))
    return number


def _own_links(table: Table) -> list[str]:
    """The columns that name other rows of the same table."""
    return [
        column.name
        for column in table.columns
        if any(key.column.table is table for key in column.foreign_keys)
    ]


def _batches(
    file: Path, lines: Iterator[Any], found: MetaData
) -> Iterator[tuple[Table, list[Row]]]:
    """The rows of each table, some at a time."""
    table: Table | None = None
    names: list[str] = []
    rows: list[Row] = []
    for line in chain(lines, [None]):
        if table is not None and rows and (len(rows) == ROWS or not isinstance(line, list)):
            yield table, rows
            rows = []
        if isinstance(line, list):
            if table is None or len(line) != len(names):
                raise Damaged(f"{file} is damaged: a row fits no table")
            rows.append(dict(zip(names, map(_unpacked, line), strict=True)))
        elif line is not None:
            table, names = _begun(file, line, found)


def _begun(file: Path, line: Row, found: MetaData) -> tuple[Table, list[str]]:
    table, names = found.tables.get(line.get("table", "")), line.get("columns")
    if table is None or not isinstance(names, list) or set(names) != set(table.columns.keys()):
        raise Damaged(f"{file} is damaged: it has tables that its version did not have")
    return table, names


def _unpacked(value: object) -> object:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value
