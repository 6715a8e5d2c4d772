"""What the parts of a table share: how it stands, its match, who looks on, and one lock.

Parts know the room and not each other. What one of them does that others may care for it says to
the room, which says it to each in turn (`Part`).
"""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from spielwerk import Match, TranscriptError
from spielwerk.core.game import Watch
from spielwerk.server.ground.aside import aside
from spielwerk.server.ground.clock import now
from spielwerk.server.matches.clocks import SECOND, Clocks
from spielwerk.server.matches.records import game_of, replayed
from spielwerk.server.matches.refusals import Refused, not_kept
from spielwerk.server.messages.fields import Outgoing
from spielwerk.server.storage.database import StorageError
from spielwerk.server.storage.kept import SeatRecord, Step, TableRecord
from spielwerk.server.storage.storage import Storage
from spielwerk.server.tables.audience import Audience
from spielwerk.server.tables.viewers import Viewer

logger = logging.getLogger(__name__)


class Part:
    """A part of a table. It hears all that happens there, and passes over what is not its own."""

    @property
    def waits(self) -> bool:
        """Whether it will soon do something by itself: then the table stays in memory."""
        return False

    def remembered(self, match: Match) -> None:
        """The match was read, or begins."""

    def kept(self, match: Match, ply: int) -> None:
        """Step number `ply` was kept just now; nobody has been told yet."""

    def acted(self, match: Match) -> None:
        """All have been told what was played or undone."""

    def over(self) -> None:
        """The match is over, and all have been told."""

    def look(self) -> None:
        """Something has changed: is there anything to do, now or later?"""

    def left(self, viewer: Viewer) -> None:
        """A browser has gone."""

    def told(self, seat: int | None) -> Outgoing | None:
        """What whoever comes to this seat is told of it."""

    def disturbed(self, seat: int) -> None:
        """A seat does something of which the table will tell; Refused if that is too often."""

    async def noticed(self, text: str) -> None:
        """The table says this of itself."""

    def close(self) -> None:
        """The server stops, or nobody needs the table in memory."""


class Room:
    """One table in memory, as its parts know it."""

    def __init__(self, record: TableRecord, storage: Storage) -> None:
        game = game_of(record)
        self.record = replace(record, options=game.options)
        self.storage = storage
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.match: Match | None = None
        self.clocks = new_clocks(record)
        self.parts: tuple[Part, ...] = ()
        self.last_used = time.monotonic()
        self.bots_wait = False  # what they would do may be undone
        self.has_waited = False  # for so long that anybody may let the match begin
        self.teams = game.teams()
        self.agreed = game.agreed_options()
        self._left = [now()] * len(record.seats)

    # What is kept of it

    def change(self, **changes: Any) -> None:
        """Hold this of the table from now on; it is kept already."""
        self.record = replace(self.record, **changes)

    async def sit(self, sitting: Mapping[int, SeatRecord]) -> None:
        """Others sit there from now on, or the same in another way: keep it, then hold it."""
        try:
            await self.storage.sit(self.record.id, dict(sitting))
        except StorageError as error:
            raise not_kept(error) from error
        seats = [sitting.get(number, seat) for number, seat in enumerate(self.record.seats)]
        self.change(seats=tuple(seats))

    # Its match. All of this is done with the lock.

    async def ready(self) -> Match:
        """The match as the log says; read again if it is not in memory."""
        self.last_used = time.monotonic()
        if not self.record.begun:
            raise Refused("not_begun", "The match has not begun: not everybody has come.")
        if self.match is None:
            self.remember(*await self._read())
        assert self.match is not None
        return self.match

    async def ready_if_begun(self) -> Match | None:
        """The match; None before it has begun."""
        return await self.ready() if self.record.begun else None

    async def _read(self) -> tuple[Match, Clocks | None]:
        record = self.record
        try:
            steps = await self.storage.steps(record.id)
            times = await self._times()
        except StorageError as error:
            raise not_kept(error) from error
        clocks = new_clocks(record)
        match = await self._replayed(steps, clocks.watching(times))
        return match, clocks if times else None

    async def _times(self) -> list[int]:
        """When each step was kept; nobody asks where there are no clocks."""
        if self.record.pace.kind == "none":
            return []
        return await self.storage.times(self.record.id)

    async def _replayed(self, steps: Sequence[Step], watch: Watch) -> Match:
        name = self.record.id
        try:
            return await aside(replayed, self.record, steps, watch)
        except TranscriptError as error:
            # Not its words: they name the action, and what is set up hidden is in no log.
            logger.error("table %s cannot be replayed from step %s", name, error.step)
        except Exception:
            logger.exception("table %s cannot be replayed", name)
        raise Refused("damaged", "This table's log cannot be read any more.")

    def remember(self, match: Match, clocks: Clocks | None = None) -> None:
        """The match as it stands, and its clocks if they were read from the log."""
        self.match = match
        if clocks is None:
            self.wind_up(match)
        else:
            clocks.resume(now())
            self.clocks = clocks
        for part in self.parts:
            part.remembered(match)

    def forget(self) -> None:
        """What stands in the log is not known any more."""
        self.match = None

    def wind_up(self, match: Match) -> None:
        """The clocks begin anew: the match begins, or another pace holds from now on."""
        self.clocks = new_clocks(self.record)
        self.clocks.show(match, now(), len(match.steps))

    # Who is there

    def connected(self, seat: int) -> bool:
        """Whether somebody looks on from this seat."""
        bot = self.record.seats[seat].bot is not None
        return bot or self.audience.sits_at(seat)

    def gone_since(self, seat: int) -> int:
        """When somebody was there last, as far as this server knows."""
        return self._left[seat]

    def away_for(self, seat: int) -> float:
        """Seconds since anybody was there; 0: somebody is."""
        return 0.0 if self.connected(seat) else (now() - self._left[seat]) / SECOND

    def leave(self, viewer: Viewer) -> bool:
        """A socket is closed; whether its seat is empty by that."""
        self.last_used = time.monotonic()
        for part in self.parts:
            part.left(viewer)
        known, seat = self.audience.remove(viewer), viewer.seat
        if not known or seat is None or self.connected(seat):
            return False
        self._left[seat] = now()
        return True

    # What parts say to each other

    def look(self) -> None:
        """Something has changed: every part looks whether there is anything to do."""
        for part in self.parts:
            part.look()

    def disturb(self, seat: int) -> None:
        """A seat does something of which the table will tell; Refused if that is too often."""
        for part in self.parts:
            part.disturbed(seat)

    async def notice(self, text: str) -> None:
        """The table says something of itself."""
        for part in self.parts:
            await part.noticed(text)


def new_clocks(record: TableRecord) -> Clocks:
    """Clocks on which nobody has had any time yet."""
    return Clocks(len(record.seats), record.pace, record.paced)


def seated(seat: int | None) -> int:
    """The seat; Refused if there is none."""
    if seat is None:
        raise Refused("no_seat", "You are watching; to play one needs the key of a seat.")
    return seat
