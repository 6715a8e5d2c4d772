"""Elo for many bots: what the model says, also where bots are far apart."""

import numpy as np
import pytest

from spielwerk.lab.ratings import elos, intervals

LADDER = [(0, 1), (1, 2), (2, 3), (3, 4)]


def test_two_bots_are_as_far_apart_as_their_score_says() -> None:
    scores = np.array([[1.0]] * 75 + [[0.0]] * 25)
    expected = 400 * np.log10(75.5 / 25.5)  # with the drawn deal that was never played
    assert elos(2, [(0, 1)], scores, anchor=1) == pytest.approx([expected, 0])


def test_steps_of_a_long_ladder_add_up() -> None:
    """Whoever meets only the next one: the ends are as far apart as all steps together."""
    scores = np.array([[1.0] * 4] * 95 + [[0.0] * 4] * 5)
    step = 400 * np.log10(95.5 / 5.5)
    expected = [4 * step, 3 * step, 2 * step, step, 0]
    assert elos(5, LADDER, scores, anchor=4) == pytest.approx(expected, abs=0.01)


def test_who_has_won_everything_has_a_rating_all_the_same() -> None:
    assert elos(2, [(0, 1)], np.ones((50, 1)), anchor=1)[0] == pytest.approx(
        400 * np.log10(50.5 / 0.5), abs=0.1
    )


def test_an_interval_surrounds_the_rating() -> None:
    scores = np.array([[1.0], [0.0], [1.0], [0.5]] * 25)
    low, high = intervals(2, [(0, 1)], scores, 1)
    assert low[0] < elos(2, [(0, 1)], scores, 1)[0] < high[0]
    assert low[1] == high[1] == 0
