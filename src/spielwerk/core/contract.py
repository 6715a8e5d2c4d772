"""What a game is made of, written once: whoever writes a game fills in a `Definition`.

Every part is a module or a function of the game's package. Types say what it takes and gives, so
that a part that is missing or has another shape is found before anything runs: a module fits a
Protocol if its functions do. What only some games have is declared here, too, and None in the
others: nobody asks a module what it has.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, Protocol

from typing_extensions import TypeVar

from spielwerk.core.chance import Source
from spielwerk.core.documents import Document, Written
from spielwerk.core.lines import Line, Setting
from spielwerk.core.news import Telling, Told
from spielwerk.core.options import Holds, Option, Presets, Values, Where
from spielwerk.core.records import Agreed, Choice, Event, Seen
from spielwerk.core.tensors import Field

S = TypeVar("S", bound=Telling[Any], default=Any)
"""The state: the whole truth about a match at one moment, ints and lists of ints only."""
E = TypeVar("E", bound=Event, default=Any)
"""What can happen: a union of event records."""
O = TypeVar("O", bound=Seen, default=Any)  # noqa: E741 - the letter of the word
"""What a seat may know: the observation record."""
C = TypeVar("C", bound=Choice, default=Any)
"""What a seat can do: a union of choice records."""

S_contra = TypeVar("S_contra", contravariant=True, default=Any)
Seen_T = TypeVar("Seen_T", default=Any)

Reason = tuple[str | None, str] | tuple[str | None, str, Mapping[str, object]]
"""Why an action is not legal: the § of the rule, the code of a text, and its variables."""

Table = Mapping[str, Mapping[int, int]]
"""A table of a rulebook: what each kind counts, by how many there are."""

Talk = Literal["open", "quiet"]
"""Whether partners may talk about the game while it runs."""


class Rules(Protocol[S_contra]):
    """`rules.py`: plain functions over ints, of which there is a machine-code twin."""

    def to_act(self, s: S_contra, /) -> int:
        """The seat that is to act, the lowest of several; CHANCE or NOBODY (`core.seats`)."""
        ...

    def acts(self, s: S_contra, seat: int, /) -> bool:
        """May this seat act now? Several may where they act at once."""
        ...

    def mid_turn(self, s: S_contra, /) -> bool:
        """Is a turn under way whose latest action has shown nothing? It may be taken back."""
        ...

    def fill_outcomes(self, s: S_contra, outcomes: list[int], weights: list[int], /) -> int:
        """Write what chance may bring, and how heavy each weighs; how many there are.

        There has to be room for `MAX_OUTCOMES`.
        """
        ...

    def fill_actions(self, s: S_contra, seat: int, out: list[int], /) -> int:
        """Write the legal actions of a seat that acts; how many there are.

        There has to be room for `MAX_ACTIONS`.
        """
        ...

    def take(self, s: S_contra, seat: int, action: int, /) -> None:
        """Carry out one legal action or outcome (not checked), but not what it forces."""
        ...

    def apply(self, s: S_contra, seat: int, action: int, /) -> None:
        """Carry out one legal action or outcome (not checked) and all that it forces."""
        ...

    def returns(self, s: S_contra, seat: int, /) -> int:
        """At the end: 1 for a seat that has won, -1 for one that has lost, 0 in a draw."""
        ...


class Notation(Protocol):
    """`moves.py`: actions and outcomes as numbers and in writing."""

    @property
    def MAX_ACTIONS(self) -> int:  # noqa: N802
        """No seat ever has more legal actions."""
        ...

    @property
    def MAX_OUTCOMES(self) -> int:  # noqa: N802
        """Chance never has more outcomes."""
        ...

    def text(self, action: int, /) -> str:
        """An action or outcome in notation."""
        ...

    def parse(self, written: str, /) -> int:
        """The action or outcome that a notation names. ValueError: it names none."""
        ...


class Reasons(Protocol[S_contra]):
    """`reasons.py`: why an action is not legal."""

    def reason(self, s: S_contra, seat: int, action: int, /) -> Reason:
        """Why this action of the seat is not legal; it must not be."""
        ...

    def attempts(self, s: S_contra, seat: int, chosen: str, /) -> Mapping[str, Sequence[int]]:
        """For each field, by its name, the actions that would take there what is chosen.

        Chosen is how an action begins in notation. ValueError: nothing can be chosen so.
        """
        ...


class Positions(Protocol[S_contra]):
    """`position.py`: the position document, read (and checked) and written."""

    def read(self, document: Document, s: S_contra, source: Source, /) -> None:
        """Write what a document says into a new state; what it leaves open, chance decides.

        PositionError names the key that is wrong, and why.
        """
        ...

    def write(self, s: S_contra, /) -> Written:
        """A state as a document, without game, options and seats."""
        ...


class Observing(Protocol[S_contra, Seen_T]):
    """`observation.py`: what a seat may know, and what it may imagine of the rest.

    What everybody may know is made once for all (`public`, which is what a spectator sees); a
    seat's own part is put into it (`own`).
    """

    def public(self, s: S_contra, /) -> Seen_T:
        """What everybody may know, as a spectator sees it."""
        ...

    def own(self, s: S_contra, seat: int, public: Seen_T, /) -> Seen_T:
        """What a seat may know: what everybody may, and its own part."""
        ...

    def imagine(self, seen: Document, s: S_contra, source: Source, /) -> Written:
        """A position in which what is seen is so, and the rest is drawn; `s` is a new state.

        PositionError: nothing can be as that observation says.
        """
        ...


class Tensor(Protocol[S_contra]):
    """`tensor.py`: what a seat may know as numbers (`core.tensors`), written like rules."""

    def fields(self, seats: int, options: Values, /) -> tuple[Field, ...]:
        """What the numbers mean, field by field, for so many seats under these options."""
        ...

    def fill(self, s: S_contra, seat: int, x: list[int], /) -> int:
        """Write all that this seat may know, the fields one by one; how many numbers that are."""
        ...


@dataclass(frozen=True, kw_only=True)
class Scores(Generic[S]):
    """How a game is scored: a seat's points, and whether they count at the end of this match."""

    points: Callable[[S, int], int]
    count: Callable[[S], bool]


@dataclass(frozen=True, kw_only=True)
class Records:
    """The kinds of records that cross the game's border: the client's types are made from them."""

    events: object
    """A union of event records."""
    observation: type[Seen] | None = None
    choices: object = None
    """A union of choice records."""
    tables: Mapping[str, Table] = field(default_factory=dict[str, Table])
    """Tables of the rulebook that are shown to people who read its rules."""


@dataclass(frozen=True, kw_only=True)
class Definition(Generic[S, E, O, C]):
    """One game: its state S, what can happen E, what is seen O, what can be done C."""

    name: str
    seats: tuple[int, ...]
    """The numbers of seats that can play, the usual one first."""
    options: tuple[Option, ...]
    presets: Presets
    state: Callable[[], S]
    rules: Rules[S]
    team: Callable[[S, int], int]
    """Of which team a seat is; teams of one where there are none."""
    moves: Notation
    geometry: Callable[[int, Values], Written]
    """All that a painter needs to know about the board, for so many seats under these options."""
    positions: Positions[S]
    observing: Observing[S, O]
    reasons: Reasons[S]
    over: Callable[[S], E]
    """What is told of the end."""
    actions: Callable[[int, Values], Sequence[int]]
    """All that a seat can ever do, in ascending order, each once."""
    tensor: Tensor[S]

    records: Records
    choices: Callable[[S, int, Sequence[int]], list[C]] | None = None
    """The legal actions of a seat with their parts, in this order."""
    tell: Callable[[E, Setting], Iterable[Line]] | None = None
    """An event in sentences."""
    wording: Callable[[C, Setting], Line] | None = None
    """What an action is called."""
    holds: Holds = field(default_factory=dict[str, tuple[Where, ...]])
    """Where texts of the rules hold that do not hold at every table."""

    # What only some games have

    usual_unsaid: bool = False
    """Where documents name the number of seats only if it is not the usual one."""
    set_up: Callable[[S, int], None] | None = None
    """Where the start depends on the number of seats, or on an option."""
    scores: Scores[S] | None = None
    taken_back: Callable[[S, int], Iterable[Told[E]]] | None = None
    """Where turns have several actions: what is told when the latest of a seat is taken back."""
    recalled: Callable[[Sequence[E | Agreed], int | None], int] | None = None
    """Where players have to remember: from which event on one who comes back is told."""
    spelled_out: Callable[[Values, int, str], list[str]] | None = None
    """Where a text may stand for several actions."""
    unreadable: Callable[[object], Reason] | None = None
    """Where more is to be said of a text than that it is no action."""
    preset_key: str | None = None
    """Where documents name the preset."""
    setups: Callable[[Values], dict[str, str]] | None = None
    """Ready-made set-ups: name to the action that sets it up."""
    odds: Callable[[S], list[Written]] | None = None
    """How likely is what people ask about the beginning, and to whom it happened."""
    obstacles: Callable[[S, int, str], Sequence[str]] | None = None
    """What stands in the way of an action that is not legal, by its cells: the reason's code says
    which of several things is meant. Never more than the seat that asks can see."""
    shown: Callable[[S, O], O] | None = None
    """Where clients would have to know rules: what is seen, with what they need in their place."""
    talk: Talk = "open"
