"""Sparring partners play by the rules, each in its own style, and a league tells how they fare."""

from typing import Any

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.bots.strategus.league.__main__ import Told, interval, line
from spielwerk.bots.strategus.league.partners import PARTNERS
from tests.bots.telling_strategus import told
from tests.bots.test_strategus_bots import position

GAME = spielwerk.load("strategus")
BY_RULE = [name for name in PARTNERS if not name.endswith("before")]


def choice(name: str, mine: str, theirs: str, *lines: str) -> str:
    """What seat 0's partner plays here, after events that it was told."""
    match = GAME.match_from(position(mine, theirs), seed=1)
    asked = match.observation(0), match.legal(0), told(*lines)
    return str(PARTNERS[name](match.game, 0, 1).choose(*asked))


@pytest.mark.parametrize("name", BY_RULE)
def test_a_partner_lays_an_army_and_plays_legal_moves(name: str) -> None:
    match = GAME.match(seed=4)
    players: list[bots.Bot] = [PARTNERS[name](GAME, 0, 1), bots.load("random", GAME, 1, 1)]
    for _ in range(62):
        for seat in match.seats_to_act():
            asked = match.observation(seat), match.legal(seat), match.events(seat)
            match.play(seat, players[seat].choose(*asked))
    assert match.observation(0)["plies"] > 40


SCENE: tuple[Any, ...] = (
    "a1:A a2:T b1:T e4:2 h8:8 h2:9",
    "e6:5 h9:T a10:6 b10:5 c10:7 j10:A",
    *("1 e7xe6 59 1", "0 h7-h8"),
)


def test_styles_differ() -> None:
    assert choice("chaser", *SCENE) == "e4-e5"
    assert choice("rusher", *SCENE) in ("h8xh9", "h8-i8", "h8-g8")
    assert "x" not in choice("pacifist", *SCENE)


def test_a_line_of_the_table_tells_score_and_interval() -> None:
    low, high = interval(0.5, 4)
    assert 0.1 < low < 0.5 < high < 0.9
    told = line("club", "patient", Told(7, 2, 1, 280.0, 48.0, 0.7))
    assert "| 10 | 7-2-1 | 0.80 |" in told
