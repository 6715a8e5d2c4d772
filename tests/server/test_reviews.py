"""A match looked at after its end: by anybody who may watch, made once, and kept."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import pytest

import spielwerk
from spielwerk.server.matches.refusals import Refusal
from spielwerk.server.thinking import reviews
from spielwerk.server.thinking.preparing import Preparation
from spielwerk.server.thinking.reviews import Reviews
from tests.bots.test_strategus_bots import position
from tests.server.browsers import join_all, play_on
from tests.server.serving import Answer, Serving

pytestmark = pytest.mark.usefixtures("searching")

FOUR = ("link", "link", "link", "link")
LONGEST = 300.0
"""Seconds until a review that does not come fails a test."""


def played(serving: Serving, plies: int = 12) -> str:
    """A table whose match is over."""
    created = serving.open_table(*FOUR, max_plies=plies)
    browsers = join_all(serving, created)
    play_on(browsers, random.Random(1))
    for browser in browsers:
        browser.close()
    table: str = created["table"]
    return table


def asked(serving: Serving, table: str) -> Answer:
    return serving.ask(f"/api/tables/{table}/review")


def reviewed(serving: Serving, table: str) -> Answer:
    """The review, however slow the machine is."""
    end = time.monotonic() + LONGEST
    answer = asked(serving, table)
    while answer.status == 503 and time.monotonic() < end:
        time.sleep(0.1)
        answer = asked(serving, table)
    assert answer.status == 200, answer.body
    return answer


def problem(answer: Answer) -> tuple[int, str]:
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["detail"]
    return answer.status, answer.json()["code"]


def transcript(plies: int = 10) -> dict[str, Any]:
    """A short match that is over."""
    match = spielwerk.load("dog", {"max_plies": plies}).match(seed=1)
    while not match.over:
        seat = match.seats_to_act()[0]
        match.play(seat, match.legal(seat)[0])
    return match.transcript()


def test_a_match_that_is_over_is_reviewed(serving: Serving) -> None:
    table = played(serving)
    answer = reviewed(serving, table)
    review = answer.json()
    steps = len(review["steps"])
    assert review["game"] == "dog"
    assert review["seats"] == len(review["luck"]) == len(review["lost"]) == 4
    assert review["steps"][0]["who"] == "chance"
    assert {step["who"] for step in review["steps"]} == {"chance", 0, 1, 2, 3}
    assert review["steps"][0]["events"]
    assert len(review["curve"]) == steps + 1
    assert all(0 <= chance <= 1 for chances in review["curve"] for chance in chances)
    assert all(0 <= step < steps for step in review["turning_points"])
    for missed in review["missed"]:
        step = review["steps"][missed["step"]]
        assert (step["who"], step["action"]) == (missed["seat"], missed["played"])
        assert missed["observation"]["seat"] == missed["seat"]
        assert set(missed["words"]) == {missed["played"], missed["better"]}
    assert all("said" in event for event in review["steps"][-1]["events"])
    assert asked(serving, table).body == answer.body


def test_there_is_no_review_of_a_match_that_goes_on(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    assert problem(asked(serving, created["table"])) == (409, "not_over")


def test_there_is_no_review_of_a_table_that_is_not_there(serving: Serving) -> None:
    assert problem(asked(serving, "nowhere")) == (404, "no_table")


def test_whoever_asks_at_once_is_answered_the_same(serving: Serving) -> None:
    table = played(serving)
    with ThreadPoolExecutor(5) as pool:
        answers = list(pool.map(lambda _: reviewed(serving, table), range(5)))
    assert len({answer.body for answer in answers}) == 1


def test_who_waited_too_long_may_ask_again(own_serving: Serving) -> None:
    own_serving.restart(review_patience=1.0)
    first, second = played(own_serving), played(own_serving, 14)
    reviewed(own_serving, first)
    with own_serving.spellbound():
        assert problem(asked(own_serving, second)) == (503, "no_review")
        assert asked(own_serving, first).status == 200, "it is kept"
        created = own_serving.open_table(*FOUR)
        play_on(join_all(own_serving, created), random.Random(2), 5)
    reviewed(own_serving, second)


def made(*transcripts: dict[str, Any]) -> list[bytes]:
    """The reviews of these matches, asked for at once."""

    async def run() -> list[bytes]:
        async with reviewing() as making:
            asking = (making.of(str(name), told) for name, told in enumerate(transcripts))
            return await asyncio.gather(*asking)

    return asyncio.run(run())


@asynccontextmanager
async def reviewing() -> AsyncIterator[Reviews]:
    """Reviews in a process of their own, however slow the machine is."""
    preparation = Preparation()
    making = Reviews(LONGEST, preparation)
    try:
        yield making
    finally:
        making.close()
        preparation.close()


def test_a_review_waits_for_the_game_s_search_to_be_made() -> None:
    async def run() -> tuple[bool, bool]:
        async with reviewing() as making:
            prepared = making._preparation
            asking = asyncio.create_task(making.of("table", transcript()))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            begun = prepared._ready["dog"].done()
            await asking
            return begun, await prepared.wait("dog", 0.0)

    assert asyncio.run(run()) == (False, True)


def test_a_review_that_cannot_be_prepared_is_refused(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(Refusal):
        made(transcript() | {"game": "chess"})
    assert "table 0: no review: the game's search is not prepared" in caplog.text


def test_a_review_that_failed_is_made_when_somebody_asks_again() -> None:
    async def run() -> bytes:
        async with reviewing() as making:
            with pytest.raises(Refusal):
                await making.of("table", transcript() | {"steps": [["chance", "nonsense"]]})
            return await making.of("table", transcript())

    assert b"turning_points" in asyncio.run(run())


def test_a_review_that_fails_is_refused_without_a_secret(
    caplog: pytest.LogCaptureFixture,
) -> None:
    wrong = transcript()
    seat, action = next(step for step in wrong["steps"] if step[0] != "chance")
    wrong["steps"] = [[seat, action], *wrong["steps"]]
    with pytest.raises(Refusal) as refusal:
        made(wrong)
    assert (refusal.value.status, refusal.value.code) == (503, "no_review")
    assert "TranscriptError" in caplog.text
    assert action not in caplog.text
    assert action not in str(refusal.value)


def test_only_so_many_wait_and_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_WAITING", 2)
    with pytest.raises(Refusal):
        made(transcript(), transcript(), transcript())
    monkeypatch.setattr(reviews, "MOST_KEPT", 1)

    async def run() -> list[str]:
        async with reviewing() as making:
            for name in ("one", "two"):
                await making.of(name, transcript())
            return list(making._kept)

    assert asyncio.run(run()) == ["two"]


def test_a_moment_says_why_what_was_best_was_best() -> None:
    mine = "a1:A a2:T b1:T a8:2 e2:8 f2:6"
    theirs = "a10:A a9:T b10:T c9:5 d9:6 h9:7 g9:3 i9:M"
    match = spielwerk.load("strategus").match_from(position(mine, theirs), seed=1)
    match.play(0, "a8xa9")
    transcript = match.transcript()
    told = next(one for one in reviews.begun(("fought", transcript, 0)).moments if one.who == 0)
    looked = reviews.looked(("fought", transcript, told))
    assert looked.ways
    assert {looked.played, looked.ways[0].action} == set(looked.because)
    texts = {line["id"] for lines in looked.because.values() for line in lines}
    assert "strategus-because-still" in texts
