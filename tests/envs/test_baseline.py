"""The learned baseline says how it was taught."""

import sys

import pytest

import spielwerk
from spielwerk.envs import baseline, exploitability
from spielwerk.envs.baseline import Course, report


def test_its_report_tells_how_many_steps_it_has_seen_and_how_many_a_lesson_has() -> None:
    course = Course(tables=4, steps=8, units=4)
    _, told = report(spielwerk.load("stramash"), 0.0, 8, course, lambda _: None)
    assert told["lessons"] == 1
    assert (told["steps"], told["tables"]) == (8, 4)
    assert told["seen"] == 8 * 4
    assert told["against_anything"]["matches"] == 8


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["--seconds", "-1"], "--seconds -1: so many seconds of CPU cannot be"),
        (["--seconds", "nan"], "--seconds nan: so many seconds of CPU cannot be"),
        (["--matches", "0"], "--matches 0: at least 3 are needed, one for each side"),
        (["--seats", "9"], "seats"),
        (["--out", "/nonexistent/x.npz"], "there is no folder /nonexistent"),
        (["--out", "/"], "--out /: that is a folder"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_taught(
    given: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["baseline", "rufus", "--seconds", "0", *given])
    with pytest.raises(SystemExit) as refused:
        baseline.main()
    assert refused.value.code == 2
    told = capsys.readouterr().err
    assert sentence in told.splitlines()[-1]
    assert "lessons in" not in told


def test_a_bot_that_does_not_exist_is_refused_before_anything_is_solved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["exploitability", "mini_rufus", "--bots", "nobody"])
    with pytest.raises(SystemExit):
        exploitability.main()
    assert "unknown bot 'nobody'" in capsys.readouterr().err
