"""Whether SQLite takes all that its write-ahead log holds: it passes over damage without a word.

What follows a damaged place in the log is not read, and the next commit writes over it. After a
power cut the last commit may be torn, and nobody was answered for that one. Two whole commits or
more that are not taken were answered for: then the file is left as it is, for somebody to look at.

See https://www.sqlite.org/walformat.html for what stands where.
"""

import sqlite3
import struct
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

HEADER = struct.Struct(">8I")
FRAME = struct.Struct(">6I")
TAKEN_AT = 16
"""Where the shared memory's header says how many frames are taken."""


def lost_commits(database: Path) -> int:
    """Whole commits in the write-ahead log which SQLite does not take."""
    commits = list(_commits(Path(f"{database}-wal")))
    if not commits:
        return 0
    # Only reading: the last who closes a database would tidy the log away.
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as reader:
        reader.execute("SELECT count(*) FROM sqlite_master").fetchone()
        told = Path(f"{database}-shm").read_bytes()[TAKEN_AT : TAKEN_AT + 4]
        taken = struct.unpack("=I", told)[0]
    return sum(end > taken for end in commits)


def _commits(log: Path) -> Iterator[int]:
    """The frames at which commits end, of those written since the log began anew."""
    if not log.is_file() or log.stat().st_size < HEADER.size:
        return
    with log.open("rb") as file:
        _, _, page, _, *salts, _, _ = HEADER.unpack(file.read(HEADER.size))
        number = 0
        while len(head := file.read(FRAME.size)) == FRAME.size:
            number += 1
            _, size, *known, _, _ = FRAME.unpack(head)
            whole = len(file.read(page)) == page
            if whole and size and known == salts:  # others are from before it began anew
                yield number
