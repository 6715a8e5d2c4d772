"""What the command line says no to: one line on stderr and exit code 2."""

from collections.abc import Iterator
from contextlib import contextmanager


class Refused(Exception):
    """What is wrong with what was asked for, and what is allowed, in one line."""


@contextmanager
def refusing(*errors: type[Exception]) -> Iterator[None]:
    """Such errors are nobody's mistake but what was asked for: their message says what."""
    try:
        yield
    except errors as error:
        raise Refused(str(error)) from error
