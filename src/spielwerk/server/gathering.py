"""How long a table that has not begun waits for somebody, and who may end that."""

import asyncio
import logging
from typing import TYPE_CHECKING

from spielwerk.server.beginning import SEALED
from spielwerk.server.refusals import Refused

if TYPE_CHECKING:
    from spielwerk.server.table import Table

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
        try:
            await self._table.hurry(SEALED)
        except Refused as refused:
            logger.warning("table %s: %s", self._table.record.id, refused)
            self.look()

    def close(self) -> None:
        """Wait no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
