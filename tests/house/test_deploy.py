"""What is said and prepared for hosts fits the program."""

import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from spielwerk.server.ground.settings import Settings, variable

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file())
PAGES = [*FILES, *ROOT.glob("docs/*.md"), *ROOT.glob("docs/decisions/*.md"), ROOT / "README.md"]
OWN = {"HOST", "PORT", "DATABASE", "NO_OPEN"}
OTHERS = {"SPIELWERK_KILLS", "SPIELWERK_SERVER"}
SECRET = {variable(known.name) for known in fields(Settings) if known.metadata["secret"]}
KNOWN = {variable(known.name) for known in fields(Settings)} | {
    f"SPIELWERK_{name}" for name in OWN
}
NAMED = re.compile(r"SPIELWERK_[A-Z_]*[A-Z]")


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_every_variable_that_is_named_is_a_setting(page: Path) -> None:
    with_files = KNOWN | {f"{name}_FILE" for name in SECRET | {"SPIELWERK_DATABASE"}}
    assert set(NAMED.findall(page.read_text())) <= with_files | OTHERS


def test_deployment_sets_everything_by_the_environment_only() -> None:
    started = re.findall(r"spielwerk serve(.*)", "".join(path.read_text() for path in FILES))
    assert all(set(rest.split()) <= {"--no-open", "--help`).", '"]'} for rest in started)


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")), ids=lambda path: path.name)
def test_systemd_understands_the_units(unit: Path, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed here")
    copy = tmp_path / unit.name
    text = re.sub(r"^ExecStart=/\S+", "ExecStart=/bin/true", unit.read_text(), flags=re.MULTILINE)
    copy.write_text(text)
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(copy)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, [line for line in done.stderr.splitlines() if unit.name in line]) == (
        0,
        [],
    )


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")), ids=lambda path: path.name)
def test_the_units_may_do_little(unit: Path) -> None:
    """What systemd calls "OK" is below 2; the server's own unit was 1.4 when this was written."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed here")
    limit = 15 if unit.name == "spielwerk.service" else 75
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={limit}", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    "file", sorted(DEPLOY.rglob("compose.yaml")), ids=lambda path: path.parent.name
)
def test_servers_in_containers_may_do_little(file: Path) -> None:
    text = file.read_text()
    built = text.count("dockerfile: deploy/Dockerfile")
    for wanted in (
        "read_only: true",
        "cap_drop: [ALL]",
        "no-new-privileges:true",
        "tmpfs: [/tmp]",
    ):
        assert text.count(wanted) == built == 1
    assert "pg_isready" in text


def test_the_container_is_built_from_files_that_there_are_and_asks_for_its_health() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text().split()
    for needed in ("README.md", "LICENSE", "pyproject.toml", "uv.lock", "src", "web"):
        assert (ROOT / needed).exists()
        assert needed not in ignored
    assert "--frozen" in text
    assert "/health/ready" in text
    assert "USER 10001" in text
    assert "dockerfile: deploy/Dockerfile" in (DEPLOY / "compose.yaml").read_text()


def test_the_lines_and_numbers_that_hosts_are_told_of_are_written() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text()
    server = "".join(path.read_text() for path in (ROOT / "src/spielwerk/server").rglob("*.py"))
    table = page.split("| `message` |")[1].split("\n\n")[0]
    lines = re.findall(r"^\| `([^`]+)`", table, re.MULTILINE)
    assert len(lines) >= 5
    for line in lines:
        assert f'"{line.partition("…")[0].strip()}' in server, line
    for number in re.findall(r"spielwerk_[a-z_]+", page):
        assert re.sub(r"_(total|bucket)$", "", number) in server, number
