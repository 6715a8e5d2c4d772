"""How much one browser may ask for."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager

MAX_BODY = 32 * 1024
"""Bytes of an HTTP request."""

MAX_FILE = 512 * 1024
"""Bytes of an HTTP request that brings a match along; the longest have some 50 KB."""

MAX_HEAD = 32 * 1024
"""Bytes of what stands before the body of a request, or of a socket."""

MAX_PIPELINED = 16
"""Requests that a connection may send before the first of them is answered."""

MAX_MESSAGE = 4 * 1024
"""Characters of a socket message."""

MAX_FRAME = 64 * 1024
"""Bytes of a socket message that is read at all, so that it can be refused in words."""

MAX_UNREAD = 128 * 1024
"""Bytes of a socket that have come and that nobody has read."""

MAX_QUEUED = 256
"""Messages of a socket that nobody has read."""

MAX_PARTS = 64
"""Frames of one message."""

PINGS_PER_SECOND = 2.0
"""Frames that say nothing; ten times as many at once."""

MAX_STRIKES = 20
"""Refused messages in a row before the socket is closed."""

MAX_BUCKETS = 10_000
"""Addresses remembered at once."""


HEARTBEAT = 15.0
"""Seconds after which an empty line says that nothing has happened."""


class Bucket:
    """Fills with `rate` tokens a second up to `most`; each thing done takes one."""

    __slots__ = ("left", "most", "rate", "since")

    def __init__(self, rate: float, most: float, now: float | None = None) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.since = time.monotonic() if now is None else now

    def take(self, now: float | None = None) -> bool:
        """Take a token; False if there is none."""
        now = time.monotonic() if now is None else now
        self.left = min(self.most, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def full(self, now: float) -> bool:
        """Whether it is as good as new."""
        return self.left + (now - self.since) * self.rate >= self.most


class Limiter:
    """A bucket for everybody who asks; full ones are forgotten."""

    def __init__(
        self, rate: float, most: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = self._rate = rate
        self.most = self._most = most
        self.clock = clock
        self._buckets: dict[Hashable, Bucket] = {}

    def share(self, servers: int) -> None:
        """So many servers do it from now on, each its part."""
        self.rate, self.most = self._rate / servers, self._most / servers
        for bucket in self._buckets.values():
            bucket.rate, bucket.most = self.rate, self.most

    def allows(self, who: Hashable) -> bool:
        """Whether `who` may do it once more now."""
        now = self.clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= MAX_BUCKETS:
                self._forget(now)
            bucket = self._buckets[who] = Bucket(self.rate, self.most, now)
        return bucket.take(now)

    def _forget(self, now: float) -> None:
        kept = {who: bucket for who, bucket in self._buckets.items() if not bucket.full(now)}
        # Nobody is full: so many at once are an attack, and all start anew.
        self._buckets = kept if len(kept) < MAX_BUCKETS else {}


class Present:
    """How many are there at once from one address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._there: Counter[Hashable] = Counter()

    @contextmanager
    def one(self, who: Hashable) -> Iterator[bool]:
        """One more is there meanwhile; False if that is too many."""
        if self._there[who] >= self._most:
            yield False
            return
        self._there[who] += 1
        try:
            yield True
        finally:
            self._there[who] -= 1
            if not self._there[who]:
                del self._there[who]


class Turns:
    """Only so many do something at once; the others wait for their turn, and not too many."""

    def __init__(self, at_once: int, waiting: int) -> None:
        self._free = asyncio.Semaphore(at_once)
        self._left = at_once + waiting

    @asynccontextmanager
    async def one(self) -> AsyncIterator[bool]:
        """One's turn, after waiting for it; False, at once, if too many wait already."""
        if not self._left:
            yield False
            return
        self._left -= 1
        try:
            async with self._free:
                yield True
        finally:
            self._left += 1
