"""A seat never dies: a bot keeps it warm, and the person takes it back."""

import random
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.browsers import Browser, Message, join, join_all, play, play_on
from tests.server.serving import Serving

TWO = ("link", "link")
QUICK_DEATH = {"stand_in": "greedy", "stand_in_after": 10}


def kept(told: Message) -> list[str | None]:
    return [seat["kept"] for seat in told["seats"]]


def until_kept(browser: Browser, *wanted: str | None) -> None:
    if kept(browser.table) != list(wanted):
        browser.hear_until(lambda m: m["type"] == "table" and kept(m) == list(wanted))


def rufus(serving: Serving, **how: Any) -> dict[str, Any]:
    return serving.open_table(*TWO, game="rufus", how=QUICK_DEATH | how)


def acting(browsers: list[Browser]) -> int:
    return next(seat for seat, browser in enumerate(browsers) if browser.legal)


def test_a_bot_plays_for_whom_the_others_wait(serving: Serving) -> None:
    """The seat is played at once where the person leaves it to the bot, and marked for all."""
    created = rufus(serving)
    browsers = join_all(serving, created)
    watcher = join(serving, created["table"])
    one = acting(browsers)
    browsers[one].say({"type": "step_away"})
    for browser in [*browsers, watcher]:
        until_kept(browser, *("asked" if seat == one else None for seat in range(2)))
        browser.hear_until("update")
    other = browsers[1 - one]
    while not other.legal:
        other.hear_until("update")
    # By now it has played for the seat that is away.
    assert watcher.table["stand_in"] == "greedy"
    browsers[one].say({"type": "come_back"})
    until_kept(other, None, None)
    play(other, other.legal[0])
    while not browsers[one].legal and not other.legal:
        browsers[one].hear_until("update")


def test_who_was_away_for_long_is_played_for_until_they_are_back(serving: Serving) -> None:
    created = rufus(serving)
    browsers = join_all(serving, created)
    one = acting(browsers)
    other = browsers[1 - one]
    browsers[one].close()
    begun = time.monotonic()
    other.hear_until(lambda m: m["type"] == "table" and not m["seats"][one]["connected"])
    until_kept(other, *("away" if seat == one else None for seat in range(2)))
    assert time.monotonic() - begun > 9
    other.hear_until("update")
    # Whoever comes has their seat again.
    back = join(serving, created["table"], created["keys"][str(one)])
    until_kept(other, None, None)
    until_kept(back, None, None)


def test_a_seat_is_kept_through_a_restart(own_serving: Serving) -> None:
    created = rufus(own_serving)
    browsers = join_all(own_serving, created)
    one = acting(browsers)
    browsers[one].say({"type": "step_away"})
    until_kept(browsers[1 - one], *("asked" if seat == one else None for seat in range(2)))
    own_serving.kill()
    own_serving.start()
    other = join(own_serving, created["table"], created["keys"][str(1 - one)])
    assert kept(other.table)[one] == "asked"
    while not other.legal:
        other.hear_until("update")


def test_who_plays_takes_their_seat_back(own_serving: Serving) -> None:
    own_serving.restart(bot_delay=5.0)
    created = rufus(own_serving)
    browsers = join_all(own_serving, created)
    one = browsers[acting(browsers)]
    one.say({"type": "step_away"})
    one.hear_until("table")
    play(one, one.legal[0])
    until_kept(one, None, None)


def test_of_a_bot_and_its_person_exactly_one_makes_the_move(own_serving: Serving) -> None:
    own_serving.restart(bot_delay=0.05)
    dice = random.Random(1)
    for _ in range(10):
        created = rufus(own_serving)
        browsers = join_all(own_serving, created)
        one = browsers[acting(browsers)]
        one.say({"type": "step_away"})
        one.hear_until("table")
        decision, action = one.update["decision"], dice.choice(one.legal)
        time.sleep(dice.uniform(0.03, 0.07))
        one.play(action, decision)
        answer = hear_answer(one, decision)
        if answer["type"] == "error":
            assert answer["code"] in {"stale", "not_your_turn"}
        steps = logged(own_serving, created["table"])
        assert sum(1 for seat, _ in steps if seat == acting_seat(one)) in {1, 2}
        for browser in browsers:
            browser.close()


def hear_answer(browser: Browser, decision: int) -> Message:
    """What comes of an action: an error, or that the decision is made."""
    return browser.hear_until(
        lambda m: m["type"] == "error" or (m["type"] == "update" and m["decision"] > decision)
    )


def acting_seat(browser: Browser) -> int:
    seat: int = browser.table["seat"]
    return seat


def logged(serving: Serving, table: str) -> list[tuple[int, str]]:
    with sqlite3.connect(serving.database.removeprefix("sqlite:///")) as database:
        query = 'select seat, step from log where "table" = ? and seat is not null order by ply'
        return list(database.execute(query, [table]))


def test_when_all_have_left_their_bots_rest(serving: Serving) -> None:
    created = rufus(serving)
    browsers = join_all(serving, created)
    for browser in browsers:
        browser.say({"type": "step_away"})
    until_kept(browsers[0], "asked", "asked")
    for browser in browsers:
        browser.close()
    time.sleep(0.5)
    before = logged(serving, created["table"])
    time.sleep(0.5)
    assert logged(serving, created["table"]) == before


# Clocks


LIVE = {"pace": {"kind": "live", "move": 5, "bank": 1}, "stand_in": "greedy"}


def test_time_runs_out_and_a_bot_plays(serving: Serving) -> None:
    created = serving.open_table(*TWO, game="rufus", how=LIVE)
    browsers = join_all(serving, created)
    one = acting(browsers)
    clock = browsers[one].hear_until("clock")["seats"]
    assert [seat["running"] for seat in clock] == [seat == one for seat in range(2)]
    assert clock[one]["left"] <= 5000
    assert clock[one]["bank"] <= clock[1 - one]["bank"] == 1000
    until_kept(browsers[1 - one], *("time" if seat == one else None for seat in range(2)))
    browsers[1 - one].hear_until("update")
    # Also the other one's: then nobody is left, but both look on.
    until_kept(browsers[one], "time", "time")


def test_days_run_on_while_the_server_rests(own_serving: Serving) -> None:
    days = {"pace": {"kind": "days", "days": 1}, "stand_in": "greedy"}
    created = own_serving.open_table(*TWO, game="rufus", how=days)
    browsers = join_all(own_serving, created)
    one = acting(browsers)
    own_serving.stop()
    with sqlite3.connect(own_serving.database.removeprefix("sqlite:///")) as database:
        database.execute("update log set at = at - 86400000")
    own_serving.start()
    deadline = time.monotonic() + 10
    while len(logged(own_serving, created["table"])) == 0:
        assert time.monotonic() < deadline, "nobody has to come for it"
        time.sleep(0.1)
    other = join(own_serving, created["table"], created["keys"][str(1 - one)])
    assert kept(other.table)[one] == "time"
    assert kept(other.table)[1 - one] is None


def moved(serving: Serving, table: str, seat: int) -> bool:
    """Whether somebody has played at this seat."""
    return any(who == seat for who, _ in logged(serving, table))


HASTY = {"pace": {"kind": "live", "move": 5, "bank": 0}, "stand_in": "greedy"}


def test_stepping_away_and_coming_back_wins_no_time(own_serving: Serving) -> None:
    own_serving.restart(bot_delay=1.5)
    created = own_serving.open_table(*TWO, game="rufus", how=HASTY)
    browsers = join_all(own_serving, created)
    one = acting(browsers)
    began = time.monotonic()
    time.sleep(3.5)
    browsers[one].say({"type": "step_away"})
    until_kept(browsers[one], *("asked" if seat == one else None for seat in range(2)))
    browsers[one].say({"type": "come_back"})
    until_kept(browsers[one], None, None)
    clock = browsers[one].hear_until("clock")["seats"][one]
    assert clock["left"] < 2000
    until_kept(browsers[one], *("time" if seat == one else None for seat in range(2)))
    assert 4.5 < time.monotonic() - began < 7


def test_who_comes_back_too_late_has_the_next_turn(own_serving: Serving) -> None:
    """The bot makes the move for which time was up, however often one comes back meanwhile."""
    own_serving.restart(bot_delay=1.5)
    created = own_serving.open_table(*TWO, game="rufus", how=HASTY)
    browsers = join_all(own_serving, created)
    one = acting(browsers)
    until_kept(browsers[one], *("time" if seat == one else None for seat in range(2)))
    began = time.monotonic()
    while not moved(own_serving, created["table"], one):
        assert time.monotonic() - began < 5
        browsers[one].say({"type": "come_back"})
        time.sleep(0.2)
    until_kept(browsers[one], None, None)


@pytest.mark.parametrize("late", [0.0, 0.002, 0.005])
def test_a_move_and_the_end_of_time_at_once_make_one_move(serving: Serving, late: float) -> None:
    """Whichever comes first stands alone in the log; the other is told that it was too late."""
    tables = [serving.open_table(*TWO, game="rufus", how=HASTY) for _ in range(6)]
    gate = threading.Barrier(len(tables))

    def race(created: dict[str, Any]) -> None:
        def made_by(seat: int) -> list[str]:
            return [step for who, step in logged(serving, created["table"]) if who == seat]

        browsers = join_all(serving, created)
        one = browsers[acting(browsers)]
        seat, decision = acting_seat(one), one.update["decision"]
        clock = one.hear_until("clock")["seats"][seat]
        ends = time.monotonic() + clock["left"] / 1000
        wish = one.legal[0]
        gate.wait()
        time.sleep(max(0.0, ends + late - 0.003 - time.monotonic()))
        one.play(wish, decision)
        told = hear_answer(one, decision)
        made = made_by(seat)
        if made[0] != wish:
            error = told if told["type"] == "error" else one.hear_until("error")
            assert error["code"] in {"stale", "not_your_turn"}
        # One step for each decision: what was logged first is acknowledged, anything else is not.
        again = join(serving, created["table"], created["keys"][str(seat)])
        assert len(made) <= again.update["decision"] <= len(made_by(seat))
        again.play(made[0], decision)
        again.say({"type": "ping"})
        assert again.hear_until(lambda m: m["type"] in {"error", "pong"})["type"] == "pong"
        again.play("no such move", decision)
        again.hear_error("stale")

    with ThreadPoolExecutor(len(tables)) as pool:
        list(pool.map(race, tables))


def test_a_whole_match_goes_on_while_people_come_and_go(serving: Serving) -> None:
    created = serving.open_table(*TWO, game="rufus", how=QUICK_DEATH)
    browsers = join_all(serving, created)
    dice = random.Random(8)
    for _ in range(5):
        play_on(browsers, dice, 2)
        one = dice.choice(browsers)
        one.say({"type": "step_away"})
        one.hear_until(lambda m: m["type"] == "table" and "asked" in kept(m))
        one.say({"type": "come_back"})
        one.hear_until(lambda m: m["type"] == "table" and "asked" not in kept(m))
        for browser in browsers:
            browser.say({"type": "ping"})
            browser.hear_until("pong")
