"""What can be set about a server, each thing once.

The command line makes of every field an option, a variable of the environment and a line of help.
"""

import os
from dataclasses import dataclass, field, fields
from typing import Any


def setting(
    default: object,
    told: str,
    *,
    flag: str | None = None,
    least: float | None = 0,
    choices: tuple[str, ...] = (),
    secret: bool = False,
) -> Any:
    """A field with what people are told of it.

    Its option is called like the field unless `flag` says otherwise; numbers are `least` or more,
    texts one of `choices`, if there are any. What is `secret` has no option: command lines are
    seen by others.
    """
    known = {"told": told, "flag": flag, "least": least, "choices": choices, "secret": secret}
    return field(default=default, metadata=known, repr=not secret)


def processors() -> int:
    """Processes for bots: one a processor, as they yield to the server."""
    return len(os.sched_getaffinity(0))


@dataclass(frozen=True)
class Settings:
    """One server's settings; times in seconds where nothing else is said."""

    # Where it stands

    origins: tuple[str, ...] = setting(
        (),
        "Another address whose pages may play here: https://games.example.org.",
        flag="--origin",
    )
    root_path: str = setting(
        "", "The path below which a proxy shows the server, and which it takes off: /games."
    )
    trusted_proxies: tuple[str, ...] = setting(
        (),
        "Address or network of a proxy that is believed in X-Forwarded-For and -Proto.",
        flag="--trusted-proxy",
    )

    # Together with other servers, on one PostgreSQL

    cluster_address: str = setting(
        "", "Where the other servers on this PostgreSQL reach this one: 10.0.0.2:8000."
    )
    cluster_secret: str = setting(
        "", "What servers that share a PostgreSQL know each other by.", secret=True
    )

    # What the host hears

    log: str = setting("text", "Lines for people or for programs.", choices=("text", "json"))
    log_level: str = setting(
        "warning", "What is worth a line.", choices=("debug", "info", "warning", "error")
    )
    metrics_host: str = setting("127.0.0.1", "Address on which Prometheus may ask.")
    metrics_port: int = setting(0, "Port on which Prometheus may ask; 0: nobody may.")

    # What is kept

    keep_finished: float = setting(
        0.0, "Days after which a match that is over is deleted; 0: never."
    )
    keep_abandoned: float = setting(
        0.0, "Days without a move after which a match that is not over is deleted; 0: never."
    )
    keep_unplayed: float = setting(
        1.0,
        "Days after which a table is deleted where somebody sat down with bots and did not move;"
        " 0: never.",
    )
    idle_after: float = setting(
        900.0, "A table that nobody watches is dropped from memory after this; the log keeps it."
    )

    # Letters, in games of days

    public_url: str = setting(
        "", "Where people find this server, for links in letters: https://games.example.org/."
    )
    mail_from: str = setting("", "Whom letters come from: Spielwerk <games@example.org>.")
    smtp_host: str = setting("", "The mail server; without one nobody is written to.")
    smtp_port: int = setting(587, "Its port.", least=1)
    smtp_security: str = setting(
        "starttls", "How the mail server is spoken to.", choices=("starttls", "tls", "none")
    )
    smtp_user: str = setting("", "Who we are to the mail server; nobody without a name.")
    smtp_password: str = setting("", "And the password for that.", secret=True)
    letters_per_hour: float = setting(
        200.0,
        "Letters in the long run, and at once, to all people together; as many again that ask "
        "whether they are wanted.",
        least=1,
    )
    push_key: str = setting(
        "", "The VAPID private key with which closed browsers are sent word.", secret=True
    )
    push_contact: str = setting(
        "", "Whom push services can turn to: mailto:host@example.org; else public_url."
    )
    push_services: tuple[str, ...] = setting(
        (
            "https://fcm.googleapis.com",
            "https://updates.push.services.mozilla.com",
            "https://*.push.apple.com",
            "https://*.notify.windows.com",
        ),
        "A push service that the server may speak to.",
        flag="--push-service",
    )
    call_after: float = setting(
        60.0, "Whose turn it is while they are away is written to after so many seconds."
    )

    # People who are away

    begin_after: float = setting(
        60.0, "So long a table waits for who has not come; then anybody there may begin."
    )
    give_away_after: float = setting(
        180.0, "After so many seconds away the host may give a seat in a match to somebody else."
    )

    # Bots

    bot_delay: float = setting(
        0.9, "From a bot's turn to its move at least, so that people can follow; 0: at once."
    )
    bot_patience: float = setting(
        20.0, "A bot that thinks longer is cut short, and a simpler one is asked."
    )
    search_patience: float = setting(
        8.0,
        "So long tables wait for a game's search to be made; then bots that do without it play.",
    )
    bot_processes: int = setting(
        processors(), "Processes in which bots think; usually one a processor.", least=1
    )
    bots_wait: bool = setting(
        True, "Have processes, and what searches need, ready before anybody asks."
    )
    review_patience: float = setting(
        120.0, "Who asks for a review of a match is told after this to ask again."
    )

    # Bounds

    join_timeout: float = setting(10.0, "For the first message of a socket.")
    close_timeout: float = setting(5.0, "For the last messages to a browser that is sent away.")
    messages_per_second: float = setting(
        20.0, "From one socket or program in the long run; twice as many at once."
    )
    requests_per_second: float = setting(
        20.0,
        "HTTP requests and new sockets from one address in the long run; four times as many "
        "at once.",
    )
    replays_per_second: float = setting(
        2.0, "Matches that one address may look at in the long run; ten times as many at once."
    )
    effect_games: int = setting(
        1000, "Games by either rules that are simulated to tell what house rules change; 0: none."
    )
    effects_per_minute: float = setting(
        6.0, "Simulations that one address may ask for in the long run, and at once.", least=1
    )
    tables_per_minute: float = setting(
        30.0, "Tables set up from one address in the long run, and at once."
    )
    sockets_per_table: int = setting(200, "Browsers and programs at one table.", least=1)
    sockets_per_address: int = setting(400, "Browsers and programs from one address.", least=1)


def variable(name: str) -> str:
    """The variable of the environment that sets this field."""
    return f"SPIELWERK_{name.upper()}"


def secrets_from(environment: dict[str, str]) -> dict[str, str]:
    """What only the environment may set; `…_FILE` names a file that holds it."""
    found = {}
    for known in fields(Settings):
        if known.metadata["secret"]:
            text = read_secret(environment, variable(known.name))
            if text is not None:
                found[known.name] = text
    return found


def read_secret(environment: dict[str, str], name: str) -> str | None:
    """A variable, or what stands in the file that `NAME_FILE` names; OSError without the file."""
    if f"{name}_FILE" in environment:
        with open(environment[f"{name}_FILE"], encoding="utf-8") as file:  # noqa: PTH123
            return file.read().strip()
    return environment.get(name)
