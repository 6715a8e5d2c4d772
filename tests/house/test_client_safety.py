"""The client writes text as text, runs nothing that it was sent, and fetches from nobody else."""

import re
from pathlib import Path

import pytest

SOURCES = sorted(
    path
    for path in (Path(__file__).parents[2] / "web" / "src").rglob("*")
    if path.suffix in {".ts", ".svelte"} and ".test." not in path.name
)
DANGEROUS = {
    "text as HTML": re.compile(r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write"),
    "text as a program": re.compile(r"\beval\(|new Function\(|set(Timeout|Interval)\(\s*['\"`]"),
    "messages between windows": re.compile(r"addEventListener\(\s*['\"]message['\"]"),
    "cookies": re.compile(r"document\.cookie"),
    "somebody else's server": re.compile(r"(fetch|WebSocket|import)\(\s*['\"`]https?:"),
}


@pytest.mark.parametrize("what", DANGEROUS)
def test_nothing_in_the_client_uses(what: str) -> None:
    assert [path.name for path in SOURCES if DANGEROUS[what].search(path.read_text())] == []


def test_the_page_names_no_other_host() -> None:
    page = (Path(__file__).parents[2] / "web" / "index.html").read_text()
    assert re.findall(r"(?:src|href)=\"(?:https?:)?//", page) == []
