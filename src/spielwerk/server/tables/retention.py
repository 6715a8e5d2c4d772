"""Old tables are deleted, if the host wants that: those played, and those nobody goes on with."""

import logging
import time
from typing import TYPE_CHECKING

from spielwerk.server.ground import metrics

if TYPE_CHECKING:
    from spielwerk.server.tables.hall import Hall

logger = logging.getLogger(__name__)

DAY = 24 * 60 * 60 * 1000
"""In milliseconds, as the log counts."""

AT_ONCE = 100
"""Tables that are deleted in one transaction."""


async def delete_old(hall: "Hall") -> int:
    """Delete the tables whose time is over; how many."""
    kept = {True: hall.settings.keep_finished, False: hall.settings.keep_abandoned}
    return sum([await _delete(hall, over, days) for over, days in kept.items() if days])


async def _delete(hall: "Hall", over: bool, days: float) -> int:
    """Delete tables where nothing has happened for so many days, but none that is in use."""
    before = int(time.time() * 1000 - days * DAY)
    number = used = 0
    while found := await hall.storage.untouched_since(before, over, AT_ONCE, used):
        names = hall.unused(found)
        used += len(found) - len(names)
        if names:
            with hall.without(names):
                await hall.storage.delete(names)
        number += len(names)
    if number:
        metrics.DELETED.inc(number)
        logger.info("old tables were deleted", extra={"tables": number, "over": over})
    return number
