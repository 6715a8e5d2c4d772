"""How one's own tables stand, told to whoever keeps a list of them."""

import random
import time
from typing import Any

from tests.server.armies import army, whole
from tests.server.browsers import join_all, play, play_on
from tests.server.serving import Answer, Serving

FOUR = ("link", "link", "link", "link")


def standing(serving: Serving, table: str, *keys: str) -> dict[str, Any]:
    answer = serving.ask(f"/api/tables/{table}/standing", {"keys": keys})
    assert answer.status == 200, answer.body
    told: dict[str, Any] = answer.json()
    return told


def again(serving: Serving, table: str, key: str) -> Answer:
    return serving.ask(f"/api/tables/{table}/again", {"key": key})


def test_a_table_says_whose_turn_it_is_and_since_when(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    table, keys = created["table"], created["keys"]
    told = standing(serving, table, keys["2"], keys["0"], "nobody_s" * 4)
    assert told["own"] == [0, 2]
    assert told["begun"]
    assert told["to_act"]
    assert told["next"] is None
    before = told["since"]
    play_on(join_all(serving, created), random.Random(1), 4)
    assert standing(serving, table)["since"] >= before
    # Nobody is told a key, and who shows none has no seat.
    assert standing(serving, table)["own"] == []
    assert not any(key in str(told) for key in keys.values())


def test_what_is_set_up_hidden_moves_no_time(serving: Serving) -> None:
    created = serving.open_table("link", "link", game="strategus")
    red, blue = join_all(serving, created)
    assert standing(serving, created["table"])["since"] is None
    play(blue, blue.legal[0])
    assert standing(serving, created["table"])["since"] is None
    play(red, whole(army(random.Random(1))))
    ready = standing(serving, created["table"])["since"]
    assert ready is not None, "all are told who is ready"
    time.sleep(0.01)
    play(blue, blue.legal[0])
    assert standing(serving, created["table"])["since"] == ready


def test_a_table_where_not_all_have_come_waits_for_nobody(serving: Serving) -> None:
    seats = [{"kind": "me"}, {"kind": "link"}]
    created = serving.ask("/api/tables", {"game": "rufus", "seats": seats}).json()
    told = standing(serving, created["table"], created["keys"]["0"])
    assert (told["begun"], told["to_act"], told["since"]) == (False, [], None)


def test_an_invitation_says_which_seat_it_opens_until_somebody_sits_there(
    serving: Serving,
) -> None:
    seats = [{"kind": "me"}, {"kind": "link"}]
    created = serving.ask("/api/tables", {"game": "rufus", "seats": seats}).json()
    path, wish = f"/api/tables/{created['table']}", {"invitation": created["invitations"]["1"]}
    assert serving.ask(f"{path}/standing", wish).json()["invited"] == 1
    assert standing(serving, created["table"])["invited"] is None
    assert serving.ask(f"{path}/seats", wish).status == 201
    assert serving.ask(f"{path}/standing", wish).json()["invited"] is None


def test_there_is_no_standing_of_a_table_that_is_not_there(serving: Serving) -> None:
    answer = serving.ask("/api/tables/nowhere/standing", {"keys": []})
    assert (answer.status, answer.json()["code"]) == (404, "no_table")


def test_after_the_end_one_asks_for_another_match_from_the_list(serving: Serving) -> None:
    created = serving.open_table(*FOUR, max_plies=4)
    table, keys = created["table"], created["keys"]
    assert again(serving, table, keys["1"]).status == 409
    browsers = join_all(serving, created)
    play_on(browsers, random.Random(1))
    assert again(serving, table, "nobody_s" * 4).status == 403
    first = again(serving, table, keys["1"])
    assert first.status == 201
    assert again(serving, table, keys["3"]).json() == first.json(), "there is one for all"
    assert standing(serving, table)["next"] == first.json()["table"]
    assert standing(serving, first.json()["table"], keys["1"])["own"] == [1]
    assert browsers[0].hear_until("again")
