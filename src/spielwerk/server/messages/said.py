"""What a browser or a program says to a table, over a socket or the door for programs."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, TypeAdapter

from spielwerk.server.messages.fields import (
    MAX_ACTION,
    BotName,
    Decision,
    Incoming,
    Key,
    Name,
    Promise,
    SeatNumber,
    SeedDigits,
    Sign,
    clean_text,
)


class Pace(Incoming):
    """How fast is played: as one likes, live by the clock, or so many days a turn.

    Live, a turn has `move` seconds; what it takes longer comes out of the seat's `bank` for the
    whole match. A bot plays for whose time is up.
    """

    kind: Literal["none", "live", "days"] = "none"
    move: Annotated[int, Field(ge=5, le=3600)] = 30
    bank: Annotated[int, Field(ge=0, le=36_000)] = 300
    days: Annotated[int, Field(ge=1, le=30)] = 3


NO_PACE = Pace()

TalkRule = Literal["open", "quiet", "off"]
"""Quiet: partners hear each other only when the round is over."""

Emote = Literal["hello", "well_played", "thanks", "oops", "wow", "hurry", "moment", "good_game"]

OfferKind = Literal["undo", "draw", "resign", "pace"]


class Join(Incoming):
    """The first message of every socket. Without a key one watches.

    `since` is the version that the viewer has seen already (0: nothing). `promise` is the SHA-256
    of a seed that this seat wants to add to the table's chance, shown later by `seed`. `host`:
    the key of the table's host, who may be anywhere. `sign`: the picture beside the name, one that
    clients know; empty: none.
    """

    type: Literal["join"]
    key: Key | None = None
    name: Name | None = None
    sign: Sign | None = None
    promise: Promise | None = None
    host: Key | None = None
    since: Annotated[int, Field(ge=0, le=10**12)] = 0


class Seed(Incoming):
    """The seed that this seat has promised; wanted once the table is `sealed`."""

    type: Literal["seed"]
    seed: SeedDigits


class Begin(Incoming):
    """While the table has not begun: do not wait any longer for who is missing.

    From the host, or from whoever is told that they may: in the end from anybody who sits there.
    """

    type: Literal["begin"]


class Play(Incoming):
    """One action. `decision` is the last update's: sent again, it is not played again."""

    type: Literal["play"]
    decision: Decision
    action: Annotated[str, Field(min_length=1, max_length=MAX_ACTION)]


class TakeBack(Incoming):
    """Take back the own latest action, while its turn is incomplete."""

    type: Literal["take_back"]
    decision: Decision


class Why(Incoming):
    """Why a chosen card or piece cannot go where it cannot: answered by a `barred`.

    `chosen` is how an action begins in notation.
    """

    type: Literal["why"]
    chosen: Annotated[str, Field(min_length=1, max_length=MAX_ACTION)]


class Hint(Incoming):
    """What the coach would do at this decision: answered by a `hint`, to who asks only."""

    type: Literal["hint"]
    decision: Decision


class Again(Incoming):
    """After the end: another table for the same people; each sits one seat on, if `rotate`."""

    type: Literal["again"]
    rotate: bool = False


class ComeBack(Incoming):
    """Take the own seat back from the bot that keeps it warm."""

    type: Literal["come_back"]


class StepAway(Incoming):
    """Let a bot keep the own seat warm."""

    type: Literal["step_away"]


class Offer(Incoming):
    """Offer something to those who have to agree; what was offered before is withdrawn."""

    type: Literal["offer"]
    offer: OfferKind
    pace: Pace | None = None


class Answer(Incoming):
    """Agree to an offer, or not; who has offered withdraws it."""

    type: Literal["answer"]
    number: Decision
    yes: bool


Mail = Annotated[
    str, Field(max_length=254, pattern=r"^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$")
]


ENDPOINT = r"^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?/[A-Za-z0-9._~:/?&=%+-]*$"
"""Where a browser's push service is: no user, nothing that two readers read in two ways."""


class Push(Incoming):
    """A browser's push service, and the keys with which only that browser can read."""

    endpoint: Annotated[str, Field(max_length=1000, pattern=ENDPOINT)]
    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{80,100}=*$")]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16,40}=*$")]


class Reach(Incoming):
    """Where to be told, in games of days, that it is one's turn.

    What is not named stays as it is; None: no more.
    """

    type: Literal["reach"]
    mail: Mail | None = None
    push: Push | None = None
    language: Literal["de", "en"] = "en"


class Say(Incoming):
    """Say something to the table."""

    type: Literal["say"]
    text: Annotated[str, Field(max_length=1200), AfterValidator(clean_text)]


class Wave(Incoming):
    """Say one of a few things that need no words."""

    type: Literal["emote"]
    emote: Emote


class Hush(Incoming):
    """From the host: remove what was said."""

    type: Literal["hush"]
    number: Annotated[int, Field(ge=0, lt=2**48)]


class Fill(Incoming):
    """From the host: a bot plays this seat, for good before the match.

    In a match: until whoever sits there, and has been away for long, is back.
    """

    type: Literal["fill"]
    seat: SeatNumber
    bot: BotName


class Free(Incoming):
    """From the host: whoever sits there has to go; answered by a new `invited`.

    In a match only who has been away for long.
    """

    type: Literal["free"]
    seat: SeatNumber


class Move(Incoming):
    """From the host, before the match: these two seats change places."""

    type: Literal["move"]
    seat: SeatNumber
    to: SeatNumber


class Lock(Incoming):
    """From the host: nobody may sit down there, or somebody may again."""

    type: Literal["lock"]
    seat: SeatNumber
    locked: bool


class Ping(Incoming):
    """Answered by a pong."""

    type: Literal["ping"]


ClientMessage = Annotated[
    Join
    | Seed
    | Begin
    | Play
    | TakeBack
    | Why
    | Hint
    | Again
    | ComeBack
    | StepAway
    | Offer
    | Answer
    | Reach
    | Say
    | Wave
    | Hush
    | Fill
    | Free
    | Move
    | Lock
    | Ping,
    Field(discriminator="type"),
]
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
