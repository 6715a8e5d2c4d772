"""Several servers on one PostgreSQL: each has its tables, and hands on who asks for others."""

import http.client
import json
import random
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from spielwerk.server import StorageError
from spielwerk.server.storage.database import Database
from tests.server.browsers import join, join_all, look, play, play_on
from tests.server.fleet import fleet
from tests.server.serving import Serving


@pytest.fixture(scope="module")
def two(postgresql: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Serving]]:
    """Two servers for all tests that leave them as they were."""
    from tests.server.postgresql import new_database

    with fleet(new_database(postgresql), tmp_path_factory.mktemp("two"), 2) as serving:
        yield serving
        assert [one.stop() for one in serving] == [0, 0]


def test_seats_of_a_table_may_come_through_any_server(two: list[Serving]) -> None:
    created = two[0].open_table("link", "link", "link", "link")
    table, keys = created["table"], list(created["keys"].values())
    browsers = [join(two[seat % 2], table, key) for seat, key in enumerate(keys)]
    for number, browser in enumerate(browsers):
        for _ in browsers[number + 1 :]:
            browser.hear_until("table")
    play_on(browsers, random.Random(1), 40)
    told = [one.ask(f"/api/tables/{table}").json() for one in two]
    assert told[0] == told[1]
    assert [seat["connected"] for seat in told[0]["seats"]] == [True] * 4


def test_programs_may_come_through_any_server(two: list[Serving]) -> None:
    created = two[0].open_table("link", "link", game="rufus")
    table, key = created["table"], created["keys"]["0"]
    headers = {"authorization": f"Bearer {key}", "content-type": "application/json"}
    with join(two[0], table, created["keys"]["1"]):
        for one in two:
            with closing(http.client.HTTPConnection(*one.address, timeout=30)) as line:
                line.request("GET", f"/api/tables/{table}/stream", headers=headers)
                answer = line.getresponse()
                assert answer.status == 200
                assert json.loads(answer.readline())["type"] == "table"
                update = json.loads(answer.readline())
                if update["legal"]:
                    body = {
                        "type": "play",
                        "decision": update["decision"],
                        "action": update["legal"][0],
                    }
                    path = f"/api/tables/{table}/messages"
                    assert one.ask(path, body, headers).status == 200
                    assert json.loads(answer.readline())["decision"] == update["decision"] + 1
            refused = one.ask(f"/api/tables/{table}/messages", b"{", headers)
            assert refused.status == 400
            assert one.ask(f"/api/tables/{table}/transcript").status == 409
            assert one.ask("/api/tables/nowhere").status == 404


def test_the_lobby_shows_the_tables_of_all_servers(two: list[Serving]) -> None:
    seats = [{"kind": "key"}, {"kind": "link"}]
    how = {"seats": seats, "listed": True, "begin": "together"}
    created = two[0].open_table(game="rufus", how=how)
    with look(two[1], created["table"]) as browser:
        browser.say({"type": "join", "key": created["keys"]["0"]})
        until = time.monotonic() + 20
        shown: list[list[str]] = []
        while shown != [[created["table"]]] * 2 and time.monotonic() < until:
            told = [one.ask("/api/lobby").json() for one in two]
            shown = [[table["table"] for table in tables] for tables in told]
        assert shown == [[created["table"]]] * 2
        assert told[0] == told[1]


def test_what_comes_from_other_servers_is_sealed(two: list[Serving]) -> None:
    """Who makes such a header up is who they are."""
    forged = {"x-spielwerk-handed": "1 https 10.0.0.1 0123", "host": "x"}
    assert two[0].ask("/api/games", headers=forged).status == 200


def test_bots_go_on_at_a_server_when_theirs_has_been_stopped(
    postgresql_url: str, tmp_path: Path
) -> None:
    with fleet(postgresql_url, tmp_path, 2) as serving:
        created = serving[0].open_table("link", "random", "random", "random")
        browser = join(serving[0], created["table"], created["keys"]["0"])
        while not browser.legal:
            browser.hear_until("update")
        browser.play(browser.legal[0])
        begun = time.monotonic()
        assert serving[0].stop() == 0
        assert time.monotonic() - begun < 10
        browser.close()
        again = join(serving[1], created["table"], created["keys"]["0"])
        while not again.legal:
            again.hear_until("update")
        play(again, again.legal[0])
        again.close()


def test_a_server_that_was_declared_dead_begins_anew(postgresql_url: str, tmp_path: Path) -> None:
    with fleet(postgresql_url, tmp_path, 1) as [serving]:
        created = serving.open_table("link", "link", game="rufus")
        browsers = join_all(serving, created)
        with psycopg.connect(postgresql_url, autocommit=True) as outside:
            outside.execute("delete from servers")
        assert {browser.hear_close() for browser in browsers} <= {1006, 1012}
        until = time.monotonic() + 30
        while serving.ask("/health/ready").status != 200 and time.monotonic() < until:
            time.sleep(0.2)
        play_on(join_all(serving, created), random.Random(1), 5)
        assert serving.stop() == 0


def test_what_several_servers_need_is_said_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="only PostgreSQL can be shared"):
        Database(f"sqlite:///{tmp_path}/tables.db", address="127.0.0.1:1")
