"""`balance`: what rules make of a game, from the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from spielwerk.cli.commands import balancing
from spielwerk.core.errors import MissingExtra
from spielwerk.lab import happenings, studies
from tests.cli.process import refused, spielwerk

RUFUS = ("balance", "rufus", "--seats", "2", "--games", "6", "--processes", "1")


def test_a_report_repeats_itself_for_the_same_seed() -> None:
    first, second = (json.loads(spielwerk(*RUFUS, "--json").stdout) for _ in range(2))
    for told in (first, second):
        assert told.pop("cpu_seconds") > 0
    assert first == second
    assert first["matches"] == 6
    assert set(first["happens"]) == set(happenings.rules("rufus"))


def test_a_comparison_says_how_far_it_is_and_writes_a_page(tmp_path: Path) -> None:
    page = tmp_path / "plots" / "page.html"
    done = spielwerk(
        *RUFUS, "--compare", "fox_continues=off,on", "--stream",
        "--out", str(page), "--plots", str(tmp_path / "plots"), "--lang", "de",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert (lines[-1]["done"], lines[-1]["of"]) == (12, 12)
    assert lines[-1]["shown"]["options"] == {"fox_continues": "on"}
    assert "Bei so wenigen Partien lässt sich nichts sagen." in page.read_text("utf-8")
    assert {file.suffix for file in (tmp_path / "plots").iterdir()} == {".svg", ".png", ".html"}


def test_games_that_are_there_already_need_not_be_played_again(tmp_path: Path) -> None:
    folder = str(tmp_path / "games")
    played = ("simulate", "rufus", "--seats", "2", "--bots", "random", "--games", "4")
    assert spielwerk(*played, "--out", folder).returncode == 0
    done = spielwerk("balance", "rufus", "--rows", folder, "--lang", "en")
    assert done.stdout.startswith("4 games · 2 seats · played by random · standard rules")
    assert "not of dog" in refused(["balance", "dog", "--rows", folder])


@pytest.mark.parametrize(
    "option",
    [("--options", "fox_continues=on"), ("--compare", "fox_continues=off,on"), ("--stream",)],
)
def test_what_has_no_effect_on_games_that_are_there_is_refused(option: tuple[str, ...]) -> None:
    said = refused(["balance", "rufus", "--rows", "anywhere", *option])
    assert said == f"{option[0]} has no effect with --rows; leave one of them out"


def test_what_cannot_be_compared_is_said() -> None:
    assert "same rules" in refused([*RUFUS, "--compare", "rulebook"])
    assert "name=one,other" in refused([*RUFUS, "--compare", "fox_continues"])
    assert "'deep-blue' is unknown" in refused([*RUFUS, "--bots", "deep-blue"])
    assert "one, two, or one for each of 2" in refused([*RUFUS, "--bots", "child,club,child"])


def test_where_nothing_can_be_written_nothing_is_played(tmp_path: Path) -> None:
    page = str(tmp_path / "nowhere" / "page.html")
    long = ("balance", "rufus", "--games", "1000000")
    assert f"{page}: cannot be written" in refused([*long, "--out", page])
    folder = tmp_path / "folder.html"
    folder.mkdir()
    said = f"{folder}: cannot be written (Is a directory)"
    assert refused([*long, "--out", str(folder)]) == said
    assert refused([*long, "--out", "x.txt"]) == "x.txt: a page ends with .htm, .html"
    (tmp_path / "file").touch()
    assert "cannot be written" in refused([*long, "--plots", str(tmp_path / "file" / "plots")])


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_report_whose_page_cannot_be_written_is_told_all_the_same(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.symlink_to("/dev/full")
    done = spielwerk(*RUFUS, "--json", "--out", str(page))
    assert json.loads(done.stdout)["matches"] == 6
    said = f"spielwerk: {page}: cannot be written (No space left on device)"
    assert (done.returncode, done.stderr.splitlines()[-1]) == (2, said)


def test_a_missing_package_is_named_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    wanted = balancing.Wanted("en", as_json=False, stream=False, page=None, plots=str(tmp_path))
    with pytest.raises(MissingExtra, match=r"spielwerk\[lab\]"):
        balancing.show_balance(studies.Study("rufus", games=1_000_000), None, 1, wanted)
