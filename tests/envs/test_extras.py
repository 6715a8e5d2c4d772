"""Who lacks a package is told which extra of ours brings it."""

import importlib
import sys

import pytest

from spielwerk.core.errors import MissingExtra
from spielwerk.envs import pixels

NEEDED = {"pettingzoo": "pettingzoo", "openspiel": "pyspiel", "native": "pyspiel"}


@pytest.mark.parametrize("module", NEEDED)
def test_the_extra_is_named(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, NEEDED[module], None)
    monkeypatch.delitem(sys.modules, f"spielwerk.envs.{module}", raising=False)
    with pytest.raises(MissingExtra, match=r"is missing: pip install 'spielwerk\[envs\]'"):
        importlib.import_module(f"spielwerk.envs.{module}")


def test_pictures_can_be_made_without_what_draws_their_pixels(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(MissingExtra, match="resvg_py is missing"):
        pixels.rgb_array("<svg/>")
