"""Which server has which table, where several share a PostgreSQL.

A table belongs to the server in its row, as long as that server lives. Whoever needs a table
claims it before reading anything of it: by a new row, or by taking over the very row in which a
dead server stands. Never in one statement with a look at who lives: that look may be older than
the server.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, Select, and_, literal, or_, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError

from spielwerk.server.ground import metrics
from spielwerk.server.storage.database import GO_ON, Database, StorageError, reason
from spielwerk.server.storage.lease import Lease
from spielwerk.server.storage.schema import owners, servers, tables

logger = logging.getLogger(__name__)

Answer = TypeVar("Answer")

TRIES = 10
"""So often a table may change hands while it is asked for."""

AT_ONCE = 20
"""Tables that a server takes up by itself at once."""

LISTED = 50
"""Open tables that are shown at once."""


class Elsewhere(Exception):
    """Another server has this table."""

    def __init__(self, server: int, address: str) -> None:
        super().__init__(address)
        self.server = server
        self.address = address


class Owners:
    """The tables that servers have, as one server sees them."""

    def __init__(self, database: Database, lease: Lease) -> None:
        self._database = database
        self._lease = lease

    async def claim(self, table: str) -> bool:
        """It is this server's from now on; False: there is no such table. Elsewhere: another's."""
        return await self._ask(lambda connection: claim(connection, table, self._lease.id))

    async def due(self, soon: int) -> list[str]:
        """Tables that nobody living has, where something is to happen by then."""
        return await self._ask(lambda connection: _due(connection, soon))

    async def shown(self) -> list[str]:
        """What the lobby shows of all tables, as JSON."""
        query = (
            select(owners.c.shown)
            .join(servers, servers.c.id == owners.c.server)
            .join(tables, tables.c.id == owners.c.table)
            .where(owners.c.shown.is_not(None))
            .order_by(tables.c.created.desc())
            .limit(LISTED)
        )
        return await self._ask(lambda connection: list(connection.execute(query).scalars()))

    async def _ask(self, ask: Callable[[Connection], Answer]) -> Answer:
        return await asyncio.to_thread(self._ask_now, ask)

    def _ask_now(self, ask: Callable[[Connection], Answer]) -> Answer:
        try:
            with self._database.reader.connect() as connection:
                return ask(connection.execution_options(isolation_level="AUTOCOMMIT"))
        except SQLAlchemyError as error:
            raise StorageError(f"{self._database}: {reason(error)}") from error


def claim(connection: Connection, table: str, me: int) -> bool:
    """Make a table this server's; False: there is none. Elsewhere: another living server's."""
    for _ in range(TRIES):
        if _is_new(connection, table, me):
            return True
        row = connection.execute(_owner(table)).one_or_none()
        if row is None:
            return False
        if row.server == me:
            return True
        if row.address is not None:
            raise Elsewhere(row.server, row.address)
        if row.server is not None and _inherits(connection, table, me, row.server):
            return True
    raise StorageError("this table changes hands all the time")


def _is_new(connection: Connection, table: str, me: int) -> bool:
    """Nobody had it."""
    there = select(tables.c.id, literal(me)).where(tables.c.id == table)
    new = insert(owners).from_select(["table", "server"], there).on_conflict_do_nothing()
    taken = connection.execute(new).rowcount > 0
    if taken:
        metrics.CLAIMS.inc()
    return taken


def _owner(table: str) -> Select[tuple[int, str]]:
    return (
        select(owners.c.server, servers.c.address)
        .select_from(tables)
        .outerjoin(owners, owners.c.table == tables.c.id)
        .outerjoin(servers, servers.c.id == owners.c.server)
        .where(tables.c.id == table)
    )


def _inherits(connection: Connection, table: str, me: int, dead: int) -> bool:
    """Take it over, unless somebody else has done so."""
    row = and_(owners.c.table == table, owners.c.server == dead)
    taken = connection.execute(update(owners).where(row).values(server=me, shown=None)).rowcount
    metrics.CLAIMS.inc(taken)
    return taken > 0


def _due(connection: Connection, soon: int) -> list[str]:
    """Where a time has come, and where a server died at a table that goes on by itself."""
    orphan = and_(owners.c.table.is_not(None), *GO_ON)
    query = (
        select(tables.c.id)
        .outerjoin(owners, owners.c.table == tables.c.id)
        .outerjoin(servers, servers.c.id == owners.c.server)
        .where(tables.c.over.is_(False), servers.c.id.is_(None))
        .where(or_(tables.c.wake <= soon, orphan))
        .limit(AT_ONCE)
    )
    return list(connection.execute(query).scalars())
