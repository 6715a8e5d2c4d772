"""Calls people back to a table whose turn it is while they are away, in games of days."""

import asyncio
import json
import logging
from dataclasses import replace

from pydantic import ValidationError

from spielwerk.server.ground.clock import now
from spielwerk.server.matches.clocks import SECOND
from spielwerk.server.matches.refusals import Refused, not_kept
from spielwerk.server.messages.said import Push, Reach
from spielwerk.server.messages.told import ReachTold
from spielwerk.server.notify.letters import Letters
from spielwerk.server.notify.pushes import Pushes
from spielwerk.server.storage.database import StorageError
from spielwerk.server.tables.room import Part, Room, seated
from spielwerk.server.tables.viewers import Viewer

logger = logging.getLogger(__name__)


class Calling(Part):
    """Who is to be called at one table."""

    def __init__(self, room: Room, letters: Letters, pushes: Pushes, patience: float) -> None:
        self._room = room
        self._letters = letters
        self._pushes = pushes
        self._patience = patience
        self._waiting: dict[int, asyncio.Task[None]] = {}

    @property
    def waits(self) -> bool:
        """Whether somebody is about to be called."""
        return bool(self._waiting)

    async def reach(self, viewer: Viewer, wish: Reach) -> ReachTold:
        """Somebody says where to be called, or nowhere any more."""
        room = self._room
        if wish.mail is not None and not self._letters.possible:
            raise Refused("no_letters", "This server sends no letters.")
        if wish.push is not None and not self._may_push(wish.push):
            raise Refused("no_push", "This server sends no word to that browser.")
        if wish.mail is not None and not self._letters.may_wish(viewer.address):
            raise Refused("too_fast", "Too many addresses were given from here; wait a while.")
        async with room.lock:
            seat = seated(viewer.seat)
            changed = {name: getattr(wish, name) for name in wish.model_fields_set}
            new = (self._wish(seat) or wish).model_copy(update=changed)
            kept = None if new.mail is None and new.push is None else new.model_dump_json()
            sitting = {seat: replace(room.record.seats[seat], reach=kept)}
            try:
                await room.sit(sitting)
                if wish.mail is not None:
                    await self._letters.ask(wish.mail, wish.language)
            except StorageError as error:
                raise not_kept(error) from error
        return self._told(seat)

    def told(self, seat: int | None) -> ReachTold | None:
        """Where this seat is called; None where nobody can be."""
        if seat is None or not (self._letters.possible or self._pushes.public_key):
            return None
        return self._told(seat)

    def _may_push(self, push: Push) -> bool:
        return self._pushes.public_key is not None and self._pushes.allows(push)

    def _told(self, seat: int) -> ReachTold:
        wish = self._wish(seat)
        return ReachTold(
            letters=self._letters.possible,
            mail=None if wish is None else wish.mail,
            push_key=self._pushes.public_key,
            pushed=wish is not None and wish.push is not None,
        )

    def _wish(self, seat: int) -> Reach | None:
        kept = self._room.record.seats[seat].reach
        return None if kept is None else wish_in(kept)

    def look(self) -> None:
        """Something has happened: whose turn it is while they are away is called after a while."""
        room = self._room
        if room.record.pace.kind != "days" or room.match is None:
            return
        for seat in room.match.seats_to_act():
            if seat not in self._waiting and self._is_missed(seat):
                self._waiting[seat] = asyncio.create_task(self._call_later(seat))

    def _is_missed(self, seat: int) -> bool:
        room, match = self._room, self._room.match
        if match is None or seat not in match.seats_to_act() or room.connected(seat):
            return False
        sitting = room.record.seats[seat]
        if sitting.reach is None or sitting.kept is not None:
            return False
        return sitting.called != match.decisions(seat)

    async def _call_later(self, seat: int) -> None:
        try:
            await asyncio.sleep(self._patience)
            match = self._room.match
            if match is not None and self._is_missed(seat):
                decision = match.decisions(seat)
                if await self._call(seat):
                    await self._remember(seat, decision)
        except (Refused, StorageError) as error:
            logger.warning("table %s: nobody was called: %s", self._room.record.id, error)
        finally:
            del self._waiting[seat]

    async def _call(self, seat: int) -> bool:
        """Send whatever can be sent; whether anything is under way."""
        room, wish = self._room, self._wish(seat)
        deadline = room.clocks.deadline(seat)
        if wish is None or deadline is None:
            return False
        game, name = room.record.game, room.record.id
        sent = False
        if wish.mail is not None:
            left = max(0, deadline - now()) / SECOND
            sent = await self._letters.call(wish.mail, wish.language, game, name, left)
        if wish.push is not None:
            sent = self._pushes.send(wish.push, wish.language, game, name) or sent
        return sent

    async def _remember(self, seat: int, decision: int) -> None:
        """For this turn nobody is called again, also when the server starts anew."""
        room = self._room
        async with room.lock:
            await room.sit({seat: replace(room.record.seats[seat], called=decision)})

    def close(self) -> None:
        """The server stops."""
        for call in self._waiting.values():
            call.cancel()


def wish_in(kept: str) -> Reach | None:
    """What was kept of somebody's wish, without what would be refused today."""
    try:
        return Reach.model_validate_json(kept)
    except ValidationError as error:
        refused = {fault["loc"][0] for fault in error.errors() if fault["loc"]}
    told = json.loads(kept) if refused else {}
    left = {name: value for name, value in told.items() if name not in refused}
    return Reach.model_validate(left) if "type" in left else None
