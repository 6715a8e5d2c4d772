"""Files that are written whole or not at all."""

import errno
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, NoReturn
from zlib import crc32

LINKS = 40
"""So many links may lead from one to the next; more are a circle."""
DIGITS = 9
"""No number of an open file has more."""


class NotWritten(Exception):
    """A file cannot be written, and what was there before is whole; the message names it."""


def write(path: Path, content: bytes | str) -> None:
    """Put a file in its place once all of it is on the disk, also if the machine stops meanwhile.

    Text is written as UTF-8. Where a device or a pipe is, the content goes into it, and where an
    open file is named, as by /dev/stdout, behind what that has already; where a link is, to the
    file that it leads to. NotWritten if the disk is full, or as `check` says.
    """
    with _named(path):
        whole = content.encode() if isinstance(content, str) else content
        if (number := _descriptor(path)) is not None:
            sys.stdout.flush()
            with os.fdopen(number, "wb", closefd=False) as open_file:
                open_file.write(whole)
        elif _is_stream(path):
            path.write_bytes(whole)
        else:
            _replace(path, whole)


def check(path: Path) -> None:
    """NotWritten if no file can be put there: a folder is, or none to put it into, or no right."""
    with _named(path):
        if (number := _descriptor(path)) is not None:
            os.write(number, b"")
        elif not _is_stream(path):
            with _beside(path):
                pass
        elif not os.access(path, os.W_OK):
            _fail(errno.EACCES)


def folder(path: Path) -> None:
    """Make a folder if it is not there. NotWritten if that cannot be, or nothing put into it."""
    with _named(path):
        if path.exists() and not path.is_dir():
            _fail(errno.ENOTDIR)
        path.mkdir(parents=True, exist_ok=True)
        if not os.access(path, os.W_OK):
            _fail(errno.EACCES)


def _fail(number: int) -> NoReturn:
    raise OSError(number, os.strerror(number))


@contextmanager
def _named(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, UnicodeEncodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise NotWritten(f"{path}: cannot be written ({reason})") from error


def _descriptor(path: Path) -> int | None:
    """The number of the file that we have open under such a name, as 1 of /dev/stdout."""
    ours = os.path.realpath("/dev/fd")
    for _ in range(LINKS):
        inside = os.path.realpath(path.parent)
        if inside == ours and path.name.isdecimal() and len(path.name) <= DIGITS:
            return int(path.name)
        if not path.is_symlink():
            break
        path = Path(inside, path.readlink())
    return None


def _is_stream(path: Path) -> bool:
    return path.exists() and not path.is_file() and not path.is_dir()


def _place(path: Path) -> Path:
    """Where a file really is, also if links lead round in a circle."""
    return Path(os.path.realpath(path))


def _replace(path: Path, whole: bytes) -> None:
    with _beside(path) as new:
        new.write(whole)
        new.flush()
        os.fsync(new.fileno())
        Path(new.name).replace(_place(path))


@contextmanager
def _beside(path: Path) -> Iterator[IO[bytes]]:
    """An empty file in the same folder, with the rights of the one there; gone at the end."""
    place = _place(path)
    with suppress(FileNotFoundError):
        place.lstat()  # says what is wrong with the name itself, as that it is too long
    if place.is_dir():
        _fail(errno.EISDIR)
    if place.exists() and not os.access(place, os.W_OK):
        _fail(errno.EACCES)
    new = place.with_name(_name_beside(place.name))
    with new.open("wb") as file:
        try:
            if place.exists():
                shutil.copymode(place, new)
            yield file
        finally:
            new.unlink(missing_ok=True)


def _name_beside(name: str) -> str:
    """A name of at most 174 bytes, hardly ever that of another: folders take up to 255."""
    return f".{name[:40]}-{crc32(os.fsencode(name)):08x}.new"
