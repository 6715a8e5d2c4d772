"""How a match begins: who is waited for, and what everybody adds to chance."""

import hashlib
from typing import Any

import pytest

import spielwerk
from spielwerk.core.receipts import chance_key
from spielwerk.server.storage.kept import SeatRecord, TableRecord
from tests.server.browsers import Browser, look
from tests.server.serving import Serving

SEEDS = [bytes([seat + 1]) * 16 for seat in range(4)]
LINK = {"kind": "key"}


def promised(seat: int) -> str:
    return hashlib.sha256(SEEDS[seat]).hexdigest()


def opened(serving: Serving, *bots: str, people: int = 4, game: str = "dog") -> dict[str, Any]:
    """A table at which people come together."""
    sitting = [LINK] * people + [{"kind": "bot", "bot": bot} for bot in bots]
    created: dict[str, Any] = serving.ask("/api/tables", {"game": game, "seats": sitting}).json()
    return created


def comes(serving: Serving, created: dict[str, Any], seat: int | None, **how: Any) -> Browser:
    """Somebody comes, and hears of the table."""
    browser = look(serving, created["table"])
    key = None if seat is None else created["keys"][str(seat)]
    browser.say({"type": "join", "key": key} | how)
    assert browser.hear()["type"] == "table"
    return browser


def come(serving: Serving, created: dict[str, Any], *seats: int) -> list[Browser]:
    """They come one after the other, each with a promise; all hear of all."""
    browsers: list[Browser] = []
    for seat in seats:
        browsers.append(comes(serving, created, seat, promise=promised(seat)))
        for browser in browsers[:-1]:
            while not browser.table["seats"][seat]["connected"]:
                browser.hear_until("table")
    return browsers


def show(browser: Browser, seat: int) -> None:
    browser.say({"type": "seed", "seed": SEEDS[seat].hex()})


def hear_all(browsers: list[Browser], wanted: str) -> None:
    for browser in browsers:
        browser.hear_until(wanted)


def test_nothing_is_dealt_before_all_have_come_and_shown_their_seeds(serving: Serving) -> None:
    created = opened(serving)
    browsers = come(serving, created, 0, 1, 2)
    assert not browsers[0].table["sealed"]
    browsers[0].play("give A", 0)
    browsers[0].hear_error("not_begun")
    browsers += come(serving, created, 3)
    for browser in browsers:
        while not browser.table["sealed"]:
            browser.hear_until("table")
        told = browser.table["seats"]
        assert [seat["promise"] for seat in told] == [promised(seat) for seat in range(4)]
        assert [seat["seed"] for seat in told] == [None] * 4
        assert not browser.table["begun"]
        assert browser.update == {}
    for seat in (2, 0, 1):
        show(browsers[seat], seat)
    show(browsers[3], 3)
    hear_all(browsers, "update")
    for browser in browsers:
        assert browser.table["begun"]
        assert [seat["seed"] for seat in browser.table["seats"]] == [s.hex() for s in SEEDS]


def test_every_card_follows_from_the_seeds_as_well(own_serving: Serving) -> None:
    created = opened(own_serving)
    browsers = come(own_serving, created, 0, 1, 2, 3)
    for seat, browser in enumerate(browsers):
        show(browser, seat)
    hear_all(browsers, "update")
    own_serving.kill()
    secret = secret_of(own_serving, created["table"])
    key = chance_key(secret, created["table"], SEEDS)
    match = spielwerk.load("dog").match(chance=spielwerk.core.Chance(key))
    assert match.events(0) == browsers[0].events
    own_serving.start()
    again = comes(own_serving, created, 0)
    again.hear_until("update")
    assert again.events == browsers[0].events


def secret_of(serving: Serving, table: str) -> bytes:
    import sqlite3

    database = sqlite3.connect(serving.database.removeprefix("sqlite:///"))
    try:
        (secret,) = database.execute("select secret from tables where id = ?", (table,)).fetchone()
    finally:
        database.close()
    return bytes(secret)


def test_bots_add_nothing_and_nobody_waits_for_them(serving: Serving) -> None:
    created = opened(serving, "random", "random", "random", people=1)
    (browser,) = come(serving, created, 0)
    assert browser.table["sealed"]
    show(browser, 0)
    browser.hear_until("update")
    assert [seat["seed"] is None for seat in browser.table["seats"]] == [False, True, True, True]


def test_who_promises_nothing_adds_nothing(serving: Serving) -> None:
    created = opened(serving, "random", "random", people=2)
    first = comes(serving, created, 0)
    second = comes(serving, created, 1)
    hear_all([first, second], "update")


def test_the_host_need_not_wait_for_who_does_not_come(serving: Serving) -> None:
    created = opened(serving)
    browsers = come(serving, created, 0, 1)
    assert [browser.table["may_begin"] for browser in browsers] == [True, False]
    browsers[1].say({"type": "begin"})
    browsers[1].hear_error("no_host")
    browsers[0].say({"type": "begin"})
    for browser in browsers:
        while not browser.table["sealed"]:
            browser.hear_until("table")
    show(browsers[0], 0)
    browsers[0].hear_until("table")
    browsers[0].say({"type": "begin"})
    hear_all(browsers, "update")
    told = browsers[0].table["seats"]
    assert [seat["promise"] is not None for seat in told] == [True, True, False, False]
    assert [seat["seed"] is not None for seat in told] == [True, False, False, False]
    late = comes(serving, created, 3, promise=promised(3))
    late.hear_until("update")
    assert late.table["seats"][3]["promise"] is None


def test_another_seed_than_the_promised_one_is_refused(serving: Serving) -> None:
    created = opened(serving, "random", "random", "random", people=1)
    browser = comes(serving, created, 0, promise=promised(0))
    show(browser, 1)
    browser.hear_error("bad_seed")
    show(browser, 0)
    browser.hear_until("update")
    show(browser, 0)  # as a browser does that has not heard that it was kept
    show(browser, 1)
    browser.hear_error("begun")


def test_nobody_need_wait_for_ever_for_who_does_not_come(own_serving: Serving) -> None:
    """Whoever is there may begin when they have waited; a bot keeps the seat that is empty."""
    own_serving.restart(begin_after=2.0)
    created = opened(own_serving, "random", people=3)
    browsers = come(own_serving, created, 1, 2)
    assert [browser.table["may_begin"] for browser in browsers] == [False, False]
    browsers[1].say({"type": "begin"})
    browsers[1].hear_error("no_host")
    for browser in browsers:
        browser.hear_until(lambda m: m["type"] == "table" and m["may_begin"])
    browsers[1].say({"type": "begin"})
    for browser, seat in zip(browsers, (1, 2), strict=True):
        while not browser.table["sealed"]:
            browser.hear_until("table")
        show(browser, seat)
    hear_all(browsers, "update")
    assert [seat["kept"] for seat in browsers[0].table["seats"]] == ["away", None, None, None]
    own_serving.kill()
    own_serving.start()
    watcher = comes(own_serving, created, None)
    assert watcher.table["seats"][0]["kept"] == "away"
    late = comes(own_serving, created, 0)
    late.hear_until(lambda m: m["type"] == "table" and m["seats"][0]["kept"] is None)


def test_a_sealed_table_begins_by_itself_without_a_seed_that_does_not_come(
    serving: Serving,
) -> None:
    created = opened(serving)
    browsers = come(serving, created, 0, 1, 2, 3)
    browsers[0].close()
    for seat in (1, 2, 3):
        show(browsers[seat], seat)
    hear_all(browsers[1:], "update")
    told = browsers[1].table["seats"]
    assert [seat["seed"] is not None for seat in told] == [False, True, True, True]


def test_a_rematch_of_a_what_if_takes_nothing_over() -> None:
    from spielwerk.server.matches.records import opened as recorded

    bots = tuple(SeatRecord(bot="random", name=None, key_hash=None) for _ in range(4))
    like = TableRecord("t", "dog", {}, b"", bots, taken=3, origin="other", paced=17)
    record, _ = recorded(like)
    assert (record.taken, record.origin, record.paced) == (0, None, 0)


def test_no_seed_is_shown_before_all_promises_are_there(serving: Serving) -> None:
    created = opened(serving)
    browsers = come(serving, created, 0, 1)
    show(browsers[0], 0)
    browsers[0].hear_error("not_begun")
    assert browsers[0].table["seats"][0]["seed"] is None


def test_a_restart_in_between_changes_nothing(own_serving: Serving) -> None:
    created = opened(own_serving)
    browsers = come(own_serving, created, 0, 1, 2, 3)
    show(browsers[1], 1)
    browsers[0].hear_until("table")
    own_serving.kill()
    own_serving.start()
    again = comes(own_serving, created, 0, promise=promised(2))
    assert again.table["sealed"]
    assert again.table["seats"][0]["promise"] == promised(0), "promises stand once they are sealed"
    assert again.table["seats"][1]["seed"] == SEEDS[1].hex()
    for seat in (0, 2, 3):
        show(comes(own_serving, created, seat), seat)
    again.hear_until("update")


def test_the_next_table_waits_for_the_same_people(serving: Serving) -> None:
    """And at a table that did not wait, the next one does not either: `test_table`."""
    from spielwerk.server.matches import beginning

    person = SeatRecord(bot=None, name=None, key_hash=b"k", came=True, promise="p", seed=b"s")
    nobody = SeatRecord(bot=None, name=None, key_hash=None, invitation=b"i")
    record = TableRecord(id="t", game="dog", options={}, secret=b"", seats=(person, nobody))
    told = beginning.unmet(record)
    assert told.stage == beginning.GATHERING
    assert told.seats[0] == SeatRecord(bot=None, name=None, key_hash=b"k")
    assert told.seats[1].invitation is None, "one link opens one seat"


@pytest.mark.parametrize("seed", ["", "00", "zz" * 16, "00" * 17, "AB" * 16])
def test_what_is_no_seed_is_refused(serving: Serving, seed: str) -> None:
    created = opened(serving, "random", "random", "random", people=1)
    browser = comes(serving, created, 0, promise=promised(0))
    browser.say({"type": "seed", "seed": seed})
    browser.hear_error("bad_message")
