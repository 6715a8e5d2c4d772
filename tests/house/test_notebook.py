"""The notebook does what it says, cell by cell."""

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parents[2] / "docs" / "examples" / "laboratory.ipynb"


def test_the_notebook_plays_simulates_and_plots(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MPLBACKEND", "agg")
    from matplotlib import pyplot

    said: dict[str, Any] = {}
    for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]).replace("MATCHES = 200", "MATCHES = 20"), said)
    assert len(said["played"]) == 20
    assert len(pyplot.get_fignums()) == 2
    pyplot.close("all")
    assert "20 matches" in capsys.readouterr().out


def test_the_notebook_is_kept_without_what_it_has_put_out() -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    assert not [cell for cell in cells if cell.get("outputs") or cell.get("execution_count")]
