"""`arena`, `train`, `review` and tips: what bots are asked for from the command line."""

from __future__ import annotations

import io
import json
import pickle
import re
from pathlib import Path

import numpy as np
import pytest

import spielwerk as library
from spielwerk.bots.learning.net import Net
from spielwerk.bots.learning.training import Learner, save
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


def test_many_bots_have_a_table_and_a_plot(tmp_path: Path) -> None:
    file = tmp_path / "elo.svg"
    bots = ("arena", "rufus", "greedy", "one-ply", "random", "--seats", "2", "--deals", "2")
    said = spielwerk(*bots, "--plot", str(file)).stdout
    assert [line.split()[1] for line in said.splitlines()[4:7]][-1] == "random"
    drawn = file.read_text()
    assert drawn.count(">greedy<") == drawn.count(">random<") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_contest_whose_plot_cannot_be_written_is_told_all_the_same(tmp_path: Path) -> None:
    plot = tmp_path / "elo.svg"
    plot.symlink_to("/dev/full")
    asked = ("arena", "rufus", "greedy", "random", "--seats", "2", "--deals", "2")
    done = spielwerk(*asked, "--plot", str(plot), "--json")
    assert json.loads(done.stdout)["deals"] == 2
    said = f"spielwerk: {plot}: cannot be written (No space left on device)"
    assert (done.returncode, done.stderr.splitlines()[-1]) == (2, said)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("greedy",), "bots: two or more are needed, each once"),
        (("greedy", "random", "greedy"), "bots: two or more are needed, each once"),
        (("greedy", "random", "--sprt", "5"), "sprt '5': write two differences in Elo, as 0,20"),
        (
            ("greedy", "random", "--sprt", "5,1"),
            "sprt '5,1': the first has to be the smaller one, as 0,20",
        ),
        (("greedy", "random", "--plot", "elo.pdf"), "elo.pdf: a plot ends with .png, .svg"),
    ],
)
def test_a_contest_that_cannot_be_is_refused(arguments: tuple[str, ...], reason: str) -> None:
    assert refused(["arena", "rufus", *arguments]) == reason


@pytest.mark.whole
def test_teaching_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    train = ("train", "dog", "--net", "simple", "--seed", "4")
    at_once, twice = (str(tmp_path / name) for name in ("once.npz", "twice.npz"))
    for file, matches in ((at_once, "64"), (twice, "32"), (twice, "64")):
        done = spielwerk(*train, file, "--matches", matches)
        assert done.returncode == 0, done.stderr
        assert done.stderr.startswith("dog simple, seed 4\n")
    with np.load(at_once) as one, np.load(twice) as other:
        assert one.files == other.files
        assert all(np.array_equal(one[key], other[key]) for key in one.files)
        assert one["counted"][1] == 64
    said = refused(["train", "dog", "--net", "simple", "--seed", "5", twice])
    assert said == f"{twice} holds dog simple, seed 4; here it would be dog simple, seed 5"


def learner(subject: str) -> Learner:
    """A net with one feature that was to learn this."""
    net = Net(*(np.ones(shape, np.float32) for shape in ((1, 1), 1, 1, 1)))
    return Learner(net, net, net, subject=subject)


def objects() -> bytes:
    """An archive of arrays in which there is an object: to read it would run a pickle."""
    file = io.BytesIO()
    np.savez(file, net_first=np.array([print], dtype=object))
    return file.getvalue()


def array_alone() -> bytes:
    """What NumPy can read, but no net."""
    file = io.BytesIO()
    np.save(file, np.ones(3))
    return file.getvalue()


@pytest.mark.parametrize(
    ("game", "content", "reason"),
    [
        ("dog", b"nonsense", "holds no net that `train` has written"),
        ("dog", b"", "holds no net that `train` has written"),
        ("dog", array_alone(), "holds no net that `train` has written"),
        ("dog", pickle.dumps(print), "holds no net that `train` has written: it is no archive"),
        ("dog", objects(), "holds no net that `train` has written: it holds objects, which"),
        ("dog", b"PK\x03\x04 cut off", "holds no net that `train` has written"),
        ("dog", learner("dog full, seed 1"), "holds a net with 1 features, 1 units"),
        (
            "dog",
            learner("rufus full, seed 1"),
            "holds rufus full, seed 1; here it would be dog full",
        ),
        (
            "streifzug",
            learner("streifzug full-cards, seed 1"),
            "here it would be streifzug full-basic",
        ),
    ],
)
def test_a_file_that_holds_no_such_net_is_refused(
    tmp_path: Path, game: str, content: bytes | Learner, reason: str
) -> None:
    file = tmp_path / "net.npz"
    file.write_bytes(content) if isinstance(content, bytes) else save(content, file)
    before = file.read_bytes()
    assert reason in refused(["train", game, str(file)])
    assert file.read_bytes() == before


def test_what_cannot_be_taught_leaves_no_file(tmp_path: Path) -> None:
    file = str(tmp_path / "net.npz")
    assert "none answers there" in refused(
        ["train", "dog", file, "--scheduler", "tcp://127.0.0.1:1"]
    )
    nowhere = tmp_path / "no" / "net.npz"
    said = f"{nowhere}: cannot be written (No such file or directory)"
    assert refused(["train", "dog", str(nowhere)]) == said
    assert not list(tmp_path.iterdir())


def test_an_unknown_net_is_refused() -> None:
    said = refused(["train", "dog", "x.npz", "--net", "huge"])
    assert said == "net 'huge' is unknown; allowed: full, full-alone, simple, simple-alone"


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
    tips = re.findall(r"Hint: .* \((.+)\) \((\d+)% chance of winning\)", said)
    assert len(tips) == 3
    assert {action for action, _ in tips} <= set(legal)
    assert all(0 < int(chance) < 100 for _, chance in tips)


def test_a_hint_names_the_seat_that_may_be_asked_for() -> None:
    match = library.load("dog").match(seed=5)
    with pytest.raises(library.SeatError, match="9"):
        match.hint(9)
