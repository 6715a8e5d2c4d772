"""In games of days browsers that are closed are sent word, if they want it."""

import base64
import json
import os
import queue
import threading
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, cast

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from pydantic import ValidationError

from spielwerk.server import Settings
from spielwerk.server.messages.said import Push
from spielwerk.server.notify.pushes import Pushes
from tests.server.browsers import join_all
from tests.server.serving import Serving

DAYS = {"pace": {"kind": "days", "days": 2}, "stand_in": "greedy"}


def written(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Service(ThreadingHTTPServer):
    """A push service, and the one browser that it serves."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Counter)
        self.letters: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": written(point), "auth": written(self.auth)}
        return {"endpoint": f"{self.origin}/send/1", **keys}

    def told(self) -> tuple[dict[str, str], Any]:
        headers, body = self.letters.get(timeout=30)
        return headers, json.loads(
            http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth)
        )


class Counter(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        cast("Service", self.server).letters.put((headers, body))
        self.send_response(201)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as service:
        threading.Thread(target=service.serve_forever, daemon=True).start()
        yield service
        service.shutdown()


def host_key() -> str:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return written(number.to_bytes(32, "big"))


def test_a_closed_browser_is_told_and_nobody_on_the_way_can_read_it(
    own_serving: Serving, service: Service
) -> None:
    own_serving.restart(
        push_key=host_key(),
        push_contact="mailto:host@example.org",
        push_services=(service.origin,),
        call_after=0.2,
    )
    created = own_serving.open_table("link", "link", game="strategus", how=DAYS)
    _, ben = join_all(own_serving, created)
    reached = ben.hear_until("reach")
    assert not reached["letters"]
    assert reached["push_key"]
    push = service.subscription()
    ben.say({"type": "reach", "push": push, "language": "de"})
    assert ben.hear_until("reach")["pushed"]
    ben.close()
    headers, told = service.told()
    assert told == {"title": "Strategus: Du bist dran", "link": f"table/{created['table']}"}
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["authorization"].startswith("vapid t=")


def test_only_push_services_are_spoken_to() -> None:
    settings = Settings(push_key=host_key())
    pushes = Pushes(settings)
    assert pushes.public_key

    def allowed(endpoint: str, pushes: Pushes = pushes) -> bool:
        try:
            return pushes.allows(Push(endpoint=endpoint, p256dh="x" * 87, auth="y" * 22))
        except ValidationError:
            return False

    for service in (
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ):
        assert allowed(service)
    for stranger in (
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://user@example.org/fcm.googleapis.com",
        "https://evilpush.apple.com/x",
        "https://push.apple.com.evil.org/x",
        "https://127.0.0.1/x",
        "https://127.0.0.1:9464\\@fcm.googleapis.com/",
        "https://127.0.0.1@fcm.googleapis.com/",
        "http://[::1/x",
        "https://169.254.169.254/latest/meta-data",
    ):
        assert not allowed(stranger), stranger
    assert Pushes(replace(settings, push_key="nonsense")).public_key is None


def test_a_stranger_s_service_is_refused(own_serving: Serving, service: Service) -> None:
    own_serving.restart(push_key=host_key(), push_contact="mailto:host@example.org")
    created = own_serving.open_table("link", "link", game="strategus", how=DAYS)
    _, ben = join_all(own_serving, created)
    ben.say({"type": "reach", "push": service.subscription()})
    ben.hear_error("no_push")
    assert service.letters.empty()
