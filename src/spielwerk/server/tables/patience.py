"""Who has kept the table waiting for too long, and the bot that keeps their seat warm."""

import asyncio
import logging
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from spielwerk import Match, bots
from spielwerk.server.matches.clocks import SECOND, Clocks
from spielwerk.server.matches.refusals import Refused, not_kept
from spielwerk.server.messages.told import ClockTold, KeptFor
from spielwerk.server.storage.database import StorageError

if TYPE_CHECKING:
    from spielwerk.server.tables.table import Table

logger = logging.getLogger(__name__)

USUAL = ("casual", "greedy", "random")
"""Who stands in where nobody has chosen a bot: the first of these that knows the game."""

LONGEST_SLEEP = 3600.0
"""Seconds after which a timer looks again; clocks of many days are past what timers can do."""

SOON = 600.0
"""Seconds before somebody's time is up in which a game of days stays in memory for that."""

RETRY_SECONDS = 5.0


class Patience:
    """The clocks of a table, and the timer that looks at them."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        record = table.record
        self.clocks = Clocks(len(record.seats), record.pace, record.paced)
        self._left = [now()] * len(record.seats)
        self._returning: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None

    @property
    def waits(self) -> bool:
        """Whether something will soon happen at a certain time."""
        if self._timer is None or self.clocks.pace.kind != "days":
            return self._timer is not None or self._looking is not None
        until = self.until
        return until is not None and until - now() < SOON * SECOND

    @property
    def until(self) -> int | None:
        """When somebody's time is up, as things stand; None: never."""
        deadlines = [self.deadline(seat) for seat in range(len(self._left))]
        return min((one for one in deadlines if one is not None), default=None)

    # What it is told

    def acted(self, match: Match, ply: int) -> None:
        """Step number `ply` was kept just now."""
        self.clocks.show(match, now(), ply)
        self.look()

    def left(self, seat: int) -> None:
        """The last browser of a seat has gone."""
        self._left[seat] = now()
        self.look()

    def replayed(self, clocks: Clocks) -> None:
        """These clocks were read from the log."""
        clocks.resume(now())
        self.clocks = clocks
        self.look()

    def repaced(self, match: Match) -> None:
        """Another pace holds from now on."""
        record = self._table.record
        self.clocks = Clocks(len(record.seats), record.pace, record.paced)
        self.clocks.show(match, now(), len(match.steps))
        self.look()

    # Deadlines

    def deadline(self, seat: int) -> int | None:
        """When a bot takes this seat over, as things stand; None: never."""
        sitting, since = self._table.record.seats[seat], self.clocks.since[seat]
        if sitting.bot is not None or sitting.kept is not None or since is None:
            return None
        if self.clocks.pace.kind != "none":
            return self.clocks.deadline(seat)
        return self._away_for_long(seat, since)

    def _away_for_long(self, seat: int, since: int) -> int | None:
        """Nobody is in a hurry; but who is not there does not hold up those who are."""
        after = self._table.record.stand_in_after
        if after is None or self._table.connected(seat) or not self._others_are_there(seat):
            return None
        return max(self._left[seat], since) + after * SECOND

    def away_for(self, seat: int) -> float:
        """Seconds since anybody was there, as far as this server knows; 0: somebody is."""
        return 0.0 if self._table.connected(seat) else (now() - self._left[seat]) / SECOND

    def _others_are_there(self, seat: int) -> bool:
        return any(viewer.seat not in (None, seat) for viewer in self._table.audience)

    def look(self) -> None:
        """Set the timer anew: something has changed."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        until = self.until
        if until is not None and not self._table.record.over:
            seconds = min(LONGEST_SLEEP, max(0.0, (until - now()) / SECOND))
            self._timer = asyncio.get_running_loop().call_later(seconds, self._begin_to_look)

    def _begin_to_look(self) -> None:
        self._timer = None
        if self._looking is None:
            self._looking = asyncio.create_task(self._take_over())

    async def _take_over(self) -> None:
        """Bots take the seats over whose time is up: with the lock, as moves come with it."""
        try:
            async with self._table.lock:
                await self._table.ready()
                for seat in range(len(self._left)):
                    deadline = self.deadline(seat)
                    if deadline is not None and deadline <= now():
                        await self.keep(seat, "away" if self._unpaced else "time")
        except Refused as refused:
            logger.warning("table %s: %s", self._table.record.id, refused)
            await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            logger.exception("table %s: nobody could stand in", self._table.record.id)
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._looking = None
        self.look()

    @property
    def _unpaced(self) -> bool:
        return self.clocks.pace.kind == "none"

    # What people want

    async def come_back(self, seat: int | None) -> None:
        """Somebody takes their seat back."""
        seat = self._table.seated(seat)
        async with self._table.lock:
            await self._table.ready()
            await self.returns(seat)

    async def step_away(self, seat: int | None) -> None:
        """Somebody leaves their seat to a bot for a while."""
        seat = self._table.seated(seat)
        async with self._table.lock:
            await self._table.ready()
            if self._table.record.seats[seat].kept is None and not self._table.record.over:
                self._table.talk.disturb(seat)
                self._returning.discard(seat)
                await self.keep(seat, "asked")

    # Standing in. All of this is done with the table's lock.

    async def keep(self, seat: int, why: KeptFor) -> None:
        """A bot keeps this seat warm from now on."""
        await self._sit(seat, why)
        await self._table.talk.notice(f"kept-{why} {seat}")
        self._table.wake_bots()

    async def returns(self, seat: int) -> None:
        """The person wants to play on: now, or after the turn for which their time is up.

        The clock stands as it did: who leaves a seat and takes it back wins no time by that.
        """
        self._returning.add(seat)
        await self.give_back(seat)

    async def give_back(self, seat: int) -> None:
        """The person plays on, if they want to and have time left."""
        if seat not in self._returning or self._is_late(seat):
            return
        self._returning.discard(seat)
        if self._table.record.seats[seat].kept is not None:
            await self._sit(seat, None)
            self.look()
            self._table.calling.look()
            await self._table.talk.notice(f"back {seat}")

    def _is_late(self, seat: int) -> bool:
        deadline = self.clocks.deadline(seat)
        return deadline is not None and deadline <= now()

    async def _sit(self, seat: int, why: KeptFor | None) -> None:
        table = self._table
        sitting = replace(table.record.seats[seat], kept=why)
        try:
            await table.storage.sit(table.record.id, {seat: sitting})
        except StorageError as error:
            raise not_kept(error) from error
        table.seat_anew({seat: sitting})
        table.tell_table()

    def stand_in(self) -> str:
        """The bot that keeps seats warm."""
        record = self._table.record
        if record.stand_in is not None:
            return record.stand_in
        known = bots.names(record.game)
        return next(bot for bot in USUAL if bot in known)

    # Telling

    def told(self) -> ClockTold | None:
        """The clocks of all people; None where there are none."""
        if self._unpaced or not self._table.record.begun:
            return None
        at = now()
        people = [n for n, seat in enumerate(self._table.record.seats) if seat.bot is None]
        return ClockTold(seats=[self.clocks.told(seat, at) for seat in people])

    def close(self) -> None:
        """The server stops."""
        if self._timer is not None:
            self._timer.cancel()
        if self._looking is not None:
            self._looking.cancel()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
