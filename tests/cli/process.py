"""The command line as a second process, the way people run it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

COMMAND = (sys.executable, "-m", "spielwerk.cli")
SECONDS = 300


def environment(**more: str) -> dict[str, str]:
    """Ours, in no particular language and without colour."""
    language = {"LC_ALL", "LC_MESSAGES", "LANG"}
    kept = {name: value for name, value in os.environ.items() if name not in language}
    return kept | {"PYTHONUTF8": "1", "NO_COLOR": "1", "COLUMNS": "80"} | more


def spielwerk(
    *arguments: str, typed: str | bytes = "", **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run the command line to its end with `typed` on its standard input."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        timeout=SECONDS,
        check=False,
        env=environment(**variables),
    )
    out, err = (stream.decode("utf-8") for stream in (done.stdout, done.stderr))
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


def refused(arguments: Sequence[str], typed: str | bytes = "") -> str:
    """The one line that says why not: exit code 2, nothing else written, no traceback."""
    done = spielwerk(*arguments, typed=typed)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.startswith("spielwerk: ")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr.removeprefix("spielwerk: ").rstrip("\n")
