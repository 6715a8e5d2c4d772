"""What a server does all the time for the tables that it shares a database with.

It takes up tables where a time has come and nobody has them, tells the lobby of its own, and looks
whether it still lives.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from spielwerk.server.ground import metrics
from spielwerk.server.ground.clock import now
from spielwerk.server.messages.http import TableInfo
from spielwerk.server.storage.database import StorageError
from spielwerk.server.storage.lease import Lease
from spielwerk.server.storage.owners import Elsewhere, Owners

if TYPE_CHECKING:
    from spielwerk.server.tables.hall import Hall

logger = logging.getLogger(__name__)

LOOK_SECONDS = 0.5
"""Between two looks."""

FRESH = 1.0
"""Seconds for which the lobby is not asked for again."""


class Sharing:
    """One server among others.

    `send_away` ends all sockets, so that browsers come to whoever has their tables; `end` stops
    the server, which then begins anew.
    """

    def __init__(self, hall: "Hall", owners: Owners, lease: Lease) -> None:
        self._hall = hall
        self._owners = owners
        self._lease = lease
        self._held = True
        self._shown: dict[str, str] = {}
        self._lobby: list[TableInfo] = []
        self._asked = 0.0
        self.send_away: Callable[[], object] = lambda: None
        self.end: Callable[[], object] = lambda: None

    async def go_on(self) -> None:
        """Look again and again."""
        metrics.LEASE_AGE.set_function(lambda: self._lease.age)
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self._look_at_lease()
            self._hall.letters.share(max(1, len(self._lease.living)))
            if self._lease.holds:
                await self._look_at_tables()

    def _look_at_lease(self) -> None:
        """Who may have been declared dead says nothing more of any table."""
        if self._lease.dead:
            self.end()
        if self._held and not self._lease.holds:
            logger.warning("the database does not answer: others may have this server's tables")
            self.send_away()
        self._held = self._lease.holds

    async def _look_at_tables(self) -> None:
        try:
            for name in await self._owners.due(now()):
                with suppress(Elsewhere):  # somebody was quicker
                    await self._hall.resume(name)
            if not self._lease.alone:
                await self._show()
        except StorageError as error:
            logger.warning("the tables of all cannot be looked at: %s", error)

    # The lobby

    async def listed(self) -> list[TableInfo]:
        """The open tables of all servers, the newest first; as they were a moment ago."""
        if time.monotonic() - self._asked > FRESH:
            self._asked = time.monotonic()
            shown = await self._owners.shown()
            self._lobby = [TableInfo.model_validate_json(text) for text in shown]
        return self._lobby

    async def _show(self) -> None:
        """Tell of what has changed at this server's tables."""
        tables = self._hall.listed()
        found = {table.record.id: table.info().model_dump_json() for table in tables}
        changed = {name: text for name, text in found.items() if self._shown.get(name) != text}
        hidden = dict.fromkeys(self._shown.keys() - found.keys())
        if changed or hidden:
            await self._hall.storage.show(changed | hidden)
            self._shown = found
