"""The folder in which an experiment's rows are kept."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pyarrow.parquet
import pytest

import spielwerk
from spielwerk.core.errors import MissingExtra
from spielwerk.lab import executors, store
from spielwerk.lab.experiments import Experiment, Row, play
from tests.disk import full_after

EXPERIMENT = Experiment("rufus", (("prizes", "shuffled"),), 2, ("random",), "store")


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return [play(EXPERIMENT, number) for number in range(4)]


def kept(folder: Path, parts: list[list[Row]]) -> None:
    with store.Store(folder, EXPERIMENT).open() as opened:
        for part in parts:
            opened.write(part)


def test_rows_come_back_as_they_were(tmp_path: Path, rows: list[Row]) -> None:
    kept(tmp_path, [rows[:3], []])
    kept(tmp_path, [rows[3:]])
    assert list(store.read(tmp_path)) == rows
    assert store.row(tmp_path, 2) == rows[2]
    assert store.read_experiment(tmp_path) == EXPERIMENT
    assert len(store.parts(tmp_path)) == 2


def test_what_was_kept_before_there_were_options_means_what_it_meant(tmp_path: Path) -> None:
    """Streifzug durch has got options since; today's folders say by which rules they are."""
    today = Experiment("streifzug", (("max_plies", 40),), 2, ("random",))
    row = play(today, 0)
    with store.Store(tmp_path, today).open() as opened:
        opened.write([row])
    assert store.read_experiment(tmp_path) == today
    assert store.row(tmp_path, 0).transcript()["rules"] == 2
    head = tmp_path / store.HEAD
    head.write_text(head.read_text(encoding="utf-8").replace('"rules": 2', '"rules": null'))
    there = store.read_experiment(tmp_path)
    assert dict(there.options)["stages"] == "no_turning"
    assert "rules" not in store.row(tmp_path, 0).transcript()
    with pytest.raises(store.StoreError, match="stages"), store.Store(tmp_path, today).open():
        pass


def test_any_program_that_reads_parquet_reads_the_folder(tmp_path: Path, rows: list[Row]) -> None:
    kept(tmp_path, [rows[:2], rows[2:]])
    table = pyarrow.parquet.read_table(tmp_path)
    assert table["seed"].to_pylist() == [f"store/{number}" for number in range(4)]
    assert {*table["commit"].to_pylist()} == {rows[0].commit}
    assert table["bots"][0].as_py() == ["random", "random"]


def test_many_small_parts_become_one_in_which_each_match_is_once(
    tmp_path: Path, rows: list[Row], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(tmp_path, [rows[:1], rows[1:2], rows[:1], rows[2:]])
    with store.Store(tmp_path, EXPERIMENT).open() as opened:
        opened.compact()
        opened.compact()
    assert [part.name for part in store.parts(tmp_path)] == ["rows-000001.parquet"]
    assert pyarrow.parquet.read_table(tmp_path)["number"].to_pylist() == [0, 1, 2, 3]
    assert list(store.read(tmp_path)) == rows
    monkeypatch.setattr(store, "MOST_ROWS", 3)
    kept(tmp_path / "more", [rows[:2], rows[2:3], rows[3:]])
    sizes = [[part.name for part in run] for run in store.runs(store.parts(tmp_path / "more"))]
    assert sizes == [["rows-000001.parquet", "rows-000002.parquet"]]


def test_a_full_disk_leaves_nothing_half_and_is_said(tmp_path: Path, rows: list[Row]) -> None:
    kept(tmp_path, [rows[:2]])
    said = r"rows-000002.parquet: cannot be written \(File too large\)"
    with full_after(500), pytest.raises(store.StoreError, match=said):
        kept(tmp_path, [rows[2:]])
    assert {path.name for path in tmp_path.iterdir()} == {store.HEAD, "rows-000001.parquet"}
    assert list(store.read(tmp_path)) == rows[:2]


def test_a_table_is_the_same_experiment_however_its_preset_was_named() -> None:
    named, modes = ("preset", "extended"), spielwerk.load("streifzug", {"preset": "extended"})
    spelled = [(name, value) for name, value in modes.options.items() if name.startswith("ext_")]
    tables = [spielwerk.load("streifzug", dict(given)) for given in ([named], spelled)]
    assert tables[0].differing_options() == tables[1].differing_options()


def test_what_was_not_written_to_its_end_is_no_part(tmp_path: Path, rows: list[Row]) -> None:
    kept(tmp_path, [rows[:1]])
    (tmp_path / ".rows-000002.parquet.new").write_bytes(b"PAR1")
    kept(tmp_path, [rows[1:2]])
    assert list(store.read(tmp_path)) == rows[:2]


def test_a_folder_of_another_experiment_is_refused(tmp_path: Path, rows: list[Row]) -> None:
    kept(tmp_path, [rows])
    other = EXPERIMENT._replace(bots=("greedy",), options=())
    with pytest.raises(store.StoreError) as refused, store.Store(tmp_path, other).open():
        pass
    assert str(refused.value) == (
        f"{tmp_path} holds options prizes=shuffled; here it would be as in the rulebook, "
        "and bots random; here it would be greedy"
    )


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(store.StoreError, match="holds other things"):
        kept(tmp_path, [])
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_two_cannot_write_at_the_same_time(tmp_path: Path) -> None:
    with (
        store.Store(tmp_path, EXPERIMENT).open(),
        pytest.raises(store.StoreError, match="somebody else"),
    ):
        kept(tmp_path, [])
    kept(tmp_path, [])


WHOLE = {"game": "rufus", "options": [], "seats": None, "bots": ["random"], "name": "1"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Expecting value"),
        ("[]", "it has to be an object"),
        ("null", "it has to be an object"),
        ('{"game": "rufus"}', "options is missing: a list of [name, value]"),
        (json.dumps(WHOLE | {"game": "chess"}), 'game is "chess", and has to be a game\'s name'),
        (json.dumps(WHOLE | {"options": 1}), "options is 1, and has to be a list"),
        (json.dumps(WHOLE | {"options": ["ab"]}), 'options is ["ab"], and has to be a list'),
        (json.dumps(WHOLE | {"bots": []}), "bots is [], and has to be a list of bots' names"),
        (json.dumps(WHOLE | {"seats": 2.5}), "seats is 2.5, and has to be a whole number or null"),
        (json.dumps(WHOLE | {"colour": "red"}), "there is no element colour"),
    ],
)
def test_a_head_that_says_nothing_is_refused_in_a_sentence(
    tmp_path: Path, text: str, sentence: str
) -> None:
    (tmp_path / store.HEAD).write_text(text)
    with pytest.raises(store.StoreError, match="cannot be read") as refused:
        store.read_experiment(tmp_path)
    assert sentence in str(refused.value)
    assert str(refused.value).endswith("bring back a copy of this file, or name another folder")


def test_a_folder_of_before_is_read_and_gone_on_with(tmp_path: Path, rows: list[Row]) -> None:
    """Its head had another name."""
    kept(tmp_path, [rows[:2]])
    (tmp_path / store.HEAD).rename(tmp_path / store.FORMER_HEAD)
    kept(tmp_path, [rows[2:]])
    assert list(store.read(tmp_path)) == rows
    assert not (tmp_path / store.HEAD).exists()


def test_a_bot_is_called_what_it_is_called_today(tmp_path: Path, rows: list[Row]) -> None:
    seats = len(rows[0].bots)
    before = [row._replace(bots=["glance"] * seats) for row in rows]
    with store.Store(tmp_path, EXPERIMENT._replace(bots=("glance",))).open() as keeper:
        keeper.write(before)
    assert store.read_experiment(tmp_path).bots == ("one-ply",)
    assert all(row.bots == ["one-ply"] * seats for row in store.read(tmp_path))


def test_a_damaged_part_is_named(tmp_path: Path, rows: list[Row]) -> None:
    kept(tmp_path, [rows[:2], rows[2:]])
    (tmp_path / "rows-000001.parquet").write_bytes(b"PA")
    for asked in (lambda: list(store.read(tmp_path)), lambda: store.columns(tmp_path, ["plies"])):
        with pytest.raises(store.StoreError, match=r"rows-000001.parquet cannot be read .*delete"):
            asked()


def asked_for(folder: Path) -> list[Callable[[], object]]:
    """All that needs what is in the parts."""
    opened = store.Store(folder, EXPERIMENT)
    return [
        lambda: list(store.read(folder)),
        lambda: store.row(folder, 0),
        lambda: store.columns(folder, ["plies"]),
        opened.numbers,
    ]


def test_a_part_without_all_columns_is_refused(tmp_path: Path, rows: list[Row]) -> None:
    kept(tmp_path, [rows])
    part = tmp_path / "rows-000001.parquet"
    table = pyarrow.parquet.read_table(part).drop_columns(["steps", "leads"])
    pyarrow.parquet.write_table(table, part)
    said = f"{part} has no steps, leads; a part needs the columns that `simulate` writes: experi"
    for asked in asked_for(tmp_path):
        with pytest.raises(store.StoreError, match=re.escape(said)):
            asked()


def test_a_part_whose_columns_are_of_another_kind_is_refused(
    tmp_path: Path, rows: list[Row]
) -> None:
    kept(tmp_path, [rows])
    part = tmp_path / "rows-000001.parquet"
    table = pyarrow.parquet.read_table(part)
    at = table.column_names.index("leads")
    pyarrow.parquet.write_table(table.set_column(at, "leads", [[0.5] * 4]), part)
    with pytest.raises(store.StoreError, match=r"cannot be read .*list"):
        list(store.read(tmp_path))


@pytest.mark.parametrize("later", ["9.9.9", "0.10", "unknown"])
def test_games_of_a_version_that_is_not_known_here_are_refused(
    tmp_path: Path, rows: list[Row], later: str
) -> None:
    kept(tmp_path, [[rows[0]._replace(version=later), *rows[1:]]])
    said = (
        f"{tmp_path / 'rows-000001.parquet'} was played by version {later} of spielwerk, and this "
        f"is {rows[0].version}, which reads its own games and those of versions before"
    )
    for asked in asked_for(tmp_path):
        with pytest.raises(store.StoreError) as refused:
            asked()
        assert str(refused.value) == said


def test_games_of_a_version_before_are_read(tmp_path: Path, rows: list[Row]) -> None:
    before = [row._replace(version="0.0.9") for row in rows]
    kept(tmp_path, [before])
    assert list(store.read(tmp_path)) == before


def test_a_part_that_is_there_twice_counts_once(tmp_path: Path, rows: list[Row]) -> None:
    kept(tmp_path, [rows])
    (tmp_path / "rows-000007.parquet").write_bytes((tmp_path / "rows-000001.parquet").read_bytes())
    assert [row.number for row in store.read(tmp_path)] == [0, 1, 2, 3]
    assert len(store.columns(tmp_path, ["plies"])) == 4


def test_a_missing_package_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra) as missing:
        executors.needed("pyarrow")
    assert str(missing.value) == "pyarrow is missing: pip install 'spielwerk[lab]'"
