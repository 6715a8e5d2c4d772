"""What the search knows of Stramash: features, information states, imagined worlds."""

from itertools import islice
from typing import Any

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.bots.search.levels import FEW_SEATS, LEVELS
from spielwerk.bots.search.players import Player, level_of
from spielwerk.bots.stramash import guide
from spielwerk.bots.stramash.worlds import worlds
from spielwerk.games.stramash.cards import ACE, FECHTER, JACK, KING
from tests.bots.racing import (
    assert_hidden_changes_nothing,
    assert_information_states_differ,
    features,
    played_at_random,
    tables,
)

DOCK = "D D D D D"
OTHER = "6 6 9 9 9"
EVERY_TABLE = pytest.mark.parametrize(("label", "game"), tables("stramash"))


def position(laddies: list[str], hands: list[str], **more: Any) -> spielwerk.Match:
    """A position in which seat 0 is to move."""
    document = {
        "game": "stramash",
        "seats": len(laddies),
        "to_move": 0,
        "laddies": [holes.split() for holes in laddies],
        "hands": hands,
    } | more
    game = spielwerk.load("stramash", more.get("options"), len(laddies))
    return game.match_from(document, seed=1)


def feature(match: spielwerk.Match, name: str) -> float:
    """A feature of a position, as seat 0 sees it."""
    return features(guide, match.state, 0)[guide.NAMES.index(name)]


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(set(guide.NAMES)) == len(guide.NAMES) == guide.count()
    assert set(guide.SIMPLE) <= set(guide.NAMES)


@EVERY_TABLE
def test_features_are_small_whoever_looks(label: str, game: spielwerk.Game) -> None:
    for match in played_at_random(game, 1, 60):
        for seat in range(game.seats):
            assert all(0 <= value <= 3 for value in features(guide, match.state, seat)), label


@EVERY_TABLE
def test_what_is_hidden_changes_neither_features_nor_information_state(
    label: str, game: spielwerk.Game
) -> None:
    assert_hidden_changes_nothing(guide, game, label)


def test_information_states_differ_where_observations_do() -> None:
    assert_information_states_differ(guide, spielwerk.load("stramash", None, 3), 4)


def test_the_order_of_a_shared_seven_cannot_be_seen_when_it_is_over() -> None:
    seen = []
    for parts in (("7 T20>T23", "7 T40>T44"), ("7 T40>T44", "7 T20>T23")):
        match = position(["T20 T40 D D D", DOCK], ["7 2 2 3 3 4", "5 5 6 6 9"])
        for part in parts:
            match.play(0, part)
        seen.append(guide.information_state(match.state, 1))
    assert seen[0] == seen[1]


def test_a_laddie_that_can_be_hit_is_in_danger_by_the_cards_that_are_unseen() -> None:
    name = "own: likely hits on these laddies"
    hand = "2 2 3 3 4 4"
    assert feature(position(["T40 D D D D", "T20 D D D D"], [hand, OTHER]), name) == 0
    near = feature(position(["T40 D D D D", "T35 D D D D"], [hand, OTHER]), name)
    rarer = feature(
        position(["T40 D D D D", "T35 D D D D"], [hand, OTHER], discard="5 5 5 5 5 5"), name
    )
    gone = feature(position(["T40 D D D D", "T35 D D D D"], [hand, OTHER], discard="5 " * 8), name)
    assert near > rarer > gone == 0


def test_a_card_that_leads_home_is_counted() -> None:
    match = position(["T70 D D D D", DOCK], ["8 8 9 9 6 10", OTHER])
    assert feature(match, "cards that lead a laddie into the castle") == pytest.approx(4 / 5)
    assert feature(match, "the deepest hole that they lead to") == 1


@EVERY_TABLE
def test_imagined_worlds_agree_with_what_is_seen(label: str, game: spielwerk.Game) -> None:
    for match in played_at_random(game, 3, 60):
        seat = match.seats_to_act()[0]
        seen, heard = match.observation(seat), match.events(seat)
        for memory in (None, 2):
            for world in islice(worlds(game, seen, heard, label, memory), 2):
                assert game.observe(world, seat) == seen


def test_who_had_to_discard_holds_no_way_out() -> None:
    match = position([DOCK, "T30 D D D D", DOCK], ["2 3 4 5 6 9", "2 3 4 5 6", "2 3 4 5 6"])
    for action in ("discard 2", "3 T30>T33", "discard 2"):
        match.play(match.seats_to_act()[0], action)
    some = list(islice(worlds(match.game, match.observation(0), match.events(0), "1"), 50))
    ways_out = (ACE, *range(JACK, KING + 1), FECHTER)
    held = [sum(world.hands[seat][card] for world in some for card in ways_out) for seat in (1, 2)]
    assert held[0] > held[1] == 0
    forgetful = islice(worlds(match.game, match.observation(0), match.events(0), "1", 0), 50)
    assert any(world.hands[2][card] for world in forgetful for card in ways_out)


def test_initial_weights_are_about_features() -> None:
    assert set(guide.INITIAL_WEIGHTS) <= set(guide.NAMES)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_takes_a_win_that_is_there(level: str) -> None:
    match = position(["C0.5 C0.4 C0.3 C0.2 T0", "T30 T33 D D D"], ["4 9 9 5 X 8", OTHER])
    bot = bots.load(level, match.game, 0, 1)
    assert bot.choose(match.observation(0), match.legal(0), match.events(0)) == "4 T0>C0.1"


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_no_choice(level: str) -> None:
    thinks = level_of(spielwerk.load("stramash", None, 3), level)
    quick = thinks._replace(iterations=min(300, thinks.iterations), seconds=60)
    for match in list(played_at_random(spielwerk.load("stramash", None, 3), 5, 40))[::8]:
        seat = match.seats_to_act()[0]
        seen, legal = match.observation(seat), match.legal(seat)
        other = match.game.determinize(seen, seed="other")
        bot = Player(quick, match.game, seat, 1)
        chosen = bot.choose(seen, legal, match.events(seat))
        assert bot.choose(other.observation(seat), other.legal(seat), match.events(seat)) == chosen


def test_who_has_more_opponents_looks_at_more() -> None:
    for name in ("club", "master"):
        tables = [spielwerk.load("stramash", None, n) for n in range(2, 7)]
        looked_at = [level_of(table, name).iterations for table in tables]
        assert sorted(set(looked_at)) == looked_at


def test_among_few_who_is_casual_looks_ahead_with_what_a_child_looks_at() -> None:
    for seats in range(2, 7):
        casual = level_of(spielwerk.load("stramash", None, seats), "casual")
        few = seats <= FEW_SEATS
        assert (casual.net == "simple") is (casual.iterations > 0) is few
