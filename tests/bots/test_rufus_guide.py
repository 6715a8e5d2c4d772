"""What the search knows of Rufus: features, information states, imagined worlds."""

from itertools import islice
from typing import Any

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.bots.rufus import guide, plays, training_rules
from spielwerk.bots.rufus.worlds import worlds
from spielwerk.bots.search.levels import LEVELS
from spielwerk.bots.search.players import Player, level_of
from spielwerk.games.rufus import moves
from tests.bots.racing import (
    assert_hidden_changes_nothing,
    assert_information_states_differ,
    features,
    played_at_random,
    tables,
)

EVERY_TABLE = pytest.mark.parametrize(("label", "game"), tables("rufus"))


def position(**more: Any) -> spielwerk.Match:
    """A position for two in which seat 0 is to move."""
    document = {"game": "rufus", "seats": 2, "to_move": 0} | more
    return spielwerk.load("rufus", None, 2).match_from(document, seed=1)


def feature(match: spielwerk.Match, name: str, seat: int = 0) -> float:
    return features(guide, match.state, seat)[guide.NAMES.index(name)]


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(set(guide.NAMES)) == len(guide.NAMES) == guide.count()
    assert all(set(looked_at) <= set(guide.NAMES) for looked_at in guide.SIMPLE.values())


@EVERY_TABLE
def test_features_are_small_whoever_looks(label: str, game: spielwerk.Game) -> None:
    for match in played_at_random(game, 1, 60):
        for seat in range(game.seats):
            assert all(-1 <= value <= 3 for value in features(guide, match.state, seat)), label


@EVERY_TABLE
def test_what_is_hidden_changes_neither_features_nor_information_state(
    label: str, game: spielwerk.Game
) -> None:
    assert_hidden_changes_nothing(guide, game, label)


def test_information_states_differ_where_observations_do() -> None:
    assert_information_states_differ(guide, spielwerk.load("rufus", None, 3), 6)


def test_the_order_of_fox_and_card_cannot_be_seen_afterwards() -> None:
    seen = []
    for parts in (("fox 2", "lay 4 @55"), ("lay 4 @55", "fox 2")):
        match = position()
        for part in parts:
            match.play(0, part)
        seen.append([guide.information_state(match.state, seat) for seat in range(2)])
    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    ("stone", "prizes"), [(53, 1), (54, 1), (55, 1), (52, 0), (59, 1), (40, 0)]
)
def test_a_catch_that_a_turn_may_bring_is_seen(stone: int, prizes: int) -> None:
    match = position(fox=0, stones=[[20, stone], [30, 40]])
    assert feature(match, "own: prizes that its turn may bring") == pytest.approx(prizes / 3)


def test_a_fox_field_and_a_stone_there_are_two_prizes_and_a_catch_a_third() -> None:
    match = position(fox=28, stones=[[25, 10], [30, 45]])
    assert feature(match, "own: prizes that its turn may bring") == 1
    assert feature(match, "own: points that its turn may bring") == pytest.approx((1 + 3 + 5) / 40)


def test_cards_of_others_count_as_likely_as_they_are() -> None:
    name = "first opponent: points that its cards would count now"
    hand = "2 3 4 5 6 7 8"
    match = position(trail=[{"at": 50, "seat": 1, "value": 9}], hands=["2 3 4 5 6 7 8 9", hand])
    assert feature(match, name) == pytest.approx(4 * 7 / 8 / 40)
    assert feature(match, name.replace("first opponent", "own"), 1) == pytest.approx(-5 / 40)


@EVERY_TABLE
def test_imagined_worlds_agree_with_what_is_seen(label: str, game: spielwerk.Game) -> None:
    for match in played_at_random(game, 3, 60):
        seat = match.seats_to_act()[0]
        seen, heard = match.observation(seat), match.events(seat)
        for world in islice(worlds(game, seen, heard, label), 2):
            assert game.observe(world, seat) == seen


def test_a_hidden_card_is_mostly_thought_to_be_even() -> None:
    match = position(trail=[{"at": 50, "seat": 1, "value": 9}])
    some = list(islice(worlds(match.game, match.observation(0), [], "1"), 100))
    assert sum(world.card[50] % 2 == 0 for world in some) > 70


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_forgets_where_all_that_was_shown_lies_open(level: str) -> None:
    for seats in (2, 5):
        assert level_of(spielwerk.load("rufus", None, seats), level).memory is None


@EVERY_TABLE
def test_what_is_looked_at_is_legal_and_leaves_out_only_cards_and_late_foxes(
    label: str, game: spielwerk.Game
) -> None:
    for match in played_at_random(game, 4, 60):
        seat = match.seats_to_act()[0]
        legal, looked_at = ([0] * moves.MAX_ACTIONS for _ in range(2))
        del legal[game.rules.fill_actions(match.state, seat, legal) :]
        del looked_at[plays.fill_actions(match.state, seat, looked_at) :]
        assert len(set(looked_at)) == len(looked_at) <= 3 * (2 * 2 * game.seats + 1) + 21
        left_out = set(legal) - set(looked_at)
        assert set(looked_at) <= set(legal)
        spared = {moves.FOX} if match.state.card_laid else {moves.LAYING}
        assert {moves.what_of(action) for action in left_out} <= spared
        laid = [action for action in looked_at if moves.what_of(action) == moves.LAYING]
        assert laid or not left_out or match.state.card_laid


def test_who_is_further_ahead_has_more_of_a_win() -> None:
    much, little = ([[19, 17, 15], [13]], [[15], [13]])
    results = [
        training_rules.returns(position(won=won).state, seat)
        for won in (much, little)
        for seat in (0, 1)
    ]
    assert results[0] > results[2] > 0.3
    assert results[1] < results[3] < -0.3


def test_initial_weights_are_about_features() -> None:
    assert set(guide.INITIAL_WEIGHTS) <= set(guide.NAMES)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_takes_a_win_that_is_there(level: str) -> None:
    won = [[1, 3, 5, 7, 9, 11], [13, 15, 17]]
    match = position(fox=20, stones=[[13, 50], [40, 45]], prizes=[19], won=won)
    bot = bots.load(level, match.game, 0, 1)
    assert bot.choose(match.observation(0), match.legal(0), match.events(0)) == "stone 13>20"


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_no_choice(level: str) -> None:
    thinks = level_of(spielwerk.load("rufus", None, 3), level)
    quick = thinks._replace(iterations=min(300, thinks.iterations), seconds=60)
    for match in list(played_at_random(spielwerk.load("rufus", None, 3), 5, 60))[::12]:
        seat = match.seats_to_act()[0]
        seen, legal = match.observation(seat), match.legal(seat)
        other = match.game.determinize(seen, seed="other")
        bot = Player(quick, match.game, seat, 1)
        chosen = bot.choose(seen, legal, match.events(seat))
        assert bot.choose(other.observation(seat), other.legal(seat), match.events(seat)) == chosen
