"""Who has kept the table waiting for too long, and the bot that keeps their seat warm."""

import asyncio
import logging

from spielwerk import Match
from spielwerk.server.ground.clock import now
from spielwerk.server.matches.clocks import SECOND
from spielwerk.server.matches.refusals import Refused
from spielwerk.server.messages.told import ClockTold
from spielwerk.server.tables.room import Part, Room, seated
from spielwerk.server.tables.seating import give_back, keep
from spielwerk.server.tables.telling import clocks_told

logger = logging.getLogger(__name__)

LONGEST_SLEEP = 3600.0
"""Seconds after which a timer looks again; clocks of many days are past what timers can do."""

SOON = 600.0
"""Seconds before somebody's time is up in which a game of days stays in memory for that."""

RETRY_SECONDS = 5.0


class Patience(Part):
    """The timer that looks at the clocks of a table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._seats = range(len(room.record.seats))
        self._returning: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None

    @property
    def waits(self) -> bool:
        """Whether something will soon happen at a certain time."""
        if self._timer is None or self._room.clocks.pace.kind != "days":
            return self._timer is not None or self._looking is not None
        until = self.until
        return until is not None and until - now() < SOON * SECOND

    @property
    def until(self) -> int | None:
        """When somebody's time is up, as things stand; None: never."""
        deadlines = [self.deadline(seat) for seat in self._seats]
        return min((one for one in deadlines if one is not None), default=None)

    def remembered(self, match: Match) -> None:
        """The clocks run."""
        self.look()

    def kept(self, match: Match, ply: int) -> None:
        """Step number `ply` was kept just now."""
        self._room.clocks.show(match, now(), ply)

    # Deadlines

    def deadline(self, seat: int) -> int | None:
        """When a bot takes this seat over, as things stand; None: never."""
        sitting, since = self._room.record.seats[seat], self._room.clocks.since[seat]
        if sitting.bot is not None or sitting.kept is not None or since is None:
            return None
        if self._room.clocks.pace.kind != "none":
            return self._room.clocks.deadline(seat)
        return self._away_for_long(seat, since)

    def _away_for_long(self, seat: int, since: int) -> int | None:
        """Nobody is in a hurry; but who is not there does not hold up those who are."""
        after = self._room.record.stand_in_after
        if after is None or self._room.connected(seat) or not self._others_are_there(seat):
            return None
        return max(self._room.gone_since(seat), since) + after * SECOND

    def _others_are_there(self, seat: int) -> bool:
        return any(viewer.seat not in (None, seat) for viewer in self._room.audience)

    def look(self) -> None:
        """Set the timer anew: something has changed."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        until = self.until
        if until is not None and not self._room.record.over:
            seconds = min(LONGEST_SLEEP, max(0.0, (until - now()) / SECOND))
            self._timer = asyncio.get_running_loop().call_later(seconds, self._begin_to_look)

    def _begin_to_look(self) -> None:
        self._timer = None
        if self._looking is None:
            self._looking = asyncio.create_task(self._take_over())

    async def _take_over(self) -> None:
        """Bots take the seats over whose time is up: with the lock, as moves come with it."""
        try:
            async with self._room.lock:
                await self._room.ready()
                for seat in self._seats:
                    deadline = self.deadline(seat)
                    if deadline is not None and deadline <= now():
                        await keep(self._room, seat, "away" if self._unpaced else "time")
        except Refused as refused:
            logger.warning("table %s: %s", self._room.record.id, refused)
            await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            logger.exception("table %s: nobody could stand in", self._room.record.id)
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._looking = None
        self.look()

    @property
    def _unpaced(self) -> bool:
        return self._room.clocks.pace.kind == "none"

    # What people want

    async def come_back(self, seat: int | None) -> None:
        """Somebody takes their seat back."""
        seat = seated(seat)
        async with self._room.lock:
            await self._room.ready()
            await self.returns(seat)

    async def step_away(self, seat: int | None) -> None:
        """Somebody leaves their seat to a bot for a while."""
        seat = seated(seat)
        async with self._room.lock:
            await self._room.ready()
            if self._room.record.seats[seat].kept is None and not self._room.record.over:
                self._room.disturb(seat)
                self._returning.discard(seat)
                await keep(self._room, seat, "asked")

    # Coming back. All of this is done with the table's lock.

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
        if self._room.record.seats[seat].kept is not None:
            await give_back(self._room, seat)

    def _is_late(self, seat: int) -> bool:
        deadline = self._room.clocks.deadline(seat)
        return deadline is not None and deadline <= now()

    def told(self, seat: int | None) -> ClockTold | None:
        """The clocks of all people; None where there are none."""
        return clocks_told(self._room)

    def close(self) -> None:
        """The server stops."""
        if self._timer is not None:
            self._timer.cancel()
        if self._looking is not None:
            self._looking.cancel()
