"""People at a table: whole matches over sockets, in order, once each, and again."""

import hashlib
import random
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

import spielwerk
from spielwerk.core.chance import Chance
from spielwerk.server.matches.fairness import chance_key
from tests.server.armies import army, whole
from tests.server.browsers import (
    Browser,
    join,
    join_all,
    look,
    play,
    play_on,
    play_one,
    without_sentences,
)
from tests.server.serving import Serving

FOUR = ("link", "link", "link", "link")


def test_four_people_play_a_whole_match(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    browsers = join_all(serving, created)
    watcher = join(serving, created["table"])
    play_on([*browsers, watcher], random.Random(1))
    returns = watcher.update["returns"]
    assert sorted(returns) == [-1, -1, 1, 1]
    for browser in [*browsers, watcher]:
        assert browser.update["returns"] == returns
        assert browser.update["to_act"] == []
        assert browser.legal == []
        assert browser.events[-1]["event"] == "over"
    assert serving.ask(f"/api/tables/{created['table']}").json()["over"]


def test_at_the_end_the_secret_is_shown_and_all_cards_follow_from_it(serving: Serving) -> None:
    created = serving.open_table(*FOUR, max_plies=120)
    browsers = join_all(serving, created)
    commitment = browsers[0].table["commitment"]
    play_on(browsers, random.Random(2))
    secret = bytes.fromhex(browsers[0].hear_until("reveal")["secret"])
    assert hashlib.sha256(secret).hexdigest() == commitment
    # The same actions with the same chance lead to the same match, seen from seat 0.
    chance = Chance(chance_key(secret, created["table"]))
    match = spielwerk.load("dog", {"max_plies": 120}).match(chance=chance)
    rng = random.Random(2)
    while not match.over:
        seat = rng.choice(match.seats_to_act())
        match.play(seat, rng.choice(match.legal(seat)))
    assert match.events(0) == browsers[0].events
    # Who comes later is shown the secret, too.
    late = join(serving, created["table"])
    assert late.hear()["secret"] == secret.hex()


def test_people_and_bots_play_a_whole_match(serving: Serving) -> None:
    created = serving.open_table("link", "random", "greedy", "random")
    (browser,) = join_all(serving, created)
    rng = random.Random(3)
    while not browser.over:
        if browser.legal:
            browser.play(rng.choice(browser.legal))
            browser.hear_until("update")
        else:
            browser.hear_until("update")
    assert sorted(browser.update["returns"]) == [-1, -1, 1, 1]


@pytest.mark.parametrize("rivals", [("greedy", "forgetful"), ("random", "greedy")])
def test_two_bots_set_up_and_play_a_whole_match(serving: Serving, rivals: tuple[str, str]) -> None:
    created = serving.open_table(*rivals, game="strategus")
    watcher = join(serving, created["watch"])
    while not watcher.over:
        watcher.hear_until("update")
    events = [event["event"] for event in watcher.events]
    assert events[:3] == ["ready", "ready", "first"]
    assert events.count("over") == 1
    assert sum(watcher.update["returns"]) == 0


def test_a_person_and_a_bot_set_up_at_the_same_time(serving: Serving) -> None:
    created = serving.open_table("link", "greedy", game="strategus", max_plies=60)
    (browser,) = join_all(serving, created)
    rng = random.Random(9)
    assert len(browser.legal) == 12, "nobody has to wait for the bot"
    play(browser, whole(army(rng)))
    while not browser.over:
        if browser.legal:
            play(browser, rng.choice(browser.legal))
        else:
            browser.hear_until("update")
    assert sorted(e["seat"] for e in browser.events if e["event"] == "ready") == [0, 1]


def test_bots_alone_play_while_somebody_watches(serving: Serving) -> None:
    created = serving.open_table("random", "random", "random", "random")
    assert created["keys"] == {}
    with join(serving, created["watch"]) as watcher:
        while watcher.update["observation"]["plies"] < 20:
            watcher.hear_until("update")


def test_names_and_presence_are_told_to_everybody(serving: Serving) -> None:
    created = serving.open_table("link", "random", "link", "random")
    table, keys = created["table"], created["keys"]
    anna = join(serving, table, keys["0"], name="  Anna ")
    assert anna.table["seats"][0]["name"] == "Anna"
    assert [seat["connected"] for seat in anna.table["seats"]] == [True, True, False, True]
    assert [seat["kind"] for seat in anna.table["seats"]] == ["person", "bot", "person", "bot"]
    assert anna.table["teams"] == [[0, 2], [1, 3]]
    with join(serving, table, keys["2"], name="Jürg 🐕"):
        told = anna.hear_until("table")
        assert told["seats"][2] == {
            "seat": 2,
            "kind": "person",
            "name": "Jürg 🐕",
            "sign": None,
            "bot": None,
            "connected": True,
            "kept": None,
            "open": False,
            "locked": False,
            "came": False,
            "promise": None,
            "seed": None,
        }
    told = anna.hear_until("table")
    assert told["seats"][2]["connected"] is False
    assert told["seats"][2]["name"] == "Jürg 🐕"


def test_one_seat_in_two_tabs_hears_the_same_and_may_play_in_both(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    browsers = join_all(serving, created)
    second = join(serving, created["table"], created["keys"]["0"])
    assert second.update == browsers[0].update
    second.play(second.legal[0])
    assert second.hear_until("update") == browsers[0].hear_until("update")
    second.close()
    browsers[0].say({"type": "ping"})
    # The seat is still connected: nobody is told anything.
    assert browsers[0].hear()["type"] == "pong"


def test_a_browser_that_comes_back_is_told_what_it_missed(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    browsers = join_all(serving, created)
    rng = random.Random(4)
    play_on(browsers, rng, 10)
    leaver = browsers[3]
    leaver.close()
    for browser in browsers[:3]:
        browser.hear_until("table")
    play_on(browsers[:3], rng, 1) if any(b.legal for b in browsers[:3]) else None
    back = join(serving, created["table"], created["keys"]["3"], leaver.update["version"])
    whole = join(serving, created["table"], created["keys"]["3"])
    assert leaver.events + without_sentences(back.update["events"]) == whole.events
    assert back.update["version"] == whole.update["version"]
    ahead = join(serving, created["table"], created["keys"]["3"], since=99_999)
    assert ahead.events == whole.events, "who claims to know more starts anew"


def test_a_repeated_decision_is_acknowledged_and_not_played_again(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    browsers = join_all(serving, created)
    browser = browsers[0]
    action, other = browser.legal[0], browser.legal[-1]
    for _ in range(5):
        browser.play(action, decision=0)
    for _ in range(5):
        browser.hear_until("update")
        assert browser.update["decision"] == 1
    assert sum(event["event"] == "gave" for event in browser.events) == 1
    if other != action:
        browser.play(other, decision=0)
        browser.hear_error("stale")
        browser.hear_until("update")
    browser.play(action, decision=7)
    browser.hear_error("stale")
    browsers[1].play(browsers[1].legal[0])
    browsers[1].hear_until(lambda m: m["type"] == "update" and m["decision"] == 1)


def test_two_moves_at_once_from_two_tabs_have_one_effect(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    join_all(serving, created)
    for _ in range(10):
        created = serving.open_table(*FOUR)
        tabs = [join(serving, created["table"], created["keys"]["0"]) for _ in range(4)]
        gate = threading.Barrier(len(tabs))

        def play(tab: Browser, gate: threading.Barrier = gate) -> None:
            gate.wait()
            tab.play(tab.legal[0])

        with ThreadPoolExecutor(len(tabs)) as pool:
            list(pool.map(play, tabs))
        for tab in tabs:
            tab.hear_until(lambda m: m["type"] == "update" and m["decision"] == 1)
        watcher = join(serving, created["table"])
        assert sum(event["event"] == "gave" for event in watcher.events) == 1
        for tab in [*tabs, watcher]:
            tab.close()


def test_a_part_of_a_seven_can_be_taken_back(serving: Serving) -> None:
    rng = random.Random(5)
    created = serving.open_table(*FOUR)
    browsers = join_all(serving, created)
    while not browsers[0].over:
        play_one(browsers, rng)
        taker = next((browser for browser in browsers if browser.update["can_take_back"]), None)
        if taker is not None:
            break
    else:
        pytest.fail("no seven was played in parts; choose another seed")
    before = taker.update
    taker.say({"type": "take_back", "decision": before["decision"]})
    taker.hear_until("update")
    assert taker.events[-1]["event"] == "taken_back"
    assert taker.update["decision"] == before["decision"] + 1
    # Again with the same number: acknowledged, nothing more is taken back.
    taker.say({"type": "take_back", "decision": before["decision"]})
    assert taker.hear_until("update")["events"] == []
    if not taker.update["can_take_back"]:
        taker.say({"type": "take_back", "decision": taker.update["decision"]})
        taker.hear_error("illegal")
    others = [browser for browser in browsers if browser is not taker]
    others[0].say({"type": "take_back", "decision": others[0].update["decision"]})
    others[0].hear_error("illegal")


def test_again_opens_one_table_for_the_same_people(serving: Serving) -> None:
    created = serving.open_table("link", "link", "link", "link", seven_men="two", max_plies=60)
    browsers = join_all(serving, created)
    watcher = join(serving, created["table"])
    browsers[0].say({"type": "again"})
    browsers[0].hear_error("not_over")
    play_on([*browsers, watcher], random.Random(6))
    watcher.say({"type": "again"})
    watcher.hear_error("no_seat")
    browsers[1].say({"type": "again"})
    table = watcher.hear_until("again")["table"]
    browsers[2].say({"type": "again"})
    assert watcher.hear_until("again")["table"] == table, "asked twice, opened once"
    for browser in browsers:
        assert browser.hear_until("again")["table"] == table
    assert table != created["table"]
    late = join(serving, created["table"])
    assert [late.hear()["type"], late.hear()["type"]] == ["reveal", "again"]
    fresh = [join(serving, table, key) for key in created["keys"].values()]
    assert [browser.table["seat"] for browser in fresh] == [0, 1, 2, 3]
    assert fresh[0].table["options"] == browsers[0].table["options"]
    assert fresh[0].table["commitment"] != browsers[0].table["commitment"]
    assert fresh[0].update["observation"]["plies"] == 0


def test_many_tables_at_once(serving: Serving) -> None:
    def play(seed: int) -> int:
        created = serving.open_table(*FOUR)
        browsers = join_all(serving, created)
        played = play_on(browsers, random.Random(seed), 40)
        for browser in browsers:
            browser.close()
        return played

    with ThreadPoolExecutor(20) as pool:
        assert list(pool.map(play, range(20))) == [40] * 20


def test_a_socket_can_be_asked_whether_it_lives(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    with join(serving, created["table"]) as watcher:
        watcher.say({"type": "ping"})
        assert watcher.hear() == {"type": "pong"}


def test_who_does_not_join_in_time_is_told_so(own_serving: Serving) -> None:
    own_serving.restart(join_timeout=0.3)
    created = own_serving.open_table(*FOUR)
    browser = look(own_serving, created["table"])
    browser.hear_error("timeout")
    assert browser.hear_close() == 1008
