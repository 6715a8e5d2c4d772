"""What people offer each other: to undo, a draw, to give up together, another pace."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from spielwerk import Match
from spielwerk.server.ground.clock import now
from spielwerk.server.matches.refusals import Refused, not_kept
from spielwerk.server.matches.views import events_told
from spielwerk.server.messages.said import OfferKind, Pace
from spielwerk.server.messages.told import OffersTold, OfferTold
from spielwerk.server.storage.database import StorageError
from spielwerk.server.tables.rights import asked_for, check_offer
from spielwerk.server.tables.room import Part, Room, seated
from spielwerk.server.tables.telling import tell_clocks, tell_table

OPEN_SECONDS = 120.0
"""So long an offer stands."""


@dataclass
class Pending:
    """An offer, and who still has to agree; to undo, how many steps were made, and seen by all."""

    number: int
    offer: OfferKind
    by: int
    waits: set[int]
    pace: Pace | None = None
    left: int = 0
    made: int = 0
    seen: int = 0
    lapse: asyncio.TimerHandle | None = field(default=None)


Settle = Callable[[Match, OfferKind, int, int], Awaitable[None]]
"""Does what people have agreed on: what, who had offered it, how many steps are left."""


class Offers(Part):
    """The offers of one table. They are forgotten with the server: one offers again.

    Nothing is done to anybody: while a bot keeps the seat of somebody who has to agree, nothing
    can be offered. Bots agree to everything but a draw: that needs a person on every side.
    """

    def __init__(self, room: Room, settle: Settle) -> None:
        self._room = room
        self._settle = settle
        self._pending: dict[int, Pending] = {}
        self._made = 0

    # Offering

    async def offer(self, seat: int | None, kind: OfferKind, pace: Pace | None) -> None:
        """A seat offers something; done at once if nobody has to agree."""
        seat = seated(seat)
        async with self._room.lock:
            match = await self._room.ready()
            pending = self._checked(match, seat, kind, pace)
            self._room.disturb(seat)
            for old in [old for old in self._pending.values() if old.by == seat]:
                self._drop(old)
            if pending.waits:
                self._keep(pending)
                await self._room.notice(f"offer-{kind} {seat}")
                self._tell()
                self._room.look()
            else:
                await self._carry_out(match, pending)

    def _checked(self, match: Match, seat: int, kind: OfferKind, pace: Pace | None) -> Pending:
        record, teams = self._room.record, self._room.teams
        check_offer(record, teams, seat, kind)
        if (kind == "pace") != (pace is not None):
            raise Refused("bad_message", "A pace, and nothing else, is offered with a pace.")
        left = match.undoable(seat) if kind == "undo" else None
        # The offer itself must not tell that something was done which nobody has seen.
        if kind == "undo" and (left is None or not match.was_shown(seat, left)):
            raise Refused(
                "no_undo",
                "There is nothing to undo: you have not acted, or chance has played since.",
            )
        self._made += 1
        made, seen = len(match.steps), events_told(match, None)
        asked = asked_for(record, teams, seat, kind)
        return Pending(self._made, kind, seat, asked, pace, left or 0, made, seen)

    # Answering

    async def answer(self, seat: int | None, number: int, yes: bool) -> None:
        """A seat agrees or does not; who has offered can only withdraw."""
        seat = seated(seat)
        async with self._room.lock:
            match = await self._room.ready()
            pending = self._pending.get(number)
            if pending is None or (seat not in pending.waits and seat != pending.by):
                raise Refused("no_offer", "There is no such offer any more.")
            if seat == pending.by or not yes:
                await self._refuse(pending, "withdrew" if seat == pending.by else "declined", seat)
                return
            if pending.offer == "undo" and pending.made != len(match.steps):
                self._let_go(pending)
                raise Refused("no_offer", "Something else has been played since.")
            pending.waits.discard(seat)
            if pending.waits:
                self._tell()
            else:
                self._drop(pending)
                await self._carry_out(match, pending)

    async def _refuse(self, pending: Pending, how: str, seat: int) -> None:
        self._let_go(pending)
        await self._room.notice(f"{how}-{pending.offer} {seat}")

    def _lapse(self, pending: Pending) -> None:
        if self._pending.get(pending.number) is pending:
            self._let_go(pending)

    def acted(self, match: Match) -> None:
        """Something was played or undone: who saw that is not asked any more to undo what was.

        What nobody has seen is told by nothing; who agrees afterwards is too late.
        """
        for pending in list(self._pending.values()):
            if pending.offer == "undo" and events_told(match, None) != pending.seen:
                self._let_go(pending)

    def _let_go(self, pending: Pending) -> None:
        self._drop(pending)
        self._tell()
        self._room.look()

    async def _carry_out(self, match: Match, pending: Pending) -> None:
        try:
            if pending.offer == "pace":
                await self._change_pace(match, pending.pace or Pace())
            else:
                await self._settle(match, pending.offer, pending.by, pending.left)
            await self._room.notice(f"agreed-{pending.offer} {pending.by}")
        finally:
            self._tell()
            self._room.look()

    async def _change_pace(self, match: Match, pace: Pace) -> None:
        room, at = self._room, now()
        try:
            await room.storage.pace(room.record.id, pace, at)
        except StorageError as error:
            raise not_kept(error) from error
        room.change(pace=pace, paced=at)
        room.wind_up(match)
        room.look()
        tell_table(room)
        tell_clocks(room)

    def _keep(self, pending: Pending) -> None:
        """From now on it stands, for a while."""
        loop = asyncio.get_running_loop()
        pending.lapse = loop.call_later(OPEN_SECONDS, self._lapse, pending)
        self._pending[pending.number] = pending
        self._hold_bots()

    def _drop(self, pending: Pending) -> None:
        self._pending.pop(pending.number, None)
        self._hold_bots()
        if pending.lapse is not None:
            pending.lapse.cancel()

    def _hold_bots(self) -> None:
        """Bots wait, as long as what they would do may be undone."""
        self._room.bots_wait = any(one.offer == "undo" for one in self._pending.values())

    # Telling

    def over(self) -> None:
        """The match is over: nothing is offered any more."""
        if self._pending:
            self.close()
            self._pending.clear()
            self._hold_bots()
            self._tell()

    def told(self, seat: int | None) -> OffersTold | None:
        """All offers that are open; None if there are none."""
        return self._told() if self._pending else None

    def _told(self) -> OffersTold:
        return OffersTold(
            offers=[
                OfferTold(
                    number=one.number,
                    offer=one.offer,
                    by=one.by,
                    waits=sorted(one.waits),
                    pace=one.pace,
                )
                for one in self._pending.values()
            ]
        )

    def _tell(self) -> None:
        self._room.audience.tell([self._told()])

    def close(self) -> None:
        """The server stops."""
        for pending in self._pending.values():
            if pending.lapse is not None:
                pending.lapse.cancel()
