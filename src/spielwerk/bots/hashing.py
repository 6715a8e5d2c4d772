"""Hashes of what a seat sees: equal for what looks equal, for other things nearly always others.

`also` adds what comes next in order; a sum of `mixed` is a hash of a set, in no order.
"""

BASE = 1_000_003
LARGEST = 4_398_046_511_093
"""The largest prime below 2^42, so that products with BASE stay within 63 bits."""


def also(h: int, what: int) -> int:
    """The hash of all that `h` is the hash of, and after that `what` (not negative, or -1)."""
    return (int(h) * BASE + int(what) + 1) % LARGEST


def mixed(what: int) -> int:
    """A number below LARGEST that looks drawn by lot."""
    h = also(also(0, what), 0)
    h = also(h ^ (h >> 21), 0)
    return also(h ^ (h >> 17), 0)
