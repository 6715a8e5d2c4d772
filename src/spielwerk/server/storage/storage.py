"""Tables and their logs on disk.

Writing goes through one thread (`committing`), reading past it, on connections of its own.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import TypeVar

from sqlalchemy import Connection, bindparam, delete, exists, func, insert, null, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import ClauseElement, ColumnElement

from spielwerk.core.documents import Written
from spielwerk.server.ground.clock import now
from spielwerk.server.messages.said import NO_PACE, Pace
from spielwerk.server.storage.committing import Writer
from spielwerk.server.storage.database import Database, StorageError, reason
from spielwerk.server.storage.kept import CHANCE, Mailbox, Said, SeatRecord, Step, TableRecord
from spielwerk.server.storage.owners import Owners
from spielwerk.server.storage.schema import (
    log,
    mailboxes,
    metadata,
    owners,
    seats,
    servers,
    tables,
    talk,
    version,
)

logger = logging.getLogger(__name__)

Answer = TypeVar("Answer")

READY_SECONDS = 5.0
"""A commit that takes longer means that the database is not ready."""

LEAVING_SECONDS = 3.0
"""So long a server that stops waits for its database."""

FIRST_SECONDS = 5.0
"""A new table that nobody has come for is then taken up by any server."""


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
    "own": insert(owners),
    "shown": update(owners)
    .where(owners.c.table == bindparam("at_table"), owners.c.server == bindparam("me"))
    .values(shown=bindparam("new_shown")),
    "wake": update(tables)
    .where(tables.c.id == bindparam("at_table"))
    .values(wake=bindparam("new_wake")),
    "release": delete(owners).where(
        owners.c.table == bindparam("at_table"), owners.c.server == bindparam("me")
    ),
    "mailbox before": delete(mailboxes).where(mailboxes.c.name == bindparam("before")),
    "mailbox": insert(mailboxes),
    # The last that a server writes.
    "leave": delete(owners).where(owners.c.server == bindparam("me")),
    "die": delete(servers).where(servers.c.id == bindparam("me")),
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

    def __init__(self, url: str | None = None, address: str = "") -> None:
        self.database = Database(url, address=address)
        self.lease = self.database.lease
        self.owners = None if self.lease is None else Owners(self.database, self.lease)
        self._writer = Writer(self.database, STATEMENTS | DELETIONS)

    def close(self) -> None:
        """Commit what is waiting, then let go of the database."""
        self._writer.close()
        self.database.close()

    @property
    def shared(self) -> bool:
        """Whether other servers may use the same database."""
        return self.lease is not None and not self.lease.alone

    @property
    def holds(self) -> bool:
        """Whether this server is known to have the tables that it has in memory."""
        return self.lease is None or self.lease.holds

    # Writing

    async def create(self, record: TableRecord, steps: Sequence[Step]) -> None:
        """Keep a new table with the log so far."""
        await self._writer.commit(self._creation(record, steps))

    async def create_next(self, table: str, record: TableRecord, steps: Sequence[Step]) -> None:
        """Keep a new table as the one that follows `table`."""
        writes = self._creation(record, steps)
        writes["next"] = [{"table": table, "successor": record.id}]
        await self._writer.commit(writes)

    async def append(self, table: str, ply: int, steps: Sequence[Step], *, over: bool) -> None:
        """Keep these steps, the first being number `ply` of its table; `over`: the last ones.

        Conflict if a step with that number is there already; StorageError if nothing was kept.
        """
        writes = {"step": _step_rows(table, ply, steps)}
        if over:
            writes["over"] = [{"table": table, "finished": True}]
        await self._writer.commit(writes)

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
        writes: dict[str, list[Written]] = {
            "stage": [{"table": record.id, "now": record.stage}],
            "share": rows,
            "step": _step_rows(record.id, ply, steps),
        }
        if over:
            writes["over"] = [{"table": record.id, "finished": True}]
        await self._writer.commit(writes)

    async def sit(self, table: str, sitting: Mapping[int, SeatRecord]) -> None:
        """Keep who sits at these seats, all together."""
        rows: list[Written] = [
            {"at_table": table, "at_seat": seat}
            | {f"new_{name}": value for name, value in vars(record).items()}
            for seat, record in sitting.items()
        ]
        await self._writer.commit({"sit": rows})

    async def pace(self, table: str, pace: Pace, paced: int) -> None:
        """Keep how fast a table plays from now on."""
        row: Written = {"at_table": table, "new_pace": _pace_text(pace), "new_paced": paced}
        await self._writer.commit({"pace": [row]})

    async def say(self, table: str, said: Said, forgotten: int | None) -> None:
        """Keep what was said, and no longer what was said so long ago."""
        writes: dict[str, list[Written]] = {"say": [{"table": table} | vars(said)]}
        if forgotten is not None:
            writes["forget"] = [{"at_table": table, "at_number": forgotten}]
        await self._writer.commit(writes)

    async def hush(self, table: str, number: int) -> None:
        """Keep no longer what was said."""
        row = {"at_table": table, "at_number": number, "new_kind": "removed", "new_text": ""}
        await self._writer.commit({"hush": [row]})

    async def keep_mailbox(self, mailbox: Mailbox) -> None:
        """Keep this of a mailbox, instead of what was known of it."""
        await self._writer.commit(
            {"mailbox before": [{"before": mailbox.name}], "mailbox": [dict(vars(mailbox))]}
        )

    async def delete(self, names: Sequence[str]) -> None:
        """Keep nothing of these tables any more."""
        rows = [{"gone": name} for name in names]
        await self._writer.commit({statement: list(rows) for statement in DELETIONS})

    async def release(self, table: str, wake: int | None, *, known: bool) -> None:
        """Any server may have a table from now on, and one is to when it wakes, if `known`."""
        writes: dict[str, list[Written]] = {"release": [self._mine(table)]}
        if known:
            writes["wake"] = [{"at_table": table, "new_wake": wake}]
        await self._writer.commit(writes)

    async def show(self, shown: Mapping[str, str | None]) -> None:
        """Keep what the lobby shows of tables; None: nothing."""
        rows = [self._mine(name) | {"new_shown": text} for name, text in shown.items()]
        await self._writer.commit({"shown": rows})

    async def leave(self, wakes: Mapping[str, int | None]) -> None:
        """Let other servers have all tables: the last that this one writes."""
        if self.lease is None:
            return
        rows: list[Written] = [{"at_table": name, "new_wake": at} for name, at in wakes.items()]
        me = [{"me": self.lease.id}]
        try:
            last = self._writer.commit({"wake": rows, "leave": list(me), "die": list(me)})
            await asyncio.wait_for(last, LEAVING_SECONDS)
        except (StorageError, TimeoutError) as error:
            logger.warning("this server's tables were not handed over: %s", error)

    def _mine(self, table: str) -> Written:
        assert self.lease is not None
        return {"at_table": table, "me": self.lease.id}

    async def check(self) -> None:
        """StorageError unless a commit succeeds within a few seconds."""
        try:
            await asyncio.wait_for(self._writer.commit({"touch": [{}]}), READY_SECONDS)
        except TimeoutError:
            raise StorageError(f"{self.database} does not answer") from None

    def _creation(self, record: TableRecord, steps: Sequence[Step]) -> dict[str, list[Written]]:
        row = {
            "id": record.id,
            "game": record.game,
            "options": json.dumps(record.options, sort_keys=True),
            "secret": record.secret,
            "created": now(),
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
            "wake": now() + int(FIRST_SECONDS * 1000) if self.shared else None,
        }
        sitting = [_seat_row(record.id, number, seat) for number, seat in enumerate(record.seats)]
        writes = {"table": [row], "seat": sitting, "step": _step_rows(record.id, 0, steps)}
        if self.lease is not None and self.lease.alone:
            writes["own"] = [{"table": record.id, "server": self.lease.id, "shown": None}]
        return writes

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

    async def latest(self, table: str, ply: int | None = None) -> int | None:
        """When the latest step of a log, or up to that number, was kept; None: none yet."""
        query = select(func.max(log.c.at)).where(log.c.table == table)
        if ply is not None:
            query = query.where(log.c.ply <= ply)
        return await self._read(lambda connection: connection.execute(query).scalar())

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
        old = (tables.c.over.is_(over), tables.c.created < before, ~played)
        return await self._oldest(most, passed, *old)

    async def unplayed_since(self, before: int, most: int, passed: int = 0) -> list[str]:
        """The oldest tables, set up before then, where one person sits with bots and never moved.

        What was taken over from another match does not count. The `passed` oldest are left out.
        """
        sits = (seats.c.table == tables.c.id) & seats.c.bot.is_(None)
        people = select(func.count()).where(sits).scalar_subquery()
        own = (log.c.table == tables.c.id, log.c.ply >= tables.c.taken)
        moved = exists().where(sits, *own, log.c.seat == seats.c.seat)
        old = (tables.c.over.is_(False), tables.c.created < before)
        return await self._oldest(most, passed, *old, people == 1, ~moved)

    async def _oldest(self, most: int, passed: int, *such: ColumnElement[bool]) -> list[str]:
        query = (
            select(tables.c.id)
            .where(*such)
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


def _pace_text(pace: Pace) -> str | None:
    return None if pace.kind == "none" else pace.model_dump_json()


def _seat_row(table: str, number: int, seat: SeatRecord) -> Written:
    return {"table": table, "seat": number} | vars(seat)


def _step_rows(table: str, ply: int, steps: Sequence[Step]) -> list[Written]:
    at = now()
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
        taken_actions=_actions_among(connection, table, row.taken),
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


def _actions_among(connection: Connection, table: str, steps: int) -> int:
    """How many of the first steps of a table's log somebody chose."""
    if steps == 0:
        return 0
    chosen = (log.c.table == table, log.c.ply < steps, log.c.seat.is_not(None))
    return connection.execute(select(func.count()).where(*chosen)).scalar_one()
