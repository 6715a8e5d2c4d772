"""Old tables are deleted, if the host wants that: those played, and those nobody goes on with.

So are, after a day, those that somebody opened with a click and never played at.
"""

import logging
from functools import partial
from typing import TYPE_CHECKING, Protocol

from spielwerk.server.ground import metrics
from spielwerk.server.ground.clock import now

if TYPE_CHECKING:
    from spielwerk.server.tables.hall import Hall

logger = logging.getLogger(__name__)

DAY = 24 * 60 * 60 * 1000
"""In milliseconds, as the log counts."""

AT_ONCE = 100
"""Tables that are deleted in one transaction."""


class Search(Protocol):
    """Looks for tables older than this, the oldest first, the first few left out."""

    async def __call__(self, before: int, *, most: int, passed: int) -> list[str]: ...


async def delete_old(hall: "Hall") -> int:
    """Delete the tables whose time is over; how many."""
    storage, settings = hall.storage, hall.settings
    looks: tuple[tuple[float, str, Search], ...] = (
        (settings.keep_finished, "over", partial(storage.untouched_since, over=True)),
        (settings.keep_abandoned, "abandoned", partial(storage.untouched_since, over=False)),
        (settings.keep_unplayed, "unplayed", storage.unplayed_since),
    )
    return sum([await _delete(hall, *look) for look in looks if look[0]])


async def _delete(hall: "Hall", days: float, kind: str, search: "Search") -> int:
    """Delete what is found of before so many days, but none that is in use."""
    before = int(now() - days * DAY)
    number = used = 0
    while found := await search(before, most=AT_ONCE, passed=used):
        names = await hall.claimed(hall.unused(found))
        used += len(found) - len(names)
        if names:
            with hall.without(names):
                await hall.storage.delete(names)
        number += len(names)
    if number:
        metrics.DELETED.inc(number)
        logger.info("old tables were deleted", extra={"tables": number, "kind": kind})
    return number
