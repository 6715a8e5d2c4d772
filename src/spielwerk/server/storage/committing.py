"""One thread writes, and what it has answered for is kept.

Everything that waits when the thread comes round is committed together (group commit): many tables
share one flush of the disk.
"""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections import defaultdict
from collections.abc import Awaitable, Mapping
from dataclasses import dataclass, field

from sqlalchemy.pool import PoolProxiedConnection
from sqlalchemy.sql import ClauseElement

from spielwerk.core.documents import Written
from spielwerk.server.ground import metrics
from spielwerk.server.storage.database import Conflict, Database, StorageError, reason

logger = logging.getLogger(__name__)

MAX_BATCH = 1000
"""Jobs that are committed together at most."""

SPACING = 0.005
"""Seconds from one commit's beginning to the next one's, at least: with many tables playing, fewer
commits of more jobs; a table by itself never waits."""


@dataclass
class Job:
    """Rows that are committed together or not at all, and who waits for that."""

    writes: dict[str, list[Written]]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None] = field(init=False)

    def __post_init__(self) -> None:
        self.done = self.loop.create_future()


class Writer:
    """Commits rows by named statements, which are carried out in their order."""

    def __init__(self, database: Database, statements: Mapping[str, ClauseElement]) -> None:
        self.database = database
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._connection: PoolProxiedConnection | None = None
        self._statements = {
            name: str(statement.compile(dialect=database.writer.dialect))
            for name, statement in statements.items()
        }
        self._thread = threading.Thread(target=self._write, name="storage", daemon=True)
        self._closed = False
        self._thread.start()

    def close(self) -> None:
        """Commit what is waiting."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._thread.join()

    def commit(self, writes: dict[str, list[Written]]) -> Awaitable[None]:
        """Rows for each statement, all together or none; StorageError if they cannot be kept."""
        if self._closed:
            raise StorageError("the server is shutting down")
        job = Job(writes, asyncio.get_running_loop())
        self._jobs.put(job)
        return job.done

    def _write(self) -> None:
        begun = 0.0
        while (job := self._jobs.get()) is not None:
            time.sleep(max(0.0, begun + SPACING - time.monotonic()))
            begun = time.monotonic()
            batch = [job]
            stop = self._gather(batch)
            self._commit_batch(batch)
            if stop:
                break
        self._forget_connection()

    def _gather(self, batch: list[Job]) -> bool:
        """Add whatever is waiting; True if the last of it was the wish to stop."""
        while len(batch) < MAX_BATCH:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return False
            if job is None:
                return True
            batch.append(job)
        return False

    def _commit_batch(self, batch: list[Job]) -> None:
        try:
            with metrics.COMMITS.time():
                self._transact(batch)
        except self.database.driver.IntegrityError as error:
            self._forget_connection()
            if len(batch) == 1:
                _settle(batch, Conflict(f"{self.database}: {reason(error)}"))
                return
            # One of them stands in the way: each on its own, so that the others are kept.
            for job in batch:
                self._commit_batch([job])
        except StorageError as error:  # this server was declared dead
            self._forget_connection()
            _settle(batch, error)
        except Exception as error:
            logger.exception("%s did not take %d jobs", self.database, len(batch))
            metrics.COMMIT_FAILURES.inc()
            self._forget_connection()
            _settle(batch, StorageError(f"{self.database}: {reason(error)}"))
        else:
            _settle(batch, None)

    def _transact(self, batch: list[Job]) -> None:
        """All in one transaction; SQLAlchemy's own would cost more than all the rest."""
        rows: defaultdict[str, list[Written]] = defaultdict(list)
        for job in batch:
            for name, added in job.writes.items():
                rows[name] += added
        if self._connection is None:
            self._connection = self.database.writer.raw_connection()
        cursor = self._connection.cursor()
        self.database.begin(cursor)
        for name, statement in self._statements.items():
            if rows[name]:
                cursor.executemany(statement, rows[name])
        self._connection.commit()

    def _forget_connection(self) -> None:
        """After an error a fresh connection is surer than one in an unknown state."""
        if self._connection is not None:
            with contextlib.suppress(Exception):
                self._connection.rollback()
            with contextlib.suppress(Exception):
                self._connection.invalidate()
            self._connection = None


def _settle(batch: list[Job], error: StorageError | None) -> None:
    """Tell everybody who waits, with one call into each loop."""
    loops = {job.loop for job in batch}
    for loop in loops:
        waiting = [job.done for job in batch if job.loop is loop]
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_answer, waiting, error)


def _answer(waiting: list[asyncio.Future[None]], error: StorageError | None) -> None:
    for future in waiting:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
