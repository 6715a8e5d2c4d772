"""The door for programs: the example plays whole games, and nobody gets past it who may not."""

import http.client
import json
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

import pytest

from spielwerk.server.messages.http import ProblemCode
from spielwerk.server.messages.said import CLIENT_MESSAGE, Play
from spielwerk.server.messages.told import AgainTold, ErrorCode, ErrorTold, Reveal, TableTold
from tests.server.browsers import join, join_all, play_on, without_sentences
from tests.server.serving import PATIENCE, Answer, Serving

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "bot.py"
PAGE = (ROOT / "docs" / "bots.md").read_text()
TOLD = (AgainTold, ErrorTold, Reveal, TableTold)
FOUR = ("link", "link", "link", "link")


def program(serving: Serving, created: dict[str, Any], seat: int) -> "subprocess.Popen[str]":
    """The example, at this seat."""
    command = [
        sys.executable,
        str(EXAMPLE),
        serving.url,
        created["table"],
        created["keys"][str(seat)],
    ]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def say(
    serving: Serving, created: dict[str, Any], seat: int, message: object, **headers: str
) -> Answer:
    """One message to the table, by the key of this seat."""
    known = {"authorization": f"Bearer {created['keys'][str(seat)]}"} | headers
    return serving.ask(f"/api/tables/{created['table']}/messages", message, known)


@contextmanager
def listening(
    serving: Serving, table: str, key: str | None = None, query: str = ""
) -> Iterator[Iterator[dict[str, Any]]]:
    """What a program hears at a table."""
    line = http.client.HTTPConnection(*serving.address, timeout=PATIENCE)
    headers = {} if key is None else {"authorization": f"Bearer {key}"}
    line.request("GET", f"/api/tables/{table}/stream{query}", headers=headers)
    answer = line.getresponse()
    assert answer.status == 200, answer.read()
    assert answer.headers["content-type"] == "application/x-ndjson"
    try:
        yield (json.loads(raw) for raw in answer if raw.strip())
    finally:
        line.close()


@pytest.mark.parametrize(
    ("game", "seats"),
    [("dog", FOUR), ("strategus", ("link", "random")), ("rufus", ("link", "greedy"))],
)
def test_the_example_plays_a_whole_game(
    serving: Serving, game: str, seats: tuple[str, ...]
) -> None:
    created = serving.open_table(*seats, game=game)
    programs = [program(serving, created, int(seat)) for seat in created["keys"]]
    results = [json.loads(playing.communicate(timeout=240)[0]) for playing in programs]
    assert all(playing.returncode == 0 for playing in programs)
    assert len(results[0]) == len(seats)
    assert results.count(results[0]) == len(results), "all were told the same"
    assert serving.ask(f"/api/tables/{created['table']}").json()["over"]


def test_the_example_is_short_and_needs_nothing_but_python() -> None:
    lines = EXAMPLE.read_text().splitlines()
    code = [
        line for line in lines if line.strip() and not line.startswith(('"""', "import", "from"))
    ]
    assert len(code) <= 30
    asked = {
        line.split()[1].split(".")[0] for line in lines if line.startswith(("import", "from"))
    }
    assert asked <= set(sys.stdlib_module_names)


def test_a_program_is_told_what_a_browser_at_its_seat_is_told(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    browsers = join_all(serving, created)
    key = created["keys"]["0"]
    with listening(serving, created["table"], key) as heard:
        assert next(heard)["seat"] == 0
        first = next(heard)
        assert first == browsers[0].update
        play_on(browsers, random.Random(1), 12)
        events = list(first["events"])
        while len(events) < len(browsers[0].events):
            told = next(heard)
            if told["type"] == "update":
                events += told["events"]
        assert without_sentences(events) == browsers[0].events
    with listening(serving, created["table"], key, f"?since={len(events)}") as heard:
        assert next(heard)["type"] == "table"
        assert next(heard)["events"] == []


def test_without_a_key_a_program_watches_and_says_nothing(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    with listening(serving, created["table"]) as heard:
        assert next(heard)["seat"] is None
        assert next(heard)["legal"] == []
    address = f"/api/tables/{created['table']}/messages"
    answer = serving.ask(address, {"type": "ping"})
    assert (answer.status, answer.json()["code"]) == (401, "bad_key")
    assert answer.headers["www-authenticate"] == "Bearer"


@pytest.mark.parametrize("key", ["x" * 32, "", "ü", "Basic"])
def test_a_key_that_opens_nothing_is_refused(serving: Serving, key: str) -> None:
    created = serving.open_table(*FOUR)
    other = serving.open_table(*FOUR)
    for given in (key, other["keys"]["0"]):
        headers = {"authorization": f"Bearer {given}"}
        for path, body in (("stream", None), ("messages", {"type": "ping"})):
            answer = serving.ask(f"/api/tables/{created['table']}/{path}", body, headers)
            assert answer.status in {400, 401}
            if answer.status == 401:
                assert answer.json()["code"] == "bad_key"


def test_what_the_rules_refuse_is_refused_with_its_reason(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    with join(serving, created["table"], created["keys"]["0"]) as browser:
        legal = browser.legal
    for message, status, code in (
        ({"type": "play", "decision": 0, "action": "nonsense"}, 422, "illegal"),
        ({"type": "play", "decision": 3, "action": legal[0]}, 409, "stale"),
        ({"type": "again"}, 409, "not_over"),
        ({"type": "dance"}, 422, "bad_request"),
        ({"type": "play", "decision": 0, "action": "x" * 1000}, 422, "bad_request"),
        ({"type": "join", "key": "x" * 32}, 422, "bad_message"),
    ):
        answer = say(serving, created, 0, message)
        assert (answer.status, answer.json()["code"]) == (status, code)
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["detail"]


def test_an_action_said_twice_is_played_once(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    with join(serving, created["table"], created["keys"]["0"]) as browser:
        message = {"type": "play", "decision": 0, "action": browser.legal[0]}
        assert say(serving, created, 0, message).json() == []
        browser.hear_until("update")
        again = say(serving, created, 0, message)
        assert again.status == 200
        assert again.json()[0]["decision"] == 1
        assert browser.update["decision"] == 1
        assert say(serving, created, 0, {"type": "ping"}).json() == [{"type": "pong"}]


def test_pages_of_other_sites_say_nothing_even_with_a_key(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    answer = say(serving, created, 0, {"type": "ping"}, origin="https://evil.example")
    assert (answer.status, answer.json()["code"]) == (403, "bad_origin")


def test_a_program_that_says_too_much_waits_as_people_do(own_serving: Serving) -> None:
    own_serving.restart(messages_per_second=2)
    created = own_serving.open_table(*FOUR)
    answers = [say(own_serving, created, 0, {"type": "ping"}) for _ in range(7)]
    assert [answer.status for answer in answers].count(429) >= 1
    assert answers[-1].json()["code"] == "too_fast"
    assert say(own_serving, created, 1, {"type": "ping"}).status == 200


def test_too_many_from_one_address_are_refused_until_some_have_gone(own_serving: Serving) -> None:
    own_serving.restart(sockets_per_address=2)
    created = own_serving.open_table(*FOUR)
    address = f"/api/tables/{created['table']}/stream"
    with listening(own_serving, created["table"]) as heard:
        next(heard)
        browser = join(own_serving, created["table"])
        assert own_serving.ask(address).status == 429
        browser.close()
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            with listening(own_serving, created["table"]) as heard:
                next(heard)
                return
        except AssertionError:
            time.sleep(0.05)
    pytest.fail("who has gone is still counted")


def test_told_to_stop_the_server_sends_programs_away_at_once(own_serving: Serving) -> None:
    created = own_serving.open_table(*FOUR)
    with listening(own_serving, created["table"]) as heard:
        next(heard)
        begun = time.monotonic()
        assert own_serving.stop() == 0
        assert time.monotonic() - begun < 4.0
        assert [told["type"] for told in heard] == ["update"]


def test_the_interface_is_described(serving: Serving) -> None:
    described = serving.ask("/api/openapi.json").json()
    stream = described["paths"]["/api/tables/{name}/stream"]["get"]
    assert "application/x-ndjson" in stream["responses"]["200"]["content"]
    assert {"HTTPBearer": []} in stream["security"]
    said = described["paths"]["/api/tables/{name}/messages"]["post"]
    assert "discriminator" in json.dumps(said["requestBody"])
    assert {"Play", "Update", "TableTold"} <= set(described["components"]["schemas"])


def test_what_the_page_tells_to_send_is_understood(serving: Serving) -> None:
    table, seat = (json.loads(body) for body in re.findall(r"-d '(\{.*?\})'", PAGE, re.DOTALL))
    created = serving.ask("/api/tables", table)
    assert created.status == 201
    assert list(created.json()["keys"]) == ["0"]
    link = {"kind": "link"}
    invited = serving.ask("/api/tables", table | {"seats": [link, link]}).json()
    seat["invitation"] = invited["invitations"]["1"]
    taken = serving.ask(f"/api/tables/{invited['table']}/seats", seat)
    assert taken.json()["seat"] == 1
    with listening(serving, invited["table"], taken.json()["key"]) as heard:
        assert next(heard)["seats"][1]["name"] == "my bot"
    played = PAGE.split("Content-Type: application/json\n\n")[1].splitlines()[0]
    assert isinstance(CLIENT_MESSAGE.validate_json(played), Play)


def test_the_page_names_codes_and_messages_that_there_are() -> None:
    codes = {*get_args(ErrorCode), *get_args(ProblemCode)}
    rows = re.findall(r"^\| \d{3} \| (.*?) \|", PAGE, re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", " ".join(rows))) <= codes
    told = {model.model_fields["type"].default for model in TOLD}
    named = PAGE.split("| `type` | tells |")[1].split("\n\n")[0]
    assert set(re.findall(r"^\| `(\w+)`", named, re.MULTILINE)) <= told | {"update"}
