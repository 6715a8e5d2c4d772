"""A table where people sit, and the one door through which every action goes.

A table in memory is the log replayed, with its viewers. Whoever acts, person or bot, goes through
`Table.act`: one at a time, checked by the rules, committed, and only then told to those who may
know of it. When a commit fails the match in memory is thrown away, and the log says again how
things stand.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from spielwerk import IllegalAction, Match
from spielwerk.bots.coach import COACH
from spielwerk.server.matches import beginning, fairness
from spielwerk.server.matches.records import game_of, receipt_of
from spielwerk.server.matches.refusals import Refused, illegal, not_kept
from spielwerk.server.matches.views import (
    Question,
    barred_for,
    events_told,
    question_for,
    transcript_of,
    view_for,
)
from spielwerk.server.messages.http import TableInfo
from spielwerk.server.messages.said import OfferKind
from spielwerk.server.messages.told import AgainTold
from spielwerk.server.storage.database import StorageError
from spielwerk.server.storage.kept import SeatRecord, TableRecord
from spielwerk.server.tables.audience import Audience, written
from spielwerk.server.tables.bot_seats import BotSeats
from spielwerk.server.tables.calling import Calling
from spielwerk.server.tables.coaching import Coach
from spielwerk.server.tables.gathering import Gathering
from spielwerk.server.tables.hosting import Hosting, is_free
from spielwerk.server.tables.offers import Offers
from spielwerk.server.tables.patience import Patience
from spielwerk.server.tables.played import Played
from spielwerk.server.tables.talk import Talk
from spielwerk.server.tables.telling import endings, table_info, table_told
from spielwerk.server.tables.viewers import Viewer

if TYPE_CHECKING:
    from spielwerk.server.tables.hall import Hall

logger = logging.getLogger(__name__)

TAKE_BACK = "take back"
"""How taking back stands in the log."""


class Table:
    """One table in memory."""

    def __init__(self, record: TableRecord, hall: "Hall", match: Match | None = None) -> None:
        self.record = record
        game = game_of(record)
        self.teams = game.teams()
        self.agreed = game.differing_options()
        self.audience = Audience()
        self.last_used = time.monotonic()
        self.wanted = False  # by anybody but the hall, which lets bots and clocks go on
        self.storage = hall.storage
        self._hall = hall
        self.lock = asyncio.Lock()
        self._played = Played(self)
        self._bots = BotSeats(self, hall.bots, hall.settings.bot_delay)
        self._coach = Coach(hall.bots, self._question_for_coach)
        self.patience: Patience = Patience(self)
        self.gathering: Gathering = Gathering(self, hall.settings.begin_after)
        self.offers: Offers = Offers(self)
        self.talk: Talk = Talk(self)
        self.hosting: Hosting = Hosting(self, hall.settings.give_away_after)
        self.calling: Calling = Calling(self, hall.letters, hall.pushes, hall.settings.call_after)
        if match is not None:
            self._played.remember(match)

    # Coming and going

    def seat_of(self, key: str) -> int | None:
        """The seat that this key opens."""
        return fairness.seat_of(key, [seat.key_hash for seat in self.record.seats])

    async def join(
        self,
        viewer: Viewer,
        name: str | None = None,
        promise: str | None = None,
        sign: str | None = None,
    ) -> None:
        """Somebody comes to look on, at a seat or as a spectator; Refused if that cannot be."""
        async with self.lock:
            match = await self.ready() if self.record.begun else None
            if viewer.key is not None:
                viewer.seat = self.seat_of(viewer.key)
                if viewer.seat is None:
                    raise Refused("bad_key", "This key opens no seat at this table any more.")
            if len(self.audience) >= self._hall.settings.sockets_per_table:
                raise Refused("full", "Too many browsers watch this table already.")
            renamed, failure = await self._rename(viewer.seat, name, sign)
            if match is None and viewer.seat is not None:
                coming = beginning.comes(self.record, viewer.seat, promise)
                match = await self.gathering.go_on(coming)
            if match is not None and viewer.told > events_told(match, viewer.seat):
                viewer.told = viewer.sent = 0
            await self.talk.load()
            arrives = viewer.seat is not None and not self.connected(viewer.seat)
            self.audience.add(viewer)
            self.gathering.look()
            self._greet(viewer, match)
            if failure is not None:
                viewer.put(written(failure.told))
            if renamed or arrives:
                self.audience.tell_by_seat(lambda seat: table_told(self, seat), but=viewer)
            if viewer.seat is not None and self.record.seats[viewer.seat].kept == "away":
                await self.patience.returns(viewer.seat)
            self.patience.look()
            self.wake_bots()

    def come_so_far(self, record: TableRecord, begun: Match | None) -> None:
        """The table has come so far on its way to begin; it is kept already."""
        self.record = record
        self.gathering.look()
        for viewer in self.audience:
            self._greet(viewer, begun)
        if begun is not None:
            self._played.remember(begun)
            self.tell_clocks()
            self.calling.look()
            self.wake_bots()

    def leave(self, viewer: Viewer) -> None:
        """A socket is closed."""
        self.last_used = time.monotonic()
        self._coach.leave(viewer)
        known = self.audience.remove(viewer)
        if known and viewer.seat is not None and not self.connected(viewer.seat):
            self.tell_table()
            self.patience.left(viewer.seat)
            self.calling.look()

    def show_to_door(self, viewer: Viewer) -> None:
        """Who sat there looks on from now on."""
        viewer.seat = None
        viewer.told = viewer.sent = 0
        viewer.put(written(Refused("removed", "The host has given this seat away.").told))
        self._greet(viewer, self.match)

    async def greet_again(self, viewer: Viewer) -> None:
        """Tell a viewer that could not keep up how things stand now."""
        async with self.lock:
            viewer.behind = False
            try:
                self._greet(viewer, await self.ready() if self.record.begun else None)
            except Refused as refused:
                viewer.put(written(refused.told))

    async def _rename(
        self, seat: int | None, name: str | None, sign: str | None
    ) -> tuple[bool, Refused | None]:
        """Keep a new name or sign: whether it is one, and what went wrong (one may join so)."""
        if seat is None:
            return False, None
        old = self.record.seats[seat]
        name, sign = old.name if name is None else name, old.sign if sign is None else sign
        renamed = replace(old, name=name, sign=sign)
        if renamed == old:
            return False, None
        try:
            await self.storage.sit(self.record.id, {seat: renamed})
        except StorageError as error:
            return False, not_kept(error)
        self.record = beginning.with_seat(self.record, seat, renamed)
        return True, None

    def waits_for_anybody(self) -> bool:
        """Whether it is in the lobby, somebody is there, and there is a free seat."""
        there = self.record.listed and not self.record.over and len(self.audience) > 0
        return there and any(is_free(seat) for seat in self.record.seats)

    def change(self, **changes: Any) -> None:
        """Hold this of the table from now on; it is kept already."""
        self.record = replace(self.record, **changes)

    def seat_anew(self, sitting: Mapping[int, SeatRecord]) -> None:
        """Others sit there from now on, or the same in another way; it is kept already."""
        seats = [sitting.get(number, seat) for number, seat in enumerate(self.record.seats)]
        self.change(seats=tuple(seats))

    def connected(self, seat: int) -> bool:
        """Whether somebody looks on from this seat."""
        bot = self.record.seats[seat].bot is not None
        return bot or self.audience.sits_at(seat)

    # Acting

    @property
    def match(self) -> Match | None:
        """The match, if it is in memory."""
        return self._played.match

    async def ready(self) -> Match:
        """The match, read again if it is not in memory. Call it with the lock."""
        self.last_used = time.monotonic()
        return await self._played.ready()

    def seated(self, seat: int | None) -> int:
        """The seat; Refused if there is none."""
        if seat is None:
            raise Refused("no_seat", "You are watching; to play one needs the key of a seat.")
        return seat

    async def act(
        self, seat: int | None, decision: int, action: str | None, *, by_bot: bool = False
    ) -> bool:
        """The one door: this seat plays `action`, or takes its latest back (None).

        `decision` counts the seat's actions so far. The same action with the same number again is
        not played again: False. Refused says why not; then nothing has happened. Who plays takes
        their seat back; then a bot that has thought for it is late: False.
        """
        seat = self.seated(seat)
        async with self.lock:
            match = await self.ready()
            if by_bot and (self._bot_at(seat) is None or self.offers.hold_bots):
                return False
            if self._played.is_repeated(seat, decision, action):
                return False
            ply = len(match.steps)
            await self._played.play(match, seat, action)
            self._tell_played(match, seat, ply)
            await (self.patience.give_back if by_bot else self.patience.returns)(seat)
            return True

    async def settle(self, match: Match, offer: OfferKind, by: int, left: int) -> None:
        """Do what people have agreed on. Call it with the lock."""
        ply = len(match.steps)
        await self._played.settle(match, offer, by, left)
        self._tell_played(match, by, ply)

    def _tell_played(self, match: Match, seat: int, ply: int) -> None:
        """Step number `ply` is kept: all are told who may know of it, and the table goes on."""
        self.patience.acted(match, ply)
        self.audience.tell_update(match, seat, self.patience.told())
        self.talk.acted(match)
        self.offers.acted(match)
        self.calling.look()
        if match.over:
            self.audience.tell(endings(self.record))
            self.offers.over()
        self.wake_bots()

    async def why(self, viewer: Viewer, chosen: str) -> None:
        """Tell who has chosen this where it cannot go, and why; nobody else hears of it."""
        if viewer.seat is None:
            raise Refused("no_seat", "You are watching; to play one needs the key of a seat.")
        async with self.lock:
            match = await self.ready()
            if not match.over and viewer.seat not in match.seats_to_act():
                raise Refused("not_your_turn", "It is not your turn.")
            try:
                viewer.put(written(barred_for(match, viewer.seat, chosen)))
            except IllegalAction as error:
                raise illegal(error) from error

    async def hint(self, viewer: Viewer, decision: int) -> None:
        """Ask the coach for who has to decide; it answers when it has thought, to nobody else."""
        if viewer.seat is None:
            raise Refused("no_seat", "You are watching; to play one needs the key of a seat.")
        if not self.record.coach:
            raise Refused("no_coach", "This table is played without a coach.")
        async with self.lock:
            match = await self.ready()
            if viewer.seat not in match.seats_to_act():
                raise Refused("not_your_turn", "It is not your turn.")
            if decision != match.decisions(viewer.seat):
                raise Refused("stale", "The table has moved on since; ask again.")
        self._coach.ask(viewer, viewer.seat, decision)

    async def _question_for_coach(self, seat: int, decision: int) -> Question | None:
        async with self.lock:
            match = self.match
            if match is None or seat not in match.seats_to_act():
                return None
            if decision != match.decisions(seat):
                return None
            return question_for(match, seat, COACH, 0, match.recalled(seat))

    async def again(self, seat: int | None, rotate: bool = False) -> None:
        """After the end: another table with the same people, keys and options.

        With `rotate` each sits one seat further on.
        """
        if seat is None:
            raise Refused("no_seat", "Only who sits at the table can ask for another match.")
        async with self.lock:
            match = await self.ready()
            if not match.over:
                raise Refused("not_over", "The match is not over.")
            name = self.record.next or await self._successor(rotate)
            self.audience.tell([AgainTold(table=name)])

    async def _successor(self, rotate: bool) -> str:
        seats = tuple(replace(seat, kept=None) for seat in self.record.seats)
        if rotate:
            seats = (seats[-1], *seats[:-1])
        like = beginning.unmet(replace(self.record, seats=seats))
        try:
            table = await self._hall.create(like, after=self.record.id)
        except StorageError as error:
            raise not_kept(error) from error
        self.change(next=table.record.id)
        return table.record.id

    async def proven(self) -> dict[str, Any]:
        """All steps of a match that is over, and the receipt that proves its chance."""
        transcript, log = await self.transcript(), await self.storage.steps(self.record.id)
        return transcript | {"receipt": receipt_of(self.record, log)}

    async def transcript(self) -> dict[str, Any]:
        """All steps of a match that is over."""
        async with self.lock:
            match = await self.ready()
            if not match.over:
                raise Refused("not_over", "The match is not over.")
            return transcript_of(match)

    # Telling

    def info(self) -> TableInfo:
        """What anybody may know of the table."""
        return table_info(self)

    def tell_table(self) -> None:
        """Tell everybody how the table stands."""
        self.audience.tell_by_seat(lambda seat: table_told(self, seat))

    def tell_clocks(self) -> None:
        """Tell everybody how the clocks stand."""
        clocks = self.patience.told()
        self.audience.tell([] if clocks is None else [clocks])

    def _greet(self, viewer: Viewer, match: Match | None) -> None:
        viewer.put(written(table_told(self, viewer.seat)))
        if match is not None:
            update = view_for(match, viewer.seat, viewer.told)
            viewer.put(written(update), update.version)
            for ending in endings(self.record):
                viewer.put(written(ending))
        talk, reach = self.talk.told(viewer.seat), self.calling.told(viewer.seat)
        for more in (self.patience.told(), self.offers.told(), talk, reach):
            if more is not None:
                viewer.put(written(more))

    async def tell_again(self, viewer: Viewer) -> None:
        """Tell one viewer how things stand, as after an action that was acknowledged before."""
        async with self.lock:
            update = view_for(await self.ready(), viewer.seat, viewer.told)
            viewer.put(written(update), update.version)

    # Bots

    async def resume(self) -> None:
        """Let the bots go on, and call who is away, though nobody has come yet."""
        async with self.lock:
            await self.ready()
            self.calling.look()
            self.wake_bots()

    def wake_bots(self) -> None:
        """Let the bots go on if it is a bot's turn."""
        match = self.match
        bots = any(seat.bot or seat.kept for seat in self.record.seats)
        if bots and match is not None and self._bot_to_act(match) is not None:
            self._bots.wake()

    def _bot_at(self, seat: int) -> str | None:
        """The bot that plays there now."""
        sitting = self.record.seats[seat]
        return self.patience.stand_in() if sitting.kept else sitting.bot

    def _bot_to_act(self, match: Match) -> int | None:
        """A bot's seat that has to act; bots among themselves play only before an audience."""
        seats = self.record.seats
        if match.over or self.offers.hold_bots:
            return None
        if not self.audience and all(seat.bot or seat.kept for seat in seats):
            return None
        return next((seat for seat in match.seats_to_act() if self._bot_at(seat)), None)

    async def question_for_bot(self) -> tuple[Question, int] | None:
        """What the bot that has to act is asked, and the number of its decision."""
        async with self.lock:
            match = await self.ready()
            seat = self._bot_to_act(match)
            if seat is None:
                return None
            bot = self._bot_at(seat) or ""
            question = question_for(match, seat, bot, secrets.randbits(63))
            return question, match.decisions(seat)

    # Rest

    def is_idle(self, now: float) -> bool:
        """Whether it may be dropped from memory: the log has everything."""
        waits = self.patience.waits or self.calling.waits
        busy = self.audience or self._bots.busy or waits or self.lock.locked()
        return not busy and now - self.last_used > self._hall.settings.idle_after

    def close(self) -> None:
        """The server stops: the bots rest, and the coach as well."""
        self._bots.close()
        self._coach.close()
        self.patience.close()
        self.gathering.close()
        self.offers.close()
        self.calling.close()
