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
    assert lines[0] == "The secret matches the check code in this file."
    assert lines[1] == "3 seats added a random number."
    assert [line.split("  ")[1].strip() for line in (x.strip() for x in lines[2:-2])] == drawn
    assert all("of these give" in line for line in lines[2:-2])
    assert lines[-2].startswith("What this doesn’t prove: ")
    assert "2^k" in lines[-2]
    good = (
        "outcomes are right: they follow from the secret and whatever random numbers were added."
    )
    assert lines[-1] == f"All {len(drawn)} {good}"
    german = spielwerk("verify", "-", "--lang", "de", typed=json.dumps(match))
    assert german.stdout.splitlines()[1] == "3 Plätze haben eine Zufallszahl beigetragen."


def test_what_differs_is_named_and_the_exit_code_is_1(match: dict[str, Any]) -> None:
    changed = copy.deepcopy(match)
    changed["receipt"]["seeds"][1] = "00" * 16
    done = spielwerk("verify", "-", "--lang", "en", typed=json.dumps(changed))
    assert done.returncode == 1
    assert "WRONG: the random number of seat 1 is not the one" in done.stdout
    first = next(s for s in library.verify(changed)["steps"] if not s["good"])
    last = done.stdout.splitlines()[-1]
    assert last.startswith("WRONG: ")
    assert last.endswith(f" step {first['step'] + 1}.")
    assert f"≠ {first['brings']}" in done.stdout


def test_a_receipt_that_judges_nothing_is_never_called_good(match: dict[str, Any]) -> None:
    everything = len(match["steps"])
    done = said(match, taken=everything)
    assert done.returncode == 1
    told = f"NOTHING CHECKED: everything that was drawn belongs to the first {everything} steps"
    assert done.stdout.splitlines()[-1].startswith(told)
    assert "receipt.taken" in refused(
        ["verify", "-"], json.dumps(with_receipt(match, taken=10**6))
    )
    bare = {"game": "dog", "steps": []} | {"receipt": match["receipt"]}
    nothing = spielwerk("verify", "-", "--lang", "en", typed=json.dumps(bare))
    assert nothing.returncode == 1
    assert nothing.stdout.splitlines()[-1].startswith("Chance played no part in this game")


def test_what_was_taken_over_from_another_match_is_named_in_the_verdict(
    match: dict[str, Any],
) -> None:
    drawn = [number for number, (who, _) in enumerate(match["steps"]) if who == "chance"]
    done = said(match, taken=drawn[-1])
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == (
        "1 outcome worked out again: correct. "
        f"NOT CHECKED: the first {drawn[-1]} steps, which are from another game."
    )
    assert done.stdout.count("from another game, not checked") == len(drawn) - 1


def test_seats_that_kept_their_seed_are_named() -> None:
    kept = played(library.load("dog"), [None] * 4, 12)
    promises = ["ab" * 32, None, "cd" * 32, None]
    lines = said(kept, promises=promises).stdout.splitlines()
    assert lines[1].startswith("Nobody added a random number: the secret alone decides")
    assert lines[2:4] == [
        f"The random number of seat {seat} was set, but never shown: "
        "everything was drawn without it."
        for seat in (0, 2)
    ]
    assert "secrets could have been tried" in lines[-2]
    assert lines[-1].endswith("Nobody added a random number.")


def test_one_s_own_seed_is_looked_for(match: dict[str, Any]) -> None:
    seed = match["receipt"]["seeds"][1]
    done = spielwerk("verify", "-", "--seed", seed, "--lang", "en", typed=json.dumps(match))
    assert done.returncode == 0
    assert done.stdout.splitlines()[2] == "Your random number was used: seat 1."
    other = spielwerk("verify", "-", "--seed", "ab" * 16, "--lang", "en", typed=json.dumps(match))
    assert other.returncode == 1
    assert other.stdout.splitlines()[-1] == "All right, but your own random number wasn’t used."
    assert other.stdout.splitlines()[2] == "Your random number was NOT used."


def with_receipt(match: dict[str, Any], **changed: Any) -> dict[str, Any]:
    return match | {"receipt": match["receipt"] | changed}


def said(match: dict[str, Any], **changed: Any) -> Any:
    """What is said of this match with another receipt."""
    return spielwerk(
        "verify", "-", "--lang", "en", typed=json.dumps(with_receipt(match, **changed))
    )


def test_programs_are_told_the_same(match: dict[str, Any]) -> None:
    done = spielwerk("verify", "-", "--json", typed=json.dumps(match))
    assert json.loads(done.stdout) == library.verify(match)


def test_a_match_without_a_receipt_proves_nothing(match: dict[str, Any]) -> None:
    bare = {key: value for key, value in match.items() if key != "receipt"}
    assert "receipt" in refused(["verify", "-"], json.dumps(bare))
    broken = match | {"steps": [["chance", "deal 99"]]}
    assert "step 0" in refused(["verify", "-"], json.dumps(broken))
