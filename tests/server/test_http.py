"""The HTTP interface: what it offers, what it refuses, and the headers on everything."""

import gzip
import json
import socket
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

import spielwerk
from spielwerk import bots
from spielwerk.server.transport.pages import Pages
from tests.server.browsers import join, play
from tests.server.serving import Serving

FOUR = [{"kind": "me", "name": "Anna"}, {"kind": "key"}, {"kind": "bot", "bot": "random"}]
FOUR = [*FOUR, {"kind": "bot", "bot": "greedy"}]


def test_the_games_and_what_can_be_chosen(serving: Serving) -> None:
    games = serving.ask("/api/games").json()
    assert [game["name"] for game in games] == spielwerk.games()
    dog = next(game for game in games if game["name"] == "dog")
    assert dog["seats"] == [4, 2, 3, 5, 6]
    assert dog["teams"] == [[0, 2], [1, 3]]
    assert dog["bots"] == bots.names("dog")
    fold = next(option for option in dog["options"] if option["name"] == "fold")
    assert fold["values"] == ["whole_hand", "one_card"]
    assert fold["default"] == "whole_hand"


def test_the_board_is_told_as_the_game_has_it(serving: Serving) -> None:
    for name in spielwerk.games():
        told = serving.ask(f"/api/games/{name}/geometry").json()
        assert told == json.loads(json.dumps(spielwerk.load(name).geometry()))
    assert serving.ask("/api/games/chess/geometry").status == 404
    for seats in ("7", "0", "-1", "x", "9" * 30):
        answer = serving.ask(f"/api/games/dog/geometry?seats={seats}")
        assert answer.status == 422
        assert answer.headers["content-type"] == "application/problem+json"


def test_what_is_the_same_for_all_is_packed_and_not_sent_again(serving: Serving) -> None:
    for path in ("/api/games", "/api/puzzles", "/api/games/dog/geometry"):
        packed = serving.ask(path, headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed.body) == serving.ask(path).body
        again = serving.ask(path, headers={"if-none-match": packed.headers["etag"]})
        assert again.status == 304


def test_a_tables_own_board_is_told(serving: Serving) -> None:
    for name in spielwerk.games():
        for seats in spielwerk.load(name).seat_counts:
            created = serving.open_table(*["link"] * seats, game=name)
            told = serving.ask(f"/api/tables/{created['table']}/geometry").json()
            assert told == json.loads(json.dumps(spielwerk.load(name, seats=seats).geometry()))
    assert serving.ask("/api/tables/nowhere/geometry").status == 404


def test_options_change_a_tables_board(serving: Serving) -> None:
    created = serving.open_table("link", "link", game="rufus", fields=40)
    told = serving.ask(f"/api/tables/{created['table']}/geometry").json()
    assert len(told["cells"]) == 40
    assert told["places"].keys() == {"prizes"}


def test_the_teams_are_told_for_seats_and_options(serving: Serving) -> None:
    def teams(query: str) -> Any:
        return serving.ask(f"/api/games/{query}").json()

    assert teams("dog/teams") == [[0, 2], [1, 3]]
    assert teams("stramash/teams?seats=6") == [[0], [1], [2], [3], [4], [5]]
    assert teams("stramash/teams?seats=6&pairs=on") == [[0, 3], [1, 4], [2, 5]]
    assert teams("stramash/teams?seats=5&pairs=on")["code"] == "bad_option"
    assert teams("stramash/teams?seats=7")["code"] == "bad_option"
    assert teams("stramash/teams?colour=red")["code"] == "bad_option"
    assert teams("chess/teams")["code"] == "no_game"


def test_options_tell_their_steps_and_the_seats_that_allow_them(serving: Serving) -> None:
    games = {game["name"]: game for game in serving.ask("/api/games").json()}
    options = {
        name: {option["name"]: option for option in game["options"]}
        for name, game in games.items()
    }
    assert options["stramash"]["pairs"]["seats"] == [4, 6]
    assert options["stramash"]["holes"]["step"] == 1
    assert options["rufus"]["fields"]["step"] == 2
    assert options["dog"]["fold"]["seats"] == []


def test_options_tell_what_they_belong_to_and_whose_choice_the_default_is(
    serving: Serving,
) -> None:
    games = {game["name"]: game for game in serving.ask("/api/games").json()}
    options = {option["name"]: option for option in games["dog"]["options"]}
    assert (options["fold"]["group"], options["fold"]["ours"]) == ("round", False)
    assert (options["seven_rest"]["group"], options["seven_rest"]["ours"]) == ("seven", True)


def test_the_ready_made_set_ups_are_told_as_the_game_has_them(serving: Serving) -> None:
    assert serving.ask("/api/games/dog/setups").json() == []
    told = serving.ask("/api/games/strategus/setups").json()
    assert told == spielwerk.load("strategus").setups()
    created = serving.open_table("link", "link", game="strategus")
    browser = join(serving, created["table"], created["keys"]["0"])
    play(browser, told[0]["setup"])
    assert browser.events[-1] == {"event": "ready", "seat": 0}
    assert serving.ask("/api/games/chess/setups").status == 404
    few = serving.ask("/api/games/strategus/setups?army=duel").json()
    assert few == spielwerk.load("strategus", {"army": "duel"}).setups()
    assert few != told
    assert serving.ask("/api/games/strategus/setups?army=few").status == 422


def test_the_presets_are_told_with_their_values(serving: Serving) -> None:
    games = {game["name"]: game for game in serving.ask("/api/games").json()}
    assert games["dog"]["presets"] == {}
    assert games["strategus"]["presets"]["tournament"] == {"two_squares": "5", "chase": "on"}
    seats = [{"kind": "key"}, {"kind": "key"}]
    new = {"game": "strategus", "options": {"preset": "tournament"}, "seats": seats}
    created = serving.ask("/api/tables", new).json()
    told = serving.ask(f"/api/tables/{created['table']}").json()
    assert told["options"]["two_squares"] == "5"


def test_a_table_gives_one_key_to_each_person(serving: Serving) -> None:
    answer = serving.ask("/api/tables", {"game": "dog", "seats": FOUR})
    assert answer.status == 201
    created = answer.json()
    assert list(created["keys"]) == ["0", "1"]
    assert all(len(key) >= 22 for key in created["keys"].values())
    told = serving.ask(f"/api/tables/{created['table']}").json()
    assert [seat["name"] for seat in told["seats"]] == ["Anna", None, None, None]
    assert [seat["bot"] for seat in told["seats"]] == [None, None, "random", "greedy"]
    assert len(told["commitment"]) == 64
    assert not told["over"]
    for secret in created["keys"].values():
        assert secret not in json.dumps(told)


def test_options_are_the_tables(serving: Serving) -> None:
    new = {"game": "dog", "options": {"fold": "one_card", "max_plies": 50}, "seats": FOUR}
    created = serving.ask("/api/tables", new).json()
    told = serving.ask(f"/api/tables/{created['table']}").json()
    assert told["options"]["fold"] == "one_card"
    assert told["options"]["max_plies"] == 50


@pytest.mark.parametrize(
    ("new", "code", "where"),
    [
        ({}, "bad_request", "game"),
        ([], "bad_request", None),
        ({"game": "dog"}, "bad_request", "seats"),
        ({"game": "chess", "seats": FOUR}, "no_game", "game"),
        ({"game": "../dog", "seats": FOUR}, "bad_request", "game"),
        ({"game": 7, "seats": FOUR}, "bad_request", "game"),
        ({"game": "dog", "seats": FOUR[:1]}, "bad_option", "options.seats"),
        ({"game": "dog", "seats": []}, "bad_request", "seats"),
        ({"game": "dog", "seats": FOUR * 3}, "bad_request", "seats"),
        ({"game": "dog", "seats": [*FOUR[:3], {"kind": "bot", "bot": "deep"}]}, "bad_bot", None),
        ({"game": "dog", "seats": [*FOUR[:3], {"kind": "cat"}]}, "bad_request", "seats.3"),
        ({"game": "dog", "seats": FOUR, "options": {"cats": "on"}}, "bad_option", "options.cats"),
        ({"game": "dog", "seats": FOUR, "options": {"fold": "x"}}, "bad_option", "options.fold"),
        ({"game": "dog", "seats": FOUR, "options": {"fold": None}}, "bad_request", None),
        ({"game": "dog", "seats": FOUR, "more": 1}, "bad_request", "more"),
        (
            {"game": "dog", "seats": [{"kind": "me", "name": "\x00"}, *FOUR[1:]]},
            "bad_request",
            None,
        ),
    ],
)
def test_a_table_that_cannot_be(serving: Serving, new: Any, code: str, where: str | None) -> None:
    answer = serving.ask("/api/tables", new)
    problem = answer.json()
    assert answer.headers["content-type"] == "application/problem+json"
    assert problem["status"] == answer.status
    assert problem["code"] == code
    assert problem["detail"]
    if where is not None:
        assert problem["where"].startswith(where)


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 30_000, b'"\\ud800"', b"nan"])
def test_a_body_that_is_no_json(serving: Serving, body: bytes) -> None:
    answer = serving.ask("/api/tables", body)
    assert answer.status in {400, 422}
    assert answer.json()["code"] == "bad_request"


def test_a_body_that_is_too_large(serving: Serving) -> None:
    new = {"game": "dog", "seats": FOUR, "more": "x" * 1_000_000}
    answer = serving.ask("/api/tables", new)
    assert answer.status == 413
    assert answer.json()["code"] == "too_large"


def test_a_body_that_grows_without_end(serving: Serving) -> None:
    with socket.create_connection(serving.address) as browser:
        browser.sendall(
            b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
            b"transfer-encoding: chunked\r\n\r\n"
        )
        for _ in range(60):
            browser.sendall(b"400\r\n" + b" " * 1024 + b"\r\n")
        assert browser.recv(1000).startswith(b"HTTP/1.1 413 ")


def test_pages_of_other_sites_set_up_no_tables(serving: Serving) -> None:
    new = {"game": "dog", "seats": FOUR}
    answer = serving.ask("/api/tables", new, {"origin": "https://evil.example"})
    assert answer.status == 403
    assert answer.json()["code"] == "bad_origin"
    assert serving.ask("/api/tables", new, {"origin": serving.url.rstrip("/")}).status == 201


@pytest.mark.parametrize(
    ("path", "method"),
    [("/api/nothing", "GET"), ("/api/tables/x/y", "GET"), ("/api/tables", "DELETE")],
)
def test_whatever_is_not_there_is_a_problem(serving: Serving, path: str, method: str) -> None:
    answer = serving.ask(path, method=method)
    assert answer.status in {404, 405}
    assert answer.headers["content-type"] == "application/problem+json"


def test_every_answer_protects_the_browser(serving: Serving) -> None:
    for path in ("/", "/table/x", "/api/games", "/api/nothing", "/health/live"):
        headers = serving.ask(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_the_interface_describes_itself(serving: Serving) -> None:
    described = serving.ask("/api/openapi.json").json()
    assert {"/api/games", "/api/tables", "/api/tables/{name}"} <= set(described["paths"])
    assert described["components"]["schemas"]["NewTable"]["additionalProperties"] is False


def test_health(serving: Serving) -> None:
    assert serving.ask("/health/live").json() == {"status": "ok"}
    assert serving.ask("/health/ready").json() == {"status": "ok"}


def test_too_many_tables_from_one_address_are_refused(own_serving: Serving) -> None:
    own_serving.restart(tables_per_minute=3)
    new = {"game": "dog", "seats": FOUR}
    statuses = [own_serving.ask("/api/tables", new).status for _ in range(5)]
    assert statuses == [201, 201, 201, 429, 429]
    answer = own_serving.ask("/api/tables", new)
    assert answer.json()["code"] == "too_fast"
    assert own_serving.ask("/api/games").status == 200


# Pages


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built client."""
    (tmp_path / "assets").mkdir()
    where = '<meta name="documentation" content="docs/" />'
    script = '<script src="./assets/main-1.js"></script>'
    (tmp_path / "index.html").write_text(f"<head>\n  {where}\n  {script}</head>")
    (tmp_path / "assets" / "main-1.js").write_text("play()")
    (tmp_path / "sign.svg").write_text("<svg/>")
    return tmp_path


def asked(path: str, root: str = "", **headers: str) -> Request:
    """A browser's request for a page."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "path_params": {"path": path}, "headers": raw, "root_path": root}
    return Request(scope)


def test_the_clients_addresses_are_its_own(folder: Path) -> None:
    pages = Pages(folder)
    for path in ("", "table/abc", "new/dog", "no.svg"):
        page = pages.get(asked(path))
        assert page is not None
        assert b'src="/assets/main-1.js"' in page.body
        assert page.headers["cache-control"] == "no-cache"


def test_a_deep_page_below_a_path_names_its_files_there(folder: Path) -> None:
    page = Pages(folder).get(asked("table/x", root="/games"))
    assert page is not None
    assert b'src="/games/assets/main-1.js"' in page.body


@pytest.mark.parametrize("documented", [True, False])
def test_the_client_learns_whether_there_is_a_documentation(
    folder: Path, *, documented: bool
) -> None:
    page = Pages(folder, documented=documented).get(asked(""))
    assert page is not None
    assert (b'<meta name="documentation"' in page.body) == documented


def test_files_are_sent_as_they_are_and_kept(folder: Path) -> None:
    pages = Pages(folder)
    script = pages.get(asked("assets/main-1.js"))
    assert script is not None
    assert script.body == b"play()"
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    sign = pages.get(asked("sign.svg"))
    assert sign is not None
    assert sign.headers["cache-control"] == "no-cache"
    again = pages.get(asked("sign.svg", if_none_match=sign.headers["etag"]))
    assert again is not None
    assert again.status_code == 304
    packed = pages.get(asked("sign.svg", accept_encoding="gzip, br"))
    assert packed is not None
    assert packed.headers["content-encoding"] == "gzip"


def test_a_file_that_is_not_there_is_not_found(folder: Path) -> None:
    (folder / ".stamp").write_text("x")
    (folder.parent / "outside").write_text("x")
    pages = Pages(folder)
    for path in ("assets/none.js", "assets/../index.html", "assets/../../outside"):
        assert pages.get(asked(path)) is None
    hidden = pages.get(asked(".stamp"))
    assert hidden is not None
    assert b"<script" in hidden.body


def test_a_client_that_is_not_built_is_said_to_be_so(tmp_path: Path) -> None:
    page = Pages(tmp_path / "none").get(asked(""))
    assert page is not None
    assert page.status_code == 503
    assert b"not built" in page.body
