"""What can be set about a server."""

import os
from dataclasses import dataclass, field


def processors() -> int:
    """Processes for bots: one a processor, as they yield to the server."""
    return len(os.sched_getaffinity(0))


@dataclass(frozen=True)
class Settings:
    """One server's settings; times in seconds."""

    origins: tuple[str, ...] = ()
    """Origins of pages, besides our own, that may open sockets: `https://games.example.org`."""

    root_path: str = ""
    """The path below which a proxy shows the server, and which it takes off: `/games`."""

    bot_delay: float = 0.9
    """From a bot's turn to its move, so that people can follow."""

    bot_patience: float = 20.0
    """A bot that thinks longer is cut short, and a simpler one is asked."""

    search_patience: float = 8.0
    """So long tables wait for a game's search to be made; then bots that do without it play."""

    bot_processes: int = field(default_factory=processors)

    review_patience: float = 120.0
    """Who asks for a review of a match is told after this to ask again."""

    bots_wait: bool = True
    """A process, and what searches need, are there before anybody asks; else from then on."""

    join_timeout: float = 10.0
    """For the first message of a socket."""

    close_timeout: float = 5.0
    """For the last messages to a browser that is sent away."""

    messages_per_second: float = 20.0
    """From one socket in the long run; twice as many at once."""

    requests_per_second: float = 20.0
    """HTTP calls of the interface from one address in the long run; four times as many at once."""

    tables_per_minute: float = 30.0
    """Tables set up from one address in the long run, and at once."""

    sockets_per_table: int = 200

    idle_after: float = 900.0
    """A table that nobody watches is dropped from memory after this; the log keeps it."""
