"""The same tables on PostgreSQL, if one can be started here."""

import asyncio
import os
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from spielwerk.server import StorageError
from spielwerk.server.database import Conflict, Database
from spielwerk.server.schema import metadata
from spielwerk.server.storage import SeatRecord, Storage, TableRecord
from tests.server.browsers import join, join_all, play_on
from tests.server.serving import Serving

FOUR = ("link", "link", "link", "link")
PLACES = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt")


def programs() -> Path | None:
    """Where PostgreSQL's own programs lie."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    for place in map(Path, PLACES):
        for initdb in sorted(place.glob("*/bin/initdb"), reverse=True):
            return initdb.parent
    return None


@pytest.fixture(scope="module")
def cluster() -> Iterator[Path]:
    """A server of our own, in a folder of our own, without a port."""
    home = programs()
    if home is None:
        pytest.skip("PostgreSQL is not installed here")
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="spielwerk-pg-"))  # the name of its socket must be short
    if user is not None:
        try:
            shutil.chown(folder, user)
        except LookupError:
            pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
    init: list[str | Path] = [home / "initdb", "-D", folder / "data", "-U", "spielwerk"]
    init += ["-A", "trust", "-N"]
    subprocess.run(init, user=user, check=True, capture_output=True, cwd=folder)
    options = ["-c", f"unix_socket_directories={folder}", "-c", "listen_addresses="]
    server = subprocess.Popen(
        [home / "postgres", "-D", folder / "data", *options],
        user=user,
        cwd=folder,
        stderr=subprocess.DEVNULL,
    )
    for _ in range(300):
        if (folder / ".s.PGSQL.5432").exists():
            break
        time.sleep(0.1)
    yield folder
    server.terminate()
    server.wait(60)
    shutil.rmtree(folder)


@pytest.fixture
def url(cluster: Path) -> str:
    """An empty database."""
    import psycopg

    name = f"spielwerk_{time.monotonic_ns()}"
    with psycopg.connect(
        host=str(cluster), user="spielwerk", dbname="postgres", autocommit=True
    ) as connection:
        connection.execute(f"create database {name}")
    return f"postgresql://spielwerk@/{name}?host={cluster}"


def test_a_whole_match_and_a_crash_in_it(url: str, tmp_path: Path) -> None:
    serving = Serving(url, folder=tmp_path).start()
    try:
        created = serving.open_table(*FOUR)
        browsers = join_all(serving, created)
        rng = random.Random(1)
        play_on(browsers, rng, 60)
        serving.kill()
        serving.start()
        again = join_all(serving, created)
        for before, after in zip(browsers, again, strict=True):
            assert after.events == before.events
            assert after.update["observation"] == before.update["observation"]
        play_on(again, rng)
        assert sorted(again[0].update["returns"]) == [-1, -1, 1, 1]
        with pytest.raises(StorageError, match="in use by another"):
            Database(url)
    finally:
        if serving.running:
            serving.stop()


def test_bots_and_names(url: str, tmp_path: Path) -> None:
    serving = Serving(url, folder=tmp_path).start()
    created = serving.open_table("link", "random", "random", "random")
    with join(serving, created["table"], created["keys"]["0"], name="Jürg") as browser:
        while sum(event["event"] == "gave" for event in browser.events) < 3:
            browser.hear_until("update")
    serving.stop()
    serving.start()
    told = serving.ask(f"/api/tables/{created['table']}").json()
    assert told["seats"][0]["name"] == "Jürg"
    serving.stop()


def test_the_migrations_make_the_schema(url: str) -> None:
    database = Database(url)
    with database.reader.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    database.close()


def test_one_ply_is_kept_once_and_the_others_notice_nothing(url: str) -> None:
    async def run() -> None:
        storage = Storage(url)
        record = TableRecord("one", "dog", {}, b"x" * 32, (SeatRecord(None, None, b"y"),))
        await storage.create(record, [("chance", "starter 2")])
        results = await asyncio.gather(
            *(storage.append("one", ply, [(0, "give A")], over=False) for ply in (1, 2, 1, 3)),
            return_exceptions=True,
        )
        assert [type(result) for result in results].count(Conflict) == 1
        assert len(await storage.steps("one")) == 4
        await storage.check()
        storage.close()

    asyncio.run(run())
