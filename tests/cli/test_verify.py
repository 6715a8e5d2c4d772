"""`spielwerk verify`: what a receipt proves, and what it does not."""

import copy
import json
from typing import Any

import pytest

import spielwerk as library
from tests.cli.process import refused, spielwerk
from tests.laws.test_receipts import played, seeds_for


@pytest.fixture(scope="module")
def match() -> dict[str, Any]:
    """A match of Dog to which three of four added a seed."""
    return played(library.load("dog"), seeds_for(4), 12)


def test_every_outcome_is_told_with_where_it_came_from(match: dict[str, Any]) -> None:
    done = spielwerk("verify", "-", "--lang", "en", typed=json.dumps(match))
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    drawn = [text for who, text in match["steps"] if who == "chance"]
    assert lines[0] == "The secret is the one that was bound before the first card."
    assert lines[1] == "3 seats added a seed."
    assert [line.split("  ")[1].strip() for line in (x.strip() for x in lines[2:-1])] == drawn
    assert all("ticket" in line for line in lines[2:-1])
    assert lines[-1] == f"All {len(drawn)} outcomes are those that secret and seeds bring."
    german = spielwerk("verify", "-", "--lang", "de", typed=json.dumps(match))
    assert german.stdout.splitlines()[1] == "3 Plätze haben eine Zahl beigetragen."


def test_what_differs_is_named_and_the_exit_code_is_1(match: dict[str, Any]) -> None:
    changed = copy.deepcopy(match)
    changed["receipt"]["seeds"][1] = "00" * 16
    done = spielwerk("verify", "-", "--lang", "en", typed=json.dumps(changed))
    assert done.returncode == 1
    assert "WRONG: the seed of seat 1 is not the one that it had promised." in done.stdout
    first = next(s for s in library.verify(changed)["steps"] if not s["good"])
    assert f"WRONG from step {first['step']} on: " in done.stdout.splitlines()[-1]
    assert f"≠ {first['brings']}" in done.stdout


def test_programs_are_told_the_same(match: dict[str, Any]) -> None:
    done = spielwerk("verify", "-", "--json", typed=json.dumps(match))
    assert json.loads(done.stdout) == library.verify(match)


def test_a_match_without_a_receipt_proves_nothing(match: dict[str, Any]) -> None:
    bare = {key: value for key, value in match.items() if key != "receipt"}
    assert "receipt" in refused(["verify", "-"], json.dumps(bare))
    broken = match | {"steps": [["chance", "deal 99"]]}
    assert "step 0" in refused(["verify", "-"], json.dumps(broken))
