"""What people offer each other: to undo, a draw, to give up together, another pace."""

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from spielwerk import Match
from spielwerk.server.matches.refusals import Refused, not_kept
from spielwerk.server.matches.views import events_told
from spielwerk.server.messages.said import OfferKind, Pace
from spielwerk.server.messages.told import OffersTold, OfferTold
from spielwerk.server.storage.database import StorageError
from spielwerk.server.tables.patience import now

if TYPE_CHECKING:
    from spielwerk.server.tables.table import Table

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


class Offers:
    """The offers of one table. They are forgotten with the server: one offers again.

    Nothing is done to anybody: while a bot keeps the seat of somebody who has to agree, nothing
    can be offered. Bots agree to everything but a draw: that needs a person on every side.
    """

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._pending: dict[int, Pending] = {}
        self._made = 0

    @property
    def hold_bots(self) -> bool:
        """Whether bots wait, as what they do may be undone."""
        return any(pending.offer == "undo" for pending in self._pending.values())

    def possible(self, seat: int | None) -> list[OfferKind]:
        """What this seat may offer at this table, whatever has happened."""
        if seat is None or self._table.record.over:
            return []
        sides = [team for team in self._table.teams if seat not in team]
        kinds: list[OfferKind] = ["undo", "pace"]
        if len(sides) == 1:
            kinds.append("resign")
        if all(any(self._is_person(one) for one in team) for team in sides):
            kinds.append("draw")
        seats = self._table.record.seats
        return [kind for kind in kinds if not any(seats[n].kept for n in self._asked(seat, kind))]

    def _asked(self, seat: int, kind: OfferKind) -> set[int]:
        partners = next(team for team in self._table.teams if seat in team)
        seats = partners if kind == "resign" else range(len(self._table.record.seats))
        return {one for one in seats if one != seat and self._is_person(one)}

    def _is_person(self, seat: int) -> bool:
        return self._table.record.seats[seat].key_hash is not None

    # Offering

    async def offer(self, seat: int | None, kind: OfferKind, pace: Pace | None) -> None:
        """A seat offers something; done at once if nobody has to agree."""
        seat = self._table.seated(seat)
        async with self._table.lock:
            match = await self._table.ready()
            pending = self._checked(match, seat, kind, pace)
            self._table.talk.disturb(seat)
            for old in [old for old in self._pending.values() if old.by == seat]:
                self._drop(old)
            if pending.waits:
                self._pending[pending.number] = pending
                loop = asyncio.get_running_loop()
                pending.lapse = loop.call_later(OPEN_SECONDS, self._lapse, pending)
                await self._table.talk.notice(f"offer-{kind} {seat}")
                self._tell()
                self._table.wake_bots()
            else:
                await self._carry_out(match, pending)

    def _checked(self, match: Match, seat: int, kind: OfferKind, pace: Pace | None) -> Pending:
        if match.over:
            raise Refused("cannot_offer", "The match is over.")
        if kind not in self.possible(seat):
            raise Refused("cannot_offer", "This cannot be offered at this table.")
        if (kind == "pace") != (pace is not None):
            raise Refused("bad_message", "A pace, and nothing else, is offered with a pace.")
        left = match.undoable(seat)
        if kind == "undo" and left is None:
            raise Refused(
                "cannot_offer",
                "There is nothing to undo: you have not acted, or chance has played since.",
            )
        self._made += 1
        made, seen = len(match.steps), events_told(match, None)
        asked = self._asked(seat, kind)
        return Pending(self._made, kind, seat, asked, pace, left or 0, made, seen)

    # Answering

    async def answer(self, seat: int | None, number: int, yes: bool) -> None:
        """A seat agrees or does not; who has offered can only withdraw."""
        seat = self._table.seated(seat)
        async with self._table.lock:
            match = await self._table.ready()
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
        await self._table.talk.notice(f"{how}-{pending.offer} {seat}")

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
        self._table.wake_bots()

    async def _carry_out(self, match: Match, pending: Pending) -> None:
        try:
            if pending.offer == "pace":
                await self._change_pace(match, pending.pace or Pace())
            else:
                await self._table.settle(match, pending.offer, pending.by, pending.left)
            await self._table.talk.notice(f"agreed-{pending.offer} {pending.by}")
        finally:
            self._tell()
            self._table.wake_bots()

    async def _change_pace(self, match: Match, pace: Pace) -> None:
        table, at = self._table, now()
        try:
            await table.storage.pace(table.record.id, pace, at)
        except StorageError as error:
            raise not_kept(error) from error
        table.change(pace=pace, paced=at)
        table.patience.repaced(match)
        table.tell_table()
        table.tell_clocks()

    def _drop(self, pending: Pending) -> None:
        self._pending.pop(pending.number, None)
        if pending.lapse is not None:
            pending.lapse.cancel()

    # Telling

    def over(self) -> None:
        """The match is over: nothing is offered any more."""
        if self._pending:
            self.close()
            self._pending.clear()
            self._tell()

    def told(self) -> OffersTold | None:
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
        self._table.audience.tell([self._told()])

    def close(self) -> None:
        """The server stops."""
        for pending in self._pending.values():
            if pending.lapse is not None:
                pending.lapse.cancel()
