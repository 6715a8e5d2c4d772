"""What the search knows of Streifzug: features, information states, imagined worlds."""

from itertools import islice
from typing import Any

import numpy as np
import pytest

import spielwerk
from spielwerk.bots.learning import configs, weights
from spielwerk.bots.learning.training import new_net
from spielwerk.bots.search.levels import Level
from spielwerk.bots.search.searcher import Searcher
from spielwerk.bots.streifzug import KNOWLEDGE, guide
from spielwerk.bots.streifzug.guiding import plays, training
from spielwerk.bots.streifzug.worlds import worlds
from spielwerk.core.news import copied
from spielwerk.games.streifzug.cards import card_named
from tests.bots.racing import assert_information_states_differ, features, played_at_random, tables

FULL = "R1 R2 R3 R4 R5 B1 B2 B3 B4 B5"
EMPTY: list[list[str]] = [[] for _ in range(8)]
EVERY_TABLE = pytest.mark.parametrize(("label", "game"), tables("streifzug"))


def position(mode: str, **parts: Any) -> spielwerk.Match:
    """A position of two, red to move."""
    document = {"game": "streifzug", "mode": mode, "seats": 2, "to_move": 0, "stacks": EMPTY}
    return spielwerk.load("streifzug").match_from(document | parts, seed=1)


def feature(match: spielwerk.Match, name: str, seat: int = 0) -> float:
    """A feature of a position, as a seat sees it."""
    return features(guide, match.state, seat)[guide.NAMES.index(name)]


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(set(guide.NAMES)) == len(guide.NAMES) == guide.count()
    seen_by_children = {name for names in training.SIMPLE.values() for name in names}
    assert seen_by_children | set(training.INITIAL_WEIGHTS) <= set(guide.NAMES)


@EVERY_TABLE
def test_features_are_small_whoever_looks(label: str, game: spielwerk.Game) -> None:
    for match in played_at_random(game, 1, 60):
        for seat in range(game.seats):
            assert all(-1 <= value <= 2 for value in features(guide, match.state, seat)), label


@EVERY_TABLE
def test_what_is_hidden_changes_neither_features_nor_information_state(
    label: str, game: spielwerk.Game
) -> None:
    for match in islice(played_at_random(game, 2, 60), 0, None, 4):
        for seat in range(game.seats):
            other = game.determinize(match.observation(seat), seed=label).state
            assert features(guide, match.state, seat) == features(guide, other, seat)
            assert guide.information_state(match.state, seat) == guide.information_state(
                other, seat
            )


@EVERY_TABLE
def test_what_is_dealt_anew_is_only_what_cannot_be_seen(label: str, game: spielwerk.Game) -> None:
    rng = np.random.default_rng(1)
    changed = False
    for match in islice(played_at_random(game, 3, 60), 0, None, 4):
        for seat in range(game.seats):
            determinized = copied(match.state)
            guide.determinize(determinized, seat, rng)
            assert game.observe(determinized, seat) == match.observation(seat)
            assert sum(map(sum, determinized.hands)) == sum(map(sum, match.state.hands))
            changed |= determinized.stacks != match.state.stacks
    assert changed, label


@pytest.mark.parametrize("mode", ["basic", "extended"])
@pytest.mark.parametrize("doubles", ["nothing", "again"])
def test_information_states_differ_where_observations_do(mode: str, doubles: str) -> None:
    game = spielwerk.load("streifzug", {"preset": mode, "doubles": doubles}, 3)
    assert_information_states_differ(guide, game, 2)


def test_the_order_of_the_dice_cannot_be_seen_when_both_are_played() -> None:
    seen = []
    for moves in (("4 o3>o7", "1 i0>i1"), ("1 i0>i1", "4 o3>o7")):
        match = position("basic", dice=[4, 1], figures=[["o3", "i0"], ["S", "S"]])
        for move in moves:
            match.play(0, move)
        seen.append([guide.information_state(match.state, seat) for seat in range(2)])
    assert seen[0] == seen[1]


@pytest.mark.parametrize("part", ["basic", "cards"])
def test_who_looks_at_little_learns_from_matches_of_who_looks_at_all(part: str) -> None:
    assert configs.behaviour("streifzug", f"simple-{part}") is weights.net(
        "streifzug", f"full-{part}"
    )
    assert configs.behaviour("streifzug", f"full-{part}") is None


# Features


def test_the_way_to_a_card_counts_if_the_seat_lacks_its_colour() -> None:
    name = "own: likelihood of a catch with the next roll"
    stacks = [["B6"] if stack == 1 else [] for stack in range(8)]
    figures = [["o3", "o40"], ["S", "S"]]
    parts = {"figures": figures, "stacks": stacks, "dice": [6, 5]}
    lacks_blue = position("basic", cards=["R1 R2 R3 R4 R5", ""], **parts)
    has_blue = position("basic", cards=["B1 B2 B3 B4 B5", ""], **parts)
    assert feature(lacks_blue, name) > 11 / 36
    assert feature(has_blue, name) == 0


def test_while_somebody_is_asked_for_a_patron_its_figures_are_as_good_as_gone() -> None:
    parts = {"figures": [["o4", "o40"], ["o9", "o30"]], "hands": ["R3", "B5 B6"]}
    asked = position("extended", dice=[5, 4], **parts)
    asked.play(0, "5 o4>o9")
    assert asked.seats_to_act() == (1,)
    for seat, who, other in ((0, "next", "own"), (1, "own", "next")):
        assert feature(asked, f"{who}: figures about to be thrown", seat) == 0.5
        assert feature(asked, f"{who}: cards about to be lost with them", seat) == 0.5
        assert feature(asked, f"{who}: figures on S", seat) == 0.5
        assert feature(asked, f"{other}: figures about to be thrown", seat) == 0
        assert feature(asked, f"{other}: figures on S", seat) == 0
    before = asked.position()
    features(guide, asked.state, 0)
    assert asked.position() == before


def test_with_five_and_five_the_bell_is_near_where_a_die_reaches_it() -> None:
    figures = [["i0", "o40"], ["S", "S"]]
    match = position("basic", cards=[FULL, ""], figures=figures, dice=[3, 1])
    assert feature(match, "own: lacks nothing: the bell with the dice left") == 1
    match = position("basic", cards=[FULL, ""], figures=[["S", "o0"], ["S", "S"]], dice=[3, 1])
    assert feature(match, "own: lacks nothing: likelihood of ringing with the next roll") == 0


@pytest.mark.parametrize(("doubles", "rolled"), [("nothing", 2), ("again", 0)])
def test_who_has_rolled_doubles_may_be_the_next_to_roll(doubles: str, rolled: int) -> None:
    figures = [["o3", "o40"], ["S", "S"]]
    match = position("basic", figures=figures, dice=[4, 4], options={"doubles": doubles})
    assert feature(match, "own: turns until it rolls") == rolled / 4


def test_a_figure_on_a_catch_field_cannot_be_thrown() -> None:
    for field, safe in (("o7", True), ("o8", False)):
        figures = [[field, "S"], ["o4", "S"]]
        match = position("basic", figures=figures, dice=[6, 5])
        assert (feature(match, "own: likelihood of being thrown") == 0) == safe


def test_points_that_can_be_laid_out_are_seen_by_their_owner_alone() -> None:
    match = position("extended", phase="cards", hands=["R3 R4 R5", "B1"])
    assert feature(match, "points that can be laid out") == pytest.approx(3 / 15)
    assert feature(match, "points that can be laid out", seat=1) == 0


# Choices


def choice(match: spielwerk.Match, iterations: int) -> str:
    """What a search chooses that has learned nothing."""
    net = new_net(guide.count(), 4, np.random.default_rng(1))
    searcher = Searcher(match.game, KNOWLEDGE, net, 1 << 12, compile_it=False)
    level = Level("", iterations, 2, 60.0, extra_depth=0)
    seen = islice(worlds(match.game, match.observation(0), match.events(0), "1"), 2)
    found = searcher.search([*seen], 0, match.game.seats, level, 1)
    text: str = match.game.moves.text(found[0].action)
    return text


@pytest.mark.parametrize("iterations", [0, 30])
def test_who_can_ring_and_win_does(iterations: int) -> None:
    figures = [["i0", "o40"], ["S", "S"]]
    match = position("basic", cards=[FULL, ""], figures=figures, dice=[6, 1])
    assert choice(match, iterations) == "1 i0>bell"


def test_who_alone_can_use_a_card_does_not_wait_for_better_dice() -> None:
    figures = [["o3", "o40"], ["S", "S"]]
    stacks = [["B6"] if stack == 1 else ["B7"] if stack == 2 else [] for stack in range(8)]
    looked_at = []
    for lacks in ("", "B1 B2 B3 B4 B5"):
        cards = ["R1 R2 R3 R4 R5", lacks]
        match = position("basic", cards=cards, figures=figures, dice=[6, 4], stacks=stacks)
        out = [0] * match.game.moves.MAX_ACTIONS
        count = plays.fill_actions(match.state, 0, out)
        looked_at.append({match.game.moves.text(action) for action in out[:count]})
    everything, alone = looked_at
    assert everything == {*match.legal(0)}
    assert alone == {"4 o3>o7", "6+4 o40>m6"}


# Worlds


@EVERY_TABLE
def test_imagined_worlds_agree_with_what_is_seen(label: str, game: spielwerk.Game) -> None:
    for match in islice(played_at_random(game, 3, 80), 0, None, 4):
        seat = match.seats_to_act()[0]
        for world in islice(worlds(game, match.observation(seat), match.events(seat), label), 2):
            assert game.observe(world, seat) == match.observation(seat)


def played_from(match: spielwerk.Match, *actions: str) -> spielwerk.Match:
    for action in actions:
        match.play(match.seats_to_act()[0], action)
    return match


def hands_imagined(
    match: spielwerk.Match, viewer: int, seat: int, memory: int | None = None
) -> list[list[int]]:
    seen, heard = match.observation(viewer), match.events(viewer)
    found = worlds(match.game, seen, heard, "7", memory)
    return [world.hands[seat] for world in islice(found, 8)]


def test_a_card_that_was_caught_is_known_to_be_in_the_hand() -> None:
    stacks = [["B6"] if stack == 1 else ["R1"] if stack == 2 else [] for stack in range(8)]
    figures = [["o3", "i0"], ["S", "S"]]
    match = position(
        "extended", figures=figures, stacks=stacks, dice=[4, 1], hands=["R7 R8", "B8"]
    )
    played_from(match, "4 o3>o7", "1 i0>i1", "end")
    assert all(hand[card_named("B6")] for hand in hands_imagined(match, 1, 0))
    assert all(hand[card_named("B6")] for hand in hands_imagined(match, 1, 0, memory=2))
    assert not all(hand[card_named("B6")] for hand in hands_imagined(match, 1, 0, memory=1))


def test_who_was_robbed_knows_the_card() -> None:
    figures = [["m3", "o40"], ["m8", "S"]]
    match = position("extended", figures=figures, dice=[5, 1], hands=["R7", "B8 B1 B2"])
    played_from(match, "5 m3>m8", "let go", "give B8")
    assert all(hand[card_named("B8")] for hand in hands_imagined(match, 1, 0))


def test_a_known_card_that_is_laid_out_is_no_longer_in_the_hand() -> None:
    figures = [["o3", "o40"], ["S", "S"]]
    stacks = [["R5"] if stack == 1 else ["R1"] if stack == 2 else [] for stack in range(8)]
    match = position(
        "extended", figures=figures, stacks=stacks, dice=[4, 1], hands=["R3 R4 B1", "B8"]
    )
    played_from(match, "4 o3>o7", "1 o40>o41", "meld R3 R4 R5", "end")
    assert not any(hand[card_named("R5")] for hand in hands_imagined(match, 1, 0)[:1])


def test_the_cards_of_a_meld_that_falls_apart_are_known_to_be_in_the_hand() -> None:
    match = position("extended", phase="cards", hands=["RH", "RJ RP"])
    events = [
        {"event": "laid_out", "seat": 1, "meld": 1, "cards": ["RJ", "RP", "RH"], "points": 8},
        {"event": "took", "seat": 0, "from": 1, "card": "RH"},
        {"event": "melds", "seat": 1, "melds": [], "hand": 2},
    ]
    found = islice(worlds(match.game, match.observation(0), events, "7"), 8)
    assert {match.game.position(world)["hands"][1] for world in found} == {"RJ RP"}
