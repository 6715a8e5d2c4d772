"""Servers for tests."""

import fcntl
from collections.abc import Iterator
from pathlib import Path

import pytest

from spielwerk.server.thinking.preparing import prepare
from tests.server import nursery
from tests.server.browsers import OPEN
from tests.server.postgresql import cluster, new_database
from tests.server.serving import Serving, be_impatient


def pytest_unconfigure() -> None:
    """The process from which servers were forked ends with the tests."""
    nursery.close()


@pytest.fixture(autouse=True)
def _browsers() -> Iterator[None]:
    """No test leaves a browser open."""
    yield
    for browser in list(OPEN):
        browser.close()


@pytest.fixture(scope="session", autouse=True)
def _impatience() -> None:
    """Nobody waits for processes that yield to all others."""
    be_impatient()


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests that leave it as it was."""
    folder = tmp_path_factory.mktemp("server")
    serving = Serving(f"sqlite:///{folder}/tables.db", folder=folder).start()
    yield serving
    assert serving.stop() == 0
    assert serving.log is not None
    assert "Traceback" not in serving.log.read_text()


@pytest.fixture
def own_serving(tmp_path: Path) -> Iterator[Serving]:
    """A server of the test's own, which it may kill."""
    serving = Serving(f"sqlite:///{tmp_path}/tables.db", folder=tmp_path).start()
    yield serving
    if serving.running:
        serving.stop()


@pytest.fixture(scope="session")
def searching(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Dog's search is there as machine code; its first compilation is nobody's waiting."""
    with (tmp_path_factory.getbasetemp().parent / "searching.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        prepare("dog")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Path]:
    """A server of PostgreSQL's, in a folder of its own."""
    with cluster() as folder:
        yield folder


@pytest.fixture
def postgresql_url(postgresql: Path) -> str:
    """An empty database of PostgreSQL's."""
    return new_database(postgresql)
