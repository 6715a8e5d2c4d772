"""Chances that people are shown: they are those of one match, and put right along a line."""

from itertools import pairwise
from typing import Any

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.bots.chances import (
    DOES,
    STANDS,
    fitted,
    on_line,
    points_for,
    put_right,
    result,
    shared,
    standing,
)
from spielwerk.bots.review import chances
from tests.effort import EFFORT

STEPS = 12 * EFFORT
TABLES: list[tuple[str, int | None, dict[str, Any]]] = [
    ("dog", 4, {}),
    ("dog", 6, {}),
    ("stramash", 2, {}),
    ("stramash", 3, {}),
    ("stramash", 4, {"pairs": "on"}),
    ("rufus", 2, {}),
    ("rufus", 3, {}),
    ("rufus", 5, {}),
    ("streifzug", 3, {}),
    ("streifzug", 4, {"preset": "teams"}),
    ("strategus", 2, {}),
    ("strategus", 2, {"army": "duel"}),
]
"""Every game, with few sides and with many, with teams and without."""


def begun(game: spielwerk.Game, steps: int) -> spielwerk.Match[Any, Any, Any, Any]:
    """A match at random, so many steps long."""
    match = game.match(seed=3)
    players = [bots.load("random", game, seat, 1) for seat in range(game.seats)]
    while not match.over and len(match.steps) < steps:
        seat = match.seats_to_act()[0]
        asked = match.observation(seat), match.legal(seat), match.events(seat)
        match.play(seat, players[seat].choose(*asked))
    return match


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=str)
def test_the_chances_of_all_sides_are_one_together(
    name: str, seats: int | None, options: dict[str, Any]
) -> None:
    game, curve = spielwerk.load(name, options, seats), list[list[float]]()

    def watch(match: spielwerk.Match[Any, Any, Any, Any]) -> None:
        curve.append(chances(match, curve[-1] if curve else []))

    spielwerk.replay(begun(game, STEPS).transcript(), watch)
    assert len(curve) > STEPS
    for stand in curve:
        assert all(0 <= chance <= 1 for chance in stand)
        assert sum(stand[team[0]] for team in game.teams()) == pytest.approx(1)
        assert all(stand[seat] == stand[team[0]] for team in game.teams() for seat in team)


@pytest.mark.parametrize("name", spielwerk.games())
def test_what_puts_chances_right_is_a_line_that_never_falls(name: str) -> None:
    tables = fitted(name).values()
    assert {asked for lines in tables for asked in lines} <= {STANDS, DOES}
    for points in (points for lines in tables for points in lines.values()):
        for (left, low), (right, high) in pairwise(points):
            assert left < right
            assert 0 <= low <= high <= 1
        assert points[0][0] == 0
        assert points[-1][0] == 1


def test_between_two_points_a_line_is_straight() -> None:
    points = ((0.0, 0.1), (0.5, 0.3), (1.0, 0.9))
    assert [on_line(points, said) for said in (0.0, 0.25, 0.5, 0.75, 1.0)] == pytest.approx(
        [0.1, 0.2, 0.3, 0.6, 0.9]
    )


def test_who_knows_more_keeps_its_chance_and_the_others_share_the_rest() -> None:
    game = spielwerk.load("rufus", {}, 3)
    assert shared(game, [0.6, 0.6, 0.3]) == pytest.approx([0.4, 0.4, 0.2])
    assert shared(game, [0.7, 0.6, 0.3], firm=[0]) == pytest.approx([0.7, 0.2, 0.1])
    assert shared(game, [0.7, 0.0, 0.0], firm=[0]) == pytest.approx([0.7, 0.5 * 0.3, 0.5 * 0.3])
    assert sum(shared(game, [0.7, 0.6, 0.3], firm=[0, 1])) == pytest.approx(1)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=str)
def test_what_all_say_of_themselves_is_put_right_as_one_match(
    name: str, seats: int | None, options: dict[str, Any]
) -> None:
    """Who says more than others has more, whatever all of them say together."""
    game = spielwerk.load(name, options, seats)
    teams = game.teams()
    said = [
        0.9 - 0.6 * next(n for n, team in enumerate(teams) if seat in team) / len(teams)
        for seat in range(game.seats)
    ]
    stands = standing(game, said)
    assert stands == pytest.approx(standing(game, [chance / 2 for chance in said]))
    assert sum(stands[team[0]] for team in teams) == pytest.approx(1)
    assert stands[teams[0][0]] == max(stands) > min(stands) == stands[teams[-1][0]]


def test_who_wins_together_shares_it_and_so_do_all_in_a_draw() -> None:
    game = spielwerk.load("rufus", {}, 3)
    assert result(game, [1, -1, 1]) == [0.5, 0, 0.5]
    assert result(game, [0, 0, 0]) == pytest.approx([1 / 3] * 3)
    assert result(spielwerk.load("dog"), [-1, 1, -1, 1]) == [0, 1, 0, 1]


def test_a_table_that_nobody_has_measured_is_put_right_like_the_nearest() -> None:
    measured, nearest = (spielwerk.load("rufus", {}, seats) for seats in (4, 5))
    for asked in (STANDS, DOES):
        line = points_for(nearest, asked)
        assert line == points_for(measured, asked) == fitted("rufus")["many/4"][STANDS]
    assert put_right(nearest, 0.1) < 0.1
