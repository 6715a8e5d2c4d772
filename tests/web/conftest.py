"""A browser, a server, and people who open pages."""

import os
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.effort import EFFORT, WHOLE
from tests.server.conftest import searching as searching  # noqa: PLC0414 - a fixture here, too
from tests.server.serving import Serving
from tests.web.known_cards import KnownServing
from tests.web.prepared import Prepared, Wanted, prepare
from tests.web.relay import Relay
from tests.web.visitor import DESKTOP, PATIENCE, Device, Visitor
from tests.web.windows import Look, Windows

CHROMIUM = ("chromium-headless-shell", "chromium")
"""The one without windows draws the same pages with a sixth less work."""

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


FEW = 1
"""So many tests of a file are in the short form, the first ones, of each its first case."""

ALL_OF = ("secrets", "browsers", "shown_texts")
"""But of files with these in their names all are: what leaks, or is too long for its place."""

MOVING = ("secrets", "browsers", "telling", "layout_shift", "lens")
"""In the short form things glow and glide in files with these in their names alone."""


def is_long(item: pytest.Item, tests: list[str]) -> bool:
    """Is this test for the whole form alone, where these of its file are in the short one?"""
    if any(part in item.path.stem for part in ALL_OF):
        return False
    return len(tests) == FEW or test_of(item) in tests


def test_of(item: pytest.Item) -> str:
    """A test's name without what it is tried on."""
    return item.name.partition("[")[0]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is for the whole form alone; what is marked already leaves its place to others."""
    own = [item for item in items if Path(__file__).parent in item.path.parents]
    short = defaultdict[Path, list[str]](list)
    for item in own:
        if item.get_closest_marker("whole"):
            continue
        if is_long(item, short[item.path]):
            item.add_marker("whole")
        else:
            short[item.path].append(test_of(item))
    _forgive_races(own)


def _forgive_races(items: list[pytest.Item]) -> None:
    """A test with a browser may be tried once more: pages race with a machine that is busy.

    What needed it is told in the summary (R), and is to be mended.
    """
    for item in items:
        item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for all tests of this folder: its loop would be in the way of the others."""
    path = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if path is None:
        missing = f"these tests need Chromium (Debian: apt install {CHROMIUM[0]})"
        pytest.fail(missing) if os.environ.get("CI") else pytest.skip(missing)
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def windows(chromium: Browser) -> Windows:
    """Windows of the browser, all at the shared server."""
    return Windows(chromium)


@pytest.fixture(scope="package")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests that leave it as it was."""
    folder = tmp_path_factory.mktemp("web")
    yield from served(Serving(f"sqlite:///{folder}/tables.db", folder=folder))


@pytest.fixture
def own_serving(tmp_path: Path) -> Iterator[Serving]:
    """A server of the test's own, which it may kill."""
    yield from served(Serving(f"sqlite:///{tmp_path}/tables.db", folder=tmp_path))


@pytest.fixture
def relay(own_serving: Serving) -> Iterator[Relay]:
    """A line to a server of one's own, at an address that stays."""
    relay = Relay(own_serving.address)
    yield relay
    relay.cut()


@pytest.fixture
def known_serving(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Serving]:
    """A server whose first table is the same every time; the parameter chooses the cards."""
    database = f"sqlite:///{tmp_path}/tables.db"
    yield from served(KnownServing(database, folder=tmp_path, cards=request.param))


def served(serving: Serving) -> Iterator[Serving]:
    serving.start()
    yield serving
    if serving.running:
        serving.stop()
    assert serving.log is not None
    assert "Traceback" not in serving.log.read_text()


class Visits:
    """Lets people come with browsers of their own."""

    def __init__(self, windows: Windows, url: Callable[[], str], moves: bool) -> None:
        self._windows = windows
        self._url = url
        self._moves = moves
        self._lent: list[tuple[Look, Page]] = []
        self._own: list[Page] = []
        self.visitors: list[Visitor] = []

    def __call__(
        self,
        device: Device = DESKTOP,
        language: str = "en",
        light: Literal["light", "dark"] = "light",
        url: str | None = None,
        **preferences: str,
    ) -> Visitor:
        """Somebody comes, to the shared server unless there is a `url`; no page is open yet.

        Games explain nothing to them, unless they are said to `explain`.
        """
        look = Look(device, language, light, url or self._url(), self._moves)
        page = self._windows.open(look)
        if url is None:
            self._lent.append((look, page))
        else:
            self._own.append(page)
        visitor = Visitor(page, look.origin, device, language)
        visitor.prefer({"explain": "off", "holding": "none", "dice": "self"} | preferences)
        self.visitors.append(visitor)
        return visitor

    def end(self) -> None:
        """All go, and leave their windows to others; nothing was wrong on their pages."""
        for visitor in self.visitors:
            visitor.leave()
        for look, page in self._lent:
            self._windows.keep(look, page)
        for page in self._own:
            page.context.close()
        assert not [fault for visitor in self.visitors for fault in visitor.faults]


@pytest.fixture
def visit(windows: Windows, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """People come; in the end none of their pages may have done anything wrong."""
    moves = EFFORT >= WHOLE or any(part in request.path.stem for part in MOVING)
    visits = Visits(windows, lambda: str(request.getfixturevalue("serving").url), moves)
    yield visits
    visits.end()


@pytest.fixture
def prepared(serving: Serving) -> Callable[..., Prepared]:
    """Tables of the shared server that have got somewhere: Anna at seat 0, others by keyword."""

    def make(wanted: Wanted, others: dict[int, str] | None = None) -> Prepared:
        return prepare(serving.database, wanted, {0: "Anna"} | (others or {}))

    return make
