"""All tables: those in use are in memory, the others in the log."""

import asyncio
import logging
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from spielwerk.server.ground import metrics
from spielwerk.server.ground.aside import aside
from spielwerk.server.ground.clock import now
from spielwerk.server.ground.limits import Limiter
from spielwerk.server.ground.settings import Settings
from spielwerk.server.matches.clocks import SECOND
from spielwerk.server.matches.records import opened
from spielwerk.server.matches.refusals import Refused
from spielwerk.server.notify.letters import Letters
from spielwerk.server.notify.pushes import Pushes
from spielwerk.server.storage.database import StorageError
from spielwerk.server.storage.kept import SeatRecord, Step, TableRecord
from spielwerk.server.storage.owners import Elsewhere
from spielwerk.server.storage.storage import Storage
from spielwerk.server.tables.parts.patience import SOON
from spielwerk.server.tables.retention import delete_old
from spielwerk.server.tables.sharing import Sharing
from spielwerk.server.tables.table import Table
from spielwerk.server.thinking.bots import BotProcesses

logger = logging.getLogger(__name__)

SWEEP_SECONDS = 60.0
"""Between two looks for tables that nobody needs in memory."""

TRY_AGAIN = 600 * SECOND
"""After this a table of days that could not go on is tried again; in milliseconds."""

LISTED = 50
"""Open tables that are shown at once."""

QUESTIONS = 2
"""Times as many "why not" from one address as messages from one socket: they cost the most."""


class Hall:
    """All tables; those in use are in memory."""

    def __init__(self, storage: Storage, settings: Settings, bots: BotProcesses) -> None:
        self.storage = storage
        self.settings = settings
        self.bots = bots
        self.letters = Letters(settings, storage)
        self.pushes = Pushes(settings)
        rate = QUESTIONS * settings.messages_per_second
        self.wondered = Limiter(rate, 2 * rate)
        self._live: dict[str, Table] = {}
        self._until: dict[str, int] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._going: set[str] = set()
        self.sharing: Sharing | None = None
        if storage.owners is not None and storage.lease is not None:
            self.sharing = Sharing(self, storage.owners, storage.lease)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Let bots go on where they stopped, and look after idle tables from now on."""
        metrics.TABLES.set_function(lambda: len(self._live))
        self._tasks = [
            asyncio.create_task(self.sharing.go_on() if self.sharing else self._resume_bots()),
            asyncio.create_task(self._sweep_forever()),
        ]

    def close(self) -> None:
        """Nothing more is played by bots."""
        for task in self._tasks:
            task.cancel()
        for table in self._live.values():
            table.close()

    async def leave(self) -> None:
        """The server stops: others may have all tables from now on."""
        wakes = {name: table.wake for name, table in self._live.items()}
        if self.storage.lease is not None:
            self.storage.lease.leaving = True
            self.close()
            await self.storage.leave(wakes)

    def listed(self) -> list[Table]:
        """The open tables where somebody is, and a seat is free; the newest first."""
        tables = [table for table in reversed(self._live.values()) if table.waits_for_anybody()]
        return tables[:LISTED]

    async def get(self, name: str) -> Table | None:
        """The table of that name, from memory or from the log, for somebody who wants it.

        Elsewhere: another server has it.
        """
        table = await self._found(name)
        if table is not None:
            table.room.last_used = time.monotonic()
            table.wanted = True
        return table

    async def _found(self, name: str) -> Table | None:
        if not self.storage.holds:
            raise StorageError("this server may have its tables no longer")
        table = self._live.get(name)
        if table is not None:
            return table
        if name in self._going:
            return None
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
        return await asyncio.shield(self._loading[name])

    async def open(
        self,
        game: str,
        options: Mapping[str, Any],
        sitting: Sequence[SeatRecord],
        *,
        steps: Sequence[Step] = (),
        **how: Any,
    ) -> Table:
        """A new table for these, after these steps; ValueError if it cannot be played so.

        `how`: anything else that its record is to say.
        """
        record = TableRecord(
            id="", game=game, options=dict(options), secret=b"", seats=tuple(sitting), **how
        )
        return await self.create(record, steps=steps)

    async def create(
        self, like: TableRecord, after: str | None = None, steps: Sequence[Step] = ()
    ) -> Table:
        """A new table like this one, with a match of its own; the one that follows `after`."""
        record, match = await aside(opened, like, steps)
        logged = match.steps if record.begun else steps
        if after is None:
            await self.storage.create(record, logged)
        else:
            await self.storage.create_next(after, record, logged)
        table = Table(record, self, match if record.begun else None)
        table.wanted = True
        metrics.OPENED.labels(record.game).inc()
        logger.info("a table was set up", extra={"table": record.id, "game": record.game})
        if not self.storage.shared:  # else whichever server is asked for it first has it
            self._live[record.id] = table
            table.room.look()
        return table

    async def _load(self, name: str) -> Table | None:
        try:
            if name in self._leaving:
                await self._leaving[name]
            owners = self.storage.owners
            if owners is not None and not await owners.claim(name):
                return None
            record = await self.storage.table(name)
            if record is None:
                return None
            table = self._live[name] = Table(record, self)
            return table
        finally:
            del self._loading[name]

    async def _resume_bots(self) -> None:
        """After a restart: wherever it is a bot's turn, it goes on."""
        try:
            names = await self.storage.open_tables_with_bots()
        except StorageError:
            logger.exception("the open tables cannot be listed; bots go on when somebody comes")
            return
        for name in names:
            await self.resume(name)

    async def resume(self, name: str) -> bool:
        """Let a table go on; False if that cannot be now.

        Then it leaves memory again, unless somebody has come for it meanwhile.
        """
        try:
            table = await self._found(name)
            if table is None:
                return True
            await table.resume()
        except (Refused, StorageError) as error:
            logger.warning("table %s: %s", name, error)
            return False
        if not table.wanted and table.is_idle(float("inf")):
            self._drop(table)
        return True

    async def _sweep_forever(self) -> None:
        while True:
            self.sweep()
            await self.wake()
            try:
                await delete_old(self)
            except StorageError as error:
                logger.warning("old tables were not deleted: %s", error)
            await asyncio.sleep(SWEEP_SECONDS)

    async def wake(self) -> None:
        """Read the tables of days again where somebody's time is soon up."""
        soon = now() + SOON * SECOND
        for name in [name for name, until in self._until.items() if until < soon]:
            until = self._until.pop(name)
            if not await self.resume(name):
                self._until[name] = max(until, int(soon)) + TRY_AGAIN

    def unused(self, names: Sequence[str]) -> list[str]:
        """Those of these tables that are not in memory."""
        return [name for name in names if name not in self._live and name not in self._loading]

    async def claimed(self, names: Sequence[str]) -> list[str]:
        """Those of these tables that no other server has: they are this one's now."""
        owners = self.storage.owners
        if owners is None:
            return list(names)
        mine = []
        for name in names:
            with suppress(Elsewhere):
                if await owners.claim(name):
                    mine.append(name)
        return mine

    @contextmanager
    def without(self, names: Sequence[str]) -> Iterator[None]:
        """Meanwhile nobody finds these tables any more."""
        self._going.update(names)
        try:
            yield
        finally:
            self._going.difference_update(names)

    def sweep(self) -> None:
        """Drop from memory what nobody needs there."""
        at = time.monotonic()
        for table in [table for table in self._live.values() if table.is_idle(at)]:
            self._drop(table)

    def _drop(self, table: Table) -> None:
        """Nobody needs it in memory; when somebody's time is up there, it is read again."""
        name, until = table.record.id, table.patience.until
        table.close()
        self._live.pop(name, None)
        if self.sharing is not None:
            self._leaving[name] = asyncio.create_task(self._release(table))
        elif until is not None:
            self._until[name] = until
        elif table.room.match is not None:
            self._until.pop(name, None)

    async def _release(self, table: Table) -> None:
        """Other servers may have it."""
        name, known = table.record.id, table.room.match is not None or table.record.over
        try:
            await self.storage.release(name, table.wake, known=known)
        except StorageError as error:
            logger.warning("table %s stays this server's: %s", name, error)
        finally:
            del self._leaving[name]
