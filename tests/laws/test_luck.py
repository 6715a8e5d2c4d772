"""What chance brought: counted, expected, and the true figures of which people ask."""

import random
from math import isclose

import pytest

import spielwerk
from spielwerk.games.dog import odds
from tests.laws.matches import every_game
from tests.laws.test_receipts import played


@every_game
def test_as_many_outcomes_are_expected_as_came(game: spielwerk.Game) -> None:
    transcript = played(game, [None] * game.seats, 60)
    told = spielwerk.luck(transcript)
    drawn = [text for who, text in transcript["steps"] if who == "chance"]
    assert [draw["says"] for draw in told["draws"]] == drawn
    assert all(draw["says"] in draw["outcomes"] for draw in told["draws"])
    for seat in {draw["seat"] for draw in told["draws"]}:
        own = [one for one in told["tally"] if one["seat"] == seat]
        count = sum(draw["seat"] == seat for draw in told["draws"])
        assert sum(one["times"] for one in own) == count
        assert isclose(sum(one["expected"] for one in own), count, abs_tol=0.01 * len(own))


def test_every_dealt_card_is_somebody_s() -> None:
    told = spielwerk.luck(played(spielwerk.load("dog"), [None] * 4, 0))
    assert [draw["seat"] for draw in told["draws"]][1:] == [
        (told["draws"][0]["seat"] + number) % 4 for number in range(24)
    ]
    aces = [one for one in told["tally"] if one["outcome"] == "deal A"]
    assert len(aces) == 4
    assert all(0.3 < one["expected"] < 0.6 for one in aces), "6 cards, of which 8 in 110 are aces"


def test_dogs_first_hands() -> None:
    """The figures of which the issue speaks, and that they are those of the game itself."""
    assert f"{odds.none_in_hand(4):.1%}" == "25.3%"
    assert f"{odds.none_in_some_hand(4):.1%}" == "70.8%"
    without, tables, deals = 0, 0, 1500
    for seed in range(deals):
        told = odds.at_beginning(spielwerk.load("dog").match(seed=seed).state)
        without += len(told[0]["seats"])
        tables += bool(told[1]["seats"])
    assert without / (4 * deals) == pytest.approx(odds.none_in_hand(4), abs=0.025)
    assert tables / deals == pytest.approx(odds.none_in_some_hand(4), abs=0.05)


def test_the_odds_say_to_whom_it_happened() -> None:
    for seed in range(20):
        match = spielwerk.load("dog").match(seed=seed)
        hands = [match.observation(seat)["hand"].split() for seat in range(4)]
        without = [seat for seat in range(4) if not {"A", "K", "X"} & set(hands[seat])]
        rng = random.Random(seed)
        match.play(0, rng.choice(match.legal(0)))
        told = spielwerk.luck(match.transcript())["odds"]
        assert [one["seats"] for one in told] == [without, without]
