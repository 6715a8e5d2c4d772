"""What is kept of a table: who sits there, how it is played, what was said."""

from dataclasses import dataclass

from spielwerk.core.documents import Written
from spielwerk.server.messages.said import NO_PACE, Pace

Step = tuple[int | str, str]
"""Who (a seat or "chance") did what."""

CHANCE = "chance"


@dataclass(frozen=True)
class SeatRecord:
    """Who sits there: a bot, or whoever has the key with this hash."""

    bot: str | None
    name: str | None
    key_hash: bytes | None
    came: bool = False
    promise: str | None = None
    seed: bytes | None = None
    kept: str | None = None
    invitation: bytes | None = None
    locked: bool = False
    reach: str | None = None
    called: int | None = None
    sign: str | None = None


@dataclass(frozen=True)
class TableRecord:
    """A table as it is kept, without its log.

    Of the steps that were `taken` from another match, `taken_actions` somebody chose.
    """

    id: str
    game: str
    options: Written
    secret: bytes
    seats: tuple[SeatRecord, ...]
    over: bool = False
    next: str | None = None
    coach: bool = True
    stage: int = 2
    taken: int = 0
    taken_actions: int = 0
    origin: str | None = None
    pace: Pace = NO_PACE
    paced: int = 0
    stand_in: str | None = None
    stand_in_after: int | None = None
    talk: str = "open"
    listed: bool = False
    host_hash: bytes | None = None

    @property
    def begun(self) -> bool:
        """Whether the match has begun (`beginning`)."""
        return self.stage == 2


@dataclass(frozen=True)
class Said:
    """Something said at a table, by a seat or by the table itself."""

    number: int
    seat: int | None
    kind: str
    text: str
    during: int
    at: int


@dataclass(frozen=True)
class Mailbox:
    """A mail address that was written to, by its hash, and whether more letters are wanted."""

    name: str
    token: str
    wanted: bool | None = None
    asked: int = 0
