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
from spielwerk.server.matches.refusals import Refusal
from spielwerk.server.messages.effects import Effect
from spielwerk.server.thinking.effects import WAITING, Effects, Key, Simulation
from spielwerk.server.transport.effect import told
from tests.server.serving import Serving, command_of

PATIENCE = 300.0
"""Seconds until a simulation that does not come fails a test."""

RULES = {"fox_continues": "on"}


ANNA = {"asker": "0123456789abcdef"}
BEN = {"asker": "fedcba9876543210"}


@contextmanager
def asking(
    serving: Serving, options: dict[str, Any], game: str = "rufus", **more: object
) -> Iterator[Any]:
    """The answer to a wish, line by line."""
    with posted(serving, f"{game}/effect", {"options": options, "seats": 2} | more) as answer:
        yield answer


def posted(serving: Serving, path: str, wish: dict[str, object]) -> Any:
    head = {"content-type": "application/json"}
    url = f"{serving.url}api/games/{path}"
    request = urllib.request.Request(url, json.dumps(wish).encode(), head)
    return urllib.request.urlopen(request, timeout=PATIENCE)


def stop(serving: Serving, options: dict[str, Any], **more: object) -> None:
    with posted(serving, "rufus/effect/stop", {"options": options, "seats": 2} | more) as answer:
        assert answer.status == 204


def lines(answer: Any) -> Iterator[dict[str, Any]]:
    return (json.loads(line) for line in answer if line.strip())


def refused(
    serving: Serving, options: dict[str, Any], game: str = "rufus", **more: object
) -> tuple[int, str]:
    with pytest.raises(urllib.error.HTTPError) as found, asking(serving, options, game, **more):
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
    ends(own_serving)


def ends(serving: Serving) -> None:
    """Wait until nothing is simulated any more."""
    end = time.monotonic() + PATIENCE
    while simulating(serving):
        assert time.monotonic() < end
        time.sleep(0.1)


def test_a_simulation_goes_on_for_who_has_left_and_says_how_long_it_still_takes(
    own_serving: Serving,
) -> None:
    own_serving.restart(effect_games=600)
    with asking(own_serving, RULES, **ANNA) as one:
        first = next(line for line in lines(one) if line["done"])
    assert first["left"] > 0
    time.sleep(0.5)
    assert len(simulating(own_serving)) == 1
    with asking(own_serving, RULES, begin=False, **ANNA) as one:
        heard = list(lines(one))
    assert heard[0]["done"] >= first["done"]
    assert (heard[-1]["done"], heard[-1]["over"]) == (1200, True)
    assert heard[-1]["left"] in {0, None}


def test_what_goes_on_alone_can_be_stopped_by_who_has_left_it(own_serving: Serving) -> None:
    own_serving.restart(effect_games=1_000_000)
    for asker in (ANNA, BEN):
        with asking(own_serving, RULES, **asker) as one:
            next(line for line in lines(one) if not line["waits"])
    stop(own_serving, RULES, **ANNA)
    time.sleep(0.5)
    assert len(simulating(own_serving)) == 1
    stop(own_serving, RULES, **BEN)
    ends(own_serving)
    assert refused(own_serving, RULES, begin=False, **ANNA) == (404, "no_effect")


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
    own_serving.restart(effects_per_minute=1, effect_games=1_000_000)
    for begin in (True, False, False):  # how it goes may be asked as often as one likes
        with asking(own_serving, RULES, begin=begin, **ANNA) as one:
            assert not next(lines(one))["over"]
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


WAITS = [sys.executable, "-c", "import time; time.sleep(1000)"]
"""A command that says nothing."""


def test_a_simulation_that_is_left_alone_ends_after_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("spielwerk.server.thinking.effects.LONGEST_ALONE", 0.2)

    async def left() -> Effect:
        simulation = Simulation(WAITS, 1, Turns(1, 1))
        ended = asyncio.get_running_loop().create_future()
        following = simulation.follow(ended, "anna")
        await anext(following)
        await following.aclose()
        assert simulation.alone
        assert not simulation.latest.over
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait({simulation._task})
        return simulation.latest

    latest = asyncio.run(left())
    assert (latest.done, latest.over) == (0, True)


def test_what_nobody_looks_at_makes_room_for_who_waits() -> None:
    async def crowded() -> None:
        effects = Effects(40, 60)
        ended = asyncio.get_running_loop().create_future()
        followed = []
        keys: list[Key] = [
            ("rufus", 2, (("fox_continues", str(one)),)) for one in range(WAITING + 1)
        ]
        for key in keys:
            followed.append(effects.begin(key).follow(ended, "anna"))
            await anext(followed[-1])
        with pytest.raises(Refusal):
            effects.check()
        await followed[3].aclose()
        effects.check()
        assert effects.of(keys[3]) is None
        assert all(effects.of(key) for key in keys if key != keys[3])
        for following in followed:
            await following.aclose()
        effects.close()

    asyncio.run(crowded())


def test_who_comes_where_what_runs_was_ended_for_it_is_let_in() -> None:
    async def crowded() -> bool:
        effects = Effects(40, 60)
        ended = asyncio.get_running_loop().create_future()
        keys: list[Key] = [
            ("rufus", 2, (("fox_continues", str(one)),)) for one in range(WAITING + 2)
        ]
        begun = [effects.begin(key) for key in keys[:-1]]
        followed = [one.follow(ended, "anna") for one in begun]
        for following in followed:
            await anext(following)
        async with asyncio.timeout(PATIENCE):
            while begun[0].latest.waits:
                await asyncio.sleep(0.01)
        await followed[0].aclose()
        effects.check()
        late = effects.begin(keys[-1])
        await asyncio.sleep(0.5)
        refused = late.latest.over
        for following in followed[1:]:
            await following.aclose()
        effects.close()
        await asyncio.wait({one._task for one in (*begun, late)})
        return refused

    assert not asyncio.run(crowded())


def test_who_has_gone_before_the_first_line_leaves_no_simulation() -> None:
    async def gone() -> Simulation | Effect | None:
        effects, key = Effects(40, 60), ("rufus", 2, (("fox_continues", "on"),))
        lines = told(effects, key, asyncio.get_running_loop().create_future())
        await lines.aclose()
        return effects.of(key)

    assert asyncio.run(gone()) is None
