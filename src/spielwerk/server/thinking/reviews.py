"""Matches looked at afterwards: in a process of its own, one at a time, and kept for a while."""

import asyncio
import logging

from spielwerk.bots.review import review
from spielwerk.core.documents import Document
from spielwerk.server.matches.refusals import Refusal
from spielwerk.server.messages.http import Review
from spielwerk.server.thinking.preparing import Preparation
from spielwerk.server.thinking.processes import Failure, Process

logger = logging.getLogger(__name__)

NICE = 10
"""How much reviews yield to the server and to bots, for whom somebody waits at a table."""

MOST_KEPT = 100
"""Reviews in memory; a long match's is some 100 KB."""

MOST_WAITING = 20
"""Tables whose review is being made, or waits for that."""

LONGEST = 600.0
"""Seconds that one review may take in its process, however little time it is given."""


class Reviews:
    """The reviews of finished matches."""

    def __init__(self, patience: float, preparation: Preparation) -> None:
        self._patience = patience
        self._preparation = preparation
        self._process = Process(NICE, _begin)
        self._turn = asyncio.Lock()
        self._kept: dict[str, bytes] = {}
        self._making: dict[str, asyncio.Task[bytes]] = {}

    async def of(self, name: str, transcript: Document) -> bytes:
        """The review of the match at the table of that name as JSON; Refusal if there is none."""
        if name in self._kept:
            return self._kept[name]
        if name not in self._making:
            if len(self._making) >= MOST_WAITING:
                raise _not_now("Too many matches are being looked at; ask again in a minute.")
            self._making[name] = asyncio.create_task(self._make(name, transcript))
            self._making[name].add_done_callback(_nobody_may_wait)
        making = self._making[name]
        try:
            # Whoever waits no longer leaves it to be made, for when they ask again.
            return await asyncio.wait_for(asyncio.shield(making), self._patience)
        except TimeoutError:
            message = "This match is still being looked at; ask again in a minute."
            raise _not_now(message) from None
        except Failure:
            raise _not_now("This match could not be looked at.") from None

    async def _make(self, name: str, transcript: Document) -> bytes:
        try:
            if not await self._preparation.wait(transcript["game"], LONGEST):
                raise Failure("the game's search is not prepared")
            async with self._turn:
                made = await self._process.ask(reviewed, transcript, LONGEST)
        except Failure as failure:
            logger.error("table %s: no review: %s", name, failure)
            raise
        finally:
            del self._making[name]
        while len(self._kept) >= MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        self._kept[name] = made
        return made

    def close(self) -> None:
        """No more reviews are made."""
        for task in self._making.values():
            task.cancel()
        self._process.close()


def _nobody_may_wait(making: "asyncio.Task[bytes]") -> None:
    """Whoever waits hears of a failure; the log has it anyway."""
    if not making.cancelled():
        making.exception()


def _not_now(why: str) -> Refusal:
    return Refusal(503, "no_review", why)


# In the process


def reviewed(transcript: Document) -> bytes:
    """A match looked at, as it is sent."""
    return Review.model_validate(review(transcript)).to_bytes()


def _begin() -> None:
    """By now everything that a review needs has been imported."""
