"""What a table tells a browser or a program."""

from dataclasses import dataclass
from typing import Any, Literal

import orjson
from pydantic import Field

from spielwerk.server.messages.fields import Outgoing, Told
from spielwerk.server.messages.said import OfferKind, Pace, TalkRule

ErrorCode = Literal[
    "absent",
    "bad_key",
    "bad_message",
    "bad_origin",
    "bad_seed",
    "begun",
    "bot_stays",
    "bot_there",
    "damaged",
    "full",
    "illegal",
    "internal",
    "locked",
    "no_coach",
    "no_draw",
    "no_host",
    "no_letters",
    "no_offer",
    "no_push",
    "no_resign",
    "no_seat",
    "no_table",
    "no_undo",
    "not_begun",
    "not_over",
    "not_your_turn",
    "over",
    "present",
    "removed",
    "seats_fixed",
    "silent",
    "stale",
    "storage",
    "taken",
    "timeout",
    "too_fast",
    "too_large",
]


KeptFor = Literal["away", "time", "asked", "host"]
"""Nobody was there when one had to act; time was up; the person, or the host, wanted it so."""


class SeatInfo(Outgoing):
    """Who sits there. `connected`: at least one browser shows this seat (a bot always does).

    `sign`: the picture that a person has chosen to stand beside the name.
    `kept`: why a bot keeps it warm for the person. `open`: somebody may still sit down there.
    Where people come together before the match begins: whether somebody `came`, and what the seat
    adds to chance, first as a promise (its SHA-256).
    """

    seat: int
    kind: Literal["person", "bot"]
    name: str | None
    sign: str | None
    bot: str | None
    connected: bool
    kept: KeptFor | None
    open: bool
    locked: bool
    came: bool
    promise: str | None
    seed: str | None


class Origin(Outgoing):
    """Where a "what if" begins: after so many steps of another table's match, or of a file's.

    `moment`: which moment of its replay that is; what chance does belongs to the one before.
    """

    table: str | None
    steps: int
    moment: int


class TableTold(Outgoing):
    """The table itself; first after joining and again whenever a name or a connection changes.

    Of its `options` those in `agreed`, or in the `preset` that it names, are not what holds if
    nobody chooses. `coach`: who sits there may ask for hints. Before it has `begun` nothing else
    is told; once it is `sealed`, seats show the seeds that they promised. `may_begin`: the reader
    may wait no longer. `listed`: it is in the lobby. `stand_in`: the bot that keeps seats warm.
    `offers`: what the reader may offer.
    """

    type: Literal["table"] = "table"
    table: str
    game: str
    options: Told
    agreed: Told
    seat: int | None
    seats: list[SeatInfo]
    teams: list[list[int]]
    coach: bool
    commitment: str
    sealed: bool
    begun: bool
    may_begin: bool
    origin: "Origin | None"
    listed: bool
    pace: Pace
    stand_in: str
    talk: TalkRule
    offers: list[OfferKind]


class Choices(Outgoing):
    """Each of the `legal` actions with its parts, in their order.

    A row begins with the number of its shape, counted from 0; a 0 in the shape stands for the
    next value of the row.
    """

    shapes: list[Told]
    rows: list[list[Any]]


@dataclass(kw_only=True, slots=True)
class Update:
    """What the viewer may know now. `events` are those that lead up to `version`.

    Events and choices carry their sentences as `said`. `can_undo`: the viewer is to act,
    and chance has left their latest turn alone, so that an undo can be asked for.
    """

    # Made for every viewer after every move: a model would cost five times as much.

    type: Literal["update"] = "update"
    version: int
    events: list[Told]
    observation: Told
    to_act: list[int]
    legal: list[str]
    choices: Choices | None
    decision: int
    can_take_back: bool
    can_undo: bool
    over: bool
    returns: list[int] | None
    scores: list[int] | None

    def to_bytes(self) -> bytes:
        """The JSON document in UTF-8."""
        return orjson.dumps(self)


class ErrorTold(Outgoing):
    """Why something was refused. `rule`, `reason` and `args` say it in the game's own texts.

    `obstacles`: the cells of the board where something is in the way of a refused action.
    """

    type: Literal["error"] = "error"
    code: ErrorCode
    message: str
    rule: str | None = None
    reason: str | None = None
    args: Told = Field(default_factory=dict)
    obstacles: list[str] = Field(default_factory=list)


class WhyNot(Outgoing):
    """Why something cannot be done: the rule, and the name of a text with what it needs.

    `obstacles`: the cells of the board where something is in the way.
    """

    rule: str | None
    reason: str
    args: Told = Field(default_factory=dict)
    obstacles: list[str] = Field(default_factory=list)


class BarredTold(Outgoing):
    """The answer to a `why`: by its name every field that what is chosen cannot reach.

    True at `version`, which is that of the latest update.
    """

    type: Literal["barred"] = "barred"
    chosen: str
    version: int
    fields: dict[str, WhyNot]


class Advised(Outgoing):
    """A legal action, and the chance to win with it as the coach sees it, 0 to 1.

    `because`: what there is to say of it, in sentences; often nothing.
    """

    action: str
    chance: float
    because: list[Told]


class HintTold(Outgoing):
    """The answer to a `hint`: what the seat could do, the best first; [] if nobody knows."""

    type: Literal["hint"] = "hint"
    decision: int
    actions: list[Advised]


class SeatClock(Outgoing):
    """Milliseconds that a seat has left, for this turn and then in its bank; is it counting?"""

    seat: int
    left: int
    bank: int
    running: bool


class ClockTold(Outgoing):
    """The clocks as they stand at this moment; after every update where there are some."""

    type: Literal["clock"] = "clock"
    seats: list[SeatClock]


class OfferTold(Outgoing):
    """An offer that is open: who makes it, and who still has to agree."""

    number: int
    offer: OfferKind
    by: int
    waits: list[int]
    pace: Pace | None


class OffersTold(Outgoing):
    """All offers that are open now."""

    type: Literal["offers"] = "offers"
    offers: list[OfferTold]


class TalkEntry(Outgoing):
    """Something said: by a seat, or by the table itself (None) as the name of a text.

    Numbers are in no order; `at` is, in milliseconds since 1970.
    A `notice` may name a seat after a space.
    """

    number: int
    seat: int | None
    kind: Literal["text", "emote", "notice", "removed"]
    text: str
    at: int


class TalkTold(Outgoing):
    """What was said since the last one; what has come before with the same number has changed."""

    type: Literal["talk"] = "talk"
    entries: list[TalkEntry]


class Invited(Outgoing):
    """To the host alone: what opens a seat that was freed."""

    type: Literal["invited"] = "invited"
    seat: int
    invitation: str


class ReachTold(Outgoing):
    """Where the reader is told that it is their turn; heard only where the server can do that.

    `letters`: whether it writes letters. `push_key`: what browsers need for being sent word;
    None if they are sent none. `pushed`: a browser of this seat is.
    """

    type: Literal["reach"] = "reach"
    letters: bool
    mail: str | None
    push_key: str | None
    pushed: bool


class Pong(Outgoing):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"


class Reveal(Outgoing):
    """At the end: the secret whose SHA-256 was the table's commitment from the beginning."""

    type: Literal["reveal"] = "reveal"
    secret: str


class AgainTold(Outgoing):
    """The same people have another table; each one's key opens the same seat there."""

    type: Literal["again"] = "again"
    table: str


ServerMessage = (
    TableTold
    | Update
    | ErrorTold
    | BarredTold
    | HintTold
    | ClockTold
    | OffersTold
    | TalkTold
    | Invited
    | ReachTold
    | Pong
    | Reveal
    | AgainTold
)
