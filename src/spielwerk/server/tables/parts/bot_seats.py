"""The seats of a table that bots play: one action after another, through the table's one door."""

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

from spielwerk import Match
from spielwerk.bots.search.levels import LEVELS
from spielwerk.server.ground import metrics
from spielwerk.server.matches.refusals import Refused
from spielwerk.server.matches.views import Question, question_for
from spielwerk.server.tables.rights import bot_at
from spielwerk.server.tables.room import Part, Room
from spielwerk.server.thinking.bots import BotProcesses

logger = logging.getLogger(__name__)

RETRY_SECONDS = 5.0
"""After this a bot whose move could not be kept tries again."""

MARGIN = 0.1
"""Seconds before a bot's move in which nothing is searched any more."""

Door = Callable[[int, int, str], Awaitable[bool]]
"""Through which bots play as people do: seat, number of the decision, action."""


class BotSeats(Part):
    """Plays for a table's bots while it is their turn."""

    def __init__(self, room: Room, bots: BotProcesses, delay: float, door: Door) -> None:
        self._room = room
        self._bots = bots
        self._door = door
        self._delay = delay
        self._playing: asyncio.Task[None] | None = None

    @property
    def waits(self) -> bool:
        """Whether they are playing."""
        return self._playing is not None

    def look(self) -> None:
        """Go on if it is a bot's turn."""
        room = self._room
        bots = any(seat.bot or seat.kept for seat in room.record.seats)
        if bots and room.match is not None and self._to_act(room.match) is not None:
            self._wake()

    def _wake(self) -> None:
        if self._playing is None:
            self._playing = asyncio.create_task(self._play())

    def _to_act(self, match: Match) -> int | None:
        """A bot's seat that has to act; bots among themselves play only before an audience."""
        room = self._room
        if match.over or room.bots_wait:
            return None
        if not room.audience and all(seat.bot or seat.kept for seat in room.record.seats):
            return None
        acting = match.seats_to_act()
        return next((seat for seat in acting if bot_at(room.record, seat)), None)

    def close(self) -> None:
        """Rest."""
        if self._playing is not None:
            self._playing.cancel()

    async def _play(self) -> None:
        try:
            while await self._play_one():
                pass
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("table %s: the bots stopped", self._room.record.id)
        finally:
            self._playing = None

    async def _play_one(self) -> bool:
        """One bot's action; False if no bot has to act."""
        begun = time.monotonic()
        try:
            asked = await self._question()
            if asked is None:
                return False
            question, decision = asked
            pause = self._pause(question.bot)
            if pause:
                question = replace(question, until=begun + pause - MARGIN)
            with metrics.BOTS.labels(question.bot).time():
                action = await self._bots.ask(question)
            await asyncio.sleep(due(begun, pause, time.monotonic()) - time.monotonic())
            await self.act(question, decision, action)
        except Refused as refused:
            logger.warning("table %s, bot: %s", self._room.record.id, refused)
            if refused.code in {"damaged", "internal"}:
                return False
            await asyncio.sleep(RETRY_SECONDS)
        return True

    async def _question(self) -> tuple[Question, int] | None:
        """What the bot that has to act is asked, and the number of its decision."""
        async with self._room.lock:
            match = await self._room.ready()
            seat = self._to_act(match)
            if seat is None:
                return None
            bot = bot_at(self._room.record, seat) or ""
            question = question_for(match, seat, bot, secrets.randbits(63))
            return question, match.decisions(seat)

    def _pause(self, bot: str) -> float:
        """How long a bot takes to move, whatever it thinks: as long as it may search at least."""
        longest = LEVELS[bot].seconds if bot in LEVELS else 0.0
        return max(self._delay, longest) if self._delay else 0.0

    async def act(self, question: Question, decision: int, action: str) -> None:
        """Play what a bot chose; any legal action if the rules refuse that."""
        try:
            await self._door(question.seat, decision, action)
        except Refused as refused:
            if refused.code != "illegal":
                raise
            # Never the action itself: what is set up hidden is in no log.
            name, why = self._room.record.id, refused.told.reason
            logger.error("table %s: bot %s was refused: %s", name, question.bot, why)
            action = secrets.choice(question.legal)
            await self._door(question.seat, decision, action)


def due(begun: float, pause: float, at: float) -> float:
    """When a bot moves that has chosen at this time: a whole number of pauses after it began.

    Else its haste would tell something of what it could choose from.
    """
    return begun + pause * max(1, math.ceil((at - begun) / pause)) if pause else at
