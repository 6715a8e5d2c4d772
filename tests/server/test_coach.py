"""The coach: asked at a table, it tells who asks and nobody else; tables may be without one."""

import random
from typing import Any

import pytest

from tests.server.browsers import Browser, join, join_all, play_on
from tests.server.serving import Serving

FOUR = ("link", "link", "link", "link")


def open_table(serving: Serving, **wishes: Any) -> dict[str, Any]:
    """A table of four people, which ends soon."""
    new = {"game": "dog", "seats": [{"kind": "link"}] * 4, "options": {"max_plies": 30}}
    answer = serving.ask("/api/tables", new | wishes)
    assert answer.status == 201
    created: dict[str, Any] = answer.json()
    return created


def ask(browser: Browser) -> None:
    browser.say({"type": "hint", "decision": browser.update["decision"]})


def test_a_table_has_a_coach_unless_it_is_set_up_without(serving: Serving) -> None:
    for wishes, coach in (({}, True), ({"coach": True}, True), ({"coach": False}, False)):
        created = open_table(serving, **wishes)
        assert serving.ask(f"/api/tables/{created['table']}").json()["coach"] is coach
        assert join(serving, created["table"]).table["coach"] is coach


@pytest.mark.parametrize("coach", [None, 0, "no", []])
def test_whether_there_is_a_coach_is_true_or_false(serving: Serving, coach: Any) -> None:
    new = {"game": "dog", "seats": [{"kind": "link"}] * 4, "coach": coach}
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
