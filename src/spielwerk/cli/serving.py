"""`serve`: the server in the foreground, and a browser in front of it."""

import threading
import webbrowser

from spielwerk.cli.refused import Refused
from spielwerk.server import AddressError, Settings, StorageError, logs, serve


def serve_tables(
    host: str,
    port: int | None,
    database: str | None,
    settings: Settings,
    *,
    opens: bool,
) -> None:
    """Serve until Ctrl-C. Refused if the address or the database cannot be used."""

    def announce(address: str) -> None:
        print(f"Spielwerk is at {address} (Ctrl-C stops it)", flush=True)
        if opens:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    logs.set_up(settings.log, settings.log_level)
    try:
        serve(host, port, database, settings, announce)
    except (StorageError, AddressError) as error:
        raise Refused(str(error)) from error
