"""Nonsense is refused in words; the table and the others notice nothing."""

import contextlib
import json
import secrets
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.browsers import Browser, join, join_all, look
from tests.server.serving import Serving

CODES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X")
FOUR = ("link", "link", "link", "link")


@pytest.fixture(scope="module")
def created(serving: Serving) -> dict[str, Any]:
    """A table whose match nobody here moves on."""
    return serving.open_table(*FOUR)


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "nonsense",
        "[]",
        "null",
        "7",
        '"play"',
        "{}",
        '{"type":"dance"}',
        '{"type":7}',
        '{"type":"play"}',
        '{"type":"play","decision":"0","action":"give A"}',
        '{"type":"play","decision":0.5,"action":"give A"}',
        '{"type":"play","decision":true,"action":"give A"}',
        '{"type":"play","decision":-1,"action":"give A"}',
        '{"type":"play","decision":1e99,"action":"give A"}',
        '{"type":"play","decision":0,"action":""}',
        '{"type":"play","decision":0,"action":["give A"]}',
        '{"type":"play","decision":0,"action":null}',
        '{"type":"play","decision":0,"action":"give A","seat":1}',
        '{"type":"play","decision":0,"action":"' + "A" * 100 + '"}',
        '{"type":"take_back","decision":0,"action":"give A"}',
        '{"type":"ping","type":"dance"}',
        '{"type":"join","key":null}',
        '{"type":"ping"' + " " * 5 + ',"x":{}}',
        "[" * 2000,
        '{"type":"play","decision":0,"action":"\\ud800"}',
        b"\x00\x01",
        b'{"type":"ping"}',
    ],
)
def test_what_is_no_message_is_refused(
    serving: Serving, created: dict[str, Any], message: str | bytes
) -> None:
    with join(serving, created["table"], created["keys"]["0"]) as browser:
        before = browser.update
        browser.say(message)
        browser.hear_error("bad_message")
        browser.say({"type": "ping"})
        assert browser.hear() == {"type": "pong"}, "the socket is as good as before"
        assert join(serving, created["table"], created["keys"]["0"]).update == before


def test_actions_that_are_none_are_refused_with_their_rule(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    browsers = join_all(serving, created)
    browser = browsers[0]
    for action in ("give 17", "A out", "hello", "give  A", "take back", "give A\n", "🐕"):
        browser.play(action)
        error = browser.hear_error("illegal")
        assert error["reason"]
    held = set(browser.update["observation"]["hand"].split())
    missing = next(card for card in CODES if card not in held)
    browser.play(f"give {missing}")
    assert browser.hear_error("illegal")["rule"]
    browser.play(browser.legal[0])
    browser.hear_until("update")
    browser.play(f"give {missing}")
    browser.hear_error("not_your_turn")
    for other in browsers[1:]:
        assert other.hear_until("update")["version"] == other.update["version"]
        other.hear_silence(0.05)


def test_who_watches_cannot_play(serving: Serving, created: dict[str, Any]) -> None:
    with join(serving, created["table"]) as watcher:
        assert watcher.update["legal"] == []
        assert watcher.update["decision"] == 0
        watcher.play("give A", decision=0)
        watcher.hear_error("no_seat")
        watcher.say({"type": "take_back", "decision": 0})
        watcher.hear_error("no_seat")


def test_a_wrong_key_opens_nothing(serving: Serving, created: dict[str, Any]) -> None:
    right = created["keys"]["0"]
    elsewhere = serving.open_table(*FOUR)["keys"]["0"]
    for key in (secrets.token_urlsafe(24), elsewhere, right[:-1], right.swapcase()):
        browser = look(serving, created["table"])
        browser.say({"type": "join", "key": key})
        browser.hear_error("bad_key")
        assert browser.hear_close() == 1008
    for key in ("", "a", "a" * 65, right + "\n", "ä" * 32):
        browser = look(serving, created["table"])
        browser.say({"type": "join", "key": key})
        browser.hear_error("bad_message")
        assert browser.hear_close() == 1008


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "a" * 31,
        "a\nb",
        "a\x00b",
        "\x1b[31m",
        "\u202eabc",
        "\u2028",
        "\u200d",
        "\u3164 \u2800",
        7,
        ["a"],
    ],
)
def test_names_that_cannot_be_shown_are_refused(
    serving: Serving, created: dict[str, Any], name: object
) -> None:
    browser = look(serving, created["table"])
    browser.say({"type": "join", "key": created["keys"]["0"], "name": name})
    browser.hear_error("bad_message")
    assert browser.hear_close() == 1008


@pytest.mark.parametrize("table", ["nothing", "a" * 500, "%00", "..%2f..", "0'--", "%F0%9F%90%95"])
def test_a_table_that_does_not_exist(serving: Serving, table: str) -> None:
    browser = look(serving, table)
    browser.say({"type": "join", "key": None})
    browser.hear_error("no_table")
    assert browser.hear_close() == 1008
    answer = serving.ask(f"/api/tables/{table}")
    assert answer.status == 404
    assert answer.json()["code"] in {"no_table", "not_found"}


def test_the_first_message_must_be_a_join(serving: Serving, created: dict[str, Any]) -> None:
    for message in ({"type": "ping"}, {"type": "again"}, "nonsense"):
        browser = look(serving, created["table"])
        browser.say(message)
        browser.hear_error("bad_message")
        assert browser.hear_close() == 1008


@pytest.mark.parametrize("size", [5_000, 60_000])
def test_a_message_that_is_too_large_is_refused(serving: Serving, size: int) -> None:
    created = serving.open_table(*FOUR)
    browsers = join_all(serving, created)
    browsers[0].say({"type": "play", "decision": 0, "action": "x" * size})
    browsers[0].hear_error("too_large")
    assert browsers[0].hear_close() == 1009
    assert browsers[1].hear()["seats"][0]["connected"] is False
    browsers[1].play(browsers[1].legal[0])
    assert browsers[1].hear_until("update")["decision"] == 1
    # As the very first message, too.
    browser = look(serving, created["table"])
    browser.say("x" * size)
    browser.hear_error("too_large")
    assert browser.hear_close() == 1009


def test_even_a_message_of_many_megabytes_does_no_harm(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    browsers = join_all(serving, created)
    # It is cut off while it still sends, and may or may not hear why.
    with contextlib.suppress(ConnectionClosed, EOFError, OSError):
        browsers[0].say("x" * (16 << 20))
    with contextlib.suppress(EOFError, OSError):
        assert browsers[0].hear_close() in {1006, 1009}
    browsers[1].play(browsers[1].legal[0])
    assert browsers[1].hear_until("update")["decision"] == 1


def test_who_sends_nothing_but_nonsense_is_sent_away(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    browsers = join_all(serving, created)
    for _ in range(20):
        browsers[0].say("nonsense")
    assert browsers[0].hear_close() == 1008
    assert all(json.loads(raw)["type"] != "pong" for raw in browsers[0].said)
    browsers[1].play(browsers[1].legal[0])
    assert browsers[1].hear_until("update")["decision"] == 1


def test_pages_of_other_sites_open_no_sockets(serving: Serving, created: dict[str, Any]) -> None:
    with pytest.raises(InvalidStatus) as refused:
        look(serving, created["table"], origin="http://evil.example")
    assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus):
        look(serving, created["table"], origin="null")
    look(serving, created["table"], origin=serving.url.rstrip("/"))


def test_there_are_no_other_sockets(serving: Serving) -> None:
    with pytest.raises(InvalidStatus) as refused:
        look(serving, "", path="ws/games/")
    assert refused.value.response.status_code == 404


# Whatever can be said

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4)
    ),
    max_leaves=10,
)
LIKE_A_MESSAGE = st.fixed_dictionaries(
    {"type": st.sampled_from(["join", "play", "take_back", "again", "ping"]) | JSON},
    optional={
        "decision": st.integers(-2, 3) | JSON,
        "action": st.sampled_from(["give A", "A out", "take back"]) | st.text() | JSON,
        "key": JSON,
        "name": JSON,
        "since": JSON,
        "more": JSON,
    },
)


def answered(browser: Browser) -> bool:
    """Whether the socket still answers, whatever was said before."""
    browser.say({"type": "ping"})
    browser.hear_until("pong")
    return True


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(message=JSON.map(json.dumps) | LIKE_A_MESSAGE.map(json.dumps) | st.text() | st.binary())
def test_whatever_is_said_the_socket_answers(
    serving: Serving, fuzzed: Browser, message: str | bytes
) -> None:
    fuzzed.say(message)
    assert answered(fuzzed)


@pytest.fixture
def fuzzed(serving: Serving, created: dict[str, Any]) -> Browser:
    """A spectator's socket: whatever it says can change nothing."""
    return join(serving, created["table"])


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    body=JSON
    | st.fixed_dictionaries(
        {"game": st.just("dog") | JSON},
        optional={
            "options": st.dictionaries(st.sampled_from(["fold", "max_plies"]) | st.text(), JSON),
            "seats": st.lists(
                st.fixed_dictionaries(
                    {"kind": st.sampled_from(["me", "link", "bot"]) | JSON},
                    optional={"bot": st.sampled_from(["random"]) | JSON, "name": JSON},
                ),
                max_size=6,
            ),
        },
    )
)
def test_whatever_is_posted_is_a_table_or_a_problem(serving: Serving, body: object) -> None:
    answer = serving.ask("/api/tables", json.dumps(body).encode())
    if answer.status == 201:
        assert answer.json()["table"]
    else:
        assert answer.status in {400, 422}
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["detail"]
