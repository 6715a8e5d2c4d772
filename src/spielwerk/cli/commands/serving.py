"""`serve`: the server in the foreground, and a browser in front of it."""

import tempfile
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path

from spielwerk.cli.commands.refused import refusing
from spielwerk.core.documents import Document
from spielwerk.server import AddressError, Settings, StorageError, serve
from spielwerk.server.ground import logs


def serve_tables(
    host: str,
    port: int | None,
    database: str | None,
    settings: Settings,
    *,
    opens: bool,
    page: str = "",
) -> None:
    """Serve until Ctrl-C. Refused if the address or the database cannot be used.

    `page`: the one to open, if not the first.
    """

    def announce(root: str) -> None:
        address = f"{root}{page}"
        print(f"Spielwerk is at {address} (Ctrl-C stops it)", flush=True)
        if opens:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    logs.set_up(settings.log, settings.log_level)
    with refusing(StorageError, AddressError):
        serve(host, port, database, settings, announce)


def serve_match(transcript: Document, players: Sequence[str] | None, *, opens: bool) -> None:
    """Show a match that is over in the browser until Ctrl-C; nothing is kept of it."""
    from spielwerk.server.matches import showing

    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder, 'match.db').as_posix()}"
        with refusing(ValueError):
            name = showing.keep(database, transcript, players)
        serve_tables("127.0.0.1", None, database, Settings(), opens=opens, page=f"replay/{name}")
