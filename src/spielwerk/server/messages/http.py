"""What is asked and answered over HTTP: games, new tables, and matches that are over."""

from typing import Annotated, Literal

from pydantic import Field

from spielwerk.server.messages.fields import (
    BotName,
    GameName,
    Incoming,
    Key,
    Name,
    OptionName,
    OptionValue,
    Outgoing,
    SeatNumber,
    Sign,
    Told,
)
from spielwerk.server.messages.said import NO_PACE, Pace, TalkRule
from spielwerk.server.messages.told import ErrorCode, Origin, SeatInfo, Update


class Case(Outgoing):
    """What can be chosen with these numbers of seats, or with this value of another option.

    The first value is the default there, and it may be `ours` where it is else the rulebook's.
    """

    values: list[str]
    seats: list[int] = Field(default_factory=list)
    given: list[str] = Field(default_factory=list)
    ours: bool = False


class Option(Outgoing):
    """One house rule and what it may be; a whole number where `whole_number` is true.

    Where there is an `order_of` numbers, the value is a text that names each of them once, with
    blanks between them, and it is needed where what stands in `needs` is chosen.

    From `low` on it goes in steps of `step`. Other values than the default are only for `seats`
    seats, if any are named, and only where the option and its value in `needs` are chosen. Where
    an option in `matters` has none of its values there, they change nothing. Of `cases` the first
    that fits says what can be chosen, whatever else `values` names. Options of one `group` belong
    together. The default is the rulebook's choice, or, if it is `ours`, our reading where the
    rulebook leaves it open; of a `mode` the rulebook has all values.
    """

    name: str
    rule: str
    group: str
    ours: bool
    mode: bool = False
    default: str | int
    values: list[str] | None = None
    whole_number: bool = False
    order_of: list[int] | None = None
    low: int | None = None
    high: int | None = None
    step: int = 1
    seats: list[int] = Field(default_factory=list)
    needs: list[str] = Field(default_factory=list)
    matters: dict[str, list[str]] = Field(default_factory=dict)
    cases: list[Case] = Field(default_factory=list)


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


class StandingWish(Incoming):
    """How a table stands for whoever holds these keys, or an invitation."""

    keys: Annotated[list[Key], Field(max_length=8)] = Field(default_factory=list)
    invitation: Key | None = None


class Standing(Outgoing):
    """A table, whose turn it is there, and since when, in milliseconds since 1970.

    `own`: the seats of the keys that were shown; `invited`: that of the invitation, as long as it
    is good. `since` None: nothing was played yet. `next` is the table of the rematch, once
    somebody wants one.
    """

    table: TableInfo
    own: list[int]
    invited: int | None
    begun: bool
    to_act: list[int]
    since: int | None
    next: str | None


class AgainWish(Incoming):
    """Who holds the key of a seat wants to play again."""

    key: Key


class AgainTable(Outgoing):
    """The table of the rematch, where the same key opens the same person's seat."""

    table: str


class ReviewStep(Outgoing):
    """What a seat did, and what it was told; what chance did, and what anybody was told."""

    who: int | Literal["chance"]
    action: str
    events: list[Told]


class Missed(Outgoing):
    """A step at which the seat, by what it saw, had something better: by so much of a chance.

    `words`: what the two actions are called, where the game says so; `because`: what there is to
    say of each, from what the seat knew.
    """

    step: int
    seat: int
    observation: Told
    played: str
    better: str
    gain: float
    words: dict[str, Told]
    because: dict[str, list[Told]]


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
    "no_effect",
    "no_game",
    "no_review",
    "no_scene",
    "no_puzzle",
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
