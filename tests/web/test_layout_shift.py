"""Nothing moves under the eyes of who reads: what comes later has its room from the beginning."""

from itertools import product
from typing import Any

import pytest

from tests.server.serving import Serving
from tests.web.boards import TABLES
from tests.web.conftest import Visits
from tests.web.looks import by_risk
from tests.web.visitor import Device, Visitor

MOST = 0.02
"""What a page may move in all, as browsers count it: share of the screen times way."""

SIZES = [(360, 640), (1280, 800)]
SETTLED = 1500
"""Milliseconds after which nothing comes any more."""

SHIFTS = """() => new Promise(done => {
  const shifts = [];
  new PerformanceObserver(list => {
    for (const { value, sources } of list.getEntries())
      shifts.push([value, sources.map(({ node }) => node?.className ?? node?.textContent)]);
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(shifts), 300);
})"""

PAGES = [
    "",
    "rules/dog",
    "rules/streifzug",
    "learn/dog",
    "learn/dog/1",
    "puzzles/dog/1",
    "new/rufus",
]


@pytest.mark.parametrize(
    ("size", "path"), by_risk(product(SIZES, PAGES), [((360, 640), "rules/streifzug")])
)
def test_a_page_does_not_move_while_it_comes(
    visit: Visits, size: tuple[int, int], path: str
) -> None:
    visitor = visit(Device(*size, touch=size[0] < 600), "de")
    visitor.go(path)
    visitor.page.wait_for_timeout(SETTLED)
    assert moved(visitor) <= MOST


@pytest.mark.parametrize(("size", "game"), by_risk(product(SIZES, TABLES), []))
def test_a_table_does_not_move_while_it_comes(
    visit: Visits, serving: Serving, size: tuple[int, int], game: str
) -> None:
    visitor = visit(Device(*size, touch=size[0] < 600), "de")
    visitor.go(TABLES[game](serving.database).link(0))
    visitor.page.locator("[data-cell]").first.wait_for()
    visitor.page.wait_for_timeout(SETTLED)
    assert moved(visitor) <= MOST


def moved(visitor: Visitor) -> float:
    """How much all that has moved, has moved."""
    shifts: list[tuple[float, list[Any]]] = visitor.page.evaluate(SHIFTS)
    print(shifts)
    return sum(share for share, _ in shifts)
