"""What people say at a table, and what the table says of itself.

At a quiet table partners hear each other only when the round is over; the others hear at once.
"""

import hmac
import logging
from dataclasses import replace
from typing import Literal, cast

from spielwerk import Game, Match
from spielwerk.server.ground.clock import now
from spielwerk.server.ground.limits import Bucket
from spielwerk.server.matches.refusals import Refused, not_kept
from spielwerk.server.matches.views import rounds_begun
from spielwerk.server.messages.said import TalkRule
from spielwerk.server.messages.told import TalkEntry, TalkTold
from spielwerk.server.storage.database import StorageError
from spielwerk.server.storage.kept import Said
from spielwerk.server.tables.audience import written
from spielwerk.server.tables.rights import check_host
from spielwerk.server.tables.room import Part, Room, seated
from spielwerk.server.tables.viewers import Viewer

logger = logging.getLogger(__name__)

KEPT, NOTICES_KEPT = 200, 50
"""So much of what was said last is kept of a table, and of what it has said of itself."""

RATE, AT_ONCE = 0.5, 5
"""What one seat may say: a second in the long run, and at once."""

NOTICED_RATE, NOTICED_AT_ONCE = 0.2, 8
"""How often one seat may do something of which the table tells: raising eyebrows is talk, too."""


def usual_talk(game: Game) -> TalkRule:
    """What the game's rulebook says about talking."""
    return game.definition.talk


Kind = Literal["text", "emote", "notice", "removed"]


class Talk(Part):
    """The talk of one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._said: dict[int, Said] | None = None
        self._buckets = [Bucket(RATE, AT_ONCE) for _ in room.record.seats]
        self._noticed = [Bucket(NOTICED_RATE, NOTICED_AT_ONCE) for _ in room.record.seats]
        self._withheld: list[Said] = []

    async def load(self) -> None:
        """Read what was said; all else needs that. Refused if it cannot be read."""
        if self._said is None:
            try:
                said = await self._room.storage.talk(self._room.record.id)
            except StorageError as error:
                raise not_kept(error) from error
            self._said = {one.number: one for one in said}
            self._withheld = [one for one in said if self._is_withheld(one)]

    # Saying

    async def say(self, seat: int | None, kind: Kind, text: str) -> None:
        """A seat says something."""
        seat = seated(seat)
        if self._room.record.talk == "off":
            raise Refused("silent", "Nobody talks at this table.")
        if not self._buckets[seat].take():
            raise Refused("too_fast", "You have said much; wait a moment.")
        async with self._room.lock:
            match = await self._room.ready_if_begun()
            await self._keep(seat, kind, text, self._round(match))

    def disturbed(self, seat: int) -> None:
        """A seat does something of which the table will tell; Refused if that is too often."""
        if not self._noticed[seat].take():
            raise Refused("too_fast", "You have asked much of the table; wait a moment.")

    async def noticed(self, text: str) -> None:
        """The table says something of itself; nothing fails if that cannot be kept."""
        try:
            await self._keep(None, "notice", text, 0)
        except Refused as refused:
            logger.warning("table %s: %s", self._room.record.id, refused)

    async def _keep(self, seat: int | None, kind: Kind, text: str, during: int) -> None:
        await self.load()
        room, all_said = self._room, self._said or {}
        number = max(all_said, default=-1) + 1
        said = Said(number, seat, kind, text, during, now())
        alike = [one.number for one in all_said.values() if (one.seat is None) == (seat is None)]
        old = alike[0] if len(alike) >= (NOTICES_KEPT if seat is None else KEPT) else None
        try:
            await room.storage.say(room.record.id, said, old)
        except StorageError as error:
            raise not_kept(error) from error
        all_said[number] = said
        if old is not None:
            del all_said[old]
        self._said = all_said
        if self._is_withheld(said):
            self._withheld.append(said)
        self._tell([said])

    async def hush(self, viewer: Viewer, told: int) -> None:
        """The host removes what was said; `told` is the number under which it was told."""
        check_host(viewer)
        async with self._room.lock:
            await self.load()
            all_said = self._said or {}
            said = next((one for one in all_said.values() if self._told_as(one) == told), None)
            if said is None or said.seat is None:
                raise Refused("stale", "This is not kept any more.")
            try:
                await self._room.storage.hush(self._room.record.id, said.number)
            except StorageError as error:
                raise not_kept(error) from error
            removed = replace(said, kind="removed", text="")
            all_said[said.number] = removed
            self._withheld = [one for one in self._withheld if one.number != said.number]
            self._tell([removed])

    # Hearing

    def acted(self, match: Match) -> None:
        """Something was played: perhaps a round is over, and partners hear what was said."""
        if not self._withheld or not self._released(match):
            return
        withheld, self._withheld = self._withheld, []
        for viewer in self._room.audience:
            missed = [said for said in withheld if self._partners(said.seat, viewer.seat)]
            if missed:
                viewer.put(written(self._entries(missed)))

    def _released(self, match: Match) -> bool:
        return match.over or self._round(match) != self._withheld[-1].during

    def _is_withheld(self, said: Said) -> bool:
        """Whether partners may not hear it yet."""
        match = self._room.match
        if self._room.record.talk != "quiet" or said.seat is None or match is None:
            return False
        return not match.over and said.kind != "removed" and said.during == self._round(match)

    def _partners(self, one: int | None, other: int | None) -> bool:
        return one != other and any(one in team and other in team for team in self._room.teams)

    def _round(self, match: Match | None) -> int:
        if match is None or self._room.record.talk != "quiet":
            return 0
        return 1 + rounds_begun(match)

    def told(self, seat: int | None) -> TalkTold | None:
        """All that this seat may hear; None if that is nothing."""
        said = [
            one
            for one in (self._said or {}).values()
            if not (self._partners(one.seat, seat) and self._is_withheld(one))
        ]
        return self._entries(said) if said else None

    def _tell(self, said: list[Said]) -> None:
        for viewer in self._room.audience:
            heard = [
                one
                for one in said
                if not (self._partners(one.seat, viewer.seat) and self._is_withheld(one))
            ]
            if heard:
                viewer.put(written(self._entries(heard)))

    def _entries(self, said: list[Said]) -> TalkTold:
        return TalkTold(
            entries=[
                TalkEntry(
                    number=self._told_as(one),
                    seat=one.seat,
                    kind=cast("Kind", one.kind),
                    text=one.text,
                    at=one.at,
                )
                for one in said
            ]
        )

    def _told_as(self, said: Said) -> int:
        """A number in no order: else a gap would tell partners that something is withheld."""
        digest = hmac.digest(self._room.record.secret, f"talk {said.number}".encode(), "sha256")
        return int.from_bytes(digest[:6])
