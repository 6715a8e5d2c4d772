"""`serve`: the server in the foreground, and a browser in front of it."""

import logging
import threading
import webbrowser

from spielwerk.cli.refused import Refused
from spielwerk.server import AddressError, Settings, StorageError, serve


def serve_tables(
    host: str,
    port: int | None,
    database: str | None,
    origins: tuple[str, ...],
    *,
    opens: bool,
) -> None:
    """Serve until Ctrl-C. Refused if the address or the database cannot be used."""

    def announce(address: str) -> None:
        print(f"Spielwerk is at {address} (Ctrl-C stops it)", flush=True)
        if opens:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        serve(host, port, database, Settings(origins=origins), announce)
    except (StorageError, AddressError) as error:
        raise Refused(str(error)) from error
