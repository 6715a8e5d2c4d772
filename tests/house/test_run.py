"""The two commands of the project, as far as they can be tried without a network."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = ["run", "check", ".ci/run"]


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_is_plain_shell_and_can_be_run(script: str) -> None:
    path = ROOT / script
    assert path.read_text().startswith("#!/bin/sh\n")
    assert os.access(path, os.X_OK)
    subprocess.run(["sh", "-n", path], check=True)


def copy_of(script: str, folder: Path) -> Path:
    """Copy a script to where it can do no harm, and whence it sees nothing of ours."""
    copy = folder / script
    copy.write_bytes((ROOT / script).read_bytes())
    copy.chmod(0o755)
    return copy


def write_uv(folder: Path, script: str) -> dict[str, str]:
    """Write a false uv, and give the environment in which it is found."""
    uv = folder / "uv"
    uv.write_text(f"#!/bin/sh\n{script}\n")
    uv.chmod(0o755)
    return {"PATH": f"{folder}:/usr/bin:/bin"}


def test_run_says_in_a_sentence_what_is_missing_when_uv_cannot_be_fetched(tmp_path: Path) -> None:
    copy = copy_of("run", tmp_path)
    tools = tmp_path / "bin"
    tools.mkdir()
    for tool in ("sh", "dirname"):
        (tools / tool).symlink_to(f"/usr/bin/{tool}")
    environment = {"PATH": str(tools), "HOME": str(tmp_path)}
    outcome = subprocess.run([copy], env=environment, capture_output=True, text=True, check=False)
    assert outcome.returncode == 1
    assert "is there a python3 with pip" in outcome.stderr


def test_run_works_from_any_folder_and_gives_the_command_all_arguments(tmp_path: Path) -> None:
    environment = write_uv(tmp_path, 'printf "%s|" "$@"; pwd')
    outcome = subprocess.run(
        [ROOT / "run", "replay", "two words.json"],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    *before, command, argument, file, folder = outcome.stdout.strip().split("|")
    assert before[0] == "run"
    assert str(ROOT) in before
    assert (command, argument, file) == ("spielwerk", "replay", "two words.json")
    assert folder == str(tmp_path)


def test_a_failed_step_does_not_hide_the_others_and_is_named_at_the_end(tmp_path: Path) -> None:
    copy_of("run", tmp_path)
    check = copy_of("check", tmp_path)
    (tmp_path / "web/node_modules").mkdir(parents=True)
    (tmp_path / "web/package-lock.json").write_text("{}")
    environment = write_uv(tmp_path, 'case "$*" in *" mypy"|*" pytest "*) exit 3 ;; esac')
    outcome = subprocess.run([check], env=environment, capture_output=True, text=True, check=False)
    workers = 2 * os.sysconf("SC_NPROCESSORS_ONLN")
    assert outcome.returncode == 1
    assert "failed:\n  tool mypy\n" in outcome.stderr
    assert outcome.stderr.endswith(f"failed:\n  tool pytest -n {workers} --dist worksteal\n")
