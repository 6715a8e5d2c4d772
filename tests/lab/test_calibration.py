"""What puts chances right is what was found in many matches."""

import json
import random
import sys
from collections import Counter
from math import tanh
from pathlib import Path

import pytest

from spielwerk.bots.chances import on_line
from spielwerk.lab.calibration import __main__ as calibration
from spielwerk.lab.calibration.__main__ import MOST, read
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


@pytest.mark.parametrize("bent", [-0.7, 2.0])
def test_round_a_half_it_may_be_steeper_or_flatter_and_never_falls(bent: float) -> None:
    lot = random.Random(2)
    said = [0.02 + 0.96 * lot.random() for _ in range(8000)]

    def bends(chance: float) -> float:
        return squashed(1.5 * log_odds(chance) + bent * tanh(2 * log_odds(chance)))

    line = line_through(
        [One(n, chance, float(lot.random() < bends(chance))) for n, chance in enumerate(said)]
    )
    for chance in (0.1, 0.3, 0.4, 0.6, 0.9):
        assert on_line(line, chance) == pytest.approx(bends(chance), abs=0.03)
    heights = [height for _, height in line]
    assert heights == sorted(heights)


@pytest.mark.parametrize("given", [["{}/no/told"], ["{}/told", "--plot", "{}/file"]])
def test_places_that_cannot_be_written_are_refused_before_a_match_is_played(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    given: list[str],
) -> None:
    (tmp_path / "file").touch()
    places = [text.format(tmp_path) for text in given]
    monkeypatch.setattr(sys, "argv", ["calibration", "rufus", *places])
    with pytest.raises(SystemExit) as refused:
        calibration.main()
    assert refused.value.code == 2
    assert f"{places[-1]}: cannot be written" in capsys.readouterr().err
    assert not (tmp_path / "told").exists()


def test_a_match_that_never_ends_counts_no_more_than_a_long_one(tmp_path: Path) -> None:
    rows = [
        ["basic/2", 0, "stands", "quick", step, [0.5, 0.5], [0.5, 0.5], []] for step in range(400)
    ]
    (tmp_path / "told").write_text(
        "\n".join(map(json.dumps, [*rows, [*rows[0][:1], 1, *rows[0][2:]]]))
    )
    told = Counter(one.match for one in read(tmp_path / "told"))
    assert told == {0: MOST, 1: 1}
