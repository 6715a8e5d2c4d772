"""Builds `games.cc` the first time it is wanted, and keeps what was built in the cache folder."""

import hashlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

import open_spiel
import pyspiel

from spielwerk.core.compiled import cache_home, used

SOURCE = Path(__file__).with_name("games.cc")
USUAL = "c++"
"""The compiler, where CXX in the environment names none."""
OPTIONS = ("-std=c++17", "-O2", "-fPIC", "-shared")


def library() -> Path:
    """The built `games.cc`; the first time it is built.

    RuntimeError: there is no compiler, or it could not build it.
    """
    command = [*os.environ.get("CXX", USUAL).split(), *OPTIONS]
    there = Path(pyspiel.__file__).stat()
    made_of = f"{command} {pyspiel.__file__} {there.st_size} {there.st_mtime_ns}"
    digest = hashlib.sha256(made_of.encode() + SOURCE.read_bytes())
    built = used(cache_home() / "openspiel" / digest.hexdigest()[:16]) / "games.so"
    if not built.exists():
        build(command, built)
    return built


def build(command: Sequence[str], built: Path) -> None:
    """Build it; another process that does the same at the same time is not in the way."""
    if shutil.which(command[0]) is None:
        raise RuntimeError(
            f"games in C++ want a C++ compiler, and there is no {command[0]}: "
            "install g++ or clang, or name yours in CXX"
        )
    with tempfile.TemporaryDirectory(dir=built.parent) as folder:
        fresh = Path(folder) / built.name
        ran = subprocess.run(  # noqa: S603 - the compiler of who runs this
            [
                *command,
                *(f"-I{folder}" for folder in headers()),
                "-o",
                fresh,
                SOURCE,
                pyspiel.__file__,
            ],
            capture_output=True,
            text=True,
            check=False,
        )
        if ran.returncode:
            raise RuntimeError(f"games in C++ could not be built by {command[0]}:\n{ran.stderr}")
        fresh.replace(built)


def headers() -> list[Path]:
    """Where OpenSpiel's package has its headers, and those of Abseil and of JSON for C++."""
    package = Path(next(iter(open_spiel.__path__)))
    inner = ("abseil-cpp", "json/include", "json/single_include")
    return [package.parent, package, *(package / name for name in inner)]
