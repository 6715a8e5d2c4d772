"""Files that are written whole or not at all."""

import errno
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


class NotWritten(Exception):
    """A file cannot be written, and what was there before is whole; the message names it."""


def write(path: Path, content: bytes | str) -> None:
    """Put a file in its place once all of it is on the disk, also if the machine stops meanwhile.

    Text is written as UTF-8. Where a device or a pipe is, the content goes into it; where a link
    is, to the file that it leads to. NotWritten if the disk is full, or as `check` says.
    """
    with _named(path):
        whole = content.encode() if isinstance(content, str) else content
        if _is_stream(path):
            path.write_bytes(whole)
            return
        with _beside(path) as new:
            new.write(whole)
            new.flush()
            os.fsync(new.fileno())
            Path(new.name).replace(_place(path))


def check(path: Path) -> None:
    """NotWritten if no file can be put there: a folder is, or none to put it into, or no right."""
    with _named(path):
        if not _is_stream(path):
            with _beside(path):
                pass


def folder(path: Path) -> None:
    """Make a folder if it is not there. NotWritten if that cannot be, or nothing put into it."""
    with _named(path):
        path.mkdir(parents=True, exist_ok=True)
        if not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


@contextmanager
def _named(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, UnicodeEncodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise NotWritten(f"{path}: cannot be written ({reason})") from error


def _is_stream(path: Path) -> bool:
    return path.exists() and not path.is_file() and not path.is_dir()


def _place(path: Path) -> Path:
    """Where a file really is, also if links lead round in a circle."""
    return Path(os.path.realpath(path))


@contextmanager
def _beside(path: Path) -> Iterator[IO[bytes]]:
    """An empty file in the same folder, with the rights of the one there; gone at the end."""
    place = _place(path)
    if place.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if place.exists() and not os.access(place, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    new = place.with_name(f".{place.name}.new")
    with new.open("wb") as file:
        try:
            if place.exists():
                shutil.copymode(place, new)
            yield file
        finally:
            new.unlink(missing_ok=True)
