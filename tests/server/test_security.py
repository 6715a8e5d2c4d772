"""What protects browsers and the server from the rest of the web; docs/security.md says why."""

import json

import pytest

from tests.server.browsers import join
from tests.server.serving import Serving

FOUR = ("link", "link", "link", "link")
PATHS = ("/", "/table/x", "/api/games", "/api/nothing", "/health/live", "/api/openapi.json")


def test_pages_run_nothing_but_our_own_scripts_and_speak_to_nobody_else(serving: Serving) -> None:
    for path in PATHS:
        policy = dict(
            part.split(" ", 1)
            for part in serving.ask(path).headers["content-security-policy"].split("; ")
        )
        assert policy["default-src"] == "'self'"
        assert policy["connect-src"] == "'self'"
        assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
        assert "script-src" not in policy
        assert not any(word in " ".join(policy.values()) for word in ("unsafe", "*", "http"))


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_no_other_origin_is_ever_given_leave(serving: Serving, origin: str) -> None:
    for path in PATHS:
        for method in ("GET", "OPTIONS"):
            headers = {"origin": origin, "access-control-request-method": "POST"}
            answer = serving.ask(path, headers=headers, method=method)
            assert not [
                name for name in answer.headers if name.lower().startswith("access-control")
            ]
    new = {"game": "dog", "seats": [{"kind": "key"}] * 4}
    assert serving.ask("/api/tables", new, {"origin": origin}).json()["code"] == "bad_origin"


def test_a_form_of_another_site_sets_up_nothing(serving: Serving) -> None:
    new = json.dumps({"game": "dog", "seats": [{"kind": "key"}] * 4}).encode()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = serving.ask("/api/tables", new, {"content-type": kind})
        assert answer.status == 422


def test_what_changes_something_is_never_asked_for_by_get(serving: Serving) -> None:
    described = serving.ask("/api/openapi.json").json()
    changing = {path for path, how in described["paths"].items() if "post" in how}
    assert "/api/tables" in changing
    for path in changing:
        assert serving.ask(path.replace("{name}", "x")).status in {404, 405}


@pytest.mark.parametrize("method", ["TRACE", "CONNECT", "PUT", "DELETE", "PATCH", "X"])
def test_other_methods_are_refused(serving: Serving, method: str) -> None:
    for path in ("/", "/api/games"):
        assert serving.ask(path, method=method).status in {400, 404, 405}


def test_a_key_is_taken_from_a_header_or_a_message_and_never_from_an_address(
    serving: Serving,
) -> None:
    created = serving.open_table(*FOUR)
    key = created["keys"]["0"]
    described = json.dumps(serving.ask("/api/openapi.json").json()["paths"])
    assert '"name": "key"' not in described
    message = {"type": "ping"}
    address = f"/api/tables/{created['table']}/messages"
    assert serving.ask(f"{address}?key={key}", message).status == 401
    assert serving.ask(address, message, {"authorization": f"Bearer {key}"}).status == 200


def test_what_is_told_of_a_match_is_kept_in_no_cache(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    for path in (f"/api/tables/{created['table']}", "/api/lobby", "/health/ready", "/api/nothing"):
        assert serving.ask(path).headers["cache-control"] == "no-store"


def test_keys_are_kept_as_hashes_only(own_serving: Serving) -> None:
    created = own_serving.open_table(*FOUR)
    with join(own_serving, created["table"], created["keys"]["0"]):
        pass
    own_serving.stop()
    path = own_serving.database.removeprefix("sqlite:///")
    for name in (path, f"{path}-wal"):
        try:
            with open(name, "rb") as file:  # noqa: PTH123
                kept = file.read()
        except FileNotFoundError:
            continue
        for key in [*created["keys"].values(), created["host"]]:
            assert key.encode() not in kept


def test_answers_say_nothing_of_what_the_server_is_made_of(serving: Serving) -> None:
    answer = serving.ask("/api/tables", b"{")
    text = answer.body.decode() + json.dumps(answer.headers)
    for word in (
        "Traceback",
        "uvicorn",
        "fastapi",
        "pydantic",
        "sqlalchemy",
        "/src/",
        "site-packages",
    ):
        assert word not in text.lower()
    assert "server" not in {name.lower() for name in answer.headers}
