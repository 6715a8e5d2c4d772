"""Every program on the page about the research door runs."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_on_the_page_runs(program: str, tmp_path: Path) -> None:
    if "native" in program and shutil.which("c++") is None:
        pytest.skip("there is no C++ compiler")
    subprocess.run([sys.executable, "-c", program], check=True, cwd=tmp_path)
