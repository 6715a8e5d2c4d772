"""The levels at Streifzug durch: what none of them overlooks, and that they see what they may."""

from typing import Any

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.bots.search.levels import LEVELS

FULL = "R1 R2 R3 R4 R5 B1 B2 B3 B4 B5"
EMPTY: list[list[str]] = [[] for _ in range(8)]
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


def position(mode: str, **parts: Any) -> spielwerk.Match:
    """A position of two, red to move."""
    document = {"game": "streifzug", "mode": mode, "seats": 2, "to_move": 0, "stacks": EMPTY}
    return spielwerk.load("streifzug").match_from(document | parts, seed=1)


def choice(level: str, match: spielwerk.Match) -> str:
    bot = bots.load(level, match.game, 0, seed=1)
    return bot.choose(match.observation(0), match.legal(0), match.events(0))


@EVERY_LEVEL
def test_with_five_and_five_every_level_rings_and_wins(level: str) -> None:
    figures = [["i0", "o40"], ["S", "S"]]
    match = position("basic", cards=[FULL, ""], figures=figures, dice=[6, 1])
    assert choice(level, match) == "1 i0>bell"


@EVERY_LEVEL
def test_every_level_takes_the_second_figure_home_and_wins(level: str) -> None:
    figures = [["o6", "Z"], ["S", "S"]]
    match = position(
        "extended",
        figures=figures,
        dice=[6, 1],
        melds=[[["R1", "R2", "R3"]], []],
        hands=["", "B1"],
        rung=[0],
    )
    assert choice(level, match) == "6 o6>Z"


@pytest.mark.parametrize("level", ["casual", "club", "master"])
def test_who_looks_well_catches_the_last_card_with_one_die_and_rings_with_the_other(
    level: str,
) -> None:
    figures = [["o3", "i0"], ["S", "S"]]
    stacks = [["B6"] if stack == 1 else [] for stack in range(8)]
    cards = ["R1 R2 R3 R4 R5 B1 B2 B3 B4", ""]
    match = position("basic", cards=cards, figures=figures, dice=[4, 1], stacks=stacks)
    assert choice(level, match) == "4 o3>o7"


@pytest.mark.parametrize("level", ["child", "casual", "club"])
@pytest.mark.parametrize("mode", ["basic", "extended"])
def test_what_is_hidden_changes_no_choice(level: str, mode: str) -> None:
    game = spielwerk.load("streifzug", {"preset": mode}, 2)
    match = game.match(seed=3)
    for _ in range(12):
        seat = match.seats_to_act()[0]
        seen, legal, heard = match.observation(seat), match.legal(seat), match.events(seat)
        chosen = bots.load(level, game, seat, seed=1).choose(seen, legal, heard)
        other = game.determinize(seen, seed="other")
        assert other.legal(seat) == legal
        again = bots.load(level, game, seat, seed=1).choose(other.observation(seat), legal, heard)
        assert again == chosen
        match.play(seat, chosen)
