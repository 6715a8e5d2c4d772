"""A table on its way to begin: who is waited for, how long, and who may end that."""

import asyncio
import logging

from spielwerk import Match
from spielwerk.server.ground.aside import aside
from spielwerk.server.matches import beginning
from spielwerk.server.matches.beginning import SEALED
from spielwerk.server.matches.records import replayed
from spielwerk.server.matches.refusals import Refused, not_kept
from spielwerk.server.storage.database import StorageError
from spielwerk.server.storage.kept import TableRecord
from spielwerk.server.tables.rights import may_begin
from spielwerk.server.tables.room import Part, Room
from spielwerk.server.tables.telling import greet, tell_table
from spielwerk.server.tables.viewers import Viewer

logger = logging.getLogger(__name__)

SEED_SECONDS = 10.0
"""So long a sealed table waits for seeds: browsers show theirs at once, or their line is down."""


class Gathering(Part):
    """Looks after one table until its match begins."""

    def __init__(self, room: Room, patience: float) -> None:
        self._room = room
        self._patience = patience
        self._missing = self._waited_for()
        self._timer: asyncio.TimerHandle | None = None
        self._hurrying: asyncio.Task[None] | None = None

    # What brings it on

    async def show_seed(self, seat: int | None, seed: bytes) -> None:
        """A seat shows the seed that it has promised."""
        if seat is None:
            raise Refused("no_seat", "Only who sits at the table adds to its chance.")
        async with self._room.lock:
            await self.go_on(beginning.shows(self._room.record, seat, seed))

    async def begin(self, viewer: Viewer) -> None:
        """Somebody waits no longer: for those who have not come, or who show no seed."""
        record, has_waited = self._room.record, self._room.has_waited
        if not viewer.host and not may_begin(record, viewer.seat, has_waited):
            raise Refused("no_host", "Only the host can let it begin, or who has waited for long.")
        async with self._room.lock:
            await self.go_on(beginning.hurried(self._room.record))

    async def look_whether_to_begin(self) -> None:
        """Somebody who was waited for is waited for no more. Call it holding no lock."""
        async with self._room.lock:
            if not self._room.record.begun:
                await self.go_on(beginning.moved_on(self._room.record))

    async def go_on(self, record: TableRecord) -> None:
        """Keep how far the table has come, and tell it; perhaps the match begins by that."""
        if record == self._room.record:
            return
        try:
            begun = await self._kept(record)
        except StorageError as error:
            raise not_kept(error) from error
        self._room.record = record
        if begun is not None:
            self._room.remember(begun)
        self._room.look()
        for viewer in self._room.audience:
            greet(self._room, viewer)

    async def _kept(self, record: TableRecord) -> Match | None:
        storage = self._room.storage
        if not record.begun:
            await storage.begin(record)
            return None
        taken = await storage.steps(record.id)
        match = await aside(replayed, record, taken)
        await storage.begin(record, len(taken), match.steps[len(taken) :], over=match.over)
        return match

    # Waiting

    def look(self) -> None:
        """Somebody has come, or the table has moved on: set the timer anew."""
        room = self._room
        if self._missing != self._waited_for():
            self._missing, room.has_waited = self._waited_for(), False
            self.close()
        waiting = self._timer is not None or room.has_waited or room.record.begun
        if room.audience and not waiting:
            sealed = room.record.stage == SEALED
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(SEED_SECONDS if sealed else self._patience, self._wait)

    def _waited_for(self) -> tuple[int, list[bool]]:
        record = self._room.record
        return record.stage, [seat.came for seat in record.seats]

    def _wait(self) -> None:
        """The time is over; if nobody is there, it begins anew when somebody comes."""
        self._timer = None
        if self._room.record.stage != SEALED:
            self._room.has_waited = True
            tell_table(self._room)
        elif self._room.audience:
            self._hurrying = asyncio.create_task(self._hurry())

    async def _hurry(self) -> None:
        room = self._room
        try:
            async with room.lock:
                if room.record.stage == SEALED:
                    await self.go_on(beginning.hurried(room.record))
        except Refused as refused:
            logger.warning("table %s: %s", room.record.id, refused)
            self.look()

    def close(self) -> None:
        """Wait no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
