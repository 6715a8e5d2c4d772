"""Stramash's child looks at one thing after the other."""

from __future__ import annotations

import spielwerk
from spielwerk import bots
from tests.bots.test_bots import played


def chosen(hand: str, *laddies: list[str]) -> str:
    """What a child in seat 0 does with this hand."""
    rest = [[*own, *["D"] * (5 - len(own))] for own in laddies]
    seats = len(laddies)
    others = ["Q Q Q Q Q"] * (seats - 1)
    game = spielwerk.load("stramash", seats=seats)
    match = game.match_from(
        {
            "game": "stramash",
            "seats": seats,
            "to_move": 0,
            "laddies": rest,
            "hands": [hand, *others],
            "discard": "",
        },
        seed=1,
    )
    child = bots.load("child", game, 0, 1)
    return child.choose(match.observation(0), match.legal(0), match.events(0))


def test_it_comes_out_before_it_gets_in_and_gets_in_before_it_hits() -> None:
    assert chosen("K 4 5 6 6 6", ["T0"], ["T5"]) == "K out"
    assert chosen("4 5 6 6 9 9", ["T0"], ["T5"]) == "4 T0>C0.1"
    assert chosen("5 5 9 9 9 9", ["T50"], ["T55"]) == "5 T50>T55"


def test_of_several_it_hits_the_next_one_ahead() -> None:
    assert chosen("2 5 9 9 9 9", ["T50"], ["T55", "T52"]) == "2 T50>T52"


def test_else_its_foremost_laddie_goes_as_far_as_it_can_without_going_past() -> None:
    assert chosen("2 5 9 3 3 3", ["T50", "T20"], ["T40"]) == "9 T50>T59"
    assert chosen("2 9 9 9 9 9", ["T1", "T20"], ["T40"]) == "2 T1>T3"


def test_it_keeps_one_eight_and_saves_a_bonnie_fechter() -> None:
    assert chosen("8 X 2 2 2 2", ["T50"], ["T40"]) == "2 T50>T52"
    assert chosen("8 8 2 2 2 2", ["T50"], ["T40"]) == "8 T50>T42"


def test_a_child_chooses_alike_whatever_is_hidden_from_it() -> None:
    game = spielwerk.load("stramash", seats=3)
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


def test_a_child_is_ahead_of_who_plays_anything() -> None:
    game = spielwerk.load("stramash", seats=2)
    won = 0
    for seed in range(4):
        names = ["child", "random"] if seed % 2 else ["random", "child"]
        returns = played(game, seed, names).returns
        assert returns is not None
        won += returns[names.index("child")] > 0
    assert won >= 3


def test_a_child_plays_a_match_to_its_end_in_pairs() -> None:
    game = spielwerk.load("stramash", {"pairs": "on"}, seats=4)
    assert played(game, 1, ["child"] * 4).over
