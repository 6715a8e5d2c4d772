"""The server: tables where people and bots sit; each is told only what it may know."""

from spielwerk.server.database import StorageError
from spielwerk.server.running import AddressError, serve
from spielwerk.server.settings import Settings

__all__ = ["AddressError", "Settings", "StorageError", "serve"]
