"""Rufus' child looks at one thing after the other."""

from __future__ import annotations

from typing import Any

import spielwerk
from spielwerk import bots
from tests.bots.test_bots import played


def chosen(seats: int = 2, **position: Any) -> str:
    """What a child in seat 0 does there."""
    game = spielwerk.load("rufus", seats=seats)
    match = game.match_from({"game": "rufus", "seats": seats, "to_move": 0, **position}, seed=1)
    child = bots.load("child", game, 0, 1)
    return child.choose(match.observation(0), match.legal(0), match.events(0))


def test_it_catches_rufus_with_whichever_stone_is_seven_behind() -> None:
    assert chosen(fox=12, stones=[[5, 40], [11, 11]]) == "stone 5>12"
    assert chosen(fox=12, stones=[[10, 5], [11, 11]]) == "stone 5>12"


def test_it_leads_rufus_to_a_fox_field_before_it_thinks_of_a_stone() -> None:
    assert chosen(fox=27, stones=[[5, 24], [26, 26]]) == "fox 3"


def test_it_leads_rufus_to_another_s_stone() -> None:
    assert chosen(fox=10, stones=[[5, 2], [14, 13]]) == "fox 3"


def test_it_makes_rufus_fit() -> None:
    assert chosen(fox=10, stones=[[5, 40], [9, 9]]) == "fox 1"


def test_else_it_lays_its_highest_card_before_the_nearest_stone() -> None:
    """It does not mind that an even card leads others on."""
    game = spielwerk.load("rufus", seats=2)
    match = game.match_from(
        {"game": "rufus", "seats": 2, "to_move": 0, "fox": 50, "stones": [[32, 36], [41, 34]]},
        seed=1,
    )
    child = bots.load("child", game, 0, 1)
    assert child.choose(match.observation(0), match.legal(0), []) == "lay 9 @42"
    match.play(0, "lay 9 @42")
    assert child.choose(match.observation(0), match.legal(0), []) == "stone 36>42"


def test_a_child_chooses_alike_whatever_is_hidden_from_it() -> None:
    game = spielwerk.load("rufus", {"prizes": "shuffled"}, seats=3)
    match = game.match(seed=5)
    for step in range(40):
        seat = match.seats_to_act()[0]
        seen, legal = match.observation(seat), match.legal(seat)
        other = game.determinize(seen, seed=step)
        child = bots.load("child", game, seat, 9)
        assert child.choose(seen, legal, []) == child.choose(
            other.observation(seat), other.legal(seat), []
        )
        match.play(seat, legal[step % len(legal)])


def test_a_child_plays_a_match_to_its_end_at_every_table() -> None:
    for seats in (2, 3, 4, 5):
        assert played(spielwerk.load("rufus", seats=seats), 1, ["child"] * seats).over


def test_a_child_is_ahead_of_who_plays_anything() -> None:
    game = spielwerk.load("rufus", seats=2)
    won = 0
    for seed in range(8):
        names = ["child", "random"] if seed % 2 else ["random", "child"]
        returns = played(game, seed, names).returns
        assert returns is not None
        won += returns[names.index("child")] > 0
    assert won >= 6
