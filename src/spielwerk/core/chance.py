"""Chance that can be checked: every outcome follows from a key and from its number in the match.

Outcome number k among n equally likely ones is HMAC-SHA-256(key, "k/n/attempt") as a number,
taken modulo n; numbers beyond the last multiple of n are refused and the next attempt is made, so
that no outcome is favoured. Who knows the key can check a whole match; who does not cannot guess
any of it.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from functools import cached_property
from typing import Protocol

RANGE = 1 << 256


class Source(Protocol):
    """Where the outcomes of chance come from."""

    def below(self, n: int) -> int:
        """One of 0 … n-1, all equally likely."""
        ...


class Chance:
    """The outcomes that follow from `key`; `drawn` of them have been drawn before."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn

    def below(self, n: int) -> int:
        """One of 0 … n-1, all equally likely."""
        outcome = self.drawn
        self.drawn += 1
        attempt = 0
        while True:
            message = f"{outcome}/{n}/{attempt}".encode()
            number = int.from_bytes(self._digest(message), "big")
            if number < RANGE - RANGE % n:
                return number % n
            attempt += 1

    def _digest(self, message: bytes) -> bytes:
        keyed = self._keyed.copy()
        keyed.update(message)
        return keyed.digest()

    @cached_property
    def _keyed(self) -> hmac.HMAC:
        """What the key does to every message, done once."""
        return hmac.new(self.key, digestmod=hashlib.sha256)


def drawn(source: Source, weights: Sequence[int]) -> int:
    """The index of one of several outcomes, drawn by weight."""
    ticket = source.below(sum(weights))
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return index
    raise AssertionError("a source drew a number that is not below its bound")


def taken(source: Source, counts: list[int]) -> int:
    """The index of one of the things that are counted, drawn at random; it is taken out."""
    index = drawn(source, counts)
    counts[index] -= 1
    return index


def seeded(seed: int | str | None) -> Chance:
    """Chance that repeats itself for the same seed; without one it cannot be foreseen."""
    if seed is None:
        return Chance(secrets.token_bytes(32))
    return Chance(hashlib.sha256(f"spielwerk seed {seed}".encode()).digest())
