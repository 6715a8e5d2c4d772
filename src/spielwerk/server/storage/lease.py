"""A server's life on a PostgreSQL that others may share: a row, which it has to prolong.

Every commit of a server holds its row (`is_mine`). Whoever finds that a row was not prolonged in
time deletes it. That waits for commits under way and ends all later ones: what a server has
answered lies before its death and is read by the next owner of the table, and after its death it
writes nothing, however long it was suspended. Only the database's clock is asked for the time.
"""

import contextlib
import logging
import secrets
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    URL,
    BigInteger,
    Connection,
    cast,
    create_engine,
    delete,
    extract,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from spielwerk.server.ground import metrics
from spielwerk.server.ground.clock import set_clock
from spielwerk.server.storage.schema import servers

logger = logging.getLogger(__name__)

LEASE = 3.0
"""Seconds that a server's row holds."""

BEAT = LEASE / 5
"""Seconds after which it is prolonged."""

HASTE = 0.1
"""Seconds in which an answer tells the time well enough to put the clock right once more."""

IMPATIENT = {"connect_timeout": 2, "tcp_user_timeout": 2000}
"""A database that is cut off is soon known to be."""

NOW = cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)

UNTIL = NOW + int(LEASE * 1000)

IS_MINE = "SELECT 1 FROM servers WHERE id = %s FOR KEY SHARE"
"""On the writer's own cursor, before all else."""


@dataclass(frozen=True)
class Living:
    """A server that has a row; it has so many seconds `left`."""

    id: int
    address: str
    until: int
    left: float


class Lease:
    """This server's row, from its start to its end."""

    def __init__(self, url: URL, address: str = "") -> None:
        self.id = secrets.randbits(62)
        self.address = address
        self.dead = False
        self.leaving = False
        self.living: tuple[Living, ...] = ()
        self._url = url
        self._connection = self._connected()
        row = {"id": self.id, "address": address, "until": UNTIL}
        self._confirmed = time.monotonic()
        set_clock(
            self._connection.execute(insert(servers).values(row).returning(NOW)).scalar_one()
        )
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._beat_on, name="lease", daemon=True)
        self._thread.start()

    @property
    def alone(self) -> bool:
        """Whether no other server may live beside this one."""
        return not self.address

    @property
    def holds(self) -> bool:
        """Whether nobody can have declared this server dead: then what it holds is true."""
        if self.dead or self.leaving:
            return False
        return self.alone or time.monotonic() < self._confirmed + LEASE - BEAT

    @property
    def age(self) -> float:
        """Seconds since the row was prolonged."""
        return time.monotonic() - self._confirmed

    def is_mine(self, cursor: Any) -> bool:
        """Hold the row until the transaction's end; False: this server was declared dead."""
        cursor.execute(IS_MINE, (self.id,))
        if cursor.fetchone() is None:
            self._die()
        return not self.dead

    def close(self) -> None:
        """Die at once, if the database can be told."""
        if self._ended.is_set():
            return
        self._ended.set()
        self._thread.join(2 * BEAT)
        with contextlib.suppress(DBAPIError):
            self._connection.execute(delete(servers).where(servers.c.id == self.id))
        self._let_go()

    def _die(self) -> None:
        if not self.dead:
            logger.error("this server was declared dead")
        self.dead = True

    # Beating

    def _connected(self) -> Connection:
        """A connection that holds this server's lock: a hint that its process is there."""
        connection = lone_connection(self._url)
        connection.execute(text("SET lock_timeout = '500ms'"))
        connection.execute(select(func.pg_advisory_lock(self.id)))
        self._stands_since = time.monotonic()
        return connection

    def _let_go(self) -> None:
        with contextlib.suppress(DBAPIError):
            self._connection.close()

    def _beat_on(self) -> None:
        lost = False
        while not self._ended.wait(BEAT) and not self.dead:
            try:
                if lost:
                    self._let_go()
                    self._connection = self._connected()
                self._beat()
                lost = False
            except DBAPIError as error:
                lost = True
                logger.warning("the lease was not prolonged: %s", str(error.orig).splitlines()[0])

    def _beat(self) -> None:
        at = time.monotonic()
        prolonged = update(servers).where(servers.c.id == self.id).values(until=UNTIL)
        told = self._connection.execute(prolonged.returning(NOW)).scalar_one_or_none()
        if told is None:
            self._die()
            return
        self._confirmed = at
        if time.monotonic() - at < HASTE:
            set_clock(told)
        self.living = living(self._connection)
        if at - self._stands_since > LEASE:  # everybody had time to come back to the database
            for who in bury(self._connection, _watched(self.id, self.living)):
                metrics.BURIED.inc()
                logger.warning("server %x was declared dead", who)


def lone_connection(url: URL) -> Connection:
    """A connection of its own, on which every statement is a transaction."""
    engine = create_engine(
        url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=IMPATIENT
    )
    return engine.connect()


def living(connection: Connection) -> tuple[Living, ...]:
    """All servers that have a row."""
    query = select(servers, (servers.c.until - NOW).label("left")).order_by(servers.c.id)
    rows = connection.execute(query)
    return tuple(Living(row.id, row.address, row.until, row.left / 1000) for row in rows)


def _watched(me: int, known: Sequence[Living]) -> list[Living]:
    """Whom this server looks after: the next one, as in a ring, and whose time is over."""
    others = [server for server in known if server.id != me]
    after = [server for server in others if server.id > me] or others
    return [server for server in others if server.left < 0 or server is after[0]]


def bury(connection: Connection, known: Sequence[Living]) -> list[int]:
    """Delete the rows of those who are gone; who they were."""
    gone = [server for server in known if server.left < 0 or is_gone(connection, server)]
    return [server.id for server in gone if _is_buried(connection, server)]


def _is_buried(connection: Connection, server: Living) -> bool:
    """Delete a row; where a commit that hangs holds it, that is left to the next beat."""
    as_seen = (servers.c.id == server.id, servers.c.until == server.until)
    free = select(servers.c.id).where(*as_seen).with_for_update(skip_locked=True)
    return connection.execute(delete(servers).where(servers.c.id.in_(free))).rowcount > 0


def is_gone(connection: Connection, server: Living) -> bool:
    """Whether its process has let go of its lock, and it has missed a beat since."""
    return server.left < LEASE - 2 * BEAT and not is_there(connection, server)


def is_there(connection: Connection, server: Living) -> bool:
    """Whether its process holds its lock."""
    query = select(func.pg_try_advisory_xact_lock_shared(server.id))
    return not connection.execute(query).scalar_one()
