"""What the project says about itself is true."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "spielwerk"
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/README.md")])
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)\s]*)?\)")
README = (ROOT / "README.md").read_text()
PROGRAMS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
SCRIPT = re.compile(r"(?:^|`)\./([\w.-]+)(?=[\s`])", re.MULTILINE)


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_to_a_file_leads_to_one(page: Path) -> None:
    missing = [
        link for link in LINK.findall(page.read_text()) if not (page.parent / link).exists()
    ]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_script_that_a_page_tells_to_run_is_there_and_can_be_run(page: Path) -> None:
    named = {ROOT / script for script in SCRIPT.findall(page.read_text())}
    assert [script for script in named if not script.stat().st_mode & 0o100] == []


@pytest.mark.parametrize("page", DECISIONS, ids=name)
def test_a_decision_tells_context_decision_and_consequence_on_a_page(page: Path) -> None:
    lines = page.read_text().splitlines()
    assert re.fullmatch(r"\d{4}(-[a-z0-9]+)+\.md", page.name)
    assert lines[0].startswith(f"# {page.name[:4]} ")
    headings = [line for line in lines if line.startswith("## ")]
    assert headings == ["## Context", "## Decision", "## Consequence"]
    assert len(lines) <= 80


def test_no_two_decisions_have_the_same_number() -> None:
    numbers = [page.name[:4] for page in DECISIONS]
    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_in_the_readme_runs(program: str) -> None:
    subprocess.run([sys.executable, "-W", "error", "-c", program], check=True)


def test_the_readme_names_commands_that_there_are() -> None:
    offered = subprocess.run(
        [sys.executable, "-m", "spielwerk.cli", "--help"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    commands = set(re.findall(r"^  (\w+) ", offered.split("Commands:")[1], re.MULTILINE))
    named = set(re.findall(r"\./run (\w+)", README))
    assert named <= commands | {"test", "static", "docs"}


def test_the_glossary_names_what_there_is() -> None:
    """Files as paths below the package, all else as a word of its sources."""
    named = set(re.findall(r"`([^`]+)`", (ROOT / "docs" / "glossary.md").read_text()))
    files = {one for one in named if "/" in one}
    known = " ".join(path.read_text() for path in sorted(SOURCE.rglob("*.py")))
    assert [one for one in files if not [*SOURCE.glob(one.replace("<game>", "*"))]] == []
    parts = {part for one in named - files for part in one.split(".") if part != "md"}
    assert sorted(part for part in parts if not re.search(rf"\b{part}\b", known)) == []


def test_the_changelog_begins_with_what_is_not_released_or_with_this_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert headings[0] == "Unreleased" or headings[0].split(" ")[0] == version


def test_the_licence_is_named_where_tools_look_for_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["license"] == "Apache-2.0"
    assert "Apache License" in (ROOT / "LICENSE").read_text()
