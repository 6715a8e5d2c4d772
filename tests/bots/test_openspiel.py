"""OpenSpiel's bot as a peer at our tables."""

import importlib
import sys

import pytest

import spielwerk

HARNESS = "spielwerk.lab.openspiel"


def test_who_has_no_openspiel_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, HARNESS, raising=False)
    with pytest.raises(ImportError, match=r"pyspiel is missing: pip install 'spielwerk\[envs\]'"):
        importlib.import_module(HARNESS)


def test_it_plays_a_deal_at_our_tables_once_for_each_team() -> None:
    harness = importlib.import_module(HARNESS)
    game = spielwerk.load("dog", {"max_plies": 20})
    scores, simulations = harness.play(game, "casual", "1", 0.01)
    assert scores == [0.5, 0.5], "nobody has won so soon"
    assert simulations
