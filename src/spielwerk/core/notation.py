"""Reading notation: what every game does alike."""

from collections.abc import Callable


def canonical(written: object, read: Callable[[str], int], write: Callable[[int], str]) -> int:
    """The action or outcome that is written so.

    `read` may be generous and raise KeyError; ValueError if it does, or if `write` writes what it
    has read in another way.
    """
    try:
        action = read(str(written))
    except KeyError as unknown:
        raise ValueError(f"unknown action {written!r}") from unknown
    if write(action) != written:
        raise ValueError(f"unknown action {written!r}")
    return action
