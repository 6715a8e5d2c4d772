"""Every JSON shape that crosses the wire; the client's types are made from these (`typescript`).

What comes in is closed: unknown fields, other types and anything beyond the bounds are refused.
What goes out about a match is built from one seat's observation and events alone (see `views`).
"""

import unicodedata
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import orjson
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

MAX_NAME = 30
"""Characters in a person's name."""

MAX_ACTION = 80
"""Characters in an action's text; the longest of any game is far below."""

NAME_JOINERS = {"\u200d"}
"""Invisible characters that names may hold: emoji are joined with them."""

Told = dict[str, Any]
"""A game's own document: an observation, an event, the values of its options."""


def clean_name(name: str) -> str:
    """A name as it is shown, composed and trimmed; ValueError if it makes no line of text."""
    name = unicodedata.normalize("NFC", name).strip()
    if not 1 <= len(name) <= MAX_NAME:
        raise ValueError(f"a name has 1 to {MAX_NAME} characters")
    for character in name:
        if unicodedata.category(character)[0] == "C" and character not in NAME_JOINERS:
            raise ValueError("a name may not contain control characters")
        if unicodedata.category(character) in {"Zl", "Zp"}:
            raise ValueError("a name is a single line")
    return name


MAX_SAID = 300
"""Characters that are said at once."""


def clean_text(text: str) -> str:
    """What is said, in one line; ValueError if that is nothing or too much."""
    text = "".join(
        character
        if unicodedata.category(character)[0] != "C" or character in NAME_JOINERS
        else " "
        for character in unicodedata.normalize("NFC", text)
    )
    text = " ".join(text.split())
    if not 1 <= len(text) <= MAX_SAID:
        raise ValueError(f"1 to {MAX_SAID} characters can be said at once")
    return text


Name = Annotated[str, Field(max_length=200), AfterValidator(clean_name)]
Sign = Annotated[str, Field(pattern=r"^[a-z]{0,16}$")]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
Decision = Annotated[int, Field(ge=0, le=1_000_000)]
Promise = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
SeedDigits = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
GameName = Annotated[str, Field(pattern=r"^[a-z_]{1,32}$")]
BotName = Annotated[str, Field(pattern=r"^[a-z0-9_-]{1,32}$")]
OptionName = Annotated[str, Field(min_length=1, max_length=40)]
OptionValue = Annotated[int, Field(ge=-(2**31), lt=2**31)] | Annotated[str, Field(max_length=40)]


class Incoming(BaseModel):
    """What a client sends."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Outgoing(BaseModel):
    """What the server sends; made from its own values, so never checked again."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    def to_bytes(self) -> bytes:
        """The JSON document in UTF-8."""
        return self.__pydantic_serializer__.to_json(self)


# The browser to the table


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


# The table to the browser

ErrorCode = Literal[
    "bad_key",
    "bad_message",
    "bad_origin",
    "bad_seed",
    "begun",
    "cannot_offer",
    "damaged",
    "full",
    "illegal",
    "internal",
    "locked",
    "no_coach",
    "no_host",
    "no_offer",
    "no_seat",
    "no_table",
    "not_begun",
    "not_over",
    "not_your_turn",
    "present",
    "removed",
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
    """Where a "what if" begins: after so many steps of another table's match, or of a file's."""

    table: str | None
    steps: int


class TableTold(Outgoing):
    """The table itself; first after joining and again whenever a name or a connection changes.

    Of its `options` those in `agreed` are not what holds if nobody chooses. `coach`: who sits
    there may ask for hints. Before it has `begun` nothing else is told; once it is `sealed`, seats
    show the seeds that they promised. `may_begin`: the reader may wait no longer. `listed`: it is
    in the lobby. `stand_in`: the bot that keeps seats warm. `offers`: what the reader may offer.
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


@dataclass(kw_only=True, slots=True)
class Update:
    """What the viewer may know now. `events` are those that lead up to `version`."""

    # Made for every viewer after every move: a model would cost five times as much.

    type: Literal["update"] = "update"
    version: int
    events: list[Told]
    observation: Told
    to_act: list[int]
    legal: list[str]
    decision: int
    can_take_back: bool
    over: bool
    returns: list[int] | None
    scores: list[int] | None

    def to_bytes(self) -> bytes:
        """The JSON document in UTF-8."""
        return orjson.dumps(self)


class ErrorTold(Outgoing):
    """Why something was refused. `rule`, `reason` and `args` say it in the game's own texts."""

    type: Literal["error"] = "error"
    code: ErrorCode
    message: str
    rule: str | None = None
    reason: str | None = None
    args: Told = Field(default_factory=dict)


class WhyNot(Outgoing):
    """Why something cannot be done: the rule, and the name of a text with what it needs."""

    rule: str | None
    reason: str
    args: Told = Field(default_factory=dict)


class BarredTold(Outgoing):
    """The answer to a `why`: by its name every field that what is chosen cannot reach.

    True at `version`, which is that of the latest update.
    """

    type: Literal["barred"] = "barred"
    chosen: str
    version: int
    fields: dict[str, WhyNot]


class Advised(Outgoing):
    """A legal action, and the chance to win with it as the coach sees it, 0 to 1."""

    action: str
    chance: float


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


# HTTP


class Option(Outgoing):
    """One house rule and what it may be; a whole number where `whole_number` is true.

    From `low` on it goes in steps of `step`. Other values than the default are only for `seats`
    seats, if any are named, and only where the option and its value in `needs` are chosen. Without
    those in `matters` they change nothing. Options of one `group` belong together. The default is
    the rulebook's choice, or, if it is `ours`, our reading where the rulebook leaves it open; of a
    `mode` the rulebook has all values.
    """

    name: str
    rule: str
    group: str
    ours: bool
    mode: bool = False
    default: str | int
    values: list[str] | None = None
    whole_number: bool = False
    low: int | None = None
    high: int | None = None
    step: int = 1
    seats: list[int] = Field(default_factory=list)
    needs: list[str] = Field(default_factory=list)
    matters: list[str] = Field(default_factory=list)


class GameInfo(Outgoing):
    """A game that can be played here. `teams` are those of the first number in `seats`."""

    name: str
    seats: list[int]
    teams: list[list[int]]
    options: list[Option]
    presets: dict[str, dict[str, str | int]]
    bots: list[str]


Point = tuple[float, float]
"""Right and down, in the units of the board's size."""


class Cell(Outgoing):
    """A field of a board.

    Left out where they mean nothing: whose it is, how deep in a goal, which in the order in which
    its seat sets up, where a card lies that belongs to it.
    """

    name: str
    at: Point
    kind: str
    seat: int | None = None
    depth: int | None = None
    order: int | None = None
    beside: Point | None = None


class SeatPlace(Outgoing):
    """Where a seat's player sits: degrees, from the bottom in the direction of the turns."""

    seat: int
    angle: float


class Geometry(Outgoing):
    """A board as it is painted; nothing of the rules. No kennel where nobody waits beside it.

    `parts`: the cells of each piece of a board that is put together. `places`: where else things
    lie, by name. `lines`: cells between which one step leads, where that is not plain.
    """

    game: str
    size: Point
    cells: list[Cell]
    kennel: list[list[Point]]
    seats: list[SeatPlace]
    direction: str
    parts: list[list[str]] | None = None
    places: dict[str, Point] | None = None
    lines: list[list[str]] | None = None


class SetupInfo(Outgoing):
    """A ready-made set-up by its name, and the action that plays it."""

    name: str
    setup: str


class Me(Incoming):
    """The seat of whoever sets up the table."""

    kind: Literal["me"]
    name: Name | None = None
    sign: Sign | None = None


class KeySeat(Incoming):
    """A seat whose key is told at once: for a program, or for who hands keys on."""

    kind: Literal["key"]
    name: Name | None = None


class Link(Incoming):
    """A seat for whoever is invited: what is told of it can be swapped for a key, once."""

    kind: Literal["link"]
    name: Name | None = None


class Bot(Incoming):
    """A seat played by the server."""

    kind: Literal["bot"]
    bot: BotName
    name: Name | None = None


SeatWish = Annotated[Me | KeySeat | Link | Bot, Field(discriminator="kind")]


class NewTable(Incoming):
    """A table to be set up: the game, its options, who sits where, and whether with a coach.

    It begins when all have come, so that all can add to its chance; or `at_once`, where programs
    do not care. A bot, `stand_in`, keeps seats warm whose time is up, or that have been away for
    `stand_in_after` seconds (None: it waits). Without a rule for `talk` the game's holds. Who is
    `listed` stands in the lobby.
    """

    game: GameName
    options: Annotated[dict[OptionName, OptionValue], Field(max_length=50)] = Field(
        default_factory=dict
    )
    seats: Annotated[
        list[SeatWish],
        Field(min_length=1, max_length=8),
    ]
    coach: bool = True
    begin: Literal["together", "at_once"] = "together"
    pace: Pace = NO_PACE
    stand_in: BotName | None = None
    stand_in_after: Annotated[int, Field(ge=10, le=86_400)] | None = 180
    talk: TalkRule | None = None
    listed: bool = False


class TableCreated(Outgoing):
    """The table's name, keys and invitations by seat, and the key of the host.

    Nobody can ask for them again.
    """

    table: str
    keys: dict[str, str]
    invitations: dict[str, str] = Field(default_factory=dict)
    host: str | None = None
    watch: str


class TakeSeat(Incoming):
    """A seat is wanted: by an invitation, or at a listed table this one, or any."""

    invitation: Key | None = None
    seat: SeatNumber | None = None
    name: Name | None = None
    sign: Sign | None = None


class SeatTaken(Outgoing):
    """The seat, and the key that opens it from now on; nobody else gets it."""

    seat: int
    key: str


class TableInfo(Outgoing):
    """What anybody who knows a table's name may know of it."""

    table: str
    game: str
    options: Told
    agreed: Told
    seats: list[SeatInfo]
    teams: list[list[int]]
    pace: Pace
    listed: bool
    coach: bool
    over: bool
    commitment: str


class ReviewStep(Outgoing):
    """What a seat did, and what it was told; what chance did, and what anybody was told."""

    who: int | Literal["chance"]
    action: str
    events: list[Told]


class Missed(Outgoing):
    """A step at which the seat, by what it saw, had something better: by so much of a chance."""

    step: int
    seat: int
    observation: Told
    played: str
    better: str
    gain: float


class Review(Outgoing):
    """What there is to say about a match that is over; all chances are 0 to 1.

    `curve`: each seat's chance to win, before the first step and after each. By seat, `luck` is
    what chance gave or took, `lost` what was given away. `turning_points`: the numbers of the
    steps that changed most. `missed`: the costliest first.
    """

    game: str
    seats: int
    returns: list[int]
    steps: list[ReviewStep]
    curve: list[list[float]]
    luck: list[float]
    lost: list[float]
    turning_points: list[int]
    missed: list[Missed]


class Receipt(Outgoing):
    """What proves that nobody chose the cards of a match that is over; seeds are by seat.

    `commitment` is the SHA-256 of `secret`, each of `promises` that of a seed. The first `taken`
    steps are another table's (`origin`).
    """

    table: str
    commitment: str
    secret: str
    promises: list[str | None]
    seeds: list[str | None]
    taken: int
    origin: str | None


class Draw(Outgoing):
    """One outcome of chance: what else there could have been, in order, and what anybody was told.

    Of all weights together a ticket is drawn; `seat` is whose outcome it was, if anybody's.
    """

    step: int
    seat: int | None
    outcomes: list[str]
    weights: list[int]
    says: str
    events: list[Told]


class Tally(Outgoing):
    """How often something came to a seat, and how often it was to be expected.

    `spread`: how far from that it usually is (one standard deviation).
    """

    seat: int | None
    outcome: str
    times: int
    expected: float
    spread: float


class Odds(Outgoing):
    """How likely something is of which people ask, and to which seats it happened."""

    name: str
    chance: float
    seats: list[int]


class Luck(Outgoing):
    """What chance brought in a match that is over, and how likely that was.

    Without a receipt (in a file that has none) nothing proves where it came from.
    """

    game: str
    receipt: Receipt | None
    draws: list[Draw]
    tally: list[Tally]
    odds: list[Odds]


class Moment(Outgoing):
    """After so many steps, by who acted last: what a viewer was told then, if anything.

    What chance does after an action belongs to it. Nothing can be played any more: no actions are
    listed.
    """

    steps: int
    who: int | None
    update: Update | None


class Replay(Outgoing):
    """A match that is over, as one viewer saw it, and who played it as far as that is known."""

    table: str | None
    game: str
    options: Told
    agreed: Told
    seat: int | None
    names: list[str | None]
    bots: list[str | None]
    teams: list[list[int]]
    origin: Origin | None
    moments: list[Moment]


class LettersWish(Incoming):
    """Whether the reader of a letter wants more of them."""

    wanted: bool


class LettersTold(Outgoing):
    """What was kept of that."""

    wanted: bool


class WhatIf(Incoming):
    """A match that goes on from the middle of another one, against bots.

    After so many steps of a table that is over, or of a transcript; who asks sits down at `seat`.
    """

    table: Annotated[str, Field(max_length=64)] | None = None
    transcript: Told | None = None
    steps: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Annotated[int, Field(ge=0, le=7)]
    bot: BotName
    name: Name | None = None


ProblemCode = Literal[
    "bad_bot",
    "bad_key",
    "bad_option",
    "bad_origin",
    "bad_request",
    "bad_transcript",
    "damaged",
    "full",
    "internal",
    "locked",
    "no_game",
    "no_review",
    "no_table",
    "not_found",
    "not_over",
    "storage",
    "taken",
    "too_fast",
    "too_large",
]


class Problem(Outgoing):
    """An HTTP error (RFC 9457); `where` names the field that was wrong."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str
    code: ProblemCode | ErrorCode
    where: str | None = None


class Health(Outgoing):
    """Whether the server lives, or is ready to play."""

    status: Literal["ok", "storage"]


def explain(error: ValidationError) -> str:
    """A validation error in one line, without repeating what was sent."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    what = str(first["msg"]).removeprefix("Value error, ")
    return f"{where}: {what}" if where else what
