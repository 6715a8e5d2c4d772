"""What the host of a table may do, and how a seat finds its person."""

import hmac
from dataclasses import replace

from spielwerk import bots
from spielwerk.server.matches import beginning, fairness
from spielwerk.server.matches.refusals import Refused
from spielwerk.server.messages.http import TakeSeat
from spielwerk.server.messages.told import Invited
from spielwerk.server.storage.kept import SeatRecord
from spielwerk.server.tables.audience import written
from spielwerk.server.tables.rights import check_host, is_free
from spielwerk.server.tables.room import Room
from spielwerk.server.tables.seating import keep
from spielwerk.server.tables.telling import greet, tell_table
from spielwerk.server.tables.viewers import Viewer


class Hosting:
    """The seats of one table as its host sees them."""

    def __init__(self, room: Room, away: float) -> None:
        self._room = room
        self._away = away

    def is_host(self, key: str | None) -> bool:
        """Whether this is the host's key."""
        kept = self._room.record.host_hash
        if key is None or kept is None:
            return False
        return hmac.compare_digest(fairness.hashed(key), kept)

    # Sitting down

    async def take(self, wish: TakeSeat) -> tuple[int, str]:
        """Somebody sits down, by an invitation or at an open table: the seat, and its new key.

        Refused if it is not free: of two who come at once one has it, and the other is told.
        """
        room = self._room
        async with room.lock:
            seat = self._wanted(wish)
            key = fairness.new_key()
            old = room.record.seats[seat]
            name = old.name if wish.name is None else wish.name
            sign = old.sign if wish.sign is None else wish.sign
            # A bot that has kept the seat until somebody comes gives it back when they come.
            kept = None if old.kept is None else "away"
            old = replace(old, name=name, sign=sign)
            sitting = replace(old, key_hash=fairness.hashed(key), invitation=None)
            await room.sit({seat: replace(sitting, kept=kept)})
            tell_table(room)
            return seat, key

    def invited(self, invitation: str | None) -> int | None:
        """The seat that this invitation opens, as long as it is good."""
        if invitation is None:
            return None
        seats = self._room.record.seats
        return fairness.seat_of(invitation, [seat.invitation for seat in seats])

    def _wanted(self, wish: TakeSeat) -> int:
        seats = self._room.record.seats
        if wish.invitation is not None:
            seat = self.invited(wish.invitation)
            if seat is None:
                raise Refused(
                    "taken", "This invitation was used already, or the host has changed it."
                )
            free = [seat]
        elif not self._room.record.listed:
            raise Refused("bad_key", "One sits down at this table by an invitation only.")
        else:
            wanted = range(len(seats)) if wish.seat is None else [wish.seat]
            free = [seat for seat in wanted if seat < len(seats) and is_free(seats[seat])]
        if not free:
            raise Refused("taken", "Somebody else has sat down there already.")
        if seats[free[0]].locked:
            raise Refused("locked", "The host has locked this seat.")
        return free[0]

    # What the host does

    async def fill(self, viewer: Viewer, seat: int, bot: str) -> None:
        """A bot sits there; once the match has begun, it keeps the seat warm."""
        room = self._hosted(viewer, seat)
        if bot not in bots.names(room.record.game):
            raise Refused("bad_message", "There is no such bot.")
        async with room.lock:
            sitting = room.record.seats[seat]
            if room.record.begun:
                if sitting.kept is not None:
                    raise Refused("bot_there", "A bot plays there already.")
                self._check_missing(seat)
                await room.ready()
                await keep(room, seat, "host")
                return
            self._check_gathering()
            await self._replace(seat, SeatRecord(bot=bot, name=None, key_hash=None))

    async def free(self, viewer: Viewer, seat: int) -> None:
        """Whoever sits there has to go; the host is told what invites somebody else.

        Once the match has begun a bot plays until somebody comes. As whoever comes sees what lies
        hidden there, everybody is told.
        """
        room = self._hosted(viewer, seat)
        invitation = fairness.new_key()
        async with room.lock:
            old, hashed = room.record.seats[seat], fairness.hashed(invitation)
            if room.record.begun:
                self._check_missing(seat)
                await room.ready()
                sitting = replace(old, name=None, sign=None, key_hash=None, reach=None)
                sitting = replace(sitting, invitation=hashed, kept="host")
                await self._replace(seat, sitting)
                if old.key_hash is not None:
                    await room.notice(f"freed {seat}")
            else:
                self._check_gathering()
                empty = SeatRecord(bot=None, name=None, key_hash=None, invitation=hashed)
                await self._replace(seat, empty)
            viewer.put(written(Invited(seat=seat, invitation=invitation)))
        room.look()

    async def move(self, viewer: Viewer, seat: int, to: int) -> None:
        """Two seats change places, before the match has begun."""
        room = self._hosted(viewer, seat, to)
        async with room.lock:
            self._check_gathering()
            seats = room.record.seats
            await room.sit({seat: seats[to], to: seats[seat]})
            places = {seat: to, to: seat}
            for other in room.audience:
                if other.seat is not None:
                    other.seat = places.get(other.seat, other.seat)
            tell_table(room)

    async def lock(self, viewer: Viewer, seat: int, locked: bool) -> None:
        """Nobody may sit down there, or somebody may again."""
        room = self._hosted(viewer, seat)
        async with room.lock:
            await room.sit({seat: replace(room.record.seats[seat], locked=locked)})
            tell_table(room)

    def _hosted(self, viewer: Viewer, *seats: int) -> Room:
        """The room; Refused if its host does not ask, or if there are no such seats."""
        check_host(viewer)
        if any(seat >= len(self._room.record.seats) for seat in seats):
            raise Refused("bad_message", "There is no such seat.")
        return self._room

    def _check_missing(self, seat: int) -> None:
        """Refused unless a person's seat is empty, or they have been away for long.

        Where a turn has days, their time must be up as well: nobody is there all the time.
        """
        room = self._room
        sitting = room.record.seats[seat]
        if sitting.bot is not None:
            raise Refused("bot_stays", "A bot has played there from the start, and goes on.")
        in_time = room.record.pace.kind == "days" and sitting.kept is None
        if sitting.key_hash and (in_time or room.away_for(seat) < self._away):
            raise Refused("present", "This seat is somebody's, who has not been away for long.")

    def _check_gathering(self) -> None:
        if self._room.record.stage != beginning.GATHERING:
            raise Refused("seats_fixed", "The match begins; seats stay as they are.")

    async def _replace(self, seat: int, sitting: SeatRecord) -> None:
        """Somebody else sits there; who sat there looks on."""
        room = self._room
        await room.sit({seat: sitting})
        for other in room.audience:
            if other.seat == seat:
                self._show_to_door(other)
        tell_table(room)

    def _show_to_door(self, viewer: Viewer) -> None:
        """Who sat there looks on from now on."""
        viewer.seat = None
        viewer.told = viewer.sent = 0
        viewer.put(written(Refused("removed", "The host has given this seat away.").told))
        greet(self._room, viewer)
