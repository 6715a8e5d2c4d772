"""Invitations, the lobby, and what the host of a table may do."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.browsers import Browser, Message, join, join_all, look
from tests.server.serving import Answer, Serving

LINKS = [{"kind": "link"}, {"kind": "link"}]


def invite(serving: Serving, seats: Any = LINKS, game: str = "rufus", **how: Any) -> Message:
    answer = serving.ask("/api/tables", {"game": game, "seats": seats, **how})
    assert answer.status == 201, answer.body
    created: Message = answer.json()
    return created


def sit(serving: Serving, table: str, **wish: Any) -> Answer:
    return serving.ask(f"/api/tables/{table}/seats", wish)


def gather(serving: Serving, table: str, key: str | None, host: str | None = None) -> Browser:
    browser = look(serving, table)
    browser.say({"type": "join", "key": key, "host": host})
    assert browser.hear()["type"] == "table"
    return browser


def test_an_invitation_is_swapped_for_a_key_once(serving: Serving) -> None:
    created = invite(serving, [{"kind": "me"}, {"kind": "link"}])
    assert list(created["keys"]) == ["0"]
    assert list(created["invitations"]) == ["1"]
    invitation = created["invitations"]["1"]
    info = serving.ask(f"/api/tables/{created['table']}").json()
    assert [seat["open"] for seat in info["seats"]] == [False, True]
    taken = sit(serving, created["table"], invitation=invitation, name="Ben")
    assert taken.status == 201
    assert taken.json()["seat"] == 1
    again = sit(serving, created["table"], invitation=invitation)
    assert (again.status, again.json()["code"]) == (409, "taken")
    browser = gather(serving, created["table"], taken.json()["key"])
    assert browser.table["seat"] == 1
    assert browser.table["seats"][1]["name"] == "Ben"
    # The invitation itself opens nothing.
    intruder = look(serving, created["table"])
    intruder.say({"type": "join", "key": invitation})
    intruder.hear_error("bad_key")


def test_who_sits_down_brings_a_sign_and_may_change_it(serving: Serving) -> None:
    created = invite(serving, [{"kind": "me", "sign": "fir"}, {"kind": "link"}])
    table, invitation = created["table"], created["invitations"]["1"]
    taken = sit(serving, table, invitation=invitation, name="Ben", sign="boat").json()
    browser = gather(serving, table, taken["key"])
    assert [seat["sign"] for seat in browser.table["seats"]] == ["fir", "boat"]
    for sign, told in (("cup", "cup"), ("", None)):
        again = look(serving, table)
        again.say({"type": "join", "key": taken["key"], "sign": sign})
        assert again.hear()["type"] == "table"
        assert again.table["seats"][1]["sign"] == told
        assert again.table["seats"][1]["name"] == "Ben"
    wrong = look(serving, table)
    wrong.say({"type": "join", "key": taken["key"], "sign": "<b>"})
    wrong.hear_error("bad_message")


def test_of_many_at_one_seat_one_gets_it(serving: Serving) -> None:
    for _ in range(3):
        created = invite(serving)
        invitation = created["invitations"]["0"]
        gate = threading.Barrier(10)

        def take(
            _: int,
            gate: threading.Barrier = gate,
            table: str = created["table"],
            invitation: str = invitation,
        ) -> int:
            gate.wait()
            return sit(serving, table, invitation=invitation).status

        with ThreadPoolExecutor(10) as pool:
            statuses = sorted(pool.map(take, range(10)))
        assert statuses == [201] + [409] * 9


def test_only_who_is_invited_sits_down_at_a_private_table(serving: Serving) -> None:
    created = invite(serving)
    refused = sit(serving, created["table"])
    assert (refused.status, refused.json()["code"]) == (403, "bad_key")
    refused = sit(serving, created["table"], invitation="x" * 32)
    assert (refused.status, refused.json()["code"]) == (409, "taken")
    assert sit(serving, "nowhere").status == 404
    assert sit(serving, created["table"], seat=8).status == 422


def test_open_tables_stand_in_the_lobby_while_somebody_waits(serving: Serving) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "link"}, {"kind": "link"}]
    created = invite(serving, seats, listed=True)
    private = invite(serving, seats)
    waiting = gather(serving, private["table"], private["keys"]["0"])
    assert created["table"] not in [table["table"] for table in lobby(serving)]
    anna = gather(serving, created["table"], created["keys"]["0"])
    shown = lobby(serving)
    assert private["table"] not in [table["table"] for table in shown]
    found = next(table for table in shown if table["table"] == created["table"])
    assert [seat["open"] for seat in found["seats"]] == [False, True, True]
    assert "key" not in str(found)
    assert sit(serving, created["table"], seat=0).status == 409
    assert sit(serving, created["table"], seat=2, name="Carla").json()["seat"] == 2
    assert sit(serving, created["table"]).json()["seat"] == 1
    assert sit(serving, created["table"]).status == 409
    assert created["table"] not in [table["table"] for table in lobby(serving)]
    anna.hear_until(lambda m: m["type"] == "table" and m["seats"][2]["name"] == "Carla")
    waiting.close()


def lobby(serving: Serving) -> list[Message]:
    tables: list[Message] = serving.ask("/api/lobby").json()
    return tables


def test_the_host_fills_moves_frees_and_locks_seats(serving: Serving) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "link"}, {"kind": "link"}, {"kind": "link"}]
    created = invite(serving, seats, game="dog")
    table, host = created["table"], created["host"]
    anna = gather(serving, table, created["keys"]["0"], host)
    key = sit(serving, table, invitation=created["invitations"]["1"], name="Ben").json()["key"]
    ben = gather(serving, table, key)
    ben.say({"type": "fill", "seat": 2, "bot": "greedy"})
    ben.hear_error("no_host")
    anna.say({"type": "lock", "seat": 2, "locked": True})
    anna.hear_until(lambda m: m["type"] == "table" and m["seats"][2]["locked"])
    locked = sit(serving, table, invitation=created["invitations"]["2"])
    assert (locked.status, locked.json()["code"]) == (409, "locked")
    anna.say({"type": "move", "seat": 1, "to": 2})
    ben.hear_until(lambda m: m["type"] == "table" and m["seat"] == 2)
    anna.say({"type": "fill", "seat": 1, "bot": "greedy"})
    anna.say({"type": "fill", "seat": 3, "bot": "nobody"})
    anna.hear_error("bad_message")
    anna.say({"type": "free", "seat": 2})
    invited = anna.hear_until("invited")
    assert invited["seat"] == 2
    ben.hear_error("removed")
    assert ben.hear_until("table")["seat"] is None
    refused = look(serving, table)
    refused.say({"type": "join", "key": key})
    refused.hear_error("bad_key")
    carla = sit(serving, table, invitation=invited["invitation"], name="Carla").json()
    assert carla["seat"] == 2
    gather(serving, table, carla["key"])
    anna.say({"type": "fill", "seat": 3, "bot": "greedy"})
    update = anna.hear_until("update")
    assert update["version"] >= 1
    anna.say({"type": "move", "seat": 0, "to": 2})
    anna.hear_error("seats_fixed")
    anna.say({"type": "fill", "seat": 3, "bot": "greedy"})
    anna.hear_error("bot_stays")


def hosted(serving: Serving, created: Message) -> Browser:
    """The host, who looks on."""
    host = look(serving, created["table"])
    host.say({"type": "join", "host": created["host"]})
    host.hear_until("update")
    return host


def until_away(browser: Browser, seat: int) -> None:
    browser.hear_until(lambda m: m["type"] == "table" and not m["seats"][seat]["connected"])


def test_a_seat_whose_person_is_gone_is_played_by_a_bot_until_somebody_comes(
    own_serving: Serving,
) -> None:
    own_serving.restart(give_away_after=0.5)
    created = own_serving.open_table("link", "link", game="rufus", how={"stand_in": "greedy"})
    table = created["table"]
    anna, ben = join_all(own_serving, created)
    host = hosted(own_serving, created)
    ben.close()
    until_away(host, 1)
    time.sleep(0.7)
    host.say({"type": "free", "seat": 1})
    invitation = host.hear_until("invited")["invitation"]
    notice = anna.hear_until("talk")["entries"][0]
    assert (notice["kind"], notice["text"]) == ("notice", "freed 1")
    while not anna.legal:
        anna.hear_until("update")
    late = look(own_serving, table)
    late.say({"type": "join", "key": created["keys"]["1"]})
    late.hear_error("bad_key")
    taken = sit(own_serving, table, invitation=invitation, name="Carla").json()
    join(own_serving, table, taken["key"])
    anna.hear_until(lambda m: m["type"] == "table" and m["seats"][1]["kept"] is None)


def test_the_host_looks_into_no_hand_and_plays_for_nobody_who_is_there(
    own_serving: Serving,
) -> None:
    """Nor for a bot, nor for who has gone out just now."""
    own_serving.restart(give_away_after=60.0)
    created = own_serving.open_table("link", "link", "link", "greedy")
    anna, ben, _ = join_all(own_serving, created)
    host = hosted(own_serving, created)
    for seat, code in ((1, "present"), (3, "bot_stays")):
        for wish in ({"type": "free"}, {"type": "fill", "bot": "random"}):
            host.say(wish | {"seat": seat})
            host.hear_error(code)
    ben.close()
    until_away(host, 1)
    host.say({"type": "free", "seat": 1})
    host.hear_error("present")
    assert [seat["kept"] for seat in anna.table["seats"]] == [None] * 4


def test_in_games_of_days_nobody_has_to_be_there(own_serving: Serving) -> None:
    own_serving.restart(give_away_after=0.0)
    days = {"pace": {"kind": "days", "days": 1}}
    created = own_serving.open_table("link", "link", game="rufus", how=days)
    host = hosted(own_serving, created)
    host.say({"type": "free", "seat": 1})
    host.hear_error("present")


def test_the_host_removes_what_was_said(serving: Serving) -> None:
    created = serving.open_table("link", "link", game="rufus")
    anna, ben = join_all(serving, created)
    ben.say({"type": "say", "text": "Unfug"})
    number = anna.hear_until("talk")["entries"][0]["number"]
    anna.say({"type": "hush", "number": number})
    anna.hear_error("no_host")
    host = look(serving, created["table"])
    host.say({"type": "join", "host": created["host"]})
    host.hear_until("talk")
    host.say({"type": "hush", "number": number})
    entry = anna.hear_until("talk")["entries"][0]
    assert (entry["kind"], entry["text"], entry["number"]) == ("removed", "", number)


def test_a_wrong_host_key_opens_nothing(serving: Serving) -> None:
    created = serving.open_table("link", "link", game="rufus")
    anyone = look(serving, created["table"])
    anyone.say({"type": "join", "host": created["keys"]["0"]})
    anyone.hear_until("update")
    anyone.say({"type": "free", "seat": 1})
    anyone.hear_error("no_host")


def test_again_with_places_moved_on(serving: Serving) -> None:
    created = serving.open_table("link", "link", game="strategus")
    browsers = join_all(serving, created)
    browsers[0].say({"type": "offer", "offer": "resign"})
    browsers[1].hear_until("reveal")
    browsers[1].say({"type": "again", "rotate": True})
    table = browsers[0].hear_until("again")["table"]
    seats = [join(serving, table, key).table["seat"] for key in created["keys"].values()]
    assert seats == [1, 0]
