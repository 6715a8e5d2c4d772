"""Streifzug durch: what is kept says by which rules, or means what it meant (decision 0066)."""

from typing import Any

import pytest

import spielwerk
from tests.rulebook.streifzug_scenario import document, match_of

BEFORE = {"stages": "no_turning", "hopser_from_goal": "off"}
TURNS_ROUND = ["4 o5>o9", "4 o9>o5"]


def played(options: dict[str, Any]) -> spielwerk.Match:
    """A turn that comes back round a loop between its stages."""
    match = match_of(document("basic", "o5 o20", "4 4", options))
    for text in TURNS_ROUND:
        match.play(0, text)
    return match


def test_a_transcript_of_before_replays_though_the_default_is_another_now() -> None:
    transcript = played(BEFORE).transcript()
    assert "rules" not in transcript
    assert transcript["options"] == {}
    match = spielwerk.replay(transcript)
    assert match.game.options["stages"] == "no_turning"
    assert match.transcript() == transcript
    with pytest.raises(spielwerk.TranscriptError, match="may not use a space of the first"):
        spielwerk.replay(transcript | {"rules": 2})


def test_a_transcript_of_today_says_by_which_rules() -> None:
    transcript = played({"stages": "no_turning"}).transcript()
    assert transcript["rules"] == 2
    assert transcript["options"] == {"stages": "no_turning"}
    assert spielwerk.replay(transcript).transcript() == transcript


@pytest.mark.parametrize("rules", [1, 3, "2", None, True])
def test_rules_that_there_are_not_are_refused(rules: object) -> None:
    transcript = played(BEFORE).transcript() | {"rules": rules}
    with pytest.raises(spielwerk.TranscriptError, match=r"rules.*2"):
        spielwerk.replay(transcript)
    with pytest.raises(spielwerk.PositionError, match=r"rules.*2"):
        match_of(document("basic", "o5", "4 4") | {"rules": rules})


def test_other_games_have_only_one_set_of_rules() -> None:
    transcript = spielwerk.load("dog").match(seed=1).transcript()
    assert "rules" not in transcript
    with pytest.raises(spielwerk.TranscriptError, match="key rules: leave it out"):
        spielwerk.replay(transcript | {"rules": 2})
    position = spielwerk.load("dog").match(seed=1).position()
    with pytest.raises(spielwerk.PositionError, match="key rules: unknown key"):
        spielwerk.load("dog").match_from(position | {"rules": 2})


@pytest.mark.parametrize("preset", ["basic", "extended", "teams"])
def test_a_written_position_means_what_it_meant(preset: str) -> None:
    game = spielwerk.load("streifzug")
    today = game.match_from(spielwerk.load("streifzug", {"preset": preset}).match(1).position())
    assert today.position()["rules"] == 2
    assert today.game.options["stages"] == "one_way"
    before = {key: value for key, value in today.position().items() if key != "rules"}
    match = game.match_from(before)
    assert {name: match.game.options[name] for name in BEFORE} == BEFORE
    assert match.position() == before


def test_a_position_written_by_hand_takes_todays_defaults() -> None:
    assert match_of(document("basic", "o5", "4 4")).game.options["stages"] == "one_way"


def test_a_position_written_by_hand_takes_what_the_caller_named() -> None:
    game = spielwerk.load("streifzug", {"stages": "no_turning"})
    match = game.match_from(document("basic", "o5", "4 4"), seed=1)
    assert match.game.options["stages"] == "no_turning"


def test_an_observation_is_imagined_by_its_own_rules() -> None:
    for options in ({}, BEFORE):
        match = match_of(document("extended", "o5 o20", "4 4", options))
        imagined = spielwerk.load("streifzug").determinize(match.observation(0), seed=1)
        assert imagined.game.options == match.game.options
