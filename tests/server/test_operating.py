"""What a host relies on: proxies, numbers for Prometheus, lines of log, and news for systemd."""

import json
import random
import re
import socket
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from fastapi import Request

from spielwerk.server.ground.logs import JsonLines, TextLines
from spielwerk.server.ground.metrics import REGISTRY
from spielwerk.server.transport.asking import address_of
from tests.server.browsers import join, join_all, look, play_on
from tests.server.serving import Serving

FOUR = ("link", "link", "link", "link")
FOUR_KEYS = [{"kind": "key"}] * 4


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port: int = line.getsockname()[1]
        return port


def lines_of(serving: Serving) -> list[dict[str, Any]]:
    """The server's log; every line is JSON."""
    assert serving.log is not None
    return [json.loads(line) for line in serving.log.read_text().splitlines()]


# Proxies


def many_tables(serving: Serving, forwarded: list[str]) -> list[int]:
    """Tables set up for these addresses, one each; how each was answered."""
    new = {"game": "dog", "seats": FOUR_KEYS}
    return [
        serving.ask("/api/tables", new, {"x-forwarded-for": address}).status
        for address in forwarded
    ]


def test_behind_a_trusted_proxy_everybody_has_a_limit_of_their_own(own_serving: Serving) -> None:
    own_serving.restart(tables_per_minute=1, trusted_proxies=("127.0.0.0/8",))
    assert many_tables(own_serving, ["203.0.113.1", "203.0.113.2", "203.0.113.1"]) == [
        201,
        201,
        429,
    ]
    # What a client says itself stands before what the proxy adds, and is not believed.
    assert many_tables(own_serving, ["9.9.9.9, 203.0.113.3", "8.8.8.8, 203.0.113.3"]) == [201, 429]
    # One household of IPv6 counts as one.
    assert many_tables(own_serving, ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"]) == [
        201,
        429,
        201,
    ]


def test_who_is_no_trusted_proxy_is_not_believed(own_serving: Serving) -> None:
    own_serving.restart(tables_per_minute=1)
    assert many_tables(own_serving, ["203.0.113.1", "203.0.113.2"]) == [201, 429]
    own_serving.restart(trusted_proxies=("203.0.113.0/24",))
    assert many_tables(own_serving, ["203.0.113.1", "203.0.113.2"]) == [201, 429]


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("no:address", "no:address"),
    ],
)
def test_who_counts_as_one(host: str, counted: str) -> None:
    assert address_of(Request({"type": "http", "client": (host, 1), "headers": []})) == counted


def test_over_https_browsers_are_told_to_stay_there(own_serving: Serving) -> None:
    name = "strict-transport-security"
    secure = {"x-forwarded-proto": "https"}
    assert name not in own_serving.ask("/api/games", headers=secure).headers
    own_serving.restart(trusted_proxies=("127.0.0.1",))
    assert own_serving.ask("/api/games", headers=secure).headers[name] == "max-age=31536000"
    assert name not in own_serving.ask("/api/games").headers


# Numbers


def numbers_at(port: int) -> dict[str, float]:
    """What Prometheus reads, by name and labels."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        text = answer.read().decode()
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_the_numbers_tell_what_is_played_and_nothing_of_a_match(own_serving: Serving) -> None:
    port = free_port()
    own_serving.restart(metrics_port=port)
    created = own_serving.open_table("link", "link", game="rufus")
    browsers = join_all(own_serving, created)
    watcher = join(own_serving, created["table"])
    played = play_on([*browsers], random.Random(1), 10)
    acting = next(browser for browser in browsers if browser.legal)
    acting.play("nonsense")
    acting.hear_error("illegal")
    told = numbers_at(port)
    assert told["spielwerk_tables"] == 1
    assert told['spielwerk_tables_opened_total{game="rufus"}'] == 1
    assert told['spielwerk_viewers{at="seat"}'] == 2
    assert told['spielwerk_viewers{at="watch"}'] == 1
    assert told['spielwerk_actions_total{game="rufus"}'] == played
    assert told['spielwerk_refusals_total{code="illegal"}'] == 1
    assert told["spielwerk_commit_seconds_count"] >= played
    route = 'method="POST",route="/api/tables",status="201"'
    assert told[f"spielwerk_request_seconds_count{{{route}}}"] == 1
    assert told["process_resident_memory_bytes"] > 0
    watcher.close()
    text = "".join(told)
    for secret in (created["table"], *created["keys"].values()):
        assert secret not in text


def test_the_numbers_are_on_a_port_of_their_own_and_only_if_wanted(own_serving: Serving) -> None:
    page = own_serving.ask("/metrics")
    assert b"spielwerk_tables" not in page.body
    port = free_port()
    with pytest.raises(urllib.error.URLError):
        numbers_at(port)
    own_serving.restart(metrics_port=port)
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=10) as answer:
        assert b'"dog"' not in answer.read(), "what the other port serves is not here"


def test_the_dashboard_asks_for_figures_that_there_are() -> None:
    asked = (Path(__file__).parents[2] / "deploy" / "dashboard.json").read_text()
    named = set(re.findall(r"(?:spielwerk|process)_[a-z_]+", asked))
    there = {
        sample
        for metric in REGISTRY.collect()
        for sample in (metric.name, f"{metric.name}_total", f"{metric.name}_bucket")
    }
    assert named <= there
    assert {name for name in there if name.startswith("spielwerk")} & named


def test_methods_that_nobody_knows_are_counted_as_one(own_serving: Serving) -> None:
    port = free_port()
    own_serving.restart(metrics_port=port)
    for method in ("PROPFIND", "REPORT", "MKCOL"):
        own_serving.ask("/api/games", method=method)
    others = [
        name for name in numbers_at(port) if name.startswith("spielwerk_request_seconds_count")
    ]
    assert len([name for name in others if 'method="other"' in name]) == 1
    assert not [name for name in others if "REPORT" in name]


# Lines


def test_the_log_tells_what_happens_as_json_and_holds_no_secret(own_serving: Serving) -> None:
    own_serving.restart(log_level="debug")
    new = {"game": "dog", "seats": [{"kind": "key", "name": "Anna Käser"}, *FOUR_KEYS[1:]]}
    created = own_serving.ask("/api/tables", new | {"begin": "at_once"}).json()
    browsers = join_all(own_serving, created)
    play_on(browsers, random.Random(2), 15)
    acting = next(browser for browser in browsers if browser.legal)
    acting.play("nonsense words")
    acting.hear_error("illegal")
    stranger = look(own_serving, created["table"])
    stranger.say({"type": "join", "key": "y" * 32})
    stranger.hear_error("bad_key")
    own_serving.ask(f"/table/{created['table']}?key={created['keys']['0']}")
    own_serving.stop()
    lines = lines_of(own_serving)
    messages = [line["message"] for line in lines]
    assert messages[0].startswith("listening on http://127.0.0.1:")
    assert messages[-1] == "stopped"
    table = next(line for line in lines if line["message"] == "a table was set up")
    assert (table["table"], table["game"]) == (created["table"], "dog")
    refused = next(line for line in lines if line["message"] == "refused")
    assert (refused["code"], refused["address"]) == ("bad_key", "127.0.0.1")
    assert refused["level"] == "warning"
    assert refused["time"].endswith("+00:00")
    assert own_serving.log is not None
    text = own_serving.log.read_text()
    secrets = [*created["keys"].values(), created["host"], "Anna", "y" * 32, "nonsense words"]
    secrets += [step for browser in browsers for step in browser.legal]
    for secret in secrets:
        assert secret not in text


def test_an_attack_cannot_fill_the_log(own_serving: Serving) -> None:
    created = own_serving.open_table(*FOUR)
    headers = {"authorization": f"Bearer {'z' * 32}"}
    for _ in range(30):
        assert (
            own_serving.ask(f"/api/tables/{created['table']}/stream", None, headers).status == 401
        )
    own_serving.stop()
    assert [line["message"] for line in lines_of(own_serving)].count("refused") <= 3


def record(message: str, **extra: object) -> Any:
    import logging

    made = logging.makeLogRecord(
        {"name": "spielwerk.test", "levelname": "WARNING", "msg": message}
    )
    made.__dict__.update(extra)
    return made


def test_nobody_begins_another_line_of_the_log() -> None:
    wicked = "a\nERROR spielwerk: b\x1b[2J\u2028"
    line = TextLines().format(record(wicked, name_of_it=wicked))
    assert "\n" not in line
    assert "\x1b" not in line
    assert "\u2028" not in line
    told = JsonLines().format(record(wicked, where=wicked))
    assert "\n" not in told
    assert json.loads(told)["message"] == wicked
    assert json.loads(told)["where"] == wicked


# systemd


def test_systemd_is_told_when_the_server_listens(own_serving: Serving, monkeypatch: Any) -> None:
    own_serving.stop()
    where = Path("/tmp") / f"spielwerk-notify-{time.monotonic_ns()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as supervisor:
        supervisor.bind(str(where))
        supervisor.settimeout(20)
        monkeypatch.setenv("NOTIFY_SOCKET", str(where))
        own_serving.start()
        assert supervisor.recv(100) == b"READY=1"
    where.unlink()
