"""What a stranger may send: it costs them a line, and nobody else anything."""

import logging
import os
import random
import socket
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

import spielwerk
from spielwerk.server import StorageError
from spielwerk.server.ground.logs import Sparing
from spielwerk.server.storage.backup import back_up
from spielwerk.server.storage.database import Database
from spielwerk.server.transport.incoming import MOST_IN_ALL, MOST_OF_ONE, Incoming, Share
from spielwerk.server.transport.requests import REQUEST_SECONDS
from tests.server.browsers import join_all, look, play_on
from tests.server.serving import PATIENCE, Serving
from tests.server.worlds import lay

NASTY = b"[]:/@%\x00\xff\x80 \t.,;=-x9"

UPGRADE = (
    b"GET %b HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nconnection: upgrade\r\n%b"
)

HEAD = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"


def sent(serving: Serving, raw: bytes) -> bytes:
    """The first line that a raw request is answered."""
    with closing(socket.create_connection(serving.address, timeout=30)) as line:
        line.sendall(raw)
        return line.recv(1000).partition(b"\r\n")[0]


def posted(serving: Serving, path: str, body: bytes) -> bytes:
    """The status that this body is answered."""
    head = HEAD.replace(b"/api/tables", path.encode())
    length = b"content-length: %d\r\nconnection: close\r\n\r\n" % len(body)
    return sent(serving, head + length + body).split()[1]


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
        assert posted(serving, "/api/tables", body) in {b"400", b"422"}
    for body in (b"[" * 500_000, b'{"steps":' * 50_000, b"[" * 250_000 + b"]" * 250_000):
        assert posted(serving, "/api/replay", body) in {b"400", b"422"}
    assert posted(serving, "/api/replay", b"[" * 1_000_000) == b"413"
    created = serving.open_table("link", "link", game="rufus")
    with look(serving, created["table"]) as browser:
        browser.say("[" * 4_000)
        browser.hear_error("bad_message")


def test_whatever_stands_in_a_head_it_is_refused_in_a_line_or_two(own_serving: Serving) -> None:
    rng = random.Random(4)
    for _ in range(300):
        name = rng.choice([b"host", b"origin", b"x-forwarded-for", b"upgrade", b"cookie", b""])
        value = bytes(rng.choice(NASTY) for _ in range(rng.randrange(12)))
        path = rng.choice([b"/", b"/api/games", b"/ws/tables/x", b"//[", b"/%", value])
        line = b"%b: %b\r\n" % (name or value, value)
        for head in (b"GET %b HTTP/1.1\r\nhost: x\r\n%b", UPGRADE):
            answer = sent(own_serving, head % (path, line) + b"connection: close\r\n\r\n")
            assert not answer or answer.split()[1][:1] in {b"2", b"4"}, (head, path, line)
    own_serving.stop()
    assert own_serving.log is not None
    written = own_serving.log.read_text().splitlines()
    assert "Traceback" not in "".join(written)
    assert len(written) < 60


def test_heads_and_requests_in_a_row_are_bounded(serving: Serving) -> None:
    begun = b"GET / HTTP/1.1\r\nhost: x\r\n"
    for much in (
        b"GET /" + b"a" * 300_000,
        begun + b"x: " + b"a" * 300_000,
        begun + b"a: b\r\n" * 60_000 + b"\r\n",
        (begun + b"\r\n") * 3_000,
        HEAD + b"transfer-encoding: chunked\r\n\r\n0\r\n" + b"a: b\r\n" * 60_000 + b"\r\n",
    ):
        with closing(socket.create_connection(serving.address, timeout=30)) as line:
            with suppress(ConnectionError):
                line.sendall(much)
            assert_ends(line)


def assert_ends(line: socket.socket) -> None:
    """The server closes the connection."""
    with suppress(ConnectionError):
        while line.recv(65_536):
            pass


def test_what_nobody_has_read_is_bounded_by_address(own_serving: Serving) -> None:
    """Each of these is allowed alone."""
    created = own_serving.open_table("link", "link", game="rufus")
    before = memory(own_serving)
    bodies, frames = [], []
    for _ in range(30):
        line = socket.create_connection(own_serving.address, timeout=30)
        path = HEAD.replace(b"/api/tables", b"/api/replay")
        line.sendall(path + b"content-length: 500000\r\n\r\n[" + b" " * 400_000)
        bodies.append(line)
    time.sleep(0.5)
    assert sum(is_closed(line) for line in bodies) >= 30 - 8_000_000 // 400_000 - 1
    assert memory(own_serving) < before + 30_000_000
    for line in bodies:
        line.close()
    for _ in range(200):
        browser = look(own_serving, created["table"])
        browser.socket.socket.sendall(b"\x01\xfe\xea\x60" + bytes(4) + b" " * 55_000)
        frames.append(browser)
    time.sleep(0.5)
    assert sum(browser.socket.state is not State.OPEN for browser in frames) >= 30
    assert memory(own_serving) < before + 40_000_000
    for browser in frames:
        browser.socket.socket.close()
    with look(own_serving, created["table"]) as browser:
        browser.say({"type": "join"})
        assert browser.hear()["type"] == "table", "as before"


def memory(serving: Serving) -> int:
    """Bytes that the server has in memory."""
    assert serving.process is not None
    pages = Path(f"/proc/{serving.process.pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGESIZE")


def is_closed(line: socket.socket) -> bool:
    """Whether the server has said something or gone, who has nothing to say but that."""
    line.setblocking(False)
    try:
        line.recv(1, socket.MSG_PEEK)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def test_what_waits_in_all_is_bounded_and_let_go_of() -> None:
    incoming = Incoming(2, ["10.0.0.0/8"], "")
    shares = [Share(incoming, f"192.0.2.{number}") for number in range(9)]
    taken = [share.hold(MOST_OF_ONE) for share in shares]
    assert taken == [True] * (MOST_IN_ALL // MOST_OF_ONE) + [False]
    shares[0].release()
    assert not shares[1].hold(1)
    assert shares[8].hold(MOST_OF_ONE)
    assert [incoming.enter("a"), incoming.enter("a"), incoming.enter("a")] == [True, True, False]
    incoming.leave("a")
    assert incoming.enter("a")


def test_behind_a_proxy_everybody_counts_alone() -> None:
    incoming = Incoming(2, ["10.0.0.0/8"], "")

    def sender(peer: str, *said: bytes) -> str:
        headers = [(b"x-forwarded-for", one) for one in said]
        return incoming.sender({"client": (peer, 1), "headers": headers, "path": "/"})[0]

    assert sender("192.0.2.7", b"192.0.2.8") == "192.0.2.7"
    assert sender("10.0.0.1", b"1.1.1.1, 192.0.2.8") == "192.0.2.8"
    assert sender("10.0.0.1", b"1.1.1.1", b"192.0.2.8, 10.2.2.2") == "192.0.2.8"
    assert sender("10.0.0.1", b"nonsense\xff") == "nonsense\xff"
    assert sender("10.0.0.1") == "10.0.0.1"


def test_one_address_has_so_many_connections(own_serving: Serving) -> None:
    own_serving.restart(sockets_per_address=20)
    lines = [socket.create_connection(own_serving.address, timeout=30) for _ in range(30)]
    time.sleep(0.3)
    assert sum(is_closed(line) for line in lines) == 10
    for line in lines:
        line.close()
    assert own_serving.ask("/health/live").status == 200


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
        with suppress(ConnectionClosed):  # who talks on while the line is cut may not hear why
            for _ in range(60):
                browser.socket.ping(ack_on_close=True).wait(PATIENCE)
        assert browser.hear_close() == 1008


@pytest.mark.parametrize(
    "frames",
    [
        b"\x01\x80" + bytes(4) + (b"\x00\x80" + bytes(4)) * 500,
        (b"\x81\x81" + bytes(4) + b"1") * 20_000,
        (b"\x8a\x80" + bytes(4)) * 500,
    ],
    ids=["parts", "messages", "pongs"],
)
def test_who_sends_frames_that_say_nothing_is_sent_away(serving: Serving, frames: bytes) -> None:
    created = serving.open_table("link", "link", game="rufus")
    with look(serving, created["table"]) as browser:
        browser.say({"type": "join"})
        browser.hear()
        with suppress(OSError):
            browser.socket.socket.sendall(frames)
        assert browser.hear_close() in {1006, 1008}


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
    (tmp_path / "tables.db").rename(tmp_path / "renamed.db")
    with pytest.raises(StorageError, match="in use by another"):
        Database(f"sqlite:///{tmp_path}/renamed.db")
    (tmp_path / "renamed.db").rename(tmp_path / "tables.db")
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


def test_a_damaged_database_is_told_at_the_start_and_is_not_backed_up(tmp_path: Path) -> None:
    """Whoever asks for other tables would not notice, nor would a backup's reader."""
    url = f"sqlite:///{tmp_path}/tables.db"
    Database(url).close()
    lay(
        url, "first", spielwerk.load("dog"), [("chance", f"deal {n % 9 + 2}") for n in range(3000)]
    )
    back_up(url, tmp_path / "backup")
    kept = (tmp_path / "backup").read_bytes()
    Database(url).close()
    whole = (tmp_path / "tables.db").read_bytes()
    page = len(whole) // 2 // 4096 * 4096
    (tmp_path / "tables.db").write_bytes(whole[:page] + bytes(64) + whole[page + 64 :])
    with pytest.raises(StorageError, match="is damaged"):
        Database(url)
    with pytest.raises(StorageError, match="is damaged"):
        back_up(url, tmp_path / "backup")
    assert (tmp_path / "backup").read_bytes() == kept


def test_a_backup_that_was_not_written_whole_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk may keep something else than what it was given."""
    url = f"sqlite:///{tmp_path}/tables.db"
    Database(url).close()
    monkeypatch.setattr(os, "fsync", lambda number: os.ftruncate(number, 60))
    with pytest.raises(StorageError, match="not all of it is there"):
        back_up(url, tmp_path / "backup")
    assert not (tmp_path / "backup").exists()
