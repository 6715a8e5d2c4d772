"""The server: tables where people and bots sit; each is told only what it may know.

What is named here is fetched when it is asked for: the command line needs the settings, which
are quick to import, to say what can be set.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spielwerk.server.ground.settings import Settings
    from spielwerk.server.running import AddressError, serve
    from spielwerk.server.storage.database import StorageError

__all__ = ["AddressError", "Settings", "StorageError", "serve"]

HOMES = {
    "AddressError": "running",
    "Settings": "ground.settings",
    "StorageError": "storage.database",
    "serve": "running",
}


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{HOMES[name]}"), name)
