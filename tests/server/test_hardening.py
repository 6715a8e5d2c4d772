"""What a stranger may send: it costs them a line, and nobody else anything."""

import logging
import os
import random
import socket
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest

from spielwerk.server import StorageError
from spielwerk.server.ground.logs import Sparing
from spielwerk.server.storage.database import Database
from spielwerk.server.transport.requests import REQUEST_SECONDS
from tests.server.browsers import join_all, look, play_on
from tests.server.serving import Serving

HEAD = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"


def sent(serving: Serving, raw: bytes) -> bytes:
    """The first line that a raw request is answered."""
    with closing(socket.create_connection(serving.address, timeout=30)) as line:
        line.sendall(raw)
        return line.recv(1000).partition(b"\r\n")[0]


@pytest.mark.parametrize("origin", [b"http://[", b"http://[::1", b"//]", b"\xff\xfe", b"null"])
def test_a_malformed_origin_is_refused(serving: Serving, origin: bytes) -> None:
    raw = HEAD + b"origin: " + origin + b"\r\ncontent-length: 0\r\n\r\n"
    assert sent(serving, raw).split()[1] in {b"400", b"403", b"422"}
    upgrade = (
        b"GET /ws/tables/x HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    )
    assert sent(serving, upgrade + b"origin: " + origin + b"\r\n\r\n").split()[1] == b"403"


@pytest.mark.parametrize("host", [b"[", b"\xff", b"a b", b"x:y:z"])
def test_a_malformed_host_breaks_nothing(serving: Serving, host: bytes) -> None:
    raw = b"GET /api/games HTTP/1.1\r\nhost: " + host + b"\r\nconnection: close\r\n\r\n"
    assert sent(serving, raw).split()[1] in {b"200", b"400"}


def test_brackets_without_end_are_no_message(serving: Serving) -> None:
    for body in (b"[" * 30_000, b'{"a":' * 6_000):
        length = b"content-length: %d\r\nconnection: close\r\n\r\n" % len(body)
        assert sent(serving, HEAD + length + body).split()[1] in {b"400", b"422"}
    created = serving.open_table("link", "link", game="rufus")
    with look(serving, created["table"]) as browser:
        browser.say("[" * 4_000)
        browser.hear_error("bad_message")


def test_who_says_only_half_of_it_is_sent_away(serving: Serving) -> None:
    halves = [b"", b"GET / HT", HEAD, HEAD + b"content-length: 900\r\n\r\n{"]
    lines = [socket.create_connection(serving.address, timeout=30) for _ in halves]
    begun = time.monotonic()
    for line, half in zip(lines, halves, strict=True):
        line.sendall(half)
    for line in lines:
        with closing(line), suppress(ConnectionResetError):
            assert line.recv(1000) == b""
    assert time.monotonic() - begun < REQUEST_SECONDS + 10


def test_who_only_pings_is_sent_away(serving: Serving) -> None:
    created = serving.open_table("link", "link", game="rufus")
    with look(serving, created["table"]) as browser:
        browser.say({"type": "join"})
        for number in range(60):
            browser.socket.ping(str(number).encode())
        assert browser.hear_close() == 1008


def test_the_same_line_is_said_once_a_second() -> None:
    sparing = Sparing()
    line = logging.LogRecord("x", logging.ERROR, "", 0, "%s failed", ("it",), None)
    assert sum(sparing.filter(line) for _ in range(1000)) <= 21
    other = logging.LogRecord("x", logging.ERROR, "", 0, "all failed", (), None)
    assert sparing.filter(other)


def test_a_database_has_one_lock_whatever_it_is_called(tmp_path: Path) -> None:
    first = Database(f"sqlite:///{tmp_path}/tables.db")
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    with pytest.raises(StorageError, match="in use by another"):
        Database(f"sqlite:///{tmp_path}/link.db")
    first.close()
    os.link(tmp_path / "tables.db", tmp_path / "second.db")
    with pytest.raises(StorageError, match="several names"):
        Database(f"sqlite:///{tmp_path}/second.db")


def test_a_damaged_log_of_sqlites_is_told_at_the_start(own_serving: Serving) -> None:
    """SQLite would drop without a word what stands behind the damage."""
    created = own_serving.open_table("link", "link", "link", "link")
    play_on(join_all(own_serving, created), random.Random(3), 20)
    own_serving.kill()
    path = Path(own_serving.database.removeprefix("sqlite:///"))
    log = path.with_name(f"{path.name}-wal")
    whole = log.read_bytes()
    middle = len(whole) // 2
    log.write_bytes(whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :])
    with pytest.raises(StorageError, match="is damaged: "):
        Database(own_serving.database)
    torn = whole[:-1] + bytes([whole[-1] ^ 1])
    log.write_bytes(torn)
    Database(own_serving.database).close()  # a torn end is what a power cut leaves
