"""Chance that nobody can turn afterwards.

Each table has a secret of 256 bits before its first outcome, and every browser adds a seed of its
own (`beginning`); how outcomes follow from them is told in `core.receipts`. What it proves: nobody
changed or chose the cards. What it does not: that the host did not look.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from spielwerk.core.receipts import chance_key, commitment

__all__ = [
    "chance_key",
    "commitment",
    "hashed",
    "new_key",
    "new_secret",
    "new_table_name",
    "seat_of",
]


def new_secret() -> bytes:
    """The 256 random bits of one table."""
    return secrets.token_bytes(32)


def new_key() -> str:
    """What opens a seat: 192 random bits, safe in an address."""
    return secrets.token_urlsafe(24)


def new_table_name() -> str:
    """A table's name: 96 random bits, so that nobody comes upon a table by trying."""
    return secrets.token_urlsafe(12)


def hashed(key: str) -> bytes:
    """What is kept of a seat's key."""
    return hashlib.sha256(key.encode()).digest()


def seat_of(key: str, hashes: Sequence[bytes | None]) -> int | None:
    """The seat that this key opens. Takes the same time whichever it is, or none."""
    given = hashed(key)
    found = None
    for seat, kept in enumerate(hashes):
        if kept is not None and hmac.compare_digest(given, kept):
            found = seat
    return found
