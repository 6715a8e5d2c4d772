"""All that a stranger may try, at once, while people play: `python -m tests.attack` in short.

How long people wait meanwhile is told by the command, and not asserted here.
"""

import asyncio

from tests import effort
from tests.attack import attack
from tests.server.serving import Serving

MESSAGES = 5_000

LIMITS = {
    "requests_per_second": 20.0,
    "messages_per_second": 20.0,
    "replays_per_second": 2.0,
    "tables_per_minute": 60.0,
    "sockets_per_address": 400,
}
"""As every server has them."""


def test_who_plays_hardly_notices_and_nothing_is_kept(own_serving: Serving) -> None:
    own_serving.restart(**LIMITS)
    seen = asyncio.run(attack(own_serving.url, MESSAGES * effort.EFFORT, quiet=1.0))
    assert seen.most - seen.before < 50_000_000, seen
    own_serving.stop()
    assert own_serving.log is not None
    written = own_serving.log.read_text()
    assert "Traceback" not in written
    assert written.count("\n") < 60 + 3 * seen.seconds
