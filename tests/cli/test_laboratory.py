"""`arena`, `train`, `review` and tips: what bots are asked for from the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import spielwerk as library
from tests.cli.process import refused, spielwerk

ARENA = ("arena", "dog", "greedy", "random", "--deals", "2", "--json")


def test_the_arena_repeats_itself_for_the_same_seed() -> None:
    first, second = (json.loads(spielwerk(*ARENA, "--seed", "x").stdout) for _ in range(2))
    for told in (first, second):
        assert told.pop("cpu_ms_a_move")[0] > 0
    assert first == second
    assert first["matches"] == 4
    assert first["score"] == 1.0
    assert first["elo"] is None


def test_the_arena_says_which_bots_there_are() -> None:
    said = refused(["arena", "dog", "greedy", "deep-blue"])
    assert "'deep-blue'" in said
    assert "child" in said


def test_teaching_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    train = ("train", "dog", "--net", "simple", "--seed", "4")
    at_once, twice = (str(tmp_path / name) for name in ("once.npz", "twice.npz"))
    for file, matches in ((at_once, "128"), (twice, "64"), (twice, "128")):
        done = spielwerk(*train, file, "--matches", matches)
        assert done.returncode == 0, done.stderr
    with np.load(at_once) as one, np.load(twice) as other:
        assert one.files == other.files
        assert all(np.array_equal(one[key], other[key]) for key in one.files)
        assert one["counted"][1] == 128


@pytest.mark.parametrize(
    ("content", "reason"), [(b"nonsense", "holds no net"), (None, "1 features, 1 units")]
)
def test_a_file_that_holds_no_such_net_is_refused(
    tmp_path: Path, content: bytes | None, reason: str
) -> None:
    file = tmp_path / "net.npz"
    if content is None:
        net: dict[str, Any] = {
            "first": np.ones((1, 1)),
            "bias": np.ones(1),
            "second": np.ones(1),
            "last": [0.0],
        }
        parts: dict[str, Any] = {
            f"{n}_{key}": v for n in ("net", "means", "squares") for key, v in net.items()
        }
        np.savez(file, counted=np.array([1, 64]), losses=np.zeros(1), **parts)
    else:
        file.write_bytes(content)
    before = file.read_bytes()
    assert reason in refused(["train", "dog", str(file)])
    assert file.read_bytes() == before


def test_an_unknown_net_is_refused() -> None:
    said = refused(["train", "dog", "x.npz", "--net", "huge"])
    assert said == "net 'huge' is unknown; allowed: full, simple"


@pytest.fixture(scope="module")
def transcript(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The beginning of a match in which somebody plays whatever comes first."""
    match = library.load("dog").match(seed=11)
    for _ in range(30):
        seat = match.seats_to_act()[0]
        match.play(seat, match.legal(seat)[0])
    file = tmp_path_factory.mktemp("review") / "dog.json"
    file.write_text(json.dumps(match.transcript()), encoding="utf-8")
    return str(file)


def test_a_review_is_told_to_people_and_to_programs(transcript: str) -> None:
    told = json.loads(spielwerk("review", transcript, "--json").stdout)
    assert told == json.loads(json.dumps(library.review(json.loads(Path(transcript).read_text()))))
    costliest = told["missed"][0]
    for language, words in (("en", "instead of"), ("de", "statt")):
        said = spielwerk("review", transcript, "--lang", language).stdout
        assert f"{costliest['better']} {words} {costliest['played']}" in said
        assert said.count("▄") > 10


def test_tips_are_three_that_one_may_play() -> None:
    legal = library.load("dog").match(seed="5").legal(0)
    said = spielwerk("play", "dog", "--seed", "5", "--lang", "en", typed="t\nq\n").stdout
    tips = re.findall(r"Tip: .* \((.+)\) \(chance to win (\d+) %\)", said)
    assert len(tips) == 3
    assert {action for action, _ in tips} <= set(legal)
    assert all(0 < int(chance) < 100 for _, chance in tips)


def test_a_hint_names_the_seat_that_may_be_asked_for() -> None:
    match = library.load("dog").match(seed=5)
    with pytest.raises(library.SeatError, match="9"):
        match.hint(9)
