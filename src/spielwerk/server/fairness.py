"""Chance that nobody can turn afterwards.

Each table has a secret of 256 bits before its first outcome. Its SHA-256 (the commitment) is
shown from the beginning; all outcomes follow from the secret and the table's name; at the end the
secret is shown, and anybody can work out the whole match again. What it proves: nobody changed or
chose the cards after the table was set up. What it does not: that the host did not look.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence


def new_secret() -> bytes:
    """The 256 random bits of one table."""
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """What is shown from the beginning: the SHA-256 of the secret, in hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def chance_key(secret: bytes, table: str, seeds: Sequence[bytes] = ()) -> bytes:
    """The key of a table's outcomes: HMAC-SHA-256 of the table's name with the secret as key.

    `seeds` is the place for what the seats' browsers add; each part is preceded by its length, so
    that no two lists read the same.
    """
    parts = [b"spielwerk chance 1", table.encode(), *seeds]
    message = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    return hmac.digest(secret, message, "sha256")


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
