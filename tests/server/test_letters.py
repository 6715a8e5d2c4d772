"""In games of days whoever is away is written to when it is their turn."""

import email
import email.policy
import queue
import re
import socket
import socketserver
import sqlite3
import threading
import time
from collections.abc import Iterator
from email.message import EmailMessage
from typing import Any, cast

import pytest

from tests.server.browsers import Browser, join, join_all, look, play
from tests.server.serving import Serving

DAYS = {"pace": {"kind": "days", "days": 2}, "stand_in": "greedy"}


class Postman(socketserver.StreamRequestHandler):
    """Takes letters as a mail server does."""

    def handle(self) -> None:
        self.answer("220 ready")
        while line := self.rfile.readline().decode().strip():
            command = line.split(" ")[0].split(":")[0].upper()
            if command == "DATA":
                self.answer("354 go on")
                self.take()
            elif command == "QUIT":
                self.answer("221 bye")
                return
            self.answer("250 ok")

    def take(self) -> None:
        lines: list[bytes] = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        cast("PostOffice", self.server).letters.put(b"".join(lines))

    def answer(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


class PostOffice(socketserver.ThreadingTCPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Postman)
        self.letters: queue.Queue[bytes] = queue.Queue()

    def letter(self) -> EmailMessage:
        raw = self.letters.get(timeout=30)
        return email.message_from_bytes(raw, policy=email.policy.default)


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice() as office:
        threading.Thread(target=office.serve_forever, daemon=True).start()
        yield office
        office.shutdown()


def with_letters(serving: Serving, office: PostOffice, **changes: Any) -> None:
    serving.restart(
        smtp_host="127.0.0.1",
        smtp_port=office.server_address[1],
        smtp_security="none",
        mail_from="Spielwerk <games@example.org>",
        public_url="https://games.example.org/",
        call_after=0.2,
        **changes,
    )


def reach(browser: Browser, mail: str | None, language: str = "de") -> None:
    browser.say({"type": "reach", "mail": mail, "language": language})
    browser.hear_until(lambda m: m["type"] == "reach" and m["mail"] == mail)


def strategus(serving: Serving) -> tuple[dict[str, Any], list[Browser]]:
    """A table of days, where both have to act."""
    created = serving.open_table("link", "link", game="strategus", how=DAYS)
    return created, join_all(serving, created)


def token_in(letter: EmailMessage) -> str:
    """What opens the page on which its reader says yes or no."""
    found = re.search(r"https://games\.example\.org/letters#mail=(\S+)", letter.get_content())
    assert found is not None
    return found[1]


def decide(serving: Serving, letter: EmailMessage, *, wanted: bool) -> None:
    answer = serving.ask(f"/api/letters/{token_in(letter)}", {"wanted": wanted})
    assert (answer.status, answer.json()) == (200, {"wanted": wanted})


def silent(office: PostOffice) -> bool:
    """Whether no letter comes."""
    try:
        office.letters.get(timeout=1)
    except queue.Empty:
        return True
    return False


def test_who_is_away_is_written_to_once_a_turn(own_serving: Serving, office: PostOffice) -> None:
    with_letters(own_serving, office)
    created, browsers = strategus(own_serving)
    reached = join(own_serving, created["table"], created["keys"]["0"]).hear_until("reach")
    assert (reached["letters"], reached["mail"], reached["push_key"]) == (True, None, None)
    ben = browsers[1]
    reach(ben, "ben@example.org")
    decide(own_serving, office.letter(), wanted=True)
    ben.close()
    letter = office.letter()
    assert letter["To"] == "ben@example.org"
    assert letter["From"] == "Spielwerk <games@example.org>"
    assert letter["Subject"] == "Strategus: Du bist dran"
    body = letter.get_content()
    assert f"https://games.example.org/table/{created['table']}" in body
    assert "noch etwa 2 Tage" in body
    assert created["keys"]["1"] not in body
    assert office.letters.empty()
    # Others play on: it is still the same turn.
    play(browsers[0], browsers[0].legal[0])
    assert office.letters.empty()


def test_a_turn_is_not_forgotten_when_the_server_starts_anew(
    own_serving: Serving, office: PostOffice
) -> None:
    with_letters(own_serving, office)
    own_serving.restart(call_after=600.0)
    created, (_, ben) = strategus(own_serving)
    reach(ben, "ben@example.org")
    decide(own_serving, office.letter(), wanted=True)
    ben.close()
    own_serving.restart(call_after=0.2)
    assert office.letter()["Subject"] == "Strategus: Du bist dran"
    # Once a turn, however often it starts.
    own_serving.restart()
    join(own_serving, created["table"], created["keys"]["0"])
    assert silent(office)


def test_who_has_gone_before_the_match_begins_is_written_to(
    own_serving: Serving, office: PostOffice
) -> None:
    with_letters(own_serving, office)
    how = DAYS | {"begin": "together"}
    created = own_serving.open_table("link", "link", game="strategus", how=how)
    ben = look(own_serving, created["table"])
    ben.say({"type": "join", "key": created["keys"]["1"]})
    reach(ben, "ben@example.org")
    decide(own_serving, office.letter(), wanted=True)
    ben.close()
    assert silent(office)
    anna = look(own_serving, created["table"])
    anna.say({"type": "join", "key": created["keys"]["0"]})
    assert office.letter()["Subject"] == "Strategus: Du bist dran"


def test_nobody_is_written_to_who_is_there_or_does_not_want_it(
    own_serving: Serving, office: PostOffice
) -> None:
    with_letters(own_serving, office)
    _, (anna, ben) = strategus(own_serving)
    reach(anna, "anna@example.org")
    reach(ben, "ben@example.org")
    for _ in "ab":
        decide(own_serving, office.letter(), wanted=True)
    reach(ben, None)
    ben.close()
    play(anna, anna.legal[0])
    assert silent(office)


def test_nobody_is_written_to_who_has_not_said_yes(
    own_serving: Serving, office: PostOffice
) -> None:
    with_letters(own_serving, office)
    created = own_serving.open_table("link", "link", game="strategus", how=DAYS)
    _, ben = join_all(own_serving, created)
    ben.close()
    ben = join(own_serving, created["table"], created["keys"]["1"], name="Win at evil.example")
    reach(ben, "victim@example.org")
    asked = office.letter()
    assert (asked["To"], asked["Subject"]) == (
        "victim@example.org",
        "Spielwerk: E-Mails erlauben?",
    )
    assert "evil" not in asked.as_string()
    assert created["table"] not in asked.as_string()
    # Once, whatever is written behind a plus, and wherever.
    for mail in ("victim+1@example.org", "Victim+2@EXAMPLE.org"):
        reach(ben, mail)
    _, (other, _) = strategus(own_serving)
    reach(other, "victim@example.org")
    for browser in (ben, other):
        browser.close()
    assert silent(office)
    # To look at the page is no yes: mail programs open links.
    assert own_serving.ask(f"/letters?mail={token_in(asked)}").status == 200
    assert own_serving.ask(f"/api/letters/{token_in(asked)}").status != 200
    own_serving.restart()
    join(own_serving, created["table"], created["keys"]["1"]).close()
    assert silent(office)


def test_of_many_who_name_an_address_at_once_one_has_it_asked(
    own_serving: Serving, office: PostOffice
) -> None:
    with_letters(own_serving, office)
    everybody = [browser for _ in "ab" for browser in strategus(own_serving)[1]]
    for browser in everybody:
        browser.say({"type": "reach", "mail": "ben@example.org", "language": "de"})
    for browser in everybody:
        browser.hear_until(lambda m: m["type"] == "reach" and m["mail"] is not None)
    letter = office.letter()
    assert silent(office)
    decide(own_serving, letter, wanted=True)


def test_every_letter_can_end_them_and_that_holds(
    own_serving: Serving, office: PostOffice
) -> None:
    with_letters(own_serving, office)
    created, (_, ben) = strategus(own_serving)
    reach(ben, "ben@example.org")
    asked = office.letter()
    decide(own_serving, asked, wanted=True)
    ben.close()
    called = office.letter()
    assert token_in(called) == token_in(asked)
    assert "Hallo," in called.get_content()
    for letter in (asked, called):
        where = f"https://games.example.org/api/letters/{token_in(asked)}/end"
        assert letter["List-Unsubscribe"] == f"<{where}>"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    clicked = own_serving.ask(
        f"/api/letters/{token_in(called)}/end",
        b"List-Unsubscribe=One-Click",
        {"content-type": "application/x-www-form-urlencoded"},
    )
    assert clicked.status == 200
    own_serving.restart()
    ben = join(own_serving, created["table"], created["keys"]["1"])
    play(ben, ben.legal[0])
    reach(ben, "ben@example.org")
    reach(ben, "ben+again@example.org")
    ben.close()
    assert silent(office)
    # And who has thought again has them again.
    decide(own_serving, asked, wanted=True)
    join(own_serving, created["table"], created["keys"]["1"]).close()
    assert office.letter()["To"] == "ben+again@example.org"


def test_what_stands_in_no_letter_opens_nothing(serving: Serving) -> None:
    for path in ("/api/letters/nonsense", f"/api/letters/{'x' * 32}"):
        assert serving.ask(path, {"wanted": True}).status == 404
        assert serving.ask(f"{path}/end", b"").status == 404
    foreign = {"origin": "https://evil.example"}
    assert serving.ask("/api/letters/nonsense", {"wanted": True}, foreign).status == 403


def test_one_person_gives_only_so_many_addresses(own_serving: Serving, office: PostOffice) -> None:
    with_letters(own_serving, office)
    created, (anna, _) = strategus(own_serving)
    for number in range(10):
        reach(anna, f"victim{number}@example.org")
    anna.say({"type": "reach", "mail": "one.more@example.org"})
    anna.hear_error("too_fast")
    # Over HTTP, at another seat, it is still the same person.
    key = {"authorization": f"Bearer {created['keys']['1']}"}
    wish = {"type": "reach", "mail": "one.more@example.org"}
    refused = own_serving.ask(f"/api/tables/{created['table']}/messages", wish, key)
    assert (refused.status, refused.json()["code"]) == (429, "too_fast")
    # Nobody has to ask for being written to no more.
    reach(anna, None)


def test_all_together_are_written_to_only_so_often(
    own_serving: Serving, office: PostOffice
) -> None:
    with_letters(own_serving, office, letters_per_hour=3.0)
    _, (anna, ben) = strategus(own_serving)
    for number in range(5):
        reach(anna, f"victim{number}@example.org")
    letters = [office.letter() for _ in range(3)]
    assert silent(office)
    # Whom letters call that are wanted is not held up by it.
    reach(ben, str(letters[0]["To"]))
    decide(own_serving, letters[0], wanted=True)
    ben.close()
    assert office.letter()["Subject"] == "Strategus: Du bist dran"


def test_a_mail_server_that_is_silent_holds_up_no_table(own_serving: Serving) -> None:
    created = own_serving.open_table("link", "random", game="rufus")
    with socket.create_server(("127.0.0.1", 0), backlog=100) as silent_server:
        own_serving.restart(
            smtp_host="127.0.0.1",
            smtp_port=silent_server.getsockname()[1],
            smtp_security="none",
            mail_from="games@example.org",
            public_url="https://games.example.org",
        )
        _, (anna, _) = strategus(own_serving)
        for number in range(10):
            reach(anna, f"anna{number}@example.org")
        time.sleep(0.5)
        begun = time.monotonic()
        join(own_serving, created["table"], created["keys"]["0"])
        assert time.monotonic() - begun < 5
        assert own_serving.stop() == 0
        assert time.monotonic() - begun < 15


@pytest.mark.parametrize(
    ("kept", "mail"),
    [
        ('{"type":"reach","mail":"a@b","push":null,"language":"de"}', None),
        ('{"type":"reach","mail":"ben@example.org","push":{"endpoint":"no"}}', "ben@example.org"),
        ('{"type":"reach","mail":"ben@example.org","gone":1}', "ben@example.org"),
        ("nonsense", None),
    ],
)
def test_what_was_kept_and_would_be_refused_today_locks_nobody_out(
    own_serving: Serving, office: PostOffice, kept: str, mail: str | None
) -> None:
    with_letters(own_serving, office)
    created, _ = strategus(own_serving)
    own_serving.stop()
    with sqlite3.connect(own_serving.database.removeprefix("sqlite:///")) as database:
        database.execute("update seats set reach = ?", (kept,))
    own_serving.start()
    ben = join(own_serving, created["table"], created["keys"]["1"])
    assert ben.hear_until("reach")["mail"] == mail
    reach(ben, "ben@example.net")


def test_addresses_that_are_none_are_refused(own_serving: Serving, office: PostOffice) -> None:
    with_letters(own_serving, office)
    created = own_serving.open_table("link", "link", game="strategus", how=DAYS)
    anna, _ = join_all(own_serving, created)
    for mail in (
        "anna",
        "a@b",
        "a@b.c\nBcc: x@example.org",
        "<a@example.org>",
        "a" * 300 + "@b.c",
    ):
        anna.say({"type": "reach", "mail": mail})
        anna.hear_error("bad_message")


def test_a_server_without_a_mail_server_offers_nothing(serving: Serving) -> None:
    created = serving.open_table("link", "link", game="strategus", how=DAYS)
    anna, _ = join_all(serving, created)
    anna.say({"type": "reach", "mail": "anna@example.org"})
    anna.hear_error("no_letters")
