"""Faults that the tests have to find: `python -m tests.faults [NAME …]`.

Each is planted alone in a copy of the tree, as a text that takes the place of another one which
stands there exactly once; then the few tests that should find it are run. The table says which
were caught. `--tree` takes the source and the tests of another checkout.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.planted import FAULTS, Fault

ROOT = Path(__file__).parents[1]
NEEDED = ("src", "tests", "docs", "pyproject.toml", "README.md", "web/src")
CAUGHT, MISSED = "caught", "MISSED"
OUTCOMES = {0: MISSED, 1: CAUGHT}
"""What pytest's exit status says of a fault; any other is an error."""


def plant(fault: Fault, tree: Path) -> None:
    """Put the fault into its file; ValueError if its text does not stand there exactly once."""
    file = tree / "src" / "spielwerk" / fault.file
    if not file.exists():
        raise ValueError(f"{fault.file} is gone")
    text = file.read_text(encoding="utf-8")
    if text.count(fault.old) != 1:
        raise ValueError(f"its text stands {text.count(fault.old)} times in {fault.file}")
    file.write_text(text.replace(fault.old, fault.new), encoding="utf-8")


def copied(tree: Path, folder: str) -> Path:
    """What the tests need of a tree, in a folder of its own."""
    for name in NEEDED:
        there = Path(folder, name)
        if (tree / name).is_dir():
            shutil.copytree(tree / name, there)
        else:
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(tree / name, there)
    return Path(folder)


def tried(fault: Fault, tree: Path) -> tuple[str, float]:
    """What became of a fault, and after how many seconds."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(tree, folder)
        try:
            plant(fault, copy)
        except ValueError as gone:
            return f"error: {gone}", 0
        status = tested(copy, fault.tests)
    outcome = OUTCOMES.get(status, f"error: pytest ended with {status}")
    return outcome, time.monotonic() - began


def tested(tree: Path, tests: str) -> int:
    """How these tests end in a tree: 0 if all pass."""
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests.split()],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": str(tree / "src")},
        capture_output=True,
        check=False,
    )
    return run.returncode


def sound(tests: str, tree: Path) -> bool:
    """Do these tests pass in a copy without any fault?"""
    with tempfile.TemporaryDirectory() as folder:
        return tested(copied(tree, folder), tests) == 0


def table(faults: list[Fault], tree: Path, at_once: int) -> Iterator[tuple[str, str]]:
    """Each fault's outcome and a line about it, as soon as it is known."""
    with ThreadPoolExecutor(at_once) as pool:
        outcomes = pool.map(lambda fault: tried(fault, tree), faults)
        for fault, (outcome, seconds) in zip(faults, outcomes, strict=True):
            yield outcome, f"{outcome:8} {seconds:5.0f} s  {fault.name}  ({fault.file})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="parts of the faults' names; all if none")
    parser.add_argument("--tree", type=Path, default=ROOT)
    parser.add_argument("--at-once", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    chosen = [f for f in FAULTS if not args.names or any(name in f.name for name in args.names)]
    tests = sorted({fault.tests for fault in chosen})
    with ThreadPoolExecutor(args.at_once) as pool:
        passed = list(pool.map(lambda one: sound(one, args.tree), tests))
    if not all(passed):
        failing = [one for one, good in zip(tests, passed, strict=True) if not good]
        print("without any fault these fail:", *failing, sep="\n")
        return 1
    outcomes = []
    for outcome, line in table(chosen, args.tree, args.at_once):
        print(line, flush=True)
        outcomes.append(outcome)
    print(f"{outcomes.count(CAUGHT)} of {len(outcomes)} caught")
    return int(outcomes.count(CAUGHT) < len(outcomes))


if __name__ == "__main__":
    sys.exit(main())
