"""What all tests share: the options that rewrite golden files and try everything at length."""

import gc
import os
from functools import cache
from itertools import chain, pairwise
from pathlib import Path

import pytest

import spielwerk
from tests import effort

HERE = Path(__file__).parent
WAITING = (HERE / "web", HERE / "server")
"""What mostly waits, for browsers and for servers."""
LOADING = tuple(HERE / name for name in ("bots", "counts", "envs", "lab", "laws", "puzzles"))
"""Whose tests load games' machine code, each into its own process."""
GAMES = spielwerk.games()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite",
        action="store_true",
        help="write golden playthroughs and counts anew instead of comparing them; read the diff",
    )
    parser.addoption(
        "--whole",
        action="store_true",
        help="try everything at length that a check tries in a short form",
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--whole"):
        effort.EFFORT = effort.WHOLE


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked so is left out of the short form, whoever has marked it."""
    left_out = {item for item in items if item.get_closest_marker("whole")}
    if left_out and not config.getoption("--whole"):
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]
    items[:] = waiting_first(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def pytest_collection_finish() -> None:
    """Tests are never garbage: to look through all of them again and again takes a while."""
    gc.collect()
    gc.freeze()


def waiting_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """In an order in which each worker's share begins with its part of the tests that wait.

    They take long: at the end there would be nothing else to do meanwhile. Tests that load
    the same game come one after another, so that few processes load it.
    """
    shares = [list[pytest.Item]() for _ in range(workers)]
    for kind in (*WAITING, None):
        same = [item for item in items if home_of(item.path) == kind]
        same.sort(key=loaded_by)
        for share, part in zip(shares, parts(same, workers), strict=True):
            share.extend(part)
    return list(chain(*shares))


@cache
def home_of(path: Path) -> Path | None:
    """The folder of tests that wait in which a file stands."""
    return next((folder for folder in WAITING if folder in path.parents), None)


def loaded_by(item: pytest.Item) -> str:
    """The game whose machine code a test loads, as its name or its file's tells; else nothing."""
    if not is_loading(item.path):
        return ""
    return next((game for game in GAMES if game in item.nodeid), "")


@cache
def is_loading(path: Path) -> bool:
    """Do the tests of a file load machine code?"""
    return any(folder in path.parents for folder in LOADING)


def parts(items: list[pytest.Item], count: int) -> list[list[pytest.Item]]:
    """So many parts of about one length, in their order."""
    bounds = [len(items) * number // count for number in range(count + 1)]
    return [items[first:last] for first, last in pairwise(bounds)]


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew."""
    return bool(request.config.getoption("--rewrite"))
