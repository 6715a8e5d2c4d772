"""What house rules change: simulated while somebody waits, one at a time, and kept."""

from __future__ import annotations

import asyncio
import json
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from spielwerk.server.ground.limits import Turns
from spielwerk.server.messages.effects import Effect
from spielwerk.server.thinking.effects import Effects, Simulation
from spielwerk.server.transport.effect import told
from tests.server.serving import Serving, command_of

PATIENCE = 300.0
"""Seconds until a simulation that does not come fails a test."""

RULES = {"fox_continues": "on"}


@contextmanager
def asking(serving: Serving, options: dict[str, Any], game: str = "rufus") -> Iterator[Any]:
    """The answer to a wish, line by line."""
    wish = json.dumps({"options": options, "seats": 2}).encode()
    head = {"content-type": "application/json"}
    url = f"{serving.url}api/games/{game}/effect"
    request = urllib.request.Request(url, wish, head)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        yield answer


def lines(answer: Any) -> Iterator[dict[str, Any]]:
    return (json.loads(line) for line in answer if line.strip())


def refused(serving: Serving, options: dict[str, Any], game: str = "rufus") -> tuple[int, str]:
    with pytest.raises(urllib.error.HTTPError) as found, asking(serving, options, game):
        pass
    with found.value as answer:
        return answer.code, json.load(answer)["code"]


def simulating(serving: Serving) -> list[int]:
    """The server's processes that simulate."""
    return [pid for pid in serving.children() if b"balance" in command_of(pid)]


def test_a_house_rule_is_simulated_and_what_was_found_is_kept(serving: Serving) -> None:
    with asking(serving, RULES) as answer:
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        heard = list(lines(answer))
    assert [one["done"] for one in heard] == sorted(one["done"] for one in heard)
    last = heard[-1]
    assert (last["done"], last["of"], last["over"]) == (80, 80, True)
    length = next(one for one in last["findings"] if one["measure"] == "length/actions")
    assert length["low"] <= length["difference"] <= length["high"]
    assert round(length["chosen"] - length["usual"], 3) == round(length["difference"], 3)
    with asking(serving, RULES) as answer:
        assert list(lines(answer)) == [last]


def test_rules_that_are_no_house_rules_are_not_simulated(serving: Serving) -> None:
    assert refused(serving, {}) == (422, "bad_option")
    assert refused(serving, {"nonsense": "on"}) == (422, "bad_option")
    assert refused(serving, RULES, "nonsense") == (422, "no_game")
    assert refused(serving, {"preset": "extended"}, "streifzug") == (422, "bad_option")


def test_a_simulation_ends_with_the_last_who_waits_for_it(own_serving: Serving) -> None:
    own_serving.restart(effect_games=1_000_000)
    with asking(own_serving, RULES) as one:
        next(line for line in lines(one) if not line["waits"])
        with asking(own_serving, RULES) as other:
            assert not next(lines(other))["over"]
            assert len(simulating(own_serving)) == 1
        time.sleep(0.5)
        assert len(simulating(own_serving)) == 1
    end = time.monotonic() + PATIENCE
    while simulating(own_serving):
        assert time.monotonic() < end
        time.sleep(0.1)


def test_a_second_simulation_waits_for_the_first_and_ends_with_the_server(
    own_serving: Serving,
) -> None:
    own_serving.restart(effect_games=1_000_000)
    with asking(own_serving, RULES) as one, asking(own_serving, {"hard_count": "on"}) as other:
        assert not next(line for line in lines(one) if not line["waits"])["over"]
        assert next(lines(other))["waits"]
        assert own_serving.stop() == 0
        assert all(line["waits"] for line in lines(other))


def test_nobody_tries_too_many_rules(own_serving: Serving) -> None:
    own_serving.restart(effects_per_minute=1)
    with asking(own_serving, RULES):
        pass
    assert refused(own_serving, {"hard_count": "on"}) == (429, "too_fast")


def test_a_server_may_simulate_nothing(own_serving: Serving) -> None:
    own_serving.restart(effect_games=0)
    assert refused(own_serving, RULES) == (503, "no_effect")


def test_the_log_says_why_a_simulation_failed(caplog: pytest.LogCaptureFixture) -> None:
    command = [
        sys.executable,
        "-c",
        "import sys; print('first', file=sys.stderr); sys.exit('why')",
    ]

    async def followed() -> list[Effect | None]:
        simulation = Simulation(command, 1, Turns(1, 1))
        ended = asyncio.get_running_loop().create_future()
        return [news async for news in simulation.follow(ended)]

    last = asyncio.run(followed())[-1]
    assert last is not None
    assert (last.done, last.over) == (0, True)
    assert [record.getMessage() for record in caplog.records] == ["no simulation: code 1: why"]


def test_who_has_gone_before_the_first_line_leaves_no_simulation() -> None:
    async def gone() -> Simulation | Effect | None:
        effects, key = Effects(40, 60), ("rufus", 2, (("fox_continues", "on"),))
        lines = told(effects, key, asyncio.get_running_loop().create_future())
        await lines.aclose()
        return effects.of(key)

    assert asyncio.run(gone()) is None
