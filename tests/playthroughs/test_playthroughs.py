"""Golden playthroughs: all that everybody sees of a few matches (`pytest --rewrite`)."""

import json
from pathlib import Path

import pytest

import spielwerk
from tests.playthroughs.telling import Teller

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.txt"))


@pytest.mark.parametrize("name", spielwerk.games())
def test_every_game_has_a_playthrough(name: str) -> None:
    assert [file for file in FILES if file.stem.split("-")[0] == name]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_the_match_is_seen_as_it_was(file: Path, rewrite: bool) -> None:
    written = file.read_text(encoding="utf-8").splitlines()
    start = next(number for number, line in enumerate(written) if line.startswith("play "))
    head = written[: start + 1]
    played = json.loads(head[-1].removeprefix("play "))
    now = [*head, "", *(line.replace("\xa0", " ") for line in Teller(played).lines())]
    if rewrite:
        file.write_text("\n".join(now) + "\n", encoding="utf-8")
    else:
        assert written == now
