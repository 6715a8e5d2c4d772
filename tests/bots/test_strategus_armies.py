"""Bots with small armies (§S5): each level sets up, plays to the end, and counts by its army."""

import random
from collections import Counter

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.bots.strategus.arranging import arranged, invented, is_shielded, shuffled, walled
from spielwerk.bots.strategus.worlds import worlds

ARMIES = {"barrage": "12899MTA", "duel": "128899MTTA"}


def match_of(army: str, **options: str | int) -> spielwerk.Match:
    return spielwerk.load("strategus", {"army": army, **options}).match(seed=1)


@pytest.mark.parametrize("army", ARMIES)
@pytest.mark.parametrize(
    "name", ["random", "greedy", "forgetful", "child", "casual", "club", "master"]
)
def test_a_bot_sets_up_a_small_army_and_plays_on(name: str, army: str) -> None:
    match = match_of(army, first="0", max_plies=5)
    players = [bots.load(name, match.game, seat, 7) for seat in (0, 1)]
    while not match.over:
        seat = match.seats_to_act()[0]
        action = players[seat].choose(
            match.observation(seat), match.legal(seat), match.events(seat)
        )
        match.play(seat, action)
    assert [len(text.split()) for _, text in match.steps[:2]] == [5, 5]


@pytest.mark.parametrize("army", ARMIES)
def test_a_bot_goes_on_with_a_set_up_under_way(army: str) -> None:
    match = match_of(army, first="0")
    for action in ("place - a1", "place 9 b1", "place - c1"):
        match.play(0, action)
    player = bots.load("greedy", match.game, 0, 7)
    while 0 in match.seats_to_act():
        match.play(0, player.choose(match.observation(0), match.legal(0), match.events(0)))
    assert Counter(match.position()["pieces"][0].values()) == Counter(ARMIES[army])


@pytest.mark.parametrize("army", ARMIES)
def test_each_invented_set_up_is_the_whole_army(army: str) -> None:
    for seed in range(20):
        lot = random.Random(seed)
        for setup in (
            shuffled(lot, army),
            invented(0, {}, [], lot, army),
            walled(0, {}, [], lot, army),
        ):
            codes = Counter(setup.removeprefix("setup").replace(" ", ""))
            assert codes == Counter(ARMIES[army] + "-" * (40 - len(ARMIES[army])))
            match_of(army).play(0, setup)


@pytest.mark.parametrize("army", ARMIES)
def test_no_hare_runs_into_the_apple_with_the_first_move(army: str) -> None:
    for setup in spielwerk.load("strategus", {"army": army}).setups():
        assert is_shielded(setup["setup"].removeprefix("setup").replace(" ", "")), setup
    for seed in range(20):
        lot = random.Random(seed)
        for lays in (invented, walled, arranged):
            laid = lays(0, {}, [], lot, army)
            assert is_shielded(laid.removeprefix("setup").replace(" ", "")), laid


@pytest.mark.parametrize("army", ARMIES)
def test_imagined_worlds_hold_the_small_army(army: str) -> None:
    match = match_of(army, first="0")
    setup = match.game.setups()[0]["setup"]
    for seat in (0, 1):
        match.play(seat, setup)
    imagined = worlds(match.game, match.observation(0), match.events(0), "1")
    for _ in range(5):
        pieces = match.game.position(next(imagined))["pieces"]
        assert Counter(pieces[1].values()) == Counter(ARMIES[army])
