"""The learned baseline says how it was taught."""

import json
import pickle
import sys
from pathlib import Path

import numpy as np
import pytest

import spielwerk
from spielwerk.envs import baseline, exploitability
from spielwerk.envs.baseline import Course, Learner, report
from spielwerk.envs.policies import Learned, Policy


def test_its_report_tells_how_many_steps_it_has_seen_and_how_many_a_lesson_has() -> None:
    course = Course(tables=4, steps=8, units=4)
    told = report(Learner(spielwerk.load("stramash"), course), 0.0, 8, lambda _: None)
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
        (["--deals", "0"], "--deals 0: at least one is needed"),
        (["--against", "nobody"], "unknown bot 'nobody'"),
        (["--out", "/nonexistent/x.npz"], "there is no folder /nonexistent"),
        (["--out", "x"], "--out x: the file's name has to end in .npz"),
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


def test_a_net_that_was_kept_is_the_same_policy_at_the_same_table(tmp_path: Path) -> None:
    game = spielwerk.load("stramash", {"max_plies": 60}, seats=2)
    policy, file = Policy(game, units=4, seed=3), tmp_path / "net.npz"
    policy.save(file)
    again = Policy.load(file)
    assert (again.game.options, again.game.seats) == (game.options, 2)
    assert all(map(np.array_equal, policy.parts, again.parts))


def test_what_is_no_net_is_refused_in_a_sentence(tmp_path: Path) -> None:
    np.savez(tmp_path / "other.npz", np.zeros(3))
    (tmp_path / "letter.npz").write_text("dear")
    (tmp_path / "pickle.npz").write_bytes(pickle.dumps([1]))
    with pytest.raises(ValueError, match=r"it is no archive of arrays") as refused:
        Policy.load(str(tmp_path / "pickle.npz"))
    assert "allow_pickle" not in str(refused.value)
    for name in ("other.npz", "letter.npz", "missing.npz"):
        with pytest.raises(ValueError, match=f"{name} is no net"):
            Policy.load(tmp_path / name)


@pytest.mark.parametrize("name", ["dog", "rufus", "strategus"])
def test_in_a_seat_it_is_given_the_numbers_that_it_is_taught_with(name: str) -> None:
    game = spielwerk.load(name)
    policy, match = Policy(game, units=4), game.match(seed=7)
    for _ in range(12):
        seat = match.seats_to_act()[0]
        seen, legal = match.observation(seat), match.legal(seat)
        learned = Learned(policy, seat, 1)
        assert [*learned.numbers(seen)] == [*game.numbers_seen(match.state, seat)]
        match.play(seat, learned.choose(seen, legal, []))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_where_the_net_cannot_be_written_its_measure_is_told_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "net.npz"
    out.symlink_to("/dev/full")
    monkeypatch.setattr(baseline, "Course", lambda seed: Course(4, 8, units=4, seed=seed))
    given = ["rufus", "--seats", "2", "--seconds", "0", "--matches", "2", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["baseline", *given])
    with pytest.raises(SystemExit) as refused:
        baseline.main()
    told = capsys.readouterr()
    assert json.loads(told.out)["lessons"] == 1
    said = f"baseline: {out}: cannot be written (No space left on device)"
    assert (refused.value.code, told.err.splitlines()[-1]) == (2, said)


@pytest.mark.parametrize("learned", [False, True])
def test_interrupted_it_says_what_is_kept(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    learned: bool,
) -> None:
    """Before anything was learned the net that was there before is left alone."""
    out = tmp_path / "net.npz"
    out.write_text("old")

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(baseline, "Course", lambda seed: Course(4, 8, units=4, seed=seed))
    owner, name = (baseline, "against_anything") if learned else (Learner, "lesson")
    monkeypatch.setattr(owner, name, interrupt)
    given = ["rufus", "--seats", "2", "--seconds", "0", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["baseline", *given])
    with pytest.raises(SystemExit) as ended:
        baseline.main()
    left = f"{out} has what was learned until then" if learned else "nothing is kept"
    assert ended.value.code == 130
    assert capsys.readouterr().err.splitlines()[-1] == f"baseline: interrupted; {left}"
    if learned:
        assert Policy.load(out).game.seats == 2
    else:
        assert out.read_text() == "old"


@pytest.mark.parametrize("deals", [0, 2])
def test_interrupted_against_a_bot_it_tells_what_it_has_found_until_then(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], deals: int
) -> None:
    results = iter([1.0, 0.0] * deals)

    def result_of(*_: object) -> float:
        if (result := next(results, None)) is None:
            raise KeyboardInterrupt
        return result

    monkeypatch.setattr(baseline, "Course", lambda seed: Course(4, 8, units=4, seed=seed))
    monkeypatch.setattr(baseline, "result_of", result_of)
    given = ["rufus", "--seats", "2", "--seconds", "0", "--matches", "2", "--against", "random"]
    monkeypatch.setattr(sys, "argv", ["baseline", *given, "--deals", "9"])
    with pytest.raises(SystemExit) as ended:
        baseline.main()
    told, said = capsys.readouterr()
    found = {"deals": 2, "matches": 4, "won": 0.5, "give_or_take": 0.0}
    assert ended.value.code == 130
    assert json.loads(told)["against_anything"]["matches"] == 2
    assert json.loads(told).get("against_random") == (found if deals else None)
    assert said.splitlines()[-1] == "baseline: interrupted; nothing is kept"


def test_the_command_measures_it_against_a_bot_and_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "net.npz"
    monkeypatch.setattr(baseline, "Course", lambda seed: Course(4, 8, units=4, seed=seed))
    given = ["rufus", "--seats", "2", "--seconds", "0", "--matches", "2", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["baseline", *given, "--against", "random", "--deals", "2"])
    baseline.main()
    told = json.loads(capsys.readouterr().out)["against_random"]
    assert (told["deals"], told["matches"]) == (2, 4)
    assert 0 <= told["won"] <= 1
    assert Policy.load(out).game.seats == 2
