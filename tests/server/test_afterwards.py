"""After a match: its file with the receipt, replays through any seat's eyes, luck, and what if."""

import asyncio
import gzip
import json
import random
from typing import Any

import pytest

import spielwerk
from spielwerk.server.ground.limits import Turns
from tests.server.browsers import Browser, join, play_on
from tests.server.serving import Answer, Serving
from tests.server.test_beginning import SEEDS, come, hear_all, show

SHORT = {"max_plies": 40}


@pytest.fixture(scope="module")
def over(serving: Serving) -> tuple[str, list[Browser]]:
    """A short match of Dog between four who came together, and all that they heard."""
    sitting = [{"kind": "key"}] * 4
    new = {"game": "dog", "seats": sitting, "options": SHORT}
    created = serving.ask("/api/tables", new).json()
    browsers = come(serving, created, 0, 1, 2, 3)
    for seat, browser in enumerate(browsers):
        show(browser, seat)
    hear_all(browsers, "update")
    play_on(browsers, random.Random(4))
    for browser in browsers:
        browser.close()
    return created["table"], browsers


def of(serving: Serving, table: str, what: str) -> Any:
    answer = serving.ask(f"/api/tables/{table}/{what}")
    assert answer.status == 200, answer.body
    return answer.json()


def problem(answer: Answer) -> tuple[int, str]:
    assert answer.json()["detail"]
    return answer.status, answer.json()["code"]


def test_the_file_of_a_match_is_verified(serving: Serving, over: tuple[str, Any]) -> None:
    told = of(serving, over[0], "transcript")
    verified = spielwerk.verify(told)
    assert verified["good"]
    assert verified["seeds"] == 4
    assert told["receipt"]["seeds"] == [seed.hex() for seed in SEEDS]
    assert told["receipt"]["commitment"] == over[1][0].table["commitment"]
    assert spielwerk.replay(told).returns == over[1][0].update["returns"]


def test_a_replay_shows_each_what_it_was_told(serving: Serving, over: tuple[str, Any]) -> None:
    table, browsers = over
    for seat, browser in enumerate(browsers):
        told = of(serving, table, f"replay?seat={seat}")
        updates = [moment["update"] for moment in told["moments"] if moment["update"]]
        heard = [json.loads(raw) for raw in browser.said]
        heard = [message for message in heard if message["type"] == "update"]
        nothing: dict[str, Any] = {
            "legal": [],
            "choices": None,
            "can_take_back": False,
            "can_undo": False,
            "decision": None,
        }
        kept = {update["version"]: update | nothing for update in heard}
        assert {update["version"]: update | nothing for update in updates} == kept
        assert told["seat"] == seat
    watched = of(serving, table, "replay")
    assert watched["seat"] is None
    assert watched["moments"][-1]["update"]["over"]
    assert watched["moments"][0]["who"] is None
    steps = [moment["steps"] for moment in watched["moments"]]
    assert steps == sorted(set(steps))
    assert watched["names"] == [None] * 4
    assert "secret" not in json.dumps(watched)


def test_what_chance_did_is_told_with_the_receipt(serving: Serving, over: tuple[str, Any]) -> None:
    told = of(serving, over[0], "luck")
    match = of(serving, over[0], "transcript")
    assert told["receipt"] == match["receipt"]
    drawn = [(n, text) for n, (who, text) in enumerate(match["steps"]) if who == "chance"]
    assert [(draw["step"], draw["says"]) for draw in told["draws"]] == drawn
    assert told["draws"][1]["events"][0]["event"] == "dealt"
    assert {one["name"] for one in told["odds"]} == {"no-start-card", "somebody-without"}


@pytest.mark.parametrize("what", ["transcript", "replay", "replay?seat=0", "luck"])
def test_nothing_is_told_of_a_match_that_goes_on(serving: Serving, what: str) -> None:
    created = serving.open_table("link", "link", "link", "link")
    assert problem(serving.ask(f"/api/tables/{created['table']}/{what}")) == (409, "not_over")
    waiting = serving.ask("/api/tables", {"game": "dog", "seats": [{"kind": "key"}] * 4}).json()
    assert problem(serving.ask(f"/api/tables/{waiting['table']}/{what}")) == (409, "not_over")
    assert problem(serving.ask(f"/api/tables/nowhere/{what}")) == (404, "no_table")


def test_a_file_is_replayed_like_a_table(serving: Serving, over: tuple[str, Any]) -> None:
    match = of(serving, over[0], "transcript")
    for seat in ("", "?seat=2"):
        told = serving.ask(f"/api/replay{seat}", match).json()
        known = of(serving, over[0], f"replay{seat}")
        assert told["moments"] == known["moments"]
        assert told["table"] is None
    assert serving.ask("/api/replay/luck", match).json() == of(serving, over[0], "luck")
    bare = {key: value for key, value in match.items() if key != "receipt"}
    assert serving.ask("/api/replay/luck", bare).json()["receipt"] is None


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"game": "chess", "steps": []},
        {"game": "dog", "steps": "none"},
        {"game": "dog", "steps": [["chance", "deal 99"]]},
        {"game": "dog", "steps": [["chance"]]},
        {"game": "dog", "steps": [[7, "A out"]]},
        {"game": "dog", "steps": [5]},
        {"game": ["dog"], "steps": []},
        {"game": "dog", "steps": [], "position": 1},
        {"game": "rufus", "steps": [], "position": ""},
        {"game": "streifzug", "steps": [], "position": []},
        {"game": "dog", "options": {"seven_men": "three"}, "steps": []},
    ],
)
def test_what_is_no_match_is_refused(serving: Serving, wrong: dict[str, Any]) -> None:
    for path in ("/api/replay", "/api/replay/luck"):
        assert problem(serving.ask(path, wrong)) == (422, "bad_transcript")
    body = {"transcript": wrong, "steps": 0, "seat": 0, "bot": "random"}
    assert problem(serving.ask("/api/replay/tables", body)) == (422, "bad_transcript")


def test_a_match_without_end_is_refused(serving: Serving) -> None:
    told = {"game": "strategus", "seats": 2, "steps": [["chance", "first 0"]] * 10_001}
    answer = serving.ask("/api/replay", told)
    assert problem(answer) == (422, "bad_transcript")
    assert "10000 steps" in answer.json()["detail"]


def test_what_no_file_can_hold_is_refused(serving: Serving) -> None:
    told = b'{"game": "dog", "seats": 4, "steps": [["\\ud800", "\\ud800"]]}'
    assert problem(serving.ask("/api/replay", told)) == (422, "bad_transcript")


def test_a_match_of_a_megabyte_is_refused(serving: Serving) -> None:
    answer = serving.ask("/api/replay", b'{"game": "' + b"x" * 600_000 + b'"}')
    assert problem(answer) == (413, "too_large")


def test_a_long_answer_is_packed(serving: Serving, over: tuple[str, Any]) -> None:
    path = f"/api/tables/{over[0]}/replay"
    packed = serving.ask(path, headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == serving.ask(path).body


def test_one_goes_on_from_the_middle_against_bots(serving: Serving, over: tuple[str, Any]) -> None:
    match = of(serving, over[0], "transcript")
    steps = of(serving, over[0], "replay")["moments"][10]["steps"]
    body = {"table": over[0], "steps": steps, "seat": 2, "bot": "random", "name": "Eva"}
    answer = serving.ask("/api/replay/tables", body)
    assert answer.status == 201
    created = answer.json()
    browser = join(serving, created["table"], created["keys"]["2"])
    assert browser.table["origin"] == {"table": over[0], "steps": steps, "moment": 10}
    assert [seat["bot"] for seat in browser.table["seats"]] == ["random", "random", None, "random"]
    known = spielwerk.replay(match | {"steps": match["steps"][:steps], "returns": None})
    told = known.events(2)
    assert browser.events[: len(told)] == told
    rng = random.Random(1)
    while not browser.over:
        if browser.legal:
            browser.play(rng.choice(browser.legal))
        browser.hear_until("update")
    proven = of(serving, created["table"], "transcript")
    assert proven["steps"][:steps] == match["steps"][:steps]
    verified = spielwerk.verify(proven)
    assert verified["good"]
    assert [one["taken"] for one in verified["steps"]] == [
        one["step"] < steps for one in verified["steps"]
    ]
    assert proven["receipt"]["origin"] == over[0]


def test_from_a_file_one_goes_on_as_well(serving: Serving, over: tuple[str, Any]) -> None:
    match = of(serving, over[0], "transcript")
    body = {"transcript": match, "steps": 30, "seat": 0, "bot": "random"}
    created = serving.ask("/api/replay/tables", body).json()
    browser = join(serving, created["table"], created["keys"]["0"])
    moment = sum(who != "chance" for who, _ in match["steps"][:30])
    assert browser.table["origin"] == {"table": None, "steps": 30, "moment": moment}
    last = body | {"steps": len(match["steps"])}
    assert problem(serving.ask("/api/replay/tables", last)) == (422, "bad_transcript")
    assert problem(serving.ask("/api/replay/tables", body | {"bot": "hal"})) == (422, "bad_bot")
    assert problem(serving.ask("/api/replay/tables", body | {"seat": 5})) == (422, "bad_bot")
    nothing = {"steps": 0, "seat": 0, "bot": "random"}
    assert problem(serving.ask("/api/replay/tables", nothing)) == (422, "bad_request")


def test_what_was_taken_over_and_then_undone_is_judged(
    serving: Serving, over: tuple[str, Any]
) -> None:
    """Whoever undoes steps that were taken over plays on with chance of this table."""
    steps = of(serving, over[0], "transcript")["steps"]
    taken = next(
        n + 1 for n, (who, _) in enumerate(steps) if who == 2 and steps[n + 1][0] != "chance"
    )
    body = {"table": over[0], "steps": taken, "seat": 2, "bot": "random"}
    created = serving.ask("/api/replay/tables", body).json()
    browser = join(serving, created["table"], created["keys"]["2"])
    browser.say({"type": "offer", "offer": "undo"})
    browser.hear_until(lambda m: m["type"] == "update" and m["version"] > 1_000_000)
    while not browser.over:
        if browser.legal:
            browser.play(browser.legal[0])
        browser.hear_until("update")
    receipt = of(serving, created["table"], "luck")["receipt"]
    assert receipt["taken"] < taken


def test_nobody_looks_at_too_many_matches(own_serving: Serving) -> None:
    own_serving.restart(replays_per_second=0.2)
    told = {"game": "dog", "steps": []}
    assert [own_serving.ask("/api/replay", told).status for _ in range(2)] == [200, 200]
    assert problem(own_serving.ask("/api/replay", told)) == (429, "too_fast")


def test_only_so_many_wait_for_their_turn() -> None:
    async def run() -> list[bool]:
        turns, first, heard = Turns(at_once=1, waiting=1), asyncio.Event(), []

        async def one() -> None:
            async with turns.one() as free:
                heard.append(free)
                if free:
                    await first.wait()

        tasks = [asyncio.create_task(one()) for _ in range(3)]
        await asyncio.sleep(0)
        assert heard == [True, False], "one at it, one waits, one is asked to come again"
        first.set()
        await asyncio.gather(*tasks)
        async with turns.one() as free:
            return [*heard, free]

    assert asyncio.run(run()) == [True, False, True, True]


def test_a_match_of_a_hundred_kilobytes_is_opened_below_a_path(own_serving: Serving) -> None:
    own_serving.restart(root_path="/games")
    told = {"game": "dog", "steps": [], "options": {}}
    body = json.dumps(told).encode() + b" " * 100_000
    # The proxy takes the path away.
    assert own_serving.ask("/api/replay", body).status == 200
