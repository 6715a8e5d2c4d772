"""Any proxy will do in front of several servers: those of `deploy/several`, really run."""

import random
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.browsers import Browser, look, play_on
from tests.server.fleet import GONE, fleet
from tests.server.postgresql import new_database
from tests.server.proxies import PROXIES, before
from tests.server.serving import QUICK, Serving

TABLES = 4


@pytest.fixture(scope="module")
def two(postgresql: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Serving]]:
    """Two servers that believe a proxy on this machine."""
    folder = tmp_path_factory.mktemp("two")
    settings = replace(QUICK, trusted_proxies=("127.0.0.1",))
    with fleet(new_database(postgresql), folder, 2, settings) as serving:
        yield serving


def sit_down(front: Serving, table: str, keys: list[str]) -> list[Browser]:
    """All come to a table through the proxy, as browsers of its page."""
    origin = front.url.rstrip("/")
    browsers: list[Browser] = []
    for key in keys:
        browser = look(front, table, origin=origin)
        browser.say({"type": "join", "key": key})
        browser.hear_until("update")
        browsers.append(browser)
    for number, browser in enumerate(browsers):
        for _ in browsers[number + 1 :]:
            browser.hear_until("table")
    return browsers


def come_back(front: Serving, table: str, keys: list[str]) -> list[Browser]:
    """The same, as often as it takes."""
    until = time.monotonic() + 30
    while True:
        try:
            return sit_down(front, table, keys)
        except GONE:
            assert time.monotonic() < until
            time.sleep(0.2)


@pytest.mark.parametrize("proxy", PROXIES)
def test_tables_are_played_and_go_on_when_a_server_is_lost(
    proxy: str, two: list[Serving], tmp_path: Path
) -> None:
    with before(proxy, two, tmp_path) as front:
        made = [front.open_table("link", "link", game="rufus") for _ in range(TABLES)]
        tables = [(one["table"], list(one["keys"].values())) for one in made]
        seated: list[Browser] = []
        for table, keys in tables:
            seated += (browsers := sit_down(front, table, keys))
            play_on(browsers, random.Random(1), 4)
            assert front.ask(f"/api/tables/{table}").json()["game"] == "rufus"
        two[0].kill()
        lost = time.monotonic()
        for browser in seated:
            browser.close()
        for table, keys in tables:
            play_on(come_back(front, table, keys), random.Random(2), 4)
        print(f"{proxy}: all tables went on {time.monotonic() - lost:.1f} s after a kill")
        two[0].start()
