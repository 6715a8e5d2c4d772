"""Letters by SMTP to those whose turn it is while they are away, in games of days.

Anybody can type anybody's address. So the first letter asks whether more are wanted, every letter
can end them, and none holds a word that the sender has chosen.
"""

import asyncio
import hashlib
import smtplib
import ssl
from dataclasses import replace
from email import policy
from email.message import EmailMessage
from functools import cache, partial
from pathlib import Path

from spielwerk.server.ground.clock import now
from spielwerk.server.ground.limits import Limiter
from spielwerk.server.ground.settings import Settings
from spielwerk.server.matches import fairness
from spielwerk.server.notify.outbox import Outbox
from spielwerk.server.storage.kept import Mailbox
from spielwerk.server.storage.storage import Storage
from spielwerk.text import Texts, game_texts

TEXT = Path(__file__).parent.parent / "text"

SMTP_SECONDS = 20.0
"""For the mail server to answer."""

UNFOLDED = policy.default.clone(max_line_length=998)
"""An address in a header is to stay in one piece."""

HOUR = 3600.0

EVERY_SECONDS, AT_ONCE = 600.0, 5
"""Letters to one mailbox: so seldom in the long run, and so many at once."""

WISHED_EVERY_SECONDS, WISHED_AT_ONCE = 600.0, 10
"""Addresses that are given from one place: so seldom in the long run, and so many at once."""

ASKED_EVERY = 24 * 60 * 60 * 1000
"""Milliseconds after which somebody who has not answered may be asked once more."""


class Letters:
    """The way to the host's mail server; none if the host has named none."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self._settings = settings
        self._storage = storage
        self._outbox = Outbox("a letter")
        self._deciding = asyncio.Lock()
        self._wished = Limiter(1 / WISHED_EVERY_SECONDS, WISHED_AT_ONCE)
        self._received = Limiter(1 / EVERY_SECONDS, AT_ONCE)
        self._sent = Limiter(settings.letters_per_hour / HOUR, settings.letters_per_hour)

    @property
    def possible(self) -> bool:
        """Whether letters can be sent."""
        settings = self._settings
        return bool(settings.smtp_host and settings.mail_from and settings.public_url)

    def share(self, servers: int) -> None:
        """So many servers send letters from now on."""
        self._sent.share(servers)

    def may_wish(self, address: str) -> bool:
        """Whether one more mail address may be given from this network address."""
        return self._wished.allows(address)

    async def ask(self, to: str, language: str) -> None:
        """Ask whoever reads there whether letters are wanted, unless that is known; StorageError.

        Who has not answered is not asked again on the same day.
        """
        async with self._deciding:
            known = await self._to_ask(to)
            if known is None:
                return
            await self._storage.keep_mailbox(known)
        texts = words(language)
        body = texts.say("ask-body", link=self._page(known))
        self._post(to, known, texts.say("ask-subject"), body)

    async def _to_ask(self, to: str) -> Mailbox | None:
        """The mailbox as it is asked now; None if it is not."""
        at = now()
        known = await self._storage.mailbox(mailbox_of(to))
        if known is not None and (known.wanted is not None or at < known.asked + ASKED_EVERY):
            return None
        if not self._allowed("asks", to):
            return None
        return replace(known or Mailbox(mailbox_of(to), fairness.new_key()), asked=at)

    async def call(self, to: str, language: str, game: str, table: str, left: float) -> bool:
        """Tell somebody that it is their turn; whether that is under way. StorageError.

        `left`: so many seconds are left of it.
        """
        known = await self._storage.mailbox(mailbox_of(to))
        if known is None:
            await self.ask(to, language)
        if known is None or not known.wanted or not self._allowed("calls", to):
            return False
        texts, called = words(language), game_texts(game, language).say(f"{game}-name")
        link, end = f"{self._base}/table/{table}", self._page(known)
        hours = round(left / HOUR)
        days = round(hours / 24) if hours >= 24 else 0
        body = texts.say("call-body", game=called, link=link, days=days, hours=hours, end=end)
        return self._post(to, known, texts.say("call-subject", game=called), body)

    async def decide(self, token: str, wanted: bool) -> bool:
        """Whoever has had a letter wants more of them, or none; False if it was no letter's."""
        async with self._deciding:
            known = await self._storage.mailbox_with(token)
            if known is None:
                return False
            await self._storage.keep_mailbox(replace(known, wanted=wanted))
            return True

    def _allowed(self, kind: str, to: str) -> bool:
        """Whether one more letter may go to this mailbox, and one more of its kind to anybody."""
        # Some mail servers do not look at dots; where others do, two people share a limit.
        mailbox = folded(to).replace(".", "")
        return self._received.allows(mailbox) and self._sent.allows(kind)

    @property
    def _base(self) -> str:
        return self._settings.public_url.rstrip("/")

    def _page(self, known: Mailbox) -> str:
        return f"{self._base}/letters#mail={known.token}"

    def _post(self, to: str, known: Mailbox, subject: str, body: str) -> bool:
        message = EmailMessage(UNFOLDED)
        message["From"] = self._settings.mail_from
        message["To"] = to
        message["Subject"] = subject
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{self._base}/api/letters/{known.token}/end>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(body + "\n", cte="quoted-printable")
        return self._outbox.post(partial(deliver, self._settings, message))


def folded(to: str) -> str:
    """The mailbox behind an address: `Anna+games@Example.org` is `anna@example.org`."""
    name, _, host = to.lower().partition("@")
    return f"{name.partition('+')[0]}@{host}"


def mailbox_of(to: str) -> str:
    """What is kept of an address to know it again."""
    return hashlib.sha256(folded(to).encode()).hexdigest()


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
