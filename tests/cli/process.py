"""The command line as a second process, the way people run it."""

from __future__ import annotations

import functools
import json
import os
import select
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

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
    """Run the command line to its end with `typed` on its standard input.

    It is forked from a process that has imported what commands need, unless variables say how
    Python is to start.
    """
    given = typed.encode() if isinstance(typed, str) else typed
    way = started if variables else forked
    code, out, err = way(arguments, given, environment(**variables))
    told = (stream.decode("utf-8") for stream in (out, err))
    return subprocess.CompletedProcess([*COMMAND, *arguments], code, *told)


def started(
    arguments: Sequence[str], given: bytes, variables: dict[str, str]
) -> tuple[int, bytes, bytes]:
    """Exit code, output and error of a command that Python is started for."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=given,
        capture_output=True,
        timeout=SECONDS,
        check=False,
        env=variables,
    )
    return done.returncode, done.stdout, done.stderr


def forked(
    arguments: Sequence[str], given: bytes, variables: dict[str, str]
) -> tuple[int, bytes, bytes]:
    """The same of a command that is forked."""
    with tempfile.TemporaryDirectory() as folder:
        streams = [Path(folder, name) for name in ("in", "out", "err")]
        for stream, content in zip(streams, (given, b"", b""), strict=True):
            stream.write_bytes(content)
        asked = {
            "arguments": list(arguments),
            "folder": str(Path.cwd()),
            "environment": variables,
            "streams": [str(stream) for stream in streams],
        }
        code = _answer(json.dumps(asked))
        return code, streams[1].read_bytes(), streams[2].read_bytes()


def _answer(asked: str) -> int:
    forks = _forks(os.environ.get("PYTHONPATH"))
    assert forks.stdin is not None
    assert forks.stdout is not None
    forks.stdin.write(f"{asked}\n")
    forks.stdin.flush()
    if not select.select([forks.stdout], [], [], SECONDS)[0]:
        forks.kill()
        raise subprocess.TimeoutExpired(asked, SECONDS)
    return int(forks.stdout.readline())


@functools.cache
def _forks(python_path: str | None) -> subprocess.Popen[str]:
    """It finds what lies on `python_path`, and ends with us, when its standard input does."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.cli.forks"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment(**{"PYTHONPATH": python_path} if python_path else {}),
        cwd=Path(__file__).parents[2],
    )


def refused(arguments: Sequence[str], typed: str | bytes = "") -> str:
    """The one line that says why not: exit code 2, nothing else written, no traceback."""
    done = spielwerk(*arguments, typed=typed)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.startswith("spielwerk: ")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr.removeprefix("spielwerk: ").rstrip("\n")
