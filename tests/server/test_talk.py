"""Talk: who hears what, and when; how much; what the host removes."""

import sqlite3
from typing import Any

from tests.server.browsers import Browser, join, join_all, play
from tests.server.serving import Serving

FOUR = ("link",) * 4
TWO = ("link", "link")


def say(browser: Browser, text: str) -> None:
    browser.say({"type": "say", "text": text})


def heard(browser: Browser) -> list[tuple[Any, ...]]:
    entries = browser.hear_until("talk")["entries"]
    return [(entry["seat"], entry["kind"], entry["text"]) for entry in entries]


def silence(browser: Browser) -> None:
    browser.say({"type": "ping"})
    assert browser.hear()["type"] == "pong"


def test_all_hear_what_is_said(serving: Serving) -> None:
    created = serving.open_table(*TWO, game="rufus")
    browsers = join_all(serving, created)
    watcher = join(serving, created["table"])
    say(browsers[0], "  Guten\nAbend  🦊 ")
    for browser in [*browsers, watcher]:
        assert heard(browser) == [(0, "text", "Guten Abend 🦊")]
    browsers[1].say({"type": "emote", "emote": "well_played"})
    for browser in [*browsers, watcher]:
        assert heard(browser) == [(1, "emote", "well_played")]
    late = join(serving, created["table"])
    assert heard(late) == [(0, "text", "Guten Abend 🦊"), (1, "emote", "well_played")]


def test_what_was_said_outlives_the_server(own_serving: Serving) -> None:
    created = own_serving.open_table(*TWO, game="rufus")
    browsers = join_all(own_serving, created)
    say(browsers[0], "Bis morgen")
    heard(browsers[1])
    own_serving.kill()
    own_serving.start()
    again = join(own_serving, created["table"], created["keys"]["1"])
    assert heard(again) == [(0, "text", "Bis morgen")]


def test_watchers_do_not_talk(serving: Serving) -> None:
    created = serving.open_table(*TWO, game="rufus")
    watcher = join(serving, created["table"])
    say(watcher, "Nimm den Fuchs!")
    watcher.hear_error("no_seat")


def test_who_says_too_much_is_stopped(serving: Serving) -> None:
    created = serving.open_table(*TWO, game="rufus")
    browsers = join_all(serving, created)
    for number in range(12):
        say(browsers[0], f"Nr. {number}")
    browsers[0].hear_error("too_fast")
    say(browsers[1], "x" * 301)
    browsers[1].hear_error("bad_message")
    say(browsers[1], " \n ")
    browsers[1].hear_error("bad_message")
    browsers[1].say({"type": "emote", "emote": "rude"})
    browsers[1].hear_error("bad_message")


def test_a_table_may_be_without_talk(serving: Serving) -> None:
    created = serving.open_table(*TWO, game="rufus", how={"talk": "off"})
    (one, _) = join_all(serving, created)
    say(one, "Hallo")
    one.hear_error("silent")


def test_partners_at_dog_are_silent_while_a_round_runs(serving: Serving) -> None:
    created = serving.open_table(*FOUR, **ROUNDS)
    browsers = join_all(serving, created)
    watcher = join(serving, created["table"])
    assert watcher.table["talk"] == "quiet"
    say(browsers[0], "Ich habe ein As")
    for browser in (browsers[0], browsers[1], browsers[3], watcher):
        assert heard(browser) == [(0, "text", "Ich habe ein As")]
    silence(browsers[2])
    late = join(serving, created["table"], created["keys"]["2"])
    silence(late)
    late.close()
    play_round(browsers)
    assert heard(browsers[2]) == [(0, "text", "Ich habe ein As")]


def test_at_an_open_table_partners_talk(serving: Serving) -> None:
    created = serving.open_table(*FOUR, how={"talk": "open"})
    browsers = join_all(serving, created)
    say(browsers[0], "Hallo Partner")
    assert heard(browsers[2]) == [(0, "text", "Hallo Partner")]


ROUNDS: dict[str, Any] = {}


def play_round(browsers: list[Browser]) -> None:
    """Play what is possible until a new round begins."""
    begun = sum(event["event"] == "round" for event in browsers[0].events)
    while sum(event["event"] == "round" for event in browsers[0].events) == begun:
        actor = next(browser for browser in browsers if browser.legal)
        play(actor, actor.legal[0])
        for browser in browsers:
            if browser is not actor:
                browser.hear_until("update")


def test_nobody_can_tell_from_numbers_that_a_partner_has_spoken(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    browsers = join_all(serving, created)
    numbers = []
    for seat in (1, 0, 3, 0, 1):
        say(browsers[seat], "Na dann")
        if seat != 0:
            numbers.append(browsers[2].hear_until("talk")["entries"][0]["number"])
    assert len(set(numbers)) == 3
    assert min(numbers) > 1000, "they count nothing"
    late = join(serving, created["table"], created["keys"]["2"])
    assert [entry["number"] for entry in late.hear_until("talk")["entries"]] == numbers


def test_what_is_withheld_is_heard_after_the_round_though_the_server_was_gone(
    own_serving: Serving,
) -> None:
    created = own_serving.open_table(*FOUR)
    browsers = join_all(own_serving, created)
    say(browsers[0], "Ich habe ein As")
    heard(browsers[1])
    own_serving.kill()
    own_serving.start()
    browsers = join_all(own_serving, created)
    play_round(browsers)
    assert heard(browsers[2]) == [(0, "text", "Ich habe ein As")]


def test_offers_and_stepping_away_are_talk_and_have_their_measure(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    browsers = join_all(serving, created)
    for _ in range(10):
        browsers[0].say({"type": "offer", "offer": "draw"})
    browsers[0].hear_error("too_fast")
    for _ in range(10):
        browsers[1].say({"type": "step_away"})
        browsers[1].say({"type": "come_back"})
    browsers[1].hear_error("too_fast")


def test_what_the_table_says_of_itself_makes_nobody_forget_what_was_said(
    own_serving: Serving,
) -> None:
    created = own_serving.open_table(*TWO, game="rufus")
    browsers = join_all(own_serving, created)
    say(browsers[0], "Guten Abend")
    heard(browsers[1])
    own_serving.stop()
    with sqlite3.connect(own_serving.database.removeprefix("sqlite:///")) as database:
        rows = [(created["table"], number, "notice", "back 0", 0, 0) for number in range(1, 200)]
        query = 'insert into talk ("table", number, kind, text, during, at) values (?,?,?,?,?,?)'
        database.executemany(query, rows)
    own_serving.start()
    browsers = join_all(own_serving, created)
    browsers[0].say({"type": "step_away"})
    browsers[1].hear_until(lambda m: m["type"] == "talk" and m["entries"][-1]["kind"] == "notice")
    late = join(own_serving, created["table"])
    entries = late.hear_until("talk")["entries"]
    assert (entries[0]["kind"], entries[0]["text"]) == ("text", "Guten Abend")
