"""A game that brings nothing but its `Definition` and its words gets all that the house has."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test
from websockets.sync.client import connect

import spielwerk
from spielwerk import bots
from spielwerk.envs import pettingzoo
from spielwerk.envs.vector import Tables
from spielwerk.server.messages import game_types
from tests.cli.process import spielwerk as command
from tests.cli.test_commands import games_at, serving
from tests.envs.test_vector import in_step
from tests.server.browsers import Browser, Message
from tests.server.unfolding import unfolded

KEY = {"kind": "key"}


def test_it_is_one_of_the_games() -> None:
    assert "cuckoo" in spielwerk.games()
    assert spielwerk.load("cuckoo", seats=2).match(seed=1).legal(0) == ["keep", "swap"]
    assert bots.names("cuckoo") == ["random"]


# The table


def open_table(address: str, *seats: dict[str, str]) -> Message:
    new = {"game": "cuckoo", "seats": [*seats], "options": {}, "begin": "at_once"}
    request = urllib_request(f"{address}api/tables", new)
    created: Message = json.loads(request)
    return created


def urllib_request(url: str, body: object) -> bytes:
    import urllib.request

    data = json.dumps(body).encode()
    asked = urllib.request.Request(url, data, {"content-type": "application/json"})
    with urllib.request.urlopen(asked, timeout=60) as answer:
        told: bytes = answer.read()
    return told


def test_two_people_and_a_bot_play_it_at_a_table(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving("serve", "--no-open", "--port", "0", "--database", database) as address:
        assert "cuckoo" in games_at(address)
        created = open_table(address, KEY, {"kind": "bot", "bot": "random"}, KEY)
        socket = f"{address.replace('http', 'ws')}ws/tables/{created['table']}"
        keys = created["keys"]
        with Browser(connect(socket)) as first, Browser(connect(socket)) as last:
            for person, key in ((first, keys["0"]), (last, keys["2"])):
                person.say({"type": "join", "key": key})
                person.hear_until("update")
            own = first.update["observation"]["cards"][0]
            assert first.update["observation"]["cards"] == [own, "?", "?"]
            choices = unfolded(first.update)["choices"]
            assert [choice["kind"] for choice in choices] == ["keep", "swap"]
            assert f'"card":{own}' not in "".join(last.said)
            first.play("swap")
            last.hear_until(lambda message: bool(last.update["legal"]))
            last.play("keep")
            first.hear_until(lambda message: first.update["observation"]["phase"] == "over")
            assert first.events[-1]["event"] == "over"
            assert any('"id":"cuckoo-event-over"' in said for said in first.said)


# The terminal


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_played_in_the_terminal(language: str) -> None:
    done = command("play", "cuckoo", "--seed", "5", "--lang", language, typed="1\n1\n")
    assert (done.returncode, done.stderr) == (0, "")
    said = {"en": ("You are Ash.", "Keep the card  (keep)", "win"),
            "de": ("Du bist Esche.", "Die Karte behalten  (keep)", "gewinn")}  # fmt: skip
    assert [words for words in said[language] if words not in done.stdout] == []


def test_its_rules_are_told() -> None:
    assert "§T4" in command("rules", "cuckoo", "--exact").stdout
    assert "Cuckoo" in command("rules", "cuckoo", "--lang", "en").stdout


# The laboratory


def test_it_is_studied(tmp_path: Path) -> None:
    folder = str(tmp_path / "games")
    done = command("simulate", "cuckoo", "--games", "4", "--out", folder, "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 4
    studied = command("balance", "cuckoo", "--rows", folder, "--json")
    assert studied.returncode == 0, studied.stderr
    assert "cuckoo" in studied.stdout


# Research


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_it_is_an_environment() -> None:
    api_test(pettingzoo.env("cuckoo"), num_cycles=20, verbose_progress=False)


def test_many_tables_at_once_are_what_as_many_matches_are() -> None:
    """As machine code, which the rules become without another line."""
    game = spielwerk.load("cuckoo")
    in_step(game, Tables(game, count=2, seed=5, threads=1), 30)


def test_openspiel_plays_it() -> None:
    from spielwerk.envs import openspiel

    openspiel.register_all()
    import pyspiel

    state = pyspiel.load_game("python_spielwerk_cuckoo").new_initial_state()
    lot = np.random.default_rng(1)
    while not state.is_terminal():
        state.apply_action(int(lot.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0)


# The client's types


def test_the_client_has_its_types() -> None:
    made = game_types.typescript(spielwerk.definition("cuckoo"))
    assert "export interface CuckooObservation extends Heading" in made
    assert "export type CuckooChoice = Keep | Swap;" in made


COMPILED = """
import sys
import numba, numpy
from cuckoo import rules
from spielwerk.core import compiled

for number in range(int(sys.argv[1])):
    numba.from_dtype(numpy.dtype([(f"field{number}", numpy.int32)]))
    numba.njit(lambda x: x)(number)
print(*(made.fndesc.mangled_name for made in compiled.twin(rules).apply.overloads.values()))
"""


def test_machine_code_of_several_processes_fits_together(tmp_path: Path) -> None:
    """They make it at the same time, each after other things, and overwrite what others keep."""

    def started(number: int) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-c", COMPILED, str(number)],
            env=os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)},
            stdout=subprocess.PIPE,
            text=True,
        )

    names = [one.communicate()[0] for one in [started(0), started(3)]]
    names.append(started(1).communicate()[0])
    assert len(set(names)) == 1
    assert names[0].strip()
