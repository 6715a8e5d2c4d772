"""A line to PostgreSQL that can be cut and mended: nothing passes, and nobody is told why."""

import asyncio
import tempfile
import threading
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

SOCKET = ".s.PGSQL.5432"


class Relay:
    """Between a server and the database at `url`; the server is told `self.url` instead."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.to = Path(parts.query.removeprefix("host="), SOCKET)
        self.folder = Path(tempfile.mkdtemp(prefix="spielwerk-line-"))
        self.url = urlunsplit(parts._replace(query=f"host={self.folder}"))
        self._loop = asyncio.new_event_loop()
        self._open = asyncio.Event()
        self._open.set()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def cut(self) -> None:
        """From now on nothing passes either way; whoever connects waits."""
        self._loop.call_soon_threadsafe(self._open.clear)

    def mend(self) -> None:
        """What was under way arrives after all."""
        self._loop.call_soon_threadsafe(self._open.set)

    def _run(self) -> None:
        self._loop.run_until_complete(self._serve())

    async def _serve(self) -> None:
        server = await asyncio.start_unix_server(self._join, self.folder / SOCKET)
        await server.serve_forever()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._open.wait()
        try:
            there, back = await asyncio.open_unix_connection(self.to)
        except OSError:
            writer.close()
            return
        await asyncio.gather(self._pass(reader, back), self._pass(there, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while chunk := await reader.read(65536):
                await self._open.wait()
                writer.write(chunk)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()
