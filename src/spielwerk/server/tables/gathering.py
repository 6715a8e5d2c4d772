"""A table on its way to begin: who is waited for, how long, and who may end that."""

import asyncio
import logging
from typing import TYPE_CHECKING

from spielwerk import Match
from spielwerk.server.matches import beginning
from spielwerk.server.matches.beginning import SEALED
from spielwerk.server.matches.records import replayed
from spielwerk.server.matches.refusals import Refused, not_kept
from spielwerk.server.storage.database import StorageError
from spielwerk.server.storage.kept import TableRecord

if TYPE_CHECKING:
    from spielwerk.server.tables.table import Table
    from spielwerk.server.tables.viewers import Viewer

logger = logging.getLogger(__name__)

SEED_SECONDS = 10.0
"""So long a sealed table waits for seeds: browsers show theirs at once, or their line is down."""


class Gathering:
    """Looks after one table until its match begins."""

    def __init__(self, table: "Table", patience: float) -> None:
        self._table = table
        self._patience = patience
        self._missing = self._waited_for()
        self._has_waited = False
        self._timer: asyncio.TimerHandle | None = None
        self._hurrying: asyncio.Task[None] | None = None

    def may_begin(self, seat: int | None) -> bool:
        """Whether whoever sits there may wait no longer: the first, and in the end anybody."""
        record = self._table.record
        if record.begun or seat is None:
            return False
        people = [number for number, one in enumerate(record.seats) if one.key_hash]
        return [seat] == people[:1] or self._has_waited

    # What brings it on

    async def show_seed(self, seat: int | None, seed: bytes) -> None:
        """A seat shows the seed that it has promised."""
        if seat is None:
            raise Refused("no_seat", "Only who sits at the table adds to its chance.")
        async with self._table.lock:
            await self.go_on(beginning.shows(self._table.record, seat, seed))

    async def begin(self, viewer: "Viewer") -> None:
        """Somebody waits no longer: for those who have not come, or who show no seed."""
        if not viewer.host and not self.may_begin(viewer.seat):
            raise Refused("no_seat", "Only the host can let it begin, or who has waited for long.")
        async with self._table.lock:
            await self.go_on(beginning.hurried(self._table.record))

    async def look_whether_to_begin(self) -> None:
        """Somebody who was waited for is waited for no more. Call it holding no lock."""
        async with self._table.lock:
            if not self._table.record.begun:
                await self.go_on(beginning.moved_on(self._table.record))

    async def go_on(self, record: TableRecord) -> Match | None:
        """Keep how far the table has come, tell it; the match, if it begins by that."""
        if record == self._table.record:
            return None
        try:
            begun = await self._kept(record)
        except StorageError as error:
            raise not_kept(error) from error
        self._table.come_so_far(record, begun)
        return begun

    async def _kept(self, record: TableRecord) -> Match | None:
        storage = self._table.storage
        if not record.begun:
            await storage.begin(record)
            return None
        taken = await storage.steps(record.id)
        match = await asyncio.to_thread(replayed, record, taken)
        await storage.begin(record, len(taken), match.steps[len(taken) :], over=match.over)
        return match

    # Waiting

    def look(self) -> None:
        """Somebody has come, or the table has moved on: set the timer anew."""
        if self._missing != self._waited_for():
            self._missing, self._has_waited = self._waited_for(), False
            self.close()
        if self._timer is None and not self._has_waited and not self._table.record.begun:
            sealed = self._table.record.stage == SEALED
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(SEED_SECONDS if sealed else self._patience, self._wait)

    def _waited_for(self) -> tuple[int, list[bool]]:
        record = self._table.record
        return record.stage, [seat.came for seat in record.seats]

    def _wait(self) -> None:
        """The time is over; if nobody is there, it begins anew when somebody comes."""
        self._timer = None
        if self._table.record.stage != SEALED:
            self._has_waited = True
            self._table.tell_table()
        elif self._table.audience:
            self._hurrying = asyncio.create_task(self._hurry())

    async def _hurry(self) -> None:
        table = self._table
        try:
            async with table.lock:
                if table.record.stage == SEALED:
                    await self.go_on(beginning.hurried(table.record))
        except Refused as refused:
            logger.warning("table %s: %s", table.record.id, refused)
            self.look()

    def close(self) -> None:
        """Wait no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
