"""A table where people sit, and the one door through which every action goes.

A table in memory is the log replayed, with its viewers. Whoever acts, person or bot, goes through
`Table.act`: one at a time, checked by the rules, committed, and only then told to those who may
know of it. When a commit fails the match in memory is thrown away, and the log says again how
things stand.

The table makes the `Room` and the parts that stand in it, and says to each what happens.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from spielwerk import IllegalAction, Match
from spielwerk.server.ground.clock import now
from spielwerk.server.matches import beginning, fairness
from spielwerk.server.matches.clocks import SECOND
from spielwerk.server.matches.records import receipt_of
from spielwerk.server.matches.refusals import Refused, illegal, not_kept
from spielwerk.server.matches.views import barred_for, events_told, transcript_of
from spielwerk.server.messages.http import Standing, StandingWish, TableInfo
from spielwerk.server.messages.said import OfferKind
from spielwerk.server.messages.told import AgainTold
from spielwerk.server.storage.database import StorageError
from spielwerk.server.storage.kept import TableRecord
from spielwerk.server.tables.audience import written
from spielwerk.server.tables.parts.bot_seats import BotSeats
from spielwerk.server.tables.parts.calling import Calling
from spielwerk.server.tables.parts.coaching import Coaching
from spielwerk.server.tables.parts.gathering import Gathering
from spielwerk.server.tables.parts.hosting import Hosting
from spielwerk.server.tables.parts.offers import Offers
from spielwerk.server.tables.parts.patience import SOON, Patience
from spielwerk.server.tables.parts.played import Played
from spielwerk.server.tables.parts.talk import Talk
from spielwerk.server.tables.rights import bot_at, is_free
from spielwerk.server.tables.room import Room, seated
from spielwerk.server.tables.telling import (
    clocks_told,
    endings,
    greet,
    table_info,
    tell_match,
    tell_table,
)
from spielwerk.server.tables.viewers import Viewer

if TYPE_CHECKING:
    from spielwerk.server.tables.hall import Hall


class Table:
    """One table in memory."""

    def __init__(self, record: TableRecord, hall: "Hall", match: Match | None = None) -> None:
        self.room = room = Room(record, hall.storage)
        self.wanted = False  # by anybody but the hall, which lets bots and clocks go on
        self._hall = hall
        settings = hall.settings
        self.played = Played(room)
        self.patience = Patience(room)
        self.offers = Offers(room, self._settle)
        self.talk = Talk(room)
        self.gathering = Gathering(room, settings.begin_after)
        self.hosting = Hosting(room, settings.give_away_after)
        self.calling = Calling(room, hall.letters, hall.pushes, settings.call_after)
        self.coaching = Coaching(room, hall.bots)
        self.bots = BotSeats(room, hall.bots, settings.bot_delay, self._act_by_bot)
        room.parts = (
            self.played,
            self.patience,
            self.offers,
            self.talk,
            self.gathering,
            self.calling,
            self.coaching,
            self.bots,
        )
        if match is not None:
            room.remember(match)

    @property
    def record(self) -> TableRecord:
        """How the table stands."""
        return self.room.record

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
        room = self.room
        async with room.lock:
            await room.ready_if_begun()
            self._admit(viewer)
            renamed, failure = await self._rename(viewer.seat, name, sign)
            if room.match is None and viewer.seat is not None:
                await self.gathering.go_on(beginning.comes(self.record, viewer.seat, promise))
            if room.match is not None and viewer.told > events_told(room.match, viewer.seat):
                viewer.told = viewer.sent = 0
            await self.talk.load()
            arrives = viewer.seat is not None and not room.connected(viewer.seat)
            room.audience.add(viewer)
            room.look()
            greet(room, viewer)
            if failure is not None:
                viewer.put(written(failure.told))
            if renamed or arrives:
                tell_table(room, but=viewer)
            if viewer.seat is not None and self.record.seats[viewer.seat].kept == "away":
                await self.patience.returns(viewer.seat)

    def _admit(self, viewer: Viewer) -> None:
        """Refused if the key has been changed meanwhile, or too many look on."""
        if viewer.key is not None:
            viewer.seat = self.seat_of(viewer.key)
            if viewer.seat is None:
                raise Refused("bad_key", "This key opens no seat at this table any more.")
        if len(self.room.audience) >= self._hall.settings.sockets_per_table:
            raise Refused("full", "Too many browsers watch this table already.")

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
            await self.room.sit({seat: renamed})
        except Refused as failure:
            return False, failure
        return True, None

    def leave(self, viewer: Viewer) -> None:
        """A socket is closed."""
        if self.room.leave(viewer):
            tell_table(self.room)
            self.room.look()

    async def greet_again(self, viewer: Viewer) -> None:
        """Tell a viewer that could not keep up how things stand now."""
        async with self.room.lock:
            viewer.behind = False
            try:
                await self.room.ready_if_begun()
                greet(self.room, viewer)
            except Refused as refused:
                viewer.put(written(refused.told))

    async def fill(self, viewer: Viewer, seat: int, bot: str) -> None:
        """A bot sits there, as the host wants; perhaps nobody is waited for any more."""
        await self.hosting.fill(viewer, seat, bot)
        await self.gathering.look_whether_to_begin()

    def waits_for_anybody(self) -> bool:
        """Whether it is in the lobby, somebody is there, and there is a free seat."""
        there = self.record.listed and not self.record.over and len(self.room.audience) > 0
        return there and any(is_free(seat) for seat in self.record.seats)

    # Acting

    async def act(self, seat: int | None, decision: int, action: str | None) -> bool:
        """The one door: this seat plays `action`, or takes its latest back (None).

        `decision` counts the seat's actions so far. The same action with the same number again is
        not played again: False. Refused says why not; then nothing has happened. Who plays takes
        their seat back.
        """
        seat = seated(seat)
        async with self.room.lock:
            if not await self._play(seat, decision, action):
                return False
            await self.patience.returns(seat)
            return True

    async def _act_by_bot(self, seat: int, decision: int, action: str) -> bool:
        """The same for bots. One is late whose seat was taken back while it thought: False."""
        async with self.room.lock:
            if bot_at(self.record, seat) is None or self.room.bots_wait:
                return False
            if not await self._play(seat, decision, action):
                return False
            await self.patience.give_back(seat)
            return True

    async def _play(self, seat: int, decision: int, action: str | None) -> bool:
        match = await self.room.ready()
        if self.played.is_repeated(seat, decision, action):
            return False
        ply = len(match.steps)
        await self.played.play(match, seat, action)
        self._tell_played(match, seat, ply)
        return True

    async def _settle(self, match: Match, offer: OfferKind, by: int, left: int) -> None:
        """Do what people have agreed on. Call it with the lock."""
        ply = len(match.steps)
        await self.played.settle(match, offer, by, left)
        self._tell_played(match, by, ply)

    def _tell_played(self, match: Match, seat: int, ply: int) -> None:
        """Step number `ply` is kept: all are told who may know of it, and the table goes on."""
        room = self.room
        for part in room.parts:
            part.kept(match, ply)
        room.audience.tell_update(match, seat, clocks_told(room))
        for part in room.parts:
            part.acted(match)
        if match.over:
            room.audience.tell(endings(self.record))
            for part in room.parts:
                part.over()
        room.look()

    async def why(self, viewer: Viewer, chosen: str) -> None:
        """Tell who has chosen this where it cannot go, and why; nobody else hears of it."""
        seat = seated(viewer.seat)
        async with self.room.lock:
            match = await self.room.ready()
            if not match.over and seat not in match.seats_to_act():
                raise Refused("not_your_turn", "It is not your turn.")
            try:
                viewer.put(written(barred_for(match, seat, chosen)))
            except IllegalAction as error:
                raise illegal(error) from error

    # Telling

    def info(self) -> TableInfo:
        """What anybody may know of the table."""
        return table_info(self.room)

    async def standing(self, wish: StandingWish) -> Standing:
        """Whose turn it is, and since when, for whoever holds these keys."""
        room = self.room
        async with room.lock:
            match = None if self.record.over else await room.ready_if_begun()
            # What nobody is told of has not happened, as far as anybody may know.
            public = None if match is None else match.public_step
            since = await room.storage.latest(self.record.id, public)
        return Standing(
            table=self.info(),
            own=sorted({seat for key in wish.keys if (seat := self.seat_of(key)) is not None}),
            invited=self.hosting.invited(wish.invitation),
            begun=self.record.begun,
            to_act=[] if match is None else list(match.seats_to_act()),
            since=since,
            next=self.record.next,
        )

    async def tell_again(self, viewer: Viewer) -> None:
        """Tell one viewer how things stand, as after an action that was acknowledged before."""
        async with self.room.lock:
            await self.room.ready()
            tell_match(self.room, viewer)

    async def transcript(self) -> dict[str, Any]:
        """All steps of a match that is over."""
        async with self.room.lock:
            match = await self.room.ready()
            if not match.over:
                raise Refused("not_over", "The match is not over.")
            return transcript_of(match)

    async def proven(self) -> dict[str, Any]:
        """All steps of a match that is over, and the receipt that proves its chance."""
        transcript = await self.transcript()
        log = await self.room.storage.steps(self.record.id)
        return transcript | {"receipt": receipt_of(self.record, log)}

    # After the end

    async def again(self, seat: int | None, rotate: bool = False) -> str:
        """After the end: the name of another table with the same people, keys and options.

        With `rotate` each sits one seat further on.
        """
        if seat is None:
            raise Refused("no_seat", "Only who sits at the table can ask for another match.")
        async with self.room.lock:
            match = await self.room.ready()
            if not match.over:
                raise Refused("not_over", "The match is not over.")
            name = self.record.next or await self._successor(rotate)
            self.room.audience.tell([AgainTold(table=name)])
            return name

    async def _successor(self, rotate: bool) -> str:
        seats = tuple(replace(seat, kept=None) for seat in self.record.seats)
        if rotate:
            seats = (seats[-1], *seats[:-1])
        like = beginning.unmet(replace(self.record, seats=seats))
        try:
            table = await self._hall.create(like, after=self.record.id)
        except StorageError as error:
            raise not_kept(error) from error
        self.room.change(next=table.record.id)
        return table.record.id

    # Rest

    async def resume(self) -> None:
        """Let the bots go on, and call who is away, though nobody has come yet."""
        async with self.room.lock:
            await self.room.ready()
            self.room.look()

    @property
    def wake(self) -> int | None:
        """When a server has to have it in memory again; None: when somebody comes."""
        if self.bots.waits:
            return now()
        until = self.patience.until
        return None if until is None else until - int(SOON * SECOND)

    def is_idle(self, at: float) -> bool:
        """Whether it may be dropped from memory: the log has everything."""
        room = self.room
        busy = room.audience or room.lock.locked() or any(part.waits for part in room.parts)
        return not busy and at - room.last_used > self._hall.settings.idle_after

    def close(self) -> None:
        """The server stops, or nobody needs it in memory."""
        for part in self.room.parts:
            part.close()
