"""How much one browser may ask for, and how much may wait for it."""

import asyncio
import random
import socket
import time
from collections import Counter
from contextlib import suppress
from itertools import cycle, islice

from websockets.exceptions import ConnectionClosed

from spielwerk.server.ground.limits import MAX_BUCKETS, Bucket, Limiter
from spielwerk.server.tables.viewers import MAX_WAITING, Viewer
from tests.server.browsers import join, join_all, look, play_on
from tests.server.serving import Serving

FOUR = ("link", "link", "link", "link")
MANY = 1000
"""More than anybody may say at once, however slowly it is answered."""


def test_a_bucket_empties_and_fills() -> None:
    bucket = Bucket(rate=2, most=3, now=0)
    assert [bucket.take(now=0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(now=0.4) is False
    assert bucket.take(now=0.6) is True
    assert bucket.take(now=0.6) is False
    assert [bucket.take(now=100) for _ in range(4)] == [True, True, True, False]


def test_everybody_has_an_own_bucket_and_the_patient_are_forgotten() -> None:
    now = 0.0
    limiter = Limiter(rate=1, most=1, clock=lambda: now)
    assert limiter.allows("anna")
    assert not limiter.allows("anna")
    assert all(limiter.allows(number) for number in range(MAX_BUCKETS - 1))
    assert limiter.allows("eva"), "so many at once: all start anew"
    now = 2.0
    assert limiter.allows("anna")


def test_a_viewer_that_is_behind_is_told_only_what_it_can_take() -> None:
    async def run() -> list[str]:
        writable = asyncio.Event()
        said: list[str] = []

        async def say(message: str) -> None:
            await writable.wait()
            said.append(message)

        async def catch_up() -> None:
            viewer.behind = False
            viewer.put(f"from {viewer.told} on", 2000)

        writable.set()
        viewer = Viewer(0, 0, say, catch_up)
        viewer.put("update 1", 1)
        assert said == ["update 1"], "sent at once"
        writable.clear()
        for version in range(2, MAX_WAITING + 3):
            viewer.put(f"update {version}", version)
        assert viewer.told == MAX_WAITING + 2
        viewer.put("too much", 1001)
        assert viewer.behind
        viewer.put("not now", 1002)
        writable.set()
        await viewer.sent_all(seconds=5)
        assert viewer.told == viewer.sent == 2000
        viewer.put("as before", 2001)
        return said

    assert asyncio.run(run()) == ["update 1", "update 2", "from 2 on", "as before"]


def test_a_viewer_that_has_gone_is_told_nothing() -> None:
    async def run() -> None:
        async def say(message: str) -> None:
            await asyncio.sleep(0)
            raise ConnectionResetError(message)

        async def catch_up() -> None:
            raise AssertionError("nobody is there")

        viewer = Viewer(0, 0, say, catch_up)
        viewer.put("first", 1)
        viewer.put("second", 2)
        await viewer.sent_all(seconds=5)
        assert viewer.sent == 0

    asyncio.run(run())


def test_a_browser_that_does_not_read_holds_up_nobody_and_catches_up(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    browsers = join_all(serving, created)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(serving.address)
    sleeper = look(serving, created["table"], sock=line, max_queue=1)
    sleeper.say({"type": "join"})
    play_on(browsers, random.Random(9), 500)
    watcher = join(serving, created["table"])
    heard: Counter[str] = Counter()
    while sleeper.events != watcher.events:
        heard[sleeper.hear()["type"]] += 1
    assert heard["table"] > 1, "it was greeted again"
    assert heard["update"] < 450, "what it missed came at once"
    assert sleeper.update["observation"] == watcher.update["observation"]


def test_too_many_messages_are_refused(own_serving: Serving) -> None:
    own_serving.restart(messages_per_second=1)
    created = own_serving.open_table(*FOUR)
    with join(own_serving, created["table"], created["keys"]["0"]) as browser:
        answers = []
        for _ in range(MANY):
            browser.say({"type": "ping"})
            answers.append(browser.hear_until(lambda told: told["type"] in {"pong", "error"}))
            if answers[-1]["type"] == "error":
                break
        assert answers[-1].get("code") == "too_fast"
        with suppress(ConnectionClosed):  # who talks on while the line is cut may not hear why
            for _ in range(40):
                browser.say({"type": "ping"})
                time.sleep(0.01)
        assert browser.hear_close() == 1008


def test_who_asks_why_is_counted_by_address(own_serving: Serving) -> None:
    own_serving.restart(messages_per_second=1)
    created = own_serving.open_table("link", "link", game="rufus")
    browsers = [join(own_serving, created["table"], created["keys"]["0"]) for _ in range(24)]
    for browser in islice(cycle(browsers), MANY):
        browser.say({"type": "why", "chosen": "nothing"})
        error = browser.hear_until("error")
        if error["code"] == "too_fast":
            break
    assert error["message"].startswith("Too many questions"), "of all together, not of this one"


def test_too_many_browsers_at_one_table_are_refused(own_serving: Serving) -> None:
    own_serving.restart(sockets_per_table=3)
    created = own_serving.open_table(*FOUR)
    first = [join(own_serving, created["table"]) for _ in range(3)]
    fourth = look(own_serving, created["table"])
    fourth.say({"type": "join"})
    fourth.hear_error("full")
    first[0].close()
    join(own_serving, created["table"])
