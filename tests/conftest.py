"""What all tests share: the options that rewrite golden files and try everything at length."""

import pytest

from tests import effort


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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked so is left out of the short form."""
    left_out = [item for item in items if item.get_closest_marker("whole")]
    if left_out and not config.getoption("--whole"):
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew."""
    return bool(request.config.getoption("--rewrite"))
