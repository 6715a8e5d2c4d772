"""When the database fails: who wants something kept is told, and nothing else happens."""

import asyncio
import resource
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import update

from spielwerk.server import Settings, StorageError
from spielwerk.server.ground.aside import aside
from spielwerk.server.matches import beginning
from spielwerk.server.matches.clocks import DAY, SECOND
from spielwerk.server.messages.said import Pace
from spielwerk.server.messages.told import Origin
from spielwerk.server.storage.database import Database
from spielwerk.server.storage.kept import SeatRecord, Step, TableRecord
from spielwerk.server.storage.schema import log
from spielwerk.server.storage.storage import Storage
from spielwerk.server.tables.hall import Hall
from spielwerk.server.tables.parts.patience import SOON
from spielwerk.server.tables.telling import table_told
from spielwerk.server.tables.viewers import Viewer
from spielwerk.server.thinking.bots import BotProcesses
from tests.server.browsers import Browser, join, join_all, look
from tests.server.serving import PATIENCE, Serving

FOUR = ("link", "link", "link", "link")


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program holds the database's lock."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin exclusive")
        try:
            yield
        finally:
            other.execute("rollback")


@contextmanager
def full(serving: Serving) -> Iterator[None]:
    """No file of the server's may grow: its disk is full."""
    assert serving.process is not None
    limits = resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE, (4096, limits[1]))
    try:
        yield
    finally:
        resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE, limits)


def file_of(serving: Serving) -> Path:
    return Path(serving.database.removeprefix("sqlite:///"))


def check_that_failing_changes_nothing(serving: Serving, browsers: list[Browser]) -> None:
    """An action that cannot be kept is refused; nobody else hears of it, nothing has happened."""
    table = browsers[0].table["table"]
    before = [browser.update for browser in browsers]
    browsers[0].play(browsers[0].legal[0])
    browsers[0].hear_error("storage")
    for browser in browsers[1:]:
        browser.hear_silence(0.05)
    looking = join(serving, table)
    assert looking.update["observation"]["given"] == [None] * 4
    looking.close()
    assert [browser.update for browser in browsers] == before
    answer = serving.ask("/api/tables", {"game": "dog", "seats": [{"kind": "key"}] * 4})
    assert answer.status == 503
    assert answer.json()["code"] == "storage"
    becomes(serving, 503)
    assert serving.ask("/health/live").status == 200


def becomes(serving: Serving, status: int) -> None:
    """Whether it is ready, or not, is told soon."""
    end = time.monotonic() + PATIENCE
    while serving.ask("/health/ready").status != status:
        assert time.monotonic() < end


def check_that_all_goes_on(serving: Serving, browsers: list[Browser]) -> None:
    """The very same action is played now, once."""
    browsers[0].play(browsers[0].legal[0])
    for browser in browsers:
        browser.hear_until("update")
        assert sum(event["event"] == "gave" for event in browser.events) == 1
    browsers[1].play(browsers[1].legal[0])
    assert browsers[1].hear_until("update")["decision"] == 1
    becomes(serving, 200)
    serving.open_table(*FOUR)


def test_a_locked_database(own_serving: Serving) -> None:
    browsers = join_all(own_serving, own_serving.open_table(*FOUR))
    with locked(file_of(own_serving)):
        check_that_failing_changes_nothing(own_serving, browsers)
    check_that_all_goes_on(own_serving, browsers)


def test_a_full_disk(own_serving: Serving) -> None:
    browsers = join_all(own_serving, own_serving.open_table(*FOUR))
    with full(own_serving):
        check_that_failing_changes_nothing(own_serving, browsers)
    check_that_all_goes_on(own_serving, browsers)
    with closing(sqlite3.connect(file_of(own_serving))) as database:
        assert database.execute("pragma integrity_check").fetchone() == ("ok",)


def test_a_name_that_cannot_be_kept_keeps_nobody_out(own_serving: Serving) -> None:
    created = own_serving.open_table(*FOUR)
    with locked(file_of(own_serving)):
        anna = join(own_serving, created["table"], created["keys"]["0"], name="Anna")
        anna.hear_error("storage")
        assert anna.table["seats"][0]["name"] is None
    join(own_serving, created["table"], created["keys"]["0"], name="Anna")
    assert anna.hear_until("table")["seats"][0]["name"] == "Anna"


def test_bots_try_again_when_their_move_was_not_kept(own_serving: Serving) -> None:
    created = own_serving.open_table("link", "random", "random", "random")
    (browser,) = join_all(own_serving, created)
    while sum(event["event"] == "gave" for event in browser.events) < 3:
        browser.hear_until("update")
    with locked(file_of(own_serving)):
        browser.play(browser.legal[0])
        browser.hear_error("storage")
    browser.play(browser.legal[0])
    while not browser.legal:
        browser.hear_until("update")


def test_a_log_that_cannot_be_read_any_more_harms_no_other_table(own_serving: Serving) -> None:
    damaged, whole = own_serving.open_table(*FOUR), own_serving.open_table(*FOUR)
    own_serving.stop()
    with closing(sqlite3.connect(file_of(own_serving))) as database:
        change = "update log set step = 'deal 17' where ply = 3 and \"table\" = ?"
        database.execute(change, (damaged["table"],))
        database.commit()
    own_serving.start()
    browser = look(own_serving, damaged["table"])
    browser.say({"type": "join", "key": damaged["keys"]["0"]})
    browser.hear_error("damaged")
    browser.hear_close()
    (seat, *_) = join_all(own_serving, whole)
    seat.play(seat.legal[0])
    assert seat.hear_until("update")["decision"] == 1


def test_a_table_that_nobody_needs_is_dropped_and_read_again(tmp_path: Path) -> None:
    async def run() -> None:
        storage = Storage(f"sqlite:///{tmp_path}/tables.db")
        settings = Settings(idle_after=-1.0)
        processes = BotProcesses(1, 10.0, 0.0)
        hall = Hall(storage, settings, processes)
        table = await hall.open("dog", {}, [SeatRecord(None, None, b"x")] * 4)
        said: list[str] = []

        async def say(message: str) -> None:
            said.append(message)

        viewer = Viewer(0, 0, say, lambda: table.greet_again(viewer))
        await table.join(viewer)
        hall.sweep()
        assert len(said) == 2
        assert await hall.get(table.record.id) is table, "somebody looks at it"
        table.leave(viewer)
        hall.sweep()
        again = await hall.get(table.record.id)
        assert again is not None
        assert again is not table
        assert again.info() == table.info()
        processes.close()
        storage.close()

    asyncio.run(run())


def test_a_table_of_days_is_in_memory_only_when_time_is_soon_up(tmp_path: Path) -> None:
    days, settings = Pace(kind="days", days=2), Settings(idle_after=-1.0)
    two = [SeatRecord(None, None, b"x")] * 2

    async def run() -> None:
        storage, processes = Storage(f"sqlite:///{tmp_path}/tables.db"), BotProcesses(1, 10.0, 0.0)
        hall = Hall(storage, settings, processes)
        name = (await hall.open("rufus", {}, two, pace=days)).record.id
        hall.sweep()
        await hall.wake()
        assert hall.unused([name]) == [name]
        with storage.database.writer.begin() as connection:
            gone = 2 * DAY - int((SOON + 3) * SECOND)
            connection.execute(update(log).values(at=log.c.at - gone))
        hall = Hall(storage, settings, processes)
        hall.start()
        await asyncio.sleep(1)
        assert hall.unused([name]) == [name]
        # Somebody reads how it stands: that is not to make it forgotten.
        assert await hall.get(name) is not None
        hall.sweep()
        assert hall.unused([name]) == [name]
        await asyncio.sleep(3)
        await hall.wake()
        hall.sweep()
        assert hall.unused([name]) == []
        hall.close()
        processes.close()
        storage.close()

    asyncio.run(run())


# At the start


def message(url: str) -> str:
    """What is said when this cannot be opened: one line."""
    with pytest.raises(StorageError) as error:
        Database(url).close()
    text = str(error.value)
    assert "\n" not in text
    assert len(text) < 300
    return text


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    Database(f"sqlite:///{path}").close()
    with closing(sqlite3.connect(path)) as database:
        database.execute("update alembic_version set version_num = '9999'")
        database.commit()
    before = path.read_bytes()
    assert "newer version" in message(f"sqlite:///{path}")
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 1000)
    assert "not a database" in message(f"sqlite:///{path}")
    assert path.read_text().startswith("Dear Anna")
    assert "cannot be opened" in message(f"sqlite:///{tmp_path}")
    assert "cannot be opened" in message(f"sqlite:///{path}/below.db")


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as database:
        database.execute("create table songs (title text)")
        database.commit()
    assert "belongs to another program" in message(f"sqlite:///{path}")


def test_a_database_that_is_locked_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    Database(f"sqlite:///{path}").close()
    with locked(path):
        assert "locked" in message(f"sqlite:///{path}")


def test_a_database_that_another_server_uses(own_serving: Serving) -> None:
    assert "in use by another Spielwerk server" in message(own_serving.database)


@pytest.mark.parametrize(
    "url", ["", "nonsense", "mysql://x/y", "oracle://", "sqlite://", "sqlite:///:memory:", "://"]
)
def test_an_address_that_is_no_database(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null")
    assert message(url)


def test_a_password_is_never_shown() -> None:
    text = message("postgresql://spielwerk:hush@127.0.0.1:1/none")
    assert "cannot be opened" in text
    assert "hush" not in text


def test_without_an_address_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    Database().close()
    path = tmp_path / "spielwerk" / "spielwerk.db"
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700


def test_who_comes_while_a_table_is_resumed_sits_at_the_table_that_all_others_find(
    tmp_path: Path,
) -> None:
    async def run() -> tuple[object, object]:
        storage = Storage(f"sqlite:///{tmp_path}/tables.db")
        processes = BotProcesses(1, 10.0, 0.0)
        sitting = [SeatRecord(None, None, b"x"), SeatRecord(None, None, b"y")]
        before = await Hall(storage, Settings(), processes).open("strategus", {}, sitting)
        before.close()
        hall, name = Hall(storage, Settings(), processes), before.record.id
        found, _ = await asyncio.gather(hall.get(name), hall.resume(name))
        again = await hall.get(name)
        hall.close()
        processes.close()
        storage.close()
        return found, again

    found, again = asyncio.run(run())
    assert found is again


def test_where_another_match_went_on_is_known_while_people_gather(tmp_path: Path) -> None:
    sitting = (SeatRecord(None, None, b"x"), SeatRecord(None, None, b"y"))
    record = TableRecord(
        "here", "rufus", {}, b"", sitting, stage=beginning.GATHERING, taken=3, origin="there"
    )
    steps: list[Step] = [("chance", "prize 3"), (0, "pass"), (1, "pass"), (0, "pass")]

    async def run() -> object:
        storage, processes = Storage(f"sqlite:///{tmp_path}/tables.db"), BotProcesses(1, 1.0, 1.0)
        await storage.create(record, steps)
        table = await Hall(storage, Settings(), processes).get("here")
        processes.close()
        storage.close()
        return table and table_told(table.room, None).origin

    assert asyncio.run(run()) == Origin(table="there", steps=3, moment=2)


def test_what_is_kept_is_read_while_long_matches_are_replayed(tmp_path: Path) -> None:
    async def run() -> list[str]:
        storage, over = Storage(f"sqlite:///{tmp_path}/x.db"), threading.Event()
        replaying = [asyncio.create_task(aside(over.wait)) for _ in range(50)]
        await asyncio.sleep(0)
        try:
            found = await asyncio.wait_for(storage.untouched_since(2**62, False, 10), 60)
        finally:
            over.set()
        await asyncio.gather(*replaying)
        storage.close()
        return found

    assert asyncio.run(run()) == []
