"""The seats of a table that bots play: one action after another, through the table's one door."""

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING

from spielwerk.bots.search.levels import LEVELS
from spielwerk.server.ground import metrics
from spielwerk.server.matches.refusals import Refused
from spielwerk.server.matches.views import Question
from spielwerk.server.thinking.bots import BotProcesses

if TYPE_CHECKING:
    from spielwerk.server.tables.table import Table

logger = logging.getLogger(__name__)

RETRY_SECONDS = 5.0
"""After this a bot whose move could not be kept tries again."""


class BotSeats:
    """Plays for a table's bots while it is their turn."""

    def __init__(self, table: "Table", bots: BotProcesses, delay: float) -> None:
        self._table = table
        self._bots = bots
        self._delay = delay
        self._playing: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether they are playing."""
        return self._playing is not None

    def wake(self) -> None:
        """Go on: it is a bot's turn."""
        if self._playing is None:
            self._playing = asyncio.create_task(self._play())

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
            logger.exception("table %s: the bots stopped", self._table.record.id)
        finally:
            self._playing = None

    async def _play_one(self) -> bool:
        """One bot's action; False if no bot has to act."""
        begun = time.monotonic()
        try:
            asked = await self._table.question_for_bot()
            if asked is None:
                return False
            question, decision = asked
            with metrics.BOTS.labels(question.bot).time():
                action = await self._bots.ask(question)
            await asyncio.sleep(begun + self._pause(question.bot) - time.monotonic())
            await self.act(question, decision, action)
        except Refused as refused:
            logger.warning("table %s, bot: %s", self._table.record.id, refused)
            if refused.code in {"damaged", "internal"}:
                return False
            await asyncio.sleep(RETRY_SECONDS)
        return True

    def _pause(self, bot: str) -> float:
        """How long a bot takes to move, whatever it thinks: else its haste would tell something.

        Whoever searches takes as long as it may search, also where there is nothing to choose.
        """
        longest = LEVELS[bot].seconds if bot in LEVELS else 0.0
        return max(self._delay, longest) if self._delay else 0.0

    async def act(self, question: Question, decision: int, action: str) -> None:
        """Play what a bot chose; any legal action if the rules refuse that."""
        try:
            await self._table.act(question.seat, decision, action, by_bot=True)
        except Refused as refused:
            if refused.code != "illegal":
                raise
            # Never the action itself: what is set up hidden is in no log.
            name, why = self._table.record.id, refused.told.reason
            logger.error("table %s: bot %s was refused: %s", name, question.bot, why)
            action = secrets.choice(question.legal)
            await self._table.act(question.seat, decision, action, by_bot=True)
