"""The rules of a game and its tests speak of the same paragraphs, and its examples are true."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

import spielwerk
from spielwerk.text import game_texts

ROOT = Path(__file__).parents[2]
PARAGRAPH = re.compile(r"^#+ §([A-Z]+\d*)\b", re.MULTILINE)
MENTION = re.compile(r"§([A-Z]+\d+)\b")
SOME_RULE = re.compile(r"§([A-Z]+\d*)\b")
RULE_OF_TEST = re.compile(r"test_([A-Z]+\d*)_")
JSON_BLOCK = re.compile(r"^```json\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.fixture(params=spielwerk.games())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def readme(game: str) -> str:
    return (ROOT / "src/spielwerk/games" / game / "README.md").read_text(encoding="utf-8")


def rules_with_a_test(game: str) -> set[str]:
    """The paragraphs named by the tests in tests/rulebook/test_<game>*.py."""
    rules = set()
    for file in ROOT.glob(f"tests/rulebook/test_{game}*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            named = RULE_OF_TEST.match(node.name) if isinstance(node, ast.FunctionDef) else None
            if named:
                rules.add(named[1])
    return rules


def test_every_paragraph_of_the_rules_has_a_rulebook_test(game: str) -> None:
    paragraphs = PARAGRAPH.findall(readme(game))
    assert paragraphs, "no paragraph is headed § and its number"
    assert len(set(paragraphs)) == len(paragraphs)
    assert set(paragraphs) - rules_with_a_test(game) == set()


def test_every_rulebook_test_names_a_paragraph_of_the_rules(game: str) -> None:
    assert rules_with_a_test(game) - set(PARAGRAPH.findall(readme(game))) == set()


def test_every_paragraph_that_a_page_or_a_text_mentions_exists(game: str) -> None:
    paragraphs = set(PARAGRAPH.findall(readme(game)))
    for page in (ROOT / "src/spielwerk/games" / game).rglob("*.*"):
        if page.suffix in {".md", ".ftl", ".py"}:
            mentioned = set(MENTION.findall(page.read_text(encoding="utf-8")))
            assert mentioned - paragraphs == set(), page


def test_the_options_on_the_page_are_the_game_s(game: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| §", readme(game), re.MULTILINE)
    on_page = dict(rows)
    options = spielwerk.load(game).option_list()
    assert list(on_page) == [option["name"] for option in options]
    for option in options:
        for value in option.get("values", [option["default"]]):
            assert re.search(rf"\b{value}\b", on_page[option["name"]]), (option, value)


def test_players_are_told_what_was_ruled(game: str) -> None:
    """Every paragraph with a ruling is in the list of rulings, or an option that is ours."""
    ruled = set()
    for part in re.split(r"^(?=#)", readme(game), flags=re.MULTILINE):
        if "**Ruling.**" in part:
            ruled |= set(PARAGRAPH.findall(part))
    listed = set(game_texts(game, "en").say(f"{game}-rulings").split())
    rows = re.findall(r"^\| `(\w+)` \| .*? \| (§.*) \|$", readme(game), re.MULTILINE)
    ours = {option["name"] for option in spielwerk.load(game).option_list() if option["ours"]}
    chosen = {rule for name, where in rows if name in ours for rule in SOME_RULE.findall(where)}
    assert ruled - listed - chosen == set()
    numbered = {ruling for ruling in listed if ruling[0].isupper()}
    assert numbered - set(PARAGRAPH.findall(readme(game))) == set()


def test_the_positions_on_the_page_are_positions(game: str) -> None:
    documents = [json.loads(block) for block in JSON_BLOCK.findall(readme(game))]
    assert documents, "no position document is shown"
    for document in documents:
        match = spielwerk.load(game).match_from(document, seed=1)
        written = match.position()
        assert {key: written[key] for key in document} == document
        assert match.seats_to_act()
