"""The coach: asked at a table, it tells who asks and nobody else; tables may be without one."""

import asyncio
import json
import random
from typing import Any

import pytest

from spielwerk.server.matches.views import Question
from spielwerk.server.tables.parts.coaching import Coach
from spielwerk.server.tables.viewers import Viewer
from spielwerk.server.thinking.bots import BotProcesses
from tests.server.browsers import Browser, Message, join, join_all, play, play_on
from tests.server.serving import Serving

FOUR = ("link", "link", "link", "link")


def open_table(serving: Serving, **wishes: Any) -> dict[str, Any]:
    """A table of four people, which ends soon."""
    seats = [{"kind": "key"}] * 4
    new = {"game": "dog", "seats": seats, "options": {"max_plies": 30}, "begin": "at_once"}
    answer = serving.ask("/api/tables", new | wishes)
    assert answer.status == 201
    created: dict[str, Any] = answer.json()
    return created


def ask(browser: Browser, decision: int | None = None) -> None:
    number = browser.update["decision"] if decision is None else decision
    browser.say({"type": "hint", "decision": number})


def told(browser: Browser) -> Message:
    """The next hint that is told, which must be one."""
    hint = browser.hear_until("hint")
    for advised in hint["actions"]:
        assert 0 <= advised["chance"] <= 1
    return hint


def actions(hint: Message) -> list[str]:
    return [advised["action"] for advised in hint["actions"]]


def check(browser: Browser, hint: Message) -> None:
    """It is about this decision: every legal action, once."""
    assert hint["decision"] == browser.update["decision"]
    assert sorted(actions(hint)) == sorted(browser.legal)


def test_a_table_has_a_coach_unless_it_is_set_up_without(serving: Serving) -> None:
    for wishes, coach in (({}, True), ({"coach": True}, True), ({"coach": False}, False)):
        created = open_table(serving, **wishes)
        assert serving.ask(f"/api/tables/{created['table']}").json()["coach"] is coach
        assert join(serving, created["table"]).table["coach"] is coach


@pytest.mark.parametrize("coach", [None, 0, "no", []])
def test_whether_there_is_a_coach_is_true_or_false(serving: Serving, coach: Any) -> None:
    new = {"game": "dog", "seats": [{"kind": "key"}] * 4, "coach": coach}
    answer = serving.ask("/api/tables", new)
    assert answer.status == 422
    assert answer.json()["where"] == "coach"


def test_without_a_coach_a_hint_is_refused(serving: Serving) -> None:
    browsers = join_all(serving, open_table(serving, coach=False))
    ask(browsers[0])
    browsers[0].hear_error("no_coach")
    for browser in browsers[1:]:
        browser.hear_silence(0.05)


def test_the_next_match_has_a_coach_if_this_one_had(own_serving: Serving) -> None:
    created = open_table(own_serving, coach=False)
    own_serving.restart()
    browsers = join_all(own_serving, created)
    assert [browser.table["coach"] for browser in browsers] == [False] * 4, "it is kept"
    play_on(browsers, random.Random(1))
    browsers[0].say({"type": "again"})
    table = browsers[0].hear_until("again")["table"]
    (seat, *_) = join_all(own_serving, {"table": table, "keys": created["keys"]})
    ask(seat)
    seat.hear_error("no_coach")


# Hints


def test_whatever_fails_who_asks_is_answered(caplog: pytest.LogCaptureFixture) -> None:
    told: list[Message] = []
    secret = "the king"

    async def situation(seat: int, decision: int) -> Question | None:
        raise KeyError(secret)

    async def say(text: str) -> None:
        told.append(json.loads(text))

    async def catch_up() -> None:
        """Nobody falls behind here."""

    async def run() -> None:
        processes = BotProcesses(1, 60.0, 300.0)
        coach = Coach(processes, situation)
        coach.ask(Viewer(0, 0, say, catch_up), 0, 7)
        while not told:
            await asyncio.sleep(0.01)
        processes.close()

    asyncio.run(run())
    assert told == [{"type": "hint", "decision": 7, "actions": []}]
    assert "the coach failed" in caplog.text
    assert "KeyError" in caplog.text
    assert secret not in caplog.text


@pytest.mark.usefixtures("searching")
class TestHints:
    """What is told, to whom, and when."""

    def test_who_asks_is_told_and_nobody_else(self, serving: Serving) -> None:
        created = open_table(serving)
        browsers = join_all(serving, created)
        other = join(serving, created["table"], created["keys"]["0"])
        ask(browsers[0])
        check(browsers[0], told(browsers[0]))
        for browser in [*browsers[1:], other]:
            browser.hear_silence(0.05)

    def test_where_all_act_at_once_each_may_ask(self, serving: Serving) -> None:
        browsers = join_all(serving, open_table(serving))
        for browser in browsers[:3]:
            play(browser, browser.legal[0])
        ask(browsers[3])
        check(browsers[3], told(browsers[3]))
        ask(browsers[0])
        browsers[0].hear_error("not_your_turn")

    def test_the_same_seat_is_told_the_same_in_every_tab(self, serving: Serving) -> None:
        created = open_table(serving)
        tabs = [join(serving, created["table"], created["keys"]["0"]) for _ in range(3)]
        for tab in tabs[:2]:
            ask(tab)
        hints = [told(tab) for tab in tabs[:2]]
        ask(tabs[2])
        assert [*hints, told(tabs[2])] == [hints[0]] * 3
        check(tabs[0], hints[0])

    def test_who_does_not_have_to_decide_is_refused(self, serving: Serving) -> None:
        created = open_table(serving)
        browsers = join_all(serving, created)
        watcher = join(serving, created["table"])
        ask(watcher)
        watcher.hear_error("no_seat")
        ask(browsers[0], decision=1)
        browsers[0].hear_error("stale")
        play(browsers[0], browsers[0].legal[0])
        for decision in (0, 1):
            ask(browsers[0], decision)
            browsers[0].hear_error("not_your_turn")

    def test_after_the_end_there_is_nothing_to_ask(self, serving: Serving) -> None:
        browsers = join_all(serving, open_table(serving))
        play_on(browsers, random.Random(1))
        ask(browsers[0])
        browsers[0].hear_error("not_your_turn")

    @pytest.mark.parametrize("decision", [None, -1, "0", 1.5])
    def test_a_decision_is_a_number(self, serving: Serving, decision: Any) -> None:
        (browser, *_) = join_all(serving, open_table(serving))
        browser.say(json.dumps({"type": "hint", "decision": decision}))
        browser.hear_error("bad_message")


@pytest.mark.usefixtures("searching")
class TestWhileItThinks:
    """The table goes on meanwhile."""

    @pytest.fixture
    def created(self, serving: Serving) -> dict[str, Any]:
        return open_table(serving)

    @pytest.fixture
    def browsers(self, serving: Serving, created: dict[str, Any]) -> list[Browser]:
        """Of a table where the coach has been asked once: its process is there."""
        browsers = join_all(serving, created)
        ask(browsers[3])
        assert told(browsers[3])["actions"]
        return browsers

    def test_asked_twice_it_answers_once(self, serving: Serving, browsers: list[Browser]) -> None:
        with serving.spellbound():
            for _ in range(2):
                ask(browsers[0])
            browsers[0].hear_silence()
        check(browsers[0], told(browsers[0]))
        browsers[0].say({"type": "ping"})
        assert browsers[0].hear() == {"type": "pong"}

    def test_who_decides_meanwhile_is_told_nothing_of_what_is_past(
        self, serving: Serving, browsers: list[Browser]
    ) -> None:
        with serving.spellbound():
            ask(browsers[0])
            play(browsers[0], browsers[0].legal[0])
        assert told(browsers[0]) == {"type": "hint", "decision": 0, "actions": []}

    def test_when_others_act_meanwhile_it_thinks_anew(
        self, serving: Serving, browsers: list[Browser]
    ) -> None:
        with serving.spellbound():
            ask(browsers[0])
            for browser in browsers[1:3]:
                play(browser, browser.legal[0])
        check(browsers[0], told(browsers[0]))

    def test_who_leaves_meanwhile_may_come_back_and_ask(
        self, serving: Serving, created: dict[str, Any], browsers: list[Browser]
    ) -> None:
        with serving.spellbound():
            ask(browsers[1])
            browsers[1].say({"type": "ping"})
            browsers[1].hear_until("pong")
            browsers[1].close()
            browsers[0].hear_until("table")
            again = join(serving, created["table"], created["keys"]["1"])
            ask(again)
        check(again, told(again))
