"""Whether the server lives, and whether it is ready: for whoever watches over it."""

import asyncio
import time

from fastapi import FastAPI
from fastapi.responses import Response

from spielwerk.server.messages.http import Health
from spielwerk.server.storage.database import StorageError
from spielwerk.server.storage.storage import Storage

FRESH = 1.0
"""Seconds that an answer of the database holds: anybody may ask, as often as they like."""


class Readiness:
    """Whether moves can be kept."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._asked = 0.0
        self._answer: asyncio.Task[bool] | None = None

    async def told(self) -> bool:
        """As it is now, or was a moment ago."""
        now = time.monotonic()
        if self._answer is None or now - self._asked > FRESH:
            self._asked, self._answer = now, asyncio.create_task(self._ask())
        return await asyncio.shield(self._answer)

    async def _ask(self) -> bool:
        try:
            await self._storage.check()
        except StorageError:
            return False
        return True


def add_health(app: FastAPI, storage: Storage) -> None:
    """What a watcher asks for."""
    readiness = Readiness(storage)

    @app.get("/health/live")
    async def live() -> Health:
        """The process answers."""
        return Health(status="ok")

    @app.get("/health/ready", response_model=Health, responses={503: {"model": Health}})
    async def ready(answer: Response) -> Health:
        """Moves can be kept."""
        if storage.holds and await readiness.told():
            return Health(status="ok")
        answer.status_code = 503
        return Health(status="storage")
