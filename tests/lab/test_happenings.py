"""Happenings are counted from what all are told, and each has a § and words."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import spielwerk
from spielwerk.core import Match
from spielwerk.lab import happenings
from spielwerk.text import LANGUAGES, game_texts

ROOT = Path(__file__).parents[2]
GAMES = spielwerk.games()


def played(game: str, position: dict[str, object], *actions: str) -> dict[str, int]:
    """What is counted after these actions, each by whoever is to act; only what is not 0."""
    match = spielwerk.load(game).match_from({"game": game} | position, seed=1)
    for action in actions:
        match.play(match.seats_to_act()[0], action)
    return occurred(match)


def occurred(match: Match) -> dict[str, int]:
    return {name: count for name, count in happenings.counted(match).items() if count}


@pytest.mark.parametrize("game", GAMES)
def test_every_happening_has_words_in_both_languages_and_no_two_have_the_same(game: str) -> None:
    for language in LANGUAGES:
        texts = game_texts(game, language)
        said = [happenings.label(texts, game, name) for name in happenings.rules(game)]
        assert len(set(said)) == len(said) > 0
        file = ROOT / f"src/spielwerk/games/{game}/text/{language}.ftl"
        written = re.findall(rf"^{game}-happening-(\w+) =", file.read_text("utf-8"), re.MULTILINE)
        assert written == list(happenings.rules(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_happening_shows_a_rule_of_the_readme(game: str) -> None:
    readme = (ROOT / f"src/spielwerk/games/{game}/README.md").read_text("utf-8")
    paragraphs = set(re.findall(r"^### §(\w+)", readme, re.MULTILINE))
    assert set(happenings.rules(game).values()) <= paragraphs


@pytest.mark.parametrize("game", GAMES)
def test_a_random_match_has_happenings_and_each_of_them_is_listed(game: str) -> None:
    match, rng = spielwerk.load(game).match(seed=3), random.Random(3)
    while not match.over:
        seat = match.seats_to_act()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    counted = happenings.counted(match)
    assert list(counted) == list(happenings.rules(game))
    assert sum(counted.values()) > 10


def test_a_seven_that_is_shared_sends_home_whom_it_sweeps() -> None:
    men = [["T5", "T20", "K", "K"], ["T7", "K", "K", "K"], ["K"] * 4, ["K"] * 4]
    position = {"phase": "play", "to_move": 0, "men": men, "hands": ["7 2", "3", "4", "5"]}
    assert played("dog", position, "7 T5>T8", "7 T20>T24") == {
        "sevens": 1,
        "sevens_shared": 1,
        "men_sent_home": 1,
        "swept_by_sevens": 1,
        "folded": 3,
        "cards_folded": 3,
    }


def test_the_fox_that_catches_stones_sets_back_others_and_one_s_own() -> None:
    position = {"seats": 2, "to_move": 0, "fox": 10, "stones": [[12, 5], [12, 8]]}
    hands = {"hands": ["2 3 4 5 6 7 8 9"] * 2, "turn": turn(7)}
    assert played("rufus", position | hands, "fox 2") == {
        "fox_led": 1,
        "caught_by_fox": 1,
        "stones_set_back": 1,
        "own_set_back": 1,
    }


def test_of_a_colour_that_goes_out_the_fox_catches_both_stones() -> None:
    position = {"seats": 2, "to_move": 0, "fox": 10, "stones": [[5, 6], [12, 12]]}
    hands = {"hands": ["2 3 4 5 6 7 8 9"] * 2, "turn": turn(7)}
    assert played("rufus", position | hands, "fox 2") == {
        "fox_led": 1,
        "caught_by_fox": 1,
        "stones_set_back": 2,
        "went_out": 1,
        "ended_alone": 1,
    }


def turn(points: int) -> dict[str, object]:
    return {"points": points, "fox_moved": False, "card_laid": False}


def test_a_mouse_beats_the_elephant_and_a_fox_removes_a_trap() -> None:
    pieces = [{"e4": "M", "a7": "8", "j1": "A"}, {"e5": "1", "a8": "T", "j10": "A", "h8": "9"}]
    position = {"phase": "play", "to_move": 0, "pieces": pieces}
    assert played("strategus", position, "e4xe5", "h8-h2", "a7xa8") == {
        "hare_runs": 1,
        "fights": 2,
        "attackers_won": 1,
        "mouse_beats_elephant": 1,
        "traps_cleared": 1,
    }


def test_a_bonnie_fechter_charges_from_the_dock() -> None:
    laddies = [["D"] * 5, ["T30", "D", "D", "D", "D"]]
    hands = ["2 3 4 5 6 X", "2 3 4 5 6"]
    position = {"seats": 2, "to_move": 0, "laddies": laddies, "hands": hands}
    assert played("stramash", position, "X D>T30") == {
        "charged": 1,
        "charged_from_dock": 1,
        "docked": 1,
    }


def test_a_figure_that_is_thrown_in_the_basic_mode_is_counted_for_its_thrower() -> None:
    figures = [["o17", "S"], ["o20", "S"]]
    position = {"seats": 2, "to_move": 0, "dice": [3, 1], "figures": figures}
    assert played("streifzug", position, "3 o17>o20")["throws"] == 1
