"""Every program on the page about the research door runs."""

import re
import shutil
from pathlib import Path

import pytest

from tests.cli.process import environment, forked

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_on_the_page_runs(
    program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "native" in program and shutil.which("c++") is None:
        pytest.skip("there is no C++ compiler")
    monkeypatch.chdir(tmp_path)
    code, _, said = forked(["-c", program], b"", environment())
    assert code == 0, said.decode()
