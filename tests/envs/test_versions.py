"""A version says what numbers mean: where a meaning changes, so does the version."""

import hashlib
import json
from pathlib import Path

import pytest

import spielwerk
from spielwerk.envs import versions
from spielwerk.envs.information import WIDTH, Information
from tests.laws.matches import ways_to_play

MEANINGS = Path(__file__).parent / "meanings.json"


def meaning(game: spielwerk.Game) -> str:
    """All that is said of the numbers of a game, as a fingerprint."""
    states = Information(game)
    rows = [[kind, *states.columns(kind)] for kind in states.kinds[1:]]
    told = [game.actions, states.fields, WIDTH, rows, states.words]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", spielwerk.games())
def test_where_the_meaning_of_a_number_changes_the_version_does(
    name: str, request: pytest.FixtureRequest
) -> None:
    """If it fails: raise the number in `versions.VERSIONS`, then run with --rewrite."""
    recorded = json.loads(MEANINGS.read_text())
    ways = ways_to_play(name)
    found = [meaning(game) for game in (ways[0], ways[len(ways) // 2], ways[-1])]
    version = versions.name_of(name)
    if request.config.getoption("--rewrite") and version not in recorded:
        MEANINGS.write_text(json.dumps(recorded | {version: found}, indent=2) + "\n")
    else:
        assert recorded[version] == found


def test_a_name_loads_its_game_and_another_version_is_refused() -> None:
    game = versions.load("spielwerk/dog-v1", {"fold": "one_card"}, 4)
    assert (game.name, game.options["fold"]) == ("dog", "one_card")
    for wrong in ("spielwerk/dog-v2", "spielwerk/dog", "dog", "spielwerk/cuckoo-v1"):
        with pytest.raises(ValueError, match=r"no environment of this version.*spielwerk/dog-v1"):
            versions.load(wrong)


@pytest.mark.parametrize("name", [None, 1, [], {}])
def test_what_is_no_name_is_refused_as_a_name_that_there_is_not(name: object) -> None:
    with pytest.raises(ValueError, match=r"no environment of this version.*spielwerk/dog-v1"):
        versions.load(name)  # type: ignore[arg-type]
