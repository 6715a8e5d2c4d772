"""Where machine code is kept: named by what it is made of, and no longer than it is used."""

import os
import time
from pathlib import Path
from types import CodeType

import pytest

from spielwerk.core import compiled
from spielwerk.games.rufus import rules as rules_of_rufus

RULE = """
from spielwerk.core import news

def move(s: int) -> int:
    news.moved(s, {what})
    return s + {by}
"""


def code_of(tmp_path: Path, name: str, what: str, by: int) -> object:
    file = tmp_path / name
    file.write_text(RULE.format(what=what, by=by))
    inner = [one for one in compiled.cut(str(file)).code.co_consts if isinstance(one, CodeType)]
    return [(one.co_code, one.co_consts) for one in inner]


def test_what_is_only_told_makes_no_other_machine_code(tmp_path: Path) -> None:
    once = code_of(tmp_path, "once.py", "1", 2)
    assert code_of(tmp_path, "told.py", "told_otherwise(s)", 2) == once
    assert code_of(tmp_path, "played.py", "1", 3) != once


def test_only_files_that_the_rules_need_count() -> None:
    names = {Path(file).name for file in compiled.sources((rules_of_rufus,))}
    assert {"rules.py", "board.py", "moves.py"} <= names
    assert not names & {"news.py", "records.py", "sentences.py", "observation.py", "choices.py"}


@pytest.mark.parametrize(("days", "kept"), [(40, False), (20, True)])
def test_machine_code_is_removed_that_nobody_has_used_for_a_month(
    tmp_path: Path, days: int, kept: bool
) -> None:
    old = tmp_path / "old"
    old.mkdir()
    (old / "code.nbi").write_bytes(b"machine code")
    at = time.time() - days * 86_400
    os.utime(old, (at, at))
    compiled.used(tmp_path / "new")
    assert (tmp_path / "new").exists()
    assert old.exists() is kept


def test_machine_code_that_is_used_stays(tmp_path: Path) -> None:
    folder = tmp_path / "code"
    folder.mkdir()
    os.utime(folder, (0, 0))
    compiled.used(folder)
    compiled.used(tmp_path / "other")
    assert folder.exists()
