"""The real server in a process without secrets: its first table deals the same cards every time.

Only what comes from the module `secrets` is known beforehand: the names and keys of tables, the
secret behind the cards, and the luck of the bots. Everything else is as `spielwerk serve` runs it.
"""

import base64
import random
from unittest.mock import patch

from tests.server.serving import main

KNOWN = random.Random("every run plays the same game")


def known_text(size: int) -> str:
    return base64.urlsafe_b64encode(KNOWN.randbytes(size)).rstrip(b"=").decode()


if __name__ == "__main__":
    with (
        patch("secrets.token_bytes", KNOWN.randbytes),
        patch("secrets.token_urlsafe", known_text),
        patch("secrets.randbits", KNOWN.getrandbits),
    ):
        main()
