"""What puts chances right is what was found in many matches, each of which counts once."""

import random

import pytest

from spielwerk.bots.chances import on_line
from spielwerk.lab.calibration.fitting import line_through, log_odds, squashed
from spielwerk.lab.calibration.telling import One


def matches(count: int) -> list[One]:
    """What is said is too near to a half, and a little too low."""
    lot = random.Random(1)
    said = [0.02 + 0.96 * lot.random() for _ in range(count)]
    return [
        One(match, chance, float(lot.random() < true(chance))) for match, chance in enumerate(said)
    ]


def true(said: float) -> float:
    return squashed(0.3 + 1.5 * log_odds(said))


def test_a_line_leads_from_what_is_said_to_what_is_true() -> None:
    line = line_through(matches(4000))
    for said in (0.1, 0.3, 0.5, 0.7, 0.9):
        assert on_line(line, said) == pytest.approx(true(said), abs=0.03)


def test_a_match_that_never_ends_counts_no_more_than_another() -> None:
    told = matches(1000)
    endless = [One(1000, 0.9, 0.0)] * 5000
    assert on_line(line_through(told + endless), 0.9) == pytest.approx(
        on_line(line_through(told), 0.9), abs=0.01
    )
