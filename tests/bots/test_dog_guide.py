"""What the search knows of Dog: features, worlds, and what makes a good partner."""

from itertools import islice
from typing import Any

import pytest

import spielwerk
from spielwerk.bots.dog import guide
from spielwerk.bots.dog.worlds import who_folded, worlds
from spielwerk.bots.search.levels import LEVELS
from spielwerk.bots.search.players import Player, level_of
from spielwerk.core.match import Match
from tests.bots.racing import features, played_at_random

GAME = spielwerk.load("dog")
KENNEL = ["K"] * 4
QUICK = ("casual", "club")


def position(men: list[list[str]], hands: list[str], **more: Any) -> Match:
    """A position in which seat 0 is to move."""
    document = {"game": "dog", "phase": "play", "to_move": 0, "hand_size": 6}
    return GAME.match_from(document | {"men": men, "hands": hands} | more, seed=1)


def chosen(match: Match, level: str, seed: int = 1) -> str:
    """What seat 0 plays there at a level, however slow the machine is."""
    bot = Player(level_of(match.game, level)._replace(seconds=600), match.game, 0, seed)
    return bot.choose(match.observation(0), match.legal(0), match.events(0))


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(set(guide.NAMES)) == len(guide.NAMES) == guide.count()
    assert set(guide.SIMPLE) < set(guide.NAMES)


def test_features_are_small_and_the_same_whatever_is_hidden() -> None:
    for number, match in enumerate(played_at_random(GAME, 1, 60)):
        for seat in match.seats_to_act():
            seen = match.observation(seat)
            other = GAME.determinize(seen, seed=number)
            told = features(guide, match.state, seat)
            assert all(0 <= value <= 3 for value in told)
            assert told == features(guide, other.state, seat)


@pytest.mark.parametrize(("memory", "certain"), [(None, True), (1, False)])
def test_the_partner_still_has_the_card_it_was_given(memory: int | None, certain: bool) -> None:
    """§R2; who remembers for one turn has forgotten it after the second."""
    match = GAME.match(seed=8)
    given = match.legal(0)[-1]
    match.play(0, given)
    while match.observation(0)["phase"] == "exchange":
        seat = match.seats_to_act()[0]
        match.play(seat, match.legal(seat)[0])
    partner = match.observation(0)["seat"] + 2
    while match.decisions(0) < 3 or match.seats_to_act() != (0,):
        seat = match.seats_to_act()[0]
        match.play(seat, next(a for a in match.legal(seat) if not a.startswith(given[-1])))
    card = given.removeprefix("give ")
    imagined = worlds(GAME, match.observation(0), match.events(0), "x", memory)
    hands = [GAME.position(state)["hands"][partner].split() for state in islice(imagined, 40)]
    assert all(card in hand for hand in hands) == certain


def ways_out_imagined(match: Match, seat: int) -> bool:
    """Does seat 0 think it possible that another holds a card that brings a man out?"""
    imagined = worlds(match.game, match.observation(0), match.events(0), "x")
    hands = [match.game.position(state)["hands"][seat].split() for state in islice(imagined, 60)]
    return any({"A", "K", "X"} & set(hand) for hand in hands)


def test_who_folded_one_card_has_none_that_brings_a_man_out() -> None:
    """§R4, option fold: one_card; until one of its men is somewhere else."""
    options = {"fold": "one_card"}
    men = [[field, *KENNEL[1:]] for field in ("T2", "K", "T36", "T54")]
    hands = ["9 9 9", "5 6 8", "J 5 5", "J 6 6"]
    document = {"game": "dog", "options": options, "phase": "play", "hand_size": 3}
    others = document | {"men": men, "hands": hands}
    game = spielwerk.load("dog", options)
    assert ways_out_imagined(game.match_from(others | {"to_move": 0}, seed=1), 1)
    match = game.match_from(others | {"to_move": 1}, seed=1)
    for seat, action in ((1, "fold 5"), (2, "5 T36>T41"), (3, "6 T54>T60")):
        match.play(seat, action)
    assert not ways_out_imagined(match, 1)
    moved = {"event": "sent_home", "owner": 1, "from": "T16", "by": 3}
    assert who_folded(0, match.events(0)) == {1}
    assert who_folded(0, [*match.events(0), moved]) == set()


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_takes_a_win_in_one(level: str) -> None:
    """§Z: the last man of the team goes home."""
    home = [f"G0.{depth}" for depth in (2, 3, 4)]
    men = [[*home, "T62"], KENNEL, [f"G2.{depth}" for depth in (1, 2, 3, 4)], KENNEL]
    match = position(men, ["3 2 Q", "9", "9", "9"])
    match.play(0, chosen(match, level))
    assert match.over


@pytest.mark.parametrize("seed", range(1, 6))
@pytest.mark.parametrize("level", QUICK)
def test_a_good_partner_gives_a_way_out(level: str, seed: int) -> None:
    """Own men are out or home, the partner's are not: it gets one of two kings."""
    match = position(
        [["T25", "T30", "G0.4", "G0.3"], ["T20", *KENNEL[1:]], KENNEL, ["T50", *KENNEL[1:]]],
        ["K K 8 9 10 Q", "5 6 8 9 10 Q", "5 6 8 9 10 Q", "5 6 8 9 10 Q"],
        phase="exchange",
    )
    assert chosen(match, level, seed) == "give K"


@pytest.mark.parametrize("level", QUICK)
def test_a_good_partner_does_not_hit_its_partner(level: str) -> None:
    """The same five steps hit the partner's man, or lead another man on."""
    match = position(
        [["T10", "T30", "K", "K"], KENNEL, ["T15", *KENNEL[1:]], KENNEL], ["5", "9", "9", "9"]
    )
    assert set(match.legal(0)) == {"5 T10>T15", "5 T30>T35"}
    assert chosen(match, level) == "5 T30>T35"


@pytest.mark.parametrize("level", QUICK)
def test_a_good_partner_brings_the_partner_s_men_home(level: str) -> None:
    """§T: own men are home; the partner's man goes in rather than round once more."""
    men = [
        [f"G0.{depth}" for depth in (1, 2, 3, 4)],
        KENNEL,
        ["G2.4", "G2.3", "T31", "T20"],
        KENNEL,
    ]
    match = position(men, ["3 Q", "9", "9", "9"])
    assert "G2" in chosen(match, level)


TABLES: list[tuple[int, str, int]] = [
    (2, "alone", 2),
    (3, "alone", 3),
    (4, "alone", 4),
    (5, "alone", 5),
    (6, "pairs", 3),
    (6, "trios", 2),
    (6, "alone", 6),
]


@pytest.mark.parametrize(("seats", "teams", "sides"), TABLES)
def test_at_the_beginning_every_side_has_about_its_share(
    seats: int, teams: str, sides: int
) -> None:
    """What was learned among two sides is told as the chance of one of more."""
    match = spielwerk.load("dog", {"teams": teams}, seats).match(seed=5)
    level = level_of(match.game, "casual")
    chances = [
        Player(level, match.game, seat, 1).chance(match.observation(seat), match.events(seat))
        for seat in range(seats)
    ]
    assert abs(sum(chances) / seats - 1 / sides) < 0.1
