"""Killed at any moment, the server forgets nothing that it has answered for, and goes on."""

import random
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.armies import SQUARES, army, singly, whole
from tests.server.browsers import Browser, join, join_all, play, play_on, play_one
from tests.server.serving import Serving

FOUR = ("link", "link", "link", "link")
TWO = ("link", "link")
SIX = TWO * 3
TABLES = 3
KILLS = 6


def logged(path: Path, table: str) -> list[tuple[int | None, str]]:
    """A table's log as it lies on the disk; no ply is missing and none is there twice."""
    database = sqlite3.connect(path)
    try:
        query = 'select ply, seat, step from log where "table" = ? order by ply'
        rows = database.execute(query, (table,)).fetchall()
    finally:
        database.close()
    assert [ply for ply, _, _ in rows] == list(range(len(rows)))
    return [(seat, step) for _, seat, step in rows]


class Player(threading.Thread):
    """Plays at one seat as fast as it can, and remembers what was acknowledged."""

    def __init__(self, browser: Browser, acknowledged: list[str], seed: int) -> None:
        super().__init__(daemon=True)
        self.browser = browser
        self.acknowledged = acknowledged
        self.rng = random.Random(seed)
        self.start()

    def run(self) -> None:
        try:
            while not self.browser.over:
                self.play()
        except (ConnectionClosed, EOFError, OSError):
            return

    def play(self) -> None:
        legal = self.browser.legal
        if legal:
            action, decision = self.rng.choice(legal), self.browser.update["decision"]
            self.browser.play(action)
            while self.browser.update["decision"] == decision:
                self.browser.hear_until("update")
            self.acknowledged.append(action)
        else:
            self.browser.hear_until("update")


@pytest.mark.parametrize(
    ("game", "seats"),
    [("dog", FOUR), ("strategus", TWO), ("stramash", SIX)],
)
def test_killed_at_random_moments_nothing_acknowledged_is_lost(
    own_serving: Serving, game: str, seats: tuple[str, ...]
) -> None:
    rng = random.Random(7)
    path = file_of(own_serving)
    tables = [own_serving.open_table(*seats, game=game) for _ in range(TABLES)]
    acknowledged: dict[tuple[str, int], list[str]] = {
        (created["table"], seat): [] for created in tables for seat in range(len(seats))
    }
    for kill in range(KILLS):
        players = [
            Player(join(own_serving, table, key), acknowledged[table, int(seat)], seed=kill)
            for created in tables
            for table in [created["table"]]
            for seat, key in created["keys"].items()
        ]
        time.sleep(rng.uniform(0.05, 0.6))
        own_serving.kill()
        for player in players:
            player.join(30)
            assert not player.is_alive()
            player.browser.close()
        for (table, seat), known in acknowledged.items():
            kept = [step for who, step in logged(path, table) if who == seat]
            assert kept[: len(known)] == known, "acknowledged actions are kept, once and in order"
            assert len(kept) <= len(known) + 1, "no more than the one under way was added"
            known[:] = kept
        own_serving.start()
    assert all(len(known) > 0 for known in acknowledged.values())
    for created in tables:
        browsers = join_all(own_serving, created)
        play_on(browsers, rng, 20)


def test_killed_in_the_middle_of_a_seven_the_seven_goes_on(own_serving: Serving) -> None:
    rng = random.Random(5)
    browsers, created = playing_a_seven(own_serving, rng)
    taker = next(browser for browser in browsers if browser.update["can_take_back"])
    seat = taker.table["seat"]
    own_serving.kill()
    own_serving.start()
    again = join(own_serving, created["table"], created["keys"][str(seat)])
    assert again.update["observation"] == taker.update["observation"]
    assert again.update["legal"] == taker.legal
    assert again.update["decision"] == taker.update["decision"]
    assert again.events == taker.events
    assert again.update["can_take_back"]
    again.say({"type": "take_back", "decision": again.update["decision"]})
    again.hear_until("update")
    assert again.events[-1]["event"] == "taken_back"
    again.close()
    play_on(join_all(own_serving, created), rng, 20)


def test_killed_in_the_middle_of_a_set_up_it_goes_on(own_serving: Serving) -> None:
    created = own_serving.open_table(*TWO, game="strategus")
    browsers = join_all(own_serving, created)
    cards = [singly(seat, army(random.Random(seat))) for seat in (0, 1)]
    for card in cards[0][:17]:
        play(browsers[0], card)
    browsers[0].play(cards[0][17])  # answered or not
    own_serving.kill()
    kept = [step for _, step in logged(file_of(own_serving), created["table"])]
    assert kept in (cards[0][:17], cards[0][:18])
    own_serving.start()
    again, other = join_all(own_serving, created)
    assert [event["at"] for event in again.events] == SQUARES[0][: len(kept)]
    assert again.update["decision"] == len(kept)
    assert other.update == browsers[1].update
    for card in cards[0][len(kept) : 39]:
        play(again, card)
    own_serving.kill()
    own_serving.start()
    again, other = join_all(own_serving, created)
    assert other.update == browsers[1].update
    play(again, cards[0][39])
    play(other, whole(army(random.Random(1))))
    assert again.hear_until(lambda m: m["type"] == "update" and m["version"] > 41)
    assert [event["event"] for event in again.events[40:]] == ["ready", "ready", "first"]


def file_of(serving: Serving) -> Path:
    return Path(serving.database.removeprefix("sqlite:///"))


def playing_a_seven(serving: Serving, rng: random.Random) -> tuple[list[Browser], dict[str, Any]]:
    """A table at which a part of a seven has been played, and another must follow."""
    while True:
        created = serving.open_table(*FOUR)
        browsers = join_all(serving, created)
        while not browsers[0].over:
            play_one(browsers, rng)
            if any(browser.update["can_take_back"] for browser in browsers):
                return browsers, created
        for browser in browsers:
            browser.close()


def test_an_action_repeated_after_a_crash_is_not_played_twice(own_serving: Serving) -> None:
    created = own_serving.open_table(*FOUR)
    browser = join(own_serving, created["table"], created["keys"]["0"])
    action = browser.legal[0]
    browser.play(action)
    browser.hear_until("update")
    own_serving.kill()
    own_serving.start()
    back = join(own_serving, created["table"], created["keys"]["0"], browser.update["version"])
    assert back.update["events"] == []
    back.play(action, decision=0)
    assert back.hear_until("update")["decision"] == 1
    other = next((a for a in browser.update["legal"] if a != action), "give A")
    back.play(other, decision=0)
    if other != action:
        back.hear_error("stale")


def test_bots_go_on_after_a_restart_though_nobody_looks(own_serving: Serving) -> None:
    own_serving.restart(bot_delay=0.3)
    created = own_serving.open_table("link", "random", "greedy", "random")
    path = file_of(own_serving)
    assert all(seat is None for seat, _ in logged(path, created["table"]))
    own_serving.kill()
    own_serving.settings = own_serving.settings.__class__(
        **{**vars(own_serving.settings), "bot_delay": 0.0}
    )
    own_serving.start()
    for _ in wait():
        gave = [seat for seat, _ in logged(path, created["table"]) if seat is not None]
        if sorted(gave) == [1, 2, 3]:
            return


def wait(seconds: float = 30.0) -> Iterator[None]:
    """Look again and again for so long."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        yield
        time.sleep(0.05)
    pytest.fail("it did not happen in time")


def test_told_to_stop_the_server_says_so_and_keeps_everything(own_serving: Serving) -> None:
    created = own_serving.open_table(*FOUR)
    browsers = join_all(own_serving, created)
    play_on(browsers, random.Random(8), 15)
    assert own_serving.stop() == 0
    assert browsers[0].hear_close() == 1012
    own_serving.start()
    back = join(own_serving, created["table"], created["keys"]["0"])
    assert back.events == browsers[0].events
    assert back.update["observation"] == browsers[0].update["observation"]
