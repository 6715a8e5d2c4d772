"""Calls people back to a table whose turn it is while they are away, in games of days."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from spielwerk.server.database import StorageError
from spielwerk.server.letters import Letters
from spielwerk.server.messages import Push, Reach, ReachTold
from spielwerk.server.pushes import Pushes
from spielwerk.server.refusals import Refused, not_kept

if TYPE_CHECKING:
    from spielwerk.server.table import Table


class Calling:
    """Who is to be called at one table."""

    def __init__(self, table: "Table", letters: Letters, pushes: Pushes, patience: float) -> None:
        self._table = table
        self._letters = letters
        self._pushes = pushes
        self._patience = patience
        self._called: dict[int, int] = {}
        self._waiting: dict[int, asyncio.TimerHandle] = {}

    async def reach(self, seat: int | None, wish: Reach) -> ReachTold:
        """Somebody says where to be called, or nowhere any more."""
        table, seat = self._table, self._table.seated(seat)
        if wish.mail is not None and not self._letters.possible:
            raise Refused("cannot_offer", "This server sends no letters.")
        if wish.push is not None and not self._may_push(wish.push):
            raise Refused("cannot_offer", "This server sends no word to that browser.")
        async with table.lock:
            changed = {name: getattr(wish, name) for name in wish.model_fields_set}
            new = (self._wish(seat) or wish).model_copy(update=changed)
            kept = None if new.mail is None and new.push is None else new.model_dump_json()
            sitting = {seat: replace(table.record.seats[seat], reach=kept)}
            try:
                await table.storage.sit(table.record.id, sitting)
            except StorageError as error:
                raise not_kept(error) from error
            table.seat_anew(sitting)
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
        kept = self._table.record.seats[seat].reach
        return None if kept is None else Reach.model_validate_json(kept)

    def look(self) -> None:
        """Something has happened: whose turn it is while they are away is called after a while."""
        table = self._table
        if table.record.pace.kind != "days" or table.match is None:
            return
        loop = asyncio.get_running_loop()
        for seat in table.match.seats_to_act():
            if seat not in self._waiting and self._is_missed(seat):
                self._waiting[seat] = loop.call_later(self._patience, self._call, seat)

    def _is_missed(self, seat: int) -> bool:
        table, match = self._table, self._table.match
        if match is None or seat not in match.seats_to_act() or table.connected(seat):
            return False
        sitting = table.record.seats[seat]
        if sitting.reach is None or sitting.kept is not None:
            return False
        return self._called.get(seat) != match.decisions(seat)

    def _call(self, seat: int) -> None:
        del self._waiting[seat]
        table, wish = self._table, self._wish(seat)
        deadline = table.patience.deadline(seat)
        if not self._is_missed(seat) or wish is None or deadline is None:
            return
        self._called[seat] = table.match.decisions(seat) if table.match is not None else 0
        until = datetime.fromtimestamp(deadline / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        name = table.record.seats[seat].name or ""
        record = table.record
        if wish.mail is not None:
            self._letters.send(wish.mail, wish.language, record.game, record.id, name, until)
        if wish.push is not None:
            self._pushes.send(wish.push, wish.language, record.game, record.id)

    def close(self) -> None:
        """The server stops."""
        for timer in self._waiting.values():
            timer.cancel()
