"""Letters by SMTP to those whose turn it is while they are away, in games of days."""

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from functools import cache
from pathlib import Path

from spielwerk.server.limits import Limiter
from spielwerk.server.settings import Settings
from spielwerk.text import Texts, game_texts

logger = logging.getLogger(__name__)

TEXT = Path(__file__).parent / "text"

SMTP_SECONDS = 20.0
"""For the mail server to answer."""

EVERY_SECONDS, AT_ONCE = 600.0, 5
"""Letters to one address: so seldom in the long run, and so many at once."""


class Letters:
    """The way to the host's mail server; none if the host has named none."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._limiter = Limiter(1 / EVERY_SECONDS, AT_ONCE)
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def possible(self) -> bool:
        """Whether letters can be sent."""
        settings = self._settings
        return bool(settings.smtp_host and settings.mail_from and settings.public_url)

    def send(self, to: str, language: str, game: str, table: str, name: str, until: str) -> None:
        """Send a letter, some time; nothing fails if that cannot be."""
        if not self.possible or not self._limiter.allows(to.lower()):
            return
        task = asyncio.create_task(
            self._send(letter(self._settings, to, language, game, table, name, until))
        )
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, message: EmailMessage) -> None:
        try:
            await asyncio.to_thread(deliver, self._settings, message)
        except (OSError, smtplib.SMTPException) as error:
            # Never the address: logs are read by others.
            logger.warning("a letter could not be sent: %s", type(error).__name__)

    def close(self) -> None:
        """Nothing more is sent."""
        for task in self._sending:
            task.cancel()


def letter(
    settings: Settings, to: str, language: str, game: str, table: str, name: str, until: str
) -> EmailMessage:
    """What is written; it holds nothing of the match but whose turn it is."""
    texts, called = words(language), game_texts(game, language).say(f"{game}-name")
    message = EmailMessage()
    message["From"] = settings.mail_from
    message["To"] = to
    message["Subject"] = texts.say("call-subject", game=called)
    message["Auto-Submitted"] = "auto-generated"
    link = f"{settings.public_url.rstrip('/')}/table/{table}"
    who = name or texts.say("call-nobody")
    body = texts.say("call-body", name=who, game=called, link=link, until=until)
    message.set_content(body + "\n")
    return message


@cache
def words(language: str) -> Texts:
    """What the server says itself."""
    return Texts(language, TEXT / f"{language}.ftl")


def deliver(settings: Settings, message: EmailMessage) -> None:
    """Hand a letter to the mail server."""
    context = ssl.create_default_context()
    if settings.smtp_security == "tls":
        smtp: smtplib.SMTP = smtplib.SMTP_SSL(
            settings.smtp_host, settings.smtp_port, timeout=SMTP_SECONDS, context=context
        )
    else:
        smtp = smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=SMTP_SECONDS)
    with smtp:
        if settings.smtp_security == "starttls":
            smtp.starttls(context=context)
        if settings.smtp_user:
            smtp.login(settings.smtp_user, settings.smtp_password)
        smtp.send_message(message)
