"""The levels at Streifzug durch: what none of them overlooks, and that they see what they may."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import spielwerk
from spielwerk.bots.search.levels import LEVELS
from spielwerk.bots.search.players import Player, level_of

FULL = "R1 R2 R3 R4 R5 B1 B2 B3 B4 B5"
EMPTY: list[list[str]] = [[] for _ in range(8)]
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


def position(mode: str, **parts: Any) -> spielwerk.Match:
    """A position of two, red to move."""
    document = {"game": "streifzug", "mode": mode, "seats": 2, "to_move": 0, "stacks": EMPTY}
    return spielwerk.load("streifzug").match_from(document | parts, seed=1)


def choice(
    level: str, match: spielwerk.Match, heard: Sequence[Mapping[str, Any]] = (), seat: int = 0
) -> str:
    """What a level plays there after some iterations, however slow the machine is."""
    thinking = level_of(match.game, level)
    shorter = thinking._replace(iterations=min(thinking.iterations, 300), seconds=600)
    bot = Player(shorter, match.game, seat, 1)
    return bot.choose(match.observation(seat), match.legal(seat), heard)


@EVERY_LEVEL
def test_with_five_and_five_every_level_rings_and_wins(level: str) -> None:
    figures = [["i0", "o40"], ["S", "S"]]
    match = position("basic", cards=[FULL, ""], figures=figures, dice=[6, 1])
    ringing = choice(level, match)  # with one die or with both
    assert ringing in {"1 i0>bell", "6+1 i0>bell"}
    match.play(0, ringing)
    assert match.returns == [1, -1]


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
        other = game.determinize(match.observation(seat), seed="other")
        assert other.legal(seat) == match.legal(seat)
        chosen = choice(level, match, match.events(seat), seat)
        assert choice(level, other, match.events(seat), seat) == chosen
        match.play(seat, chosen)
