"""Opening the database: where it lies, who may use it, which version it has."""

import fcntl
import logging
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    event,
    exists,
    insert,
    inspect,
    make_url,
    or_,
    text,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.pool import QueuePool

from spielwerk.server.ground.logs import one_line
from spielwerk.server.storage import schema
from spielwerk.server.storage.lease import BEAT, Lease, bury, is_there, living, lone_connection
from spielwerk.server.storage.schema import HEAD, seats, tables
from spielwerk.server.storage.wal import lost_commits

if TYPE_CHECKING:
    from alembic.config import Config

logger = logging.getLogger(__name__)

BUSY_MS = 3000
"""How long a statement waits for another program that holds SQLite's lock."""

POSTGRESQL_LOCK = 0x5350_4945_4C57
"""The advisory lock that says: this database is being opened, or filled, or a server from before
leases uses it."""

OPENING = 10.0
"""Seconds that others may take to open it."""

IDLE = "SET idle_in_transaction_session_timeout = '2s'"
"""A commit that hangs must not hold its server's row for ever."""

BEGIN = "BEGIN IMMEDIATE"
"""SQLite takes its lock at once, not when it is too late to wait for it."""

SQLITE_PRAGMAS = (
    f"PRAGMA busy_timeout={BUSY_MS}",
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
)


GO_ON = (
    tables.c.over.is_(False),
    tables.c.stage == 2,
    or_(
        tables.c.pace.is_not(None),
        exists().where(
            seats.c.table == tables.c.id, or_(seats.c.bot.is_not(None), seats.c.kept.is_not(None))
        ),
    ),
)
"""Tables where bots play or clocks run: the first server that comes looks at each of them."""


class StorageError(RuntimeError):
    """The database cannot be used, or did not keep something; the message is one sentence."""


class Conflict(StorageError):
    """Another row stands already where this one was to go."""


def default_path() -> Path:
    """The database's place when nobody names one: the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "spielwerk" / "spielwerk.db"


class Database:
    """A database that is ours to use: it has the right version, and no other server uses it.

    Who `only_reads` takes it as it is, beside a server; who `restores` brings the tables. Of
    PostgreSQL's, servers with an `address` at which they reach each other use one together.
    """

    def __init__(
        self,
        url: str | None = None,
        *,
        address: str = "",
        only_reads: bool = False,
        restores: bool = False,
    ) -> None:
        try:
            self.url = make_url(url or f"sqlite:///{default_path()}")
        except ArgumentError:
            raise StorageError(f"this is no address of a database: {url}") from None
        self._lock: IO[str] | Connection | None = None
        self._file: IO[bytes] | None = None
        self.lease: Lease | None = None
        if self.url.drivername in {"postgres", "postgresql"}:
            self.url = self.url.set(drivername="postgresql+psycopg")
        if self.url.drivername not in {"sqlite", "postgresql+psycopg"}:
            raise StorageError(f"{self}: only SQLite and PostgreSQL are supported")
        if self.is_sqlite and address:
            raise StorageError(f"{self}: only PostgreSQL can be shared by several servers")
        if self.is_sqlite:
            self._find_file(makes=not only_reads)
        with self.explained():
            self.writer = self._engine(writes=True)
            self.reader = self._engine(writes=False)
        if only_reads:
            return
        try:
            self._take_lock()
            with self.explained():
                self._open(address, restores=restores)
        except BaseException:
            self.close()
            raise

    def _open(self, address: str, *, restores: bool) -> None:
        if self.is_sqlite:
            self._check_log()
            with self.reader.connect() as connection:
                self.check_whole(connection)
        else:
            self._wait_for_others(address, restores=restores)
        if not restores:
            self._migrate()
            self._begin_to_live(address)

    def __str__(self) -> str:
        """How the database is called in messages; never with its password."""
        name = self.path if self.is_sqlite else self.url.render_as_string(hide_password=True)
        return f"database {name}"

    @property
    def is_sqlite(self) -> bool:
        """Whether it is a file of SQLite's."""
        return self.url.get_backend_name() == "sqlite"

    @property
    def path(self) -> Path:
        """The file, if it is SQLite's."""
        return Path(self.url.database or "")

    def close(self) -> None:
        """Let go of everything."""
        if self.lease is not None:
            self.lease.close()
        for name in ("writer", "reader"):
            if hasattr(self, name):
                getattr(self, name).dispose()
        self._let_go_of_lock()

    def _let_go_of_lock(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None
        if self._file is not None:
            self._file.close()
            self._file = None

    def _find_file(self, *, makes: bool) -> None:
        """Seat keys' hashes and secrets lie in it, so that nobody else may read it."""
        if self.url.database in {None, "", ":memory:"}:
            raise StorageError("the database must be a file: sqlite:////path/to/file.db")
        if not makes and not self.path.is_file():
            raise StorageError(f"{self} is not there")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            # By whatever name it is called, the lock beside it is the same.
            self.url = self.url.set(database=str(self.path.resolve()))
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
            names = self.path.stat().st_nlink
        except OSError as error:
            raise StorageError(f"{self} cannot be opened: {error.strerror}") from None
        if names > 1:
            raise StorageError(f"{self} has several names (hard links): nobody could lock it")

    def _engine(self, *, writes: bool) -> Engine:
        if not self.is_sqlite:
            engine = create_engine(self.url, pool_pre_ping=True, pool_size=1 if writes else 4)
        else:
            engine = create_engine(
                self.url,
                poolclass=QueuePool,
                pool_size=1 if writes else 4,
                connect_args={"check_same_thread": False},
                paramstyle="named",  # rows are dicts, as with PostgreSQL
            )
            event.listen(engine, "connect", _prepare_sqlite)
            event.listen(engine, "begin", _begin_immediate if writes else _begin)
        return engine

    @property
    def driver(self) -> Any:
        """The driver's module (PEP 249), with its errors."""
        return self.writer.dialect.loaded_dbapi

    def begin(self, cursor: Any) -> None:
        """Begin a transaction that writes, on the driver's own cursor; StorageError: too late."""
        if self.is_sqlite:
            cursor.execute(BEGIN)
        elif self.lease is not None and not self.lease.is_mine(cursor):
            raise StorageError(f"{self}: this server was declared dead")

    def _check_log(self) -> None:
        """StorageError if SQLite would drop what was answered for, without a word."""
        lost = lost_commits(self.path)
        if lost > 1:
            raise StorageError(
                f"{self} is damaged: {lost} commits in {self.path.name}-wal cannot be read; "
                "nothing was changed; keep a copy of both files, then restore a backup, or move "
                "the -wal file away to go on without what it holds"
            )

    def check_whole(self, connection: Connection) -> None:
        """StorageError if a file of SQLite's is damaged: it would say so only where it is hit."""
        if not self.is_sqlite:
            return
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
        if found != "ok":
            raise StorageError(
                f"{self} is damaged ({one_line(found)}); nothing was changed; keep a copy of it, "
                "then restore a backup"
            )

    def _take_lock(self) -> None:
        """One server per database: two would show their viewers different moments of one match."""
        if self.is_sqlite:
            self._lock_file()
            return
        with self.explained():
            self._lock = lone_connection(self.url)
            query = text("SELECT pg_try_advisory_lock(:lock)")
            until = time.monotonic() + OPENING
            while not self._lock.execute(query, {"lock": POSTGRESQL_LOCK}).scalar_one():
                if time.monotonic() > until:
                    raise self._in_use()
                time.sleep(BEAT / 5)

    def _lock_file(self) -> None:
        """Held until close(): the file itself, whatever it is called by then, and one beside it.

        Servers from before look at that one only.
        """
        self._lock = Path(f"{self.path}.lock").open("w")  # noqa: SIM115
        self._file = self.path.open("rb")
        try:
            for held in (self._lock, self._file):
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise self._in_use() from None

    def _in_use(self) -> StorageError:
        return StorageError(f"{self} is in use by another Spielwerk server")

    def _wait_for_others(self, address: str, *, restores: bool) -> None:
        """StorageError if another server lives with which this one cannot.

        Who has gone without a word is waited for until that is certain. So are servers of another
        version until they have been stopped: their tables go on meanwhile.
        """
        lock = self._lock
        assert isinstance(lock, Connection)
        if not inspect(lock).has_table("servers"):
            return
        self.check_known(self._version_in(lock))
        told = False
        while others := living(lock):
            bury(lock, list(others))
            in_the_way = restores or not address or not all(other.address for other in others)
            if in_the_way and any(is_there(lock, other) for other in others):
                raise self._in_use()
            if not in_the_way and self._version_in(lock) == HEAD:
                return
            if not in_the_way and not told:
                logger.warning("%s: waiting until servers of another version have stopped", self)
                told = True
            time.sleep(BEAT / 5)

    def _begin_to_live(self, address: str) -> None:
        """From now on this server has a row, without which it commits nothing."""
        if isinstance(self._lock, Connection):
            if not living(self._lock):
                self._lock.execute(update(tables).where(*GO_ON).values(wake=0))
            self.lease = Lease(self.url, address)
            self.writer.dispose()
            event.listen(self.writer, "connect", _be_brief)
            self._let_go_of_lock()

    def _migrate(self) -> None:
        """Bring the schema to this program's version; refuse what a newer one wrote.

        Migrations are for databases that hold something: an empty one gets the tables as they are.
        """
        with self.writer.connect() as connection:
            # A transaction of the writer's takes the lock: a locked database is found out here.
            with connection.begin():
                found = set(inspect(connection).get_table_names())
                version = self._version_in(connection) if "alembic_version" in found else None
            if version is None and found - {"alembic_version"}:
                raise StorageError(f"{self} belongs to another program")
            if version is None:
                self._lay_out(connection)
            elif version != HEAD:
                self._upgrade(connection, version)

    def _version_in(self, connection: Connection) -> str | None:
        query = text("SELECT version_num FROM alembic_version")
        return connection.execute(query).scalar_one_or_none()

    def _lay_out(self, connection: Connection) -> None:
        with connection.begin():
            schema.metadata.create_all(connection)
            schema.version.create(connection, checkfirst=True)
            connection.execute(insert(schema.version).values(version_num=HEAD))

    def _upgrade(self, connection: Connection, version: str) -> None:
        self.check_known(version)
        with connection.begin():
            self.migrate(connection)

    def check_known(self, version: str | None) -> None:
        """StorageError if this program does not know that version of the tables."""
        from alembic.script import ScriptDirectory

        known = {
            script.revision for script in ScriptDirectory.from_config(_alembic()).walk_revisions()
        }
        if version is not None and version not in known:
            raise StorageError(
                f"{self} was written by a newer version of Spielwerk "
                f"(its schema is {version}, this program knows {HEAD})"
            )

    def migrate(self, connection: Connection, version: str = HEAD) -> None:
        """Bring the tables to a version, within a transaction of the connection's."""
        from alembic import command

        config = _alembic()
        config.attributes["connection"] = connection
        command.upgrade(config, version)

    @contextmanager
    def explained(self) -> Iterator[None]:
        """Whatever the database says while it is opened, said in one sentence."""
        try:
            yield
        except (DBAPIError, NoSuchModuleError, sqlite3.Error) as error:
            raise StorageError(f"{self} cannot be opened: {reason(error)}") from error


def _alembic() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent.parent / "migrations"))
    return config


def reason(error: BaseException) -> str:
    """What the driver says, in one line, without the statement and its values."""
    original = error.orig if isinstance(error, DBAPIError) and error.orig else error
    lines = str(original).strip().splitlines() or [type(original).__name__]
    return lines[0]


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Durable at every commit; transactions begin where we say."""
    connection.isolation_level = None
    for pragma in SQLITE_PRAGMAS:
        connection.execute(pragma)


def _be_brief(connection: Any, _record: Any) -> None:
    """The writer's transactions end soon, whatever becomes of the server."""
    connection.execute(IDLE)
    connection.commit()


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql(BEGIN)


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
