"""In games of days whoever is away is written to when it is their turn."""

import email
import email.policy
import queue
import socketserver
import threading
from collections.abc import Iterator
from email.message import EmailMessage
from typing import Any, cast

import pytest

from tests.server.browsers import Browser, join, join_all, play
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


def test_who_is_away_is_written_to_once_a_turn(own_serving: Serving, office: PostOffice) -> None:
    with_letters(own_serving, office)
    created = own_serving.open_table("link", "link", game="strategus", how=DAYS)
    browsers = join_all(own_serving, created)
    reached = join(own_serving, created["table"], created["keys"]["0"]).hear_until("reach")
    assert (reached["letters"], reached["mail"], reached["push_key"]) == (True, None, None)
    ben = browsers[1]
    reach(ben, "ben@example.org")
    assert (
        ben.hear_until(lambda m: m["type"] == "reach" and m["mail"])["mail"] == "ben@example.org"
    )
    ben.close()
    letter = office.letter()
    assert letter["To"] == "ben@example.org"
    assert letter["From"] == "Spielwerk <games@example.org>"
    assert letter["Subject"] == "Strategus: du bist am Zug"
    body = letter.get_content()
    assert f"https://games.example.org/table/{created['table']}" in body
    assert created["keys"]["1"] not in body
    assert office.letters.empty()
    # Others play on: it is still the same turn.
    play(browsers[0], browsers[0].legal[0])
    assert office.letters.empty()


def test_nobody_is_written_to_who_is_there_or_does_not_want_it(
    own_serving: Serving, office: PostOffice
) -> None:
    with_letters(own_serving, office)
    created = own_serving.open_table("link", "link", game="strategus", how=DAYS)
    anna, ben = join_all(own_serving, created)
    reach(anna, "anna@example.org")
    anna.hear_until(lambda m: m["type"] == "reach" and m["mail"])
    reach(ben, "ben@example.org")
    reach(ben, None)
    ben.hear_until(lambda m: m["type"] == "reach" and m["mail"])
    ben.hear_until(lambda m: m["type"] == "reach" and m["mail"] is None)
    ben.close()
    play(anna, anna.legal[0])
    with pytest.raises(queue.Empty):
        office.letters.get(timeout=1)


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
        reach(anna, mail)
        anna.hear_error("bad_message")


def test_a_server_without_a_mail_server_offers_nothing(serving: Serving) -> None:
    created = serving.open_table("link", "link", game="strategus", how=DAYS)
    anna, _ = join_all(serving, created)
    reach(anna, "anna@example.org")
    anna.hear_error("cannot_offer")
