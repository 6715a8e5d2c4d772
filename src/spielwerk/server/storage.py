"""The log on disk: one thread writes, and what it has answered for is kept.

Everything that waits when the thread comes round is committed together (group commit): many tables
share one flush of the disk. Reading goes past it, on connections of its own.
"""

import asyncio
import contextlib
import json
import logging
import queue
import threading
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

from sqlalchemy import Connection, bindparam, delete, exists, insert, null, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import PoolProxiedConnection
from sqlalchemy.sql import ClauseElement, ColumnElement

from spielwerk.server import metrics
from spielwerk.server.database import Conflict, Database, StorageError, reason
from spielwerk.server.messages import NO_PACE, Pace
from spielwerk.server.schema import log, mailboxes, metadata, seats, tables, talk, version

logger = logging.getLogger(__name__)

Step = tuple[int | str, str]
"""Who (a seat or "chance") did what."""

CHANCE = "chance"

Answer = TypeVar("Answer")

MAX_BATCH = 1000
"""Jobs that are committed together at most."""

SPACING = 0.005
"""Seconds from one commit's beginning to the next one's, at least: with many tables playing, fewer
commits of more jobs; a table by itself never waits."""

READY_SECONDS = 5.0
"""A commit that takes longer means that the database is not ready."""


@dataclass(frozen=True)
class SeatRecord:
    """Who sits there: a bot, or whoever has the key with this hash."""

    bot: str | None
    name: str | None
    key_hash: bytes | None
    came: bool = False
    promise: str | None = None
    seed: bytes | None = None
    kept: str | None = None
    invitation: bytes | None = None
    locked: bool = False
    reach: str | None = None
    called: int | None = None
    sign: str | None = None


@dataclass(frozen=True)
class TableRecord:
    """A table as it is kept, without its log."""

    id: str
    game: str
    options: dict[str, Any]
    secret: bytes
    seats: tuple[SeatRecord, ...]
    over: bool = False
    next: str | None = None
    coach: bool = True
    stage: int = 2
    taken: int = 0
    origin: str | None = None
    pace: Pace = NO_PACE
    paced: int = 0
    stand_in: str | None = None
    stand_in_after: int | None = None
    talk: str = "open"
    listed: bool = False
    host_hash: bytes | None = None

    @property
    def begun(self) -> bool:
        """Whether the match has begun (`beginning`)."""
        return self.stage == 2


@dataclass(frozen=True)
class Said:
    """Something said at a table, by a seat or by the table itself."""

    number: int
    seat: int | None
    kind: str
    text: str
    during: int
    at: int


@dataclass(frozen=True)
class Mailbox:
    """A mail address that was written to, by its hash, and whether more letters are wanted."""

    name: str
    token: str
    wanted: bool | None = None
    asked: int = 0


@dataclass
class Job:
    """Rows that are committed together or not at all, and who waits for that."""

    writes: dict[str, list[dict[str, Any]]]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None] = field(init=False)

    def __post_init__(self) -> None:
        self.done = self.loop.create_future()


STATEMENTS: dict[str, ClauseElement] = {
    # In this order, as rows refer to rows of the tables before.
    "table": insert(tables),
    "seat": insert(seats),
    "step": insert(log),
    "over": update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(over=bindparam("finished")),
    "stage": update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(stage=bindparam("now")),
    "next": update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.next.is_(None))
    .values(next=bindparam("successor")),
    # Changes nothing, but is written like anything else.
    "touch": update(version).values(version_num=version.c.version_num),
    "sit": update(seats)
    .where(seats.c.table == bindparam("at_table"), seats.c.seat == bindparam("at_seat"))
    .values({field.name: bindparam(f"new_{field.name}") for field in fields(SeatRecord)}),
    "pace": update(tables)
    .where(tables.c.id == bindparam("at_table"))
    .values(pace=bindparam("new_pace"), paced=bindparam("new_paced")),
    "forget": delete(talk).where(
        talk.c.table == bindparam("at_table"), talk.c.number == bindparam("at_number")
    ),
    "say": insert(talk),
    "hush": update(talk)
    .where(talk.c.table == bindparam("at_table"), talk.c.number == bindparam("at_number"))
    .values(kind=bindparam("new_kind"), text=bindparam("new_text")),
    "share": update(seats)
    .where(seats.c.table == bindparam("at_table"), seats.c.seat == bindparam("at_seat"))
    .values(
        came=bindparam("has_come"),
        promise=bindparam("promised"),
        seed=bindparam("shown"),
        kept=bindparam("kept_for"),
    ),
    "mailbox before": delete(mailboxes).where(mailboxes.c.name == bindparam("before")),
    "mailbox": insert(mailboxes),
}


def deletions() -> dict[str, ClauseElement]:
    """What deletes a table: first whatever refers to it, as the schema says."""
    statements: dict[str, ClauseElement] = {}
    for owner in reversed(metadata.sorted_tables):
        for column in owner.columns:
            if column.references(tables.c.id):
                here = column == bindparam("gone")
                loosened = update(owner).where(here).values({column: null()})
                statement = loosened if column.nullable else delete(owner).where(here)
                statements[f"delete by {owner.name}.{column.name}"] = statement
    return statements | {"delete": delete(tables).where(tables.c.id == bindparam("gone"))}


DELETIONS = deletions()


class Storage:
    """The database while the server runs."""

    def __init__(self, url: str | None = None) -> None:
        self.database = Database(url)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._connection: PoolProxiedConnection | None = None
        self._statements = {
            name: str(statement.compile(dialect=self.database.writer.dialect))
            for name, statement in (STATEMENTS | DELETIONS).items()
        }
        self._thread = threading.Thread(target=self._write, name="storage", daemon=True)
        self._closed = False
        self._thread.start()

    def close(self) -> None:
        """Commit what is waiting, then let go of the database."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._thread.join()
            self.database.close()

    # Writing

    async def create(self, record: TableRecord, steps: Sequence[Step]) -> None:
        """Keep a new table with the log so far."""
        await self._commit(self._creation(record, steps))

    async def create_next(self, table: str, record: TableRecord, steps: Sequence[Step]) -> None:
        """Keep a new table as the one that follows `table`."""
        writes = self._creation(record, steps)
        writes["next"] = [{"table": table, "successor": record.id}]
        await self._commit(writes)

    async def append(self, table: str, ply: int, steps: Sequence[Step], *, over: bool) -> None:
        """Keep these steps, the first being number `ply` of its table; `over`: the last ones.

        Conflict if a step with that number is there already; StorageError if nothing was kept.
        """
        writes = {"step": _step_rows(table, ply, steps)}
        if over:
            writes["over"] = [{"table": table, "finished": True}]
        await self._commit(writes)

    async def begin(
        self, record: TableRecord, ply: int = 0, steps: Sequence[Step] = (), *, over: bool = False
    ) -> None:
        """Keep how far a table is on its way to begin, and the first steps once it has begun."""
        rows = [
            {
                "at_table": record.id,
                "at_seat": number,
                "has_come": seat.came,
                "promised": seat.promise,
                "shown": seat.seed,
                "kept_for": seat.kept,
            }
            for number, seat in enumerate(record.seats)
        ]
        writes: dict[str, list[dict[str, Any]]] = {
            "stage": [{"table": record.id, "now": record.stage}],
            "share": rows,
            "step": _step_rows(record.id, ply, steps),
        }
        if over:
            writes["over"] = [{"table": record.id, "finished": True}]
        await self._commit(writes)

    async def sit(self, table: str, sitting: Mapping[int, SeatRecord]) -> None:
        """Keep who sits at these seats, all together."""
        rows: list[dict[str, Any]] = [
            {"at_table": table, "at_seat": seat}
            | {f"new_{name}": value for name, value in vars(record).items()}
            for seat, record in sitting.items()
        ]
        await self._commit({"sit": rows})

    async def pace(self, table: str, pace: Pace, paced: int) -> None:
        """Keep how fast a table plays from now on."""
        row: dict[str, Any] = {"at_table": table, "new_pace": _pace_text(pace), "new_paced": paced}
        await self._commit({"pace": [row]})

    async def say(self, table: str, said: Said, forgotten: int | None) -> None:
        """Keep what was said, and no longer what was said so long ago."""
        writes: dict[str, list[dict[str, Any]]] = {"say": [{"table": table} | vars(said)]}
        if forgotten is not None:
            writes["forget"] = [{"at_table": table, "at_number": forgotten}]
        await self._commit(writes)

    async def hush(self, table: str, number: int) -> None:
        """Keep no longer what was said."""
        row = {"at_table": table, "at_number": number, "new_kind": "removed", "new_text": ""}
        await self._commit({"hush": [row]})

    async def keep_mailbox(self, mailbox: Mailbox) -> None:
        """Keep this of a mailbox, instead of what was known of it."""
        await self._commit(
            {"mailbox before": [{"before": mailbox.name}], "mailbox": [dict(vars(mailbox))]}
        )

    async def delete(self, names: Sequence[str]) -> None:
        """Keep nothing of these tables any more."""
        rows = [{"gone": name} for name in names]
        await self._commit({statement: list(rows) for statement in DELETIONS})

    async def check(self) -> None:
        """StorageError unless a commit succeeds within a few seconds."""
        try:
            await asyncio.wait_for(self._commit({"touch": [{}]}), READY_SECONDS)
        except TimeoutError:
            raise StorageError(f"{self.database} does not answer") from None

    def _creation(self, record: TableRecord, steps: Sequence[Step]) -> dict[str, list[Any]]:
        row = {
            "id": record.id,
            "game": record.game,
            "options": json.dumps(record.options, sort_keys=True),
            "secret": record.secret,
            "created": _now(),
            "over": False,
            "next": None,
            "coach": record.coach,
            "stage": record.stage,
            "taken": record.taken,
            "origin": record.origin,
            "pace": _pace_text(record.pace),
            "paced": record.paced,
            "stand_in": record.stand_in,
            "stand_in_after": record.stand_in_after,
            "talk": record.talk,
            "listed": record.listed,
            "host_hash": record.host_hash,
        }
        sitting = [_seat_row(record.id, number, seat) for number, seat in enumerate(record.seats)]
        return {"table": [row], "seat": sitting, "step": _step_rows(record.id, 0, steps)}

    def _commit(self, writes: dict[str, list[dict[str, Any]]]) -> Awaitable[None]:
        if self._closed:
            raise StorageError("the server is shutting down")
        job = Job(writes, asyncio.get_running_loop())
        self._jobs.put(job)
        return job.done

    # The writing thread

    def _write(self) -> None:
        begun = 0.0
        while (job := self._jobs.get()) is not None:
            time.sleep(max(0.0, begun + SPACING - time.monotonic()))
            begun = time.monotonic()
            batch = [job]
            stop = self._gather(batch)
            self._commit_batch(batch)
            if stop:
                break
        self._forget_connection()

    def _gather(self, batch: list[Job]) -> bool:
        """Add whatever is waiting; True if the last of it was the wish to stop."""
        while len(batch) < MAX_BATCH:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return False
            if job is None:
                return True
            batch.append(job)
        return False

    def _commit_batch(self, batch: list[Job]) -> None:
        try:
            with metrics.COMMITS.time():
                self._transact(batch)
        except self.database.driver.IntegrityError as error:
            self._forget_connection()
            if len(batch) == 1:
                _settle(batch, Conflict(f"{self.database}: {reason(error)}"))
                return
            # One of them stands in the way: each on its own, so that the others are kept.
            for job in batch:
                self._commit_batch([job])
        except Exception as error:
            logger.exception("%s did not take %d jobs", self.database, len(batch))
            metrics.COMMIT_FAILURES.inc()
            self._forget_connection()
            _settle(batch, StorageError(f"{self.database}: {reason(error)}"))
        else:
            _settle(batch, None)

    def _transact(self, batch: list[Job]) -> None:
        """All in one transaction; SQLAlchemy's own would cost more than all the rest."""
        rows: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
        for job in batch:
            for name, added in job.writes.items():
                rows[name] += added
        if self._connection is None:
            self._connection = self.database.writer.raw_connection()
        cursor = self._connection.cursor()
        self.database.begin(cursor)
        for name, statement in self._statements.items():
            if rows[name]:
                cursor.executemany(statement, rows[name])
        self._connection.commit()

    def _forget_connection(self) -> None:
        """After an error a fresh connection is surer than one in an unknown state."""
        if self._connection is not None:
            with contextlib.suppress(Exception):
                self._connection.rollback()
            with contextlib.suppress(Exception):
                self._connection.invalidate()
            self._connection = None

    # Reading

    async def table(self, table: str) -> TableRecord | None:
        """The table of that name, without its log; None if there is none."""
        return await self._read(lambda connection: read_table(connection, table))

    async def steps(self, table: str) -> list[Step]:
        """The whole log of a table."""
        return await self._read(lambda connection: read_steps(connection, table))

    async def times(self, table: str) -> list[int]:
        """When each step of a table's log was kept, in milliseconds since 1970."""
        query = select(log.c.at).where(log.c.table == table).order_by(log.c.ply)
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def talk(self, table: str) -> list[Said]:
        """What was said at a table, as far as it is kept."""
        query = select(talk).where(talk.c.table == table).order_by(talk.c.number)
        names = [field.name for field in fields(Said)]
        return await self._read(
            lambda connection: [
                Said(*(getattr(row, name) for name in names)) for row in connection.execute(query)
            ]
        )

    async def mailbox(self, name: str) -> Mailbox | None:
        """What is known of the mailbox with this hash."""
        return await self._mailbox(mailboxes.c.name == name)

    async def mailbox_with(self, token: str) -> Mailbox | None:
        """The mailbox in whose letters this token stands."""
        return await self._mailbox(mailboxes.c.token == token)

    async def _mailbox(self, which: ColumnElement[bool]) -> Mailbox | None:
        def ask(connection: Connection) -> Mailbox | None:
            row = connection.execute(select(mailboxes).where(which)).one_or_none()
            return None if row is None else Mailbox(row.name, row.token, row.wanted, row.asked)

        return await self._read(ask)

    async def open_tables_with_bots(self) -> list[str]:
        """The tables where a bot may have to go on, or a clock runs, the newest first."""
        by_bot = seats.c.bot.is_not(None) | seats.c.kept.is_not(None)
        bot_sits = exists().where(seats.c.table == tables.c.id, by_bot) | tables.c.pace.is_not(
            None
        )
        query = (
            select(tables.c.id)
            .where(tables.c.over.is_(False), tables.c.stage == 2, bot_sits)
            .order_by(tables.c.created.desc())
        )
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def untouched_since(
        self, before: int, over: bool, most: int, passed: int = 0
    ) -> list[str]:
        """The oldest tables, over or not, where nothing was played since; times as in the log.

        The `passed` oldest are left out.
        """
        played = exists().where(log.c.table == tables.c.id, log.c.at >= before)
        query = (
            select(tables.c.id)
            .where(tables.c.over.is_(over), tables.c.created < before, ~played)
            .order_by(tables.c.created, tables.c.id)
            .limit(most)
            .offset(passed)
        )
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def _read(self, ask: Callable[[Connection], Answer]) -> Answer:
        return await asyncio.to_thread(self._read_now, ask)

    def _read_now(self, ask: Callable[[Connection], Answer]) -> Answer:
        try:
            with self.database.reader.connect() as connection:
                return ask(connection)
        except SQLAlchemyError as error:
            raise StorageError(f"{self.database}: {reason(error)}") from error


def _settle(batch: list[Job], error: StorageError | None) -> None:
    """Tell everybody who waits, with one call into each loop."""
    loops = {job.loop for job in batch}
    for loop in loops:
        waiting = [job.done for job in batch if job.loop is loop]
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_answer, waiting, error)


def _answer(waiting: list[asyncio.Future[None]], error: StorageError | None) -> None:
    for future in waiting:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)


def _now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _pace_text(pace: Pace) -> str | None:
    return None if pace.kind == "none" else pace.model_dump_json()


def _seat_row(table: str, number: int, seat: SeatRecord) -> dict[str, Any]:
    return {"table": table, "seat": number} | vars(seat)


def _step_rows(table: str, ply: int, steps: Sequence[Step]) -> list[dict[str, Any]]:
    at = _now()
    return [
        {
            "table": table,
            "ply": ply + number,
            "seat": None if who == CHANCE else who,
            "step": text,
            "at": at,
        }
        for number, (who, text) in enumerate(steps)
    ]


def read_table(connection: Connection, table: str) -> TableRecord | None:
    """The table of that name, without its log."""
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    query = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
    sitting = tuple(
        SeatRecord(**{field.name: getattr(seat, field.name) for field in fields(SeatRecord)})
        for seat in connection.execute(query)
    )
    return TableRecord(
        id=row.id,
        game=row.game,
        options=json.loads(row.options),
        secret=row.secret,
        seats=sitting,
        over=row.over,
        next=row.next,
        coach=row.coach,
        stage=row.stage,
        taken=row.taken,
        origin=row.origin,
        pace=NO_PACE if row.pace is None else Pace.model_validate_json(row.pace),
        paced=row.paced,
        stand_in=row.stand_in,
        stand_in_after=row.stand_in_after,
        talk=row.talk,
        listed=row.listed,
        host_hash=row.host_hash,
    )


def read_steps(connection: Connection, table: str) -> list[Step]:
    """The whole log of a table."""
    query = select(log.c.seat, log.c.step).where(log.c.table == table).order_by(log.c.ply)
    return [(CHANCE if seat is None else seat, step) for seat, step in connection.execute(query)]
