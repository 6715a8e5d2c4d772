"""What is refused is counted; what may be an attack is also said, with the address it came from.

Of each kind an address causes a few lines a minute at most, so that nobody can fill a disk.
"""

import logging

from spielwerk.server.ground import metrics
from spielwerk.server.ground.limits import Limiter

logger = logging.getLogger(__name__)

ALARMING = frozenset({"bad_key", "bad_message", "bad_origin", "full", "too_fast", "too_large"})
"""Refusals that honest browsers hardly ever meet."""

LINES = Limiter(rate=1 / 60, most=3)


def refused(code: str, address: str) -> None:
    """Something was refused to somebody."""
    metrics.REFUSED.labels(code).inc()
    if code in ALARMING and LINES.allows((code, address)):
        logger.warning("refused", extra={"code": code, "address": address})
