"""The sixth game is installed as any package is: its code and its entry points are on the path."""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def install(folder: Path) -> None:
    """Write what an installer writes about a package."""
    project = tomllib.loads((HERE / "pyproject.toml").read_text())["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    groups = (
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
        for group, entries in project["entry-points"].items()
    )
    (info / "entry_points.txt").write_text("\n".join(groups))


@pytest.fixture(autouse=True, scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """For this process and all that it starts; taken away again after a file of tests."""
    site = tmp_path_factory.mktemp("site")
    install(site)
    paths = [str(site), str(HERE / "src")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [*paths, *sys.path])
        patch.setenv("PYTHONPATH", ":".join(paths))
        yield
