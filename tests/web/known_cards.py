"""The real server in a process without secrets: its first table deals the same cards every time.

What comes from the module `secrets` is known beforehand: the names and keys of tables, the secret
behind the cards, and the luck of the bots. And there are only bots that have learned nothing: the
others play otherwise whenever they have learned more. All else is as `spielwerk serve` runs it.
"""

import json
import random
import subprocess
import sys
from base64 import urlsafe_b64encode
from dataclasses import asdict, dataclass
from unittest.mock import patch

from tests.server.serving import Serving, main


@dataclass
class KnownServing(Serving):
    """A server whose first table is the same every time; `cards` chooses among such tables."""

    cards: int = 0

    def start(self) -> Serving:
        self.log = self.folder / "server.log"
        told = json.dumps({"database": self.database, "settings": asdict(self.settings)})
        command = [sys.executable, "-m", "tests.web.known_cards", told, str(self.cards)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url, self.log.read_text()
        return self


if __name__ == "__main__":
    known = random.Random(int(sys.argv[2]))
    with (
        patch("secrets.token_bytes", known.randbytes),
        patch(
            "secrets.token_urlsafe", lambda size: urlsafe_b64encode(known.randbytes(size)).decode()
        ),
        patch("secrets.randbits", lambda bits: 1),
        patch("spielwerk.server.matches.beginning.seeds_of", lambda record: []),
        patch("spielwerk.bots.players", lambda game: {}),
    ):
        main()
