"""A PostgreSQL server of the tests' own, if one can be started here."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
import pytest

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


@contextmanager
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
        with suppress(psycopg.OperationalError):
            psycopg.connect(host=str(folder), user="spielwerk", dbname="postgres").close()
            break
        time.sleep(0.1)
    yield folder
    server.terminate()
    server.wait(60)
    shutil.rmtree(folder)


def new_database(cluster: Path) -> str:
    """The address of an empty database."""
    name = f"spielwerk_{time.monotonic_ns()}"
    with psycopg.connect(
        host=str(cluster), user="spielwerk", dbname="postgres", autocommit=True
    ) as connection:
        connection.execute(f"create database {name}")
    return f"postgresql://spielwerk@/{name}?host={cluster}"
