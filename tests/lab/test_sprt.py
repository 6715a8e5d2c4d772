"""Stopping early, and Elo for many: what is known of both from elsewhere."""

from __future__ import annotations

import random

import numpy as np
import pytest

from spielwerk.lab.ratings import elos, intervals
from spielwerk.lab.sprt import Sprt, likeliest, score


def test_the_bounds_are_those_of_wald() -> None:
    assert Sprt(0, 5).bounds == pytest.approx((-2.944439, 2.944439))


def test_a_pentanomial_ratio_is_about_that_of_the_normal_approximation() -> None:
    """Van den Bergh's: n (s1 - s0) (2 mean - s0 - s1) / (2 variance)."""
    counts = {0.0: 120, 0.25: 350, 0.5: 600, 0.75: 420, 1.0: 160}
    scores = [result for result, count in counts.items() for _ in range(count)]
    s0, s1 = score(0), score(5)
    about = len(scores) * (s1 - s0) * (2 * np.mean(scores) - s0 - s1) / (2 * np.var(scores))
    assert Sprt(0, 5).ratio(scores) == pytest.approx(about, rel=0.02)


def test_the_likeliest_distribution_has_the_mean_that_is_asked_for() -> None:
    likely = likeliest({0.0: 3, 0.5: 4, 1.0: 9}, 0.4)
    assert sum(likely.values()) == pytest.approx(1)
    assert sum(result * share for result, share in likely.items()) == pytest.approx(0.4)


def test_nothing_is_believed_before_the_first_deal() -> None:
    assert Sprt(0, 50).believed(Sprt(0, 50).ratio([])) is None


@pytest.mark.parametrize(("true", "believed"), [(0.0, "elo0"), (60.0, "elo1")])
def test_what_is_believed_is_mostly_true(true: float, believed: str) -> None:
    test, lot, said = Sprt(0, 60), random.Random(7), []
    for _ in range(40):
        scores = list[float]()
        while (found := test.believed(test.ratio(scores))) is None:
            scores.append(fmean_of_two(lot, score(true)))
        said.append(found)
    assert said.count(believed) >= 34


def fmean_of_two(lot: random.Random, mean: float) -> float:
    return ((lot.random() < mean) + (lot.random() < mean)) / 2


PAIRS = [(0, 1), (0, 2), (1, 2)]


def test_elo_of_three_is_what_it_was_made_from() -> None:
    true, rng = np.array([150.0, 60.0, 0.0]), np.random.default_rng(3)
    means = [score(true[one] - true[other]) for one, other in PAIRS]
    scores = (rng.random((4000, 3)) < means).astype(float)
    found = elos(3, PAIRS, scores, anchor=2)
    assert found == pytest.approx(true, abs=15)
    low, high = intervals(3, PAIRS, scores[:200], anchor=2)
    assert all(low[:2] < true[:2])
    assert all(true[:2] < high[:2])
    assert low[2] == high[2] == 0


def test_who_wins_everything_is_not_infinitely_strong() -> None:
    scores = np.column_stack([np.ones(20), np.full(20, np.nan), np.full(20, 0.5)])
    found = elos(3, PAIRS, scores, anchor=2)
    assert 400 < found[0] < 1200
    assert abs(found[1]) < 20
